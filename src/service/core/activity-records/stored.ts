import type { ActivityRow, ActivityShape } from '../context/activity-shape.ts'
import type { ActivityCollection } from '../context/records.ts'
import { requireRow } from '../context/require.ts'

/** The record, in which fields that its activity did not have yet when it was stored hold their defaults. */
export function withDefaults<R extends object>({ defaults }: { readonly defaults: Partial<NoInfer<R>> }, record: R): R {
  for (const field in defaults) if (!(field in record)) return { ...defaults, ...record }
  return record
}

/** The row of an id of a path, with the defaults of its activity. Throws `not_found`. */
export async function requireStored<Name extends ActivityCollection>(
  reader: { get(id: string): Promise<ActivityRow<Name> | null> },
  activity: ActivityShape<Name>,
  { id, path }: { readonly id: string; readonly path: string },
): Promise<ActivityRow<Name>> {
  const row = await requireRow(reader, id, path)
  const record = withDefaults(activity, row.record)
  return record === row.record ? row : { ...row, record }
}
