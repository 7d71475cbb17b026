import {
  type Calculation,
  type Contribution,
  type EmissionFactor,
  exactCo2e,
  type GwpSetId,
  scopesOf,
  withContributions,
  withGwpSetOfFactor,
} from '../../core/emissions/index.ts'
import { EmissionsError, fail, type Notice, notice } from '../../core/errors/index.ts'
import { units } from '../../core/units/index.ts'
import type { EmissionResource } from '../../resources/index.ts'
import { type KindWithScope, scopeNotices } from '../references/emission-kinds.ts'

/** The calculated result of a record. */
export interface Computed {
  /** The calculation of its total; for electricity the market-based one. */
  readonly calculation: Calculation
  /** The location-based calculation of electricity, reported in addition; null for other activities. */
  readonly location: Calculation | null
  /** The CO2e of `calculation` in kilograms, a decimal. */
  readonly exactKg: string
}

function addNotices(calculation: Calculation, notices: readonly Notice[]): Calculation {
  return notices.length === 0 ? calculation : { ...calculation, notices: [...calculation.notices, ...notices] }
}

/** Adds notices to a result. */
export function withNotices(computed: Computed, notices: readonly Notice[]): Computed {
  return notices.length === 0 ? computed : { ...computed, calculation: addNotices(computed.calculation, notices) }
}

/** Adds a notice if the factor's scope differs from that of the kind. An unknown kind adds nothing. */
export function withScopeNotices(computed: Computed, kind: KindWithScope | null, path?: string): Computed {
  return kind === null ? computed : withNotices(computed, scopeNotices(kind, scopesOf(computed.calculation), path))
}

/** Recomputes a factor under another GWP set; null if its gases were not published separately. */
function restatedFactor(factor: EmissionFactor, gwpSet: GwpSetId): EmissionFactor | null {
  try {
    return withGwpSetOfFactor(factor, gwpSet)
  } catch (error) {
    if (!EmissionsError.is(error) || error.code !== 'factor_without_gases') throw error
    return null
  }
}

/** Recomputes a calculation under the GWP set of the policy. A contribution without separate gases keeps its own set. */
function underGwpSet(calculation: Calculation, gwpSet: GwpSetId | null): Calculation {
  if (gwpSet === null) return calculation
  const isOther = ({ factor }: Contribution) => factor.gwp !== gwpSet
  if (!calculation.contributions.some(isOther)) return calculation
  const restated = withContributions(calculation, (one) => {
    return { ...one, factor: restatedFactor(one.factor, gwpSet) ?? one.factor }
  })
  const unchanged = restated.contributions.filter(isOther).map(({ factor }) => factor.key)
  const isAnyChanged = restated.contributions.some(
    ({ factor }, index) => factor !== calculation.contributions[index]?.factor,
  )
  return addNotices(restated, [
    ...(isAnyChanged ? [notice('gwp_set_changed', '', `co2e was recomputed with ${gwpSet}`)] : []),
    ...(unchanged.length > 0
      ? [
          notice(
            'gwp_set_not_applied',
            '',
            `${gwpSet} was not applied to ${unchanged.join(', ')}, because no separate gases are published`,
          ),
        ]
      : []),
  ])
}

/**
 * The supported range of an emission in kilograms. A share of a share of the smallest, each at least 1e-60, is above
 * 1e-400, and the sum of a hundred million of the largest fits a double.
 */
const KG_MIN = 1e-280
const KG_MAX = 1e300

/** Throws `number_out_of_range` for an emission outside the supported range. */
function checkSize(exactKg: string): void {
  const size = Math.abs(Number(exactKg))
  if (size <= KG_MAX && (size >= KG_MIN || !/[1-9]/.test(exactKg))) return
  const expected = `an emission of 0, or between ${KG_MIN} and ${KG_MAX} kg CO2e`
  const message = `amounts to ${size} kg CO2e, which is outside the range that can be stored; check the amount, its unit and the factor`
  fail('', 'number_out_of_range', { message, expected })
}

/**
 * Turns a calculation into the result of a record under the policy. Throws `factor_incomplete` if CO2e is unknown,
 * and `number_out_of_range` if it is outside the supported range.
 */
export function computedOf(
  calculation: Calculation,
  {
    gwpSet,
    location = null,
    notices = [],
  }: { readonly gwpSet: GwpSetId | null; readonly location?: Calculation | null; readonly notices?: readonly Notice[] },
): Computed {
  const counted = addNotices(underGwpSet(calculation, gwpSet), notices)
  const exactKg = exactCo2e(counted.contributions)
  if (exactKg === null) return fail('', 'factor_incomplete', 'has no CO2e; take a factor that publishes it')
  checkSize(exactKg)
  return { calculation: counted, location: location === null ? null : underGwpSet(location, gwpSet), exactKg }
}

/** Identity, owner and times of an emission. */
interface EmissionStamp {
  readonly id: string
  readonly companyId: number
  readonly createdAt: string
  readonly updatedAt: string
}

/** The total of a record in the contract's shape: kilograms of CO2e, the nearest double. */
function totalOf({ calculation }: Computed): number {
  // `computedOf` has checked that CO2e is known
  return calculation.emission.co2e as number
}

/** The emission in the contract's shape: kilograms, nearest doubles. */
export function emissionResource(
  computed: Computed,
  { id, companyId, createdAt, updatedAt }: EmissionStamp,
): EmissionResource {
  const { co2, ch4, n2o } = computed.calculation.emission
  return { id, co2, ch4, n2o, co2e: totalOf(computed), unitId: units.kilogram.id, companyId, createdAt, updatedAt }
}
