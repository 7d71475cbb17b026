import type { DisclosureCell, DisclosureColumn } from '../resources/index.ts'
import { type ColumnCells, changeOf } from './column-cells.ts'
import type { RowDefinition } from './standard.ts'

/** A column with its cells. */
export interface DisclosedColumn extends DisclosureColumn {
  cellOf(row: RowDefinition): DisclosureCell | null
}

/** Builds a column of figures. */
export function figureColumn(id: string, label: string, cells: ColumnCells): DisclosedColumn {
  return { id, label, cellOf: (row) => cells.get(row.id) ?? null }
}

/** Builds the column of changes from an earlier column to the column of the period. */
export function changeColumn(value: DisclosedColumn, earlier: DisclosedColumn, label: string): DisclosedColumn {
  const id = earlier.id === 'comparative' ? 'change' : `change.${earlier.id}`
  return { id, label, cellOf: (row) => changeOf(row, value, earlier) }
}
