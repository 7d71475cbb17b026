import type { EmissionFactor, FuelBridge } from '../../../emissions/index.ts'
import { fail } from '../../../errors/index.ts'
import type { Unit, UnitTable } from '../../../units/index.ts'
import type { Context } from '../../core/context/context.ts'

/** True where the bridge leads between the dimensions of two units, in either direction. */
function leadsBetween({ from, to }: FuelBridge, [a, b]: readonly [Unit, Unit], units: UnitTable): boolean {
  const ends = [units.find(from, 'fuelBridges.from').typeUnit, units.find(to, 'fuelBridges.to').typeUnit]
  return (ends[0] === a.typeUnit && ends[1] === b.typeUnit) || (ends[0] === b.typeUnit && ends[1] === a.typeUnit)
}

/**
 * The density or calorific value that the policy declares for a factor, where a unit is of another dimension than the
 * factor's; undefined where none is needed. Throws `unit_dimension_mismatch` where one is needed and none is declared.
 */
export function declaredBridge(
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
