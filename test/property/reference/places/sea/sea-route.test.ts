import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../../../src/core/errors/index.ts'
import { geodesicKm } from '../../../../../src/reference/places/earth/geodesic.ts'
import { readWaypoints } from '../../../../../src/reference/places/sea/sea-graph.ts'
import { SEA_PASSAGES } from '../../../../../src/reference/places/sea/sea-passages.ts'
import { type SeaRoute, type SeaRouteOptions, seaRoute } from '../../../../../src/reference/places/sea/sea-route.ts'
import { COASTAL_PLACES } from '../../../../fixtures/coastal-places.ts'
import { SEEDS, scaleRuns } from '../../../../fixtures/seeds.ts'

type Point = SeaRoute['path'][number]['point']

const anywhere = fc.record({
  lat: fc.double({ min: -60, max: 75, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})
const nodes = fc.constantFrom(...readWaypoints().map(({ point }) => point))
const ports = fc.constantFrom(...COASTAL_PLACES.map(({ point }) => point))
const places = fc.oneof(anywhere, nodes, ports)
const passages = fc.subarray([...SEA_PASSAGES])

/** The route, or undefined where there is none; any other error fails. */
function routeOf(from: Point, to: Point, options: SeaRouteOptions = {}): SeaRoute | undefined {
  try {
    return seaRoute(from, to, options)
  } catch (error) {
    if (EmissionsError.is(error) && error.code === 'no_route') return undefined
    throw error
  }
}

const kmOf = (from: Point, to: Point) => routeOf(from, to)?.km ?? Number.POSITIVE_INFINITY

describe.each(SEEDS)('laws of sea routes (seed %i)', (seed) => {
  const runs = { seed, numRuns: scaleRuns(200) }

  it('are the same both ways, to the last bit', () => {
    fc.assert(
      fc.property(places, places, passages, (a, b, avoid) => {
        const [there, back] = [routeOf(a, b, { avoid }), routeOf(b, a, { avoid })]
        expect(back?.km).toBe(there?.km)
        expect(back && [...back.path].reverse()).toEqual(there?.path)
        expect(back?.passages).toEqual(there?.passages)
      }),
      runs,
    )
  })

  it('are never shorter than the geodesic', () => {
    fc.assert(
      fc.property(places, places, (a, b) => {
        expect(kmOf(a, b)).toBeGreaterThanOrEqual(geodesicKm(a, b))
      }),
      runs,
    )
  })

  it('are never shorter by a detour over a third waypoint', () => {
    fc.assert(
      fc.property(nodes, nodes, nodes, (a, b, c) => {
        expect(kmOf(a, c)).toBeLessThanOrEqual(kmOf(a, b) + kmOf(b, c) + 1e-8)
      }),
      runs,
    )
  })

  it('are never shorter when more is avoided, and use nothing of it', () => {
    fc.assert(
      fc.property(places, places, passages, (a, b, avoid) => {
        const strict = routeOf(a, b, { avoid })
        const loose = routeOf(a, b, { avoid: avoid.slice(1) })
        expect(strict?.km ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(loose?.km ?? Number.POSITIVE_INFINITY)
        for (const passage of strict?.passages ?? []) expect(avoid).not.toContain(passage)
      }),
      runs,
    )
  })

  it('do not depend on what was asked before', () => {
    fc.assert(
      fc.property(places, places, ports, (a, b, other) => {
        const first = routeOf(a, b)
        routeOf(other, a)
        expect(routeOf(a, b)).toEqual(first)
      }),
      { seed, numRuns: scaleRuns(70) },
    )
  })
})
