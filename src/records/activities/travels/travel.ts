import { calculateTrip, type HotelNights, type Trip } from '../../../core/activities/index.ts'
import { findCountry } from '../../../core/countries/index.ts'
import type { FoundDistance } from '../../../core/emissions/index.ts'
import { fail, type Notice, notice, Violations } from '../../../core/errors/index.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { rowsOfList } from '../../../ledger/context/list-rows.ts'
import { isNothing } from '../../../ledger/context/read-input.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import { checkVendor, failStale } from '../../../ledger/context/require.ts'
import { withExactInputs } from '../../../ledger/context/stored-record.ts'
import type { Recalculated, RequiredFields, UseCases } from '../../../ledger/context/use-cases.ts'
import { type Computed, computedOf } from '../../../ledger/ledger/computed.ts'
import { kindOf } from '../../../ledger/references/emission-kinds.ts'
import type { FactorToSelect, SelectionFields } from '../../../ledger/references/with-client-paths.ts'
import { calculatedWithClientPaths, type FieldNames } from '../../../ledger/references/with-client-paths.ts'
import { type BuiltInKindKey, definedFields, type Input, type TravelResource } from '../../../resources/index.ts'
import { emissionOf, type RecordFacts, type ResolvedPayload, type ToResolve } from '../definition/activity-steps.ts'
import { ownActivity } from '../definition/define-activity.ts'
import { type ActivityModule, USUAL_FIELDS } from '../definition/definition.ts'
import { selectOrKeep, selectsAnother } from '../transport/selected-factor.ts'
import {
  changeTravelContent,
  optionsOf,
  readStoredTravel,
  readTravelInput,
  type TravelContent,
} from './travel-content.ts'
import { legsOf, legsSelectAnother, travellerNotices } from './trip-legs.ts'
import { loadOf, massesOf } from './trip-load.ts'
import {
  type FoundRoutes,
  findRoutes,
  isSameTravelRoute,
  type PreviousTravel,
  type RoutedTrip,
  readPreviousTravel,
  routesOf,
  stopNotices,
} from './trip-routes.ts'

/**
 * Business trips: their legs and the nights away. Distances and factors are found when a trip is created, and again when an
 * input that decides them changes. `recalculate` finds all of them again. In addition to the errors of all use cases, throws
 * `place_not_found`, `ambiguous_place`, `invalid_coordinates`, `no_route`, `router_failed`, `factor_not_found`,
 * `hotel_country_unknown`, `unknown_vendor`, and `version_conflict` if a trip changes faster than its places are found.
 */
export type Travels<Required extends RequiredFields = 'reference'> = UseCases<
  TravelResource,
  'createTravel',
  'updateTravel',
  string,
  TravelResource,
  Required
> &
  Recalculated<string, TravelResource>

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
function travelInputKey(content: TravelContent): string {
  const { movementDto, startDateUtc, endDateUtc, hotelNights, flightClass } = content
  const { fromAddress, toAddress, transportType, isReturnMoving, startDate, endDate } = movementDto
  const { distanceKm, via, passengers, rooms, hotelCountry, vehicle, hotelOnly, ...factors } = optionsOf(content)
  const { emissionFactorId, radiativeForcing } = factors
  const dates = isOutsideTrip(content) ? [startDate, endDate, startDateUtc, endDateUtc] : null
  const hotel = [rooms, hotelCountry, hotelOnly === true]
  const options = [distanceKm, via, passengers, vehicle, emissionFactorId, radiativeForcing, ...hotel]
  const journey = [fromAddress, toAddress, transportType, isReturnMoving, massesOf(content)]
  return JSON.stringify([journey, options, hotelNights, flightClass, dates])
}

/** True if a change may affect the emission or its notices: by an input, or by a date that selects other factors. */
export function needsRecalculation(context: Context, before: PreviousTravel, content: TravelContent): boolean {
  return (
    travelInputKey(before.content) !== travelInputKey(content) ||
    legsSelectAnother(context, content, before) ||
    hotelSelectsAnother(context, content, before)
  )
}

/** A trip, the routes that were found for it, and its previous result. */
interface TripToCompute {
  readonly content: TravelContent
  readonly found: FoundRoutes | null
  readonly before: PreviousTravel | undefined
}

/** The previous routes, or the routes that were found if the trip still takes them. Throws `version_conflict`. */
function currentRoutes({ content, found, before }: TripToCompute) {
  if (before !== undefined && isSameTravelRoute(before.content, content)) return before.routes
  return found !== null && isSameTravelRoute(found.content, content) ? routesOf(found) : failStale()
}

