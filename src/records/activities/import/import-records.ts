import { type Awaitable, EventLoopYield, isFields, sha256Hex, when, yieldToOthers } from '../../../base/index.ts'
import {
  checkChoice,
  checkOptionNames,
  collect,
  EmissionsError,
  fail,
  mapErrorPaths,
  type Notice,
  type Violation,
  Violations,
} from '../../../core/errors/index.ts'
import { inMemory } from '../../../ledger/collections/index.ts'
import type { ActivityRow } from '../../../ledger/context/activity-shape.ts'
import { checkInteger } from '../../../ledger/context/check-integer.ts'
import type { Context, WriteTx } from '../../../ledger/context/context.ts'
import { readInput } from '../../../ledger/context/read-input.ts'
import type { ActivityCollection } from '../../../ledger/context/records.ts'
import { onFreshRow } from '../../../ledger/context/require.ts'
import { write } from '../../../ledger/context/write.ts'
import { readLockedPeriods } from '../../../ledger/locks/locked-periods.ts'
import { LIMITS } from '../../../resources/index.ts'
import { ACTIVITIES, ACTIVITY_COLLECTIONS } from '../activities.ts'
import type { ActivityModule, ParentField, SentRecord } from '../definition/definition.ts'
import { BufferedTransaction } from './buffered-transaction.ts'
import type {
  ImportAllRequest,
  Imported,
  ImportedChunk,
  ImportedRecord,
  ImportNotice,
  ImportPayloads,
  ImportRequest,
} from './import-types.ts'

type Fields = Readonly<Record<string, unknown>>

/** Any activity: all create records alike. */
type AnyActivity = ActivityModule<ActivityCollection, unknown>

/** A record that was prepared. Undefined: it was rejected. */
type Prepared = { readonly sent: SentRecord; readonly prepared: unknown } | undefined

/** A created record with its notices. */
export interface Created {
  readonly row: ActivityRow
  readonly notices: readonly Notice[]
}

const PARENT_NOUNS = { siteId: 'site', vehicleId: 'vehicle', batchId: 'batch' } as const satisfies Record<
  ParentField,
  string
>

/** Collects the violations of records. Their paths begin with that of the record. */
class RecordViolations {
  /** By the index of the record, which is checked twice: before the transaction and in it. */
  readonly #byRecord: (readonly Violation[])[] = []
  readonly #parentField: ParentField | null

  constructor(parentField: ParentField | null) {
    this.#parentField = parentField
  }

  /** Returns the result of `work` for a record. Undefined if it throws violations. */
  attempt<T>(index: number, work: () => Awaitable<T>): Awaitable<T | undefined> {
    try {
      const result = work()
      return result instanceof Promise ? result.catch((error) => this.#add(index, error)) : result
    } catch (error) {
      return this.#add(index, error)
    }
  }

  /** Adds the violations of an error. Throws any other error. */
  #add(index: number, error: unknown): undefined {
    if (!EmissionsError.is(error)) throw error
    this.#byRecord[index] = error.violations.map((one) => this.#inRecord(index, one))
  }

  throwIfAny(): void {
    const violations = this.#byRecord.flat()
    if (violations.length > 0) throw new EmissionsError(violations)
  }

  #inRecord(index: number, { path, ...violation }: Violation): Violation {
    const within = path === '' || path.startsWith('[') ? path : `.${path}`
    const at = { path: `records[${index}]${within}` }
    // an import names the parent in its body, so an unknown id is not an unknown path
    if (violation.code !== 'not_found' || path !== this.#parentField) return { ...at, ...violation }
    const noun = PARENT_NOUNS[path]
    return { ...at, ...violation, code: `unknown_${noun}`, message: `is no ${noun} of this company; create it first` }
  }
}

/** Reads the id of the parent. Throws `required`. */
function parentIdOf(record: Fields, field: string): string {
  const id = record[field]
  if (typeof id === 'string' || typeof id === 'number') return String(id)
  const expected = 'the id of the record that it is created below'
  return fail(field, 'required', { message: `is missing; give ${expected}`, expected, received: id })
}

