import { describe, expect, it } from 'vitest'
import type { Waypoint } from '../../../../../src/core/emissions/index.ts'
import { findApproach } from '../../../../../src/reference/places/sea/approach.ts'
import { readSeaGraph, SEA_GRAPH_VERSION, seaGraph } from '../../../../../src/reference/places/sea/sea-graph.ts'
import type { SeaPassage } from '../../../../../src/reference/places/sea/sea-passages.ts'
import { seaRoute } from '../../../../../src/reference/places/sea/sea-route.ts'
import { COASTAL_PLACES } from '../../../../fixtures/coastal-places.ts'
import { LEGS_OF_VERSION_3, WAYS_OF_VERSION_3 } from './version-3.ts'

const ROTTERDAM = { lat: 51.95, lng: 4.14 }

type Pair = readonly [lat: number, lng: number]

/** Short ways: along coasts, over straits, between places that lie ashore. */
const SHORT_WAYS: readonly (readonly [what: string, from: Pair, to: Pair, km: number, by: string])[] = [
  ['Venice to Trieste', [45.44, 12.33], [45.65, 13.76], 122.990697445, ''],
  ['Genoa to Naples', [44.41, 8.93], [40.84, 14.25], 617.368363933, 'Naples'],
  ['Annapolis to New York', [38.97, -76.48], [40.7, -74.01], 675.485841633, 'Delaware entrance, Ambrose, New York'],
  ['Piraeus to Thessaloniki', [37.94, 23.63], [40.63, 22.93], 446.863765042, ''],
  ['Bergen to Trondheim', [60.39, 5.32], [63.43, 10.4], 580.13888429, 'Trondheim approach, Trondheim'],
  ['Split to Bari', [43.51, 16.44], [41.13, 16.87], 272.309283137, 'Vieste'],
  ['Jakarta to Semarang', [-6.1, 106.88], [-6.95, 110.42], 426.86351578, ''],
  ['Benghazi to Tripoli', [32.11, 20.05], [32.9, 13.19], 668.546756609, 'Misurata'],
  ['Dubai to Doha', [25.07, 55.31], [25.29, 51.53], 381.834783552, ''],
  ['Manila to Cebu', [14.6, 120.98], [10.3, 123.9], 688.529924652, ''],
  ['Reykjavik to Akureyri', [64.14, -21.9], [65.68, -18.08], 636.861940721, ''],
  ['Stockholm to Turku', [59.33, 18.07], [60.44, 22.22], 277.592321816, 'Stockholm, Söderarm'],
  ['Suva to Apia, over the date line', [-18.14, 178.44], [-13.83, -171.77], 1251.190558057, 'Nanuku Passage, Apia'],
  ['Dover to Calais', [51.12, 1.32], [50.97, 1.85], 40.742795383, ''],
  ['Tarifa to Tangier', [36.01, -5.6], [35.79, -5.81], 30.907766374, 'GIBRALTAR'],
  ['Dhaka to Chittagong', [23.71, 90.41], [22.33, 91.8], 242.026441715, ''],
  ['Vladivostok to Busan', [43.11, 131.87], [35.1, 129.04], 984.995590995, 'Donghae'],
  ['Hel to Gdansk, round the spit', [54.61, 18.8], [54.35, 18.65], 33.269181772, ''],
  ['Guangzhou to Hong Kong', [23.12, 113.25], [22.3, 114.17], 137.746121937, 'Hong Kong'],
  ['Rome to Naples', [41.9, 12.5], [40.84, 14.25], 228.110429379, ''],
  ['Milan to Rome', [45.46, 9.19], [41.9, 12.5], 540.87515653, 'Civitavecchia'],
  ['Halifax to Sydney, Nova Scotia', [44.65, -63.57], [46.14, -60.19], 420.475353084, ''],
  ['Nome to Anadyr', [64.5, -165.4], [64.73, 177.5], 854.351933981, 'Provideniya, Gulf of Anadyr'],
]

