import { describe, expect, it } from 'vitest'
import {
  allDigitsText,
  decimalText,
  distanceText,
  massDigits,
  massText,
  rationalOf,
  significantText,
  sumLine,
} from '../../../../src/core/display/index.ts'
import { calculateMovement, explain, toTrace } from '../../../../src/index.ts'
import { findFactor } from '../../../../src/reference/factors/index.ts'

describe('numbers for reading', () => {
  it.each([
    ['0', 3, '0.000'],
    ['1234567.8915', 3, '1,234,567.892'],
    ['1234567.8905', 3, '1,234,567.890'], // half to even
    ['999.9996', 3, '1,000.000'],
    ['-1234.5', 0, '-1,234'],
    ['-0.0001', 3, '0.000'],
    ['2/3', 2, '0.67'],
    ['123456789012345678901234567890', 0, '123,456,789,012,345,678,901,234,567,890'],
  ])('%s with %i decimals is %s', (value, decimals, text) => {
    expect(decimalText(rationalOf(value), decimals)).toBe(text)
  })

  it.each([
    ['19898.98651801', 3, '19,900'],
    ['0.0161249', 3, '0.0161'],
    ['0.000000001234', 2, '0.0000000012'],
    ['999.96', 3, '1,000'],
    ['1', 4, '1'],
    ['-0.5', 2, '-0.5'],
    ['100', 2, '100'],
    ['1/3', 3, '0.333'],
    ['0', 3, '0'],
  ])('%s to %i digits is %s', (value, digits, text) => {
    expect(significantText(rationalOf(value), digits)).toBe(text)
  })

  it('are read from digits and fractions alone', () => {
    expect(rationalOf('-0.25')).toEqual({ n: -25n, d: 100n })
    for (const text of ['', '1e3', '1.', '.5', 'NaN', '1/2/3']) expect(() => rationalOf(text)).toThrow(TypeError)
  })
})

describe('masses', () => {
  it('have three decimals of a tonne or a kilogram, never an exponent', () => {
    expect(massText(rationalOf('648140.252059044'), 't')).toBe('648.140')
    expect(massText(rationalOf('1234567890123456789012'), 't')).toBe('1,234,567,890,123,456,789.012')
    expect(massText(rationalOf('12.7005'), 'kg')).toBe('12.700')
    expect(massText(rationalOf('-1250'), 't')).toBe('-1.250')
  })

  it('are zero only for nothing', () => {
    expect(massText(rationalOf('0'), 't')).toBe('0.000')
    expect(massText(rationalOf('0.4'), 't')).toBe('<0.001')
    expect(massText(rationalOf('-0.4'), 't')).toBe('>-0.001')
    expect(massText(rationalOf('0.0001'), 'kg')).toBe('<0.001')
  })

  it('do not go through doubles', () => expect(massText(rationalOf('1.0005000000000000000001'), 'kg')).toBe('1.001'))

  it('have all digits down to 10^-24 kg where they are asked for', () => {
    const total = rationalOf('648140.2520590440530208997552363700329')
    expect(massDigits(total, 'kg', 'all')).toBe('648,140.252059044053020899755236')
    expect(massDigits(total, 't', 'all')).toBe('648.140252059044053020899755236')
    expect(massDigits(total, 't', 'rounded')).toBe('648.140')
    expect(allDigitsText(rationalOf('572.7526'), 'kg')).toBe('572.7526')
    expect(allDigitsText(rationalOf('5000'), 't')).toBe('5')
  })
})

describe('distances', () => {
  it.each([
    ['19898.98651801', 'medium', '19,900 km'],
    ['5554.596878757', 'high', '5,555 km'],
    ['3.2149', 'high', '3.21 km'],
    ['318.4', 'low', '320 km'],
  ] as const)('%s km of quality %s are %s', (km, quality, text) => {
    expect(distanceText(rationalOf(km), quality)).toBe(text)
  })
})

describe('sums for reading', () => {
  it('are a product in rounded figures, with its route and the source of its factor', () => {
    const factor = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')
    const movement = calculateMovement({ mass: 10, distance: { value: 300, kind: 'actual' }, mode: 'TRUCK', factor })
    const { contributions } = JSON.parse(toTrace(movement))
    expect(contributions.map(sumLine)).toEqual([
      {
        product: '10 t × 300 km × 0.10163 kg CO2e per t·km ≈ 304.890 kg CO2e',
        details: ['DESNZ 2025, Freighting goods, row 27_304_3140_14'],
      },
    ])
    expect(explain(movement)).toContain('304.89 kg CO2e')
  })
})
