import { Decimal } from 'decimal.js'
import {
  type Calculation,
  calculateFuel,
  calculateTrip,
  calculateVehicle,
  combineFactors,
  convert,
  defineFactor,
  type EmissionFactor,
  type Gas,
  prepareConversion,
  type SelectedFactor,
  scope2,
  type Unit,
  type UnitSymbol,
  units,
} from '../../src/index.ts'

// What must compile, and to which type.

declare const factor: EmissionFactor
declare const selected: SelectedFactor
declare const sometimes: boolean

for (const value of [1, '1', '1/3', new Decimal(1)]) {
  const calculation: Calculation = calculateFuel({ value, unit: units.litre, factor })
  const kilograms: number | null = calculation.emission.co2e
  kilograms?.toFixed(1)
}
for (const unit of [units.litre, 13, 'l']) calculateFuel({ value: 1, unit, factor: selected })

const { location, market } = scope2({ value: 1, unit: 'kWh', grid: sometimes ? factor : selected })
const both: readonly Calculation[] = [location, market]
const gas: Gas = 'ch4'
both.map(({ emission }) => emission[gas])

calculateVehicle({ amount: 1, unit: 'mi', factor: combineFactors(factor, factor) })
calculateTrip({ legs: [{ mode: 'RAIL', distance: { value: '12.5' }, factor }], hotel: { nights: 1, factor } })

// a factor comes out of defineFactor and may go in again, whole
const again: EmissionFactor = defineFactor(defineFactor({ key: 'own', unit: 'kg', per1: { co2e: '1' } }))
defineFactor({ ...again, per1: { ...again.per1, co2: null } })

// units of one dimension, and those of which the compiler knows none
declare const fromDatabase: Unit
convert(1, units.kilogram, units.pound)
convert(1, units.kilogram, 'lb')
convert(1, 'kg', units.pound)
convert(1, fromDatabase, units.pound)
convert(1, units.pound, fromDatabase)
prepareConversion(units.mile, 10)('26.2')

// symbols of built-in units, and texts and symbols of own tables
declare const text: string
declare const eitherSymbol: 'kg' | 'lb'
convert(1, 'kg', 'lb')
convert(1, text, 'kg')
convert(1, 'kg', text)
convert(1, eitherSymbol, 't')
convert(1, 13, 'kg')
prepareConversion('barrel of mine', 'l', [units.litre, fromDatabase])
calculateFuel({ value: 1, unit: text, factor })
const symbol: UnitSymbol = 'passenger·km'
const litres: 'l' = units.litre.short_name
export const symbols = [symbol, litres]
