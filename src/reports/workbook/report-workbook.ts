import { getOrCompute } from '../../base/index.ts'
import { adjustedFactor, keyWithoutBiogenicCo2 } from '../../core/emissions/index.ts'
import { fail } from '../../core/errors/index.ts'
import { multiply, ONE, RationalSum } from '../../core/exact/index.ts'
import { SHEET_ROWS_MAX, WorkbookWriter } from '../../core/workbook/index.ts'
import type { Context } from '../../ledger/context/context.ts'
import { isNationalEdition } from '../../reference/factors/resolution/index.ts'
import { wireNumber } from '../../resources/index.ts'
import { quantityInPeriod } from '../disclosure/counted-quantity.ts'
import { buildOverviewedReport, type ReportRequest } from '../disclosure/report.ts'
import type { ReportedRecord } from '../disclosure/report-columns.ts'
import { ColumnLayout } from './column-layout.ts'
import { DIGITS, DigitSheet, ENERGY_DIGITS, LineDigitSheet, RECORD_DIGITS } from './digit-sheets.ts'
import { FACTOR_COLUMNS, FactorSheet } from './factor-sheet.ts'
import {
  CHART_SHEET,
  COVER_SHEET,
  METHODOLOGY_SHEET,
  NOTES_SHEET,
  writeCharts,
  writeCover,
  writeMethodology,
  writeNotes,
} from './presentation-sheets.ts'
import { ENERGY_COLUMNS, EnergySheet, RECORD_COLUMNS, RecordSheet } from './record-sheets.ts'
import { PART_COLUMNS, PartSheet, REPORT_SHEET, ReportSheet } from './report-sheet.ts'

/** The columns of the sheet of uncertainties. */
const UNCERTAINTY_COLUMNS = new ColumnLayout('Uncertainty', [
  ['factor', 'Factor', [80]],
  ['printed', 'As published', [50]],
  ['co2e', 'kg CO2e in the total', [18, 'figure']],
  ['percent', 'Uncertainty, ± %', [14, 'figure']],
  ['square', '(kg × %) squared', [22, 'figure']],
])

const FIRST_ROW = 2

/** The kilograms of CO2e in the total (Scope 2 market-based) of the period, as a whole and by national factor. */
class UncertaintySums {
  readonly #byFactor = new Map<string, RationalSum>()
  readonly #total = new RationalSum()

