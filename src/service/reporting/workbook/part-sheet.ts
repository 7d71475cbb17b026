import { sizeInRow } from '../../../disclosure/index.ts'
import { multiply, parsePrinted } from '../../../exact/index.ts'
import {
  type DisclosureCell,
  type DisclosureColumn,
  type DisclosurePart,
  wireNumber,
} from '../../../resources/index.ts'
import type { SheetWriter, WorkbookWriter } from '../../../workbook/index.ts'
import { ColumnLayout } from './column-layout.ts'
import { exactText } from './figures.ts'
import { type LastRows, partFormula } from './part-formula.ts'

/** The columns of the sheet of parts. */
export const PART_COLUMNS = new ColumnLayout('Parts', [
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
export interface CellPlace {
  readonly row: string
  readonly unit: string
  readonly column: DisclosureColumn['id']
}

/** True if a part is another cell of the report. */
export function isRowPart({ of }: DisclosurePart): boolean {
  return of === 'row' || of === 'comparative'
}

/**
 * The parts of cells, except those that are rows of the report: sums over the records and their energy, and stated
 * figures.
 */
export class PartSheet {
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
    const number = parsePrinted(part.exact)
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
