import { describe, expect, it } from 'vitest'
import {
  DISTANCE_KINDS,
  DISTANCE_QUALITIES,
  PLACE_SCHEMES,
  TRANSPORT_MODES,
} from '../../../../src/core/emissions/index.ts'
import { calculateMovement, calculateTrip, explain, type FoundDistance } from '../../../../src/index.ts'
import { foundDistances } from '../../../fixtures/found-distances.ts'
import { unitFactor } from '../../../fixtures/transport-factors.ts'

/** What is said of the way, below the product that it is part of. */
function explained(distance: FoundDistance) {
  const { mode } = distance.route
  const calculation =
    mode === 'AIR'
      ? calculateTrip({ legs: [{ mode, distance, factor: unitFactor('passenger·km') }] })
      : calculateMovement({ mass: 2, mode, distance, factor: unitFactor('t·km') })
  const [, ...below] = explain(calculation).split('\n')
  return below.filter((line) => !line.startsWith('note: '))
}

describe('the places of a distance', () => {
  const { flight, voyage, road, declared } = foundDistances

  it.each<[string, FoundDistance, readonly string[]]>([
    [
      'are what was written, what was understood, and what knew it',
      flight,
      [
        '  distance from "LHR" = LHR, GB [OurAirports@1] to "JFK" = JFK, US [OurAirports@1]: 5554.592035033 km, great circle (geodesic-wgs84@1, quality high)',
        '  distance raised from 5554.592035033 km to 5649.592035033 km, which count (iso14083-air-95)',
      ],
    ],
    [
      'have the way between them on a line of its own',
      voyage,
      [
        '  distance from "Hamburg" = Hamburg, DE [GeoNames@1] to "SHANGHAI" = Shanghai, CN [GeoNames@1]: 20012.5 km, shortest feasible way (sea-graph@1, quality medium)',
        '  by way of Port Said – Suez',
        '  distance raised from 20012.5 km to 23014.375 km, which count (glec-sea-1.15)',
      ],
    ],
    [
      'have the great circle and the detour that an estimate is made of',
      road,
      [
        '  distance from "Leeds" = Leeds, GB [GeoNames@1] to "Kassel" = Kassel, DE [GeoNames@1]: 797.16520378 km great circle × 1.25 = 996.456504726 km, estimate (geodesic-wgs84@1, quality low)',
      ],
    ],
    [
      'may be unknown where the distance was declared',
      declared,
      [
        '  distance from "Leeds" = Leeds, GB [GeoNames@1] to a place not known: 412.5 km, travelled (declared, quality high)',
      ],
    ],
  ])('%s', (_, distance, lines) => {
    expect(explained(distance)).toEqual(lines)
  })

  it('are printed once where a point was written as it is printed', () => {
    const { from } = road.route
    const point = { ...from, input: '53.797, -1.543', label: '53.797, -1.543', scheme: 'coordinates', source: 'input' }
    expect(explained({ ...road, route: { ...road.route, from: point as typeof from } })[0]).toMatch(
      /^ {2}distance from 53\.797, -1\.543 to "Kassel" = /,
    )
  })

  it.each([
    ['kinds of distance', DISTANCE_KINDS, 'great_circle, shortest_feasible, actual, estimate'],
    ['qualities of a distance, the best first', DISTANCE_QUALITIES, 'high, medium, low'],
    ['modes of transport', TRANSPORT_MODES, 'TRUCK, SHIP, AIR, RAIL'],
    [
      'ways to write a place',
      PLACE_SCHEMES,
      'coordinates, geojson, wkt, geo_uri, plus_code, own, iata, icao, city, port, resolver',
    ],
  ])('are of the %s that a caller may offer', (_, list, names) => {
    expect(list.join(', ')).toBe(names)
  })
})
