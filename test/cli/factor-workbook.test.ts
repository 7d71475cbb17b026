import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { factorWorkbook } from '../../src/apps/cli/factors-command.ts'
import { adjustedFactor } from '../../src/core/emissions/index.ts'
import { binaryValue, compare, nearestDouble, rationalOf } from '../../src/core/exact/index.ts'
import { findFactor, suggestFactors } from '../../src/reference/factors/index.ts'
import { zipEntries } from '../workbook/zip-entries.ts'
import { runTonne } from './memory-io.ts'

const KEY = 'desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv'

describe('a workbook of factors', () => {
  it('has every factor with its figures, and a name for each column', async () => {
    const { factors } = suggestFactors('', { edition: 'epa-2025' })
    const written = factorWorkbook(factors)
    const [sheet] = (await readXlsx(written)).sheets
    const [names = [], ...rows] = sheet?.rows ?? []
    expect(rows.map(([key]) => key)).toEqual(factors.map(({ key }) => key))
    const at = (name: string) => names.indexOf(name)
    for (const [index, factor] of factors.entries()) {
      const { co2e } = adjustedFactor(factor)
      expect(rows[index]?.[at('co2eKg')] ?? null, factor.key).toBe(co2e === null ? null : nearestDouble(co2e))
      expect(rows[index]?.[at('unit')]).toBe(factor.unit)
    }
    const book = zipEntries(written).get('xl/workbook.xml') ?? ''
    const last = factors.length + 1
    expect(book).toContain(`<definedName name="factor_key">Factors!$A$2:$A$${last}</definedName>`)
    expect(book.split('<definedName ').length - 1).toBe(names.length + 1)
    expect(book).toContain(`localSheetId="0">'Factors'!$1:$1</definedName>`)
  })

  it('leaves a figure that is not published empty, and keeps digits that no double has', async () => {
    const gas = findFactor(KEY)
    const long = { ...gas, per1: { ...gas.per1, co2: null, co2e: '0.12345678901234567891' }, adjustments: [] }
    const [sheet] = (await readXlsx(factorWorkbook([long]))).sheets
    const [names = [], row = []] = sheet?.rows ?? []
    expect(row[names.indexOf('co2Kg')] ?? null).toBeNull()
    const digits = String(row[names.indexOf('co2eDigits')])
    expect(digits).toBe('0.12345678901234567891')
    const shown = Number(row[names.indexOf('co2eKg')])
    expect(compare(binaryValue(shown), rationalOf(digits))).not.toBe(0)
    expect(shown).toBe(nearestDouble(rationalOf(digits)))
  })

  it('is written by tonne factors, to a file that names what it is', async () => {
    const run = await runTonne(['factors', 'natural', 'gas', '--edition', 'desnz-2025', '--output', 'gas.xlsx'], {})
    expect([run.code, run.stdout, run.stderr]).toEqual([
      0,
      '',
      expect.stringMatching(/^written: \d+ factors, gas\.xlsx\n$/),
    ])
    expect(run.files['gas.xlsx']?.slice(0, 2)).toBe('PK')
    const refused = await runTonne(['factors', 'gas', '--output', 'gas.csv'], {})
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('.xlsx')])
  })
})
