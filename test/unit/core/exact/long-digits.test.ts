import { describe, expect, it } from 'vitest'
import { type ScaledDouble, scaleLong } from '../../../../src/core/exact/index.ts'

/** The integer that a number prints as at the scale, and the scale; null: it is not scaled. */
function scaledOf(value: number): readonly [integer: bigint, k: number] | null {
  const into: ScaledDouble = { high: 0, low: 0, excess: 0, k: 0 }
  if (!scaleLong(value, into)) return null
  return [BigInt(into.high) + BigInt(into.low - into.excess), into.k]
}

describe('a number is scaled to 17 digits', () => {
  it.each([
    [0.30000000000000004, 30_000_000_000_000_004n, 17],
    [-0.30000000000000004, -30_000_000_000_000_004n, 17],
    [625.3757474255182, 62_537_574_742_551_820n, 14],
    [1234567.8901234567, 12_345_678_901_234_567n, 10],
    [3, 30_000_000_000_000_000n, 16],
    [0.1, 10_000_000_000_000_000n, 17],
    [1_234_567.8, 12_345_678_000_000_000n, 10],
    [12_345_678_901_234_568, 12_345_678_901_234_568n, 0],
  ])('%d', (value, integer, k) => {
    expect(scaledOf(value)).toEqual([integer, k])
  })

  it('of 16 digits with all of them, and of 15 with zeros behind', () => {
    let scaled = 0
    for (let index = 1; index <= 2000; index++) {
      for (const digits of [15, 16]) {
        const value = Number((Math.abs(Math.sin(index)) * 10 ** (index % 12)).toPrecision(digits))
        const found = scaledOf(value)
        if (found === null) continue
        scaled++
        const [integer, k] = found
        expect([
          value,
          Number(`${integer}e-${k}`),
          String(integer / 10n ** BigInt(17 - digits)).length <= digits,
        ]).toEqual([value, value, true])
      }
    }
    expect(scaled).toBeGreaterThan(3000)
  })

  it('but at powers of two, whose gaps differ', () => {
    for (let power = -19; power < 56; power++) {
      expect([power, scaledOf(2 ** power), scaledOf(-(2 ** power))]).toEqual([power, null, null])
      expect([power, scaledOf(Number((1.5 * 2 ** power).toPrecision(9)))]).not.toEqual([power, null])
    }
  })

  it.each([0, 2 ** -20, 1e17, Number.POSITIVE_INFINITY, Number.NaN])('but not from %d', (value) => {
    expect(scaledOf(value)).toBe(null)
  })
})
