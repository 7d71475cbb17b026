import { EmissionsError, type ErrorCode, fail } from '../../core/errors/index.ts'
import { add, parseRational, printExact } from '../../core/exact/index.ts'
import type { ActivityRow } from '../../ledger/context/activity-shape.ts'
import type { Context, ReadTx, WriteTx } from '../../ledger/context/context.ts'
import { listResources, readRecords, rowsOfList } from '../../ledger/context/list-rows.ts'
import type { ServicePolicy } from '../../ledger/context/policy.ts'
import { readInput, withPolicy } from '../../ledger/context/read-input.ts'
import type { ActivityCollection, ImportChunk, ImportMapping, StoredImport } from '../../ledger/context/records.ts'
import { onFreshRow, requireRow } from '../../ledger/context/require.ts'
import { readerOfName } from '../../ledger/context/stored-record.ts'
import type { Outcome, Page, PageRequest, Payload } from '../../ledger/context/use-cases.ts'
import { outcomeOf, read, transact, write } from '../../ledger/context/write.ts'
import { type LockedPeriods, readLockedPeriods } from '../../ledger/locks/locked-periods.ts'
import { definedFields, type Input } from '../../resources/index.ts'
import { type Failure, toArgumentMessage } from '../../rows/index.ts'
import { ACTIVITIES } from '../activities/activities.ts'
import type { ActivityModule } from '../activities/definition/definition.ts'
import { batches } from '../master-data/batches/batches.ts'
import { sites } from '../master-data/sites.ts'
import { vehicles } from '../master-data/vehicles/vehicles.ts'
import { type CreatedRow, writeBlock } from './create-records.ts'
import { type Examination, examine, type ImportPreview, previewOf } from './import-preview.ts'
import { blocksOf, type ImportSource, rowsToImport } from './import-source.ts'
import type { ResolvedReferences } from './references.ts'
import { rejectStoredTwins } from './stored-twins.ts'
import { draftsOfBlock, type ImportOptions } from './survey.ts'

/** Options of writing an import. */
export interface CommitOptions extends ImportOptions {
  /** The digest of the preview, or at least its first 8 characters. Not given: the rows were not previewed. */
  readonly digest?: string | undefined
  /** Leave out rows that need a decision, instead of rejecting the file. */
  readonly leaveOut?: boolean | undefined
  /** The reading of the file, to save with the import. It changes no row. */
  readonly mapping?: ImportMapping | undefined
}

/**
 * Imports of files: the rows that `calculate` reads become records of the company, with the same emissions to the last digit.
 *
 * - A preview calculates every row and tries out its record in a copy of the company. It writes nothing.
 * - An import does the same first, so that it begins to write only if every row can be written. Then it writes a thousand rows
 *   per transaction, each with its progress.
 * - An import that broke off resumes when the same rows are imported again, and an import that is complete is not repeated:
 *   both are found by the digest of the rows.
 * - An import is undone as a whole.
 */
export interface Imports {
  /**
   * Shows what an import of a file would create. Throws the errors of a file that cannot be read, and `file_too_large` for
   * more than 10,000 rows that need a decision.
   */
  preview(source: ImportSource, options?: ImportOptions): Promise<ImportPreview>
  /**
   * Imports the rows of a file, or resumes the import that broke off, or returns the complete import of the same rows. Throws
   * what `preview` throws, `precondition_failed` if the rows are not those of the preview or change while they are read, or if
   * rows that were not previewed are stored already,
   * the codes of all rows that need a decision, at 'line 17', unless they are left out, `required` without any row, and
   * `record_in_use` while an earlier import of the same rows is being undone. It has then written nothing, or deleted again
   * what it wrote; only if the database fails do the chunks before stay, to be resumed.
   */
  commit(source: ImportSource, options?: CommitOptions): Promise<Outcome<StoredImport>>
  /**
   * Previews rows that are objects by column, as they are sent to the interface. `allowCredits` replaces that of the policy.
   * Throws also the codes of the payload.
   */
  previewRows(input: Payload<'previewImport'>, options?: Pick<ServicePolicy, 'allowCredits'>): Promise<ImportPreview>
  /** Imports such rows, with the digest of their preview. Throws also the codes of the payload. */
  commitRows(input: Payload<'importRows'>): Promise<Outcome<StoredImport>>
  /** Throws `not_found`. */
  get(id: string): Promise<Outcome<StoredImport>>
  /** The newest first. Throws `query_invalid`. */
  list(part?: PageRequest): Promise<Page<StoredImport>>
  /**
   * Deletes every record of an import, also those that were changed since, and then the sites, vehicles and the batch that it
   * created, unless others use them. Resumes if it broke off; an import that is undone stays as it is. Throws `not_found`, and
   * `period_locked` if a record lies in a locked period; then nothing is deleted.
   */
  undo(id: string): Promise<Outcome<StoredImport>>
}