/**
 * Computes within, so that the violations of the trip and of its vendor are thrown together. Throws `version_conflict` if a
 * trip takes other routes than those that were found.
 */
async function resolveTravel(
  tx: ReadTx,
  context: Context,
  { inputs: content, stored, isNow, prepared: found = null }: ToResolve<TravelTypes>,
) {
  const before = stored === undefined || isNow ? undefined : await readPreviousTravel(tx, stored)
  const isSame = before !== undefined && !needsRecalculation(context, before, content)
  const routes = () => currentRoutes({ content, found, before })
  const computed = isSame ? undefined : computeTravel(context, { content, routes, before: before ?? null })
  return { content, computed, kind: null }
}

type ResolvedTravel = Awaited<ReturnType<typeof resolveTravel>>

function buildTravel(
  {
    resolved: {
      content: { given, ...content },
    },
  }: ResolvedPayload<TravelTypes>,
  facts: RecordFacts<TravelTypes>,
): TravelRecord {
  const { id, companyId, createdAt, updatedAt, totalEmission } = facts
  const emissionKind = facts.stored?.emissionKind ?? { ...kindOf(KINDS[0]), siteElectricitys: [] }
  const record = {
    id,
    emissionKind,
    ...content,
    totalEmission,
    emission: emissionOf(facts),
    companyId,
    createdAt,
    updatedAt,
  }
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
    newInputs: ({ input }) => readTravelInput(input),
    inputsOf: readStoredTravel,
    inputsAfter: changeTravelContent,
    isEmpty,
    resolve: resolveTravel,
    isSame: ({ computed }) => computed === undefined,
    // `isSame` excludes undefined
    compute: (_tx, _context, { resolved: { computed } }) => computed as Computed,
    recordOf: buildTravel,
    recomputed: null,
    beside: async (tx, _, { input }) => {
      await checkVendor(tx, input.movementDto?.vendorId, 'movementDto.vendorId')
      return {}
    },
    preparation: {
      ofNew: (context, input) => findRoutes(context, readTravelInput(input)),
      ofChange: async (context, stored, input) => {
        const content = changeTravelContent(stored, input)
        return isSameTravelRoute(stored, content) ? null : findRoutes(context, content)
      },
      find: (context, record) => findRoutes(context, readStoredTravel(record)),
    },
    naming: null,
    ruled: null,
  },
  { idField: 'travelId', rows: (tx) => rowsOfList(tx.travels, { by: 'createdAt' }) },
)

/** Maps each input of a trip calculation to its request field, for the paths of errors and notices. */
function travelRequestFields(content: TravelContent): FieldNames {
  const { distanceKm, radiativeForcing } = optionsOf(content)
  return {
    legs: 'movementDto',
    mode: 'movementDto.transportType',
    factor: 'movementDto.transportType',
    distance: distanceKm !== undefined ? 'movementDto.customOptions.distanceKm' : 'movementDto',
    mass: loadOf(content).freight?.massUnit === 'kg' ? 'movementDto.weight' : 'movementDto.transportWeightTon',
    passengers: 'movementDto.customOptions.passengers',
    isReturn: 'movementDto.isReturnMoving',
    radiativeForcing:
      radiativeForcing !== undefined ? 'movementDto.customOptions.radiativeForcing' : 'movementDto.transportType',
    hotel: 'hotelNights',
    'hotel.rooms': 'movementDto.customOptions.rooms',
  }
}

/** True if a part of the journey is outside the dates of the trip. */
function isOutsideTrip({ movementDto, startDateUtc, endDateUtc }: TravelContent): boolean {
  return movementDto.startDate < startDateUtc || movementDto.endDate > endDateUtc
}

function dateNotices(content: TravelContent): readonly Notice[] {
  if (!isOutsideTrip(content)) return []
  const { movementDto, startDateUtc, endDateUtc } = content
  const message = `the journey, ${movementDto.startDate} to ${movementDto.endDate}, lies outside the trip, ${startDateUtc} to ${endDateUtc}`
  return [notice('movement_outside_trip', 'movementDto.startDate', message)]
}

/** A trip to compute. */
interface TravelToCompute {
  readonly content: TravelContent
  /** The routes in order. Throws if any of them could not be found. */
  readonly routes: () => readonly FoundDistance[]
  /** The previous result. Its factors are reused unless an input they depend on changes. */
  readonly before?: PreviousTravel | null
}

