import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bitsOf, commonDivisor } from '../../../src/verify/greatest-divisor.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'

/** Euclid, a step at a time. */
function byEuclid(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

const numbers = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 400n }),
  fc.bigInt({ min: 0n, max: 2n ** 53n }),
  fc.integer({ min: 0, max: 900 }).map((power) => 2n ** BigInt(power)),
  fc.integer({ min: 0, max: 300 }).map((power) => 10n ** BigInt(power)),
)

describe.each(SEEDS.map((seed) => ({ seed, numRuns: scaleRuns(2000) })))('the common divisor, seed $seed', (run) => {
  test('is that of Euclid', () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, (a, b, common) => {
        expect(commonDivisor(a, b)).toBe(byEuclid(a, b))
        expect(commonDivisor(a * common, b * common)).toBe(byEuclid(a, b) * common)
      }),
      run,
    )
  })

  test('is that of Euclid where every quotient is one', () => {
    let [smaller, larger] = [1n, 1n]
    for (let index = 0; index < 1000; index++) [smaller, larger] = [larger, smaller + larger]
    expect(commonDivisor(larger, smaller)).toBe(1n)
    expect(commonDivisor(larger * 6n, smaller * 4n)).toBe(byEuclid(larger * 6n, smaller * 4n))
  })
})

test('bits are counted in fours', () => {
  expect([0n, 1n, 15n, 16n, -16n, 2n ** 64n].map(bitsOf)).toEqual([4, 4, 4, 8, 8, 68])
})
