import { describe, expect, it } from 'vitest'
import { calculateColumns, compile, createColumns, toSql, totalColumns } from '../../../../src/bulk/index.ts'
import {
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateQuantity,
  calculateRefrigerant,
  calculateSpend,
  calculateTrip,
  calculateVehicle,
  defineFactor,
  prepareFuel,
  scope2,
} from '../../../../src/index.ts'
import { findFactor } from '../../../../src/reference/factors/index.ts'
import { calculateEnergy, prepareEnergy } from '../../../../src/standards/energy/index.ts'
import { thrownBy } from '../../../fixtures/violations.ts'

const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
const grid = findFactor('desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh')
const freight = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')
const flight = findFactor(
  'desnz-2025/business-travel-air/flights/long-haul-to-from-uk/economy-class/without-rf/passenger-km',
)
const room = findFactor('desnz-2025/hotel-stay/uk/room-per-night')
const landfill = findFactor('desnz-2025/waste-disposal/metal/metal-steel-cans/landfill/tonnes')
const gas = findFactor('ipcc-ar6/gwp100/hfc-134a/kg')
const own = { key: 'own/printing/gbp', category: 'spend', unit: 'GBP 2024', per1: { co2e: '0.2' } }
const spend = { amount: 1, currency: 'GBP', year: 2024, factor: defineFactor(own) }

const fuel = { value: 1, unit: 'l', factor: diesel }
const power = { value: 1, unit: 'kWh', grid }
const van = { amount: 1, unit: 'km', factor: diesel, consumption: { value: 7, unit: 'l', per: 100 as const } }
const lorry = { mass: 1, distance: { value: 1 }, mode: 'TRUCK' as const, factor: freight }
const leg = { mode: 'AIR' as const, distance: { value: 1 }, factor: flight }
const hotel = { nights: 1, factor: room }
const wind = {
  kind: 'certificate' as const,
  name: 'GO',
  energy: 1,
  factor: findFactor('tonne/zero-emission-electricity/kwh'),
}
const heat = { unit: 'kWh', source: { kind: 'purchased', carrier: 'heat' } as const }
const set = compile({ pairs: [{ unit: 'l', factor: diesel }] })
const rows = { value: Float64Array.of(1), coefficient: Uint8Array.of(0) }
const sql = { dialect: 'postgres' as const, activity: { table: 'a', value: 'v', keys: ['k'], pair: 'p' } }

/** Each call has one misspelt name. It is spread in, because the compiler rejects a literal one. */
const CALLS: readonly (readonly [path: string, near: string, call: (name: object) => unknown])[] = [
  ['heatingVale', 'heatingValue', (name) => calculateFuel({ ...fuel, ...name })],
  ['heatingVale', 'heatingValue', (name) => calculateFuel({ ...fuel, value: '1', ...name })],
  ['alowCredits', 'allowCredits', (name) => prepareFuel({ unit: 'l', factor: diesel, ...name })],
  [
    'percentageOfClean',
    'percentageOfCleanEnergy',
    (name) => calculateElectricity({ ...power, method: 'market', ...name }),
  ],
  ['residul', 'residual', (name) => scope2({ ...power, ...name })],
  ['instruments[0].enrgy', 'energy', (name) => scope2({ ...power, instruments: [{ ...wind, ...name }] })],
  ['consumtion', 'consumption', (name) => calculateVehicle({ ...van, ...name })],
  ['consumption.pr', 'per', (name) => calculateVehicle({ ...van, consumption: { ...van.consumption, ...name } })],
  ['fuel.vaule', 'value', (name) => calculateVehicle({ ...van, fuel: { value: 1, unit: 'l', ...name } })],
  ['mas', 'mass', (name) => calculateMovement({ ...lorry, ...name })],
  ['distance.knd', 'kind', (name) => calculateMovement({ ...lorry, distance: { value: 1, ...name } })],
  ['radiativForcing', 'radiativeForcing', (name) => calculateTrip({ legs: [leg], ...name })],
  ['legs[0].passenger', 'passengers', (name) => calculateTrip({ legs: [{ ...leg, ...name }] })],
  ['hotel.room', 'rooms', (name) => calculateTrip({ legs: [], hotel: { ...hotel, ...name } })],
  ['scope3Categry', 'scope3Category', (name) => calculateQuantity({ value: 1, unit: 't', factor: landfill, ...name })],
  ['unt', 'unit', (name) => calculateRefrigerant({ mass: 1, factor: gas, ...name })],
  ['parts[0].shar', 'share', (name) => calculateRefrigerant({ mass: 1, parts: [{ factor: gas, share: 1, ...name }] })],
  ['prce', 'price', (name) => calculateSpend({ ...spend, ...name })],
  ['gpw', 'gwp', (name) => defineFactor({ key: 'own', unit: 'kg', per1: { co2e: 1 }, ...name })],
  ['per1.c02', 'co2', (name) => defineFactor({ key: 'own', unit: 'kg', per1: { co2e: 1, ...name } })],
  ['source.publishr', 'publisher', (name) => defineFactor({ ...own, source: { publisher: 'us', ...name } })],
  ['allowCredit', 'allowCredits', (name) => calculateEnergy({ ...heat, value: 1, ...name })],
  ['allowCredit', 'allowCredits', (name) => prepareEnergy({ ...heat, ...name })],
  ['unpublishd', 'unpublished', (name) => compile({ pairs: [{ unit: 'l', factor: diesel }], ...name })],
  ['pairs[0].secnd', 'second', (name) => compile({ pairs: [{ unit: 'l', factor: diesel, ...name }] })],
  ['row', 'rows', (name) => calculateColumns(set, rows, { ...name })],
  ['key', 'keys', (name) => createColumns(set, { rows: 1, ...name })],
  ['firstRows', 'firstRow', (name) => totalColumns(set, { ...rows, key: Uint8Array.of(0) }, { keys: 1, ...name })],
  ['coefficient', 'coefficients', (name) => toSql(set, { ...sql, ...name })],
  ['activity.secnd', 'second', (name) => toSql(set, { ...sql, activity: { ...sql.activity, ...name } })],
]

describe('a misspelt field of an input', () => {
  it.each(CALLS)('%s is rejected, and %s is proposed', (path, near, call) => {
    const name = path.slice(path.lastIndexOf('.') + 1)
    const [first] = thrownBy(() => call({ [name]: 1 }))
    expect(first).toMatchObject({ path, code: 'unknown_field' })
    expect(first?.message).toBe(`is not an option; did you mean ${near}?`)
  })

  it.each(CALLS)('is the only problem of the call with %s', (_path, _near, call) => {
    expect(thrownBy(() => call({}))).toEqual([])
  })

  it('lists the fields when no name is near', () => {
    const [first] = thrownBy(() => calculateFuel({ ...fuel, ...{ polcy: 1 } }))
    expect(first?.message).toContain('the options are value, unit, factor, heatingValue')
  })
})
