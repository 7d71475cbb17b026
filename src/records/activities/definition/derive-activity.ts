import { type Awaitable, when } from '../../../base/index.ts'
import { scopesOf } from '../../../core/emissions/index.ts'
import type { Notice, NoticeCode } from '../../../core/errors/index.ts'
import type { ActivityRow } from '../../../ledger/context/activity-shape.ts'
import type { Context, ReadTx, WriteTx } from '../../../ledger/context/context.ts'
import { gather } from '../../../ledger/context/gather.ts'
import { isNothing } from '../../../ledger/context/read-input.ts'
import { stampNow } from '../../../ledger/context/stored-record.ts'
import type { Written } from '../../../ledger/context/write.ts'
import { changeActivity, insertActivity } from '../../../ledger/ledger/activity-ledger.ts'
import { type Computed, emissionResource } from '../../../ledger/ledger/computed.ts'
import { latestCalculation, noticesOf } from '../../../ledger/ledger/latest-calculation.ts'
import { keepFactorNotices, withRowNotices } from '../../../ledger/ledger/row-notices.ts'
import { readCalculation, snapshotFinder } from '../../../ledger/ledger/stored-calculation.ts'
import { kindNotices, scopeNotices } from '../../../ledger/references/emission-kinds.ts'
import { type FilesOfRecord, filesOf, NO_FILES } from '../../../ledger/references/files.ts'
import type { BuiltInKindKey, EmissionKindResource, FileResource } from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import type {
  ActivitySteps,
  ActivityTypes,
  Additions,
  PayloadToCheck,
  RecordFacts,
  RecordOf,
  RecordToChange,
  RecordToCreate,
  ResolvedPayload,
  ToResolve,
} from './activity-steps.ts'
import type { ActivityDefinition, Recomputed } from './definition.ts'

const NO_NOTICES: readonly Notice[] = Object.freeze([])
const NO_ADDITIONS: Additions = Object.freeze({})

function joinNotices(own: readonly Notice[], others: readonly Notice[], further: readonly Notice[]): readonly Notice[] {
  return others.length + further.length === 0 ? own : [...own, ...others, ...further]
}

/** A change that was checked, with the result of its calculation. */
interface CheckedChange<T extends ActivityTypes> {
  readonly row: ActivityRow<T['collection']>
  readonly payload: ResolvedPayload<T>
  /** Undefined: the inputs of the calculation are the same. */
  readonly recomputed: T['computed'] | undefined
  /** That, or the stored result with other notices. Undefined: the calculation stays. */
  readonly computed: Computed | undefined
}

/** Creates, changes and recomputes the records of one activity, by its steps. */
export class RecordWriter<T extends ActivityTypes> {
  readonly #steps: ActivitySteps<T>

  constructor(steps: ActivitySteps<T>) {
    this.#steps = steps
  }

  /** Creates a record. Throws every violation of its ids, dates and numbers. */
  create(tx: WriteTx, context: Context, toCreate: RecordToCreate<T>): Awaitable<Written<RecordOf<T>>> {
    const steps = this.#steps
    const { input, parent, prepared, rowNotices } = toCreate
    const toResolve = { inputs: steps.newInputs(toCreate), parent, prepared }
    return when(this.#resolve(tx, context, { toResolve, payload: { input, stored: undefined } }), (payload) =>
      when(steps.compute(tx, context, payload), (computed) =>
        this.#insert(tx, context, { payload, computed: withRowNotices<T['computed']>(computed, rowNotices) }),
      ),
    )
  }

