/** A rule that chooses the factor of activities; an absent or null condition matches all. */
export interface FactorRule {
  /** Unique among the rules. */
  readonly id: string
  readonly siteId?: string | null
  readonly vendorId?: string | null
  readonly productId?: string | null
  /** An account of the ledger that the activity was booked on. */
  readonly account?: string | null
  /** The kind of emission or activity. */
  readonly kind?: string | null
  /** Activities from this date or moment on. */
  readonly from?: string | null
  /** Activities before this date or moment. */
  readonly to?: string | null
  /** The key or id of the factor. */
  readonly factor: string
}

/** The fields of an activity that rules use: its start, and the records it belongs to. */
export interface RuledActivity extends Partial<Readonly<Record<Exclude<RuleCondition, 'period'>, string | null>>> {
  /** A date, or a date and time; without a zone in UTC. */
  readonly start: string
}

/** The conditions of rules, the most specific first. */
export const RULE_CONDITIONS = ['siteId', 'vendorId', 'productId', 'account', 'kind', 'period'] as const

/** A condition of rules. */
export type RuleCondition = (typeof RULE_CONDITIONS)[number]

/**
 * The rule of an activity, with the conditions that make it the most specific one; empty if the rule is for all
 * activities.
 */
export interface AssignedFactor {
  readonly rule: FactorRule
  readonly level: readonly RuleCondition[]
}
