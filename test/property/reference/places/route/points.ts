import fc from 'fast-check'
import type { Point } from '../../../../../src/index.ts'

const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

/** The places where formulas break: poles, the date line, the equator, Greenwich. */
const corners = fc.record({ lat: fc.constantFrom(-90, -0, 0, 90), lng: fc.constantFrom(-180, -90, -0, 0, 90, 180) })

/** Points as tables and people write them. */
const written = fc.record({
  lat: fc.integer({ min: -9000, max: 9000 }).map((hundredths) => hundredths / 100),
  lng: fc.integer({ min: -18_000, max: 18_000 }).map((hundredths) => hundredths / 100),
})

/** Points on Earth of every kind. */
export const pointArbitrary: fc.Arbitrary<Point> = fc.oneof(
  { weight: 3, arbitrary: anywhere },
  { weight: 3, arbitrary: written },
  { weight: 1, arbitrary: corners },
)

const near = fc.double({ min: -0.001, max: 0.001, noNaN: true })
const withinLatitude = (lat: number) => Math.max(-90, Math.min(90, lat))

/** Pairs of points of every kind: far, near, on one parallel, mirrored, and nearly antipodal. */
export const pairArbitrary: fc.Arbitrary<readonly [Point, Point]> = fc
  .tuple(pointArbitrary, pointArbitrary, near, near, fc.constantFrom('far', 'near', 'parallel', 'mirror', 'antipode'))
  .map(([a, b, north, east, kind]) => {
    const others = {
      far: b,
      near: { lat: withinLatitude(a.lat + north), lng: a.lng + east },
      parallel: { lat: a.lat, lng: b.lng },
      mirror: { lat: -a.lat, lng: b.lng },
      antipode: { lat: withinLatitude(-a.lat + north), lng: a.lng + (a.lng > 0 ? -180 : 180) + east },
    } as const
    return [a, others[kind]] as const
  })