const PATH = 'importId'
const DIGEST_MIN = 8

/** Finds the import of the same rows that was not undone; null if there is none. */
async function findEarlier(tx: ReadTx, digest: string): Promise<StoredImport | null> {
  const all = await readRecords(tx.imports, { by: 'createdAt' })
  return all.find((one) => one.digest === digest && one.status !== 'undone') ?? null
}

async function previewImport(context: Context, source: ImportSource, options: ImportOptions): Promise<ImportPreview> {
  const examination = await examine(context, source, options)
  const earlier = await read(context, (tx) => findEarlier(tx, examination.digest))
  // an import that broke off has records of its own rows
  const stored = earlier === null ? await examination.twins.listWarnings(context) : []
  return previewOf(examination, { name: source.name, earlier, stored })
}

/** Throws `precondition_failed` if the rows are not those of the preview. */
function checkDigest({ digest: actual }: { readonly digest: string }, { digest }: CommitOptions): void {
  if (digest === undefined || (digest.length >= DIGEST_MIN && actual.startsWith(digest))) return
  const message = `the file, or an option that decides how it is read, is not the one that was previewed as ${digest}; preview it again, also if a period was locked or unlocked since`
  fail('digest', 'precondition_failed', { message, expected: actual, received: digest })
}

/** Throws the failures of all rows that need a decision, at most three for each cause. */
function checkProblems({ survey }: Examination, { leaveOut = false }: CommitOptions): void {
  const { causes } = survey.problems
  if (leaveOut || causes.length === 0) return
  throw new EmissionsError(
    causes.map(({ code, message, count, examples }) => {
      const lines = examples.map(({ position }) => position?.line ?? '?').join(', ')
      const more = count > examples.length ? ', …' : ''
      return { path: `line ${lines}${more}`, code, message }
    }),
  )
}

/** Begins an import, or finds the one of the same rows. Throws `record_in_use` while that one is being undone. */
function beginImport(
  context: Context,
  { digest, tally }: Examination,
  { name, mapping }: Pick<StoredImport, 'name' | 'mapping'>,
): Promise<Outcome<StoredImport>> {
  return write(context, {
    work: async (tx) => {
      const earlier = await findEarlier(tx, digest)
      if (earlier?.status === 'undoing') {
        const message = `the import ${earlier.id} of the same rows is being undone; undo it to its end first`
        fail('', 'record_in_use', message)
      }
      if (earlier !== null) return outcomeOf(await requireRow(tx.imports, earlier.id, PATH))
      const createdAt = context.now()
      const created = { sites: [], vehicles: [], batches: [] }
      const record: StoredImport = {
        ...{ id: context.newId(), createdAt, updatedAt: createdAt, actor: context.actor, status: 'running', name },
        ...{ digest, rows: tally.rows, records: 0, chunks: 0, co2eKg: '0', created },
        ...definedFields({ mapping }),
      }
      return outcomeOf(await tx.imports.insert(record))
    },
  })
}

/** Changes the fields of an import. */
function updateImport(context: Context, id: string, set: Partial<StoredImport>): Promise<Outcome<StoredImport>> {
  return write(context, {
    work: async (tx) => {
      const row = await requireRow(tx.imports, id, PATH)
      return outcomeOf(await tx.imports.update(id, row.version, { set: { ...set, updatedAt: context.now() } }))
    },
  })
}

/** Another run of the same import wrote the block, or undid the import. */
const OTHER_RUN =
  'the same rows are being imported or undone at the same time by someone else; nothing was written twice. Wait until that has ended, then import again: it continues, or reports the complete import'

