import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { combineFactors } from '../../../src/core/emissions/index.ts'
import { WorkbookWriter } from '../../../src/core/workbook/index.ts'
import { ColumnLayout } from '../../../src/reports/workbook/column-layout.ts'
import { DIGITS, DigitSheet } from '../../../src/reports/workbook/digit-sheets.ts'
import { FACTOR_COLUMNS, FactorSheet } from '../../../src/reports/workbook/factor-sheet.ts'
import { partFormula } from '../../../src/reports/workbook/part-formula.ts'
import { factors } from '../../fixtures/own-factors.ts'

describe('the sheets of a workbook', () => {
  it('say of a pair of factors what each leaves to the other', async () => {
    const workbook = new WorkbookWriter()
    const [factorSheet, digits] = [workbook.addSheet(FACTOR_COLUMNS.options), workbook.addSheet(DIGITS.options)]
    const sheet = new FactorSheet(factorSheet, new DigitSheet(digits))
    const [carbon, rest] = combineFactors(factors.gasolineCo2, factors.carGases)
    // the titles are in the first row, and a factor that is known has its row
    expect([carbon, rest, carbon].map((factor) => sheet.rowOf(factor))).toEqual([2, 3, 2])
    const [{ rows } = { rows: [] }] = (await readXlsx(await workbook.end())).sheets
    const column = rows[0]?.indexOf('Derived by') ?? -1
    expect(rows.slice(1).map((row) => row[column])).toEqual([
      'ch4 = 0 [combined]; n2o = 0 [combined]; co2e = 1 × co2 + 28 × ch4 + 265 × n2o [sum_of_gases]',
      'co2 = 0 [combined]; co2e = 1 × co2 + 28 × ch4 + 265 × n2o [sum_of_gases]',
    ])
  })

  it('have the columns that were named, and no other', () => {
    const layout = new ColumnLayout('Parts', [
      ['row', 'Row'],
      ['figure', 'Figure'],
    ])
    expect([layout.cell('figure', 7), layout.span('row', 'figure', 3)]).toEqual(['B7', 'A3:B3'])
    expect([layout.remote('figure', 7), layout.column('row', 9)]).toEqual(['Parts!$B$7', 'Parts!$A$2:$A$9'])
    expect(() => layout.cell('unit', 7)).toThrow('Parts has no column unit')
  })

  it('keep their titles in sight, filter their lines, and give each column room', async () => {
    const { options } = new ColumnLayout('Parts', [
      ['row', 'Row'],
      ['figure', 'Figure'],
    ])
    expect(options).toEqual({
      ...{ name: 'Parts', widths: [14, 14], frozenRows: 1, hasFilter: true },
      printedColumns: 2,
    })
    const workbook = new WorkbookWriter()
    const sheet = workbook.addSheet(options)
    for (const line of ['Row', '1']) sheet.write([line, 'Figure'])
    const [parts] = (await readXlsx(await workbook.end())).sheets
    expect(parts?.autoFilter?.range).toBe('A1:B2')
  })

  it('sum the records of a country, or of none, by what their lines say', () => {
    const formula = (id: string, of: 'inventory' | 'energy' = 'inventory') =>
      partFormula({ of, id, exact: '1', unit: 'kg CO2e' }, 'value', { records: 9, energy: 9 })
    expect(formula('byCountry.GB.scope1.co2e')).toContain(',"GB",')
    expect(formula('byCountry.null.scope1.co2e')).toContain(',"none",')
    expect(formula('byCountry.null', 'energy')).toContain(',"none")')
    expect(formula('byCountry.GB.elsewhere.co2e')).toBe(null)
  })
})
