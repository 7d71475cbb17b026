import { describe, expect, it } from 'vitest'
import type { Point } from '../../../../src/emissions/index.ts'
import { gatesCrossed } from '../../../../src/places/sea/gates.ts'
import { GATES } from '../../../../src/places/sea/sea-passages.ts'
import { walk } from '../../../../src/places/sea/sphere.ts'

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
  it.each(GATES)('is crossed once by two legs that meet on it, both ways: $passage $from', ({ from, to }) => {
    const ways = waysOver(from, to)
    expect(ways.length).toBeGreaterThan(10)
    for (const [before, on, after] of ways) {
      const bit = gatesCrossed(before, after)
      expect(bit).toBeGreaterThan(0)
      expect(gatesCrossed(after, before)).toBe(bit)
      const legs = [gatesCrossed(before, on), gatesCrossed(on, after)]
      expect([...legs].sort((a, b) => a - b)).toEqual([0, bit])
      expect([gatesCrossed(on, before), gatesCrossed(after, on)]).toEqual(legs)
    }
  })

  it('is not crossed on the other side of the Earth', () => {
    expect(gatesCrossed({ lat: -35.95, lng: 174 }, { lat: -35.95, lng: 174.8 })).toBe(0)
  })
})