/** Stores the progress of an import with the records of a block. */
async function settleBlock(
  tx: WriteTx,
  context: Context,
  { id, chunk, created }: { readonly id: string; readonly chunk: number; readonly created: readonly CreatedRow[] },
): Promise<void> {
  const { version, record } = await requireRow(tx.imports, id, PATH)
  if (record.chunks !== chunk || record.status !== 'running') fail('', 'version_conflict', OTHER_RUN)
  const records = created.map(({ draft, row }) => [draft.line, draft.collection, row.record.id] as const)
  const updatedAt = context.now()
  await tx.importChunks.insert({ importId: id, chunk, createdAt: updatedAt, records })
  const co2eKg = created.reduce(
    (sum, { row }) => add(sum, parseRational(String(row.exact))),
    parseRational(record.co2eKg),
  )
  const progress = { chunks: chunk + 1, records: record.records + created.length, co2eKg: printExact(co2eKg) }
  await tx.imports.update(id, version, { set: { ...progress, updatedAt } })
}

function rejectChangedFile(): never {
  const message =
    'the file changed while it was imported; its new records were deleted again. Preview it again, then import it'
  return fail('', 'precondition_failed', message)
}

/** An import to write, from the chunk after the last one that was written. */
interface ImportToWrite {
  readonly examination: Examination
  readonly started: StoredImport
  readonly references: ResolvedReferences
}

async function writeRows(
  source: ImportSource,
  { examination: { survey, comparing }, started, references }: ImportToWrite,
  options: CommitOptions,
): Promise<void> {
  const { context, blockDigests } = survey
  let blocks = 0
  let rows = started.records
  for await (const block of blocksOf(source)) {
    if (block.digest !== blockDigests[block.index]) rejectChangedFile()
    blocks++
    if (block.index < started.chunks) continue
    const drafts = await draftsOfBlock(block, survey)
    await writeBlock(context, { drafts, references, comparing }, (tx, created) =>
      settleBlock(tx, context, { id: started.id, chunk: block.index, created }),
    )
    rows += drafts.length
    options.onProgress?.('write', rows)
  }
  if (blocks !== blockDigests.length) rejectChangedFile()
}

/** True if an import can go on after the error, because the database failed and not the import. */
function isResumable(error: unknown): boolean {
  return !EmissionsError.is(error) || error.code.startsWith('store_') || error.code === 'version_conflict'
}

/** Checks that the caller may still write, before long work. Throws `unauthenticated`. */
function checkCaller(context: Context): Promise<void> {
  return transact(context, async () => undefined)
}

async function commitImport(
  context: Context,
  source: ImportSource,
  options: CommitOptions,
): Promise<Outcome<StoredImport>> {
  await checkCaller(context)
  const examination = await examine(context, source, options)
  const { survey, tally } = examination
  checkDigest(examination, options)
  const earlier = await read(context, (tx) => findEarlier(tx, examination.digest))
  if (earlier?.status === 'complete') return read(context, (tx) => getImport(tx, earlier.id))
  checkProblems(examination, options)
  if (tally.rows === 0) fail('', 'required', 'has no row that can be imported')
  // an import that broke off has records of its own rows
  if (earlier === null && options.digest === undefined) await rejectStoredTwins(context, examination)
  const { record: started } = await beginImport(context, examination, {
    name: source.name,
    ...definedFields({ mapping: options.mapping }),
  })
  try {
    const { created: before } = started
    const created = { sites: [...before.sites], vehicles: [...before.vehicles], batches: [...before.batches] }
    const references = await survey.references.resolve(survey.context, created)
    await updateImport(context, started.id, { created })
    await writeRows(source, { examination, started, references }, options)
  } catch (error) {
    if (!isResumable(error)) await undoImport(context, started.id)
    throw error
  }
  return updateImport(context, started.id, { status: 'complete' })
}

type AnyActivity = ActivityModule<ActivityCollection, unknown>

