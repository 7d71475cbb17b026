import { definedFields, type Input } from '../../../resources/index.ts'
import type { ActivityRow } from '../../core/context/activity-shape.ts'
import type { Context, ReadTx, WriteTx } from '../../core/context/context.ts'
import { gather } from '../../core/context/gather.ts'
import { isNothing } from '../../core/context/read-input.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { checkVersion, failAsChanged } from '../../core/context/require.ts'
import { requireStored, stampNow } from '../../core/context/stored-record.ts'
import type { ChangeOptions } from '../../core/context/use-cases.ts'
import { read, type Written } from '../../core/context/write.ts'
import { changeActivity, insertActivity } from '../../core/ledger/activity-ledger.ts'
import { type Computed, type EmissionStamp, emissionResource } from '../../core/ledger/computed.ts'
import { kindOf } from '../../core/references/emission-kinds.ts'
import { checkVendor } from '../../core/references/holders.ts'
import { type ActivityDefinition, USUAL_FIELDS } from '../definition/definition.ts'
import { hotelSelectsAnother } from './hotel-stay.ts'
import { type ComputedBefore, computedBefore } from './previous-calculation.ts'
import { computeTravel, isOutsideTrip } from './travel-calculation.ts'
import { contentAfter, contentIn, optionsOf, type TravelContent } from './travel-content.ts'
import { legsSelectAnother } from './trip-legs.ts'
import { massesOf } from './trip-load.ts'
import { type FoundRoutes, findRoutes, isSameJourney, routesOf } from './trip-routes.ts'

/** Everything that the emission of a trip follows from, or what has to be said of it, but for the edition of its factors. */
function inputsOf(content: TravelContent): string {
  const { movementDto, startDateUtc, endDateUtc, hotelNights, flightClass } = content
  const { fromAddress, toAddress, transportType, isReturnMoving, startDate, endDate } = movementDto
  const { distanceKm, via, passengers, rooms, hotelCountry, vehicle, hotelOnly } = optionsOf(content)
  const dates = isOutsideTrip(content) ? [startDate, endDate, startDateUtc, endDateUtc] : null
  const options = [distanceKm, via, passengers, rooms, hotelCountry, vehicle, hotelOnly === true]
  const journey = [fromAddress, toAddress, transportType, isReturnMoving, massesOf(content)]
  return JSON.stringify([journey, options, hotelNights, flightClass, dates])
}

/** True where a change may give another emission, or other notices: an input, or a date that selects other factors. */
export function needsRecalculation(context: Context, before: ComputedBefore, content: TravelContent): boolean {
  return (
    inputsOf(before.content) !== inputsOf(content) ||
    legsSelectAnother(context, content, before) ||
    hotelSelectsAnother(context, content, before)
  )
}

type TravelRow = ActivityRow<'travels'>

/** A trip to resolve, with the ways that were looked for; with `before` what stays is as it was computed then. */
interface TripToResolve {
  readonly content: TravelContent
  readonly found: FoundRoutes | null
  readonly vendorId: string | null | undefined
  readonly before?: ComputedBefore
}

/** The ways of a trip: those of before, or those that were looked for, if it still goes there. */
function routesNow({ content, found, before }: TripToResolve) {
  if (before !== undefined && isSameJourney(before.content, content)) return before.routes
  return found !== null && isSameJourney(found.content, content) ? routesOf(found) : failAsChanged()
}

/**
 * Computes a trip; undefined where it emits what it did before. Throws at once everything that its places, ids and numbers
 * cannot mean; `version_conflict` where other ways than those that were looked for have become due meanwhile.
 */
async function resolve(tx: ReadTx, context: Context, trip: TripToResolve): Promise<Computed | undefined> {
  const { content, vendorId, before } = trip
  const [computed] = await gather([
    () => {
      if (before !== undefined && !needsRecalculation(context, before, content)) return undefined
      return computeTravel(context, { content, routes: () => routesNow(trip), before: before ?? null })
    },
    () => checkVendor(tx, vendorId, 'movementDto.vendorId'),
  ])
  return computed
}

