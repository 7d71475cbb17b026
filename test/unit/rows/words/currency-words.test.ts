import { describe, expect, it } from 'vitest'
import { findCurrency, findCurrencyOfCell, namesCurrency } from '../../../../src/rows/words/currency-words.ts'

describe('codes of currencies', () => {
  it('has the codes that replaced withdrawn ones', () => {
    const current = [
      'EUR',
      'USD',
      'GBP',
      'CHF',
      'XCG',
      'ZWG',
      'SLE',
      'MRU',
      'STN',
      'VES',
      'BYN',
      'XOF',
      'XAF',
      'XPF',
      'XCD',
    ]
    expect(current.filter((code) => findCurrency(code) !== code)).toEqual([])
  })

  it('takes withdrawn codes in cells, and not in headers', () => {
    for (const code of ['BGN', 'HRK', 'ANG', 'ZWL', 'SLL', 'STD']) {
      expect(findCurrencyOfCell(code.toLowerCase())).toBe(code)
      expect(findCurrency(code)).toBeUndefined()
    }
  })

  it('has no codes for tests and for no currency', () => {
    for (const code of ['XTS', 'XXX', 'ABC']) expect(findCurrencyOfCell(code)).toBeUndefined()
  })

  it('reads BGN as the currency of a header, which files of 2025 have', () => {
    expect(namesCurrency('BGN')).toBe(true)
  })
})
