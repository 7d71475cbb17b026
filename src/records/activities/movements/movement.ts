import type { FoundDistance } from '../../../core/emissions/index.ts'
import { Violations } from '../../../core/errors/index.ts'
import type { Context, ReadTx, WriteTx } from '../../../ledger/context/context.ts'
import { gather } from '../../../ledger/context/gather.ts'
import { mergedPeriod } from '../../../ledger/context/period.ts'
import { isNothing } from '../../../ledger/context/read-input.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import {
  checkVendor,
  checkVersion,
  failMissing,
  failStale,
  requireNumberedRow,
} from '../../../ledger/context/require.ts'
import { requireStoredRow, stampNow } from '../../../ledger/context/stored-record.ts'
import type { ChangeOptions } from '../../../ledger/context/use-cases.ts'
import { read, type Written } from '../../../ledger/context/write.ts'
import { type ChangedActivity, changeActivity, insertActivity } from '../../../ledger/ledger/activity-ledger.ts'
import { emissionResource } from '../../../ledger/ledger/computed.ts'
import { latestCalculation } from '../../../ledger/ledger/latest-calculation.ts'
import { keepFactorNotices, withRowNotices } from '../../../ledger/ledger/row-notices.ts'
import { readCalculation, snapshotFinder } from '../../../ledger/ledger/stored-calculation.ts'
import { kindOfFreight } from '../../../ledger/references/emission-kinds.ts'
import { checkFiles, type FilesPayload, filesOf } from '../../../ledger/references/files.ts'
import { definedFields, type Input, wireNumber } from '../../../resources/index.ts'
import {
  batchIdsOf,
  inOrder,
  type MovementPath,
  type MovementRow,
  withdrawWhereMany,
  writeMovementBatches,
} from '../../master-data/batches/movement-batches.ts'
import { type ActivityDefinition, type FromRow, USUAL_FIELDS } from '../definition/definition.ts'
import { withFiles } from '../definition/derive-activity.ts'
import { recordedRoutes } from '../transport/recorded-routes.ts'
import {
  type ComputedMovement,
  computeMovement,
  findRoute,
  isSameMovementRoute,
  mustComputeMovement,
  type PreviousMovement,
} from './movement-calculation.ts'
import {
  changeMovementContent,
  type MovementContent,
  readMovementInput,
  readStoredMovement,
  recordFields,
} from './movement-content.ts'

type MovementRecord = ServiceRecords['movements']

/** The batches of a movement: the batch of its path, and the batches of the payload. */
interface CarriedBatches {
  readonly batchId: number
  readonly others: readonly { readonly id: number }[]
}

/** Checks the batches and returns their numbers. Throws `unknown_batch` for each batch that the company does not have. */
async function checkBatches(tx: ReadTx, { batchId, others }: CarriedBatches): Promise<ReadonlySet<number>> {
  const violations = new Violations()
  for (const [index, { id }] of others.entries()) {
    if ((await tx.batches.get(id)) !== null) continue
    const message = 'names no batch of the company; create the batch first, or leave it out'
    violations.add(`batches[${index}].id`, 'unknown_batch', { message, received: id })
  }
  violations.throwIfAny()
  return new Set([batchId, ...others.map(({ id }) => id)])
}

/** The vendor, the batches and the files that a payload names. Undefined: it does not name them. */
interface MovementReferences extends FilesPayload {
  readonly vendorId: string | null | undefined
  readonly carried: CarriedBatches | undefined
}

/**
 * Checks them and returns the numbers of the batches. Throws `unknown_vendor`, `unknown_batch`, `unknown_file` and
 * `id_invalid` together.
 */
async function checkReferences(
  tx: ReadTx,
  { vendorId, carried, ...files }: MovementReferences,
): Promise<ReadonlySet<number> | undefined> {
  const [batchIds] = await gather([
    () => (carried === undefined ? undefined : checkBatches(tx, carried)),
    () => checkVendor(tx, vendorId, 'vendorId'),
    () => checkFiles(tx, files),
  ])
  return batchIds
}

/** The record fields for this content, plus distance and emission if they were computed. */
function fieldsOf(content: MovementContent, emissionId: string, done: ComputedMovement | undefined) {
  return {
    emissionKindId: kindOfFreight(content.transportType).id,
    ...recordFields(content, emissionId),
    ...(done && { distance: wireNumber(done.km), totalEmission: wireNumber(done.computed.exactKg) }),
  }
}

/** A movement whose emission is computed but which is not stored yet. */
export interface PreparedMovement extends ComputedMovement {
  readonly content: MovementContent
  readonly carried: CarriedBatches
  readonly files: FilesPayload['files']
}

/**
 * Looks up the route and computes the emission of a new movement, without storing it. Throws `not_found`, then every
 * violation of its places, ids and numbers.
 */
