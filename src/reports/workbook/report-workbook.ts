import { fail } from '../../core/errors/index.ts'
import { parsePrinted } from '../../core/exact/index.ts'
import {
  columnLetters,
  SHEET_ROWS_MAX,
  type SheetWriter,
  type WorkbookCell,
  WorkbookWriter,
} from '../../core/workbook/index.ts'
import type { Context } from '../../ledger/context/context.ts'
import {
  cellInColumn,
  columnOfPart,
  type DisclosureCell,
  type DisclosureColumn,
  type DisclosureRow,
  type DisclosureRule,
  type DisclosureTable,
  isChangeColumn,
} from '../../resources/index.ts'
import { buildReport, type ReportRequest } from '../disclosure/report.ts'
import type { ReportedRecord } from '../disclosure/report-columns.ts'
import { EnergySheet } from './energy-sheet.ts'
import { FactorSheet } from './factor-sheet.ts'
import { exactText } from './figures.ts'
import { PART_COLUMNS, PartSheet } from './part-sheet.ts'
import { RecordSheet } from './record-sheet.ts'

const WIDTHS = [14, 24, 14, 48, 12, 18, 18, 12, 24, 24, 24, 24]
const TITLE_ROWS = 5
/** The index of the first column of figures. */
const FIRST_FIGURE = 5

/** The ids of the figure columns in order, and the sheet rows by row id. */
interface SheetPlaces {
  readonly columns: readonly string[]
  readonly rows: ReadonlyMap<string, number>
}

/** The parts of a cell as references to other cells of the report, or to the sheet of parts. */
type References = readonly string[]

const RULES = {
  sum: (parts) => `SUM(${parts.join(',')})`,
  difference: (parts) => parts.join('-'),
  quotient: ([over, under]) => `${over}/${under}`,
  percentage: ([over, under]) => `100*${over}/${under}`,
  change: ([now, before]) => `100*(${now}-${before})/${before}`,
} as const satisfies Record<DisclosureRule, (parts: References) => string>

const isSum = (rule: DisclosureRule) => rule === 'sum' || rule === 'difference'

/** Combines consecutive cells of a column into a range, because a sum accepts no more than 255 single cells. */
function toRanges(rows: readonly number[]): References {
  const [first, last] = [rows[0], rows.at(-1)]
  if (first === undefined || last === undefined) return []
  const start = PART_COLUMNS.remote('inRow', first)
  return [first === last ? start : `${start}:${PART_COLUMNS.remote('inRow', last).replace(/^.*!/, '')}`]
}

/** The sheet of the report: each cell is a formula over its parts. */
class ReportSheet {
  readonly #sheet: SheetWriter
  readonly #parts: PartSheet

  constructor(workbook: WorkbookWriter, addParts: (workbook: WorkbookWriter) => PartSheet) {
    this.#sheet = workbook.addSheet({ name: 'Report', widths: WIDTHS, frozenRows: TITLE_ROWS })
    this.#parts = addParts(workbook)
  }

  write(table: DisclosureTable): void {
    const { title, version, period, columns, rows } = table
    const labels = columns.map(({ label }) => label)
    this.#sheet.write([title])
    this.#sheet.write([version])
    this.#sheet.write([`${period.from.slice(0, 10)} up to ${period.to.slice(0, 10)}, not included`])
    this.#sheet.write([])
    const exact = labels.map((label) => `${label}, all digits`)
    this.#sheet.write(['Section', 'Row', 'Datapoint', 'Label', 'Unit', ...labels, ...exact], 'heading')
    const places: SheetPlaces = {
      columns: columns.map(({ id }) => id),
      rows: new Map(rows.map(({ id }, index) => [id, TITLE_ROWS + 1 + index])),
    }
    for (const row of rows) this.#writeRow(row, places)
  }

  #writeRow(row: DisclosureRow, places: SheetPlaces): void {
    const { section, id, datapoint, label, unit } = row
    const cells = places.columns.map((column) => [column, cellInColumn(row, column)] as const)
    const figures: WorkbookCell[] = []
    for (const [column, cell] of cells) figures.push(cell === null ? null : this.#figure(cell, { row, column, places }))
    const exact = cells.map(([, cell]) => (cell === null ? null : exactText(parsePrinted(cell.exact))))
    this.#sheet.write([section, id, datapoint, label, unit, ...figures, ...exact])
  }

  #figure(
    cell: DisclosureCell,
    { row, column, places }: { row: DisclosureRow; column: DisclosureColumn['id']; places: SheetPlaces },
  ): WorkbookCell {
    const { value, rule, parts } = cell
    // the company states that there was nothing to count
    if (parts.length === 0) return value
    const unit = isChangeColumn(column) ? '%' : row.unit
    const listed = this.#parts.add(cell, { row: row.id, unit, column })
    const inputs = listed.filter((place) => place !== null)
    const references = parts.map((part, index) => {
      const place = listed[index] ?? null
      if (place !== null) return PART_COLUMNS.remote(isSum(rule) ? 'inRow' : 'figure', place)
      const of = places.columns.indexOf(columnOfPart(part, column) ?? column)
      return `${columnLetters(FIRST_FIGURE + of)}${places.rows.get(part.id)}`
    })
    if (rule !== 'sum') return { formula: RULES[rule](references), value }
    const others = references.filter((_, index) => listed[index] === null)
    return { formula: RULES.sum([...others, ...toRanges(inputs)]), value }
  }
}

/** Writes the sheet of missing datapoints and of notices that must be printed. */
function writeNotes(workbook: WorkbookWriter, { missing, notices }: DisclosureTable): void {
  const sheet = workbook.addSheet({ name: 'Notes', widths: [12, 26, 16, 40, 10, 90], frozenRows: 1 })
  sheet.write(['Kind', 'Code', 'Datapoint', 'Rows', 'Records', 'Message'], 'heading')
  for (const { code, datapoint, rows, message } of missing)
    sheet.write(['missing', code, datapoint, rows.join(' '), null, message], 'wrapped')
  for (const { code, records, message } of notices)
    sheet.write(['notice', code, null, null, records, message], 'wrapped')
}

/** Writes the sheet of methodology texts and licence sentences. */
function writeMethodology(workbook: WorkbookWriter, { methodology, attributions }: DisclosureTable): void {
  const sheet = workbook.addSheet({ name: 'Methodology', widths: [18, 120], frozenRows: 1 })
  sheet.write(['Datapoint', 'Text'], 'heading')
  for (const { datapoint, text } of methodology) sheet.write([datapoint, text], 'wrapped')
  for (const text of attributions) sheet.write(['attribution', text], 'wrapped')
}

/** Writes the sheets of texts. */
function writeTexts(workbook: WorkbookWriter, table: DisclosureTable): void {
  writeNotes(workbook, table)
  writeMethodology(workbook, table)
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
  const lastRows = () => ({ records: records.rows, energy: energies.rows })
  const report = new ReportSheet(workbook, (to) => new PartSheet(to, lastRows))
  const factors = new FactorSheet(workbook)
  const records = new RecordSheet(workbook, factors)
  const energies = new EnergySheet(workbook)
  const table = await buildReport(context, request, async (record: ReportedRecord) => {
    checkRows(records)
    records.add(record)
    energies.add(record)
  })
  report.write(table)
  writeTexts(workbook, table)
  return workbook.end()
}
