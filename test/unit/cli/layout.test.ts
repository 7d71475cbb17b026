import { describe, expect, it } from 'vitest'
import { printDecimals, printTonnes } from '../../../src/cli/print-number.ts'
import { bar, table, wrap } from '../../../src/cli/text-layout.ts'
import { parseNumber } from '../../../src/exact/index.ts'

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
    expect(printDecimals(parseNumber(value), decimals)).toBe(text)
  })

  it('prints tonnes to the kilogram', () => {
    expect(printTonnes(parseNumber('1234567'))).toBe('1,234.567')
    expect(printTonnes(parseNumber('0.4'))).toBe('0.000')
  })
})

describe('text for a terminal', () => {
  it('wraps at spaces and keeps what is too long', () => {
    expect(wrap('one two three', '..', 7)).toBe('one two\n..three')
    expect(wrap('  a bb', '', 5)).toBe('  a\n  bb')
    expect(wrap('unbreakable', '', 5)).toBe('unbreakable')
  })

  it('draws bars of eighths', () => {
    expect(bar(1, 4)).toBe('████')
    expect(bar(0.5, 1)).toBe('▌')
    expect(bar(0, 4)).toBe('')
    expect(bar(2, 2)).toBe('██')
  })

  it('lines up columns, the first to the left', () => {
    expect(
      table([
        ['a', 'bb'],
        ['ccc', 'd'],
      ]),
    ).toEqual(['a    bb', 'ccc   d'])
  })
})