  #insert(
    tx: WriteTx,
    context: Context,
    { payload, computed }: { readonly payload: ResolvedPayload<T>; readonly computed: T['computed'] },
  ): Awaitable<Written<RecordOf<T>>> {
    const steps = this.#steps
    const { emissionId: proposed, notices = NO_NOTICES } = payload.additions
    const { companyId, createdAt, updatedAt } = stampNow(context)
    const emission = emissionResource(computed, { id: proposed ?? context.newId(), companyId, createdAt, updatedAt })
    const facts = {
      id: context.newId(),
      companyId,
      createdAt,
      updatedAt,
      emissionId: emission.id,
      totalEmission: emission.co2e,
      emission,
      computed,
      stored: undefined,
    }
    const record = withFiles(steps.recordOf(payload, facts), payload.additions, undefined)
    const inserted = insertActivity(tx, context, { activity: steps, record, emission, computed })
    return when(inserted, (row) =>
      when(steps.after?.(tx, context, { before: undefined, after: row.record }), (further = NO_NOTICES) => ({
        row,
        notices: joinNotices(computed.calculation.notices, notices, further),
      })),
    )
  }

  /** Changes a record. Throws what a new record throws. */
  update(
    tx: WriteTx,
    context: Context,
    { row, input, parent, prepared }: RecordToChange<T>,
  ): Awaitable<Written<RecordOf<T>>> {
    const steps = this.#steps
    const { record: stored } = row
    if (steps.isEmpty?.(input) ?? isNothing(input)) return { row }
    const inputs = steps.inputsAfter?.(stored, input) ?? { ...steps.inputsOf(stored), ...input }
    const toResolve = { inputs, stored, parent, prepared }
    return when(this.#resolve(tx, context, { toResolve, payload: { input, stored } }), (payload) => {
      if (!steps.isSame(payload.resolved, stored)) {
        return when(steps.compute(tx, context, payload), (computed) =>
          when(this.#withFactorNotices(tx, stored, computed), (recomputed) =>
            this.#change(tx, context, { row, payload, recomputed, computed: recomputed }),
          ),
        )
      }
      return when(this.#withKind(tx, row, payload.resolved), (computed) =>
        this.#change(tx, context, { row, payload, recomputed: undefined, computed }),
      )
    })
  }

  #change(
    tx: WriteTx,
    context: Context,
    { row, payload, recomputed, computed }: CheckedChange<T>,
  ): Awaitable<Written<RecordOf<T>>> {
    const steps = this.#steps
    const { record: stored } = row
    const { notices = NO_NOTICES } = payload.additions
    const record = steps.recordOf(payload, this.#factsOf(context, stored, recomputed))
    const set = { given: null, ...withFiles(record, payload.additions, stored) }
    return when(changeActivity(tx, context, { activity: steps, row, set, computed, reason: 'updated' }), (changed) =>
      when(steps.after?.(tx, context, { before: stored, after: changed.record }), (further = NO_NOTICES) =>
        when(computed?.calculation.notices ?? noticesOf(tx, stored.id), (own) => ({
          row: changed,
          notices: joinNotices(own, notices, further),
        })),
      ),
    )
  }

  /** Computes a stored record again, without writing it. Throws what a new record throws. */
  async recompute(
    tx: ReadTx,
    context: Context,
    of: ToResolve<T> & { readonly stored: RecordOf<T> },
  ): Promise<Recomputed<T['collection']>> {
    const steps = this.#steps
    const payload = { resolved: await steps.resolve(tx, context, of), additions: NO_ADDITIONS }
    const computed = await steps.compute(tx, context, payload)
    const record = steps.recordOf(payload, this.#factsOf(context, of.stored, computed))
    const set = steps.recomputed === null ? { given: null, ...record } : pickFields(record, steps.recomputed)
    return { set, computed }
  }

  /** Resolves the inputs, stores the files and checks the rest of the payload. Throws the violations of all three. */
  #resolve(
    tx: WriteTx,
    context: Context,
    { toResolve, payload }: { readonly toResolve: ToResolve<T>; readonly payload: PayloadToCheck<T> },
  ): Awaitable<ResolvedPayload<T>> {
    const steps = this.#steps
    const { input, stored } = payload
    const { files } = input
    if (steps.beside === undefined && files === undefined) {
      return when(steps.resolve(tx, context, toResolve), (resolved) => ({ resolved, additions: NO_ADDITIONS }))
    }
    const all = gather([
      () => steps.resolve(tx, context, toResolve),
      () => steps.beside?.(tx, context, payload),
      () => (files?.length ? filesOf(tx, context, { files, existing: stored?.files ?? [] }) : files && NO_FILES),
    ])
    return when(all, ([resolved, besides = NO_ADDITIONS, attached]) => ({
      resolved,
      additions: attached === undefined ? besides : joinFiles(besides, attached),
    }))
  }

  /** Keeps the notices about its factor that a record has from the row that it was imported from. */
  #withFactorNotices(tx: ReadTx, stored: RecordOf<T>, computed: T['computed']): Awaitable<T['computed']> {
    return when(latestCalculation(tx, stored.id), (inForce) =>
      keepFactorNotices<T['computed']>(snapshotFinder(tx), { computed, inForce }),
    )
  }

  /** The stored calculation with the notices of another kind. Undefined: the kind stays. */
  #withKind(tx: ReadTx, { record, exact, version }: ActivityRow<T['collection']>, { kind }: T['resolved']) {
    const { kinds: usual } = this.#steps
    const emissionKindId = this.#steps.countedAs(record).kind.id
    return computedWithKind(tx, { record: { id: record.id, emissionKindId }, exact, version }, { kind, usual })
  }

  /** The facts of a stored record. Without a new result its emission stays. */
  #factsOf(context: Context, stored: RecordOf<T>, computed: T['computed'] | undefined): RecordFacts<T> {
    const { id, companyId, createdAt } = stored
    const emissionId = this.#steps.emissionIdOf(stored)
    const updatedAt = context.now()
    const stamp = { companyId, createdAt, updatedAt }
    const emission = computed && emissionResource(computed, { id: emissionId, ...stamp })
    const totalEmission = emission?.co2e ?? stored.totalEmission
    return { id, ...stamp, emissionId, totalEmission, computed, emission, stored }
  }
}