/** Validates a record of the payload. Throws all its violations. */
function readRecord(
  context: Context,
  { creation: { input: name, parentField } }: AnyActivity,
  record: unknown,
): SentRecord {
  const read = (value: unknown) => readInput(context, name, { value })
  if (parentField === null || !isFields(record)) return { parentId: '', input: read(record) }
  const { [parentField]: _, ...value } = record
  return collect({ parentId: () => parentIdOf(record, parentField), input: () => read(value) })
}

/** Opens the transaction that creates records. `write` ends it. In memory each record is written when it is created. */
async function openChunk(
  tx: WriteTx,
  { store }: Context,
  { activity: { collection, creation }, prepared }: PreparedImport,
) {
  if (!creation.isBuffered || inMemory(store) !== null) return { tx, write: async () => undefined }
  const sent = prepared.flatMap((one) => (one === undefined ? [] : [one.sent]))
  const sitePeriods = sent.flatMap((one) => creation.sitePeriodOf?.(one) ?? [])
  const buffered = new BufferedTransaction(tx, { collection, sitePeriods })
  const proposed = sent.flatMap((one) => creation.proposedIdOf?.(one) ?? [])
  await buffered.readProposed([...new Set(proposed)])
  await buffered.readSites()
  return buffered
}

/** An import with validated and prepared records. */
export interface PreparedImport {
  readonly activity: AnyActivity
  readonly prepared: readonly Prepared[]
  readonly violations: RecordViolations
  /** The notices of the rows that the records are imported from, in their order. Default: they are not from rows. */
  readonly rowNotices?: readonly (readonly Notice[])[]
}

/** Creates prepared records in a transaction. Throws the violations of all of them, below `records[17]`. */
export async function createAll(
  store: WriteTx,
  context: Context,
  toCreate: PreparedImport,
): Promise<readonly Created[]> {
  const { activity, prepared, violations, rowNotices } = toCreate
  const chunk = await openChunk(store, context, toCreate)
  const withLocks = { ...context, locks: await readLockedPeriods(store) }
  const eventLoop = new EventLoopYield()
  const created: Created[] = []
  for (const [index, one] of prepared.entries()) {
    if (one === undefined) continue
    const ofRow = Object.assign({}, one.prepared, { rowNotices: rowNotices?.[index] })
    const made = violations.attempt(index, () => activity.creation.create(chunk.tx, withLocks, ofRow))
    const { row, notices = [] } = (made instanceof Promise ? await made : made) ?? {}
    if (row !== undefined) created.push({ row, notices })
    if (eventLoop.isDue(1)) await yieldToOthers()
  }
  violations.throwIfAny()
  await chunk.write()
  return created
}

/** Groups equal notices of several records. */
function noticesByText(all: readonly (readonly Notice[])[]): readonly ImportNotice[] {
  const byText = new Map<string, Notice & { readonly indices: number[] }>()
  for (const [index, notices] of all.entries()) {
    for (const one of notices) {
      const text = `${one.code} ${one.path} ${one.message}`
      const indices = byText.get(text)?.indices
      if (indices === undefined) byText.set(text, { ...one, indices: [index] })
      else if (indices.at(-1) !== index) indices.push(index)
    }
  }
  return [...byText.values()]
}

async function importedOf(tx: WriteTx, activity: AnyActivity, created: readonly Created[]): Promise<Imported> {
  const records: ImportedRecord[] = []
  const notices: (readonly Notice[])[] = []
  for (const { row, notices: ofCreation } of created) {
    const { id, totalEmission } = row.record
    records.push({ id, emissionId: activity.emissionIdOf(row.record), totalEmission })
    const { creation } = activity
    notices.push(creation.noticesOf === undefined ? ofCreation : await creation.noticesOf(tx, row, ofCreation))
  }
  return { records, notices: noticesByText(notices) }
}

