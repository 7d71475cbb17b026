import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { rowsOfList } from '../../../ledger/context/list-rows.ts'
import { isNothing } from '../../../ledger/context/read-input.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import { checkVendor, failStale } from '../../../ledger/context/require.ts'
import { withExactInputs } from '../../../ledger/context/stored-record.ts'
import type { Recalculated, UseCases } from '../../../ledger/context/use-cases.ts'
import type { Computed } from '../../../ledger/ledger/computed.ts'
import { kindOf } from '../../../ledger/references/emission-kinds.ts'
import { type BuiltInKindKey, definedFields, type Input, type TravelResource } from '../../../resources/index.ts'
import type { RecordFacts, ResolvedPayload, ToResolve } from '../definition/activity-steps.ts'
import { ownActivity } from '../definition/define-activity.ts'
import { type ActivityModule, USUAL_FIELDS } from '../definition/definition.ts'
import { hotelSelectsAnother } from './hotel-stay.ts'
import { type ComputedBefore, computedBefore } from './previous-calculation.ts'
import { computeTravel, isOutsideTrip } from './travel-calculation.ts'
import { contentAfter, contentIn, contentOf, optionsOf, type TravelContent } from './travel-content.ts'
import { legsSelectAnother } from './trip-legs.ts'
import { massesOf } from './trip-load.ts'
import { type FoundRoutes, findRoutes, isSameJourney, routesOf } from './trip-routes.ts'

/**
 * Business trips: their legs and the nights away. Distances and factors are found when a trip is created, and again when an
 * input that decides them changes. `recalculate` finds all of them again. In addition to the errors of all use cases, throws
 * `place_not_found`, `ambiguous_place`, `invalid_coordinates`, `no_route`, `router_failed`, `factor_not_found`,
 * `hotel_country_unknown`, `unknown_vendor`, and `version_conflict` if a trip changes faster than its places are found.
 */
export type Travels = UseCases<TravelResource, 'createTravel', 'updateTravel'> & Recalculated<string, TravelResource>

type TravelRecord = ServiceRecords['travels']

/** The types of this activity. */
interface TravelTypes {
  readonly collection: 'travels'
  readonly noun: 'Travel'
  readonly inputs: TravelContent
  readonly resolved: ResolvedTravel
  readonly computed: Computed
  readonly parent: null
  /** Null: the routes stay. */
  readonly prepared: FoundRoutes | null
}

const KINDS: readonly [BuiltInKindKey] = ['travel']

/** A key of all inputs that affect the result and its notices, except the edition of the factors. */
function calculationInputKey(content: TravelContent): string {
  const { movementDto, startDateUtc, endDateUtc, hotelNights, flightClass } = content
  const { fromAddress, toAddress, transportType, isReturnMoving, startDate, endDate } = movementDto
  const { distanceKm, via, passengers, rooms, hotelCountry, vehicle, hotelOnly } = optionsOf(content)
  const dates = isOutsideTrip(content) ? [startDate, endDate, startDateUtc, endDateUtc] : null
  const options = [distanceKm, via, passengers, rooms, hotelCountry, vehicle, hotelOnly === true]
  const journey = [fromAddress, toAddress, transportType, isReturnMoving, massesOf(content)]
  return JSON.stringify([journey, options, hotelNights, flightClass, dates])
}

/** True if a change may affect the emission or its notices: by an input, or by a date that selects other factors. */
export function needsRecalculation(context: Context, before: ComputedBefore, content: TravelContent): boolean {
  return (
    calculationInputKey(before.content) !== calculationInputKey(content) ||
    legsSelectAnother(context, content, before) ||
    hotelSelectsAnother(context, content, before)
  )
}

/** A trip, the routes that were found for it, and its previous result. */
interface TripToCompute {
  readonly content: TravelContent
  readonly found: FoundRoutes | null
  readonly before: ComputedBefore | undefined
}

/** The previous routes, or the routes that were found if the trip still takes them. Throws `version_conflict`. */
function currentRoutes({ content, found, before }: TripToCompute) {
  if (before !== undefined && isSameJourney(before.content, content)) return before.routes
  return found !== null && isSameJourney(found.content, content) ? routesOf(found) : failStale()
}

/**
 * Computes within, so that the violations of the trip and of its vendor are thrown together. Throws `version_conflict` if a
 * trip takes other routes than those that were found.
 */
async function resolve(
  tx: ReadTx,
  context: Context,
  { inputs: content, stored, isNow, prepared: found = null }: ToResolve<TravelTypes>,
) {
  const before = stored === undefined || isNow ? undefined : await computedBefore(tx, stored)
  const isSame = before !== undefined && !needsRecalculation(context, before, content)
  const routes = () => currentRoutes({ content, found, before })
  const computed = isSame ? undefined : computeTravel(context, { content, routes, before: before ?? null })
  return { content, computed, kind: null }
}

type ResolvedTravel = Awaited<ReturnType<typeof resolve>>

function recordOf(
  {
    resolved: {
      content: { given, ...content },
    },
  }: ResolvedPayload<TravelTypes>,
  { id, companyId, createdAt, updatedAt, stored, totalEmission, ...facts }: RecordFacts<TravelTypes>,
): TravelRecord {
  const emissionKind = stored?.emissionKind ?? { ...kindOf(KINDS[0]), siteElectricitys: [] }
  // a new record has an emission, and a stored one keeps its own if there is no new one
  const emission = (facts.emission ?? stored?.emission) as TravelRecord['emission']
  const record = { id, emissionKind, ...content, totalEmission, emission, companyId, createdAt, updatedAt }
  return withExactInputs(record, given)
}

/** True if no field of the trip or of its journey was sent. */
function isEmpty({ movementDto = {}, ...trip }: Input<'updateTravel'>): boolean {
  return isNothing(definedFields(trip)) && isNothing(definedFields(movementDto))
}

/** A business trip, with its nights away. */
export const TRAVEL: ActivityModule<'travels', Travels> = ownActivity<TravelTypes>(
  {
    ...USUAL_FIELDS,
    collection: 'travels',
    noun: 'Travel',
    startField: 'startDateUtc',
    kinds: KINDS,
    factorField: null,
    links: null,
    isMonthly: false,
    defaults: {},
    periodOf: ({ startDateUtc: from, endDateUtc: to }) => ({ from, to }),
    emissionIdOf: ({ emission }) => emission.id,
    countedAs: ({ emissionKind }) => {
      return { siteId: null, vehicleId: null, kind: { id: emissionKind.id, existing: emissionKind }, electricity: null }
    },
    newInputs: ({ input }) => contentOf(input),
    inputsOf: contentIn,
    inputsAfter: contentAfter,
    isEmpty,
    resolve,
    isSame: ({ computed }) => computed === undefined,
    // `isSame` excludes undefined
    compute: (_tx, _context, { resolved: { computed } }) => computed as Computed,
    recordOf,
    recomputed: null,
    beside: async (tx, _, { input }) => {
      await checkVendor(tx, input.movementDto?.vendorId, 'movementDto.vendorId')
      return {}
    },
    preparation: {
      ofNew: (context, input) => findRoutes(context, contentOf(input)),
      ofChange: async (context, stored, input) => {
        const content = contentAfter(stored, input)
        return isSameJourney(stored, content) ? null : findRoutes(context, content)
      },
      find: (context, record) => findRoutes(context, contentIn(record)),
    },
    naming: null,
    ruled: null,
  },
  { idField: 'travelId', rows: (tx) => rowsOfList(tx.travels, { by: 'createdAt' }) },
)
