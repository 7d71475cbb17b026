import { describe, expect, it } from 'vitest'
import type { Point } from '../../../../../src/core/emissions/index.ts'
import { buildWall, CLOSED_BIT, crossGates } from '../../../../../src/reference/places/sea/gates.ts'
import { bitsOf } from '../../../../../src/reference/places/sea/sea-graph.ts'
import { GATES, SEA_PASSAGES } from '../../../../../src/reference/places/sea/sea-passages.ts'
import { walk } from '../../../../../src/reference/places/sea/sphere.ts'

/** Ways over a line at right angles, every kilometre: from one side by a point on it to the other. */
function waysOver(from: Point, to: Point): readonly (readonly [Point, Point, Point])[] {
  const [north, east] = [to.lat - from.lat, to.lng - from.lng]
  const share = 0.3 / Math.hypot(north, east)
  const ways: [Point, Point, Point][] = []
  walk(from, to, ({ lat, lng, km, kmLeft }) => {
    const aside = (side: number) => ({ lat: lat - side * share * east, lng: lng + side * share * north })
    if (km > 1 && kmLeft > 1) ways.push([aside(1), { lat, lng }, aside(-1)])
    return 1
  })
  return ways
}

describe('the line over a strait', () => {
  it.each(GATES)('is crossed once by two legs that meet on it, both ways: $passage $from', ({ from, to, passage }) => {
    const ways = waysOver(from, to)
    expect(ways.length).toBeGreaterThan(10)
    for (const [before, on, after] of ways) {
      const bit = crossGates(before, after)
      expect(bit).toBe(passage === undefined ? CLOSED_BIT : bitsOf([passage]))
      expect(crossGates(after, before)).toBe(bit)
      const legs = [crossGates(before, on), crossGates(on, after)]
      expect([...legs].sort((a, b) => a - b)).toEqual([0, bit])
      expect([crossGates(on, before), crossGates(after, on)]).toEqual(legs)
    }
  })

  it('is not crossed on the other side of the Earth', () => {
    expect(crossGates({ lat: -35.95, lng: 174 }, { lat: -35.95, lng: 174.8 })).toBe(0)
  })

  it('is crossed with every other on the way', () => {
    const [northSea, morocco] = [
      { lat: 51.6, lng: 1.7 },
      { lat: 34, lng: -6.3 },
    ]
    expect(crossGates(northSea, morocco)).toBe(bitsOf(['DOVER', 'GIBRALTAR']))
    expect(crossGates(northSea, { lat: 34, lng: -7 })).toBe(bitsOf(['DOVER']))
    expect(crossGates({ lat: 36.2, lng: -12 }, { lat: 36.2, lng: 22 })).toBe(0)
  })
})

describe('the wall on a line', () => {
  it('stands on the great circle through both ends, for its passage', () => {
    const line = { from: { lat: 0, lng: 0 }, to: { lat: 0, lng: 90 } }
    expect(buildWall({ ...line, passage: 'PANAMA' })).toEqual({
      from: { x: 1, y: 0, z: 0 },
      to: { x: expect.closeTo(0, 12), y: 1, z: 0 },
      normal: { x: 0, y: 0, z: 1 },
      bit: 2,
    })
    expect(buildWall(line).bit).toBe(2 ** SEA_PASSAGES.length)
    expect(buildWall({ ...line, passage: 'SUEZ' }).bit).toBe(1)
  })
})
