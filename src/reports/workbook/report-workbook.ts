import { getOrCompute } from '../../base/index.ts'
import { countPhrase } from '../../core/display/index.ts'
import { adjustedFactor, keyWithoutBiogenicCo2 } from '../../core/emissions/index.ts'
import { fail } from '../../core/errors/index.ts'
import {
  add,
  divide,
  multiply,
  ONE,
  parseNumber,
  parseRational,
  printExact,
  type Rational,
  RationalSum,
  ratio,
  ZERO,
} from '../../core/exact/index.ts'
import {
  type ChartOptions,
  SHEET_ROWS_MAX,
  type SheetOptions,
  type SheetWriter,
  type WorkbookCell,
  WorkbookWriter,
} from '../../core/workbook/index.ts'
import type { Context } from '../../ledger/context/context.ts'
import { isNationalEdition } from '../../reference/factors/resolution/index.ts'
import { type DisclosureTable, wireNumber } from '../../resources/index.ts'
import {
  aboutReport,
  organizationText,
  type PrintableReport,
  type ReportOverview,
} from '../../standards/disclosure/index.ts'
import { quantityInPeriod } from '../disclosure/counted-quantity.ts'
import { buildOverviewedReport, type ReportRequest } from '../disclosure/report.ts'
import type { ReportedRecord } from '../disclosure/report-columns.ts'
import { ColumnLayout } from './column-layout.ts'
import { DIGITS, DigitSheet, ENERGY_DIGITS, LineDigitSheet, RECORD_DIGITS } from './digit-sheets.ts'
import { FACTOR_COLUMNS, FactorSheet } from './factor-sheet.ts'
import { type LastRows, partFormula } from './part-formula.ts'
import { ENERGY_COLUMNS, EnergySheet, RECORD_COLUMNS, RecordSheet } from './record-sheets.ts'
import { PART_COLUMNS, PartSheet, REPORT_SHEET, ReportSheet } from './report-sheet.ts'

/** The options of the cover. */
const COVER_SHEET: SheetOptions = { name: 'Cover', widths: [26, 150] }

/** The options of the sheet of missing datapoints and notices. */
const NOTES_SHEET: SheetOptions = { name: 'Notes', widths: [10, 26, 16, 44, 10, 100], frozenRows: 1 }

/** The options of the sheet of texts. */
const METHODOLOGY_SHEET: SheetOptions = { name: 'Methodology', widths: [18, 150], frozenRows: 1 }

/** The texts that the standard asks for, without the lists of factors, methods and assumptions after them. */
function requiredTexts({ methodology }: DisclosureTable): DisclosureTable['methodology'] {
  const lists = methodology.findIndex(({ datapoint }) => datapoint === 'factors')
  return lists < 0 ? methodology : methodology.slice(0, lists)
}

/** Lines of records that are printed. A company of many records has them on the screen. */
const PRINTED_LINES_MAX = 300

/** The line of the cover about lines that are not printed; none if all are. */
function printLines(lines: number): readonly (readonly [string, string])[] {
  if (lines <= PRINTED_LINES_MAX) return []
  const text = `The sheets Records and Energy print the first ${PRINTED_LINES_MAX} of ${lines.toLocaleString('en')} lines of records; all of them are on the screen. To print all, clear the print area of the sheet.`
  return [['Print', text]]
}

/** Writes the cover: the company, the standard, the period, the method, and the notices. `records`: their lines in the period. */
function writeCover(sheet: SheetWriter, report: PrintableReport, records: number): void {
  const { table, overview } = report
  sheet.write([organizationText(overview)], 'title')
  const lines: (readonly [name: string, text: string])[] = [
    ...aboutReport(report),
    [
      'Digits',
      'Cells show rounded figures. Unhide the sheets Digits, Records digits and Energy digits to read all digits.',
    ],
    ...printLines(records),
    ...requiredTexts(table).map(({ text }) => ['Method', text] as const),
    ...table.notices.map(({ records, message }) => {
      return ['Notice', records === null ? message : `${message} (${countPhrase(records, 'record')})`] as const
    }),
  ]
  for (const line of lines) sheet.write(line, ['heading', 'wrapped'])
}

/** Writes the sheet of missing datapoints and of notices that must be printed. */
function writeNotes(sheet: SheetWriter, { missing, notices }: DisclosureTable): void {
  sheet.write(['Kind', 'Code', 'Datapoint', 'Rows', 'Records', 'Message'], 'heading')
  for (const { code, datapoint, rows, message } of missing)
    sheet.write(['missing', code, datapoint, rows.join(' '), null, message], 'wrapped')
  for (const { code, records, message } of notices)
    sheet.write(['notice', code, null, null, records, message], 'wrapped')
}

/** Writes the sheet of methodology texts and licence sentences. */
function writeMethodology(sheet: SheetWriter, { methodology, attributions }: DisclosureTable): void {
  sheet.write(['Datapoint', 'Text'], 'heading')
  for (const { datapoint, text } of methodology) sheet.write([datapoint, text], 'wrapped')
  for (const text of attributions) sheet.write(['attribution', text], 'wrapped')
}

const NAME = 'Charts'

/** The options of the sheet of charts. */
const CHART_SHEET: SheetOptions = { name: NAME, widths: [28, 16, 4, ...Array.from({ length: 9 }, () => 12)] }

const KG_PER_TONNE = ratio(1000n)
const FIRST_ROW = 2
/** The columns and rows that a chart covers. */
const [LEFT, RIGHT, HEIGHT] = [3, 12, 17]

/** A bar of a chart: its name, and its height in tonnes. */
interface Bar {
  readonly name: string
  readonly value: number
  readonly cell: WorkbookCell
}

