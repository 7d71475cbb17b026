import { describe, expect, it } from 'vitest'
import { findCountry } from '../../../src/core/countries/index.ts'
import { calculateRows } from '../../../src/rows/index.ts'

const JANUARY = { start: '2025-01-01', end: '2025-02-01' }
const trip = (mode: string, fields: object = {}) => ({ activity: 'trip', mode, distanceKm: 100, ...fields })
const freight = (mode: string, fields: object = {}) => {
  return { activity: 'movement', mode, distanceKm: 100, value: 2, unit: 't', ...fields }
}
const driven = (vehicle: string) => ({ activity: 'vehicle', vehicle, unit: 'km', value: 10 })
const quantity = (factor: string, unit: string) => ({ activity: 'quantity', factor, unit, value: 1 })

/** Rows of every kind whose factor depends on a country. */
const ROWS: readonly object[] = [
  ...['natural gas', 'diesel', 'petrol', 'burning oil', 'HVO', 'wood pellets'].flatMap((fuel) =>
    ['kWh', 'l', 't'].map((unit) => ({ activity: 'fuel', fuel, unit, value: 10 })),
  ),
  { activity: 'electricity', unit: 'kWh', value: 10 },
  ...['car', 'petrol car', 'electric car', 'motorbike', 'small motorbike', 'van', 'truck'].map(driven),
  { activity: 'vehicle', fuel: 'petrol', unit: 'l', value: 10 },
  ...['CAR', 'RAIL', 'SHIP', 'motorbike', 'taxi', 'bus', 'coach', 'subway', 'tram'].map((mode) => trip(mode)),
  ...['diesel car', 'van', 'motorcycle'].map((vehicle) => trip('CAR', { vehicle })),
  ...['TRUCK', 'RAIL', 'SHIP'].map((mode) => freight(mode)),
  freight('TRUCK', { vehicle: 'refrigerated lorry' }),
  freight('SHIP', { vehicle: 'bulk carrier' }),
  quantity('water supply', 'm3'),
  quantity('water treatment', 'm3'),
  quantity('district heat', 'kWh'),
  quantity('motorbike', 'km'),
  { ...quantity('asbestos', 't'), treatment: 'landfill' },
  { activity: 'spend', factor: 'legal services', value: 100, currency: 'USD', priceYear: 2022 },
  { activity: 'trip', nights: 2 },
]
const COUNTRIES = ['GB', 'US', 'US-CA', 'FR', 'DE', 'AU', 'AU-NSW', 'JP', undefined]

const countryOf = (region: string | null | undefined) => findCountry((region ?? '').split('-')[0] ?? '')?.alpha2

/** The keys of the factors of a row with the countries of those that no notice names; undefined if the row is refused. */
async function readRow(row: object, country: string | undefined) {
  const rows = await calculateRows([
    { ...JANUARY, ...row, ...(country === undefined ? {} : { country }) },
  ] as never).catch(() => undefined)
  const calculations = rows?.[0]?.results.map(({ calculation }) => calculation)
  if (calculations === undefined) return undefined
  const keys = calculations.flatMap(({ contributions }) => contributions.map(({ factor }) => factor.key))
  const silent = calculations.flatMap(({ contributions, notices }) => {
    if (notices.some(({ code }) => code === 'factor_region_fallback')) return []
    const used = contributions.map(({ factor }) => countryOf(factor.region))
    return used.filter((one) => one !== undefined && one !== countryOf(country))
  })
  return { keys, silent }
}

describe('the country of a factor', () => {
  it('is that of the row, or said, for every kind of activity', async () => {
    const wrong: string[] = []
    let read = 0
    for (const row of ROWS) {
      for (const country of COUNTRIES) {
        const result = await readRow(row, country)
        if (result === undefined) continue
        read++
        if (result.silent.length > 0) wrong.push(`${country} ${JSON.stringify(row)} ${result.keys}`)
      }
    }
    expect(wrong).toEqual([])
    expect(read).toBeGreaterThan(0.6 * ROWS.length * COUNTRIES.length)
  })

  it.each([
    ['a motorbike of the company', driven('motorbike'), 'travel/motorcycle/vehicle-mile'],
    ['a motorcycle of the company', driven('Motorcycle'), 'travel/motorcycle/vehicle-mile'],
    ['a trip by motorbike', trip('motorbike'), 'travel/motorcycle/vehicle-mile'],
    ['a trip by bus', trip('bus'), 'travel/bus/passenger-mile'],
    ['a trip by subway', trip('subway'), 'travel/transit-rail-i-e-subway-tram/passenger-mile'],
    ['a trip by tram', trip('tram'), 'travel/transit-rail-i-e-subway-tram/passenger-mile'],
    ['a trip by train', trip('RAIL'), 'travel/intercity-rail-national-average/passenger-mile'],
  ])('is that of the row where its publisher names the thing otherwise: %s', async (_, row, path) => {
    expect((await readRow(row, 'US'))?.keys).toEqual([`epa-2025/${path}`])
  })
})
