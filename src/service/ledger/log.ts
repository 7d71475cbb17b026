import type { CollectionName } from '../../store/index.ts'
import type { Context, Writing } from '../context/context.ts'

/** A line of the log: what was done to which record, and what that did to its emission. */
export interface LogLine {
  readonly action: 'create' | 'update' | 'delete' | 'recalculate' | 'issue' | 'revoke'
  readonly collection: CollectionName
  readonly id: string | number
  /** Exact kilograms of CO2e before and after; not given: none. */
  readonly before?: string | null
  readonly after?: string | null
}

/** The id of a record in the log and the calculations: numbers say of what. */
export function recordIdOf(collection: CollectionName, id: string | number): string {
  return typeof id === 'number' ? `${collection}/${id}` : id
}

/** Writes who did what into the log. */
export async function log(tx: Writing, { actor, now }: Context, line: LogLine): Promise<void> {
  const { action, collection, id, before = null, after = null } = line
  await tx.log.append({ at: now(), actor, action, collection, recordId: recordIdOf(collection, id), before, after })
}
