import { fail, type NoticeCode } from '../errors/index.ts'
import { equal, rationalOf } from '../exact/index.ts'
import type { Calculation, Contribution, MethodId } from './calculation.ts'
import { usesOfContribution } from './calculation-scopes.ts'
import { isCombinedPair } from './factor/combine-factors.ts'
import type { EmissionFactor } from './factor/emission-factor.ts'
import { categoryOf } from './factor/factor-categories.ts'
import { checkFactorUse, fittingUse, haveSameScope } from './factor/factor-use.ts'

/** Codes of notices about a factor, which are recomputed when it is replaced. */
const NOTICES_OF_FACTORS: readonly NoticeCode[] = [
  'biogenic_outside_totals',
  'factor_from_secondary_copy',
  'sector_average',
  'hcfc_not_counted',
  'montreal_outside_scopes',
  'non_kyoto_gas',
  'margins_left_out',
  'zero_factor_electricity_elsewhere',
  'grid_factor_lifecycle',
  'gwp_set_changed',
  'upstream_in_scope',
  'factor_edition_older',
  'factor_edition_newer',
  'factor_edition_partial',
  'factor_region_fallback',
]

/** True for a notice that is dropped with a replaced factor. */
export function isOfFactor({ code, path }: Calculation['notices'][number]): boolean {
  return path.startsWith('factor') || NOTICES_OF_FACTORS.includes(code)
}

/** True if all parts of a calculation belong to one record, and so to one activity. */
export function isOneRecord({ method }: Calculation): boolean {
  return method.id === 'electricity_market' || method.id === 'refrigerant'
}

/**
 * The parts of one record share one activity; travellers, nights and vehicles must be integers. Throws
 * `restatement_invalid`, `must_be_whole`.
 */
export function checkActivities(calculation: Calculation): void {
  const { contributions } = calculation
  const [first, ...others] = contributions
  if (isOneRecord(calculation) && others.some(({ activity }) => !sameActivity(activity, first?.activity))) {
    const message = 'belongs to one record: give one value for all its parts'
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

/** Requires related factors to stay consistent: a pair completes itself, a blend has one GWP set. */
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
 * Requires a replacement factor to fit the same activity and scope: a change from a truck to a ship, or from a fuel to
 * its well-to-tank emissions, is another activity. Throws `factor_category_mismatch`.
 */
export function checkSameUse(factor: EmissionFactor, { factor: old, ...rest }: Contribution, id: MethodId): void {
  const uses = usesOfContribution(id, { ...rest, factor: old })
  checkFactorUse({ factor, path: 'factor' }, uses)
  // a restatement may correct a factor that does not fit
  if (!uses.some((use) => fittingUse(old, use) !== undefined) || haveSameScope(old, factor, uses)) return
  const message = `${factor.key} is of the category ${categoryOf(factor)} and ${old.key} of ${categoryOf(old)}, which count separately; calculate it again and pass it as method`
  fail('factor', 'factor_category_mismatch', { message, expected: categoryOf(old), received: categoryOf(factor) })
}

/** Returns the label of a part with a changed factor: the label of a gas is the name of its factor. */
export function restatedLabel({ label }: Contribution, factor: EmissionFactor, { method }: Calculation): string {
  return method.id === 'refrigerant' ? factor.name : label
}
