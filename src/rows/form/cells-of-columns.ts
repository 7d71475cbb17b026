import type { CsvRecord } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { mapText } from '../advice.ts'
import type { ActivityKind, InputColumn } from '../columns.ts'
import type { ColumnMap } from '../words/column-words.ts'
import type { HeaderColumn } from '../words/header-cell.ts'
import type { HeaderRow } from './header-row.ts'

/** Columns whose cells say what they are, where their names do not. */
export interface ColumnsByCells {
  readonly columnMap: ColumnMap
  /** The activity of all rows, if the cells show it. */
  readonly activity?: ActivityKind | undefined
  readonly sentences: readonly string[]
}

/** A column that is not read, with its filled cells. */
export interface FilledColumn {
  readonly header: string
  readonly cells: readonly string[]
}

/** The share of cells that makes a column what they say. */
export const SHARE_MIN = 0.5

export function isUnread({ column, by }: HeaderColumn): boolean {
  return by === 'unknown' || (by === 'ignored' && column === '')
}

/** The header of a column; empty if there is none. */
export function columnHeader(record: CsvRecord, index: number): string {
  return record.cells[index]?.trim() ?? ''
}

/** The cells of a column that are not empty. */
export function cellsOfColumn(rows: readonly CsvRecord[], index: number): readonly string[] {
  return rows.map((row) => row.cells[index]?.trim() ?? '').filter((cell) => cell !== '')
}

export function listUnread({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): readonly FilledColumn[] {
  return columns.flatMap((one, index) => {
    const header = columnHeader(record, index)
    if (!isUnread(one) || header === '') return []
    const cells = cellsOfColumn(rows, index)
    return cells.length === 0 ? [] : [{ header, cells }]
  })
}

/** Returns a test for the columns of a table, money included. */
export function hasOf({ columns }: HeaderRow) {
  return (...names: readonly InputColumn[]) => columns.some(({ column }) => names.some((one) => one === column))
}

export const NONE: ColumnsByCells = { columnMap: {}, sentences: [] }

export function joinColumns(found: readonly ColumnsByCells[]): ColumnsByCells {
  return {
    columnMap: Object.assign({}, ...found.map(({ columnMap }) => columnMap)),
    activity: found.find(({ activity }) => activity !== undefined)?.activity,
    sentences: found.flatMap(({ sentences }) => sentences),
  }
}

/** The share of the cells of a column that a test accepts. */
export function shareOf({ cells }: FilledColumn, accepts: (cell: string) => boolean): number {
  return cells.filter(accepts).length / cells.length
}

export function becomes(header: string, column: InputColumn, example: string): ColumnsByCells {
  const sentence = `the column ${show(header)} is ${column}, because of its cells, like ${show(example)}; otherwise leave it out: pass ${mapText(header, '')}`
  return { columnMap: { [header]: column }, sentences: [sentence] }
}
