import { describe, expect, it } from 'vitest'
import { allExamples, type Example } from './collect-examples.ts'
import { runExample } from './run-example.ts'

const REASON_CHARACTERS_MIN = 10

const named = (examples: readonly Example[]) => examples.map((one) => [`${one.file}:${one.line}`, one] as const)

describe('the examples in the documents', () => {
  const examples = allExamples()
  const running = examples.filter(({ noRun, savedAs }) => noRun === undefined && savedAs === undefined)
  const resting = examples.filter(({ noRun }) => noRun !== undefined)

  it('are found', () => {
    expect(running.length).toBeGreaterThan(0)
  })

  it.each(named(running))('%s does what it says', async (_, example) => {
    await runExample(example)
  })

  it.each(named(resting))('%s is not run, with a reason', (_, { noRun = '' }) => {
    expect(noRun.length, 'a reason after no-run').toBeGreaterThanOrEqual(REASON_CHARACTERS_MIN)
  })
})
