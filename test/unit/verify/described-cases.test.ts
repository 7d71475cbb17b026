import { expect, it } from 'vitest'
import { DESCRIBED_CASES } from '../../fixtures/described-cases.ts'
import { libraryAnswer } from '../../verifiers/library-answers.ts'

it.each(DESCRIBED_CASES)('the library answers $name as the format page says', async ({ proof, codes, answer }) => {
  const answered = await libraryAnswer(proof)
  expect([answered.answer, ...answered.codes]).toEqual([
    answer ?? (codes.length === 0 ? 'verified' : 'not_verified'),
    ...codes,
  ])
})
