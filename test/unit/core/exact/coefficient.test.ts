import { describe, expect, it } from 'vitest'
import {
  parseNumber,
  prepareCoefficient,
  product,
  productExact,
  ratio,
  resultDouble,
} from '../../../../src/core/exact/index.ts'
import { isNearest } from '../../../oracle/rational-oracle.ts'
import { errorsOf } from './errors-of.ts'

const coefficient = (text: string) => prepareCoefficient(parseNumber(text))

describe('product', () => {
  it('multiplies the decimals that numbers print as', () => {
    expect(product(1.1, coefficient('1.1'))).toBe(1.21)
    expect(product(0.1 + 0.2, coefficient('10'))).toBe(3.0000000000000004)
    expect(product(1234.56, coefficient('2.57082'))).toBe(3173.8315392)
  })

  it('never gives -0', () => {
    for (const text of ['0', '-3', '3', '1e-180', '-5/18']) {
      for (const value of [0, -0]) expect(Object.is(product(value, coefficient(text)), 0)).toBe(true)
    }
    for (const value of [5, -5, 1e-30, -1e300]) expect(Object.is(product(value, coefficient('0')), 0)).toBe(true)
  })

  it('decides exact ties to even', () => {
    expect(product(2 ** 26 + 1, coefficient(String(2 ** 27 + 1)))).toBe(Number((2n ** 26n + 1n) * (2n ** 27n + 1n)))
    expect(product(3, coefficient('3002399751580331'))).toBe(2 ** 53)
    expect(product(3, coefficient('3002399751580330.99999999999999999999999999'))).toBe(2 ** 53)
    expect(product(3, coefficient('3002399751580331.00000000000000000000000001'))).toBe(2 ** 53 + 2)
  })

  it('decides exact ties to even at every scale', () => {
    // 3·10^-k × 3002399751580331·10^k lies halfway between 2^53 and 2^53 + 2
    for (let k = 0; k <= 22; k++) {
      expect(product(Number(`3e-${k}`), coefficient(`3002399751580331e${k}`))).toBe(2 ** 53)
      expect(product(Number(`-3e-${k}`), coefficient(`3002399751580333e${k}`))).toBe(-9007199254741000)
    }
  })

  it.each([
    1e22,
    1e-7,
    123456789012345680,
    0.1234567890123456,
    1e-300,
    1.5e-323,
    1.7e308,
    99999999999999.98,
    1e15,
    1e15 + 0.125,
  ])('reads %s as printed', (value) => {
    const exact = parseNumber(value)
    const got = product(value, coefficient('1/3'))
    expect(isNearest(got, { over: exact.n, under: exact.d * 3n })).toBe(true)
    expect(productExact(value, coefficient('1/3'))).toBe(got)
  })

  it('rejects what no double holds, naming the value', () => {
    expect(errorsOf(() => product(Number.NaN, coefficient('2')))).toEqual(['value not_finite'])
    expect(errorsOf(() => product(1.7e308, coefficient('2')))).toEqual(['value number_out_of_range'])
    expect(errorsOf(() => product(5e-324, coefficient('0.4')))).toEqual(['value number_out_of_range'])
  })
})

describe('prepareCoefficient', () => {
  it('names no field where none is given', () => {
    expect(errorsOf(() => prepareCoefficient(parseNumber('1e300')))).toEqual(['number_out_of_range'])
    expect(errorsOf(() => prepareCoefficient(parseNumber('1e300'), 'times'))).toEqual(['times number_out_of_range'])
    expect(errorsOf(() => resultDouble(parseNumber('1e320')))).toEqual(['number_out_of_range'])
  })

  it('takes zero and 1e-200 to 1e200', () => {
    for (const text of ['0', '1e-200', '-1e200']) expect(coefficient(text).exact).toEqual(parseNumber(text))
    for (const text of ['1e-201', '-1e201']) {
      expect(errorsOf(() => prepareCoefficient(parseNumber(text), 'factor'))).toEqual(['factor number_out_of_range'])
    }
  })
})

describe('resultDouble', () => {
  it('rejects infinity and a false zero', () => {
    expect(resultDouble(ratio(1n, 3n))).toBe(1 / 3)
    expect(errorsOf(() => resultDouble(ratio(1n, 10n ** 400n), 'x'))).toEqual(['x number_out_of_range'])
    expect(errorsOf(() => resultDouble(ratio(10n ** 400n), 'x'))).toEqual(['x number_out_of_range'])
  })
})
