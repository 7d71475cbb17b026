import {
  type CellStyle,
  columnLetters,
  type SheetOptions,
  type SheetWriter,
  type WorkbookCell,
} from '../../core/workbook/index.ts'

/** The width of a column in characters, and the style of its cells. */
type ColumnShape = readonly [width: number, style?: CellStyle]

/** The columns of a sheet: the id and title of each, and its shape. */
export type ColumnTitles = readonly (readonly [id: string, title: string, shape?: ColumnShape])[]

const WIDTH = 14

/** Finds cells in a sheet whose rows all have the same columns, below one row of titles. */
export class ColumnLayout {
  readonly #sheet: string
  readonly #titles: ColumnTitles
  readonly #printedColumns: number
  readonly #styles: readonly CellStyle[]

  /** `printedTo` is the id of the last column that is printed; without it, all are. */
  constructor(sheet: string, titles: ColumnTitles, printedTo?: string) {
    this.#sheet = sheet
    this.#titles = titles
    this.#printedColumns = printedTo === undefined ? titles.length : titles.findIndex(([id]) => id === printedTo) + 1
    this.#styles = titles.map(([, , shape]) => shape?.[1] ?? 'plain')
  }

  /** The options of the sheet. */
  get options(): SheetOptions {
    return {
      name: this.#sheet,
      widths: this.#titles.map(([, , shape]) => shape?.[0] ?? WIDTH),
      frozenRows: 1,
      hasFilter: true,
      printedColumns: this.#printedColumns,
    }
  }

  /** Writes a row in the styles of its columns, below the titles; returns its number. */
  write(sheet: SheetWriter, cells: readonly WorkbookCell[]): number {
    if (sheet.rows === 0) this.writeTitles(sheet)
    return sheet.write(cells, this.#styles)
  }

  writeTitles(sheet: SheetWriter): void {
    sheet.write(
      this.#titles.map(([, title]) => title),
      'heading',
    )
  }

  /** A cell of a column in the same sheet: 'H7'. */
  cell(id: string, row: number): string {
    return `${this.#letters(id)}${row}`
  }

  /** The cells from one column to another in the same sheet: 'H7:L7'. */
  span(first: string, last: string, row: number): string {
    return `${this.cell(first, row)}:${this.cell(last, row)}`
  }

  /** A cell of a column, as other sheets refer to it: 'Factors!$H$7'. */
  remote(id: string, row: number): string {
    return `${this.#sheet}!$${this.#letters(id)}$${row}`
  }

  /** All cells of a column from below the titles to a row, as other sheets refer to them. */
  column(id: string, lastRow: number): string {
    const letters = this.#letters(id)
    return `${this.#sheet}!$${letters}$2:$${letters}$${Math.max(lastRow, 2)}`
  }

  #letters(id: string): string {
    const index = this.#titles.findIndex(([known]) => known === id)
    if (index < 0) throw new TypeError(`${this.#sheet} has no column ${id}`)
    return columnLetters(index)
  }
}
