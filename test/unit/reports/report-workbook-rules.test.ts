import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { SHEET_ROWS_MAX } from '../../../src/core/workbook/index.ts'
import { publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { RecordSheet } from '../../../src/reports/workbook/record-sheets.ts'
import {
  DISCLOSURE_STANDARDS,
  type DisclosureCell,
  type DisclosureStandard,
  type DisclosureStatement,
} from '../../../src/resources/index.ts'
import { withFactorSets } from '../../../src/rows/index.ts'
import type { Company } from '../../../src/service/index.ts'
import { differingFormulas, type EvaluatedCell, evaluatedWorkbook } from '../../fixtures/evaluated-workbook.ts'
import { csvSource, fuelBills, importService } from '../../fixtures/import-source.ts'
import { energyInput, fuelInput, refusalsOf, siteInput, testService, unitInput } from '../../fixtures/service.ts'
import { places, tripInput } from '../../fixtures/travels.ts'

/** The first row of the report, and the column of the figures of the period, from 0. */
const FIRST_ROW = 5
const VALUE = 6
const FIGURE = 4
const IN_ROW = 6

/** Facts from which rows of every rule follow: ratios to something, percentages, reductions, and a row of which there was nothing. */
const statement: DisclosureStatement = {
  company: 'quoted',
  highClimateImpact: 'all',
  intensities: [{ id: 'netRevenue', label: 'Net revenue', unit: 'million GBP' }],
  figures: {
    etsTCo2e: '0.5',
    cloudTCo2e: '0.25',
    reductionsTCo2e: { Offsets: '1.5' },
    denominators: { netRevenue: '12.5' },
    none: ['scope3.2'],
  },
}

let company: Company<never>

/** A company whose factors are derived: of another GWP set, and with the effects of flights beside CO2. */
beforeAll(async () => {
  company = testService({ places, policy: { gwpSet: 'AR6_GWP100', aviationRF: 'desnz1.7' } }).company
  const site = (await company.sites.create(siteInput())).record.id
  await company.siteFuels.create(site, fuelInput())
  await company.siteEnergies.create(site, energyInput())
  await company.travels.create(tripInput())
  const scope3 = { scope: 'SCOPE_3', underScope: 'Transport', activityTypeUnderScope: 'COURIER' } as const
  const emissionKindId = (await company.emissionKinds.create({ ...scope3, name: 'Couriers' })).record.id
  const own = {
    name: 'Courier',
    co2: '0.5',
    ch4: '0.001',
    n2o: '0',
    denominatorUnitId: 13,
    gwpSet: 'AR6_GWP100',
  } as const
  const emissionFactorId = (await company.emissionFactors.create(own)).record.id
  await company.siteFuels.create(site, fuelInput({ emissionKindId, emissionFactorId, unit: unitInput() }))
})

async function reported(standard: DisclosureStandard) {
  const request = { standard, year: 2025, statement } as const
  const [{ rows }, workbook] = [await company.report(request), await company.reportWorkbook(request)]
  const cells = await evaluatedWorkbook(workbook)
  const { sheets } = await readXlsx(workbook)
  const sheetOf = (name: string) => sheets.find((sheet) => sheet.name === name)?.rows ?? []
  const cellOf = (id: string) => {
    const row = FIRST_ROW + rows.findIndex((one) => one.id === id)
    const value = sheetOf('Report')[row]?.[VALUE] ?? null
    const cell = cells.find((one) => one.sheet === 'Report' && one.row === row && one.column === VALUE)
    return { value, formula: cell?.formula ?? null }
  }
  return { rows, cells, sheetOf, cellOf }
}

/** The rules of the cells that a table has. */
const rulesOf = (rows: readonly { readonly value: DisclosureCell | null }[]) =>
  new Set(rows.flatMap(({ value }) => value?.rule ?? []))

describe('the workbook of a company that states figures', () => {
  it.each(DISCLOSURE_STANDARDS)('calculates every cell of %s, by whatever rule', async (standard) => {
    const { cells, rows } = await reported(standard)
    expect(differingFormulas(cells)).toEqual([])
    const figures = cells.filter(({ sheet, column }: EvaluatedCell) => sheet === 'Report' && column === VALUE)
    const known = rows.flatMap(({ value }) => (value !== null && value.parts.length > 0 ? [value.value] : []))
    expect(figures.map(({ written }) => written)).toEqual(known)
  })

  it('has each rule as the formula that it is', async () => {
    const esrs = await reported('esrs-e1')
    expect(rulesOf(esrs.rows)).toEqual(new Set(['sum', 'percentage', 'quotient']))
    expect(esrs.cellOf('scope1.ets').formula).toMatch(/^100\*Parts!\$E\$\d+\/G\d+$/)
    const [ratio] = esrs.rows.filter(({ value }) => value?.rule === 'quotient')
    expect(esrs.cellOf(ratio?.id ?? '').formula).toMatch(/^G\d+\/Parts!\$E\$\d+$/)
    const secr = await reported('secr')
    expect(secr.cellOf('quoted.net').formula).toMatch(/^G\d+-G\d+$/)
    const [all, less] = [secr.cellOf('quoted.grossOfAll').value, secr.cellOf('quoted.reductions').value]
    expect(less).toBe(1.5)
    expect(secr.cellOf('quoted.net').value).toBeCloseTo(Number(all) - 1.5, 12)
  })

  it('has a figure that is stated as a number, and in the unit of the row only where it has one', async () => {
    const { sheetOf, cells } = await reported('esrs-e1')
    const parts = sheetOf('Parts')
    const rowOf = (id: string) => parts.findIndex((row) => row[3] === id)
    const revenue = rowOf('denominators.netRevenue')
    expect(parts[revenue]?.slice(2, 8)).toEqual(['stated', 'denominators.netRevenue', 12.5, 'million GBP', null, null])
    expect(parts[rowOf('cloudTCo2e')]?.slice(2, 8)).toEqual(['stated', 'cloudTCo2e', 0.25, 't CO2e', 0.25, 't CO2e'])
    const formulas = (row: number) => cells.filter((cell) => cell.sheet === 'Parts' && cell.row === row)
    expect(formulas(revenue)).toEqual([])
    expect(formulas(rowOf('cloudTCo2e')).map(({ column }) => column)).toEqual([IN_ROW])
  })

  it('has a row of which there was nothing as zero, without a formula', async () => {
    const { cellOf, rows } = await reported('esrs-e1')
    expect(rows.find(({ id }) => id === 'scope3.2')?.value?.parts).toEqual([])
    expect(cellOf('scope3.2')).toEqual({ value: 0, formula: null })
  })

  it('sums what is of no category of Scope 3 over the records that say so', async () => {
    const { sheetOf, cells, cellOf } = await reported('iso-14064-1')
    const [titles = [], ...lines] = sheetOf('Records')
    const [category, co2e] = [titles.indexOf('Scope 3 category'), titles.indexOf('kg CO2e')]
    const without = lines.filter((line) => line[category] === 'none')
    expect(without).toHaveLength(1)
    const row = sheetOf('Parts').findIndex((part) => part[3] === 'byScope3Category.null.co2e')
    const sum = cells.find((cell) => cell.sheet === 'Parts' && cell.row === row && cell.column === FIGURE)
    expect(sum?.formula).toContain('"none"')
    expect(sum?.evaluated).toBe(without[0]?.[co2e])
    expect(cellOf('scope3.uncategorised').value).toBeCloseTo(Number(without[0]?.[co2e]) / 1000, 12)
  })

  it('has its titles once above all records, and the country of each, or none', async () => {
    const { sheetOf } = await reported('esrs-e1')
    const linesOf = (name: string) => {
      const [titles = [], ...lines] = sheetOf(name)
      return lines.map((line) => [line[titles.indexOf('Column of the report')], line[titles.indexOf('Country')]])
    }
    expect(linesOf('Records')).toEqual([...Array(4).fill(['value', 'GB']), ['value', 'none']])
    expect(linesOf('Energy')).toEqual(Array(2).fill(['value', 'GB']))
  })

  it('says by what a factor was derived: another GWP set, the effects of flights beside CO2', async () => {
    const { sheetOf } = await reported('esrs-e1')
    const [titles = [], ...lines] = sheetOf('Factors')
    const derived = lines.map((line) => line[titles.indexOf('Derived by')])
    const byGwpSet = 'ch4 × 1/28 [gwp]; n2o × 1/265 [gwp]; co2e = 1 × co2 + 27 × ch4 + 273 × n2o [gwp]'
    const ofFlight = 'co2e + 0.7 × co2 [radiative_forcing]; co2 × 1.7 [radiative_forcing]'
    expect([...new Set(derived)]).toEqual([
      'co2e = 1 × co2 + 27 × ch4 + 273 × n2o [sum_of_gases]',
      byGwpSet,
      `${byGwpSet}; ${ofFlight}`,
    ])
  })

  it('is rejected before a sheet is full, with what to ask for instead, and never cut', async () => {
    const rows = vi.spyOn(RecordSheet.prototype, 'rows', 'get')
    const workbook = () => company.reportWorkbook({ standard: 'sb-253', year: 2025 })
    // a record has a thousand rows at most
    rows.mockReturnValue(SHEET_ROWS_MAX - 1000)
    expect((await workbook()).length).toBeGreaterThan(0)
    rows.mockReturnValue(SHEET_ROWS_MAX - 999)
    expect(await refusalsOf(workbook)).toEqual(['to period_too_long'])
  })
})

describe('the workbook of a company with many records', () => {
  const printedOf = async (count: number) => {
    const { company } = importService({ catalogue: await withFactorSets(publishedCatalogue) })
    await company.imports.commit(csvSource(fuelBills(Array.from({ length: count }, (_, index) => index + 1))))
    const workbook = await company.reportWorkbook({ standard: 'secr', year: 2025 })
    const { sheets, namedRanges = [] } = await readXlsx(workbook)
    const rowsOf = (name: string) => sheets.find((sheet) => sheet.name === name)?.rows ?? []
    const print = rowsOf('Cover').find(([title]) => title === 'Print')?.[1]
    const areas = JSON.stringify([namedRanges, sheets.find(({ name }) => name === 'Records')?.pageSetup])
    const area = /\$?A\$?1:\$?W\$?(\d+)/.exec(areas)?.[1]
    return { lines: rowsOf('Records').length - 1, printed: Number(area) - 1, print }
  }

  it('prints the first records only, and says so on its cover', async () => {
    expect(await printedOf(310)).toEqual({
      ...{ lines: 310, printed: 300 },
      print: expect.stringContaining('print the first 300 of 310 lines of records'),
    })
    expect(await printedOf(300)).toEqual({ lines: 300, printed: 300, print: undefined })
  })
})
