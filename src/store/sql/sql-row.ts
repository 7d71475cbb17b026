import { type CollectionName, collectionOf } from '../collections.ts'
import type { Row } from '../repository.ts'
import type { SqlRow } from './database.ts'

/** Freezes what was read, through and through. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const item of Object.values(value)) frozen(item)
  return Object.freeze(value)
}

/** A record as it was kept. */
export function recordOf({ record }: SqlRow): object {
  return frozen(JSON.parse(record as string)) as object
}

/** The row as it is handed out. */
export function rowOf(name: CollectionName, row: SqlRow): Row<never> {
  return rowWith(name, {
    record: recordOf(row),
    version: Number(row.version),
    exact: (row.exact as string | null) ?? null,
  })
}

/** A row of what was just written. */
export function rowWith(
  name: CollectionName,
  { record, version, exact }: { readonly record: object; readonly version: number; readonly exact: string | null },
): Row<never> {
  const hasExact = collectionOf(name).exact !== 'none'
  return Object.freeze({ version, record, exact: hasExact ? exact : null }) as Row<never>
}
