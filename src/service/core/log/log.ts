import type { CollectionName } from '../../../collections/index.ts'
import type { Row } from '../../../store/index.ts'
import type { Context, WriteTx } from '../context/context.ts'
import type { LoggedPeriod } from '../context/records.ts'
import { type Carried, stateOf } from './record-digest.ts'

/** A line of the log: what was done to which record, and what that did to its emission. */
export interface LogLine {
  readonly action: 'create' | 'update' | 'delete' | 'recalculate' | 'issue' | 'revoke' | 'lock' | 'unlock'
  readonly collection: CollectionName
  readonly id: string | number
  /** Exact kilograms of CO2e before and after; not given: none. */
  readonly before?: string | null
  readonly after?: string | null
  /** The row as it stands now; not given: it is gone. */
  readonly row?: Row<object>
  /** The products of a batch. */
  readonly carried?: Carried
  /** The period that was locked or unlocked. */
  readonly period?: LoggedPeriod
}

/** The id of a record in the log and the calculations: numbers, and what clients call their files, say of what. */
export function recordIdOf(collection: CollectionName, id: string | number): string {
  return typeof id === 'number' || collection === 'files' ? `${collection}/${id}` : id
}

/** Writes who did what into the log. */
export async function log(tx: WriteTx, { actor, now }: Context, line: LogLine): Promise<void> {
  const { action, collection, id, before = null, after = null, period, row, carried } = line
  const recordId = recordIdOf(collection, id)
  const state = row === undefined ? {} : stateOf(row, carried)
  const lock = period === undefined ? {} : { period }
  await tx.log.append({ at: now(), actor, action, collection, recordId, before, after, ...state, ...lock })
}
