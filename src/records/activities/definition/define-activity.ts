import { type Awaitable, when } from '../../../base/index.ts'
import type { Notice } from '../../../core/errors/index.ts'
import type { ActivityRow, ActivityShape } from '../../../ledger/context/activity-shape.ts'
import type { Context, ReadTx, WriteTx } from '../../../ledger/context/context.ts'
import { listRows, type RowSource } from '../../../ledger/context/list-rows.ts'
import { readInput } from '../../../ledger/context/read-input.ts'
import type { ActivityCollection, ResourceOf, Stored } from '../../../ledger/context/records.ts'
import { checkVersion, failMissing, onFreshRow, requireRow } from '../../../ledger/context/require.ts'
import { requireStoredRow, toResource, withDefaults } from '../../../ledger/context/stored-record.ts'
import type {
  ChangeOptions,
  NestedUseCases,
  Outcome,
  Page,
  PageRequest,
  Recalculated,
  UseCases,
} from '../../../ledger/context/use-cases.ts'
import { changeRow, read, write, writeAtOnce } from '../../../ledger/context/write.ts'
import { changeActivity, deleteActivity } from '../../../ledger/ledger/activity-ledger.ts'
import { latestCalculation, noticesOf } from '../../../ledger/ledger/latest-calculation.ts'
import { keepRowNotices } from '../../../ledger/ledger/row-notices.ts'
import { snapshotFinder } from '../../../ledger/ledger/stored-calculation.ts'
import type { Row } from '../../../store/index.ts'
import type { SiteRow } from '../../master-data/sites.ts'
import type { ActivitySteps, ActivityTypes, RecordOf } from './activity-steps.ts'
import type { ActivityDefinition, ActivityModule, ParentField, RecordCreation, SentRecord } from './definition.ts'
import { definitionOf, RecordWriter } from './derive-activity.ts'

type Create<T extends ActivityTypes> = `create${T['noun']}`
type Update<T extends ActivityTypes> = `update${T['noun']}`
type Resource<T extends ActivityTypes> = ResourceOf<T['collection']>

/** A record and the record above it. */
interface LocatedRecord<T extends ActivityTypes> {
  readonly parent: T['parent']
  readonly row: ActivityRow<T['collection']>
}

/** The parts of a creation that differ between activities. */
type CreationParts<T extends ActivityTypes> = Pick<
  RecordCreation<T['collection'], Create<T>>,
  'sitePeriodOf' | 'proposedIdOf'
>

/** Finds records of the API by their paths. */
interface RecordFinder<T extends ActivityTypes, Path>
  extends Pick<RecordCreation<T['collection'], Create<T>>, 'parentField'> {
  /** Throws `not_found` for the record, and for the record above it. */
  locate(tx: ReadTx, path: Path): Awaitable<LocatedRecord<T>>
  /** Finds the record above. Throws `not_found`. */
  parent(tx: ReadTx, id: string): Awaitable<T['parent']>
}

/** A validated payload, and the result of its preparation. */
interface PreparedRecord<T extends ActivityTypes> extends SentRecord<Create<T>> {
  readonly prepared: T['prepared']
}

/** A change of the record of a path. */
interface ChangeOfPath<Path> {
  readonly path: Path
  readonly value: unknown
  readonly options: ChangeOptions
}

/** An activity with everything that its use cases need. */
class DerivedActivity<T extends ActivityTypes, Path> {
  readonly definition: ActivityDefinition<T['collection'], T['prepared']>
  readonly creation: RecordCreation<T['collection'], Create<T>, PreparedRecord<T>>
  readonly #steps: ActivitySteps<T>
  readonly #writer: RecordWriter<T>
  readonly #finder: RecordFinder<T, Path>

