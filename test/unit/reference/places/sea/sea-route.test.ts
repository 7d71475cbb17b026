import { describe, expect, it } from 'vitest'
import { EmissionsError, type Violation } from '../../../../../src/index.ts'
import { SEA_PASSAGES, type SeaPassage } from '../../../../../src/reference/places/sea/sea-passages.ts'
import { seaRoute } from '../../../../../src/reference/places/sea/sea-route.ts'
import { COASTAL_PLACES } from '../../../../fixtures/coastal-places.ts'
import { at, violationsOf } from '../../../../fixtures/violations.ts'

const ROTTERDAM = { lat: 51.95, lng: 4.14 }
const SINGAPORE = { lat: 1.26, lng: 103.84 }
const KM_PER_MILE = 1.852

const placeOf = (name: string) =>
  (COASTAL_PLACES.find((place) => place.name === name) as (typeof COASTAL_PLACES)[0]).point

/** Distances between the ports, which lie a little farther in than `ROTTERDAM`: test/golden/places/published-port-distances.ts. */
const MILES_FROM_ROTTERDAM = {
  Hamburg: 307,
  Bergen: 533,
  Singapore: 8314,
  Shanghai: 10521,
  Mumbai: 6352,
  Montreal: 3134,
  Houston: 5019,
  'Cape Town': 6180,
  Odessa: 3523,
  Sydney: 11483,
  // chart distances, recalled
  'New York': 3330,
  'San Francisco': 8100,
} as const

/** The violations that `work` throws, as they are. */
function found(work: () => unknown): readonly Violation[] {
  try {
    work()
  } catch (error) {
    if (EmissionsError.is(error)) return error.violations
  }
  return []
}

const names = (route: { readonly path: readonly { readonly name: string }[] }) => route.path.map(({ name }) => name)

describe('places by the sea', () => {
  it.each(Object.entries(MILES_FROM_ROTTERDAM))(
    '%s is %d nautical miles from Rotterdam, or hardly more',
    (name, miles) => {
      const { km } = seaRoute(placeOf(name), ROTTERDAM)
      expect(km / KM_PER_MILE).toBeLessThan(1.03 * miles)
      expect(km / KM_PER_MILE).toBeGreaterThan(0.94 * miles - 20)
    },
  )

  it('are not farther from each other than over land where the sea leads straight', () => {
    expect(seaRoute({ lat: -17, lng: 179.9 }, { lat: -17, lng: -179.9 })).toMatchObject({ path: [], passages: [] })
    expect(seaRoute({ lat: -17, lng: 179.9 }, { lat: -17, lng: -179.9 }).km).toBeCloseTo(21.3, 1)
  })

  it('of two coasts go round the land between them', () => {
    expect(seaRoute({ lat: 44.41, lng: 8.93 }, { lat: 45.44, lng: 12.33 }).km).toBeGreaterThan(1900)
    expect(seaRoute({ lat: 53.87, lng: 10.69 }, ROTTERDAM, { avoid: ['KIEL'] }).km).toBeGreaterThan(900)
  })
})

describe('places without a way', () => {
  it.each([
    ['Madrid', 40.42, -3.7],
    ['Munich', 48.14, 11.58],
    ['Moscow', 55.75, 37.62],
    ['Kansas City', 39.1, -94.58],
    ['Chengdu', 30.67, 104.07],
    ['Nairobi', -1.28, 36.82],
    ['Baku, on the Caspian Sea', 40.38, 49.89],
    ['Entebbe, on Lake Victoria', 0.05, 32.46],
    ['400 km up the country', 47.5, -101],
    ['the north pole', 90, 0],
    ['the south pole', -90, 120],
  ])('%s is refused with how far it is from water', (_name, lat, lng) => {
    expect(violationsOf(() => seaRoute(ROTTERDAM, { lat, lng }))).toEqual([at('to', 'no_route')])
    expect(() => seaRoute(ROTTERDAM, { lat, lng })).toThrow(
      /^to: is \d+ km from navigable water, at most 150, and routes on inland water are not available; name a port, or give the distance$/,
    )
  })

  it('are rejected both at once, below the path of the caller', () => {
    const inland = { lat: 48.14, lng: 11.58 }
    const work = () => seaRoute(inland, inland, { path: 'legs[1]' })
    expect(violationsOf(work)).toEqual([at('legs[1].from', 'no_route'), at('legs[1].to', 'no_route')])
  })

  it('follow the limit of the caller', () => {
    const work = () => seaRoute(ROTTERDAM, { lat: 52.52, lng: 13.4 }, { snapKmMax: 100 })
    expect(work).toThrow(/at most 100,/)
    expect(seaRoute(ROTTERDAM, { lat: 52.52, lng: 13.4 }).snapKm[1]).toBeGreaterThan(100)
  })

  it('are told by what they must not avoid', () => {
    const work = () => seaRoute({ lat: 44.41, lng: 8.93 }, SINGAPORE, { avoid: ['SUEZ', 'GIBRALTAR'] })
    expect(violationsOf(work)).toEqual([at('to', 'no_route')])
    expect(work).toThrow(
      'to: cannot be reached by sea without SUEZ, GIBRALTAR; allow one of them, or give the distance',
    )
  })
})

describe('places that no lane reaches', () => {
  it('are said to be that, not to depend on a passage', () => {
    const work = () => seaRoute({ lat: 71.6, lng: 128.9 }, ROTTERDAM)
    expect(violationsOf(work)).toEqual([at('from', 'no_route')])
    expect(work).toThrow('from: lies on water that no known sea lane reaches; name a port, or give the distance')
  })
})