const tonnes = (exactKg: string) => wireNumber(divide(parseRational(exactKg), KG_PER_TONNE))

function scopeBars({ scopes }: ReportOverview, lastRows: LastRows): readonly Bar[] {
  return scopes.map(({ id, label, exactKg }) => {
    const value = tonnes(exactKg)
    const sum = partFormula({ of: 'inventory', id: `${id}.co2e`, exact: exactKg, unit: 'kg CO2e' }, 'value', lastRows)
    return { name: label, value, cell: sum === null ? value : { formula: `${sum}/1000`, value } }
  })
}

function monthBars({ months }: ReportOverview): readonly Bar[] {
  return months.map(({ month, exactKg }) => {
    const value = tonnes(exactKg)
    return { name: month, value, cell: value }
  })
}

/** Writes the bars of a chart below a title; returns the chart over them, which covers rows from `top`. */
function writeBars(
  sheet: SheetWriter,
  bars: readonly Bar[],
  { title, top }: { readonly title: string; readonly top: number },
): ChartOptions {
  sheet.write([title, 't CO2e'], 'heading')
  const first = sheet.rows + 1
  for (const { name, cell } of bars) sheet.write([name, cell], ['plain', 'figure'])
  sheet.write([])
  const last = first + Math.max(bars.length, 1) - 1
  return {
    title: `${title}, t CO2e`,
    names: `${NAME}!$A$${first}:$A$${last}`,
    values: `${NAME}!$B$${first}:$B$${last}`,
    points: bars,
    from: [LEFT, top],
    to: [RIGHT, top + HEIGHT],
  }
}

/** Writes two charts with their figures: the scopes, as sums over the records, and the months of the period. */
function writeCharts(sheet: SheetWriter, overview: ReportOverview, lastRows: LastRows): void {
  const top = FIRST_ROW - 1
  sheet.write(['Emissions of the period'], 'title')
  sheet.placeCharts([
    writeBars(sheet, scopeBars(overview, lastRows), { title: 'Scopes', top }),
    writeBars(sheet, monthBars(overview), { title: 'Months (Scope 2 market-based)', top: top + HEIGHT + 1 }),
  ])
}

const HUNDRED = ratio(100n)

function squareOf(value: Rational): Rational {
  return multiply(value, value)
}

/** The columns of the sheet of uncertainties. */
const UNCERTAINTY_COLUMNS = new ColumnLayout('Uncertainty', [
  ['factor', 'Factor', [80]],
  ['printed', 'As published', [50]],
  ['co2e', 'kg CO2e in the total', [18, 'figure']],
  ['percent', 'Uncertainty, ± %', [14, 'figure']],
  ['square', '(kg × %) squared', [22, 'figure']],
])

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
      return percent === null ? [] : [{ key, printed: printed ?? '', percent, exactKg: sum.exact() }]
    })
    if (lines.length === 0) return
    const sheet = workbook.addSheet(UNCERTAINTY_COLUMNS.options)
    const amounts = (criteria: string) =>
      `SUMIFS(${RECORD_COLUMNS.column('co2e', lastRecord)},${RECORD_COLUMNS.column('column', lastRecord)},"value",${RECORD_COLUMNS.column('inTotal', lastRecord)},1${criteria})`
    for (const { key, printed, percent, exactKg } of lines) {
      const row = Math.max(sheet.rows, 1) + 1
      const of = `,${RECORD_COLUMNS.column('factor', lastRecord)},"${key}"`
      const product = `${UNCERTAINTY_COLUMNS.cell('co2e', row)}*${UNCERTAINTY_COLUMNS.cell('percent', row)}`
      UNCERTAINTY_COLUMNS.write(sheet, [
        ...[key, printed, { formula: amounts(of), value: wireNumber(exactKg) }, percent],
        { formula: `${product}*${product}`, value: wireNumber(squareOf(multiply(exactKg, parseNumber(percent)))) },
      ])
    }
    const last = sheet.rows
    const total = this.#total.exact()
    const covered = lines.reduce((sum, { exactKg }) => add(sum, exactKg), ZERO)
    const { percent, rule } = combineUncertainties(
      lines.map((line) => ({ co2eKg: printExact(line.exactKg), percent: line.percent })),
    )
    const share = total.n === 0n ? null : wireNumber(multiply(HUNDRED, divide(covered, total)))
    const sumOf = (id: string) =>
      `SUM(${UNCERTAINTY_COLUMNS.span(id, id, FIRST_ROW).replace(/:.*/, '')}:${UNCERTAINTY_COLUMNS.cell(id, last)})`
    const results = [
      ['Covered by a published uncertainty, kg CO2e', sumOf('co2e'), wireNumber(covered)],
      ['Total (Scope 2 market-based), kg CO2e', amounts(''), wireNumber(total)],
      ['Covered share of the total, %', `100*C${last + 1}/C${last + 2}`, share],
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
  let lines = 0
  let isPrinted = true
  const endPrint = () => {
    if (!isPrinted) return
    isPrinted = false
    for (const sheet of [records, energies]) sheet.endPrint()
  }
  const printed = await buildOverviewedReport(context, request, async (record: ReportedRecord) => {
    checkRows(records)
    // those of the period come first
    if (record.column === 'value') lines++
    if (record.column !== 'value' || lines > PRINTED_LINES_MAX) endPrint()
    records.add(record)
    uncertainties.add(record)
    energies.add(record)
  })
  const { table, overview } = printed
  new ReportSheet(sheets.report, { parts, digits }).write(table)
  writeCover(sheets.cover, printed, lines)
  writeCharts(sheets.charts, overview, lastRows())
  writeNotes(sheets.notes, table)
  writeMethodology(sheets.methodology, table)
  await uncertainties.write(workbook, records.rows)
  return workbook.end()
}
