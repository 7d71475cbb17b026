import { type Steps, wait, yieldToOthers } from '../../base/index.ts'
import type { Collection } from '../collections.ts'
import { SUMMARY_COLUMNS } from './row-summaries.ts'
import { tableOf } from './table-columns.ts'

/** The most values of one statement: SQLite accepts 32,766 (each new row counts the company too), Postgres 65,535. */
export const VALUES_MAX = 16_000

/** Splits rows into chunks that each fit one statement with this many values per row. */
export function splitRows<T>(rows: readonly T[], valuesPerRow: number): readonly (readonly T[])[] {
  const size = Math.floor(VALUES_MAX / valuesPerRow)
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) => rows.slice(part * size, (part + 1) * size))
}

/** Rows that one statement reads or changes by key. */
const ROWS_BY_KEY = 100

/** Runs `work` for rows in chunks, yielding to other work between them. */
export function* workInChunks<T>(rows: readonly T[], work: (chunk: readonly T[]) => Steps<void>): Steps<void> {
  for (let from = 0; from < rows.length; from += ROWS_BY_KEY) {
    if (from > 0) yield* wait(yieldToOthers())
    yield* work(rows.slice(from, from + ROWS_BY_KEY))
  }
}

/** The number of values per row in `insertRows`. */
export function widthOfInsert(collection: Collection): number {
  const { key, found, hasExact, hasSummary } = tableOf(collection)
  return key.length + found.length + (hasExact ? 2 : 1) + (hasSummary ? SUMMARY_COLUMNS.length : 0)
}

/** The number of values per row in `updateRows`. */
export function widthOfUpdate(collection: Collection, { isReindexed }: { readonly isReindexed: boolean }): number {
  const { key, found, hasExact, hasSummary } = tableOf(collection)
  const summarized = hasSummary ? SUMMARY_COLUMNS.length : 0
  return key.length + 2 + (hasExact ? 1 : 0) + summarized + (isReindexed ? found.length : 0)
}
