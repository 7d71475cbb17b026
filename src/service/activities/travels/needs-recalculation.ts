import type { Context } from '../../core/context/context.ts'
import { hotelSelectsAnother } from './hotel-stay.ts'
import type { ComputedBefore } from './previous-calculation.ts'
import { isOutsideTrip } from './travel-calculation.ts'
import type { TravelContent } from './travel-content.ts'
import { legsSelectAnother } from './trip-legs.ts'
import { massesOf } from './trip-load.ts'
import { optionsOf } from './trip-options.ts'

/** Everything that the emission of a trip follows from, or what has to be said of it, but for the edition of its factors. */
function inputsOf(content: TravelContent): string {
  const { movementDto, startDateUtc, endDateUtc, hotelNights, flightClass } = content
  const { fromAddress, toAddress, transportType, isReturnMoving, startDate, endDate } = movementDto
  const { distanceKm, via, passengers, rooms, hotelCountry } = optionsOf(content)
  const dates = isOutsideTrip(content) ? [startDate, endDate, startDateUtc, endDateUtc] : null
  const options = [distanceKm, via, passengers, rooms, hotelCountry]
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
