import { convertToDecimal } from '../../src/core/decimal/index.ts'
import {
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateQuantity,
  calculateRefrigerant,
  calculateTrip,
  calculateVehicle,
  type EmissionFactor,
  type FuelActivity,
  prepareFuel,
  scope2,
  type UnitRef,
  type UnitTable,
  units,
} from '../../src/index.ts'
import { type Catalogue, selectFactor } from '../../src/reference/factors/index.ts'
import { calculateEnergy, prepareEnergy } from '../../src/standards/energy/index.ts'

// Literal symbols of the units of activities are checked; wide texts, and symbols of own tables, are not.

declare const factor: EmissionFactor
declare const text: string
declare const perhaps: string | undefined
declare const ref: UnitRef
declare const either: 'km' | 'mi'
declare const table: UnitTable
declare const ownTable: UnitTable | undefined
declare const fuel: FuelActivity
declare const catalogue: Catalogue
const value = 1
const heat = { value, source: { kind: 'purchased', carrier: 'electricity' } } as const
const contract = { kind: 'contract', name: 'wind', energy: 1, factor } as const
const leg = { mode: 'RAIL', factor } as const

for (const unit of [text, ref, 13, units.litre]) calculateFuel({ value, unit, factor })
calculateFuel(fuel)
calculateFuel({ value, unit: 'cup', factor, table })
calculateFuel({ value, unit: 'cup', factor, table: ownTable })
calculateFuel({ value, unit: 'l', factor, table: undefined, heatingValue: undefined })
prepareFuel({ unit: 'cup', factor, table })
scope2({
  value,
  unit: 'MWh',
  grid: factor,
  instruments: [
    { ...contract, unit: 'kWh' },
    { ...contract, unit: 4 },
  ],
})
calculateVehicle({ amount: 1, unit: either, factor, consumption: { value, unit: units.litre } })
calculateVehicle({ amount: 1, unit: 'km', factor, consumption: { value, unit: 'l' }, fuel: { value, unit: text } })
calculateRefrigerant({ mass: 1, unit: 'g', factor })
calculateMovement({ ...leg, mass: 1, massUnit: perhaps, distance: { value, unit: 'mi' } })
calculateTrip({
  legs: [
    { ...leg, distance: { value, unit: 'mi' } },
    { ...leg, distance: { value, unit: units.mile } },
  ],
})
calculateEnergy({ ...heat, unit: 'kWh' })
convertToDecimal(value, { from: 'mmbtu', to: 'kWh', digits: 5 })
convertToDecimal(value, { from: text, to: 'kWh' })
convertToDecimal(value, { from: 'cup', to: 'bowl', table })
selectFactor({ activity: { kind: 'fuel', fuel: 'diesel', unit: 'l' }, region: 'GB' })
selectFactor({ activity: { kind: 'quantity', words: 'tea', unit: 'cup' }, catalogue })
selectFactor({ activity: { kind: 'electricity', lifecycleGrid: 'refuse' } })

// @ts-expect-error a unit is spelt as it is
calculateFuel({ value, unit: 'kwh', factor })
// @ts-expect-error not even next to a table that is not there
calculateFuel({ value, unit: 'kwh', factor, table: undefined })
// @ts-expect-error nor in a prepared calculation
prepareFuel({ unit: 'litres', factor })
// @ts-expect-error kilowatt hours of electricity
calculateElectricity({ value, unit: 'kwh', grid: factor, method: 'location' })
// @ts-expect-error of both methods
scope2({ value, unit: 'KWH', grid: factor })
// @ts-expect-error of an instrument
scope2({ value, unit: 'kWh', grid: factor, instruments: [{ ...contract, unit: 'mwh' }] })
// @ts-expect-error a quantity
calculateQuantity({ value, unit: 'tons', factor })
// @ts-expect-error a distance driven
calculateVehicle({ amount: 1, unit: 'miles', factor })
// @ts-expect-error a consumption
calculateVehicle({ amount: 1, unit: 'km', factor, consumption: { value, unit: 'L', per: 100 } })
// @ts-expect-error a fuel in addition
calculateVehicle({ amount: 1, unit: 'km', factor, fuel: { value, unit: 'litre' } })
// @ts-expect-error a leaked mass
calculateRefrigerant({ mass: 1, unit: 'KG', factor })
// @ts-expect-error a mass moved
calculateMovement({ ...leg, mass: 1, massUnit: 'tonne', distance: { value } })
// @ts-expect-error a distance moved
calculateMovement({ ...leg, mass: 1, distance: { value, unit: 'KM' } })
// @ts-expect-error the distance of an empty return
calculateMovement({ ...leg, mass: 1, distance: { value }, emptyReturn: { distance: { value, unit: 'Km' }, factor } })
const miles = { ...leg, distance: { value, unit: 'mi' } } as const
// @ts-expect-error one of several legs
calculateTrip({ legs: [miles, { ...leg, distance: { value, unit: 'mile' } }] })
// @ts-expect-error a quantity of energy
calculateEnergy({ ...heat, unit: 'Kwh' })
// @ts-expect-error energy of any quantity
prepareEnergy({ source: heat.source, unit: 'Kwh' })
// @ts-expect-error a fuel to select a factor for
selectFactor({ activity: { kind: 'fuel', fuel: 'diesel', unit: 'litres' }, region: 'GB' })
// @ts-expect-error a number with more digits
convertToDecimal(value, { from: 'Kwh', to: 'MWh' })
// @ts-expect-error on either side
convertToDecimal(value, { from: 'kWh', to: 'Mwh' })
// @ts-expect-error of another dimension
convertToDecimal(value, { from: 'l', to: 'kWh' })
