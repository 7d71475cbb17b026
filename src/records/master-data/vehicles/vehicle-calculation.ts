import { calculateVehicle, type FuelConsumption } from '../../../core/activities/index.ts'
import type { EmissionFactor } from '../../../core/emissions/index.ts'
import {
  EmissionsError,
  mapNoticePaths,
  type Notice,
  type NoticeCode,
  type Violation,
} from '../../../core/errors/index.ts'
import { divide, type Exact, printExact, rationalOf } from '../../../core/exact/index.ts'
import type { Context } from '../../../ledger/context/context.ts'
import type { VehicleSpecification } from '../../../ledger/context/records.ts'
import { type Computed, computedOf } from '../../../ledger/ledger/computed.ts'
import { unstatedNotices } from '../../../ledger/references/emission-kinds.ts'
import { makeFieldFinder } from '../../../ledger/references/with-client-paths.ts'

/** The activity of a vehicle, in its activity unit, with all ids resolved. */
export interface ResolvedVehicleActivity {
  readonly amount: Exact
  readonly specification: VehicleSpecification
  readonly factor: EmissionFactor
  readonly notices?: readonly Notice[]
}

/** Computes the consumption per activity unit; undefined if the specification states none. */
function consumptionOf(specification: VehicleSpecification): FuelConsumption | undefined {
  const { fuelConsumption, fuelConsumptionUnitId, consumptionPer } = specification
  if (fuelConsumption === null || fuelConsumptionUnitId === null) return undefined
  const value = printExact(divide(rationalOf(fuelConsumption), rationalOf(consumptionPer)))
  return { value, unit: fuelConsumptionUnitId }
}

/** Maps each input of the calculation to the field of the specification. */
const FIELDS = {
  unit: 'activityUnitId',
  consumption: 'fuelConsumption',
  factor: 'emissionFactorId',
  // the factor states the heating value of an energy
  heatingValue: 'emissionFactorId',
} as const satisfies Readonly<Record<string, keyof VehicleSpecification>>

/** Maps a path of the calculation to the field of the vehicle, below `at`. Other paths stay. */
function fieldOf(path: string, at: string): string {
  const field = path === 'consumption.unit' ? 'fuelConsumptionUnitId' : makeFieldFinder(FIELDS)(path)
  return field === path ? path : `${at}${field}`
}

/** Returns a function that rewrites a violation for the fields of a vehicle, below `at`. */
function inFieldsOf(specification: VehicleSpecification, at: string): (violation: Violation) => Violation {
  return ({ path, code, message, received }) => {
    if (code === 'vehicle_specification_incomplete') {
      const field = specification.fuelConsumption === null ? 'fuelConsumption' : 'fuelConsumptionUnitId'
      return { path: `${at}${field}`, code, message, expected: 'fuelConsumption and fuelConsumptionUnitId' }
    }
    const text = message.replace('set per: 100', 'set consumptionPer: 100')
    const about = received === undefined ? {} : { received }
    return { path: fieldOf(path, at), code, message: text, ...about }
  }
}

/**
 * Computes the emission of a vehicle. Paths of errors and notices about the specification begin with `at`. Throws `unknown_unit`,
 * `unit_dimension_mismatch`, `consumption_implausible`, `vehicle_specification_incomplete` and the number codes.
 */
export function computeVehicle(
  { policy, units }: Context,
  { amount, specification, factor, notices = [] }: ResolvedVehicleActivity,
  at: 'vehicle.' | '' = 'vehicle.',
): Computed {
  const { allowCredits, allowImplausibleConsumption, gwpSet } = policy
  const consumption = consumptionOf(specification)
  try {
    const calculation = calculateVehicle({
      ...{
        amount,
        unit: specification.activityUnitId,
        factor,
        table: units,
        allowCredits,
        allowImplausibleConsumption,
      },
      ...(consumption === undefined ? {} : { consumption }),
    })
    const relabelled = mapNoticePaths((path) => fieldOf(path, at), calculation.notices)
    const unstated = unstatedNotices(factor, `${at}${FIELDS.factor}`)
    return computedOf({ ...calculation, notices: relabelled }, { gwpSet, notices: [...unstated, ...notices] })
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    throw new EmissionsError(error.violations.map(inFieldsOf(specification, at)))
  }
}

/** The notices that follow from a specification, and so apply to every record of its vehicle. */
const NOTICES_OF_SPECIFICATIONS: ReadonlySet<NoticeCode> = new Set<NoticeCode>([
  'consumption_implausible_allowed',
  'factor_category_unstated',
  'upstream_in_scope',
])

/**
 * Tries a specification out and returns its notices. A missing consumption is allowed, because an emission may never need
 * it. Throws what `computeVehicle` throws.
 */
export function trySpecification(
  context: Context,
  { specification, factor }: Pick<ResolvedVehicleActivity, 'specification' | 'factor'>,
): readonly Notice[] {
  try {
    const { calculation } = computeVehicle(context, { amount: 1, specification, factor }, '')
    return calculation.notices.filter(({ code }) => NOTICES_OF_SPECIFICATIONS.has(code))
  } catch (error) {
    if (EmissionsError.is(error) && error.code === 'vehicle_specification_incomplete') return []
    throw error
  }
}
