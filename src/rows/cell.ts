import type { TextPosition } from '../core/csv/index.ts'
import type { CellContent } from './form/read-cell.ts'

/** A non-empty cell, read with the form of its file. */
export type Cell = CellContent & {
  /** As written in the file. */
  readonly raw: string
  readonly position: TextPosition
}

/** The cells of a row by column. */
export type RowCells = Map<string, Cell>
