import { describe, expect, it } from 'vitest'
import { kilogramsText, tonnesText } from '../../../src/page/amount-text.ts'
import { add, isNear, multiply, rationalOf, roundedScaled } from '../../../src/page/rational.ts'

describe('numbers of the page', () => {
  it('are read as /v1 and traces print them', () => {
    expect(rationalOf('12')).toEqual({ n: 12n, d: 1n })
    expect(rationalOf('-0.25')).toEqual({ n: -25n, d: 100n })
    expect(rationalOf('5/18')).toEqual({ n: 5n, d: 18n })
    for (const text of ['', '1e3', '1.', '.5', 'NaN', '1/2/3']) expect(() => rationalOf(text)).toThrow(TypeError)
  })

  it('are added and multiplied without loss', () => {
    const third = rationalOf('1/3')
    expect(add(add(third, third), third)).toEqual({ n: 1n, d: 1n })
    expect(multiply(rationalOf('0.1'), rationalOf('10'))).toEqual({ n: 1n, d: 1n })
    expect(add(rationalOf('0.1'), rationalOf('0.2'))).toEqual({ n: 3n, d: 10n })
  })

  it('are near up to the bound, and no further', () => {
    const bound = { n: 1n, d: 10n }
    expect(isNear(rationalOf('1'), rationalOf('1.1'), bound)).toBe(true)
    expect(isNear(rationalOf('1.1'), rationalOf('1'), bound)).toBe(true)
    expect(isNear(rationalOf('1'), rationalOf('1.1000000001'), bound)).toBe(false)
  })

  it('are rounded from their exact digits, the half away from zero', () => {
    expect(roundedScaled(rationalOf('0.25'), 10n)).toBe(3n)
    expect(roundedScaled(rationalOf('-0.25'), 10n)).toBe(-3n)
    expect(roundedScaled(rationalOf('0.2499999999999999999999'), 10n)).toBe(2n)
  })
})

describe('amounts in words', () => {
  it('are rounded to a decimal, in groups of three', () => {
    expect(tonnesText('644168.7235279544228500813348116503956')).toBe('644.2')
    expect(tonnesText('1234567890')).toBe('1\u202f234\u202f567.9')
    expect(kilogramsText('7109139.5/750'.replace('7109139.5', '7109139'))).toBe('9\u202f478.9')
    expect(tonnesText('-1250')).toBe('\u22121.3')
  })

  it('are 0 for nothing alone', () => {
    expect(tonnesText('0')).toBe('0')
    expect(tonnesText('0.001')).toBe('<\u202f0.1')
    expect(tonnesText('-0.001')).toBe('>\u202f\u22120.1')
    expect(tonnesText('50')).toBe('0.1')
  })

  // 0.15 as a double lies below fifteen hundredths, and toFixed would show 0.1
  it('do not go through doubles', () => expect(kilogramsText('0.15')).toBe('0.2'))
})
