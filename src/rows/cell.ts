import type { TextPosition } from '../core/csv/index.ts'
import { EmissionsError } from '../core/errors/index.ts'
import { parseNumber, type Rational } from '../core/exact/index.ts'
import type { CellContent } from './form/read-cell.ts'

/** A non-empty cell, read with the form of its file. */
export type Cell = CellContent & {
  /** As written in the file. */
  readonly raw: string
  readonly position: TextPosition
}

/** The cells of a row by column. */
export type RowCells = Map<string, Cell>

/**
 * Returns the number of a cell; undefined without a cell, and for a text that is no number, which is reported with its place
 * when the row is calculated.
 */
export function numberOfCell(cell: CellContent | undefined): Rational | undefined {
  if (cell === undefined || 'problem' in cell) return undefined
  try {
    return parseNumber(cell.text)
  } catch (error) {
    if (EmissionsError.is(error)) return undefined
    throw error
  }
}
