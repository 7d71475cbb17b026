import type { PartWriter } from './archive.ts'
import { type CellStyle, cellXml, columnLetters, type WorkbookCell } from './cell-xml.ts'

/** The most rows of a sheet that programs open. */
export const SHEET_ROWS_MAX = 1_048_576

/** A sheet to be written. */
export interface SheetOptions {
  /** Up to 31 characters, none of them in `[]:*?/\`. */
  readonly name: string
  /** Widths of the columns in characters. */
  readonly widths: readonly number[]
  /** Number of rows at the top that do not scroll. */
  readonly frozenRows?: number
  /** Adds filters below the last frozen row. */
  readonly hasFilter?: boolean
}

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

function paneXml(rows: number): string {
  const pane = `<pane ySplit="${rows}" topLeftCell="A${rows + 1}" activePane="bottomLeft" state="frozen"/>`
  return `<sheetView workbookViewId="0">${rows === 0 ? '' : pane}</sheetView>`
}

function columnsXml(widths: readonly number[]): string {
  return widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('')
}

/** Writes a sheet row by row. Rows are compressed as they are written and not held. */
export class SheetWriter {
  readonly name: string
  readonly #options: SheetOptions
  readonly #part: PartWriter
  #rows = 0

  constructor(part: PartWriter, options: SheetOptions) {
    this.name = options.name
    this.#options = options
    this.#part = part
  }

  /** The number of rows so far. */
  get rows(): number {
    return this.#rows
  }

  /** Writes the next row; returns its number, 1 for the first. */
  write(cells: readonly WorkbookCell[], style: CellStyle = 'plain'): number {
    if (this.#rows === 0) this.#begin()
    this.#rows += 1
    const row = this.#rows
    const xml = cells.map((cell, index) => cellXml(`${columnLetters(index)}${row}`, cell, style)).join('')
    this.#part.write(`<row r="${row}">${xml}</row>`)
    return row
  }

  end(): void {
    if (this.#rows === 0) this.#begin()
    this.#part.write(`</sheetData>${this.#filterXml()}</worksheet>`)
    this.#part.end()
  }

  #begin(): void {
    const { widths, frozenRows = 0 } = this.#options
    this.#part.write(
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${NAMESPACE}"><sheetViews>${paneXml(frozenRows)}</sheetViews><cols>${columnsXml(widths)}</cols><sheetData>`,
    )
  }

  #filterXml(): string {
    const { widths, frozenRows = 0, hasFilter = false } = this.#options
    if (!hasFilter || this.#rows <= frozenRows) return ''
    return `<autoFilter ref="A${frozenRows}:${columnLetters(widths.length - 1)}${this.#rows}"/>`
  }
}
