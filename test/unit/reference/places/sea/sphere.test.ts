import { describe, expect, it } from 'vitest'
import type { Point } from '../../../../../src/core/emissions/index.ts'
import { geodesicKm } from '../../../../../src/reference/places/earth/geodesic.ts'
import { sees } from '../../../../../src/reference/places/sea/sight.ts'
import { type LinePoint, quickKm, reducedDirectionOf, walk } from '../../../../../src/reference/places/sea/sphere.ts'

/** What a walk visits when every step may be `stepKm`. */
function visited(from: Point, to: Point, stepKm: number): readonly LinePoint[] {
  const steps: LinePoint[] = []
  walk(from, to, (step) => {
    steps.push({ ...step })
    return stepKm
  })
  return steps
}

const MEAN_RADIUS_KM = 6371.0088
const KM_PER_DEGREE = (MEAN_RADIUS_KM * Math.PI) / 180

describe('a walk along a great circle', () => {
  it('has no line to follow between antipodes', () => {
    expect(walk({ lat: -30, lng: -100 }, { lat: 30, lng: 80 }, () => 100)).toBe(false)
    expect(walk({ lat: 0, lng: -150 }, { lat: 0, lng: 30 }, () => 100)).toBe(false)
    expect(walk({ lat: 90, lng: 0 }, { lat: -90, lng: 0 }, () => 100)).toBe(false)
    // both are water: the Pacific off Mexico and the Indian Ocean
    expect(sees({ lat: 15, lng: -115 }, { lat: -15, lng: 65 })).toBe(false)
  })

  it('ends at once where both ends are one point', () => {
    expect(walk({ lat: 12, lng: 34 }, { lat: 12, lng: 34 }, () => 100)).toBe(true)
    expect(walk({ lat: 12, lng: 34 }, { lat: 12, lng: 34 }, () => 0)).toBe(false)
    expect(visited({ lat: 12, lng: 34 }, { lat: 12, lng: 34 }, 100)).toEqual([{ lat: 12, lng: 34, km: 0, kmLeft: 0 }])
  })

  it.each([
    [
      'along the equator',
      [
        [0, 10],
        [0, 11],
        [0, 12],
        [0, 13],
      ],
    ],
    [
      'west along the equator, over the date line',
      [
        [0, -178.5],
        [0, -179.5],
        [0, 179.5],
        [0, 178.5],
      ],
    ],
    [
      'up a meridian',
      [
        [49, -20],
        [50, -20],
        [51, -20],
        [52, -20],
      ],
    ],
    [
      'down a meridian',
      [
        [-52, 100],
        [-53, 100],
        [-54, 100],
        [-55, 100],
      ],
    ],
  ])('visits both ends, and what lies between at every step: %s', (_what, points) => {
    const [from, to] = [points[0], points[3]].map(([lat, lng] = []) => ({ lat, lng })) as [Point, Point]
    // rounding may leave a step of no length before the end
    const [first, second, third, ...last] = visited(from, to, KM_PER_DEGREE)
    for (const [index, step] of [first, second, third, last.at(-1)].entries()) {
      expect([step?.lat, step?.lng]).toEqual(points[index]?.map((degrees) => expect.closeTo(degrees, 9)))
      expect(step?.km).toBeCloseTo(index * KM_PER_DEGREE, 6)
      expect(step?.kmLeft).toBeCloseTo((3 - index) * KM_PER_DEGREE, 6)
    }
  })

  it('goes the shorter way round, north of the parallel', () => {
    const halfway = visited({ lat: 40, lng: -74 }, { lat: 40, lng: 116 }, 1000)
    expect(Math.max(...halfway.map(({ lat }) => lat))).toBeGreaterThan(80)
    const [start, ...rest] = visited({ lat: 50, lng: -5 }, { lat: 40, lng: -70 }, 500)
    const kms = rest.map(({ km, lat, lng }) => km - geodesicKm(start as Point, { lat, lng }))
    expect(Math.max(...kms.map(Math.abs))).toBeLessThan(20)
  })

  it('ends with a step as long as what is left, never past the end', () => {
    const steps = visited({ lat: 0, lng: 0 }, { lat: 0, lng: 1 }, 100)
    expect(steps.map(({ km }) => km)).toEqual([0, 100, expect.closeTo(KM_PER_DEGREE, 9)])
    expect(steps[1]?.kmLeft).toBeCloseTo(KM_PER_DEGREE - 100, 9)
    expect(steps[2]).toMatchObject({ lat: expect.closeTo(0, 9), lng: expect.closeTo(1, 9), kmLeft: 0 })
  })

  it('stops where it is told to, be it at either end', () => {
    const stopAt = (kmMax: number) => {
      let last = -1
      const isThrough = walk({ lat: 0, lng: 0 }, { lat: 0, lng: 1 }, ({ km }) => {
        last = km
        return km >= kmMax ? 0 : 40
      })
      return [isThrough, last]
    }
    expect(stopAt(0)).toEqual([false, 0])
    expect(stopAt(41)).toEqual([false, 80])
    expect(stopAt(111)).toEqual([false, expect.closeTo(KM_PER_DEGREE, 9)])
    expect(stopAt(112)).toEqual([true, expect.closeTo(KM_PER_DEGREE, 9)])
  })
})

describe('a quick distance', () => {
  const quick = (a: Point, b: Point) => quickKm(reducedDirectionOf(a), reducedDirectionOf(b))

  it.each([
    ['along the equator', { lat: 0, lng: 0 }, { lat: 0, lng: 90 }],
    ['from the equator to a pole', { lat: 0, lng: 20 }, { lat: 90, lng: 0 }],
    ['across the equator', { lat: 35, lng: 140 }, { lat: -34, lng: 151 }],
    ['over an ocean', { lat: 51.95, lng: 4.14 }, { lat: 40.7, lng: -74 }],
    ['half round the Earth', { lat: 60, lng: 10 }, { lat: -40, lng: 175 }],
    ['along a parallel in the south', { lat: -55, lng: -67 }, { lat: -55, lng: 147 }],
    ['a degree', { lat: 45, lng: 5 }, { lat: 46, lng: 5 }],
    ['a kilometre', { lat: 45, lng: 5 }, { lat: 45, lng: 5.0127 }],
  ])('is that of the geodesic to a few hundred-thousandths: %s', (_what, a, b) => {
    expect(Math.abs(quick(a, b) / geodesicKm(a, b) - 1)).toBeLessThan(2e-5)
    expect(quick(b, a)).toBeCloseTo(quick(a, b), 9)
  })

  it('is 0 from a point to itself, and half the Earth to its antipode', () => {
    expect(quick({ lat: 12, lng: 34 }, { lat: 12, lng: 34 })).toBe(0)
    for (const [a, b] of [
      [
        { lat: 0, lng: 0 },
        { lat: 0, lng: 180 },
      ],
      [
        { lat: 30, lng: 80 },
        { lat: -30, lng: -100 },
      ],
      [
        { lat: 30, lng: 80 },
        { lat: -30.2, lng: -100 },
      ],
    ] as const) {
      expect(quick(a, b)).toBeGreaterThan(19_990)
      expect(quick(a, b)).toBeLessThan(20_040)
    }
  })
})
