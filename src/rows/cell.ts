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

/** Parses the number of a cell; undefined for a cell without one, whose text is reported when the row is calculated. */
export function numberOf(cell: Cell | undefined): Rational | undefined {
  if (cell === undefined || 'problem' in cell) return undefined
  try {
    return parseNumber(cell.text)
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return undefined
  }
}
