import { keysOf } from '../../../errors/index.ts'
import { type Exact, nearestDouble, rationalOf } from '../../../exact/index.ts'
import type { ActivityRow, ActivityShape } from './activity-shape.ts'
import { readerIn } from './any-collection.ts'
import type { Context, ReadTx } from './context.ts'
import type { ActivityCollection, Digits, Stored } from './records.ts'
import { requireRow } from './require.ts'

/** The company and the times of a record that is made now. */
export function stampNow({ companyId, now }: Pick<Context, 'companyId' | 'now'>): RecordStamp {
  const timestamp = now()
  return { companyId, createdAt: timestamp, updatedAt: timestamp }
}

/** The company of a record, and the times at which it was made and changed. */
export interface RecordStamp {
  readonly companyId: number
  readonly createdAt: string
  readonly updatedAt: string
}

/** A figure as the wire carries it: the nearest double. */
export function wireFigure(figure: Exact): number {
  return typeof figure === 'number' ? figure : nearestDouble(rationalOf(figure))
}

/** The figures that no double holds, which are read as text, to be stored beside the record; null where there are none. */
export function digitsOf<Field extends string>(figures: Readonly<Record<Field, Exact | null>>): Digits<Field> | null {
  let digits: Partial<Record<Field, Exact>> | null = null
  for (const field of keysOf(figures)) {
    const figure = figures[field]
    if (typeof figure === 'string') digits = { ...digits, [field]: figure } as Partial<Record<Field, Exact>>
  }
  return digits
}

/** The record with its exact inputs, where there are some. */
export function withExactInputs<R extends object, Given>(record: R, given: Given | null | undefined): Stored<R, Given> {
  return given ? { ...record, given } : record
}

/** The resource of a stored record: without the exact inputs, which the wire shape has no place for. */
export function toResource<Resource extends object, Given>(record: Stored<Resource, Given>): Resource {
  if (!('given' in record)) return record
  const { given: _, ...resource } = record
  return resource as Resource
}

/** The record, in which fields that its activity did not have yet when it was stored hold their defaults. */
export function withDefaults<R extends object>(
  { defaults = {} }: { readonly defaults: Partial<NoInfer<R>> },
  record: R,
): R {
  for (const field in defaults) if (!(field in record)) return { ...defaults, ...record }
  return record
}

/** The row of an id of a path, with the defaults of its activity. Throws `not_found`. */
export async function requireStored<Name extends ActivityCollection>(
  tx: ReadTx,
  activity: ActivityShape<Name>,
  { id, path }: { readonly id: string; readonly path: string },
): Promise<ActivityRow<Name>> {
  const row = await requireRow(readerIn(tx, activity.collection), id, path)
  const record = withDefaults(activity, row.record)
  return record === row.record ? row : { ...row, record }
}