function emissionFields(computed: Computed, stamp: EmissionStamp) {
  const emission = emissionResource(computed, stamp)
  return { totalEmission: emission.co2e, emission }
}

/** The fields of a stored trip that a change sets, with what it emits where that was computed. */
function setOf(
  context: Context,
  { row, content, computed }: { row: TravelRow; content: TravelContent; computed: Computed | undefined },
) {
  const updatedAt = context.now()
  return { updatedAt, ...content, ...(computed && emissionFields(computed, { ...row.record.emission, updatedAt })) }
}

/** Makes a trip whose ways were looked for. Throws everything that its places, ids and numbers cannot mean, at once. */
export async function createTravel(
  tx: WriteTx,
  context: Context,
  found: FoundRoutes,
): Promise<Written<ServiceRecords['travels']>> {
  const { content } = found
  const { vendorId } = content.movementDto
  const computed = (await resolve(tx, context, { content, found, vendorId })) as Computed
  const { newId } = context
  const stamp = stampNow(context)
  const fields = emissionFields(computed, { id: newId(), ...stamp })
  const { given, ...resource } = content
  const emissionKind = { ...kindOf(TRAVEL.kinds[0]), siteElectricitys: [] }
  const record = { id: newId(), emissionKind, ...resource, ...fields, ...stamp, ...(given ? { given } : {}) }
  const activity = { activity: TRAVEL, record, emission: fields.emission, computed }
  return { row: await insertActivity(tx, context, activity), notices: computed.calculation.notices }
}

/** The row of a business trip. Throws `not_found`. */
export function requireTravel(tx: ReadTx, id: string): Promise<TravelRow> {
  return requireStored(tx, TRAVEL, { id, path: 'travelId' })
}

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
export async function findChangedRoutes(
  context: Context,
  { id, input, options }: TravelChange,
): Promise<FoundRoutes | null> {
  const row = await read(context, (tx) => requireTravel(tx, id))
  checkVersion(row, options)
  const content = contentAfter(row.record, input)
  return isSameJourney(row.record, content) ? null : findRoutes(context, content)
}

/** Changes a trip. Throws `not_found`, `precondition_failed`, then what a new trip throws, and `version_conflict`. */
export async function updateTravel(
  tx: WriteTx,
  context: Context,
  { id, input, options, found }: TravelChange & { readonly found: FoundRoutes | null },
): Promise<TravelRow> {
  const row = await requireTravel(tx, id)
  checkVersion(row, options)
  if (isEmpty(input)) return row
  const content = contentAfter(row.record, input)
  const before = await computedBefore(tx, row)
  const computed = await resolve(tx, context, { content, found, vendorId: input.movementDto?.vendorId, before })
  const set = setOf(context, { row, content, computed })
  return changeActivity(tx, context, { activity: TRAVEL, row, set, computed, reason: 'updated' })
}

/** A business trip, with its nights away. */
export const TRAVEL: ActivityDefinition<'travels', FoundRoutes> = {
  ...USUAL_FIELDS,
  collection: 'travels',
  startField: 'startDateUtc',
  kinds: ['travel'],
  factorField: null,
  links: null,
  isMonthly: false,
  defaults: {},
  periodOf: ({ startDateUtc: from, endDateUtc: to }) => ({ from, to }),
  emissionIdOf: ({ emission }) => emission.id,
  countedAs: ({ emissionKind }) => {
    return { siteId: null, vehicleId: null, kind: { id: emissionKind.id, existing: emissionKind }, electricity: null }
  },
  preparation: { find: (context, record) => findRoutes(context, contentIn(record)) },
  async recalculate(tx, context, { row, prepared }) {
    const content = contentIn(row.record)
    const computed = (await resolve(tx, context, { content, found: prepared, vendorId: undefined })) as Computed
    return { set: setOf(context, { row, content, computed }), computed }
  },
  naming: null,
  ruled: null,
  writer: null,
}
