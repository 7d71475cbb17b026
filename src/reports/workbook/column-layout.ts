import { columnLetters, type SheetOptions, type SheetWriter } from '../../core/workbook/index.ts'

/** The columns of a sheet: the id and title of each. */
export type ColumnTitles = readonly (readonly [id: string, title: string])[]

const WIDTH = 14

/** Finds cells in a sheet whose rows all have the same columns, below one row of titles. */
export class ColumnLayout {
  readonly #sheet: string
  readonly #titles: ColumnTitles

  constructor(sheet: string, titles: ColumnTitles) {
    this.#sheet = sheet
    this.#titles = titles
  }

  /** The options of the sheet. */
  get options(): SheetOptions {
    return { name: this.#sheet, widths: this.#titles.map(() => WIDTH), frozenRows: 1, hasFilter: true }
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
