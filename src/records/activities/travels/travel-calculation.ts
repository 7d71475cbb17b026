import { calculateTrip, type Trip } from '../../../core/activities/index.ts'
import type { FoundDistance } from '../../../core/emissions/index.ts'
import { type Notice, notice, Violations } from '../../../core/errors/index.ts'
import type { Context } from '../../../ledger/context/context.ts'
import { type Computed, computedOf } from '../../../ledger/ledger/computed.ts'
import { calculatedWithClientPaths, type FieldNames } from '../../../ledger/references/with-client-paths.ts'
import { hotelOf, roomNotices } from './hotel-stay.ts'
import type { ComputedBefore } from './previous-calculation.ts'
import { optionsOf, type TravelContent } from './travel-content.ts'
import { legsOf, travellerNotices } from './trip-legs.ts'
import { loadOf } from './trip-load.ts'
import { stopNotices } from './trip-routes.ts'

/** Maps each input of a trip calculation to its request field, for the paths of errors and notices. */
function requestFields(content: TravelContent): FieldNames {
  const isDeclared = optionsOf(content).distanceKm !== undefined
  return {
    legs: 'movementDto',
    mode: 'movementDto.transportType',
    factor: 'movementDto.transportType',
    distance: isDeclared ? 'movementDto.customOptions.distanceKm' : 'movementDto',
    mass: loadOf(content).freight?.massUnit === 'kg' ? 'movementDto.weight' : 'movementDto.transportWeightTon',
    passengers: 'movementDto.customOptions.passengers',
    isReturn: 'movementDto.isReturnMoving',
    radiativeForcing: 'movementDto.transportType',
    hotel: 'hotelNights',
    'hotel.rooms': 'movementDto.customOptions.rooms',
  }
}

/** True if a part of the journey is outside the dates of the trip. */
export function isOutsideTrip({ movementDto, startDateUtc, endDateUtc }: TravelContent): boolean {
  return movementDto.startDate < startDateUtc || movementDto.endDate > endDateUtc
}

function dateNotices(content: TravelContent): readonly Notice[] {
  if (!isOutsideTrip(content)) return []
  const { movementDto, startDateUtc, endDateUtc } = content
  const message = `the journey, ${movementDto.startDate} to ${movementDto.endDate}, lies outside the trip, ${startDateUtc} to ${endDateUtc}`
  return [notice('movement_outside_trip', 'movementDto.startDate', message)]
}

/** A trip to compute. */
export interface TravelToCompute {
  readonly content: TravelContent
  /** The routes in order. Throws if any of them could not be found. */
  readonly routes: () => readonly FoundDistance[]
  /** The previous result. Its factors are reused unless an input they depend on changes. */
  readonly before?: ComputedBefore | null
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
  return { legs: legs ?? [], ...(hotel && { hotel }), radiativeForcing: context.policy.aviationRF }
}

/** Computes the emission of the legs and nights of a trip. Throws all violations together, at the request fields. */
export function computeTravel(context: Context, travel: TravelToCompute): Computed {
  const { content } = travel
  const trip = tripOf(context, travel)
  const calculation = calculatedWithClientPaths(() => calculateTrip(trip), requestFields(content))
  const notices = [
    ...loadOf(content).notices,
    ...travellerNotices(content),
    ...roomNotices(content),
    ...stopNotices(content),
    ...dateNotices(content),
  ].filter(
    ({ code, path }) =>
      !calculation.notices.some((knownNotice) => knownNotice.code === code && knownNotice.path === path),
  )
  return computedOf(calculation, { gwpSet: context.policy.gwpSet, notices })
}
