import { describe, expect, it } from 'vitest'
import {
  equal,
  type ParsedDouble,
  parseNumber,
  readNumber,
  scaleLong,
  sumExact,
} from '../../../../src/core/exact/index.ts'

/** What a number was read as; undefined: it was left to the exact way. */
function readingOf(value: number): ParsedDouble | undefined {
  const into: ParsedDouble = { m: 7, e: 7, k: 7 }
  return readNumber(value, into) ? into : undefined
}

/** True when a reading means the decimal that the number prints as, and m is all of its digits but what a double cannot hold. */
function isExact(value: number, { m, e, k }: ParsedDouble): boolean {
  const all = { n: BigInt(m) + BigInt(e), d: 10n ** BigInt(k) }
  const half = Math.abs(e) * 2 <= 2 ** (Math.floor(Math.log2(Math.abs(m) || 1)) - 52)
  return equal(all, parseNumber(value)) && (e === 0 || half)
}

describe('a number is read as the decimal it prints as', () => {
  it.each([
    [2e-8, 'of one digit in the eighth place'],
    [0.1, 'of one digit'],
    [1234.5678, 'of both sides of the point'],
    [-1234.5678, 'below zero'],
    [123_456_789_012_345, 'of 15 digits'],
    [0.123456789012345, 'of 15 places'],
    [1.5345678901234e-8, 'of 21 places'],
    [999_999_999_999_999, 'the last of 15 digits'],
    [1e15, 'the first of 16'],
    [0.30000000000000004, 'of 17 digits'],
    [-0.30000000000000004, 'of 17 digits, below zero'],
    [1234567.8901234567, 'of 17 digits around the point'],
    [9_007_199_254_740_994, 'of 16 digits'],
    [12_345_678_901_234_568, 'of 17 digits, whole'],
    [99_999_999_999_999_980, 'just below 1e17'],
    [2 ** 56, 'of 17 digits, a power of two'],
    [-(2 ** 53), 'of 16 digits, a power of two below zero'],
    [0.000012345678901234568, 'of 21 places and 17 digits'],
  ])('%d, %s', (value) => {
    const reading = readingOf(value)
    expect(reading).toBeDefined()
    expect(isExact(value, reading as ParsedDouble)).toBe(true)
  })

  it.each([72383.6653408528, 625.3757474255181, -0.6792715886039979])(
    '%d is not scaled to 17 digits: it lies half a gap from a decimal of fifteen, within a millionth of that',
    (value) => {
      expect(scaleLong(value, { high: 0, low: 0, excess: 0, k: 0 })).toBe(false)
      expect(sumExact([value, 1000, -1000])).toBe(value)
    },
  )

  it('at every power of two that the scales reach', () => {
    for (let power = -26; power < 50; power++) {
      for (const size of [2 ** power, 1.5 * 2 ** power, 1.999 * 2 ** power]) {
        const value = Number(size.toPrecision(13))
        const reading = readingOf(value)
        expect([value, reading !== undefined && isExact(value, reading), Math.abs(reading?.e ?? 1)]).toEqual([
          value,
          true,
          0,
        ])
      }
    }
  })

  it('with every digit of those that need 17', () => {
    for (let index = 1; index <= 2000; index++) {
      const value = Math.sin(index) * 10 ** ((index % 20) - 4)
      const reading = readingOf(value)
      if (reading !== undefined) expect([value, isExact(value, reading)]).toEqual([value, true])
      // from a millionth on, and up to 22 places, all are read
      if (Math.abs(value) >= 1e-5) expect([value, reading !== undefined]).toEqual([value, true])
    }
  })

  it.each([1e17, 1e-9, 1e30 / 7, 1e-6 / 7, 5e-324, 1e300, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is left to the exact way, or read exactly',
    (value) => {
      const reading = readingOf(value)
      expect(reading === undefined || isExact(value, reading)).toBe(true)
    },
  )
})
