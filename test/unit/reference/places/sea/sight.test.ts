import { describe, expect, it } from 'vitest'
import { isOverWater, sees } from '../../../../../src/reference/places/sea/sight.ts'

describe('a sight line over water', () => {
  it.each([
    ['over a gulf', [32.4, 19.5], [32.9, 14.5], true],
    ['over an ocean', [45, -10], [40.3, -73], true],
    ['over the date line', [-25, 178], [-25, -178], true],
    ['not over a cape', [46, -3], [49.5, -3.5], false],
    ['not over a continent', [0, -30], [0, -85], false],
    ['not from land', [48.85, 2.35], [50.5, 0], false],
    ['not to land', [50.5, 0], [48.85, 2.35], false],
    ['not to an island', [56, 3], [54, -4.5], false],
  ] as const)('leads %s', (_what, [fromLat, fromLng], [toLat, toLng], isOpen) => {
    const [from, to] = [
      { lat: fromLat, lng: fromLng },
      { lat: toLat, lng: toLng },
    ]
    expect(isOverWater(from, to)).toBe(isOpen)
    expect(sees(from, to)).toBe(isOpen)
  })

  it('may end over so many kilometres of land, and begin over none', () => {
    const [kielBight, kiel] = [
      { lat: 54.6, lng: 10.6 },
      { lat: 54.33, lng: 10.14 },
    ]
    expect(isOverWater(kielBight, kiel)).toBe(false)
    expect(isOverWater(kielBight, kiel, 5)).toBe(false)
    expect(isOverWater(kielBight, kiel, 60)).toBe(true)
    expect(isOverWater(kiel, kielBight, 5)).toBe(false)
  })

  it('over a strait that may be avoided is over water, and not seen', () => {
    const [mediterranean, atlantic] = [
      { lat: 36, lng: -5 },
      { lat: 35.9, lng: -6.5 },
    ]
    expect(isOverWater(mediterranean, atlantic)).toBe(true)
    expect(sees(mediterranean, atlantic)).toBe(false)
    expect(sees(atlantic, mediterranean)).toBe(false)
  })
})
