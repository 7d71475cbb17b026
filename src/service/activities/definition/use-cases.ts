import type { Notice } from '../../../errors/index.ts'
import type { Row } from '../../../store/index.ts'
import type { ActivityRow } from '../../core/context/activity-shape.ts'
import type { Context, ReadTx, WriteTx } from '../../core/context/context.ts'
import { listRows, type RowSource } from '../../core/context/list-rows.ts'
import type { ActivityCollection, Stored } from '../../core/context/records.ts'
import { onFreshRow } from '../../core/context/require.ts'
import { toResource, withDefaults } from '../../core/context/stored-record.ts'
import type { ChangeOptions, Outcome, Page, PageRequest } from '../../core/context/use-cases.ts'
import { changeRow, read, write } from '../../core/context/write.ts'
import { changeActivity, deleteActivity } from '../../core/ledger/activity-ledger.ts'
import { noticesOf } from '../../core/ledger/latest-calculation.ts'
import type { ActivityDefinition } from './definition.ts'

/** The record as a resource; without `notices` with those of its calculation. */
export async function recordOutcome<R extends { readonly id: string }, Given>(
  tx: ReadTx,
  { record, version }: Row<Stored<R, Given>>,
  notices?: readonly Notice[],
): Promise<Outcome<R>> {
  return { record: toResource(record), version, notices: notices ?? (await noticesOf(tx, record.id)) }
}

/** A page of records as resources. Throws `query_invalid`. */
export async function listRecords<R extends object, Given>(
  { defaults }: { readonly defaults: Partial<NoInfer<Stored<R, Given>>> },
  rows: RowSource<Row<Stored<R, Given>>>,
  part: PageRequest | undefined,
): Promise<Page<R>> {
  const { records, ...rest } = await listRows(rows, part)
  return { records: records.map(({ record }) => toResource(withDefaults({ defaults }, record))), ...rest }
}

/** Access to the records of an activity: how one is found, and what is answered of it. */
export interface RecordAccess<Name extends ActivityCollection, Prepared, Path, Resource> {
  readonly activity: ActivityDefinition<Name, Prepared>
  /** Throws `not_found`. */
  readonly find: (tx: ReadTx, path: Path) => Promise<ActivityRow<Name>>
  /** Without `notices` with those of its calculation. */
  readonly outcome: (tx: ReadTx, row: ActivityRow<Name>, notices?: readonly Notice[]) => Promise<Outcome<Resource>>
}

/** A record to be computed again, with what was found for it before the transaction. */
interface ActivityToRecalculate<Name extends ActivityCollection, Prepared> {
  readonly activity: ActivityDefinition<Name, Prepared>
  readonly row: ActivityRow<Name>
  readonly prepared: Prepared
}

/** Computes a record by its factors and the policy as they are now, and writes it. Throws all that a new record throws. */
async function recalculateActivity<Name extends ActivityCollection, Prepared>(
  tx: WriteTx,
  context: Context,
  { activity, row, prepared }: ActivityToRecalculate<Name, Prepared>,
): Promise<ActivityRow<Name>> {
  const { set, computed } = await activity.recalculate(tx, context, { row, prepared })
  const change = { activity, row, set, computed, reason: 'recalculated' } as const
  return activity.writer === null ? changeActivity(tx, context, change) : activity.writer.change(tx, context, change)
}

/** Computes a record again, starting over while it is changed between its preparation and its transaction. */
export function recalculateRecord<Name extends ActivityCollection, Prepared, Path, Resource>(
  context: Context,
  { activity, find, outcome }: RecordAccess<Name, Prepared, Path, Resource>,
  path: Path,
): Promise<Outcome<Resource>> {
  const { preparation } = activity
  const prepare = async () => {
    const { record } = await read(context, (tx) => find(tx, path))
    return (await preparation?.find(context, record)) as Prepared
  }
  const work = async (tx: WriteTx, prepared: Prepared) => {
    const row = await find(tx, path)
    return outcome(tx, await recalculateActivity(tx, context, { activity, row, prepared }))
  }
  return onFreshRow(() => write(context, preparation === null ? { work } : { prepare, work }))
}

/** Retrieves a record. Throws `not_found`. */
export function getRecord<Name extends ActivityCollection, Prepared, Path, Resource>(
  context: Context,
  { find, outcome }: RecordAccess<Name, Prepared, Path, Resource>,
  path: Path,
): Promise<Outcome<Resource>> {
  return read(context, async (tx) => outcome(tx, await find(tx, path)))
}

/** Deletes a record, and gives back what it was. Throws `not_found`, `precondition_failed`, `period_locked`. */
export function deleteRecord<Name extends ActivityCollection, Prepared, Path, Resource>(
  context: Context,
  { activity, find, outcome }: RecordAccess<Name, Prepared, Path, Resource>,
  { path, options = {} }: { readonly path: Path; readonly options: ChangeOptions | undefined },
): Promise<Outcome<Resource>> {
  return changeRow(context, { find: (tx) => find(tx, path), options }, async (tx, row) => {
    await deleteActivity(tx, context, { activity, row })
    return outcome(tx, row, [])
  })
}