/** The stored records of a chunk. Records that were deleted since are left out. */
async function rowsOfChunk(
  tx: ReadTx,
  { records }: ImportChunk,
): Promise<readonly (readonly [AnyActivity, ActivityRow])[]> {
  const found: (readonly [AnyActivity, ActivityRow])[] = []
  const activities: readonly AnyActivity[] = Object.values(ACTIVITIES)
  for (const activity of activities) {
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

async function tryDelete(remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove()
  } catch (error) {
    if (!EmissionsError.is(error) || !STAYING.includes(error.code)) throw error
  }
}

/** Deletes the sites, vehicles and the batch that an import created, unless others use them. */
async function deleteReferences(context: Context, { created }: StoredImport): Promise<void> {
  for (const id of created.batches) await tryDelete(() => batches(context).delete(id))
  for (const id of created.vehicles) await tryDelete(() => vehicles(context).delete(id))
  for (const id of created.sites) await tryDelete(() => sites(context).delete(id))
}

/**
 * Deletes every record of an import, a chunk per transaction, the last one first, and then what it created for them. Throws
 * `not_found`, and `period_locked` if any record lies in a locked period; then nothing is deleted.
 */
async function undoImport(context: Context, id: string): Promise<Outcome<StoredImport>> {
  await checkCaller(context)
  const found = await read(context, async (tx) => outcomeOf(await requireRow(tx.imports, id, PATH)))
  if (found.record.status === 'undone') return found
  await checkAllOpen(context, found.record)
  let { record } = await updateImport(context, id, { status: 'undoing' })
  while (record.chunks > 0)
    record = await onFreshRow(() => transact(context, (tx) => undoLastChunk(tx, context, id), { groupCommit: false }))
  await deleteReferences(context, record)
  return updateImport(context, id, { status: 'undone' })
}

/** Separates the rows of a payload, with how they are read, from the options of the import. */
function separateRows({ site, country, name, rows, ...reading }: Input<'previewImport'>) {
  const source = rowsToImport({ name, rows, ...definedFields(reading) })
  return { source, options: definedFields({ site, country }) }
}

async function getImport(tx: ReadTx, id: string): Promise<Outcome<StoredImport>> {
  return outcomeOf(await requireRow(tx.imports, id, PATH))
}

const CREDITS = 'set allowCredits to true for credit notes, refunds and corrections, which then reduce the total'
/** Rows of an import have no such argument: the policy of the service decides. */
const CREDITS_OF_SERVICE = 'credit notes and refunds need a service whose policy has allowCredits'

/** Rewrites a sentence for someone who sends rows, without an argument for credits, instead of a file to the program. */
function importMessage(message: string): string {
  return toArgumentMessage(message).replace(CREDITS, CREDITS_OF_SERVICE)
}

function withMessage<T extends Pick<Failure, 'message'>>(failure: T, rewrite = importMessage): T {
  return { ...failure, message: rewrite(failure.message) }
}

/** Rewrites the sentences of a preview of rows that were sent. */
function withArgumentMessages(preview: ImportPreview, rewrite: (message: string) => string): ImportPreview {
  const { problems, rowProblems } = preview
  const rewritten = <T extends Pick<Failure, 'message'>>(failure: T) => withMessage(failure, rewrite)
  return {
    ...preview,
    problems: problems.map((cause) => ({ ...rewritten(cause), examples: cause.examples.map(rewritten) })),
    rowProblems: rowProblems.map((row) => ({ ...row, failures: row.failures.map(rewritten) })),
  }
}

/** Throws an error again with sentences for someone who sent rows. */
function failWithArgumentMessages(error: unknown): never {
  throw EmissionsError.is(error)
    ? new EmissionsError(error.violations.map((violation) => withMessage(violation)))
    : error
}

/** The use cases of imports. */
export function imports(caller: Context): Imports {
  // an import has several transactions, and is found again by its digest instead of a key
  const context = { ...caller, idempotency: null }
  return {
    preview: (source, options = {}) => previewImport(context, source, options),
    commit: (source, options = {}) => commitImport(context, source, options),
    previewRows: async (value, policy) => {
      const { source, options } = separateRows(readInput(context, 'previewImport', { value }))
      // nothing is written, so the caller may try what another policy would let in
      const tried = policy === undefined ? context : withPolicy(context, policy)
      const rewrite = policy === undefined ? importMessage : toArgumentMessage
      return withArgumentMessages(await previewImport(tried, source, options), rewrite)
    },
    commitRows: async (value) => {
      const { digest, leaveOut, mapping, ...input } = readInput(context, 'importRows', { value })
      const { source, options } = separateRows(input)
      return commitImport(context, source, { ...options, digest, leaveOut, mapping }).catch(failWithArgumentMessages)
    },
    get: (id) => read(context, (tx) => getImport(tx, id)),
    list: (part) =>
      read(context, (tx) => listResources(rowsOfList(tx.imports, { by: 'createdAt' }), part, ({ record }) => record)),
    undo: (id) => undoImport(context, id),
  }
}
