import type { PartWriter } from './archive.ts'
import { type CellStyle, cellXml, columnLetters, type WorkbookCell } from './cell-xml.ts'
import type { ChartOptions } from './chart-xml.ts'

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
  /** The number of columns from the left that are printed. Default: all. */
  readonly printedColumns?: number
  /** True for a sheet that is neither shown nor printed until a reader unhides it. */
  readonly isHidden?: boolean
}

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

function paneXml(rows: number): string {
  const pane = `<pane ySplit="${rows}" topLeftCell="A${rows + 1}" activePane="bottomLeft" state="frozen"/>`
  return `<sheetView workbookViewId="0">${rows === 0 ? '' : pane}</sheetView>`
}

function columnsXml(widths: readonly number[]): string {
  return widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('')
}

/** Height of a line of text, in points. */
const LINE_HEIGHT = 12.75
const TITLE_HEIGHT = 19
/** The most that programs open. */
const HEIGHT_MAX = 409
/** The part of a line that words fill when it breaks between them; bold letters are wider. */
const FILLED = { heading: 0.8, wrapped: 0.92 } as const

/** The number of lines that a text needs in a column of some characters. */
function linesOf(text: string, characters: number): number {
  return text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / characters)), 0)
}

/** The height of a cell in points. Programs that open a file do not all fit rows to their texts. */
function cellHeight(cell: WorkbookCell, style: CellStyle | undefined, width: number): number {
  if (style === 'title') return TITLE_HEIGHT
  if (typeof cell !== 'string' || (style !== 'heading' && style !== 'wrapped')) return LINE_HEIGHT
  return LINE_HEIGHT * linesOf(cell, width * FILLED[style])
}

/** A4. */
const PAPER = 9

/** Prints the sheet on landscape pages, all printed columns on the width of one, with its name and page numbers. */
const PRINT_SETUP = `<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="${PAPER}" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter>`

/** The cells of a sheet that are printed, and its rows that each page repeats. */
export interface PrintedCells {
  /** Absolute: '$A$1:$H$40'; null: the whole sheet. */
  readonly area: string | null
  /** '$1:$5'; null: none. */
  readonly titles: string | null
}

/** Writes a sheet row by row. Rows are compressed as they are written and not held. */
export class SheetWriter {
  readonly name: string
  readonly #options: SheetOptions
  readonly #part: PartWriter
  #rows = 0
  #printedRows: number | null = null
  #charts: readonly ChartOptions[] = []

  constructor(part: PartWriter, options: SheetOptions) {
    this.name = options.name
    this.#options = options
    this.#part = part
  }

  /** The number of rows so far. */
  get rows(): number {
    return this.#rows
  }

  get isHidden(): boolean {
    return this.#options.isHidden === true
  }

  /** The charts on the sheet. */
  get charts(): readonly ChartOptions[] {
    return this.#charts
  }

  /** Places charts on the sheet. */
  placeCharts(charts: readonly ChartOptions[]): void {
    this.#charts = charts
  }

  /** Prints only the rows so far; later ones are for the screen. */
  endPrint(): void {
    this.#printedRows = this.#rows
  }

  get printed(): PrintedCells {
    const { widths, frozenRows = 0, printedColumns = widths.length } = this.#options
    const hasEverything = this.#printedRows === null && printedColumns === widths.length
    const rows = Math.max(this.#printedRows ?? this.#rows, 1)
    return {
      area: hasEverything ? null : `$A$1:$${columnLetters(printedColumns - 1)}$${rows}`,
      titles: frozenRows === 0 ? null : `$1:$${frozenRows}`,
    }
  }

  /** Writes the next row, in one style or in one for each cell; returns its number, 1 for the first. */
  write(cells: readonly WorkbookCell[], style: CellStyle | readonly CellStyle[] = 'plain'): number {
    if (this.#rows === 0) this.#begin()
    this.#rows += 1
    const row = this.#rows
    const styleOf = (index: number) => (typeof style === 'string' ? style : style[index])
    const xml = cells.map((cell, index) => cellXml(`${columnLetters(index)}${row}`, cell, styleOf(index))).join('')
    const heights = cells.map((cell, index) => cellHeight(cell, styleOf(index), this.#options.widths[index] ?? 1))
    const height = Math.min(Math.max(LINE_HEIGHT, ...heights), HEIGHT_MAX)
    const ht = height === LINE_HEIGHT ? '' : ` ht="${height}" customHeight="1"`
    this.#part.write(`<row r="${row}"${ht}>${xml}</row>`)
    return row
  }

  end(): void {
    if (this.#rows === 0) this.#begin()
    this.#part.write(
      `</sheetData>${this.#filterXml()}${PRINT_SETUP}${this.#charts.length === 0 ? '' : '<drawing r:id="rId1"/>'}</worksheet>`,
    )
    this.#part.end()
  }

  #begin(): void {
    const { widths, frozenRows = 0 } = this.#options
    this.#part.write(
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>${paneXml(frozenRows)}</sheetViews><sheetFormatPr defaultRowHeight="${LINE_HEIGHT}" customHeight="1"/><cols>${columnsXml(widths)}</cols><sheetData>`,
    )
  }

  #filterXml(): string {
    const { widths, frozenRows = 0, hasFilter = false } = this.#options
    if (!hasFilter || this.#rows <= frozenRows) return ''
    return `<autoFilter ref="A${frozenRows}:${columnLetters(widths.length - 1)}${this.#rows}"/>`
  }
}