export async function prepareMovement(
  context: Context,
  { batchId, input }: { readonly batchId: number | string; readonly input: Input<'createMovement'> },
): Promise<PreparedMovement> {
  const batch = await read(context, (tx) => requireNumberedRow(tx.batches, batchId, 'batchId'))
  const content = readMovementInput(input)
  const carried = { batchId: batch.record.id, others: input.batches ?? [] }
  const { files } = input
  const [found] = await gather([
    () => findRoute(context, content),
    () => read(context, (tx) => checkReferences(tx, { vendorId: content.vendorId, carried, files })),
  ])
  return { content, carried, files, ...computeMovement(context, { content, found }) }
}

/**
 * Stores a movement and its links to batches. Throws `not_found`, `unknown_vendor` and `unknown_batch` for records that
 * were deleted meanwhile.
 *
 * Movements have their own create and update, because three steps need the batches of the payload, which no hook of
 * `ActivitySteps` gets: the log line states them, very many shares are withdrawn before the emission changes, and the links
 * are written after it. Their answers differ too: a change returns the flat form, all else the listed one.
 */
export async function createMovement(
  tx: WriteTx,
  context: Context,
  { content, carried, files, rowNotices, ...done }: PreparedMovement & FromRow,
): Promise<Written<MovementRecord>> {
  await requireNumberedRow(tx.batches, carried.batchId, 'batchId')
  const [batchIds, , attached] = await gather([
    () => checkBatches(tx, carried),
    () => checkVendor(tx, content.vendorId, 'vendorId'),
    () => filesOf(tx, context, { files }),
  ])
  const computed = withRowNotices(done.computed, rowNotices)
  const { km } = done
  const { newId } = context
  const stamp = stampNow(context)
  const emission = emissionResource(computed, { id: newId(), ...stamp })
  const figures = { distance: wireNumber(km), totalEmission: emission.co2e }
  const fields = { id: newId(), ...fieldsOf(content, emission.id, done), ...figures, ...stamp }
  const record = withFiles<MovementRecord>(fields, attached, undefined)
  const activity = { activity: MOVEMENT_RECORDS, record, emission, computed, carried: inOrder(batchIds) }
  const row = await insertActivity(tx, context, activity)
  await writeMovementBatches(tx, record, batchIds)
  return { row, notices: attached.notices }
}

/** Finds a movement that carries the batch. Throws `not_found` for either. */
export async function requireMovement(tx: ReadTx, { batchId, movementId }: MovementPath): Promise<MovementRow> {
  const batch = await requireNumberedRow(tx.batches, batchId, 'batchId')
  const row = await requireStoredRow(tx, MOVEMENT_RECORDS, { id: movementId, path: 'movementId' })
  const carried = await tx.movementBatches.get({ movementId, batchId: batch.record.id })
  return carried === null ? failMissing('movementId', movementId) : row
}

/** A payload that changes a movement. */
export interface MovementChange {
  readonly path: MovementPath
  readonly input: Input<'updateMovement'>
  readonly options: ChangeOptions
}

/** The content of a movement after a change, and its distance. */
export interface PreparedChange {
  readonly content: MovementContent
  /** The distance of that content. Null: the route stays. */
  readonly found: FoundDistance | null
}

/** The ids that a change names. The movement always carries the batch of the path. */
function referencesOfChange({ path, input: { vendorId, batches } }: MovementChange): MovementReferences {
  return { vendorId, carried: batches && { batchId: Number(path.batchId), others: batches } }
}

/** The files of a change, and those that the movement has. */
function filesOfPayload({ input: { files } }: MovementChange, { record }: MovementRow): FilesPayload {
  return { files, existing: record.files ?? [] }
}

/**
 * Looks up the new route of a changed movement. Throws `not_found`, `precondition_failed`, and for a new route every
 * violation of the resulting movement.
 */
export async function prepareChange(context: Context, change: MovementChange): Promise<PreparedChange> {
  const row = await read(context, (tx) => requireMovement(tx, change.path))
  checkVersion(row, change.options)
  const stored = readStoredMovement(row.record)
  const content = changeMovementContent(stored, change.input)
  if (isSameMovementRoute(stored, content)) return { content, found: null }
  const [found] = await gather([
    () => findRoute(context, content),
    () => mergedPeriod(content, {}),
    () => read(context, (tx) => checkReferences(tx, { ...referencesOfChange(change), ...filesOfPayload(change, row) })),
  ])
  return { content, found }
}

/** Reads the last calculation of a movement. */
async function readPreviousMovement(tx: ReadTx, { record }: MovementRow): Promise<PreviousMovement> {
  const { calculation: stored } = await latestCalculation(tx, record.id)
  const calculation = await readCalculation(tx, stored)
  const [found] = recordedRoutes(calculation)
  if (found === undefined) throw new TypeError(`the calculation of ${record.id} has no distance`)
  return { content: readStoredMovement(record), calculation, found }
}

