import type { Notice } from '../../../core/errors/index.ts'
import type { ActivityRow } from '../../../ledger/context/activity-shape.ts'
import type { Context, ReadTx, WriteTx } from '../../../ledger/context/context.ts'
import { listRows, type RowSource } from '../../../ledger/context/list-rows.ts'
import type { ActivityCollection, Stored } from '../../../ledger/context/records.ts'
import { onFreshRow } from '../../../ledger/context/require.ts'
import { toResource, withDefaults } from '../../../ledger/context/stored-record.ts'
import type { Outcome, Page, PageRequest } from '../../../ledger/context/use-cases.ts'
import { read, write } from '../../../ledger/context/write.ts'
import { changeActivity } from '../../../ledger/ledger/activity-ledger.ts'
import { noticesOf } from '../../../ledger/ledger/latest-calculation.ts'
import type { Row } from '../../../store/index.ts'
import type { ActivityDefinition } from './definition.ts'

/** Returns a record as a resource. `notices` defaults to the notices of its calculation. */
export async function recordOutcome<R extends { readonly id: string }, Given>(
  tx: ReadTx,
  { record, version }: Row<Stored<R, Given>>,
  notices?: readonly Notice[],
): Promise<Outcome<R>> {
  return { record: toResource(record), version, notices: notices ?? (await noticesOf(tx, record.id)) }
}

/** Lists a page of records as resources. Throws `query_invalid`. */
export async function listRecords<R extends object, Given>(
  activity: { readonly defaults: Partial<NoInfer<Stored<R, Given>>> },
  rows: RowSource<Row<Stored<R, Given>>>,
  part: PageRequest | undefined,
): Promise<Page<R>> {
  const { records, ...rest } = await listRows(rows, part)
  return { records: records.map(({ record }) => toResource(withDefaults(activity, record))), ...rest }
}

/** Finds the records of an activity and turns them into responses. */
export interface RecordAccess<Name extends ActivityCollection, Prepared, Path, Resource> {
  readonly activity: ActivityDefinition<Name, Prepared>
  /** Throws `not_found`. */
  readonly find: (tx: ReadTx, path: Path) => Promise<ActivityRow<Name>>
  /** `notices` defaults to the notices of the record's calculation. */
  readonly outcome: (tx: ReadTx, row: ActivityRow<Name>, notices?: readonly Notice[]) => Promise<Outcome<Resource>>
}

/**
 * Computes a record again with the current factors and policy, and stores the result. Starts over if the record changes
 * between its preparation and the transaction. Throws what a new record throws.
 */
export function recalculateRecord<Name extends ActivityCollection, Prepared, Path, Resource>(
  context: Context,
  { activity, find, outcome }: RecordAccess<Name, Prepared, Path, Resource>,
  path: Path,
): Promise<Outcome<Resource>> {
  const { preparation, writer } = activity
  const prepare = async () => {
    const { record } = await read(context, (tx) => find(tx, path))
    return (await preparation?.find(context, record)) as Prepared
  }
  const work = async (tx: WriteTx, prepared: Prepared) => {
    const row = await find(tx, path)
    const { set, computed } = await activity.recalculate(tx, context, { row, prepared })
    const change = { activity, row, set, computed, reason: 'recalculated' } as const
    return outcome(tx, await (writer?.change(tx, context, change) ?? changeActivity(tx, context, change)))
  }
  return onFreshRow(() => write(context, preparation === null ? { work } : { prepare, work }))
}
