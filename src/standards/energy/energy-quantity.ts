import type { Calculation, Contribution, HeatingValue, MethodId, Step } from '../../core/emissions/index.ts'
import { fail } from '../../core/errors/index.ts'
import { multiply, printExact, rationalOf } from '../../core/exact/index.ts'
import { builtInUnits, type UnitTable } from '../../core/units/index.ts'

/**
 * The quantity underlying an emission, as an input of `calculateEnergy`, which also needs source, basis and properties.
 */
export interface EnergyQuantity {
  /** All digits, or a fraction in lowest terms. */
  readonly value: string
  /** Symbol. */
  readonly unit: string
  /** The basis of fuel energy, taken from its factor. */
  readonly heatingValue?: HeatingValue
  /** Set if the record is a credit. */
  readonly allowCredits?: boolean
}

const METHODS: readonly MethodId[] = ['fuel', 'electricity_location', 'electricity_market', 'vehicle', 'quantity']

/** True for a step that decides how much of a fuel or a form of energy was used; others belong to the factor. */
function decidesQuantity(step: Step): boolean {
  if (step.kind === 'share') return step.of === 'batch' || step.of === 'period'
  return step.kind === 'quantity' && step.what === 'consumption'
}

/** Returns the quantity of a contribution before the steps that only convert it for its factor. */
function quantityOf({ activity, steps, factor }: Contribution, table: UnitTable) {
  const used = steps.filter(decidesQuantity)
  const value = used.reduce((all, step) => multiply(all, rationalOf(step.times)), rationalOf(activity.value))
  const consumption = used.find(({ kind }) => kind === 'quantity')
  const unit = consumption === undefined ? activity.unit : consumption.unit.slice(0, -activity.unit.length - 1)
  return { value, unit, dimension: table.find(unit, 'unit').typeUnit, heatingValue: factor.heatingValue }
}

/**
 * Returns the quantity of energy, fuel or distance underlying an emission of fuel, electricity, a vehicle or heat, so
 * that one record gives both its emission and its energy. It is the activity, or its share if it was apportioned; for a
 * vehicle with a declared consumption it is the fuel. The quantity includes the clean share of electricity: split it
 * first, or record two activities. Throws `invalid_choice` for another method.
 *
 * @example
 * ```ts
 * import { calculateFuel, calculateVehicle } from 'tonne'
 * import { calculateEnergy, energyQuantityOf } from 'tonne/energy'
 * import { findCalorificValues, findFactor, vehicleBridges } from 'tonne/factors'
 * const gas = calculateFuel({ value: 111, unit: 'MWh', factor: findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv') })
 * energyQuantityOf(gas) // => { value: '111', unit: 'MWh', heatingValue: 'gross' }
 * const net = { source: { kind: 'fuel', fuel: 'natural_gas' }, basis: 'net', calorificValues: findCalorificValues('natural-gas') } as const
 * calculateEnergy({ ...energyQuantityOf(gas), ...net }).energyKwh // => 100195.25237775761
 * const car = findFactor('desnz-2025/passenger-vehicles/cars-by-market-segment/mini/diesel/km')
 * const trip = energyQuantityOf(calculateVehicle({ amount: 100, unit: 'km', factor: car }))
 * const properties = Object.values(vehicleBridges(car))
 * calculateEnergy({ ...trip, source: { kind: 'fuel', fuel: 'petroleum' }, basis: 'net', properties }).exactKwh // => '42.263'
 * ```
 */
export function energyQuantityOf(
  { method, contributions }: Pick<Calculation, 'method' | 'contributions'>,
  table: UnitTable = builtInUnits,
): EnergyQuantity {
  const quantities = METHODS.includes(method.id) ? contributions.map((one) => quantityOf(one, table)) : []
  // a factor of a pair may be per distance; the fuel is more precise
  const quantity = quantities.find(({ dimension }) => dimension !== 'DISTANCE') ?? quantities[0]
  if (quantity === undefined) {
    const message = `of ${method.id} shows no quantity of energy; use one of ${METHODS.join(', ')}`
    return fail('calculation.method', 'invalid_choice', { message, expected: METHODS.join(', '), received: method.id })
  }
  const { value, unit, dimension, heatingValue } = quantity
  return {
    value: printExact(value),
    unit,
    ...(dimension === 'ELECTRICITY' && heatingValue !== null && { heatingValue }),
    ...(value.n < 0n && { allowCredits: true }),
  }
}
