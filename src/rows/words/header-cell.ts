import type { InputColumn } from '../columns.ts'
import { spellingsOf, withoutAccents } from './word-list.ts'

/** A column of a header. */
export interface HeaderColumn {
  /** Its input column, '' for an ignored column, undefined for an unknown one. */
  readonly column: InputColumn | '' | undefined
  /** The reason for the column. `money` is an amount of money, `ignored` a column that no calculation needs. */
  readonly by: 'map' | 'name' | 'unit' | 'money' | 'ignored' | 'unknown'
  /** The unit or the currency that the header names for its numbers, as written. */
  readonly measure?: string
}

/** The cell of a header, with its column. */
export interface HeaderCell extends HeaderColumn {
  readonly header: string
}

/** True if a table has any of these columns, amounts of money aside. */
export type HasColumn = (...columns: readonly InputColumn[]) => boolean

/** Returns a test for the columns of a table. */
export function havingOf(cells: readonly HeaderCell[]): HasColumn {
  return (...columns) => cells.some(({ column, by }) => by !== 'money' && columns.some((one) => one === column))
}

/** A column that no calculation needs. */
export const IGNORED = { column: '', by: 'ignored' } as const

/** The words of a text without accents, as a set. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).flatMap(spellingsOf).map(withoutAccents))
}
