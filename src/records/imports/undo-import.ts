import { EmissionsError, type ErrorCode } from '../../core/errors/index.ts'
import type { ActivityRow } from '../../ledger/context/activity-shape.ts'
import type { Context, ReadTx, WriteTx } from '../../ledger/context/context.ts'
import type { ActivityCollection, ImportChunk, StoredImport } from '../../ledger/context/records.ts'
import { onFreshRow, requireRow } from '../../ledger/context/require.ts'
import { readerOfName } from '../../ledger/context/stored-record.ts'
import type { Outcome } from '../../ledger/context/use-cases.ts'
import { outcomeOf, read, transact, write } from '../../ledger/context/write.ts'
import { type LockedPeriods, readLockedPeriods } from '../../ledger/locks/locked-periods.ts'
import { ACTIVITIES } from '../activities/activities.ts'
import type { ActivityModule } from '../activities/definition/definition.ts'
import { batches } from '../master-data/batches/batches.ts'
import { sites } from '../master-data/sites.ts'
import { vehicles } from '../master-data/vehicles/vehicles.ts'

type AnyActivity = ActivityModule<ActivityCollection, unknown>

const PATH = 'importId'

/** The stored records of a chunk. Records that were deleted since are left out. */
async function rowsOfChunk(
  tx: ReadTx,
  { records }: ImportChunk,
): Promise<readonly (readonly [AnyActivity, ActivityRow])[]> {
  const found: (readonly [AnyActivity, ActivityRow])[] = []
  for (const activity of Object.values(ACTIVITIES) as readonly AnyActivity[]) {
    const ids = records.flatMap(([, collection, id]) => (collection === activity.collection ? [id] : []))
    if (ids.length === 0) continue
    for (const row of await readerOfName(tx, activity.collection).getAll(ids))
      if (row !== null) found.push([activity, row])
  }
  return found
}

function requireChunk(tx: ReadTx, importId: string, chunk: number) {
  return requireRow({ get: (id: string) => tx.importChunks.get({ importId: id, chunk }) }, importId, PATH)
}

/** Throws `period_locked` if a record of a chunk lies in a locked period. */
async function checkChunkOpen(tx: ReadTx, chunk: ImportChunk, locks: LockedPeriods): Promise<void> {
  for (const [activity, { record }] of await rowsOfChunk(tx, chunk)) locks.check({ activity, records: [record] })
}

/** Throws `period_locked` if any record of the import lies in a locked period. */
async function checkAllOpen(context: Context, { id, chunks }: StoredImport): Promise<void> {
  const locks = await read(context, readLockedPeriods)
  if (locks.isEmpty) return
  for (let chunk = 0; chunk < chunks; chunk++)
    await read(context, async (tx) => checkChunkOpen(tx, (await requireChunk(tx, id, chunk)).record, locks))
}

/** Deletes the records of the last chunk. Returns the import after it. */
async function undoLastChunk(tx: WriteTx, context: Context, id: string): Promise<StoredImport> {
  const { version, record } = await requireRow(tx.imports, id, PATH)
  if (record.chunks === 0) return record
  const chunk = record.chunks - 1
  const { record: last } = await requireChunk(tx, id, chunk)
  for (const [activity, row] of await rowsOfChunk(tx, last)) await activity.remove(tx, context, row)
  await tx.importChunks.delete({ importId: id, chunk })
  return (await tx.imports.update(id, version, { set: { chunks: chunk, updatedAt: context.now() } })).record
}

/** Codes of records that stay, because others use them or they are gone. */
const STAYING: readonly ErrorCode[] = ['record_in_use', 'not_found', 'period_locked']

async function deleteUnused(remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove()
  } catch (error) {
    if (!EmissionsError.is(error) || !STAYING.includes(error.code)) throw error
  }
}

/** Deletes the sites, vehicles and the batch that an import created, unless others use them. */
async function deleteReferences(context: Context, { created }: StoredImport): Promise<void> {
  for (const id of created.batches) await deleteUnused(() => batches(context).delete(id))
  for (const id of created.vehicles) await deleteUnused(() => vehicles(context).delete(id))
  for (const id of created.sites) await deleteUnused(() => sites(context).delete(id))
}

function setStatus(context: Context, id: string, status: StoredImport['status']): Promise<Outcome<StoredImport>> {
  return write(context, {
    work: async (tx) => {
      const { version } = await requireRow(tx.imports, id, PATH)
      return outcomeOf(await tx.imports.update(id, version, { set: { status, updatedAt: context.now() } }))
    },
  })
}

/**
 * Deletes every record of an import, a chunk per transaction, the last one first, and then what it created for them. Throws
 * `not_found`, and `period_locked` if any record lies in a locked period; then nothing is deleted.
 */
export async function undoImport(context: Context, id: string): Promise<Outcome<StoredImport>> {
  const found = await read(context, async (tx) => outcomeOf(await requireRow(tx.imports, id, PATH)))
  if (found.record.status === 'undone') return found
  await checkAllOpen(context, found.record)
  let { record } = await setStatus(context, id, 'undoing')
  while (record.chunks > 0)
    record = await onFreshRow(() => transact(context, (tx) => undoLastChunk(tx, context, id), { groupCommit: false }))
  await deleteReferences(context, record)
  return setStatus(context, id, 'undone')
}