/** Computes a changed movement. Undefined: its emission stays. Throws `version_conflict` if its route changed meanwhile. */
function computeChange(
  context: Context,
  { before, content, prepared }: { before: PreviousMovement; content: MovementContent; prepared: PreparedChange },
): ComputedMovement | undefined {
  if (!mustComputeMovement(before.content, content)) return undefined
  if (isSameMovementRoute(before.content, content))
    return computeMovement(context, { content, found: before.found, before })
  const { found } = prepared
  return found !== null && isSameMovementRoute(prepared.content, content)
    ? computeMovement(context, { content, found, before })
    : failStale()
}

/**
 * Applies a change to the current movement. Throws `not_found`, `precondition_failed`, `version_conflict` if its route
 * changed after the distance was looked up, and any violation of the resulting movement.
 */
export async function updateMovement(
  tx: WriteTx,
  context: Context,
  { change, prepared }: { readonly change: MovementChange; readonly prepared: PreparedChange },
): Promise<Written<MovementRecord>> {
  const { path, input, options } = change
  const row = await requireMovement(tx, path)
  checkVersion(row, options)
  if (isNothing(definedFields(input))) return { row }
  const before = await readPreviousMovement(tx, row)
  const content = changeMovementContent(before.content, input)
  const [, batchIds, attached] = await gather([
    () => mergedPeriod(content, {}),
    () => checkReferences(tx, referencesOfChange(change)),
    () => input.files && filesOf(tx, context, filesOfPayload(change, row)),
  ])
  const done = computeChange(context, { before, content, prepared })
  const fields: Partial<MovementRecord> = changedFields(context, { row, content, done })
  const set = withFiles(fields, attached ?? {}, row.record)
  const inForce = done && (await latestCalculation(tx, row.record.id))
  const computed = inForce && (await keepFactorNotices(snapshotFinder(tx), { computed: done.computed, inForce }))
  const changed = { activity: MOVEMENT_RECORDS, row, set, computed, reason: 'updated' } as const
  return { row: await changeMovement(tx, context, { change: changed, batchIds }), notices: attached?.notices ?? [] }
}

function changedFields(
  context: Context,
  { row, content, done }: { row: MovementRow; content: MovementContent; done: ComputedMovement | undefined },
) {
  return { ...fieldsOf(content, MOVEMENT_RECORDS.emissionIdOf(row.record), done), updatedAt: context.now() }
}

/** Stores a changed movement, and its batches if the payload names them. */
async function changeMovement(
  tx: WriteTx,
  context: Context,
  { change, batchIds }: { change: ChangedActivity<'movements'>; batchIds?: Iterable<number> | undefined },
): Promise<MovementRow> {
  const { record } = change.row
  const existing = await batchIdsOf(tx, record.id)
  const isWithdrawn = change.computed !== undefined && (await withdrawWhereMany(tx, record, existing))
  const changed = await changeActivity(tx, context, { ...change, carried: inOrder(batchIds ?? existing) })
  if (isWithdrawn || batchIds !== undefined) await writeMovementBatches(tx, record, batchIds ?? existing)
  return changed
}

/** The distance of a content, or the error of looking it up. */
export interface RouteSearch {
  readonly content: MovementContent
  readonly result: PromiseSettledResult<FoundDistance>
}

/** Looks up the distance of a movement without throwing. Its calculation throws any error. */
async function searchRoute(context: Context, content: MovementContent): Promise<RouteSearch> {
  const [result] = await Promise.allSettled([findRoute(context, content)])
  return { content, result }
}

/** The records of movements. `MOVEMENT` adds their use cases. */
export const MOVEMENT_RECORDS: ActivityDefinition<'movements', RouteSearch> = {
  ...USUAL_FIELDS,
  collection: 'movements',
  startField: 'startDate',
  kinds: ['movement-truck', 'movement-ship', 'movement-air', 'movement-rail'],
  factorField: null,
  links: 'movementBatches',
  isMonthly: false,
  defaults: {},
  emissionIdOf: ({ given }) => {
    if (!given) throw new TypeError('the record names no emission')
    return given.emissionId
  },
  countedAs: ({ emissionKindId: id, transportType, transportWeightTon, given }) => {
    const kind = { id, existing: kindOfFreight(transportType) }
    const movedTonnes = given?.transportWeightTon ?? transportWeightTon
    return { siteId: null, vehicleId: null, kind, movedTonnes, electricity: null }
  },
  preparation: { find: (context, record) => searchRoute(context, readStoredMovement(record)) },
  async recalculate(_, context, { row, prepared: { content: searched, result } }) {
    const content = readStoredMovement(row.record)
    if (!isSameMovementRoute(searched, content)) failStale()
    if (result.status === 'rejected') throw result.reason
    mergedPeriod(content, {})
    const done = computeMovement(context, { content, found: result.value })
    return { set: changedFields(context, { row, content, done }), computed: done.computed }
  },
  writer: { change: (tx, context, change) => changeMovement(tx, context, { change }) },
  naming: null,
  ruled: null,
}
