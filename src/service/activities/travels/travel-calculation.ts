import { calculateTrip, type Trip } from '../../../activities/index.ts'
import type { FoundDistance } from '../../../emissions/index.ts'
import { type Notice, notice, Violations } from '../../../errors/index.ts'
import type { Context } from '../../core/context/context.ts'
import { type Computed, computedOf } from '../../core/ledger/computed.ts'
import { calculatedWithClientPaths, type FieldNames } from '../../core/references/with-client-paths.ts'
import { hotelOf, roomNotices } from './hotel-stay.ts'
import type { ComputedBefore } from './previous-calculation.ts'
import { optionsOf, type TravelContent } from './travel-content.ts'
import { legsOf, travellerNotices } from './trip-legs.ts'
import { loadOf } from './trip-load.ts'
import { stopNotices } from './trip-routes.ts'

/** The fields of a client behind those of a calculation of a trip. */
function fieldsOf(content: TravelContent): FieldNames {
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

/** True where the journey lies, in part or as a whole, outside the dates of the trip. */
export function isOutsideTrip({ movementDto, startDateUtc, endDateUtc }: TravelContent): boolean {
  return movementDto.startDate < startDateUtc || movementDto.endDate > endDateUtc
}

function dateNotices(content: TravelContent): readonly Notice[] {
  if (!isOutsideTrip(content)) return []
  const { movementDto, startDateUtc, endDateUtc } = content
  const message = `the journey, ${movementDto.startDate} to ${movementDto.endDate}, lies outside the trip, ${startDateUtc} to ${endDateUtc}`
  return [notice('movement_outside_trip', 'movementDto.startDate', message)]
}

/** A trip to be computed. */
export interface TravelToCompute {
  readonly content: TravelContent
  /** Its ways, one after the other. Throws what is wrong with them. */
  readonly routes: () => readonly FoundDistance[]
  /** The result before, whose factors stay as long as nothing that they follow from changes. */
  readonly before?: ComputedBefore | null
}

function tripOf(context: Context, { content, routes, before = null }: TravelToCompute): Trip {
  const violations = new Violations()
  const known = violations.attempt(routes)
  const legs = known && violations.attempt(() => legsOf(context, { content, routes: known, before }))
  // where not even the places are known, a country that was named can still be told to be none
  const isTold = known !== undefined || optionsOf(content).hotelCountry !== undefined
  const hotel = isTold
    ? violations.attempt(() => hotelOf(context, { content, routes: known ?? [], before }))
    : undefined
  violations.throwIfAny()
  return { legs: legs ?? [], ...(hotel && { hotel }), radiativeForcing: context.policy.aviationRF }
}

/**
 * Emission of a trip: its legs from stop to stop, and its nights. Throws every violation at once, at the fields of the
 * client.
 */
export function computeTravel(context: Context, travel: TravelToCompute): Computed {
  const { content } = travel
  const trip = tripOf(context, travel)
  const calculation = calculatedWithClientPaths(() => calculateTrip(trip), fieldsOf(content))
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