describe('the request of a sea route', () => {
  it.each([
    [Number.NaN, 'not_finite', 'is not finite; give kilometres'],
    [Number.POSITIVE_INFINITY, 'not_finite', 'is not finite; give kilometres'],
    ['9999', 'not_a_number', 'must be a number of kilometres'],
    [null, 'not_a_number', 'must be a number of kilometres'],
    [-1, 'must_be_non_negative', 'must not be negative'],
  ] as const)('has no snapKmMax of %s', (snapKmMax, code, message) => {
    const work = () => seaRoute(ROTTERDAM, SINGAPORE, { snapKmMax: snapKmMax as number, path: 'legs[0]' })
    expect(violationsOf(work)).toEqual([at('legs[0].snapKmMax', code)])
    const expected = 'kilometres, 0 or more'
    const printed = typeof snapKmMax === 'string' ? `"${snapKmMax}"` : String(snapKmMax)
    expect(found(work)).toEqual([{ path: 'legs[0].snapKmMax', code, message, expected, received: printed }])
  })

  it('may be that an end lies at the water itself', () => {
    const [pacific, atlantic] = [
      { lat: 0, lng: -140 },
      { lat: 0, lng: -30 },
    ]
    expect(seaRoute(pacific, atlantic, { snapKmMax: 0 }).snapKm).toEqual([0, 0])
    expect(() => seaRoute(pacific, ROTTERDAM, { snapKmMax: 0 })).toThrow(
      'to: is 7 km from navigable water, at most 0, and routes on inland water are not available; name a port, or give the distance',
    )
    const { snapKm } = seaRoute(pacific, ROTTERDAM)
    expect(seaRoute(pacific, ROTTERDAM, { snapKmMax: snapKm[1] }).snapKm).toEqual(snapKm)
    expect(found(() => seaRoute(pacific, ROTTERDAM, { snapKmMax: 1 }))).toMatchObject([
      { expected: 'at most 1 km from navigable water' },
    ])
  })

  it('names a passage that exists', () => {
    const work = () => seaRoute(ROTTERDAM, SINGAPORE, { avoid: ['SUEZ', 'CORINTH' as SeaPassage] })
    expect(violationsOf(work)).toEqual([at('avoid[1]', 'invalid_choice')])
    const expected = SEA_PASSAGES.join(', ')
    expect(found(work)).toMatchObject([{ message: `must be one of: ${expected}`, expected, received: '"CORINTH"' }])
  })

  it('is a list of passages', () => {
    const work = () => seaRoute(ROTTERDAM, SINGAPORE, { avoid: 'SUEZ' as unknown as SeaPassage[] })
    expect(violationsOf(work)).toEqual([at('avoid', 'invalid_type')])
    expect(found(work)).toMatchObject([
      { message: 'must be a list of passages', expected: 'an array', received: '"SUEZ"' },
    ])
  })

  it('has points on Earth', () => {
    const work = () => seaRoute({ lat: 95, lng: 0 }, { lat: Number.NaN, lng: 0 })
    expect(violationsOf(work)).toEqual([at('from', 'invalid_coordinates'), at('to', 'invalid_coordinates')])
  })

  it('is 0 km from a port to itself, with any spelling of the meridian', () => {
    expect(seaRoute(ROTTERDAM, ROTTERDAM)).toMatchObject({ km: 0, path: [], passages: [] })
    expect(seaRoute({ lat: -17, lng: 180 }, { lat: -17, lng: -180 }).km).toBe(0)
  })
})

/** Ends that a passage leads between, and whether there is another way. */
const THROUGH: Readonly<Record<SeaPassage, readonly [from: string, to: string, isOnlyWay: boolean]>> = {
  SUEZ: ['Singapore', 'Genoa', false],
  PANAMA: ['Seattle', 'New York', false],
  KIEL: ['Hamburg', 'Gdansk', false],
  MALACCA: ['Singapore', 'Colombo', false],
  BABELMANDEB: ['Mumbai', 'Alexandria', false],
  BOSPHORUS: ['Odessa', 'Athens', true],
  MAGELLAN: ['Antofagasta', 'Buenos Aires', false],
  GIBRALTAR: ['Barcelona', 'Lisbon', false],
  DOVER: ['Hamburg', 'Dakar', false],
  HORMUZ: ['Dubai', 'Mumbai', true],
  SUNDA: ['Jakarta', 'Perth', false],
}

describe('passages', () => {
  it.each(SEA_PASSAGES)('%s is used, and avoided', (passage) => {
    const [from, to, isOnlyWay] = THROUGH[passage]
    const ends = [placeOf(from), placeOf(to)] as const
    const free = seaRoute(...ends)
    expect(free.passages).toContain(passage)
    if (isOnlyWay) {
      expect(() => seaRoute(...ends, { avoid: [passage] })).toThrow(`without ${passage}`)
      return
    }
    const around = seaRoute(...ends, { avoid: [passage] })
    expect(around.passages).not.toContain(passage)
    expect(around.km).toBeGreaterThan(free.km)
  })

  it('are on the path by their waypoints', () => {
    expect(names(seaRoute(ROTTERDAM, SINGAPORE))).toEqual(
      expect.arrayContaining([
        'Gibraltar west',
        'Gibraltar east',
        'Port Said',
        'Suez',
        'Dondra Head',
        'Singapore west',
      ]),
    )
  })
})
