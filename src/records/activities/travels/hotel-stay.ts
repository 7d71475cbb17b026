import type { HotelNights } from '../../../core/activities/index.ts'
import { findCountry } from '../../../core/countries/index.ts'
import type { FoundDistance } from '../../../core/emissions/index.ts'
import { fail, type Notice, notice } from '../../../core/errors/index.ts'
import type { Context } from '../../../ledger/context/context.ts'
import type { FactorToSelect, SelectionFields } from '../../../ledger/references/with-client-paths.ts'
import { selectOrKeep, selectsAnother } from '../transport/selected-factor.ts'
import { optionsOf, type TravelContent } from './travel-content.ts'
import type { PreviousTravel, RoutedTrip } from './trip-routes.ts'

const COUNTRY = 'movementDto.customOptions.hotelCountry'
const FIELDS: SelectionFields = { activity: 'hotelNights', period: 'startDateUtc' }
/** A part of a country: 'GB-LND'. */
const PART = /^([a-z]{2})-[a-z0-9]{1,3}$/i

/** The region of the nights: the named one, otherwise the country of the destination. Throws `hotel_country_unknown`. */
function regionOf(content: TravelContent, routes: readonly FoundDistance[]): string {
  const { hotelCountry } = optionsOf(content)
  const expected = "an ISO 3166-1 code or an English name: 'GB', 'Germany'"
  if (hotelCountry === undefined) {
    const country = routes.at(-1)?.route.to?.country ?? null
    if (country !== null) return country
    const message = 'is missing, and the country of the destination is not known; say where the nights were spent'
    return fail(COUNTRY, 'hotel_country_unknown', { message, expected })
  }
  const named = hotelCountry.trim()
  const country = findCountry(named)
  if (country !== undefined) return country.alpha2
  const part = PART.exec(named)?.[1]
  if (part !== undefined && findCountry(part) !== undefined) return named.toUpperCase()
  return fail(COUNTRY, 'hotel_country_unknown', { message: 'is not a country', expected, received: hotelCountry })
}

function hotelRequestOf(content: TravelContent, routes: readonly FoundDistance[]): FactorToSelect {
  const period = { start: content.startDateUtc, end: content.endDateUtc }
  return { activity: { kind: 'hotel' }, region: regionOf(content, routes), period }
}

/**
 * Finds the factor of the nights of a trip, by default that of the country of the destination. Undefined if the trip has no
 * nights. Throws `hotel_country_unknown`, and `factor_not_found` if no factor is published for the country.
 */
export function hotelOf(context: Context, { content, routes, before }: RoutedTrip): HotelNights | undefined {
  const { hotelNights: nights } = content
  if (nights === 0) return undefined
  const { rooms = 1 } = optionsOf(content)
  const selected =
    before === null || before.content.hotelNights === 0
      ? undefined
      : { request: hotelRequestOf(before.content, before.routes), calculation: before.calculation, label: 'hotel' }
  const factor = selectOrKeep(context, { request: hotelRequestOf(content, routes), fields: FIELDS }, selected)
  return { nights, rooms, factor }
}

/** True if the same nights at the same destination would have another factor. */
export function hotelSelectsAnother(context: Context, content: TravelContent, before: PreviousTravel): boolean {
  if (content.hotelNights === 0) return false
  const requests = { now: hotelRequestOf(content, before.routes), was: hotelRequestOf(before.content, before.routes) }
  return selectsAnother(context, requests, FIELDS)
}

/** Reports nights that count for one room, because no number of rooms was given. */
export function roomNotices(content: TravelContent): readonly Notice[] {
  if (content.hotelNights === 0 || optionsOf(content).rooms !== undefined) return []
  const message = 'no number of rooms was given, so the nights count for one room'
  return [notice('rooms_assumed', 'movementDto.customOptions.rooms', message)]
}