/** Adds files, which the other checks of an activity never give. */
function joinFiles(besides: Omit<Additions, keyof FilesOfRecord>, { files, notices }: FilesOfRecord): Additions {
  // own fields first: V8 makes a class for each object that is copied and then extended
  return { files, notices, ...besides }
}

/** Adds the files of a payload to a record. A record that never had a file has no field for them. */
export function withFiles<R extends { readonly files?: FileResource[] }>(
  record: R,
  { files }: { readonly files?: FileResource[] },
  stored: { readonly files?: FileResource[] } | undefined,
): R {
  const isUsed = files !== undefined && (files.length > 0 || stored?.files !== undefined)
  return !isUsed || record.files === files ? record : { ...record, files }
}

/** The named fields that a record has. */
function pickFields<T extends object>(record: T, names: readonly (keyof T)[]): Partial<T> {
  const fields: Partial<T> = {}
  for (const name of names) if (name in record) fields[name] = record[name]
  return fields
}

/** The definition of an activity that follows from its steps. */
export function definitionOf<T extends ActivityTypes>(
  steps: ActivitySteps<T>,
  records: RecordWriter<T>,
): ActivityDefinition<T['collection'], T['prepared']> {
  const { inputsOf, naming, ruled } = steps
  return {
    ...steps,
    recalculate: (tx, context, { row: { record: stored }, prepared }) =>
      records.recompute(tx, context, { inputs: inputsOf(stored), stored, prepared, isNow: true }),
    naming: naming && {
      ...naming,
      recalculate: (tx, context, { row: { record: stored }, factorId }) =>
        records.recompute(tx, context, { inputs: naming.inputsWith(inputsOf(stored), factorId), stored }),
    },
    ruled: ruled && {
      ...ruled,
      recalculate: (tx, context, { row: { record: stored }, assign }) =>
        records.recompute(tx, context, { inputs: ruled.inputsWithoutFactor(inputsOf(stored)), stored, assign }),
    },
    writer: null,
  }
}

/** The kind of a record (null if it was deleted), and the usual kinds of its activity. */
interface KindOfRecord {
  readonly kind: EmissionKindResource | null
  readonly usual: readonly BuiltInKindKey[]
}

const NOTICES_OF_KINDS: ReadonlySet<NoticeCode> = new Set<NoticeCode>(['emission_kind_unusual', 'scope_by_factor'])

/** The result of a record whose emission kind changes: the same number with other notices; undefined if the kind stays. */
async function computedWithKind(
  tx: ReadTx,
  { record, exact }: Row<{ readonly id: string; readonly emissionKindId: string }>,
  { kind, usual }: KindOfRecord,
): Promise<Computed | undefined> {
  if (kind === null || kind.id === record.emissionKindId) return undefined
  const inForce = await latestCalculation(tx, record.id)
  const calculation = await readCalculation(tx, inForce.calculation)
  const others = calculation.notices.filter(({ code }) => !NOTICES_OF_KINDS.has(code))
  const notices = [...others, ...kindNotices(kind, usual), ...scopeNotices(kind, scopesOf(calculation))]
  return {
    calculation: { ...calculation, notices },
    location: inForce.location === null ? null : await readCalculation(tx, inForce.location),
    exactKg: String(exact),
  }
}
