import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import {
  asExact,
  equal,
  isNumberInput,
  parseNumber,
  parseRational,
  printExact,
  rationalOf,
} from '../../../../src/core/exact/index.ts'
import { errorsOf } from './errors-of.ts'

const read = (value: unknown) => printExact(parseNumber(value))

describe('the meaning of a value', () => {
  it.each([
    [0.1, '0.1'],
    [-0, '0'],
    ['-0', '0'],
    ['0e999', '0'],
    ['0.000', '0'],
    [1e21, '1000000000000000000000'],
    [5e-324, `0.${'0'.repeat(323)}5`],
    [2 ** 53, '9007199254740992'],
    [0.1 + 0.2, '0.30000000000000004'],
    ['0.1000000000000000055511151231257827', '0.1000000000000000055511151231257827'],
    [' 12.50 ', '12.5'],
    ['+.5', '0.5'],
    ['5.', '5'],
    ['1.5E-3', '0.0015'],
    ['5/18', '5/18'],
    ['-10/-36', '5/18'],
    ['1/-4', '-0.25'],
    ['0.5/0.2', '2.5'],
    [new Decimal('1e-30'), `0.${'0'.repeat(29)}1`],
    [new Decimal(-0), '0'],
    [`${'0'.repeat(50)}1e390`, `1${'0'.repeat(390)}`],
  ])('%s is %s', (value, digits) => {
    expect(read(value)).toBe(digits)
    expect(isNumberInput(value)).toBe(true)
  })

  it('holds a thousand digits', () => {
    const digits = '7'.repeat(1000)
    expect(read(`0.${digits.slice(1)}`)).toBe(`0.${digits.slice(1)}`)
    expect(parseNumber(digits.slice(0, 400)).n).toBe(BigInt(digits.slice(0, 400)))
    expect(errorsOf(() => parseNumber(`${digits}7`))).toEqual(['number_out_of_range'])
    expect(errorsOf(() => parseNumber(`7.${digits}`))).toEqual(['number_out_of_range'])
    expect(errorsOf(() => parseNumber(`${digits.slice(0, 300)}.${digits.slice(0, 701)}`))).toEqual([
      'number_out_of_range',
    ])
  })
})

describe('a value that is rejected', () => {
  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    [Number.NaN, 'not_finite'],
    [Number.POSITIVE_INFINITY, 'not_finite'],
    ['-Infinity', 'not_finite'],
    ['NaN', 'not_finite'],
    [new Decimal(Number.NaN), 'not_finite'],
    ['1e400', 'number_out_of_range'],
    ['1e-402', 'number_out_of_range'],
    [`0.${'0'.repeat(900)}1`, 'number_out_of_range'],
    ['1/0', 'not_a_number'],
    ['x/2', 'not_a_number'],
    ['2/x', 'not_a_number'],
    ['1e500/1e500', 'number_out_of_range'],
    ['.', 'not_a_number'],
    ['1e', 'not_a_number'],
    ['--1', 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['nanogram', 'not_a_number'],
    ['to infinity', 'not_a_number'],
    ['infinity and beyond', 'not_a_number'],
    ['1,5', 'not_a_number'],
    ['1_000', 'not_a_number'],
    ['1/2/3', 'not_a_number'],
    [null, 'not_a_number'],
    [undefined, 'not_a_number'],
    [true, 'not_a_number'],
    [10n, 'not_a_number'],
    [{}, 'not_a_number'],
  ])('%s is %s', (value, code) => {
    expect(errorsOf(() => parseNumber(value, 'rows[2].value'))).toEqual([`rows[2].value ${code}`])
    expect(isNumberInput(value)).toBe(false)
  })

  it('is rejected at once however long it is', () => {
    expect(errorsOf(() => parseNumber(`${'1'.repeat(2_000_000)}x`))).toEqual(['not_a_number'])
  })
})

describe('a text that looks like a decimal', () => {
  it.each([
    { toFixed: 1, toString: () => '5' },
    { toString: () => '5' },
    Object.assign(() => '5', { toFixed: () => '5', toString: () => '5' }),
  ])('and has no toFixed of its own is rejected', (value) => {
    expect(errorsOf(() => parseNumber(value, 'amount'))).toEqual(['amount not_a_number'])
  })
})

describe('stored data', () => {
  it('means the same as the value', () => {
    for (const value of [0.1, -0, ' 5/18 ', new Decimal('1e-30'), 1e300]) {
      expect(equal(parseNumber(asExact(value)), parseNumber(value))).toBe(true)
    }
    expect(Object.is(asExact(-0), 0)).toBe(true)
    expect([asExact(0.1), asExact(' 12.50 '), asExact(new Decimal('0.10'))]).toEqual([0.1, '12.50', '0.1'])
    expect([rationalOf(0.25), rationalOf('1/3')]).toEqual([
      { n: 25n, d: 100n },
      { n: 1n, d: 3n },
    ])
  })
})

describe('a printed number', () => {
  it('is read whatever digits it has', () => {
    for (const [n, d] of [
      [1n, 10n ** 450n],
      [-(10n ** 1500n) - 1n, 10n ** 3n],
      [10n ** 1200n + 7n, 10n ** 1200n + 9n],
      [-5n, 18n],
      [0n, 1n],
    ] as const) {
      const value = { n, d }
      expect(printExact(parseRational(printExact(value)))).toBe(printExact(value))
      expect(equal(parseRational(printExact(value)), value)).toBe(true)
    }
  })

  it('reads integers of any number of digits, as sums may have', () => {
    const nines = '9'.repeat(1500)
    expect(parseRational(nines)).toEqual({ n: BigInt(nines), d: 1n })
    expect(() => parseNumber(nines)).toThrow()
  })

  it('in any other form is read as it was written, or rejected as ever', () => {
    for (const text of ['1e30', '+4', '.5', '5.', ' 7 ', '1.5/2'])
      expect(parseRational(text)).toEqual(parseNumber(text))
    for (const text of ['', '1/0', 'abc', '1e401', 'Infinity']) expect(() => parseRational(text)).toThrow()
  })
})
