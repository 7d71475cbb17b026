import { describe, expect, test } from 'vitest'
import { publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { WorkBudget } from '../../../src/verify/budget.ts'
import { checkTrace } from '../../../src/verify/verify.ts'
import { adversarialTraces } from '../../fixtures/adversarial-traces.ts'

/** Processor time of this process, which other processes do not lengthen; a hundred times what is measured when quiet. */
const SECONDS_MAX = 10
const LENGTH = 400_000

/** Those whose numbers are more work than a trace may cost. */
const TOO_LONG = new Set([
  'a chain of fractions of a hundred digits',
  'contributions of long fractions',
  'a chain of links from one unit',
  'a sum of fractions',
  'published figures that are almost numbers',
  'published figures of 20,000 digits',
  'decimals of 20,000 digits',
])

describe('a trace that was made to be slow', () => {
  test.each(Object.entries(adversarialTraces))(
    'by %s is rejected, within work that its length allows',
    (name, make) => {
      const budget = new WorkBudget()
      const begin = process.cpuUsage()
      const { verified, differences } = checkTrace(make(LENGTH), { catalogue: publishedCatalogue }, budget)
      expect(process.cpuUsage(begin).user / 1e6).toBeLessThan(SECONDS_MAX)
      expect(verified).toBe(false)
      expect(differences.length).toBeLessThanOrEqual(1001)
      expect(budget.isSpent).toBe(TOO_LONG.has(name))
      const requireEither = differences.some(({ message }) => /has more digits|too long to be verified/.test(message))
      if (TOO_LONG.has(name) && differences.length <= 1000) expect(requireEither).toBe(true)
    },
  )

  test('leaves no work to the traces that share its budget', () => {
    const budget = new WorkBudget()
    const long = adversarialTraces['a chain of fractions of a hundred digits']?.(LENGTH) ?? ''
    const honest = adversarialTraces['contributions as they should be']?.(3000) ?? ''
    const before = checkTrace(honest, {}, budget).differences.map(({ message }) => message)
    expect(before).not.toContain('has more digits than a verifier supports')
    checkTrace(long, {}, budget)
    const after = checkTrace(honest, {}, budget).differences.map(({ message }) => message)
    expect(after).toContain('has more digits than a verifier supports')
  })
})
