import { describe, expect, it } from 'vitest'
import { calculateMovement, calculateTrip, explain, type FoundDistance, toTrace } from '../../../../src/index.ts'
import { attributions } from '../../../../src/reference/factors/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { foundDistances } from '../../../fixtures/found-distances.ts'
import { transport, unitFactor } from '../../../fixtures/transport-factors.ts'
import { violationsOf } from '../../../fixtures/violations.ts'

const { flight, voyage, road, declared } = foundDistances

function moved(distance: FoundDistance, mode = distance.route?.mode ?? 'TRUCK') {
  return calculateMovement({ mass: 2, mode, distance, factor: unitFactor('t·km') })
}

function codes({ notices }: ReturnType<typeof moved>) {
  return notices.map(({ code, path }) => `${path} ${code}`)
}

/** A found distance as a caller without types may pass it. */
function untyped(change: Record<string, unknown>, of: FoundDistance = flight): FoundDistance {
  return { ...of, ...change } as unknown as FoundDistance
}

describe('a distance found between two places', () => {
  it('enters as the step of the distance, with the route and the notices of its finding', () => {
    const calculation = moved(voyage, 'SHIP')
    expect(calculation.emission.co2e).toBe(2 * 20012.5 * 1.15)
    expect(calculation.contributions[0]?.steps[0]).toMatchObject({
      kind: 'distance',
      distance: { km: 20012.5, kind: 'shortest_feasible', method: 'sea-graph@1', route: voyage.route },
    })
    expect(codes(calculation)).toContain('distance.to largest_place_taken')
  })

  it('is raised to the basis of the factor like any other', () => {
    const { emission } = calculateMovement({
      mass: 1,
      mode: 'SHIP',
      distance: voyage,
      factor: { ...unitFactor('t·km'), distanceBasis: 'actual' },
    })
    expect(emission.co2e).toBe(20012.5 * 1.15)
  })

  it('of an estimate says so', () => {
    expect(codes(moved(road))).toContain('distance distance_estimated')
  })

  it('that was declared keeps what is known of the places', () => {
    const calculation = moved(declared)
    expect(codes(calculation)).toEqual(['distance.to place_not_used', 'distance distance_basis_assumed'])
    expect(calculation.emission.co2e).toBe(825)
  })

  it('puts the notices of a leg below the leg', () => {
    const legs = [{ mode: 'SHIP', distance: voyage, factor: transport.flight }] as const
    expect(calculateTrip({ legs }).notices.map(({ path }) => path)).toContain('legs[0].distance.to')
  })

  it.each(Object.entries(foundDistances))('%s makes a trace that verifies', (_, distance) => {
    const trace = toTrace(moved(distance))
    expect(JSON.parse(trace).contributions[0].steps[0].distance.route.baseKm).toBe(String(distance.route.baseKm))
    expect(verify(trace)).toEqual({ verified: true, differences: [] })
  })

  it('is explained: the places as understood, the measure, the method, the way', () => {
    expect(explain(moved(voyage, 'SHIP')).split('\n').slice(1, 3)).toEqual([
      '  distance from "Hamburg" = Hamburg, DE [GeoNames@1] to "SHANGHAI" = Shanghai, CN [GeoNames@1]: 20012.5 km, shortest feasible way (sea-graph@1, quality medium)',
      '  by way of Port Said – Suez',
    ])
    expect(explain(moved(road))).toContain(
      '797.16520378 km great circle × 1.25 = 996.456504726 km, estimate (geodesic-wgs84@1, quality low)',
    )
    expect(explain(moved(declared))).toContain('to a place not known: 412.5 km, travelled (declared, quality high)')
  })

  it('brings the attribution of the places into a report', () => {
    expect(attributions([moved(road)])).toEqual(['City names and positions: GeoNames, licensed under CC BY 4.0.'])
    expect(attributions([moved(declared)])).toEqual(attributions([moved(road)]))
    expect(
      attributions([calculateTrip({ legs: [{ mode: 'AIR', distance: flight, factor: transport.flight }] })]),
    ).toEqual([])
  })

  it.each<readonly [string, Record<string, unknown>, string]>([
    ['km that its route does not give', { km: 5000 }, 'distance.km distance_invalid'],
    ['negative km', { km: -1 }, 'distance.km must_be_non_negative'],
    ['no km', { km: undefined }, 'distance.km required'],
    ['NaN', { km: Number.NaN }, 'distance.km not_finite'],
    ['no route', { route: null }, 'distance.route distance_invalid'],
    ['a route that is a text', { route: 'Suez' }, 'distance.route distance_invalid'],
    [
      'a place without a point',
      { route: { ...flight.route, to: { label: 'JFK' } } },
      'distance.route distance_invalid',
    ],
    [
      'a place without a country',
      { route: { ...flight.route, to: { ...flight.route.to, country: undefined } } },
      'distance.route distance_invalid',
    ],
    [
      'a place of an unknown scheme',
      { route: { ...flight.route, to: { ...flight.route.to, scheme: 'hearsay' } } },
      'distance.route distance_invalid',
    ],
    [
      'a label of two lines',
      { route: { ...flight.route, to: { ...flight.route.to, label: 'JFK\n= 0 kg' } } },
      'distance.route distance_invalid',
    ],
    [
      'a point outside the Earth',
      { route: { ...flight.route, to: { ...flight.route.to, point: { lat: 999, lng: 0 } } } },
      'distance.route distance_invalid',
    ],
    ...[
      { lat: '40.6', lng: -73.8 },
      { lat: 40.6, lng: '-73.8' },
      { lat: 40.6, lng: 181 },
      { lat: -91, lng: 0 },
    ].map(
      (point) =>
        [
          `a point at ${JSON.stringify(point)}`,
          { route: { ...flight.route, to: { ...flight.route.to, point } } },
          'distance.route distance_invalid',
        ] as const,
    ),
    ...[null, 'XUS', 'us', 'USA', ['US']].map(
      (country) =>
        [
          `a place in ${country} without a name`,
          { route: { ...flight.route, to: { ...flight.route.to, country, label: country === null ? 7 : 'JFK' } } },
          'distance.route distance_invalid',
        ] as const,
    ),
    ...[{ name: '', point: { lat: 0, lng: 0 } }, { name: 7, point: { lat: 0, lng: 0 } }, { name: 'Suez' }].map(
      (waypoint) =>
        [
          `a waypoint as ${JSON.stringify(waypoint)}`,
          { route: { ...flight.route, path: [waypoint] } },
          'distance.route distance_invalid',
        ] as const,
    ),
    ...[
      { code: '', path: '', message: 'said' },
      { code: 'said', path: '', message: '' },
      { code: 7, path: '', message: 'said' },
      { code: 'said', path: null, message: 'said' },
    ].map(
      (notice) =>
        [`a notice as ${JSON.stringify(notice)}`, { notices: [notice] }, 'distance.route distance_invalid'] as const,
    ),
    ['a waypoint that is none', { route: { ...flight.route, path: [null] } }, 'distance.route distance_invalid'],
    ['a notice that is none', { notices: [null] }, 'distance.route distance_invalid'],
    ['another mode', { route: { ...flight.route, mode: 'SHIP' } }, 'distance.route.mode distance_invalid'],
    [
      'a detour although it is not an estimate',
      { km: 6943.240043791, route: { ...flight.route, detour: '1.25' } },
      'distance.route.detour distance_invalid',
    ],
    ['km that differ in the eighth decimal', { km: 5554.59203504 }, 'distance.km distance_invalid'],
    ['an unknown quality', { route: { ...flight.route, quality: 'best' } }, 'distance.route distance_invalid'],
    ['a detour of zero', { route: { ...flight.route, detour: 0 } }, 'distance.route.detour must_be_positive'],
    [
      'a base that is not a number',
      { route: { ...flight.route, baseKm: 'far' } },
      'distance.route.baseKm not_a_number',
    ],
    ['notices that are none', { notices: undefined }, 'distance.route distance_invalid'],
    ['an unknown kind', { kind: 'guess' }, 'distance.kind invalid_choice'],
    ['an empty method', { method: '' }, 'distance.method invalid_type'],
  ])('with %s is rejected', (_, change, expected) => {
    expect(violationsOf(() => moved(untyped(change), 'AIR'))).toEqual([expected])
  })

  it.each([0.5, 5.5])('of an estimate has a detour of 1 to 5, not %d', (detour) => {
    const km = detour * 797.16520378
    expect(violationsOf(() => moved(untyped({ km, route: { ...road.route, detour } }, road)))).toEqual([
      'distance.route.detour distance_invalid',
    ])
  })

  it.each([1, 5])('of an estimate may have a detour of %d', (detour) => {
    const km = String(detour * 797.16520378)
    expect(violationsOf(() => moved(untyped({ km, route: { ...road.route, detour } }, road)))).toEqual([])
  })

  it('that was declared has no detour, whatever its kind', () => {
    const km = 1.25 * 412.5
    const change = { km, kind: 'estimate', route: { ...declared.route, detour: '1.25' } }
    expect(violationsOf(() => moved(untyped(change, declared)))).toEqual(['distance.route.detour distance_invalid'])
  })

  it('may end at the pole and on the date line', () => {
    for (const point of [
      { lat: 90, lng: 180 },
      { lat: -90, lng: -180 },
    ]) {
      const route = { ...flight.route, to: { ...flight.route.to, point } }
      expect(violationsOf(() => moved(untyped({ route }), 'AIR'))).toEqual([])
    }
  })

  it('is kept as it was: what the caller does to it later changes no calculation', () => {
    const revived = JSON.parse(JSON.stringify(voyage))
    const calculation = moved(revived)
    const trace = toTrace(calculation)
    revived.route.baseKm = 5
    revived.route.from.label = 'Atlantis'
    revived.route.path[0].point.lat = 0
    revived.notices[0].message = ''
    expect(toTrace(calculation)).toBe(trace)
    expect(toTrace(moved(voyage))).toBe(trace)
  })

  it('tells every violation at once', () => {
    const wrong = untyped({ km: -1, kind: 'guess', method: '' })
    expect(violationsOf(() => moved(wrong, 'AIR'))).toHaveLength(3)
  })
})
