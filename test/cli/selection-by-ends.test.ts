import { describe, expect, it } from 'vitest'
import { parseNdjson } from '../../src/core/csv/index.ts'
import type { UncheckedPayload } from '../../src/service/index.ts'
import { calculationOf, travelService, tripInput, way } from '../fixtures/travels.ts'
import { type Run, runTonne } from './memory-io.ts'

type Mode = 'AIR' | 'RAIL' | 'TRUCK' | 'SHIP'
type FlightClass = NonNullable<UncheckedPayload<'createTravel'>['flightClass']>

const RAIL = 'desnz-2025/business-travel-land/rail'
const FLIGHTS = 'desnz-2025/business-travel-air/flights'
const EPA = 'epa-2025/travel'
const BETWEEN = `${FLIGHTS}/international-to-from-non-uk`
const FALLBACK = 'factor_region_fallback'

/** What a trip of people goes by, and what is said of how its factor was selected. */
const TRIPS: readonly (readonly [Mode, string, string, FlightClass | '', string, readonly string[]])[] = [
  [
    'AIR',
    'JFK',
    'LAX',
    'ECONOMY',
    `${EPA}/air-travel-long-haul-from-2300-miles/passenger-mile`,
    ['cabin_class_read_as'],
  ],
  ['AIR', 'JFK', 'BOS', '', `${EPA}/air-travel-short-haul-under-300-miles/passenger-mile`, ['average_passenger']],
  [
    'AIR',
    'JFK',
    'ORD',
    '',
    `${EPA}/air-travel-medium-haul-from-300-miles-under-2300-miles/passenger-mile`,
    ['average_passenger'],
  ],
  [
    'AIR',
    'FRA',
    'HAM',
    'ECONOMY',
    `${FLIGHTS}/domestic-to-from-uk/average-passenger/without-rf/passenger-km`,
    [FALLBACK, 'cabin_class_read_as'],
  ],
  ['AIR', 'JFK', 'CDG', 'BUSINESS', `${BETWEEN}/business-class/without-rf/passenger-km`, [FALLBACK]],
  [
    'AIR',
    'LHR',
    'EDI',
    '',
    `${FLIGHTS}/domestic-to-from-uk/average-passenger/without-rf/passenger-km`,
    ['average_passenger'],
  ],
  ['AIR', 'LHR', 'JFK', 'ECONOMY', `${FLIGHTS}/long-haul-to-from-uk/economy-class/without-rf/passenger-km`, []],
  ['RAIL', 'London, GB', 'Paris, FR', '', `${RAIL}/international-rail/passenger-km`, []],
  ['RAIL', 'Amsterdam, NL', 'London, GB', '', `${RAIL}/international-rail/passenger-km`, []],
  ['RAIL', 'London, GB', 'Leeds, GB', '', `${RAIL}/national-rail/passenger-km`, []],
  ['RAIL', 'Berlin, DE', 'Hamburg, DE', '', `${RAIL}/national-rail/passenger-km`, [FALLBACK]],
  ['RAIL', 'Boston, US', 'Chicago, US', '', `${EPA}/intercity-rail-national-average/passenger-mile`, []],
  ['TRUCK', 'Boston, US', 'Chicago, US', '', `${EPA}/passenger-car/vehicle-mile`, []],
  [
    'TRUCK',
    'Berlin, DE',
    'Hamburg, DE',
    '',
    'desnz-2025/passenger-vehicles/cars-by-size/average-car/unknown/km',
    [FALLBACK],
  ],
]

const SELECTION = new Set([FALLBACK, 'cabin_class_read_as', 'average_passenger', 'haul_assumed_international'])

/** The column of notices of a row, `code;path`, as far as it is about the selection. */
function ofSelection(codes: readonly string[]): readonly string[] {
  return [...new Set(codes)].filter((code) => SELECTION.has(code))
}

async function byService(mode: Mode, from: string, to: string, flightClass: FlightClass | '') {
  const test = travelService()
  const seat = flightClass === '' ? {} : { flightClass }
  const { record, notices } = await test.company.travels.create(
    tripInput({ ...way(from, to), transportType: mode }, seat),
  )
  const { contributions } = await calculationOf(test, record.id)
  return {
    kg: record.totalEmission,
    factors: contributions.map(({ factor }) => factor.key),
    notices: ofSelection(notices.map(({ code }) => code)),
  }
}

