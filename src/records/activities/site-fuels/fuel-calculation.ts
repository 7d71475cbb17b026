import { calculateFuel } from '../../../core/activities/index.ts'
import type { EmissionFactor, FuelBridge } from '../../../core/emissions/index.ts'
import { fail, type Notice, notice } from '../../../core/errors/index.ts'
import {
  add,
  compare,
  type Exact,
  multiply,
  parseNumber,
  type Rational,
  rationalOf,
  subtract,
} from '../../../core/exact/index.ts'
import { builtInUnits, type Unit, type UnitTable } from '../../../core/units/index.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { type Computed, computedOf } from '../../../ledger/ledger/computed.ts'
import { unstatedNotices } from '../../../ledger/references/factor-scope.ts'
import { relabelNotices, withClientPaths } from '../../../ledger/references/with-client-paths.ts'

/** A fuel input with all ids resolved. */
export interface ResolvedFuelInput {
  readonly value: Exact
  readonly unit: Unit
  readonly factor: EmissionFactor
  readonly notices: readonly Notice[]
}

/** The request fields of the inputs of the calculation. The factor decides the heating value of an energy. */
const FIELDS = {
  unit: 'unitId',
  factor: 'emissionFactorId',
  heatingValue: 'emissionFactorId',
  // the policy of the service declares it for the factor
  bridge: 'emissionFactorId',
}

/** True if the bridge converts between the dimensions of two units, in either direction. */
function leadsBetween({ from, to }: FuelBridge, [a, b]: readonly [Unit, Unit], units: UnitTable): boolean {
  const ends = [units.find(from, 'fuelBridges.from').typeUnit, units.find(to, 'fuelBridges.to').typeUnit]
  return (ends[0] === a.typeUnit && ends[1] === b.typeUnit) || (ends[0] === b.typeUnit && ends[1] === a.typeUnit)
}

/**
 * Finds the density or calorific value that the policy declares for a factor. Undefined if the unit has the dimension of the
 * factor. Throws `unit_dimension_mismatch` if a value is needed but not declared.
 */
function declaredBridge(
  { policy, units }: Pick<Context, 'policy' | 'units'>,
  unit: Unit,
  factor: EmissionFactor,
): FuelBridge | undefined {
  const target = units.find(factor.unit, 'emissionFactorId')
  if (target.typeUnit === unit.typeUnit) return undefined
  const declared = Object.hasOwn(policy.fuelBridges, factor.id) ? (policy.fuelBridges[factor.id] ?? []) : []
  const bridge = declared.find((one) => leadsBetween(one, [unit, target], units))
  if (bridge !== undefined) return bridge
  const message = `${unit.short_name} (${unit.typeUnit}) does not fit the factor per ${target.short_name} (${target.typeUnit}); send the value in ${target.short_name}, choose a factor per ${unit.short_name}, or have a density or calorific value declared for the factor (policy fuelBridges)`
  return fail('unitId', 'unit_dimension_mismatch', { message, expected: target.typeUnit, received: unit.typeUnit })
}

/** Computes the emission of a fuel. Throws `unit_dimension_mismatch` and the other codes of `calculateFuel`. */
export function computeFuel(context: Context, { value, unit, factor, notices }: ResolvedFuelInput): Computed {
  const { policy, units } = context
  const { allowCredits } = policy
  const table = units === builtInUnits ? {} : { table: units }
  const bridge = declaredBridge(context, unit, factor)
  const options = bridge === undefined ? table : { ...table, bridge }
  const calculation = withClientPaths(FIELDS, () => calculateFuel({ value, unit, factor, ...options, allowCredits }))
  const unstated = unstatedNotices(factor, FIELDS.factor)
  return computedOf(relabelNotices(FIELDS, calculation), { gwpSet: policy.gwpSet, notices: [...unstated, ...notices] })
}

/** A total of the client may differ from the computed one by this share plus these kilograms, without a notice. */
const TOLERANCE = { share: 0.005, kg: 0.01 }
const EXACT_TOLERANCE = { share: parseNumber(TOLERANCE.share), kg: parseNumber(TOLERANCE.kg) }

function size(value: Rational): Rational {
  return value.n < 0n ? { n: -value.n, d: value.d } : value
}

/** True if the totals differ by less than half of the tolerance, so that rounding of doubles does not matter. */
function isSurelyClose(clientTotal: Exact, computed: number | null): boolean {
  if (typeof clientTotal !== 'number' || computed === null) return false
  return Math.abs(clientTotal - computed) <= (TOLERANCE.kg + TOLERANCE.share * Math.abs(computed)) / 2
}

/** Reports a total of the client that differs from the computed one. The computed value is stored. */
export function totalNotices(clientTotal: Exact | undefined, { exactKg, calculation }: Computed): readonly Notice[] {
  if (clientTotal === undefined || isSurelyClose(clientTotal, calculation.emission.co2e)) return []
  const computed = parseNumber(exactKg)
  const tolerated = add(multiply(size(computed), EXACT_TOLERANCE.share), EXACT_TOLERANCE.kg)
  if (compare(size(subtract(rationalOf(clientTotal), computed)), tolerated) <= 0) return []
  const message = `${clientTotal} was sent and ${exactKg} kg computed, which stands`
  return [notice('client_total_differs', 'totalEmission', message)]
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Returns the proposed id of an emission if it is an unused UUID. Otherwise returns a new id, with a notice. */
export async function freeEmissionId(
  tx: ReadTx,
  { newId }: Context,
  proposed: string | undefined,
): Promise<{ readonly id: string; readonly notices: readonly Notice[] }> {
  if (proposed === undefined) return { id: newId(), notices: [] }
  const id = proposed.toLowerCase()
  if (UUID.test(id) && (await tx.emissions.get(id)) === null) return { id, notices: [] }
  const message = 'is taken, or is not a UUID; the emission has a new id'
  return { id: newId(), notices: [notice('client_id_ignored', 'emissionId', message)] }
}
