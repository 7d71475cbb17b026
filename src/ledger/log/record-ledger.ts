import type { Row } from '../../store/index.ts'
import type { Context, WriteTx } from '../context/context.ts'
import type { ServiceRecords } from '../context/records.ts'
import { repositoryOfName } from '../context/stored-record.ts'
import { checkChangeOpen, checkDeletionOpen } from '../locks/check-reported.ts'
import { log } from './log.ts'

/** The collections without calculations: a change writes only the record and a log line. */
export type PlainCollection =
  | 'sites'
  | 'vehicles'
  | 'vendors'
  | 'products'
  | 'instruments'
  | 'factorRules'
  | 'boundaryShares'
  | 'baseYears'
  | 'emissionKinds'
  | 'emissionFactors'
  | 'files'

/** An existing record. */
interface StoredRecord<Name extends PlainCollection | 'batches'> {
  readonly collection: Name
  readonly row: Row<ServiceRecords[Name]>
}

/** Stores a new record and a log line. */
export async function insertRecord<Name extends PlainCollection | 'batches'>(
  tx: WriteTx,
  context: Context,
  { collection, record }: { readonly collection: Name; readonly record: ServiceRecords[Name] },
): Promise<Row<ServiceRecords[Name]>> {
  const row = await repositoryOfName<PlainCollection | 'batches'>(tx, collection).insert(record)
  await log(tx, context, { action: 'create', collection, id: record.id, row })
  return row as Row<ServiceRecords[Name]>
}

/**
 * Changes fields of a record and logs it; `action` is `delete` for a record that is only marked as deleted. Throws
 * `period_locked` for a field that a report of a locked period reads.
 */
export async function changeRecord<Name extends PlainCollection | 'batches'>(
  tx: WriteTx,
  context: Context,
  {
    collection,
    row,
    set,
    action = 'update',
  }: StoredRecord<Name> & {
    readonly set: Partial<ServiceRecords[Name]>
    readonly action?: 'update' | 'delete'
  },
): Promise<Row<ServiceRecords[Name]>> {
  await checkChangeOpen(tx, context, { collection, record: row.record, set })
  const { id } = row.record as { readonly id: string }
  const changed = await repositoryOfName<PlainCollection | 'batches'>(tx, collection).update(id, row.version, { set })
  await log(tx, context, { action, collection, id, row: changed })
  return changed as Row<ServiceRecords[Name]>
}

/** Marks a record as deleted. It stays stored for the records that reference it. */
export async function markDeletion<Name extends 'emissionFactors' | 'files'>(
  tx: WriteTx,
  context: Context,
  { collection, row }: StoredRecord<Name>,
): Promise<Row<ServiceRecords[Name]>> {
  const timestamp = context.now()
  const set = { deletedAt: timestamp, updatedAt: timestamp } as Partial<ServiceRecords[Name]>
  return changeRecord(tx, context, { collection, row, set, action: 'delete' })
}

/**
 * Deletes a record, logs it and returns the deleted row. Throws `record_in_use` while others name it, and
 * `period_locked` if a report of a locked period reads it.
 */
export async function deleteRecord<Name extends PlainCollection | 'batches'>(
  tx: WriteTx,
  context: Context,
  { collection, row }: StoredRecord<Name>,
): Promise<Row<ServiceRecords[Name]>> {
  await checkDeletionOpen(tx, context, { collection, record: row.record })
  const { id } = row.record as { readonly id: string }
  await repositoryOfName<PlainCollection | 'batches'>(tx, collection).delete(id)
  await log(tx, context, { action: 'delete', collection, id })
  return row
}
