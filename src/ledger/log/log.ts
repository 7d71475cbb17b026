import type { Row } from '../../store/index.ts'
import type { CollectionName } from '../collections/index.ts'
import type { Context, WriteTx } from '../context/context.ts'
import type { LoggedPeriod } from '../context/records.ts'
import { type Carried, stateOf } from './record-digest.ts'

/** A log line: an action on a record, and its effect on the emission. */
export interface LogLine {
  readonly action: 'create' | 'update' | 'delete' | 'recalculate' | 'issue' | 'revoke' | 'lock' | 'unlock'
  readonly collection: CollectionName
  readonly id: string | number
  /** Exact kilograms of CO2e before and after; absent for records without an emission. */
  readonly before?: string | null
  readonly after?: string | null
  /** The current row; absent if it was deleted. */
  readonly row?: Row<object>
  /** The products of a batch. */
  readonly carried?: Carried
  /** The period that was locked or unlocked. */
  readonly period?: LoggedPeriod
}

/** The id of a record in log lines. Numbers and the ids of files, which clients choose, follow the name of their collection. */
export function recordIdOf(collection: CollectionName, id: string | number): string {
  return typeof id === 'number' || collection === 'files' ? `${collection}/${id}` : id
}

/** Appends a line to the log. */
export async function log(tx: WriteTx, { actor, now }: Context, line: LogLine): Promise<void> {
  const { action, collection, id, before = null, after = null, period, row, carried } = line
  const recordId = recordIdOf(collection, id)
  const state = row === undefined ? {} : stateOf(row, carried)
  const lock = period === undefined ? {} : { period }
  await tx.log.append({ at: now(), actor, action, collection, recordId, before, after, ...state, ...lock })
}
