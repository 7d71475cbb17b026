import { getOrCompute } from '../../../base/index.ts'
import { collectEach, fail } from '../../../core/errors/index.ts'
import { parseDate } from '../../../core/time/index.ts'
import {
  type AssignedFactor,
  type FactorRule,
  RULE_CONDITIONS,
  type RuleCondition,
  type RuledActivity,
} from './factor-rule.ts'

/** A rule with its span in milliseconds; without an end it never expires. */
interface TimedRule {
  readonly rule: FactorRule
  readonly path: string
  readonly from: number
  readonly to: number
}

/** The rules with the same conditions. */
interface Level {
  readonly conditions: readonly RuleCondition[]
  /** By the values of all conditions but the period. */
  readonly rules: Map<string, TimedRule[]>
}

function isNamed(value: string | null | undefined): value is string {
  return value !== null && value !== undefined
}

function conditionsOf(rule: FactorRule): readonly RuleCondition[] {
  return RULE_CONDITIONS.filter((condition) =>
    condition === 'period' ? isNamed(rule.from) || isNamed(rule.to) : isNamed(rule[condition]),
  )
}

/** Returns the rank of a level: a condition outweighs all later ones. */
function levelRank(conditions: readonly RuleCondition[]): number {
  return RULE_CONDITIONS.reduce((rank, condition) => 2 * rank + (conditions.includes(condition) ? 1 : 0), 0)
}

/** Returns the values of conditions; null if the activity lacks one. */
function valuesOf(of: Omit<RuledActivity, 'start'>, conditions: readonly RuleCondition[]): string | null {
  const values = conditions.flatMap((condition) => (condition === 'period' ? [] : [of[condition]]))
  return values.every(isNamed) ? JSON.stringify(values) : null
}

function momentOf(text: string | null | undefined, none: number, path: string): number {
  return isNamed(text) ? parseDate(text, path).ms : none
}

function timedRule(rule: FactorRule, index: number): TimedRule {
  const path = `rules[${index}]`
  const from = momentOf(rule.from, Number.NEGATIVE_INFINITY, `${path}.from`)
  const to = momentOf(rule.to, Number.POSITIVE_INFINITY, `${path}.to`)
  if (from < to) return { rule, path, from, to }
  const message = `is not after the start of the rule (${rule.from}); swap the two, or leave one out`
  return fail(`${path}.to`, 'period_reversed', { message, expected: `later than ${rule.from}`, received: rule.to })
}

/** Throws `factor_rule_tie` if the rule and an earlier one choose for the same activities. */
function checkTie({ path, from, to }: TimedRule, before: readonly TimedRule[]): void {
  const other = before.find((one) => one.from < to && from < one.to)
  if (other === undefined) return
  const message = `has the same conditions as the rule "${other.rule.id}", and both apply at the same time; end one when the other starts, or add a condition to one`
  // the rule itself may be one that is not stored yet, whose id nobody knows
  fail(path, 'factor_rule_tie', { message })
}

/** Returns the levels, the most specific first. Throws `invalid_date`, `period_reversed`, `factor_rule_tie`. */
function levelsOf(rules: readonly FactorRule[]): readonly Level[] {
  const levels = new Map<number, Level>()
  collectEach(rules, (rule, index) => {
    const timed = timedRule(rule, index)
    const conditions = conditionsOf(rule)
    const rank = levelRank(conditions)
    const level = getOrCompute(levels, rank, () => ({ conditions, rules: new Map<string, TimedRule[]>() }))
    const values = valuesOf(rule, conditions) as string
    const alike = level.rules.get(values) ?? []
    checkTie(timed, alike)
    level.rules.set(values, [...alike, timed])
  })
  return [...levels].sort(([a], [b]) => b - a).map(([, level]) => level)
}

/**
 * Returns a function that finds the rule of an activity: the most specific rule whose conditions all match, or null.
 * Conditions are compared in the order of `RULE_CONDITIONS`, from the most specific to the most general, as in an
 * access sequence: a rule for a site overrides every rule without a site; of two rules for the site the one with a
 * vendor wins, and so on; a period comes last. An activity is in a period if it starts at or after `from` and before
 * `to`.
 *
 * Two rules of one level, with the same values and periods that overlap, choose for the same activities: that is an
 * error of the rules (`factor_rule_tie`), found here and never settled by order or age. Throws every violation at once,
 * also `invalid_date` and `period_reversed`; the function that it returns throws `invalid_date` for `start`.
 *
 * @example
 * ```ts
 * import { createFactorAssigner } from 'tonne/factors'
 * const diesel = 'fuels/liquid-fuels/diesel-average-biofuel-blend/litres'
 * const general = { id: 'fuel', account: '4930', factor: `desnz-2025/${diesel}` }
 * const supplier = { id: 'leeds', siteId: 'leeds', account: '4930', factor: 'supplier-hvo' }
 * const assign = createFactorAssigner([general, supplier])
 * assign({ siteId: 'leeds', account: '4930', start: '2025-03-01' })?.rule.factor // => 'supplier-hvo'
 * assign({ siteId: 'leeds', account: '4930', start: '2025-03-01' })?.level // => ['siteId', 'account']
 * assign({ siteId: 'hull', account: '4930', start: '2025-03-01' })?.rule.id // => 'fuel'
 * assign({ siteId: 'hull', account: '4600', start: '2025-03-01' }) // => null
 * createFactorAssigner([general, { ...general, id: 'again', from: null }]) // throws factor_rule_tie
 * ```
 */
export function createFactorAssigner(rules: readonly FactorRule[]): (activity: RuledActivity) => AssignedFactor | null {
  const levels = levelsOf(rules)
  return (activity) => {
    const { ms } = parseDate(activity.start, 'start')
    for (const { conditions, rules: byValues } of levels) {
      const values = valuesOf(activity, conditions)
      const alike = values === null ? undefined : byValues.get(values)
      const found = alike?.find(({ from, to }) => from <= ms && ms < to)
      if (found !== undefined) return { rule: found.rule, level: conditions }
    }
    return null
  }
}
