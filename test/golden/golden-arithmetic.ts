import { Decimal } from 'decimal.js'
import {
  type Calculation,
  calculateFuel,
  calculateMovement,
  calculateTrip,
  defineFactor,
  type EmissionFactor,
  type FactorDefinition,
  type Gas,
  gwpOf,
  type NumberInput,
  sumEmissions,
  toExact,
} from '../../src/index.ts'

/** A figure that a source prints without a published row behind it, as a factor of one's own. */
export function typed(unit: string, co2e: NumberInput, more: Partial<FactorDefinition> = {}): EmissionFactor {
  return defineFactor({ key: `typed/${co2e}/${unit}`, unit, per1: { co2e }, ...more })
}

/** Kilograms of CO2e, all digits. */
export function kg(calculation: Calculation): Decimal | null {
  return toExact(calculation, Decimal).co2e
}

/** CO2 equivalent of one gas, where a source prints that in place of its mass. */
export function co2eOf(gas: Exclude<Gas, 'co2e'>, calculation: Calculation): Decimal | undefined {
  const { ch4, n2o } = gwpOf('AR5_GWP100', 'combustion')
  return toExact(calculation, Decimal)[gas]?.times({ co2: '1', ch4, n2o }[gas])
}

/** Kilograms of CO2e of several calculations. */
export function together(...calculations: readonly Calculation[]): number | null {
  return sumEmissions(calculations).emission.co2e
}

/** Mass × distance by a typed figure; tonnes and kilometres of the factor's own kind unless said otherwise. */
export function moved(mass: NumberInput, km: NumberInput, factor: EmissionFactor, massUnit = 't'): Calculation {
  return calculateMovement({ mass, massUnit, distance: { value: km }, mode: 'TRUCK', factor })
}

/** Tonne-kilometres: what is moved by a factor of one kilogram each. */
export function tonneKilometres(mass: NumberInput, km: NumberInput, massUnit = 't'): Decimal | null {
  return kg(moved(mass, km, typed('t·km', 1), massUnit))
}

/** A quantity by a typed figure per its unit. */
export function amount(value: NumberInput, unit: string, co2e: NumberInput): Calculation {
  return calculateFuel({ value, unit, factor: typed(unit, co2e) })
}

/** One passenger for one kilometre by a figure per passenger, in a seat weighted as in a wide-body aircraft. */
export function seat(
  perEconomySeat: NumberInput,
  cabin: 'ECONOMY' | 'PREMIUM_ECONOMY' | 'BUSINESS' | 'FIRST_CLASS',
  passengers: NumberInput = 1,
): Calculation {
  const factor = typed('passenger·km', perEconomySeat)
  const leg = { mode: 'AIR', distance: { value: 1 }, factor, passengers } as const
  return calculateTrip({ legs: [{ ...leg, cabin: { class: cabin, method: 'iata_wide' } }] })
}
