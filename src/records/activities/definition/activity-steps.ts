import type { Awaitable } from '../../../base/index.ts'
import type { Notice } from '../../../core/errors/index.ts'
import type { Exact } from '../../../core/exact/index.ts'
import type { ActivityRow, ActivityShape } from '../../../ledger/context/activity-shape.ts'
import type { Context, ReadTx, WriteTx } from '../../../ledger/context/context.ts'
import type { ActivityCollection, ServiceRecords } from '../../../ledger/context/records.ts'
import type { RecordStamp } from '../../../ledger/context/stored-record.ts'
import type { Computed } from '../../../ledger/ledger/computed.ts'
import type { FactorAssigner } from '../../../ledger/references/factor-assigner.ts'
import type { FilesPayload } from '../../../ledger/references/files.ts'
import type { RuledActivity } from '../../../reference/factors/index.ts'
import type {
  EmissionKindResource,
  EmissionResource,
  FactorAssignment,
  FileResource,
  Input,
  RecordNoun,
} from '../../../resources/index.ts'
import type { ExpectedRead } from '../../../store/index.ts'

/** The nouns of records to which files can be attached, as to every activity. */
type NounWithFiles = {
  [Noun in RecordNoun]: Input<`create${Noun}`> & Input<`update${Noun}`> extends Pick<FilesPayload, 'files'>
    ? Noun
    : never
}[RecordNoun]

/** The types of one kind of activity. */
export interface ActivityTypes {
  readonly collection: ActivityCollection
  readonly noun: NounWithFiles
  readonly inputs: object
  readonly resolved: ResolvedInputs
  readonly computed: Computed
  /** The record above. Null: the records have no parent. */
  readonly parent: unknown
  /** The result of the preparation. */
  readonly prepared: unknown
}

/** A stored record of an activity. */
export type RecordOf<T extends ActivityTypes> = ServiceRecords[T['collection']]

/** The input of a new record. */
export type CreateInput<T extends ActivityTypes> = Input<`create${T['noun']}`>

/** The input of a change. */
export type UpdateInput<T extends ActivityTypes> = Input<`update${T['noun']}`>

/** A new record below its parent, or a stored one, whose parent may not have been read. */
type NewOrStored<T extends ActivityTypes> =
  | { readonly stored?: undefined; readonly parent: T['parent'] }
  | { readonly stored: RecordOf<T>; readonly parent?: T['parent'] | undefined }

/** Inputs to resolve. What a stored record names stays as it was then, except its factor if `isNow`. */
export type ToResolve<T extends ActivityTypes> = NewOrStored<T> & {
  readonly inputs: T['inputs']
  readonly isNow?: boolean | undefined
  /** Default: the stored rules. */
  readonly assign?: FactorAssigner | undefined
  readonly prepared?: T['prepared'] | undefined
}

/** The parts of a payload that are no inputs of the calculation. */
export interface Additions {
  /** The files of the record. Default: it keeps its files. */
  readonly files?: FileResource[]
  /** Notices of the response, which are not stored. */
  readonly notices?: readonly Notice[]
  /** The id that the client proposes for the emission. Default: a new id. */
  readonly emissionId?: string
  /** Notices of that id, which are stored with the calculation. */
  readonly idNotices?: readonly Notice[]
  /** The total that the client computed, in kilograms of CO2e. */
  readonly clientTotal?: Exact | undefined
}

/** The required part of all resolved inputs. */
export interface ResolvedInputs {
  /** The emission kind, whose notices change with it. Null: they stay. */
  readonly kind: EmissionKindResource | null
}

/** Resolved inputs, and the rest of the payload. */
export interface ResolvedPayload<T extends ActivityTypes> {
  readonly resolved: T['resolved']
  readonly additions: Additions
}

/** A payload, and the record that it changes. Undefined: the record is new. */
export interface PayloadToCheck<T extends ActivityTypes> {
  readonly input: CreateInput<T> | UpdateInput<T>
  readonly stored: RecordOf<T> | undefined
}

/** A record before and after it was written. Undefined: it is new. Null: it was deleted. */
export interface WrittenStates<T extends ActivityTypes> {
  readonly before: RecordOf<T> | undefined
  readonly after: RecordOf<T> | null
}

/** The result of a new record, or of a stored one. Undefined: the stored result and emission stay. */
type NewOrStoredResult<T extends ActivityTypes> =
  | { readonly stored: undefined; readonly computed: T['computed']; readonly emission: EmissionResource }
  | {
      readonly stored: RecordOf<T>
      readonly computed: T['computed'] | undefined
      readonly emission: EmissionResource | undefined
    }

