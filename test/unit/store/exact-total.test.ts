import { describe, expect, it } from 'vitest'
import { parseNumber, printExact, type Rational, ratio, ZERO } from '../../../src/exact/index.ts'
import { plus, readExact } from '../../../src/store/exact-total.ts'
import { at, violationsOf } from '../../fixtures/violations.ts'

const sum = (...texts: string[]) => texts.map((text) => parseNumber(text)).reduce(plus, ZERO)

describe('plus', () => {
  it.each([
    [['0.1', '0.2'], '0.3'],
    [['0.2', '1', '0.01'], '1.21'],
    [['1/3', '1/7'], '10/21'],
    [['1/3', '-1/3'], '0'],
    [['1/6', '1/6', '1/6', '1/6', '1/6', '1/6'], '1'],
    [['-1/4', '1/6'], '-1/12'],
  ])('%j makes %s', (texts, expected) => {
    expect(printExact(sum(...texts))).toBe(expected)
  })

  it('does not grow with changes that take each other back', () => {
    let total: Rational = parseNumber('123.456')
    for (let n = 1; n <= 2_000; n++) {
      const part = ratio(BigInt(n), BigInt((n % 97) + 1))
      total = plus(plus(total, part), ratio(-part.n, part.d))
    }
    expect(printExact(total)).toBe('123.456')
    expect(total.d.toString(2).length).toBeLessThan(160)
    expect(plus(ratio(1n, 6n), ratio(1n, 4n)).d).toBe(12n)
  })

  it('forgets its denominator at zero', () => {
    expect(plus(parseNumber('1e-300'), parseNumber('-1e-300'))).toBe(ZERO)
  })
})

describe('readExact', () => {
  it('keeps a text as written and a number as the decimal it prints as', () => {
    expect(readExact(' 001.50 ').text).toBe('001.50')
    expect(readExact(0.1).text).toBe('0.1')
    expect(readExact(1e21).text).toBe('1000000000000000000000')
  })

  it('refuses what is no number', () => {
    expect(violationsOf(() => readExact('x'))).toEqual([at('exact', 'not_a_number')])
    expect(violationsOf(() => readExact(Number.NaN))).toEqual([at('exact', 'not_finite')])
  })
})