/** Ways through a passage and around it, with the passages that the way around takes. */
const AROUND: readonly (readonly [string, string, SeaPassage, km: number, aroundKm: number, by: string])[] = [
  ['Singapore', 'Genoa', 'SUEZ', 11958.004191414, 21349.484003465, 'GIBRALTAR, SUNDA'],
  ['Seattle', 'New York', 'PANAMA', 11140.972676089, 25662.272676089, 'MAGELLAN'],
  ['Hamburg', 'Gdansk', 'KIEL', 800.707413633, 1417.097026928, ''],
  ['Singapore', 'Colombo', 'MALACCA', 2912.651905773, 4206.938538439, 'SUNDA'],
  ['Mumbai', 'Alexandria', 'BABELMANDEB', 5952.661486695, 21217.747220183, 'GIBRALTAR'],
  ['Antofagasta', 'Buenos Aires', 'MAGELLAN', 6186.49662408, 6580.99662408, ''],
  ['Barcelona', 'Lisbon', 'GIBRALTAR', 1510.709280126, 22348.764787062, 'SUEZ, BABELMANDEB'],
  ['Hamburg', 'Dakar', 'DOVER', 5253.909676962, 6206.609676962, ''],
  ['Jakarta', 'Perth', 'SUNDA', 3451.748532311, 3824.594732695, ''],
]

const townOf = (town: string) => (COASTAL_PLACES.find(({ name }) => name === town) as (typeof COASTAL_PLACES)[0]).point
const pointOf = ([lat, lng]: Pair) => ({ lat, lng })

// What was reported once with `sea-graph@3` is computed again from it: other kilometres are another version.
describe(`version ${SEA_GRAPH_VERSION} of the sea graph keeps its kilometres`, () => {
  it('as long as it is the third', () => {
    expect(SEA_GRAPH_VERSION).toBe('3')
  })

  it.each(COASTAL_PLACES)('from $name to Rotterdam', ({ name, point }) => {
    const { km, snapKm, path } = seaRoute(point, ROTTERDAM)
    const version3 = WAYS_OF_VERSION_3.get(name)
    expect(km).toBeCloseTo(version3?.km ?? 0, 6)
    expect({ snapKm: snapKm[0].toFixed(3), waypoints: path.length }).toEqual({
      snapKm: version3?.snapKm,
      waypoints: version3?.waypoints,
    })
    expect(snapKm[1]).toBeCloseTo(6.008, 3)
    expect(Math.max(...snapKm)).toBeLessThanOrEqual(150)
  })

  it.each(SHORT_WAYS)('from %s', (_what, from, to, km, by) => {
    const way = seaRoute(pointOf(from), pointOf(to))
    expect(way.km).toBeCloseTo(km, 6)
    expect([...way.passages, ...way.path.map(({ name }) => name)].join(', ')).toBe(by)
  })

  it.each(AROUND)('from %s to %s, and around %s', (from, to, avoided, km, aroundKm, passages) => {
    const ends = [townOf(from), townOf(to)] as const
    expect(seaRoute(...ends).km).toBeCloseTo(km, 6)
    const around = seaRoute(...ends, { avoid: [avoided] })
    expect(around.km).toBeCloseTo(aroundKm, 6)
    expect(around.passages.join(', ')).toBe(passages)
  })
})

describe('the waypoints that a town is joined to', () => {
  it.each(Object.entries(LEGS_OF_VERSION_3))('%s: those that no way over others replaces', (town, legs) => {
    const { waypoints } = seaGraph()
    const found = findApproach(townOf(town)).links.map(
      ({ node, km }) => `${(waypoints[node] as Waypoint).name} ${km.toFixed(3)}`,
    )
    expect(found).toEqual(legs.trim().split(/;\s+/))
  })

  it('are that one alone where it lies at one', () => {
    const { waypoints } = readSeaGraph()
    for (const node of [0, 2, 400]) {
      const { point } = waypoints[node] as Waypoint
      expect(findApproach(point)).toEqual({ place: point, shore: undefined, snapKm: 0, links: [{ node, km: 0 }] })
    }
  })
})
