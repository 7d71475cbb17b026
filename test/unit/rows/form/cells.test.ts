import { describe, expect, it } from 'vitest'
import { dateInterpretations } from '../../../../src/rows/form/date-interpretations.ts'
import { CANONICAL_FORM, type FileForm } from '../../../../src/rows/form/file-form.ts'
import { numberInterpretations } from '../../../../src/rows/form/number-interpretations.ts'
import { readCell } from '../../../../src/rows/form/read-cell.ts'

const textsOf = (interpretations: readonly ({ text: string; convention: string | null } | undefined)[]) =>
  interpretations.map((one) => `${one?.convention ?? 'any'} ${one?.text}`)

describe('the cell of a number', () => {
  it.each([
    ['1234', ['any 1234']],
    ['-5/18', ['any -5/18']],
    ['1e3', ['any 1e3']],
    ['12.5', ['. 12.5']],
    ['12,5', [', 12.5']],
    ['0,500', [', 0.500']],
    ['1234,567', [', 1234.567']],
    ['1.234', ['. 1.234', ', 1234']],
    ['-1,234', [', -1.234', '. -1234']],
    ['1.234,56', [', 1234.56']],
    ['1,234.56', ['. 1234.56']],
    ['1.234.567', [', 1234567']],
    ['1,234,567', ['. 1234567']],
    ['1 234', ['any 1234']],
    ['1\u00A0234\u00A0567,8', [', 1234567.8']],
    ["1'234.50", ['. 1234.50']],
    ['1,5E+03', [', 1.5E+03']],
    ['1.234,56-', [', -1234.56']],
    ['−7', ['any -7']],
    ['12,34,567', ['. 1234567']],
    ['1.234 567', ['any 1.234 567']],
    ['n/a', ['any n/a']],
  ])('%s is read as %j', (cell, texts) => {
    expect(textsOf(numberInterpretations(cell))).toEqual(texts)
  })

  it('has the same value however it is grouped and marked', () => {
    for (let value = 1; value < 1e9; value = value * 7 + 3) {
      const digits = String(value)
      for (const [group, mark] of [
        ['.', ','],
        [',', '.'],
        [' ', ','],
        ['’', '.'],
      ] as const) {
        const grouped = digits.replace(/\B(?=(?:\d{3})+$)/g, group)
        expect(numberInterpretations(`${grouped}${mark}25`)).toEqual([{ convention: mark, text: `${digits}.25` }])
      }
    }
  })
})

describe('the cell of a date', () => {
  it.each([
    ['2025-01-31', ['any 2025-01-31']],
    ['2025-01-31T12:00:00Z', ['any 2025-01-31T12:00:00Z']],
    ['31.12.2025', ['any 2025-12-31']],
    ['1.2.2025', ['any 2025-02-01']],
    ['31.12.2025 00:00:00', ['any 2025-12-31']],
    ['2025/1/31', ['any 2025-01-31']],
    ['20250131', ['any 2025-01-31']],
    ['31/01/2025', ['dmy 2025-01-31']],
    ['01/31/2025', ['mdy 2025-01-31']],
    ['01/02/2025', ['dmy 2025-02-01', 'mdy 2025-01-02']],
    ['02/02/2025', ['any 2025-02-02']],
    ['31.12.25', ['any 2025-12-31']],
    ['32.01.2025', ['any 2025-01-32']],
    ['January 2025', ['any 2025-01']],
    ['Januar', ['any Januar']],
  ])('%s is read as %j', (cell, texts) => {
    expect(textsOf(dateInterpretations(cell))).toEqual(texts)
  })
})

describe('a cell', () => {
  const messageOf = (cell: string, form: Partial<FileForm>, column: 'value' | 'start' | 'unit' | 'mode' = 'value') => {
    const read = readCell(cell, column, { ...CANONICAL_FORM, usualDecimal: undefined, ...form })
    return 'problem' in read ? `${read.problem.code} ${read.problem.message}` : read.text
  }

  it('that has two meanings is an error that names both, unless its column decides', () => {
    expect(messageOf('1.234', {})).toBe(
      'not_a_number "1.234" may be 1.234 or 1234; pass --decimal comma or --decimal point',
    )
    expect(messageOf('1.234', { decimals: { value: ',' } })).toBe('1234')
    expect(messageOf('1.234', { decimals: { value: '.' } })).toBe('1.234')
    expect(messageOf('1.234', { usualDecimal: ',' })).toContain('may be 1.234 or 1234')
    expect(messageOf('1.234', { usualDecimal: '.' })).toBe('1.234')
    expect(messageOf('01/02/2025', {}, 'start')).toBe(
      'invalid_date "01/02/2025" may be 2025-02-01 or 2025-01-02; pass --date-format dmy or --date-format mdy',
    )
    expect(messageOf('01/02/2025', { dates: { start: 'mdy' } }, 'start')).toBe('2025-01-02')
  })

  it('that contradicts its column is an error', () => {
    expect(messageOf('1,5', { decimals: { value: '.' } })).toContain('has no decimal point as the column has')
    expect(messageOf('12.5', { usualDecimal: ',' })).toContain('has no decimal comma as the column has')
    expect(messageOf('31/01/2025', { dates: { start: 'mdy' } }, 'start')).toContain('does not begin with the month')
  })

  it('of a closed list is forgiven its spelling, or answered with the nearest word', () => {
    expect(messageOf('Litres', {}, 'unit')).toBe('l')
    expect(messageOf('KWH', {}, 'unit')).toBe('kWh')
    expect(messageOf('gallons', {}, 'unit')).toBe(
      'unknown_unit "gallons" is more than one unit; write US gal or imp gal; for all rows, pass --map "gallons=unit:US gal" or --map "gallons=unit:imp gal"',
    )
    expect(messageOf('kWhh', {}, 'unit')).toContain('unknown_unit "kWhh" is not a unit; did you mean kWh')
    expect(messageOf('lorry', {}, 'mode')).toBe('TRUCK')
    expect(messageOf('lory', {}, 'mode')).toContain('received "lory"; did you mean TRUCK?')
    expect(messageOf('Fuhra', { wordMap: { mode: { Fuhre: 'lorry' } } }, 'mode')).toContain('did you mean Fuhre?')
    expect(messageOf('Fuhre', { wordMap: { mode: { Fuhre: 'lorry' } } }, 'mode')).toBe('TRUCK')
  })
})