function firstLine({ files }: Run) {
  const [line] = parseNdjson(files['out.jsonl'] ?? '')
  if (line === undefined) throw new Error('nothing was written')
  return line.value as { readonly co2eKg: number; readonly factors: string[]; readonly notices: string[] }
}

async function byCommand(mode: Mode, from: string, to: string, flightClass: string) {
  const row = { activity: 'trip', start: '2025-03-03', mode, from, to, class: flightClass }
  const files = { 'in.ndjson': `${JSON.stringify(row)}\n` }
  const run = await runTonne(['calculate', 'in.ndjson', '--output', 'out.jsonl'], { files })
  expect(run.stderr).toBe('')
  const { co2eKg, factors, notices } = firstLine(run)
  return { kg: co2eKg, factors, notices: ofSelection(notices) }
}

describe('the factor of a trip goes by both of its ends', () => {
  it.each(TRIPS)('%s %s to %s %s: the same by the service and on the command line', async (...trip) => {
    const [mode, from, to, flightClass, key, notices] = trip
    const kept = await byService(mode, from, to, flightClass)
    expect(kept).toMatchObject({ factors: [key], notices })
    expect(await byCommand(mode, from, to, flightClass)).toEqual(kept)
  })

  it('New York to Los Angeles is 407 kg by US EPA, and London to Paris by rail what Eurostar is', async () => {
    expect((await byService('AIR', 'JFK', 'LAX', 'ECONOMY')).kg).toBeCloseTo(407, 0)
    const train = await byService('RAIL', 'London, GB', 'Paris, FR', '')
    // 343.6 km great circle × 1.2 × 0.00446 kg
    expect(train.kg).toBeCloseTo(343.6 * 1.2 * 0.00446, 1)
  })
})

describe('freight goes by both of its ends', () => {
  it.each([
    ['AIR', 'JFK', 'LAX', 'epa-2025/freight/aircraft/short-ton-mile', []],
    [
      'AIR',
      'FRA',
      'HAM',
      'desnz-2025/freighting-goods/freight-flights/domestic-to-from-uk/without-rf/tonne-km',
      [FALLBACK],
    ],
    [
      'AIR',
      'FRA',
      'ORY',
      'desnz-2025/freighting-goods/freight-flights/international-to-from-non-uk/without-rf/tonne-km',
      [FALLBACK],
    ],
    ['TRUCK', 'Boston, US', 'Chicago, US', 'epa-2025/freight/medium-and-heavy-duty-truck/short-ton-mile', []],
    ['RAIL', 'Boston, US', 'Chicago, US', 'epa-2025/freight/rail/short-ton-mile', []],
    ['RAIL', 'London, GB', 'Paris, FR', 'desnz-2025/freighting-goods/rail/freight-train/tonne-km', [FALLBACK]],
  ] as const)('%s %s to %s: the same by the service and on the command line', async (mode, from, to, key, notices) => {
    const test = travelService()
    const input = tripInput({ ...way(from, to), transportType: mode, transportWeightTon: 2 })
    const outcome = await test.company.travels.create(input)
    const { contributions } = await calculationOf(test, outcome.record.id)
    expect(contributions.map(({ factor }) => factor.key)).toEqual([key])
    expect(ofSelection(outcome.notices.map(({ code }) => code))).toEqual(notices)
    const row = { activity: 'movement', start: '2025-03-03', value: 2, unit: 't', mode, from, to }
    const files = { 'in.ndjson': `${JSON.stringify(row)}\n` }
    const run = await runTonne(['calculate', 'in.ndjson', '--output', 'out.jsonl'], { files })
    const written = firstLine(run)
    expect(written).toMatchObject({ co2eKg: outcome.record.totalEmission, factors: [key] })
    expect(ofSelection(written.notices)).toEqual(notices)
  })

  it('a vehicle that is named for a flight is rejected, by which nothing is chosen', async () => {
    const head = 'activity,start,mode,vehicle,fromCountry,toCountry,distanceKm,value,unit'
    const rows = ['trip,2025-03-03,AIR,jumbo,GB,US,5000,,', 'movement,2025-03-03,AIR,freighter,GB,US,5000,1,t']
    const run = await runTonne(['calculate', 'in.csv'], { files: { 'in.csv': [head, ...rows].join('\n') } })
    expect(run.code).not.toBe(0)
    expect(run.stderr.match(/vehicle/g)?.length).toBeGreaterThanOrEqual(2)
  })
})
