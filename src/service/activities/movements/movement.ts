import type { FoundDistance } from '../../../emissions/index.ts'
import { Violations } from '../../../errors/index.ts'
import { definedFields, type Input, wireNumber } from '../../../resources/index.ts'
import type { Context, ReadTx, WriteTx } from '../../core/context/context.ts'
import { gather } from '../../core/context/gather.ts'
import { mergedPeriod } from '../../core/context/period.ts'
import { isNothing } from '../../core/context/read-input.ts'
import { checkFresh, checkVersion, failAsChanged, notFound, requireNumbered } from '../../core/context/require.ts'
import { requireStored, stampNow } from '../../core/context/stored-record.ts'
import type { ChangeOptions } from '../../core/context/use-cases.ts'
import { read } from '../../core/context/write.ts'
import { type ChangedActivity, changeActivity, insertActivity } from '../../core/ledger/activity-ledger.ts'
import { emissionResource } from '../../core/ledger/computed.ts'
import { latestCalculation } from '../../core/ledger/latest-calculation.ts'
import { calculationOfStored } from '../../core/ledger/stored-calculation.ts'
import { kindOfFreight } from '../../core/references/emission-kinds.ts'
import { checkVendor } from '../../core/references/holders.ts'
import {
  batchIdsOf,
  inOrder,
  type MovementPath,
  type MovementRow,
  withdrawWhereMany,
  writeMovementBatches,
} from '../../master-data/batches/movement-batches.ts'
import { type ActivityDefinition, USUAL_FIELDS } from '../definition/definition.ts'
import { recordedRoutes } from '../transport/recorded-routes.ts'
import {
  type ComputedMovement,
  computeMovement,
  findRoute,
  isSameJourney,
  type MovementBefore,
  needsRecalculation,
} from './movement-calculation.ts'
import { contentAfter, contentIn, contentOf, type MovementContent, recordFields } from './movement-content.ts'

/** The batches that a movement is to carry: that of its path, and those that were sent. */
interface CarriedBatches {
  readonly batchId: number
  readonly others: readonly { readonly id: number }[]
}

/** The numbers of those batches. Throws `unknown_batch`, for every one that the company does not have. */
async function carriedBatches(tx: ReadTx, { batchId, others }: CarriedBatches): Promise<ReadonlySet<number>> {
  const violations = new Violations()
  for (const [index, { id }] of others.entries()) {
    if ((await tx.batches.get(id)) !== null) continue
    const message = 'names no batch of the company; create the batch first, or leave it out'
    violations.add(`batches[${index}].id`, 'unknown_batch', { message, received: id })
  }
  violations.throwIfAny()
  return new Set([batchId, ...others.map(({ id }) => id)])
}

/** The vendor and the batches that a movement names; undefined: none are named. */
interface Named {
  readonly vendorId: string | null | undefined
  readonly carried: CarriedBatches | undefined
}

/** The numbers of the batches, if any were named. Throws `unknown_vendor` and `unknown_batch`, at once. */
async function checkNamed(tx: ReadTx, { vendorId, carried }: Named): Promise<ReadonlySet<number> | undefined> {
  const [batchIds] = await gather([
    () => (carried === undefined ? undefined : carriedBatches(tx, carried)),
    () => checkVendor(tx, vendorId, 'vendorId'),
  ])
  return batchIds
}

/** The fields of a record with the content, and with what it comes to where that was computed. */
function fieldsOf(content: MovementContent, emissionId: string, done: ComputedMovement | undefined) {
  return {
    emissionKindId: kindOfFreight(content.transportType).id,
    ...recordFields(content, emissionId),
    ...(done && { distance: wireNumber(done.km), totalEmission: wireNumber(done.computed.exactKg) }),
  }
}

/** A movement with what it emitted, found out before it is kept. */
export interface PreparedMovement extends ComputedMovement {
  readonly content: MovementContent
  readonly carried: CarriedBatches
}

/** A new movement and its emission. Throws `not_found`, then all that its places, ids and numbers cannot mean. */
export async function prepareMovement(
  context: Context,
  { batchId, input }: { readonly batchId: number | string; readonly input: Input<'createMovement'> },
): Promise<PreparedMovement> {
  const batch = await read(context, (tx) => requireNumbered(tx.batches, batchId, 'batchId'))
  const content = contentOf(input)
  const carried = { batchId: batch.record.id, others: input.batches ?? [] }
  const [found] = await gather([
    () => findRoute(context, content),
    () => read(context, (tx) => checkNamed(tx, { vendorId: content.vendorId, carried })),
  ])
  return { content, carried, ...computeMovement(context, { content, found }) }
}

/** Keeps a movement. Throws `not_found`, `unknown_vendor` and `unknown_batch` for what has gone meanwhile. */
export async function createMovement(
  tx: WriteTx,
  context: Context,
  { content, carried, ...done }: PreparedMovement,
): Promise<MovementRow> {
  await requireNumbered(tx.batches, carried.batchId, 'batchId')
  const batchIds = (await checkNamed(tx, { vendorId: content.vendorId, carried })) as ReadonlySet<number>
  const { computed, km } = done
  const { newId } = context
  const stamp = stampNow(context)
  const emission = emissionResource(computed, { id: newId(), ...stamp })
  const figures = { distance: wireNumber(km), totalEmission: emission.co2e }
  const record = { id: newId(), ...fieldsOf(content, emission.id, done), ...figures, ...stamp }
  const activity = { activity: MOVEMENT_RECORDS, record, emission, computed, carried: inOrder(batchIds) }
  const row = await insertActivity(tx, context, activity)
  await writeMovementBatches(tx, record, batchIds)
  return row
}

