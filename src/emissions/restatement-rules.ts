import { fail, type NoticeCode } from '../errors/index.ts'
import { equal, rationalOf } from '../exact/index.ts'
import type { Calculation, Contribution, MethodId } from './calculation.ts'
import { usesOfContribution } from './calculation-scopes.ts'
import { isCombinedPair } from './factor/combine-factors.ts'
import type { EmissionFactor } from './factor/emission-factor.ts'
import { categoryOf } from './factor/factor-categories.ts'
import { checkFactorUse, countAlike, fittingUse } from './factor/factor-use.ts'

/** What is said of a factor, and is said anew when it is replaced. */
const SAID_OF_FACTORS: readonly NoticeCode[] = [
  'biogenic_outside_totals',
  'zero_factor_electricity_elsewhere',
  'grid_factor_lifecycle',
  'gwp_set_changed',
  'upstream_in_scope',
  'factor_edition_older',
  'factor_edition_newer',
  'factor_edition_partial',
  'factor_region_fallback',
]

/** True for a notice that a replaced factor takes with it. */
export function isOfFactor({ code, path }: Calculation['notices'][number]): boolean {
  return path.startsWith('factor') || SAID_OF_FACTORS.includes(code)
}

/** True where all parts of a calculation are of one record, and so of one activity. */
export function isOneRecord({ method }: Calculation): boolean {
  return method.id === 'electricity_market' || method.id === 'refrigerant'
}

/**
 * The parts of one record have one activity; a traveller, a night and a vehicle are counted whole. Throws
 * `restatement_invalid`, `must_be_whole`.
 */
export function checkActivities(calculation: Calculation): void {
  const { contributions } = calculation
  const [first, ...others] = contributions
  if (isOneRecord(calculation) && others.some(({ activity }) => !sameActivity(activity, first?.activity))) {
    const message = 'is that of one record: give one value for all of its parts'
    fail('activity.byLabel', 'restatement_invalid', { message, expected: 'the same value for every part' })
  }
  for (const { activity } of contributions) {
    const { n, d } = rationalOf(activity.value)
    const isCounted = activity.unit === 'night' || activity.unit === 'passenger'
    if (isCounted && n % d !== 0n) {
      fail('activity', 'must_be_whole', {
        message: `of ${activity.unit}s must be a whole number`,
        received: activity.value,
      })
    }
    if (activity.unit === 'vehicle' && n !== d) {
      fail('activity', 'restatement_invalid', { message: 'is one whole vehicle; restate its distance by method' })
    }
  }
}

function sameActivity(one: Contribution['activity'], other: Contribution['activity'] | undefined): boolean {
  return other !== undefined && one.unit === other.unit && equal(rationalOf(one.value), rationalOf(other.value))
}

/** Factors that stand beside each other still belong together: a pair completes itself, a blend has one GWP set. */
export function checkFactors({ method, contributions }: Calculation): void {
  const [first, second] = contributions.map(({ factor }) => factor)
  if (first === undefined || second === undefined) return
  if (method.id === 'vehicle' && !isCombinedPair(first, second)) {
    const message = `${first.key} and ${second.key} do not complete each other; restate both by the pair of combineFactors`
    fail('factor', 'factor_not_combinable', message)
  }
  if (method.id === 'refrigerant' && contributions.some(({ factor }) => factor.gwp !== first.gwp)) {
    fail('factor', 'factor_basis_mismatch', 'of a blend must all be of one GWP set; restate every gas by its factor')
  }
}

/**
 * A factor that takes the place of another fits the same activity and counts in the same scope: from a truck to a ship, or
 * from a fuel to its way to the tank, it is another activity. Throws `factor_category_mismatch`.
 */
export function checkSameUse(factor: EmissionFactor, { factor: old, ...rest }: Contribution, id: MethodId): void {
  const uses = usesOfContribution(id, { ...rest, factor: old })
  checkFactorUse({ factor, path: 'factor' }, uses)
  // a factor that does not fit is what a restatement may mend
  if (!uses.some((use) => fittingUse(old, use) !== undefined) || countAlike(old, factor, uses)) return
  const message = `${factor.key} is of the category ${categoryOf(factor)} and ${old.key} of ${categoryOf(old)}, which count apart; calculate it anew and pass it as method`
  fail('factor', 'factor_category_mismatch', { message, expected: categoryOf(old), received: categoryOf(factor) })
}

/** The label of a part whose factor changed: a gas is called by its factor. */
export function labelOf({ label }: Contribution, factor: EmissionFactor, { method }: Calculation): string {
  return method.id === 'refrigerant' ? factor.name : label
}