/** The fields of a record that do not follow from its inputs. */
export type RecordFacts<T extends ActivityTypes> = NewOrStoredResult<T> &
  RecordStamp & {
    readonly id: string
    readonly emissionId: string
    readonly totalEmission: number
  }

/** The emission of a record that embeds it: the new one, otherwise the stored one. */
export function emissionOf({ stored, emission }: EmbeddedEmission): EmissionResource {
  return stored === undefined ? emission : (emission ?? stored.emission)
}

type EmbeddedEmission =
  | { readonly stored: undefined; readonly emission: EmissionResource }
  | { readonly stored: { readonly emission: EmissionResource }; readonly emission: EmissionResource | undefined }

/** The input of a new record, the record above it, and the result of the preparation. */
export interface RecordToCreate<T extends ActivityTypes> {
  readonly input: CreateInput<T>
  readonly parent: T['parent']
  readonly prepared: T['prepared']
  /** The notices of the row that it is imported from. */
  readonly rowNotices?: readonly Notice[] | undefined
}

/** A change of a stored record. */
export interface RecordToChange<T extends ActivityTypes> {
  readonly row: ActivityRow<T['collection']>
  readonly input: UpdateInput<T>
  readonly parent: T['parent']
  readonly prepared: T['prepared']
}

/** Finds what records need from others, such as distances, before the transaction. */
export interface Preparation<T extends ActivityTypes> {
  ofNew(context: Context, input: CreateInput<T>): Promise<T['prepared']>
  ofChange(context: Context, stored: RecordOf<T>, input: UpdateInput<T>): Promise<T['prepared']>
  find(context: Context, record: RecordOf<T>): Promise<T['prepared']>
}

/** The functions that differ from one activity to the next. Creating, changing and computing again follow from them. */
export interface ActivitySteps<T extends ActivityTypes> extends ActivityShape<T['collection']> {
  readonly noun: T['noun']
  /** The inputs of a new record. */
  newInputs(toCreate: RecordToCreate<T>): T['inputs']
  /** The inputs of a stored record, with all their digits. */
  inputsOf(record: RecordOf<T>): T['inputs']
  /** The inputs after a change. Default: the stored inputs, overwritten by the payload. */
  inputsAfter?(stored: RecordOf<T>, input: UpdateInput<T>): T['inputs']
  /** True if a change contains nothing. Default: it has no field. */
  isEmpty?(input: UpdateInput<T>): boolean
  /** Finds what the inputs name. Throws every violation of ids and dates. */
  resolve(tx: ReadTx, context: Context, toResolve: ToResolve<T>): Awaitable<T['resolved']>
  /** True if a change keeps the calculation. */
  isSame(resolved: T['resolved'], stored: RecordOf<T>): boolean
  compute(tx: ReadTx, context: Context, payload: ResolvedPayload<T>): Awaitable<T['computed']>
  /** Builds the record in the order of the contract. Attached files follow at its end, unless it contains them. */
  recordOf(payload: ResolvedPayload<T>, facts: RecordFacts<T>): RecordOf<T>
  /** The fields that computing again may change. Null: all. */
  readonly recomputed: readonly (keyof RecordOf<T>)[] | null
  /** Checks the parts of a payload that are neither inputs nor files. */
  beside?(tx: WriteTx, context: Context, payload: PayloadToCheck<T>): Awaitable<Additions>
  /** Updates what depends on a record that was written or deleted. Returns notices of the response. */
  after?(tx: WriteTx, context: Context, states: WrittenStates<T>): Awaitable<readonly Notice[]>
  /** Lists the reads of one creation, so that a store can do them for many creations at once. Default: none. */
  newReads?(toCreate: { readonly parentId: string; readonly input: CreateInput<T> }): readonly ExpectedRead[]
  /** Null: nothing has to be found before the transaction. */
  readonly preparation: Preparation<T> | null
  /** The factor that records name. Null: the service selects all factors. */
  readonly naming: {
    /** The request field of its id. */
    readonly field: string
    factorIdOf(record: RecordOf<T>): string | null
    inputsWith(inputs: T['inputs'], factorId: string): T['inputs']
  } | null
  /** Null: rules choose no factors of this activity. */
  readonly ruled: {
    activityOf(record: RecordOf<T>): RuledActivity
    assignmentOf(record: RecordOf<T>): FactorAssignment | null
    inputsWithoutFactor(inputs: T['inputs']): T['inputs']
  } | null
}
