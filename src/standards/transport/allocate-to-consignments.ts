import { readItem } from '../../base/index.ts'
import { allocate, type DistanceInput, type MassInput } from '../../core/activities/index.ts'
import { type Calculation, exactTotal, type FoundDistance } from '../../core/emissions/index.ts'
import { collect, collectEach, fail, prefixErrors, requireObject } from '../../core/errors/index.ts'
import { add, divide, multiply, printExact, type Rational, rationalOf, ZERO } from '../../core/exact/index.ts'
import type { SymbolName, UnitTable } from '../../core/units/index.ts'
import { readMass } from './element-load.ts'
import { statedDistance } from './measured-distance.ts'

/** A consignment of a shared journey: its mass, and its own distance from origin to destination. */
export interface Consignment<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> extends MassInput<Symbol, Own> {
  readonly id: string
  /** Shortest feasible or great circle, the same kind for all; without detours for other consignments. */
  readonly distance: DistanceInput<Symbol, Own>
}

/** The share of a consignment in a journey. */
export interface ConsignmentShare {
  readonly id: string
  /** Exact tonne-kilometres of its own distance. */
  readonly transportActivity: string
  /** Exact; all shares add up to 1. */
  readonly share: string
  /** Exact kilograms of CO2e; all add up to the emission of the journey. */
  readonly co2e: string
  /** The emission of the consignment, with its share as a step. */
  readonly calculation: Calculation
}

/** Returns the tonne-kilometres of a consignment over its own distance. */
function consignmentActivity(consignment: Consignment): Rational {
  requireObject(
    { path: '', value: consignment },
    { message: 'must be a consignment', expected: '{ id, mass, distance }' },
  )
  const { mass, massUnit = 't', distance } = consignment
  // the mode of a found route; a plain figure fits any mode
  const { route }: { readonly route?: FoundDistance['route']; readonly value?: unknown } = distance ?? {}
  const mode = route?.mode ?? 'TRUCK'
  const { load, travelled } = collect({
    load: () =>
      readMass({ mass, massUnit }) ?? fail('mass', 'required', 'is missing; state the mass of the consignment'),
    travelled: () => statedDistance({ distance, mode }),
  })
  return multiply(load.tonnes, rationalOf(travelled.km))
}

function checkKinds(consignments: readonly Consignment[]): void {
  const kinds = consignments.map(({ distance }) => distance.kind)
  const index = kinds.findIndex((kind) => kind !== kinds[0])
  if (index < 0) return
  const message = `is ${kinds[index]} and that of the first consignment ${kinds[0]}; give all distances in one kind`
  fail(`consignments[${index}].distance.kind`, 'distance_basis_mismatch', {
    message,
    expected: String(kinds[0]),
    received: kinds[index],
  })
}

/**
 * Allocates the emission of a journey (a collection or delivery round) to its consignments by their transport activity
 * (ISO 14083): mass × own distance of each, regardless of the route driven. The shares add up to 1, and the emissions
 * to that of the journey, exactly; with no activity at all the shares are equal, with a notice. Allocate each part
 * (tank to wheel, well to tank) separately.
 *
 * Throws `required` for no consignment and for the kind of a distance, `distance_basis_mismatch` for an estimate and
 * for kinds that differ, `factor_incomplete`, the codes of movements, units and numbers, all at once.
 *
 * @example
 * ```ts
 * import { calculateFuel, defineFactor } from 'tonne'
 * import { allocateToConsignments } from 'tonne/transport'
 * const diesel = defineFactor({ key: 'own/diesel', unit: 'l', per1: { co2e: '3.32' } })
 * const round = calculateFuel({ value: 10, unit: 'l', factor: diesel })
 * const distance = (value: number) => ({ value, kind: 'shortest_feasible' }) as const
 * const shares = allocateToConsignments(round, [
 *   { id: 'a', mass: 1, distance: distance(10) },
 *   { id: 'b', mass: 5, distance: distance(6) },
 * ])
 * shares.map(({ share, co2e }) => [share, co2e]) // => [['0.25', '8.3'], ['0.75', '24.9']]
 * ```
 */
export function allocateToConsignments<Symbol extends SymbolName>(
  journey: Calculation,
  consignments: readonly Consignment<Symbol, undefined>[],
): readonly ConsignmentShare[]
export function allocateToConsignments(
  journey: Calculation,
  consignments: readonly Consignment[],
): readonly ConsignmentShare[] {
  if (!Array.isArray(consignments) || consignments.length === 0) {
    const message = 'must hold at least one consignment of the journey'
    fail('consignments', 'required', { message, expected: '[{ id, mass, distance }]', received: consignments })
  }
  const activities = collectEach(consignments, (one: Consignment, index) => {
    return prefixErrors(`consignments[${index}]`, () => consignmentActivity(one))
  })
  checkKinds(consignments)
  const all = activities.reduce(add, ZERO)
  const calculations = allocate(journey, activities.map(printExact), 'transport_activity')
  return consignments.map(({ id }: Consignment, index) => {
    const calculation = readItem(calculations, index)
    const activity = readItem(activities, index)
    const { co2e } = exactTotal(calculation.contributions)
    if (co2e === null) fail('journey', 'factor_incomplete', 'has no CO2e; calculate it by a factor that has')
    const share = all.n === 0n ? { n: 1n, d: BigInt(consignments.length) } : divide(activity, all)
    return {
      id,
      transportActivity: printExact(activity),
      share: printExact(share),
      co2e: printExact(co2e),
      calculation,
    }
  })
}