  constructor(steps: ActivitySteps<T>, finder: RecordFinder<T, Path>, parts: CreationParts<T>) {
    const { preparation } = steps
    this.#steps = steps
    this.#finder = finder
    this.#writer = new RecordWriter(steps)
    this.definition = definitionOf(steps, this.#writer)
    this.creation = {
      ...parts,
      input: `create${steps.noun}`,
      parentField: finder.parentField,
      isBuffered: true,
      prepare: (context, { parentId, input }) =>
        when(preparation?.ofNew(context, input), (prepared) => ({ parentId, input, prepared })),
      create: (tx, context, { parentId, ...toCreate }) =>
        when(finder.parent(tx, parentId), (parent) => this.#writer.create(tx, context, { parent, ...toCreate })),
    }
  }

  /** Creates a record below a parent. */
  async create(context: Context, parentId: string, value: unknown): Promise<Outcome<Resource<T>>> {
    const { noun, preparation } = this.#steps
    const input = readInput(context, `create${noun}`, { value })
    const work = (tx: WriteTx, prepared: T['prepared']) =>
      when(this.#finder.parent(tx, parentId), (parent) =>
        when(this.#writer.create(tx, context, { parent, input, prepared }), ({ row, notices }) =>
          this.#outcome(tx, row, notices),
        ),
      )
    if (preparation === null) {
      const reads = () => this.#steps.newReads?.({ parentId, input }) ?? []
      return await writeAtOnce(context, (tx) => work(tx, undefined), reads)
    }
    return await write(context, { work, prepare: () => preparation.ofNew(context, input) })
  }

  /** Changes the record of a path. With a preparation it starts over while others change the record. */
  async update(context: Context, { path, value, options }: ChangeOfPath<Path>): Promise<Outcome<Resource<T>>> {
    const { noun, preparation } = this.#steps
    const input = readInput(context, `update${noun}`, { value, required: options.required })
    const find = (tx: ReadTx) =>
      when(this.#finder.locate(tx, path), (located) => {
        checkVersion(located.row, options)
        return located
      })
    const work = (tx: WriteTx, prepared: T['prepared']) =>
      when(find(tx), ({ parent, row: stored }) =>
        when(this.#writer.update(tx, context, { parent, row: stored, input, prepared }), ({ row, notices }) =>
          this.#outcome(tx, row, notices),
        ),
      )
    if (preparation === null) return await writeAtOnce(context, (tx) => work(tx, undefined))
    const prepare = async () =>
      preparation.ofChange(context, (await read(context, async (tx) => find(tx))).row.record, input)
    return await onFreshRow(() => write(context, { work, prepare }))
  }

  /** Deletes the record of a path and returns it. */
  delete(context: Context, path: Path, options: ChangeOptions = {}): Promise<Outcome<Resource<T>>> {
    return changeRow(context, { find: (tx) => this.find(tx, path), options }, (tx, row) =>
      when(this.remove(tx, context, row), () => this.#outcome(tx, row, [])),
    )
  }

  /** Deletes a record, with its draws. Throws `period_locked`. */
  readonly remove = (tx: WriteTx, context: Context, row: ActivityRow<T['collection']>): Awaitable<void> => {
    const steps = this.#steps
    return when(deleteActivity(tx, context, { activity: steps, row }), () =>
      when(steps.after?.(tx, context, { before: row.record, after: null }), () => undefined),
    )
  }

  /** Finds the record of a path. Throws `not_found`. */
  find(tx: ReadTx, path: Path): Awaitable<ActivityRow<T['collection']>> {
    return when(this.#finder.locate(tx, path), ({ row }) => row)
  }

  get(context: Context, path: Path): Promise<Outcome<Resource<T>>> {
    return read(context, async (tx) => this.#outcome(tx, await this.find(tx, path)))
  }

  recalculate(context: Context, path: Path): Promise<Outcome<Resource<T>>> {
    const { definition: activity } = this
    const find = (tx: ReadTx) => this.find(tx, path)
    return recalculateRecord(context, { activity, find, outcome: this.#outcome }, path)
  }

  // the row of any collection has what an outcome reads, which the compiler cannot see of all collections at once
  readonly #outcome = recordOutcome as (
    tx: ReadTx,
    row: ActivityRow<T['collection']>,
    notices?: readonly Notice[],
  ) => Awaitable<Outcome<Resource<T>>>
}

/** A page of the records below another. Throws `not_found` for that record first, then `query_invalid`. */
async function listOfParent<T extends ActivityTypes, Path>(
  tx: ReadTx,
  { activity, access }: { readonly activity: ActivityShape<T['collection']>; readonly access: NestedAccess<T, Path> },
  { parentId, part }: { readonly parentId: string; readonly part: PageRequest | undefined },
): Promise<Page<Resource<T>>> {
  const listed = pageOf(activity, access.rows(tx, parentId), part)
  const [outcome] = await Promise.allSettled([listed])
  // a parent with records cannot be deleted, so a list with records proves that it exists
  if (outcome.status === 'rejected' || outcome.value.records.length === 0) await access.parent(tx, parentId)
  return listed
}

/** A page of records as resources. The compiler does not see that each record extends its resource. */
function pageOf<T extends ActivityTypes>(
  activity: ActivityShape<T['collection']>,
  rows: RowSource<ActivityRow<T['collection']>>,
  part: PageRequest | undefined,
): Promise<Page<Resource<T>>> {
  return listRecords(activity as never, rows as never, part)
}

/** Access to records below another record. */
interface NestedAccess<T extends ActivityTypes, Path> extends CreationParts<T> {
  readonly parentField: ParentField
  /** The id of the parent, the id of the record, and the path parameter of the latter. */
  idsOf(path: Path): { readonly parentId: string; readonly id: string; readonly path: string }
  /** Finds the record above. Throws `not_found`. */
  parent(tx: ReadTx, id: string): Awaitable<T['parent']>
  isBelow(record: RecordOf<T>, parentId: string): boolean
  rows(tx: ReadTx, parentId: string): RowSource<ActivityRow<T['collection']>>
}

/** Parts of the access to records below a site. */
export const BELOW_SITE = {
  parentField: 'siteId',
  parent: (tx: ReadTx, id: string): Awaitable<SiteRow> => requireRow(tx.sites, id, 'siteId'),
  isBelow: ({ siteId }: { readonly siteId: string }, id: string) => siteId === id,
} as const

/** Use cases of records below another record. */
type NestedUseCasesOf<T extends ActivityTypes, Path> = NestedUseCases<Resource<T>, Create<T>, Update<T>, Path> &
  Recalculated<Path, Resource<T>>

/** An activity whose records are below another record. */
interface NestedActivity<T extends ActivityTypes, Path>
  extends ActivityModule<T['collection'], NestedUseCasesOf<T, Path>> {
  /** Throws `not_found`. */
  find(tx: ReadTx, path: Path): Awaitable<ActivityRow<T['collection']>>
}

/** Defines an activity whose records are below another record. */
export function nestedActivity<T extends ActivityTypes, Path>(
  steps: ActivitySteps<T>,
  access: NestedAccess<T, Path>,
): NestedActivity<T, Path> {
  const { parentField, parent, idsOf, isBelow, rows: _, ...parts } = access
  const locate = (tx: ReadTx, ids: Path) => {
    const { parentId, id, path } = idsOf(ids)
    return when(parent(tx, parentId), (above) =>
      when(requireStoredRow(tx, activity, { id, path }), (row) =>
        isBelow(row.record, parentId) ? { parent: above, row } : failMissing(path, id),
      ),
    )
  }
  const derived = new DerivedActivity(steps, { parentField, parent, locate }, parts)
  const { definition, creation, remove } = derived
  const activity: NestedActivity<T, Path> = {
    ...definition,
    creation,
    remove,
    find: (tx, path) => derived.find(tx, path),
    useCases: (context) => ({
      get: (path) => derived.get(context, path),
      delete: (path, options) => derived.delete(context, path, options),
      recalculate: (path) => derived.recalculate(context, path),
      update: (path, value, options = {}) => derived.update(context, { path, value, options }),
      create: (parentId, value) => derived.create(context, parentId, value),
      list: (parentId, part) => read(context, (tx) => listOfParent(tx, { activity, access }, { parentId, part })),
    }),
  }
  return activity
}

/** Access to records without a parent. */
interface OwnAccess<T extends ActivityTypes> {
  /** The path parameter of the id of a record. */
  readonly idField: string
  rows(tx: ReadTx): RowSource<ActivityRow<T['collection']>>
}

/** Use cases of records without a parent. */
type OwnUseCasesOf<T extends ActivityTypes> = UseCases<Resource<T>, Create<T>, Update<T>> &
  Recalculated<string, Resource<T>>

/** Defines an activity whose records have no parent. */
export function ownActivity<T extends ActivityTypes & { readonly parent: null }>(
  steps: ActivitySteps<T>,
  { idField: path, rows }: OwnAccess<T>,
): ActivityModule<T['collection'], OwnUseCasesOf<T>> {
  const locate = (tx: ReadTx, id: string) =>
    when(requireStoredRow(tx, activity, { id, path }), (row) => ({ parent: null, row }))
  const derived = new DerivedActivity(steps, { parentField: null, parent: () => null, locate }, {})
  const { definition, creation, remove } = derived
  const activity: ActivityModule<T['collection'], OwnUseCasesOf<T>> = {
    ...definition,
    creation,
    remove,
    useCases: (context) => ({
      get: (path) => derived.get(context, path),
      delete: (path, options) => derived.delete(context, path, options),
      recalculate: (path) => derived.recalculate(context, path),
      update: (path, value, options = {}) => derived.update(context, { path, value, options }),
      create: (value) => derived.create(context, '', value),
      list: (part) => read(context, (tx) => pageOf(activity, rows(tx), part)),
    }),
  }
  return activity
}

/** Returns a record as a resource. `notices` defaults to the notices of its calculation. */
function recordOutcome<R extends { readonly id: string }, Given>(
  tx: ReadTx,
  { record, version }: Row<Stored<R, Given>>,
  notices?: readonly Notice[],
): Awaitable<Outcome<R>> {
  const outcome = (shown: readonly Notice[]) => ({ record: toResource(record), version, notices: shown })
  return notices === undefined ? when(noticesOf(tx, record.id), outcome) : outcome(notices)
}

/** Lists a page of records as resources. Throws `query_invalid`. */
async function listRecords<R extends object, Given>(
  activity: { readonly defaults: Partial<NoInfer<Stored<R, Given>>> },
  rows: RowSource<Row<Stored<R, Given>>>,
  part: PageRequest | undefined,
): Promise<Page<R>> {
  const { records, ...rest } = await listRows(rows, part)
  return { records: records.map(({ record }) => toResource(withDefaults(activity, record))), ...rest }
}

/** Finds the records of an activity and turns them into responses. */
interface RecordAccess<Name extends ActivityCollection, Prepared, Path, Resource> {
  readonly activity: ActivityDefinition<Name, Prepared>
  /** Throws `not_found`. */
  readonly find: (tx: ReadTx, path: Path) => Awaitable<ActivityRow<Name>>
  /** `notices` defaults to the notices of the record's calculation. */
  readonly outcome: (tx: ReadTx, row: ActivityRow<Name>, notices?: readonly Notice[]) => Awaitable<Outcome<Resource>>
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
    const { record } = await read(context, async (tx) => find(tx, path))
    return (await preparation?.find(context, record)) as Prepared
  }
  const work = async (tx: WriteTx, prepared: Prepared) => {
    const row = await find(tx, path)
    const { set, computed: own } = await activity.recalculate(tx, context, { row, prepared })
    const inForce = await latestCalculation(tx, row.record.id)
    const computed = await keepRowNotices(snapshotFinder(tx), { computed: own, inForce })
    const change = { activity, row, set, computed, reason: 'recalculated' } as const
    return outcome(tx, await (writer?.change(tx, context, change) ?? changeActivity(tx, context, change)))
  }
  return onFreshRow(() => write(context, preparation === null ? { work } : { prepare, work }))
}
