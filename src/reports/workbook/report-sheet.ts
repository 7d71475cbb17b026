import { multiply, parseRational } from '../../core/exact/index.ts'
import {
  type CellStyle,
  columnLetters,
  type SheetOptions,
  type SheetWriter,
  type WorkbookCell,
} from '../../core/workbook/index.ts'
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
import { ColumnLayout } from './column-layout.ts'
import type { DigitSheet } from './digit-sheets.ts'
import { exactText } from './figures.ts'
import { type LastRows, partFormula } from './part-formula.ts'

/** The columns of the sheet of parts. */
export const PART_COLUMNS = new ColumnLayout('Parts', [
  ['row', 'Row of the report', [30]],
  ['column', 'Column of the report', [16]],
  ['of', 'Part of', [12]],
  ['id', 'Part', [44]],
  ['figure', 'Figure', [18, 'figure']],
  ['unit', 'Unit', [12]],
  ['inRow', 'In the unit of the row', [18, 'figure']],
  ['rowUnit', 'Unit of the row', [12]],
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
export class PartSheet {
  readonly #sheet: SheetWriter
  readonly #lastRows: () => LastRows
  readonly #digits: DigitSheet

  constructor(sheet: SheetWriter, { lastRows, digits }: { lastRows: () => LastRows; digits: DigitSheet }) {
    this.#sheet = sheet
    PART_COLUMNS.writeTitles(sheet)
    this.#lastRows = lastRows
    this.#digits = digits
  }

  /** Lists the parts of a cell. Returns the row of each; null for a part that is a row of the report. */
  add({ parts }: DisclosureCell, place: CellPlace): readonly (number | null)[] {
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
    const written = PART_COLUMNS.write(this.#sheet, [
      row,
      column,
      part.of,
      part.id,
      formula === null ? value : { formula, value },
      part.unit,
      inRow,
      size === null ? null : unit,
    ])
    this.#digits.add({ sheet: 'Parts', row: written, figure: `${row}, ${column}, ${part.id}` }, exactText(number))
    return written
  }
}

const FIGURE_WIDTH = 16
/** Further years have columns of figures and of changes. */
const FIGURES_MAX = 40
const WIDTHS = [30, 32, 26, 66, 16, ...Array.from({ length: FIGURES_MAX }, () => FIGURE_WIDTH)]
const TITLE_ROWS = 5
/** The index of the first column of figures. */
const FIRST_FIGURE = 5

/** The options of the sheet of the report. */
export const REPORT_SHEET: SheetOptions = { name: 'Report', widths: WIDTHS, frozenRows: TITLE_ROWS }

/** The styles of the cells before the figures. */
const ROW_STYLES: readonly CellStyle[] = ['wrapped', 'wrapped', 'wrapped', 'wrapped', 'wrapped']

/** Below this, three decimals would show too little of a figure. */
const SMALL = 0.1

function figureStyle(cell: DisclosureCell | null, column: string): CellStyle {
  if (isChangeColumn(column)) return 'percent'
  return cell !== null && Math.abs(cell.value) < SMALL ? 'small' : 'figure'
}

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
export class ReportSheet {
  readonly #sheet: SheetWriter
  readonly #parts: PartSheet
  readonly #digits: DigitSheet

  constructor(sheet: SheetWriter, { parts, digits }: { parts: PartSheet; digits: DigitSheet }) {
    this.#sheet = sheet
    this.#parts = parts
    this.#digits = digits
  }

  write(table: DisclosureTable): void {
    const { title, version, period, columns, rows } = table
    const labels = columns.map(({ label }) => label)
    this.#sheet.write([title], 'title')
    this.#sheet.write([version])
    this.#sheet.write([`${period.from.slice(0, 10)} up to ${period.to.slice(0, 10)}, not included`])
    this.#sheet.write([])
    this.#sheet.write(['Section', 'Row', 'Datapoint', 'Label', 'Unit', ...labels], 'heading')
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
    const styles = cells.map(([column, cell]) => figureStyle(cell, column))
    const written = this.#sheet.write([section, id, datapoint, label, unit, ...figures], [...ROW_STYLES, ...styles])
    for (const [column, cell] of cells) {
      const exact = cell === null ? null : exactText(parseRational(cell.exact))
      this.#digits.add({ sheet: 'Report', row: written, figure: `${id}, ${column}` }, exact)
    }
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
