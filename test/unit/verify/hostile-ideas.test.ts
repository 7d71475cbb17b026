import { expect, it } from 'vitest'
import { HOSTILE_IDEAS } from '../../fixtures/hostile-ideas.ts'
import { libraryAnswer } from '../../verifiers/library-answers.ts'

it.each(HOSTILE_IDEAS)('the library does not verify $name', async ({ proof }) => {
  const { answer, codes } = await libraryAnswer(proof)
  expect(['not_verified', 'trace_invalid']).toContain(answer)
  expect(codes).not.toContain('work_exceeded')
})
