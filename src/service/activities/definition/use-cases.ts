import type { Notice } from '../../../errors/index.ts'
import type { Input, RecordNoun } from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import type { ActivityRow } from '../../core/context/activity-shape.ts'
import type { Context, ReadTx, WriteTx } from '../../core/context/context.ts'
import { listRows, type RowSource } from '../../core/context/list-rows.ts'
import { readInput } from '../../core/context/read-input.ts'
import type { ActivityCollection, ResourceOf, ServiceRecords, Stored } from '../../core/context/records.ts'
import { checkVersion, notFound, onFreshRow } from '../../core/context/require.ts'
import { requireStored, toResource, withDefaults } from '../../core/context/stored-record.ts'
import type {
  ChangeOptions,
  NestedUseCases,
  Outcome,
  Page,
  PageRequest,
  Recalculated,
} from '../../core/context/use-cases.ts'
import type { Written } from '../../core/context/write.ts'
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
  activity: { readonly defaults: Partial<NoInfer<Stored<R, Given>>> },
  rows: RowSource<Row<Stored<R, Given>>>,
  part: PageRequest | undefined,
): Promise<Page<R>> {
  const { records, ...rest } = await listRows(rows, part)
  return { records: records.map(({ record }) => toResource(withDefaults(activity, record))), ...rest }
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

/** An activity that is recorded below another record, a site or a vehicle, and what differs from one to the next. */
export interface NestedActivity<Name extends ActivityCollection, Noun extends RecordNoun, Path, Parent> {
  readonly activity: ActivityDefinition<Name>
  readonly noun: Noun
  /** The id of the record above, the record's own, and the field in which the contract names that. */
  idsOf(path: Path): { readonly parentId: string; readonly id: string; readonly path: string }
  /** The record above. Throws `not_found`. */
  parent(tx: ReadTx, id: string): Promise<Parent>
  isBelow(record: ServiceRecords[Name], parentId: string): boolean
  rows(tx: ReadTx, parentId: string): RowSource<Row<ServiceRecords[Name]>>
  create(
    tx: WriteTx,
    context: Context,
    of: { readonly parent: Parent; readonly input: Input<`create${Noun}`> },
  ): Promise<Written<ServiceRecords[Name]>>
  update(
    tx: WriteTx,
    context: Context,
    of: { readonly parent: Parent; readonly row: ActivityRow<Name>; readonly input: Input<`update${Noun}`> },
  ): Promise<Written<ServiceRecords[Name]>>
  /** Not given: as `recordOutcome`. */
  outcome?(tx: ReadTx, row: ActivityRow<Name>, notices?: readonly Notice[]): Promise<Outcome<ResourceOf<Name>>>
}

/** A list of the records below another. */
interface ListBelow<Name extends ActivityCollection, Noun extends RecordNoun, Path, Parent> {
  readonly definition: NestedActivity<Name, Noun, Path, Parent>
  readonly parentId: string
  readonly part: PageRequest | undefined
}

type Nested<Name extends ActivityCollection, Path, Parent> = Pick<
  NestedActivity<Name, never, Path, Parent>,
  'activity' | 'idsOf' | 'parent' | 'isBelow'
>

/** The record of a path, and the one above it. Throws `not_found` for either. */
export async function locateNested<Name extends ActivityCollection, Path, Parent>(
  tx: ReadTx,
  { activity, ...definition }: Nested<Name, Path, Parent>,
  ids: Path,
): Promise<{ readonly parent: Parent; readonly row: ActivityRow<Name> }> {
  const { parentId, id, path } = definition.idsOf(ids)
  const parent = await definition.parent(tx, parentId)
  const row = await requireStored(tx, activity, { id, path })
  return definition.isBelow(row.record, parentId) ? { parent, row } : notFound(path, id)
}

/** A page of the records below another. Throws `not_found` for that one first, then `query_invalid`. */
async function listBelow<Name extends ActivityCollection, Noun extends RecordNoun, Path, Parent>(
  tx: ReadTx,
  { definition, parentId, part }: ListBelow<Name, Noun, Path, Parent>,
): Promise<Page<ResourceOf<Name>>> {
  const { activity, parent, rows } = definition
  const listed: Promise<Page<ResourceOf<Name>>> = listRecords(activity as never, rows(tx, parentId) as never, part)
  const [outcome] = await Promise.allSettled([listed])
  // what has records cannot be deleted: where one is listed, the record above is there
  if (outcome.status === 'rejected' || outcome.value.records.length === 0) await parent(tx, parentId)
  return listed
}

/** Derives the use cases of an activity below another record. */
export function nestedUseCases<Name extends ActivityCollection, Noun extends RecordNoun, Path, Parent>(
  context: Context,
  definition: NestedActivity<Name, Noun, Path, Parent>,
): NestedUseCases<ResourceOf<Name>, `create${Noun}`, `update${Noun}`, Path> & Recalculated<Path, ResourceOf<Name>> {
  const { activity, noun, outcome = recordOutcome } = definition
  const find = async (tx: ReadTx, path: Path) => (await locateNested(tx, definition, path)).row
  const access = { activity, find, outcome }
  return {
    get: (path) => getRecord(context, access, path),
    delete: (path, options) => deleteRecord(context, access, { path, options }),
    recalculate: (path) => recalculateRecord(context, access, path),
    async create(parentId, value) {
      const input = readInput(context, `create${noun}`, { value })
      return write(context, {
        work: async (tx) => {
          const parent = await definition.parent(tx, parentId)
          const { row, notices } = await definition.create(tx, context, { parent, input })
          return outcome(tx, row, notices)
        },
      })
    },
    list: (parentId, part) => read(context, (tx) => listBelow(tx, { definition, parentId, part })),
    async update(path, value, options = {}) {
      const input = readInput(context, `update${noun}`, { value, required: options.required })
      return write(context, {
        work: async (tx) => {
          const { parent, row } = await locateNested(tx, definition, path)
          checkVersion(row, options)
          const written = await definition.update(tx, context, { parent, row, input })
          return outcome(tx, written.row, written.notices)
        },
      })
    },
  }
}
