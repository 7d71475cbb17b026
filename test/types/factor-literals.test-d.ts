import { type CompileOptions, compile, type PairDefinition } from '../../src/bulk/index.ts'
import {
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateQuantity,
  calculateRefrigerant,
  defineFactor,
  type EmissionFactor,
  type FuelBridge,
  prepareConversion,
  prepareFuel,
  type SelectedFactor,
  scope2,
  type UnitRef,
  type UnitTable,
  units,
} from '../../src/index.ts'
import type { Payload } from '../../src/service/index.ts'
import {
  allocateToConsignments,
  shipmentFootprint,
  type TransportChain,
  transportActivityData,
  transportChain,
} from '../../src/standards/transport/index.ts'

// Literal units are checked against the unit of a factor that the compiler knows, and against the dimension of the field.

declare const text: string
declare const ref: UnitRef
declare const table: UnitTable
declare const wide: EmissionFactor
declare const selected: SelectedFactor
declare const bridge: FuelBridge
declare const either: 'l' | 'kWh'
declare const list: PairDefinition[]
declare const options: CompileOptions
declare const chain: TransportChain
const value = 1
const perLitre = defineFactor({ key: 'own/diesel', unit: 'l', per1: { co2e: 1 } })
const perKwh = defineFactor({ key: 'own/grid', unit: 'kWh', per1: { co2e: 1 } })
const perCup = defineFactor({ key: 'own/tea', unit: 'cup', per1: { co2e: 1 } })
const perKilogram = defineFactor({ key: 'own/paper', unit: 'kg', per1: { co2e: 1 } })
const ofEither = defineFactor({ key: 'own/either', unit: either, per1: { co2e: 1 } })
export const known: EmissionFactor<'l'> = perLitre
export const forgotten: EmissionFactor = perLitre

calculateFuel({ value, unit: 'US gal', factor: perLitre })
calculateFuel({ value, unit: 'kg', factor: perLitre, bridge })
calculateFuel({ value, unit: 'kg', factor: perLitre, bridge: Math.random() < 0.5 ? bridge : undefined })
calculateFuel({ value, unit: 'kg', factor: perLitre, table })
calculateFuel({ value, unit: either, factor: ofEither })
for (const unit of [text, ref, 13, units.kilogram]) calculateFuel({ value, unit, factor: perLitre })
for (const factor of [wide, selected, perCup]) calculateFuel({ value, unit: 'kg', factor })
prepareFuel({ unit: 'kg', factor: perLitre, bridge })
calculateElectricity({ value, unit: 'MWh', method: 'location', grid: perKwh })
scope2({ value, unit: 'GJ', grid: perKwh, residual: wide })
calculateQuantity({ value, unit: 'lb', factor: perKilogram })
calculateQuantity({ value, unit: 'cup', factor: perCup, table })
compile({
  pairs: [{ unit: 'l', factor: perLitre }, { unit: 'kg', factor: perKilogram }, { like: calculateFuel(known1()) }],
})
compile({ pairs: [{ unit: 'kg', factor: perLitre, bridge }] })
compile({ pairs: [{ unit: 'km', factor: perLitre, steps: [{ times: '0.07', unit: 'l/km' }] }] })
compile({
  pairs: [
    { unit: 't', second: 'km', factor: wide },
    { unit: 'passenger', second: units.kilometre, factor: wide },
  ],
})
compile({
  pairs: [
    { unit: ref, factor: perLitre },
    { unit: text, second: text, factor: selected },
  ],
})
compile({ pairs: [{ unit: 'cup', factor: perCup }], units: table })
compile({ pairs: [value].map(() => ({ unit: 'kWh', factor: wide })), allowCredits: true })
compile({ pairs: [...list, { unit: 'l', factor: perLitre }] })
compile(options)
transportChain(chain)
transportChain({ mass: 1, massUnit: text, elements: [] })
transportChain({ mass: 1, massUnit: 'kg', elements: chain.elements })
prepareConversion('cup', 'bowl', table)
export const key: Payload<'createFactorRule'> = { activity: 'siteFuels', emissionFactorId: 'acme/steam/kwh' }
function known1() {
  return { value, unit: 'l', factor: perLitre } as const
}

// @ts-expect-error a fuel by mass, of a factor per litre
calculateFuel({ value, unit: 'kg', factor: perLitre })
// @ts-expect-error a prepared one
prepareFuel({ unit: 'kWh', factor: perLitre })
// @ts-expect-error a quantity
calculateQuantity({ value, unit: 'l', factor: perKilogram })
// @ts-expect-error electricity by volume
calculateElectricity({ value, unit: 'm3', method: 'location', grid: perKwh })
// @ts-expect-error by both methods
scope2({ value, unit: 'kg', grid: perKwh })
// @ts-expect-error a leak is a mass
calculateRefrigerant({ mass: 1, unit: 'l', factor: wide })
// @ts-expect-error a load is a mass
calculateMovement({ mode: 'RAIL', mass: 1, massUnit: 'm3', distance: { value }, factor: wide })
// @ts-expect-error a distance is no mass
calculateMovement({ mode: 'RAIL', mass: 1, distance: { value, unit: 't' }, factor: wide })
// @ts-expect-error a misspelt unit of rows
compile({ pairs: [{ unit: 'ltr', factor: wide }] })
// @ts-expect-error a misspelt second unit
compile({ pairs: [{ unit: 't', second: 'kms', factor: wide }] })
// @ts-expect-error rows by mass, of a factor per litre
compile({ pairs: [{ unit: 'kg', factor: perLitre }] })
const byMass = { unit: 'kg', factor: perKilogram } as const
// @ts-expect-error one of several pairs
compile({ pairs: [byMass, { unit: 'kg', factor: perLitre }] })
// @ts-expect-error a unit as an object
compile({ pairs: [{ unit: units.kilogram, factor: perLitre }] })
// @ts-expect-error a misspelt field of a pair
compile({ pairs: [{ unit: 'l', factor: wide, usee: 'fuel' }] })
// @ts-expect-error a misspelt option
compile({ pairs: [{ unit: 'l', factor: wide }], alowCredits: true })
// @ts-expect-error a pair has a factor
compile({ pairs: [{ unit: 'l' }] })
// @ts-expect-error a misspelt mass of a chain
transportChain({ mass: 1, massUnit: 'kgs', elements: [] })
// @ts-expect-error a volume is not a mass
transportChain({ mass: 1, massUnit: 'l', elements: [] })
const hoc = { id: 'hub', activityUnit: 't', intensity: {} } as const
// @ts-expect-error the mass of an element
transportChain({ elements: [{ id: 'hub', mass: 1, massUnit: 'KG', hoc }] })
// @ts-expect-error a shipment
shipmentFootprint({ shipmentId: '1', mass: 1, massUnit: 'tonne', elements: [] })
// @ts-expect-error the distance of a consignment
allocateToConsignments(calculateFuel(known1()), [{ id: 'a', mass: 1, distance: { value, unit: 'kg' } }])
// @ts-expect-error the mass of a transport for a partner
transportActivityData({ ...chain, mass: 1, massUnit: 'Kg' })
// @ts-expect-error a misspelt unit to prepare a conversion
prepareConversion('kwh', 'MWh')
