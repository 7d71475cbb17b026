import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../../../src/core/errors/index.ts'
import { createFactorAssigner, type FactorRule } from '../../../../../src/reference/factors/index.ts'
import { inputOf } from '../../../../fixtures/violations.ts'

const rule = (id: string, conditions: Partial<FactorRule> = {}): FactorRule => ({ id, factor: id, ...conditions })

function refusals(...rules: readonly FactorRule[]): readonly string[] {
  try {
    createFactorAssigner(rules)
  } catch (error) {
    if (EmissionsError.is(error)) return error.violations.map(inputOf)
    throw error
  }
  throw new Error('nothing was refused')
}

describe('createFactorAssigner', () => {
  it('goes from the particular to the general, whatever is beside the first condition that differs', () => {
    const all = { vendorId: 'v', productId: 'p', account: 'a', kind: 'k', from: '2025-01-01' }
    const assign = createFactorAssigner([rule('rest', all), rule('company'), rule('site', { siteId: 's' })])
    const activity = { ...all, siteId: 's', start: '2025-06-01' }
    expect(assign(activity)).toEqual({ rule: rule('site', { siteId: 's' }), level: ['siteId'] })
    expect(assign({ ...activity, siteId: 't' })?.level).toEqual(['vendorId', 'productId', 'account', 'kind', 'period'])
    expect(assign({ ...activity, siteId: null, start: '2024-12-31T23:59:59.999Z' })).toMatchObject({ level: [] })
    expect(createFactorAssigner([])({ start: '2025-01-01' })).toBeNull()
  })

  it('takes a start that its period holds: with the first moment, without the end', () => {
    const assign = createFactorAssigner([
      rule('first', { from: '2025-01-01', to: '2025-02-01' }),
      rule('then', { from: '2025-02-01' }),
    ])
    const idAt = (start: string) => assign({ start })?.rule.id ?? null
    expect(['2024-12-31', '2025-01-01', '2025-01-31T23:59:59.999Z', '2025-02-01', '2999-01-01'].map(idAt)).toEqual([
      ...[null, 'first', 'first', 'then', 'then'],
    ])
  })

  it('does not mix up values that run into one another', () => {
    const assign = createFactorAssigner([rule('one', { siteId: 'a","b', vendorId: 'c' })])
    expect(assign({ siteId: 'a', vendorId: 'b","c', start: '2025-01-01' })).toBeNull()
  })

  it('names both rules of a tie, and every violation at once', () => {
    const tied = [rule('x', { account: '1' }), rule('y', { account: '1' })]
    expect(refusals(...tied)).toEqual(['rules[1] factor_rule_tie'])
    expect(() => createFactorAssigner(tied)).toThrow(/rules\[1\]: has the same conditions as the rule "x"/)
    const wrong = [rule('r', { from: '2025-02-30' }), rule('s', { from: '2025-02-01', to: '2025-02-01' })]
    expect(refusals(...wrong, ...tied)).toEqual([
      'rules[0].from invalid_date',
      'rules[1].to period_reversed',
      'rules[3] factor_rule_tie',
    ])
    expect(() => createFactorAssigner([])({ start: 'never' })).toThrow('start')
  })
})