/** Validates and prepares the records, one after the other. Rejected records are left out. */
export async function prepareRecords(
  context: Context,
  activity: AnyActivity,
  records: readonly unknown[],
): Promise<PreparedImport> {
  const violations = new RecordViolations(activity.creation.parentField)
  const prepared: Prepared[] = []
  for (const [index, record] of records.entries()) {
    const made = violations.attempt(index, () => {
      const sent = readRecord(context, activity, record)
      return when(activity.creation.prepare(context, sent), (of) => ({ sent, prepared: of }))
    })
    prepared.push(made instanceof Promise ? await made : made)
  }
  return { activity, prepared, violations }
}

/** Throws `invalid_type` for records that JSON cannot hold. */
function fingerprintOf(records: readonly unknown[]): string {
  try {
    return sha256Hex(JSON.stringify(records))
  } catch {
    return fail(
      'records',
      'invalid_type',
      'contain a value that JSON cannot express, such as a bigint or a circular reference; send plain values',
    )
  }
}

/** Adds the idempotency key of the import, if it has one. Throws `invalid_type`. */
function withKey(
  context: Context,
  { activity, records, idempotencyKey: key }: ImportRequest<keyof ImportPayloads, object>,
): Context {
  if (key === undefined) return context
  return { ...context, idempotency: { route: `import ${activity}`, key, fingerprint: fingerprintOf(records) } }
}

/**
 * Creates all records of an import or none. Throws `invalid_choice` for an unknown activity, `list_too_long`, `required`, and
 * the violations of all records together, below `records[17]`.
 */
export async function importRecords(
  context: Context,
  request: ImportRequest<keyof ImportPayloads, object>,
): Promise<Imported> {
  checkOptionNames(request, { activity: true, records: true, idempotencyKey: true })
  const name = checkChoice({ path: 'activity', value: request.activity }, ACTIVITY_COLLECTIONS)
  const activity: AnyActivity = ACTIVITIES[name]
  const { records } = readInput(context, 'createImport', { value: { records: request.records } })
  const work = {
    prepare: () => prepareRecords(context, activity, records),
    work: async (tx: WriteTx, prepared: PreparedImport) =>
      importedOf(tx, activity, await createAll(tx, context, prepared)),
    groupCommit: false,
  }
  // others may draw on the same instruments at the same time
  return onFreshRow(() => write(withKey(context, request), work))
}

/** Throws `query_invalid` unless `chunkSize` is between 1 and the import limit. */
function checkChunkSize(chunkSize: number): void {
  const violations = new Violations()
  checkInteger(violations, 'chunkSize', { value: chunkSize, min: 1, max: LIMITS.importedRecords })
  violations.throwIfAny()
}

/** Splits items into arrays of `size`. The last one may be shorter. */
async function* chunksOf<T>(items: Iterable<T> | AsyncIterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let chunk: T[] = []
  for await (const item of items) {
    chunk.push(item)
    if (chunk.length < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

/** Maps a path of a chunk to the whole import: records[3].value becomes records[2003].value. */
function shiftPath(from: number): (path: string) => string {
  return (path) => path.replace(/^records\[(\d+)\]/, (_, index) => `records[${from + Number(index)}]`)
}

/**
 * Creates records in chunks and yields each chunk when it is written. A chunk is written as a whole or not at all. Throws what
 * an import throws, with paths that count from the first record of all. Earlier chunks stay.
 */
export async function* importAll<Name extends keyof ImportPayloads>(
  context: Context,
  { activity, records, chunkSize = LIMITS.importedRecords, idempotencyKey }: ImportAllRequest<Name, object>,
): AsyncGenerator<ImportedChunk, void, undefined> {
  checkChunkSize(chunkSize)
  let from = 0
  for await (const chunk of chunksOf(records, chunkSize)) {
    const key = idempotencyKey === undefined ? {} : { idempotencyKey: `${idempotencyKey} ${from}` }
    try {
      yield { from, ...(await importRecords(context, { activity, records: chunk, ...key })) }
    } catch (error) {
      throw mapErrorPaths(shiftPath(from), error)
    }
    from += chunk.length
  }
}
