import { describe, expect, it } from 'vitest'
import { binaryValue, nearestDouble, nextDouble } from '../../../../src/core/exact/nearest-double.ts'
import { isNearest, nearest } from '../../../oracle/rational-oracle.ts'

const MIN = Number.MIN_VALUE
const NORMAL_MIN = 2 ** -1022

/** Midpoints of doubles and their neighbours, and what half to even makes of them. */
const TIES: readonly (readonly [string, bigint, bigint, number])[] = [
  ['2^53 + 1 goes down to even', 2n ** 53n + 1n, 1n, 2 ** 53],
  ['2^53 + 3 goes up to even', 2n ** 53n + 3n, 1n, 2 ** 53 + 4],
  ['just above a tie', (2n ** 53n + 1n) * 10n ** 40n + 1n, 10n ** 40n, 2 ** 53 + 2],
  ['just below a tie', (2n ** 53n + 3n) * 10n ** 40n - 1n, 10n ** 40n, 2 ** 53 + 2],
  ['below a power of two the step is half', 2n ** 54n - 1n, 2n, 2 ** 53],
  ['half the least subnormal is zero', 1n, 2n ** 1075n, 0],
  ['a little more than half of it is the least', 2n ** 60n + 1n, 2n ** 1135n, MIN],
  ['one and a half of it goes to even', 3n, 2n ** 1075n, 2 * MIN],
  ['the largest subnormal and a half is the least normal', 2n ** 53n - 1n, 2n ** 1075n, NORMAL_MIN],
  ['the largest double', (2n ** 53n - 1n) << 971n, 1n, Number.MAX_VALUE],
  ['below half a step more', ((2n ** 54n - 1n) << 970n) - 1n, 1n, Number.MAX_VALUE],
  ['half a step more is infinite', (2n ** 54n - 1n) << 970n, 1n, Number.POSITIVE_INFINITY],
]

describe('nearestDouble', () => {
  it.each(TIES)('%s', (_, n, d, double) => {
    expect(nearestDouble({ n, d })).toBe(double)
    expect(nearestDouble({ n: -n, d })).toBe(-double)
    expect(nearestDouble({ n: n * 7n ** 90n, d: d * 7n ** 90n })).toBe(double)
    expect(nearest({ over: n, under: d })).toBe(double)
    expect(isNearest(double, { over: n, under: d })).toBe(true)
    for (const other of [nextDouble(double, 1), nextDouble(double, -1)]) {
      if (Number.isFinite(double)) expect(isNearest(other, { over: n, under: d })).toBe(false)
    }
  })

  it('makes a zero +0', () => {
    expect(Object.is(nearestDouble({ n: 0n, d: 7n }), 0)).toBe(true)
  })
})

describe('the binary value of a double', () => {
  it('is exact', () => {
    for (const x of [0.1, -0.1, 1, MIN, NORMAL_MIN, Number.MAX_VALUE, -(2 ** 60), 0, -0]) {
      expect(nearestDouble(binaryValue(x))).toBe(x + 0)
    }
    expect(binaryValue(0.5)).toEqual({ n: 2n ** 52n, d: 2n ** 53n })
  })

  it('has neighbours', () => {
    expect(nextDouble(1, 1)).toBe(1 + Number.EPSILON)
    expect(nextDouble(1, -1)).toBe(1 - Number.EPSILON / 2)
    expect(nextDouble(-1, 1)).toBe(-1 + Number.EPSILON / 2)
    expect(nextDouble(0, -1)).toBe(-MIN)
    expect(nextDouble(NORMAL_MIN, -1)).toBe(NORMAL_MIN - MIN)
  })
})
