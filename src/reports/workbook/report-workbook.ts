import { fail } from '../../core/errors/index.ts'
import { multiply, parseRational } from '../../core/exact/index.ts'
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
  type DisclosurePart,
  type DisclosureRow,
  type DisclosureRule,
  type DisclosureTable,
  isChangeColumn,
  wireNumber,
} from '../../resources/index.ts'
import { sizeInRow } from '../../standards/disclosure/index.ts'
import { buildReport, type ReportRequest } from '../disclosure/report.ts'
import type { ReportedRecord } from '../disclosure/report-columns.ts'
import { ColumnLayout } from './column-layout.ts'
import { FactorSheet } from './factor-sheet.ts'
import { exactText, NONE } from './figures.ts'
import { ENERGY_COLUMNS, EnergySheet, RECORD_COLUMNS, RecordSheet } from './record-sheets.ts'

/** The last rows of the sheets that parts refer to. */
interface LastRows {
  readonly records: number
  readonly energy: number
}

/** A value that the cell of a column must hold. */
type Criterion = readonly [column: string, value: string | number]

const IN_TOTAL: Criterion = ['inTotal', 1]

/** The rows of the sheet of records that a part of the inventory adds up, by its path without the amount. */
const SELECTIONS: readonly (readonly [path: RegExp, criteria: (...names: string[]) => readonly Criterion[]])[] = [
  [/^scope([13])$/, (scope) => [['scope', `SCOPE_${scope}`], IN_TOTAL]],
  [/^scope2\.marketBased$/, () => [['scope', 'SCOPE_2'], IN_TOTAL]],
  [/^scope2\.locationBased$/, () => [['isLocated', 1]]],
  [/^byScope3Category\.(\d+)$/, (category) => [['category', Number(category)], IN_TOTAL]],
  [/^byScope3Category\.null$/, () => [['category', 'none'], IN_TOTAL]],
  [/^byKind\.(SCOPE_\d)\.(.+)$/, (scope = '', kind = '') => [['scope', scope], ['kindId', kind], IN_TOTAL]],
]

const AMOUNT = /^(.+)\.(co2e|biogenicCo2|montrealCo2e)$/
const COUNTRY = /^byCountry\.([A-Z]{2}|null)\.(.+)$/

const countryCriterion = (country: string): Criterion => ['country', country === 'null' ? NONE : country]

/** The criterion of a part of the energy: a row of the account, a use, or a country. */
function energyCriterion(id: string): Criterion {
  const [, by, name = ''] = /^by(Use|Country)\.(.+)$/.exec(id) ?? []
  if (by === undefined) return ['row', id]
  return by === 'Use' ? ['use', name] : countryCriterion(name)
}

function partCriteria(path: string): readonly Criterion[] | null {
  const [, country, rest] = COUNTRY.exec(path) ?? []
  if (country !== undefined && rest !== undefined) {
    const criteria = partCriteria(rest)
    return criteria && [countryCriterion(country), ...criteria]
  }
  for (const [pattern, criteria] of SELECTIONS) {
    const [match, ...names] = pattern.exec(path) ?? []
    if (match !== undefined) return criteria(...names)
  }
  return null
}

const criterionLiteral = (value: string | number) =>
  typeof value === 'number' ? String(value) : `"${value.replaceAll('"', '""')}"`

function sumIfs(
  columns: ColumnLayout,
  { amount, lastRow }: { readonly amount: string; readonly lastRow: number },
  criteria: readonly Criterion[],
): string {
  const tests = criteria.map(([column, value]) => `${columns.column(column, lastRow)},${criterionLiteral(value)}`)
  return `SUMIFS(${columns.column(amount, lastRow)},${tests.join(',')})`
}

/**
 * Builds the formula of a part of the inventory or the energy account over their sheets; null for a part that is not
 * such a sum.
 */
export function partFormula(
  { of, id }: DisclosurePart,
  column: DisclosureColumn['id'],
  { records, energy }: LastRows,
): string | null {
  const inColumn: Criterion = ['column', column]
  if (of === 'energy')
    return sumIfs(ENERGY_COLUMNS, { amount: 'mwh', lastRow: energy }, [inColumn, energyCriterion(id)])
  const [, path = '', amount = ''] = AMOUNT.exec(id) ?? []
  const criteria = of === 'inventory' ? partCriteria(path) : null
  return criteria && sumIfs(RECORD_COLUMNS, { amount, lastRow: records }, [inColumn, ...criteria])
}

/** The columns of the sheet of parts. */
const PART_COLUMNS = new ColumnLayout('Parts', [
  ['row', 'Row of the report'],
  ['column', 'Column of the report'],
  ['of', 'Part of'],
  ['id', 'Part'],
  ['figure', 'Figure'],
  ['unit', 'Unit'],
  ['inRow', 'In the unit of the row'],
  ['rowUnit', 'Unit of the row'],
  ['exact', 'Figure, all digits'],
])

/** A cell of the report whose parts are listed. */
interface CellPlace {
  readonly row: string
  readonly unit: string
  readonly column: DisclosureColumn['id']
}

/** True if a part is another cell of the report. */
function isRowPart({ of }: DisclosurePart): boolean {
  return of === 'row' || of === 'comparative'
}

/**
 * The parts of cells, except those that are rows of the report: sums over the records and their energy, and stated
 * figures.
 */
class PartSheet {
  readonly #sheet: SheetWriter
  readonly #lastRows: () => LastRows

  constructor(workbook: WorkbookWriter, lastRows: () => LastRows) {
    this.#sheet = workbook.addSheet(PART_COLUMNS.options)
    this.#lastRows = lastRows
  }

  /** Lists the parts of a cell. Returns the row of each; null for a part that is a row of the report. */
  add({ parts }: DisclosureCell, place: CellPlace): readonly (number | null)[] {
    if (this.#sheet.rows === 0) PART_COLUMNS.writeTitles(this.#sheet)
    const rows: (number | null)[] = []
    for (const part of parts) rows.push(isRowPart(part) ? null : this.#write(part, place))
    return rows
  }

  #write(part: DisclosurePart, { row, unit, column }: CellPlace): number {
    const number = parseRational(part.exact)
    const value = wireNumber(number)
    const formula = partFormula(part, column, this.#lastRows())
    const size = sizeInRow(part.unit, unit)
    const figure = PART_COLUMNS.cell('figure', this.#sheet.rows + 1)
    const inRow =
      size === null ? null : { formula: `${figure}*${size.n}/${size.d}`, value: wireNumber(multiply(number, size)) }
    return this.#sheet.write([
      row,
      column,
      part.of,
      part.id,
      formula === null ? value : { formula, value },
      part.unit,
      inRow,
      size === null ? null : unit,
      exactText(number),
    ])
  }
}

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
    const exact = cells.map(([, cell]) => (cell === null ? null : exactText(parseRational(cell.exact))))
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
