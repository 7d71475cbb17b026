import type { FoundDistance } from '../../emissions/index.ts'
import { type Input, wireNumber } from '../../resources/index.ts'
import { MOVEMENT } from '../activities/movement.ts'
import type { Context, Reading, Writing } from '../context/context.ts'
import { gather } from '../context/gather.ts'
import { mergedPeriod } from '../context/merged-period.ts'
import type { ChangeOptions } from '../context/outcome.ts'
import { checkVersion } from '../context/require.ts'
import { isNothing } from '../context/sent-fields.ts'
import { read } from '../context/write.ts'
import { type ChangedActivity, changeActivity, type RecalculatedActivity } from '../ledger/activity-ledger.ts'
import { calculationOfKept } from '../ledger/kept-calculation.ts'
import { latestCalculation } from '../ledger/latest-calculation.ts'
import { kindOfFreight } from '../naming/emission-kinds.ts'
import { keptWays } from '../transport/kept-ways.ts'
import { checkFresh } from '../transport/on-fresh-row.ts'
import { checkNamed, type Named } from './create-movement.ts'
import { batchIdsOf, inOrder, withdrawWhereMany, writeMovementBatches } from './movement-batches.ts'
import {
  type ComputedMovement,
  computeMovement,
  findWay,
  isComputedAnew,
  isSameJourney,
  type MovementBefore,
} from './movement-calculation.ts'
import { contentAfter, contentIn, type MovementContent, recordFields } from './movement-content.ts'
import { type MovementPath, type MovementRow, requireMovement } from './movement-row.ts'

/** What is to become of a movement; where it is recalculated nothing is sent. */
export interface MovementEdit {
  readonly path: MovementPath
  readonly input: Input<'updateMovement'>
  readonly options: ChangeOptions
  readonly reason: 'updated' | 'recalculated'
}

/** What was found out before an edit is made: for the row as it was then. */
export interface PreparedEdit {
  readonly row: MovementRow
  readonly content: MovementContent
  /** The distance of that content; null: it goes the way it went. */
  readonly found: FoundDistance | null
}

/** The movement as it was computed last. */
async function computedBefore(tx: Reading, { record }: MovementRow): Promise<MovementBefore> {
  const { calculation: kept } = await latestCalculation(tx, record.id)
  const calculation = await calculationOfKept(tx, kept)
  const [found] = keptWays(calculation)
  if (found === undefined) throw new TypeError(`the calculation of ${record.id} has no distance`)
  return { content: contentIn(record), calculation, found }
}

/** What an edit names; the batch of the path is always among those that are carried. */
function namedBy({ path, input: { vendorId, batches } }: MovementEdit): Named {
  return { vendorId, carried: batches && { batchId: Number(path.batchId), sent: batches } }
}

/**
 * The distance of a movement after an edit, where it has to be found. Throws `not_found`, `precondition_failed`; then,
 * where it has to be found, all that is wrong with the movement as it would be.
 */
export async function prepareEdit(context: Context, edit: MovementEdit): Promise<PreparedEdit> {
  const { path, input, options, reason } = edit
  const row = await read(context, (tx) => requireMovement(tx, path))
  checkVersion(row, options)
  const held = contentIn(row.record)
  const content = contentAfter(held, input)
  if (reason === 'updated' && isSameJourney(held, content)) return { row, content, found: null }
  const [found] = await gather([
    () => findWay(context, content),
    () => mergedPeriod(content, {}),
    () => read(context, (tx) => checkNamed(tx, namedBy(edit))),
  ])
  return { row, content, found }
}

/** The edit with what was found out for it. */
interface Edit {
  readonly edit: MovementEdit
  readonly prepared: PreparedEdit
}

/** What the movement comes to; undefined: what it did. Throws `version_conflict` where it now goes another way. */
function computedAfter(
  context: Context,
  {
    row,
    before,
    content,
    edit,
    prepared,
  }: Edit & { row: MovementRow; before: MovementBefore; content: MovementContent },
): ComputedMovement | undefined {
  const isUpdate = edit.reason === 'updated'
  if (isUpdate && !isComputedAnew(before.content, content)) return undefined
  if (isUpdate && isSameJourney(before.content, content)) {
    return computeMovement(context, { content, found: before.found, before })
  }
  if (prepared.found === null || !isSameJourney(prepared.content, content)) checkFresh(row, prepared.row)
  const found = prepared.found as FoundDistance
  return computeMovement(context, isUpdate ? { content, found, before } : { content, found })
}

/** What is set of a movement that was computed anew. */
function computedFields({ computed, km }: ComputedMovement) {
  return { distance: wireNumber(km), totalEmission: wireNumber(computed.exactKg) }
}

/**
 * Makes an edit of the movement as it now is. Throws `not_found`, `precondition_failed`, `version_conflict` where it now
 * goes another way than the one that was found, and everything that the movement after the edit cannot mean.
 */
export async function editMovement(tx: Writing, context: Context, { edit, prepared }: Edit): Promise<MovementRow> {
  const { path, input, options, reason } = edit
  const row = await requireMovement(tx, path)
  checkVersion(row, options)
  if (reason === 'updated' && isNothing(definedFields(input))) return row
  const before = await computedBefore(tx, row)
  const content = contentAfter(before.content, input)
  const [, batchIds] = await gather([() => mergedPeriod(content, {}), () => checkNamed(tx, namedBy(edit))])
  const anew = computedAfter(context, { row, before, content, edit, prepared })
  const set = setOf(context, { row, content, anew })
  const change = { activity: MOVEMENT, row, set, computed: anew?.computed, reason } as const
  return changeMovement(tx, context, { change, batchIds })
}

/** The fields of a movement with the content, and with what it comes to where that was computed. */
function setOf(
  context: Context,
  { row, content, anew }: { row: MovementRow; content: MovementContent; anew: ComputedMovement | undefined },
) {
  const { emissionId } = row.record.given as { readonly emissionId: string }
  return {
    ...recordFields(content, emissionId),
    emissionKindId: kindOfFreight(content.transportType).id,
    updatedAt: context.now(),
    ...(anew === undefined ? {} : computedFields(anew)),
  }
}

/** Changes a movement, and the batches that it carries where others are named. */
export async function changeMovement(
  tx: Writing,
  context: Context,
  { change, batchIds }: { change: ChangedActivity<'movements'>; batchIds?: Iterable<number> | undefined },
): Promise<MovementRow> {
  const { record } = change.row
  const held = await batchIdsOf(tx, record.id)
  const isWithdrawn = change.computed !== undefined && (await withdrawWhereMany(tx, record, held))
  const changed = await changeActivity(tx, context, { ...change, carried: inOrder(batchIds ?? held) })
  if (isWithdrawn || batchIds !== undefined) await writeMovementBatches(tx, record, batchIds ?? held)
  return changed
}

/** What a movement comes to again, by a distance that was found for it: by its factor and the policy as they are now. */
export function recalculatedMovement(
  context: Context,
  { row, found }: { readonly row: MovementRow; readonly found: FoundDistance },
): RecalculatedActivity<'movements'> {
  const content = contentIn(row.record)
  mergedPeriod(content, {})
  const anew = computeMovement(context, { content, found })
  const set = setOf(context, { row, content, anew })
  return { activity: MOVEMENT, row, set, computed: anew.computed, reason: 'recalculated' }
}