  add({ column, record }: ReportedRecord): void {
    if (column !== 'value') return
    const share = record.share ?? ONE
    for (const contribution of record.contributions) {
      const { factor } = contribution
      const { co2e } = adjustedFactor(factor)
      if (co2e === null) continue
      const amount = multiply(quantityInPeriod(contribution, share), co2e)
      this.#total.add(amount)
      if (isNationalEdition(factor.edition))
        getOrCompute(this.#byFactor, factor.key, () => new RationalSum()).add(amount)
    }
  }

  /**
   * Adds a sheet that combines the uncertainties that publishers print, with formulas over the records; no sheet if no factor
   * in the total has one. Lines of one factor are wholly dependent, those of several factors independent.
   */
  async write(workbook: WorkbookWriter, lastRecord: number): Promise<void> {
    if (this.#byFactor.size === 0) return
    const { combineUncertainties, publishedUncertainty, uncertaintyPercent } = await import(
      '../../reference/factors/national/index.ts'
    )
    const lines = [...this.#byFactor].sort().flatMap(([key, sum]) => {
      const published = { key: keyWithoutBiogenicCo2({ key }) }
      const [percent, printed] = [uncertaintyPercent(published), publishedUncertainty(published)]
      return percent === null ? [] : [{ key, printed: printed ?? '', percent, co2eKg: wireNumber(sum.exact()) }]
    })
    if (lines.length === 0) return
    const sheet = workbook.addSheet(UNCERTAINTY_COLUMNS.options)
    const amounts = (criteria: string) =>
      `SUMIFS(${RECORD_COLUMNS.column('co2e', lastRecord)},${RECORD_COLUMNS.column('column', lastRecord)},"value",${RECORD_COLUMNS.column('inTotal', lastRecord)},1${criteria})`
    for (const { key, printed, percent, co2eKg } of lines) {
      const row = Math.max(sheet.rows, 1) + 1
      const of = `,${RECORD_COLUMNS.column('factor', lastRecord)},"${key}"`
      const product = `${UNCERTAINTY_COLUMNS.cell('co2e', row)}*${UNCERTAINTY_COLUMNS.cell('percent', row)}`
      UNCERTAINTY_COLUMNS.write(sheet, [
        ...[key, printed, { formula: amounts(of), value: co2eKg }, percent],
        { formula: `${product}*${product}`, value: (co2eKg * percent) ** 2 },
      ])
    }
    const last = sheet.rows
    const total = wireNumber(this.#total.exact())
    const covered = lines.reduce((sum, { co2eKg }) => sum + co2eKg, 0)
    const { percent, rule } = combineUncertainties(lines)
    const sumOf = (id: string) =>
      `SUM(${UNCERTAINTY_COLUMNS.span(id, id, FIRST_ROW).replace(/:.*/, '')}:${UNCERTAINTY_COLUMNS.cell(id, last)})`
    const results = [
      ['Covered by a published uncertainty, kg CO2e', sumOf('co2e'), covered],
      ['Total (Scope 2 market-based), kg CO2e', amounts(''), total],
      ['Covered share of the total, %', `100*C${last + 1}/C${last + 2}`, (100 * covered) / total],
      ['Uncertainty of the covered part, ± %', `SQRT(${sumOf('square')})/C${last + 1}`, percent],
    ] as const
    for (const [name, formula, value] of results)
      UNCERTAINTY_COLUMNS.write(sheet, [name, null, value === null ? null : { formula, value }])
    UNCERTAINTY_COLUMNS.write(sheet, [
      `${rule}: of factors alone, as their publishers print them; the other parts of the total have none`,
    ])
  }
}

/** Adds the sheets of a report in the order in which a reader opens them. */
function addSheets(workbook: WorkbookWriter) {
  return {
    cover: workbook.addSheet(COVER_SHEET),
    report: workbook.addSheet(REPORT_SHEET),
    charts: workbook.addSheet(CHART_SHEET),
    notes: workbook.addSheet(NOTES_SHEET),
    methodology: workbook.addSheet(METHODOLOGY_SHEET),
    parts: workbook.addSheet(PART_COLUMNS.options),
    factors: workbook.addSheet(FACTOR_COLUMNS.options),
    records: workbook.addSheet(RECORD_COLUMNS.options),
    energy: workbook.addSheet(ENERGY_COLUMNS.options),
    // the cover says how to read them
    digits: workbook.addSheet({ ...DIGITS.options, isHidden: true }),
    recordDigits: workbook.addSheet({ ...RECORD_DIGITS.options, isHidden: true }),
    energyDigits: workbook.addSheet({ ...ENERGY_DIGITS.options, isHidden: true }),
  }
}

/** The most contributions of one record: more than a trip with all its legs has. */
const LINES_OF_RECORD = 1000

function checkRows({ rows }: RecordSheet): void {
  if (rows + LINES_OF_RECORD <= SHEET_ROWS_MAX) return
  const message = `has more records than the ${SHEET_ROWS_MAX} rows of a sheet hold; ask for a shorter period`
  fail('to', 'period_too_long', message)
}

/**
 * Builds the table of a standard as a workbook (.xlsx) with live formulas: a row for each contribution of every record,
 * from activity data, steps and factor to its emission; the parts as sums over these rows; the cells of the report as
 * formulas over the parts. Every formula has its value stored with it. Rows are compressed as they are written.
 * Throws what `buildReport` throws, and `period_too_long` if a sheet has too few rows.
 */
export async function buildReportWorkbook(context: Context, request: ReportRequest): Promise<Uint8Array> {
  const workbook = new WorkbookWriter()
  const sheets = addSheets(workbook)
  const lastRows = () => ({ records: records.rows, energy: energies.rows })
  const digits = new DigitSheet(sheets.digits)
  const parts = new PartSheet(sheets.parts, { lastRows, digits })
  const factors = new FactorSheet(sheets.factors, digits)
  const records = new RecordSheet(sheets.records, {
    factors,
    digits: new LineDigitSheet(sheets.recordDigits, RECORD_DIGITS),
  })
  const energies = new EnergySheet(sheets.energy, new LineDigitSheet(sheets.energyDigits, ENERGY_DIGITS))
  const uncertainties = new UncertaintySums()
  let isPrinted = true
  const endPrint = () => {
    if (!isPrinted) return
    isPrinted = false
    for (const sheet of [records, energies]) sheet.endPrint()
  }
  const printed = await buildOverviewedReport(context, request, async (record: ReportedRecord) => {
    checkRows(records)
    // those of the period come first
    if (record.column !== 'value') endPrint()
    records.add(record)
    uncertainties.add(record)
    energies.add(record)
  })
  const { table, overview } = printed
  new ReportSheet(sheets.report, { parts, digits }).write(table)
  writeCover(sheets.cover, printed)
  writeCharts(sheets.charts, overview, lastRows())
  writeNotes(sheets.notes, table)
  writeMethodology(sheets.methodology, table)
  await uncertainties.write(workbook, records.rows)
  return workbook.end()
}
