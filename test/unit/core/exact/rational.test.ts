import { describe, expect, it } from 'vitest'
import {
  add,
  compare,
  divide,
  equal,
  multiply,
  negate,
  ONE,
  type Rational,
  RationalSum,
  ratio,
  subtract,
  ZERO,
} from '../../../../src/core/exact/index.ts'
import { reduce } from '../../../../src/core/exact/rational.ts'

const of = (n: bigint, d = 1n): Rational => ({ n, d })

describe('fractions', () => {
  it('add over the least multiple of their denominators', () => {
    expect(add(of(1n, 10n), of(2n, 10n))).toEqual(of(3n, 10n))
    expect(add(of(1n, 2n), of(1n, 3n))).toEqual(of(5n, 6n))
    expect(add(of(1n, 6n), of(-1n, 4n))).toEqual(of(-1n, 12n))
    expect([add(of(21n, 100n), of(2n)), add(of(2n), of(21n, 100n))]).toEqual([of(221n, 100n), of(221n, 100n)])
    expect(subtract(of(1n, 10n), of(4n, 10n))).toEqual(of(-3n, 10n))
    expect(subtract(of(1n, 2n), of(2n, 3n))).toEqual(of(-1n, 6n))
  })

  it('add up without growing, however many there are', () => {
    let total: Rational = of(123456n, 1000n)
    for (let n = 1n; n <= 2_000n; n++) {
      const part = of(n, (n % 97n) + 1n)
      total = add(add(total, part), negate(part))
    }
    expect(equal(total, of(123456n, 1000n))).toBe(true)
    expect(total.d.toString(2).length).toBeLessThan(160)
  })

  it('are summed in any order, with the sums of others, and with themselves', () => {
    const [third, tenth, half] = [of(1n, 3n), of(1n, 10n), of(1n, 2n)]
    const sum = new RationalSum().add(third).add(tenth).add(third)
    expect(new RationalSum().exact()).toEqual(ZERO)
    expect(equal(sum.exact(), of(23n, 30n))).toBe(true)
    expect(equal(new RationalSum().add(half).merge(sum).exact(), of(38n, 30n))).toBe(true)
    expect(equal(sum.merge(sum).exact(), of(46n, 30n))).toBe(true)
  })

  it('multiply and divide, the sign above', () => {
    expect(multiply(of(2n, 3n), of(-5n, 7n))).toEqual(of(-10n, 21n))
    expect(divide(of(2n, 3n), of(-5n, 7n))).toEqual(of(-14n, 15n))
    expect(ratio(1n, -2n)).toEqual(of(-1n, 2n))
    expect([ratio(7n), ONE, ZERO]).toEqual([of(7n), of(1n), of(0n)])
    expect(negate(of(1n, 2n))).toEqual(of(-1n, 2n))
  })

  it('compare by what they are worth', () => {
    expect([compare(of(1n, 3n), of(1n, 2n)), compare(of(1n, 2n), of(1n, 3n))]).toEqual([-1, 1])
    expect([compare(of(2n, 4n), of(1n, 2n)), compare(of(-1n, 2n), of(-1n, 3n))]).toEqual([0, -1])
    expect([equal(of(2n, 4n), of(1n, 2n)), equal(of(2n, 4n), of(1n, 3n))]).toEqual([true, false])
  })

  it('reduce to lowest terms, whichever the sign', () => {
    expect(reduce(of(-12n, 18n))).toEqual(of(-2n, 3n))
    expect(reduce(of(0n, 18n))).toEqual(of(0n))
    expect(reduce(of(7n, 10n))).toEqual(of(7n, 10n))
  })
})
