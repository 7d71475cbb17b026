import type { DisclosureCell, DisclosurePart, DisclosureRow } from './disclosure-table.ts'

/** True for the id of a column of changes, whose cells are in per cent: 'change', 'change.prior.2023'. */
export function isChangeColumn(id: string): boolean {
  return id === 'change' || id.startsWith('change.')
}

/** The cell of a row in a column; null: not known. */
export function cellInColumn(
  row: Pick<DisclosureRow, 'value' | 'comparative' | 'change' | 'further'>,
  column: string,
): DisclosureCell | null {
  if (column === 'value' || column === 'comparative' || column === 'change') return row[column]
  const { further = {} } = row
  return Object.hasOwn(further, column) ? (further[column] ?? null) : null
}

/** The column in which a part of a cell of a column stands; null: the part is no row. */
export function columnOfPart({ of, column }: DisclosurePart, cellColumn: string): string | null {
  if (of === 'comparative') return of
  if (of !== 'row') return null
  return column ?? (isChangeColumn(cellColumn) ? 'value' : cellColumn)
}