function tripOf(context: Context, { content, routes, before = null }: TravelToCompute): Trip {
  const violations = new Violations()
  const known = violations.attempt(routes)
  const legs = known && violations.attempt(() => legsOf(context, { content, routes: known, before }))
  // even if the places are unknown, an invalid `hotelCountry` must still be reported
  const isCountryKnown = known !== undefined || optionsOf(content).hotelCountry !== undefined
  const hotel = isCountryKnown
    ? violations.attempt(() => hotelOf(context, { content, routes: known ?? [], before }))
    : undefined
  violations.throwIfAny()
  const { radiativeForcing = context.policy.aviationRF } = optionsOf(content)
  return { legs: legs ?? [], ...(hotel && { hotel }), radiativeForcing }
}

/** Computes the emission of the legs and nights of a trip. Throws all violations together, at the request fields. */
function computeTravel(context: Context, travel: TravelToCompute): Computed {
  const { content } = travel
  const trip = tripOf(context, travel)
  const calculation = calculatedWithClientPaths(() => calculateTrip(trip), travelRequestFields(content))
  const notices = [
    ...loadOf(content).notices,
    ...travellerNotices(content),
    ...stopNotices(content),
    ...dateNotices(content),
  ].filter(
    ({ code, path }) =>
      !calculation.notices.some((knownNotice) => knownNotice.code === code && knownNotice.path === path),
  )
  return computedOf(calculation, { gwpSet: context.policy.gwpSet, notices })
}

const HOTEL_COUNTRY = 'movementDto.customOptions.hotelCountry'
const HOTEL_FIELDS: SelectionFields = { activity: 'hotelNights', period: 'startDateUtc' }
/** A part of a country: 'GB-LND'. */
const COUNTRY_PART = /^([a-z]{2})-[a-z0-9]{1,3}$/i

/** The region of the nights: the named one, otherwise the country of the destination. Throws `hotel_country_unknown`. */
function regionOf(content: TravelContent, routes: readonly FoundDistance[]): string {
  const { hotelCountry } = optionsOf(content)
  const expected = "an ISO 3166-1 code or an English name: 'GB', 'Germany'"
  if (hotelCountry === undefined) {
    const country = routes.at(-1)?.route.to?.country ?? null
    if (country !== null) return country
    const message = 'is missing, and the country of the destination is not known; say where the nights were spent'
    return fail(HOTEL_COUNTRY, 'hotel_country_unknown', { message, expected })
  }
  const named = hotelCountry.trim()
  const country = findCountry(named)
  if (country !== undefined) return country.alpha2
  const part = COUNTRY_PART.exec(named)?.[1]
  if (part !== undefined && findCountry(part) !== undefined) return named.toUpperCase()
  return fail(HOTEL_COUNTRY, 'hotel_country_unknown', { message: 'is not a country', expected, received: hotelCountry })
}

function hotelRequestOf(content: TravelContent, routes: readonly FoundDistance[]): FactorToSelect {
  const period = { start: content.startDateUtc, end: content.endDateUtc }
  return { activity: { kind: 'hotel' }, region: regionOf(content, routes), period }
}

/**
 * Finds the factor of the nights of a trip, by default that of the country of the destination. Undefined if the trip has no
 * nights. Throws `hotel_country_unknown`, and `factor_not_found` if no factor is published for the country.
 */
function hotelOf(context: Context, { content, routes, before }: RoutedTrip): HotelNights | undefined {
  const { hotelNights: nights } = content
  if (nights === 0) return undefined
  const { rooms } = optionsOf(content)
  const selected =
    before === null || before.content.hotelNights === 0
      ? undefined
      : { request: hotelRequestOf(before.content, before.routes), calculation: before.calculation, label: 'hotel' }
  const factor = selectOrKeep(context, { request: hotelRequestOf(content, routes), fields: HOTEL_FIELDS }, selected)
  return { nights, ...definedFields({ rooms }), factor }
}

/** True if the same nights at the same destination would have another factor. */
function hotelSelectsAnother(context: Context, content: TravelContent, before: PreviousTravel): boolean {
  if (content.hotelNights === 0) return false
  const requests = { now: hotelRequestOf(content, before.routes), was: hotelRequestOf(before.content, before.routes) }
  return selectsAnother(context, requests, HOTEL_FIELDS)
}
