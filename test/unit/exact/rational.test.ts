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
  ratio,
  subtract,
  ZERO,
} from '../../../src/exact/index.ts'
import { reduce } from '../../../src/exact/rational.ts'

const of = (n: bigint, d = 1n): Rational => ({ n, d })

describe('fractions', () => {
  it('add over the denominator they share, or the product of both', () => {
    expect(add(of(1n, 10n), of(2n, 10n))).toEqual(of(3n, 10n))
    expect(add(of(1n, 2n), of(1n, 3n))).toEqual(of(5n, 6n))
    expect(subtract(of(1n, 10n), of(4n, 10n))).toEqual(of(-3n, 10n))
    expect(subtract(of(1n, 2n), of(2n, 3n))).toEqual(of(-1n, 6n))
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