/** The row of a movement that carries the batch. Throws `not_found` for either. */
export async function requireMovement(tx: ReadTx, { batchId, movementId }: MovementPath): Promise<MovementRow> {
  const batch = await requireNumbered(tx.batches, batchId, 'batchId')
  const row = await requireStored(tx, MOVEMENT_RECORDS, { id: movementId, path: 'movementId' })
  const carried = await tx.movementBatches.get({ movementId, batchId: batch.record.id })
  return carried === null ? notFound('movementId', movementId) : row
}

/** A change of a movement that was sent. */
export interface MovementChange {
  readonly path: MovementPath
  readonly input: Input<'updateMovement'>
  readonly options: ChangeOptions
}

/** A movement as it will be, found out for the row as it was then. */
export interface PreparedChange {
  readonly row: MovementRow
  readonly content: MovementContent
  /** The distance of that content; null: it goes the way it went. */
  readonly found: FoundDistance | null
}

/** Ids that a change names; the batch of the path is always among those carried. */
function namedBy({ path, input: { vendorId, batches } }: MovementChange): Named {
  return { vendorId, carried: batches && { batchId: Number(path.batchId), others: batches } }
}

/**
 * The distance of a movement after a change, where it has to be found. Throws `not_found`, `precondition_failed`; then,
 * where it has to be found, all that is wrong with the movement as it would be.
 */
export async function prepareChange(context: Context, change: MovementChange): Promise<PreparedChange> {
  const row = await read(context, (tx) => requireMovement(tx, change.path))
  checkVersion(row, change.options)
  const stored = contentIn(row.record)
  const content = contentAfter(stored, change.input)
  if (isSameJourney(stored, content)) return { row, content, found: null }
  const [found] = await gather([
    () => findRoute(context, content),
    () => mergedPeriod(content, {}),
    () => read(context, (tx) => checkNamed(tx, namedBy(change))),
  ])
  return { row, content, found }
}

/** The movement as it was computed last. */
async function computedBefore(tx: ReadTx, { record }: MovementRow): Promise<MovementBefore> {
  const { calculation: stored } = await latestCalculation(tx, record.id)
  const calculation = await calculationOfStored(tx, stored)
  const [found] = recordedRoutes(calculation)
  if (found === undefined) throw new TypeError(`the calculation of ${record.id} has no distance`)
  return { content: contentIn(record), calculation, found }
}

/** Computes a changed movement; undefined: it emits what it did. Throws `version_conflict` where it now goes another way. */
function computeChanged(
  context: Context,
  {
    row,
    before,
    content,
    prepared,
  }: { row: MovementRow; before: MovementBefore; content: MovementContent; prepared: PreparedChange },
): ComputedMovement | undefined {
  if (!needsRecalculation(before.content, content)) return undefined
  if (isSameJourney(before.content, content)) return computeMovement(context, { content, found: before.found, before })
  if (prepared.found === null || !isSameJourney(prepared.content, content)) checkFresh(row, prepared.row)
  return computeMovement(context, { content, found: prepared.found as FoundDistance, before })
}

/**
 * Changes a movement as it now is. Throws `not_found`, `precondition_failed`, `version_conflict` where it now goes another
 * way than the one that was found, and everything that the movement after the change cannot mean.
 */
export async function updateMovement(
  tx: WriteTx,
  context: Context,
  { change, prepared }: { readonly change: MovementChange; readonly prepared: PreparedChange },
): Promise<MovementRow> {
  const { path, input, options } = change
  const row = await requireMovement(tx, path)
  checkVersion(row, options)
  if (isNothing(definedFields(input))) return row
  const before = await computedBefore(tx, row)
  const content = contentAfter(before.content, input)
  const [, batchIds] = await gather([() => mergedPeriod(content, {}), () => checkNamed(tx, namedBy(change))])
  const done = computeChanged(context, { row, before, content, prepared })
  const set = changedFields(context, { row, content, done })
  const changed = { activity: MOVEMENT_RECORDS, row, set, computed: done?.computed, reason: 'updated' } as const
  return changeMovement(tx, context, { change: changed, batchIds })
}

function changedFields(
  context: Context,
  { row, content, done }: { row: MovementRow; content: MovementContent; done: ComputedMovement | undefined },
) {
  return { ...fieldsOf(content, MOVEMENT_RECORDS.emissionIdOf(row.record), done), updatedAt: context.now() }
}

/** Changes a movement, and the batches that it carries where others are named. */
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

/** The distance that was looked for, or why there is none, with the content that it is of. */
export interface RouteSearch {
  readonly content: MovementContent
  readonly result: PromiseSettledResult<FoundDistance>
}

/** Looks for the distance of a movement; what is wrong with it is for its calculation to say. */
export async function searchRoute(context: Context, content: MovementContent): Promise<RouteSearch> {
  const [result] = await Promise.allSettled([findRoute(context, content)])
  return { content, result }
}

/** A transport of batches. */
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
  preparation: { find: (context, record) => searchRoute(context, contentIn(record)) },
  async recalculate(_, context, { row, prepared: { content: searched, result } }) {
    const content = contentIn(row.record)
    if (!isSameJourney(searched, content)) failAsChanged()
    if (result.status === 'rejected') throw result.reason
    mergedPeriod(content, {})
    const done = computeMovement(context, { content, found: result.value })
    return { set: changedFields(context, { row, content, done }), computed: done.computed }
  },
  writer: { change: (tx, context, change) => changeMovement(tx, context, { change }) },
  naming: null,
  ruled: null,
}
