import { type Awaitable, keysOf, when } from '../../base/index.ts'
import { type Exact, nearestDouble, rationalOf } from '../../core/exact/index.ts'
import { copyAndChange } from '../../store/index.ts'
import type { BatchCollection, BatchRepository, CollectionName, Reader } from '../collections/index.ts'
import type { ActivityRow, ActivityShape } from './activity-shape.ts'
import type { Context, ReadTx, WriteTx } from './context.ts'
import type { ActivityCollection, Digits, ServiceRecords, Stored } from './records.ts'
import { requireRow } from './require.ts'

/** The company and timestamps of a new record. */
export function stampNow({ companyId, now }: Pick<Context, 'companyId' | 'now'>): RecordStamp {
  const timestamp = now()
  return { companyId, createdAt: timestamp, updatedAt: timestamp }
}

/** The company of a record, and the times of its creation and last change. */
export interface RecordStamp {
  readonly companyId: number
  readonly createdAt: string
  readonly updatedAt: string
}

/** The nearest double of a number, as JSON carries it. */
export function wireFigure(figure: Exact): number {
  return typeof figure === 'number' ? figure : nearestDouble(rationalOf(figure))
}

/** The numbers that no double holds, as text, to be stored with the record; null if every number is a double. */
export function digitsOf<Field extends string>(figures: Readonly<Record<Field, Exact | null>>): Digits<Field> | null {
  let digits: Partial<Record<Field, Exact>> | null = null
  for (const field of keysOf(figures)) {
    const figure = figures[field]
    if (typeof figure === 'string') digits = { ...digits, [field]: figure } as Partial<Record<Field, Exact>>
  }
  return digits
}

/** Adds exact inputs to a record, if there are any. */
export function withExactInputs<R extends object, Given>(record: R, given: Given | null | undefined): Stored<R, Given> {
  return given ? copyAndChange(record, { given }) : record
}

/** Removes the exact inputs from a stored record, which its resource does not show. */
export function toResource<Resource extends object, Given>(record: Stored<Resource, Given>): Resource {
  if (!('given' in record)) return record
  const { given: _, ...resource } = record
  return resource as Resource
}

/** Adds the defaults of fields that did not exist when the record was stored. */
export function withDefaults<R extends object>(
  { defaults = {} }: { readonly defaults: Partial<NoInfer<R>> },
  record: R,
): R {
  for (const field in defaults) if (!(field in record)) return { ...defaults, ...record }
  return record
}

/** Finds the row of an id, with the defaults of its activity. Throws `not_found`. */
export function requireStoredRow<Name extends ActivityCollection>(
  tx: ReadTx,
  activity: ActivityShape<Name>,
  { id, path }: { readonly id: string; readonly path: string },
): Awaitable<ActivityRow<Name>> {
  return when(requireRow(readerOfName(tx, activity.collection), id, path), (row) => {
    const record = withDefaults(activity, row.record)
    return record === row.record ? row : { ...row, record }
  })
}

/** Returns the collection of a name whose type is a union of names. */
export function readerOfName<Name extends CollectionName>(tx: ReadTx, name: Name): Reader<Name, ServiceRecords> {
  return tx[name] as Reader<Name, ServiceRecords>
}

/** Returns the same for writing. */
export function repositoryOfName<Name extends BatchCollection>(
  tx: WriteTx,
  name: Name,
): BatchRepository<Name, ServiceRecords> {
  return tx[name] as BatchRepository<Name, ServiceRecords>
}
