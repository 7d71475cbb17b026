import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enteredDigits } from '../../../../src/apps/page/entered-number.ts'
import { parseDenominator } from '../../../../src/apps/page/intensity.ts'

describe('a number that a person types', () => {
  it('keeps its value however its thousands are separated, if that can mean one number only', () => {
    const separators = fc.constantFrom([',', '.'], ['.', ','], [' ', '.'], ['\u00a0', '.'], ["'", '.'], ['\u202f', '.'])
    const digits = fc.tuple(fc.integer({ min: 1000, max: 999_999_999 }), fc.integer({ min: 0, max: 99 }))
    fc.assert(
      fc.property(digits, separators, ([whole, part], [thousands, point]) => {
        const grouped = String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, thousands as string)
        const decimals = String(part).padStart(2, '0')
        expect(enteredDigits(`${grouped}${point}${decimals}`)).toBe(`${whole}.${decimals}`)
      }),
    )
  })

  it.each([
    ['1,250,000', '1250000'],
    ['1.250.000', '1250000'],
    ['-1,000.5', '-1000.5'],
    ['12,5', '12.5'],
    ['0,125', '0.125'],
    ['1 250', '1250'],
    [' 7.25 ', '7.25'],
  ])('%j is %s', (text, digits) => {
    expect(enteredDigits(text)).toBe(digits)
  })

  it.each(['1,250', '1.250', '1,25,000', '1,2,3', '12 34', 'ten', '', '1.2.3'])('%j stays as it is', (text) => {
    expect(enteredDigits(text)).toBe(text)
  })

  it('divides a total by a number with separators, and by none that can mean two', () => {
    expect(parseDenominator('1,250,000 GBP')).toEqual({ amount: { n: 1_250_000n, d: 1n }, unit: 'GBP' })
    expect(parseDenominator('1 250 employees')).toEqual({ amount: { n: 1250n, d: 1n }, unit: 'employees' })
    expect(parseDenominator('4 2nd-hand cars')).toEqual({ amount: { n: 4n, d: 1n }, unit: '2nd-hand cars' })
    expect(parseDenominator('1,250 GBP')).toBeNull()
  })
})
