import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  nearestDouble,
  parseNumber,
  prepareCoefficient,
  printExact,
  product,
  ratio,
} from '../../../../src/core/exact/index.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'
import { fraction, isNearest, nearest, times } from '../../../oracle/rational-oracle.ts'

const value = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e80, max: 1e80 }),
  fc.tuple(fc.maxSafeInteger(), fc.integer({ min: -30, max: 30 })).map(([m, e]) => Number(`${m}e${e}`)),
  fc.tuple(fc.integer(), fc.integer({ min: 0, max: 6 })).map(([m, k]) => Number(`${m}e-${k}`)),
)
const constant = fc
  .tuple(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), fc.bigInt({ min: 1n, max: 10n ** 25n }))
  .map(([n, d]) => ratio(n, d))

describe.each(SEEDS)('exact numbers, seed %i', (seed) => {
  it('product is the nearest double of the exact product', () => {
    const law = (one: number, exact: { n: bigint; d: bigint }) => {
      const whole = times(fraction(one), { over: exact.n, under: exact.d })
      const expected = nearest(whole)
      fc.pre(Number.isFinite(expected) && (expected !== 0 || whole.over === 0n))
      expect(product(one, prepareCoefficient(exact))).toBe(expected)
      expect(isNearest(expected, whole)).toBe(true)
    }
    fc.assert(fc.property(value, constant, law), { seed, numRuns: scaleRuns(500) })
  })

  it('nearestDouble agrees with the oracle at every size', () => {
    const size = fc.tuple(fc.bigInt({ min: 1n, max: 1n << 70n }), fc.integer({ min: -1200, max: 1000 }))
    const law = ([n, power]: [bigint, number]) => {
      const exact = power < 0 ? ratio(n, 3n << BigInt(-power)) : ratio(n << BigInt(power), 3n)
      expect(nearestDouble(exact)).toBe(nearest({ over: exact.n, under: exact.d }))
    }
    fc.assert(fc.property(size, law), { seed, numRuns: scaleRuns(300) })
  })

  it('a printed number reads back as the same one', () => {
    const law = (exact: { n: bigint; d: bigint }) => {
      const back = parseNumber(printExact(exact))
      expect(back.n * exact.d).toBe(exact.n * back.d)
    }
    fc.assert(fc.property(constant, law), { seed, numRuns: scaleRuns(100) })
    fc.assert(
      fc.property(value, (one) => law(parseNumber(one))),
      { seed, numRuns: scaleRuns(100) },
    )
  })
})
