import type { CollectionName } from '../collections.ts'
import { yieldToOthers } from '../yield.ts'
import { tableOf } from './table-columns.ts'

/** Values of one statement at most: SQLite takes 32,766, the company counted with each new row, Postgres 65,535. */
export const VALUES_MAX = 16_000

/** Rows in parts, each of which fits one statement with so many values a row. */
export function inParts<T>(rows: readonly T[], valuesPerRow: number): readonly (readonly T[])[] {
  const size = Math.floor(VALUES_MAX / valuesPerRow)
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) => rows.slice(part * size, (part + 1) * size))
}

/** Rows that one statement reads by their keys. */
const ROWS_BY_KEY = 100

/** Rows to be read in parts, between which others take their turns. */
export async function* inReadParts<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < rows.length; from += ROWS_BY_KEY) {
    if (from > 0) await yieldToOthers()
    yield rows.slice(from, from + ROWS_BY_KEY)
  }
}

/** How many values `insertRows` takes a row. */
export function widthOfInsert(name: CollectionName): number {
  const { key, found, hasExact } = tableOf(name)
  return key.length + found.length + (hasExact ? 2 : 1)
}

/** How many values `updateRows` takes a row. */
export function widthOfUpdate(name: CollectionName, { isFoundAnew }: { readonly isFoundAnew: boolean }): number {
  const { key, found, hasExact } = tableOf(name)
  return key.length + 2 + (hasExact ? 1 : 0) + (isFoundAnew ? found.length : 0)
}
