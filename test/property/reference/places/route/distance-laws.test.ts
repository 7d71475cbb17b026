import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateMovement, defineFactor, type FoundDistance, type TransportMode } from '../../../../../src/index.ts'
import { createPlaces } from '../../../../../src/reference/places/create-places.ts'
import { geodesicKm } from '../../../../../src/reference/places/earth/geodesic.ts'
import { SEEDS, scaleRuns } from '../../../../fixtures/seeds.ts'
import { pointArbitrary } from './points.ts'

const places = createPlaces()
const land = fc.constantFrom<TransportMode>('AIR', 'TRUCK', 'RAIL')

/** Ports that lie at the sea, so that ships go between all of them. */
const ports = fc.constantFrom(
  { lat: 51.98, lng: 4 },
  { lat: 31.2, lng: 121.9 },
  { lat: 1.2, lng: 103.8 },
  { lat: 40.6, lng: -74 },
  { lat: 33.7, lng: -118.25 },
  { lat: -33.95, lng: 151.3 },
  { lat: 35.5, lng: 139.8 },
  { lat: 53.54, lng: 9.98 },
)
const avoided = fc.subarray(['SUEZ', 'PANAMA'] as const)

const mirrored = ({ route, ...found }: FoundDistance): FoundDistance => ({
  ...found,
  route: { ...route, from: route.to, to: route.from, path: [...route.path].reverse() },
})

/** What places are called by, both ways, so that notices do not count. */
const withoutNotices = (found: FoundDistance) => ({ ...found, notices: [] })

describe.each(SEEDS)('distances found offline, seed %i', (seed) => {
  it('are the same each time, and both ways, by air, road and rail', async () => {
    await fc.assert(
      fc.asyncProperty(pointArbitrary, pointArbitrary, land, async (from, to, mode) => {
        // a flight from a place to itself is refused
        fc.pre(mode !== 'AIR' || geodesicKm(from, to) > 0.1)
        const found = await places.distance({ from, to, mode })
        expect(await places.distance({ from, to, mode })).toEqual(found)
        const back = await places.distance({ from: to, to: from, mode })
        expect(withoutNotices(mirrored(back))).toEqual(withoutNotices(found))
      }),
      { seed, numRuns: scaleRuns(300) },
    )
  })

  it('are the same each time, and both ways, by ship', async () => {
    await fc.assert(
      fc.asyncProperty(ports, ports, avoided, async (from, to, avoid) => {
        const found = await places.distance({ from, to, mode: 'SHIP', avoid })
        expect(await places.distance({ from, to, mode: 'SHIP', avoid })).toEqual(found)
        const back = await places.distance({ from: to, to: from, mode: 'SHIP', avoid })
        expect(withoutNotices(mirrored(back))).toEqual(withoutNotices(found))
      }),
      { seed, numRuns: scaleRuns(60) },
    )
  })

  it('are never shorter than the geodesic, and 0 from a place to itself', async () => {
    await fc.assert(
      fc.asyncProperty(
        ports,
        ports,
        fc.constantFrom<TransportMode>('AIR', 'TRUCK', 'RAIL', 'SHIP'),
        async (a, b, mode) => {
          fc.pre(geodesicKm(a, b) > 0.1)
          expect((await places.distance({ from: a, to: b, mode })).km).toBeGreaterThanOrEqual(geodesicKm(a, b))
          const within = places.distance({ from: a, to: a, mode })
          if (mode === 'AIR') await expect(within).rejects.toMatchObject({ code: 'distance_is_zero' })
          else expect((await within).km).toBe(0)
        },
      ),
      { seed, numRuns: scaleRuns(60) },
    )
  })

  it('grow with the detour, and are the geodesic at 1', async () => {
    const detour = fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths / 100)
    await fc.assert(
      fc.asyncProperty(pointArbitrary, pointArbitrary, fc.tuple(detour, detour), async (from, to, factors) => {
        const [low = 1, high = 1] = [...factors].sort((a, b) => a - b)
        const kmBy = async (TRUCK: number) =>
          (await createPlaces({ detour: { TRUCK } }).distance({ from, to, mode: 'TRUCK' })).km
        expect(await kmBy(1)).toBe(geodesicKm(from, to))
        expect(await kmBy(low)).toBeLessThanOrEqual(await kmBy(high))
      }),
      { seed, numRuns: scaleRuns(200) },
    )
  })

  it('are taken by a movement as they are', async () => {
    const factor = defineFactor({ key: 'test/one', unit: 't·km', distanceBasis: 'actual', per1: { co2e: 1 } })
    await fc.assert(
      fc.asyncProperty(pointArbitrary, pointArbitrary, fc.constantFrom('TRUCK', 'RAIL'), async (from, to, mode) => {
        const distance = await places.distance({ from, to, mode })
        expect(calculateMovement({ mass: 1, mode, factor, distance }).emission.co2e).toBe(distance.km)
      }),
      { seed, numRuns: scaleRuns(200) },
    )
  })
})
