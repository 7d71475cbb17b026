import type { Input } from '../../resources/index.ts'
import { TRAVEL } from '../activities/travel.ts'
import type { Context, Writing } from '../context/context.ts'
import { gather } from '../context/gather.ts'
import type { ChangeOptions } from '../context/outcome.ts'
import { checkVersion } from '../context/require.ts'
import { isNothing } from '../context/sent-fields.ts'
import { read } from '../context/write.ts'
import { type ChangedActivity, changeActivity, type RecalculatedActivity } from '../ledger/activity-ledger.ts'
import type { Computed } from '../ledger/computed.ts'
import { emissionResource } from '../ledger/emission-resource.ts'
import { checkVendor } from '../naming/vendors.ts'
import { failAsChanged } from '../transport/on-fresh-row.ts'
import { isComputedAnew } from './computed-anew.ts'
import type { ComputedBefore } from './computed-before.ts'
import { VENDOR } from './create-travel.ts'
import { computeTravel } from './travel-calculation.ts'
import { contentAfter, contentIn, type TravelContent } from './travel-content.ts'
import { computedBefore, requireTravel, type TravelRow } from './travel-row.ts'
import { type FoundWays, isSameJourney, lookForWays, waysOf } from './trip-ways.ts'

/** A change of a trip that was sent. */
export interface TravelChange {
  readonly id: string
  readonly input: Input<'updateTravel'>
  readonly options: ChangeOptions
}

/** True where nothing was sent that could change a trip. */
function isEmpty({ movementDto = {}, ...trip }: Input<'updateTravel'>): boolean {
  return isNothing(definedFields(trip)) && isNothing(definedFields(movementDto))
}

/**
 * Looks for the ways of a trip as it will be; null where they stay. Throws `not_found`, `precondition_failed`,
 * `period_reversed`.
 */
export async function lookForChangedWays(
  context: Context,
  { id, input, options }: TravelChange,
): Promise<FoundWays | null> {
  const row = await read(context, (tx) => requireTravel(tx, id))
  checkVersion(row, options)
  const content = contentAfter(row.record, input)
  return isSameJourney(row.record, content) ? null : lookForWays(context, content)
}

/** The ways of a trip after a change: those of before, or those that were looked for, if it still goes there. */
function waysAfter(content: TravelContent, before: ComputedBefore, found: FoundWays | null) {
  if (isSameJourney(before.content, content)) return before.ways
  return found !== null && isSameJourney(found.content, content) ? waysOf(found) : failAsChanged()
}

/** The record with what it is now, and with what it emitted where that was computed. */
function setOf(
  context: Context,
  { row, content, computed }: { row: TravelRow; content: TravelContent; computed: Computed | undefined },
): ChangedActivity<'travels'>['set'] {
  const updatedAt = context.now()
  const { id, companyId, createdAt } = row.record.emission
  const emission = computed && emissionResource(computed, { id, companyId, createdAt, updatedAt })
  return { ...content, updatedAt, ...(emission && { emission, totalEmission: emission.co2e }) }
}

/**
 * Changes a trip. Throws `not_found`, `precondition_failed`, then at once everything that the trip after the change cannot
 * mean; `version_conflict` where other ways than those that were looked for have become due meanwhile.
 */
export async function updateTravel(
  tx: Writing,
  context: Context,
  { id, input, options, found }: TravelChange & { readonly found: FoundWays | null },
): Promise<TravelRow> {
  const row = await requireTravel(tx, id)
  checkVersion(row, options)
  if (isEmpty(input)) return row
  const content = contentAfter(row.record, input)
  const before = await computedBefore(tx, row)
  const ways = () => waysAfter(content, before, found)
  const [computed] = await gather([
    () => (isComputedAnew(context, before, content) ? computeTravel(context, { content, ways, before }) : undefined),
    () => checkVendor(tx, input.movementDto?.vendorId, VENDOR),
  ])
  const set = setOf(context, { row, content, computed })
  return changeActivity(tx, context, { activity: TRAVEL, row, set, computed, reason: 'updated' })
}

/** Looks for the ways of a trip once more. Throws `not_found`. */
export async function lookForWaysAgain(context: Context, id: string): Promise<FoundWays> {
  const { record } = await read(context, (tx) => requireTravel(tx, id))
  return lookForWays(context, contentIn(record))
}

/** What a trip comes to again, by ways that were found for it. Throws as a new trip does. */
export function recalculatedTravel(
  context: Context,
  { row, found }: { readonly row: TravelRow; readonly found: FoundWays },
): RecalculatedActivity<'travels'> {
  const content = contentIn(row.record)
  const computed = computeTravel(context, { content, ways: () => waysOf(found) })
  return {
    activity: TRAVEL,
    row,
    set: setOf(context, { row, content, computed }),
    computed,
    reason: 'recalculated',
  }
}

/** Computes a trip by its places, factors and policies as they are now. Throws as a new trip does. */
export async function recalculateTravel(
  tx: Writing,
  context: Context,
  { id, found }: { readonly id: string; readonly found: FoundWays },
): Promise<TravelRow> {
  const row = await requireTravel(tx, id)
  if (!isSameJourney(found.content, contentIn(row.record))) failAsChanged()
  return changeActivity(tx, context, recalculatedTravel(context, { row, found }))
}
