import { describe, expect, it } from 'vitest'
import {
  parseNumber,
  printExact,
  printSignificant,
  ratio,
  roundToPlaces,
  terminates,
} from '../../../../src/core/exact/index.ts'

describe('printExact', () => {
  it.each([0n, 1n, 5n])('rejects the denominator 0, whose factors have no end: %d/0', (n) => {
    expect(() => printExact({ n, d: 0n })).toThrow(RangeError)
  })

  it.each([
    [ratio(0n, 5n), '0'],
    [ratio(-3n, 4n), '-0.75'],
    [ratio(83n, 100n), '0.83'],
    [ratio(1200n, 10n), '120'],
    [ratio(1500n, 1000n), '1.5'],
    [ratio(-15n, 1000n), '-0.015'],
    [ratio(1n, 1024n), '0.0009765625'],
    [ratio(10n, -36n), '-5/18'],
    [ratio(7n, 3n), '7/3'],
    [ratio(3n, 10n ** 30n), `0.${'0'.repeat(29)}3`],
  ])('prints all digits, or lowest terms: %o', (value, text) => {
    expect(printExact(value)).toBe(text)
    expect(terminates(value)).toBe(!text.includes('/'))
    expect(printExact(parseNumber(text))).toBe(text)
  })
})

describe('printSignificant', () => {
  it.each([
    [ratio(1n, 3n), 3, '0.333'],
    [ratio(2n, 3n), 3, '0.667'],
    [ratio(25n, 10n), 1, '2'],
    [ratio(35n, 10n), 1, '4'],
    [ratio(-25n, 10n), 1, '-2'],
    [ratio(9995n, 10n), 3, '1000'],
    [ratio(99_949n, 100n), 3, '999'],
    [ratio(123_456n, 1n), 2, '120000'],
    [ratio(1n, 8n * 10n ** 6n), 2, '0.00000012'],
    [ratio(0n, 3n), 5, '0'],
    [ratio(10n ** 40n, 1n), 34, `1${'0'.repeat(40)}`],
  ])('%o to %i digits is %s', (value, digits, text) => {
    expect(printSignificant(value, digits)).toBe(text)
  })

  it('gives 34 digits where it is not told how many', () => {
    expect(printSignificant(ratio(1n, 7n))).toBe('0.1428571428571428571428571428571429')
  })
})

describe('roundToPlaces', () => {
  it.each([
    [ratio(25n, 10n), 0, 2n],
    [ratio(35n, 10n), 0, 4n],
    [ratio(-25n, 10n), 0, -2n],
    [ratio(-35n, 10n), 0, -4n],
    [ratio(-2n, 3n), 3, -667n],
    [ratio(-1250n, 1n), -2, -12n],
    [ratio(1250n, 1n), -2, 12n],
  ])('is the nearest integer of either sign, half to even: %o at %i places', (value, places, integer) => {
    expect(roundToPlaces(value, places)).toBe(integer)
  })
})
