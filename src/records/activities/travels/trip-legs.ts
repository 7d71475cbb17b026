import type { TripLeg } from '../../../core/activities/index.ts'
import type { FoundDistance } from '../../../core/emissions/index.ts'
import { type Notice, notice } from '../../../core/errors/index.ts'
import type { Context } from '../../../ledger/context/context.ts'
import type { FactorToSelect, SelectionFields } from '../../../ledger/references/with-client-paths.ts'
import { flightMileage } from '../../../reference/factors/index.ts'
import { JOURNEY_KINDS } from '../../../reference/factors/resolution/index.ts'
import { definedFields } from '../../../resources/index.ts'
import {
  countriesOf,
  freightRequest,
  namedTransportFactor,
  type SelectedBefore,
  selectOrKeep,
  selectsAnother,
} from '../transport/selected-factor.ts'
import { optionsOf, type TravelContent } from './travel-content.ts'
import { loadOf } from './trip-load.ts'
import type { PreviousTravel, RoutedTrip } from './trip-routes.ts'

const FIELDS: SelectionFields = {
  activity: 'movementDto.transportType',
  period: 'movementDto.startDate',
  cabinClass: 'flightClass',
}

/** Builds the selection of the factor of a leg: by mode, class and, on land and water, the named vehicle. */
function legRequestOf(content: TravelContent, found: FoundDistance): FactorToSelect {
  const { flightClass, movementDto } = content
  const { transportType: mode, startDate: start, endDate: end } = movementDto
  const period = { start, end }
  if (loadOf(content).freight !== null) return freightRequest({ mode, found, period })
  const ends = countriesOf(found)
  const { vehicle } = optionsOf(content)
  if (mode !== 'AIR') return { activity: { kind: JOURNEY_KINDS[mode], ...definedFields({ vehicle }), ...ends }, period }
  const cabin = flightClass === null ? {} : { cabinClass: flightClass }
  return { activity: { kind: 'flight', ...ends, mileage: flightMileage(found.km), ...cabin }, period }
}

/** The legs of a trip: freight if it carries any, otherwise its travellers. A car counts as a whole. */
export function legsOf(context: Context, { content, routes, before }: RoutedTrip): readonly TripLeg[] {
  const { transportType: mode, isReturnMoving: isReturn } = content.movementDto
  const { freight } = loadOf(content)
  const { returnMovement } = context.policy
  const { emissionFactorId: named, passengers } = optionsOf(content)
  return routes.map((distance, index) => {
    const request = { request: legRequestOf(content, distance), fields: FIELDS }
    const isKept = before !== null && optionsOf(before.content).emissionFactorId === undefined
    const factor =
      named === undefined
        ? selectOrKeep(context, request, isKept ? previousLeg(before, index) : undefined)
        : namedTransportFactor(context, named, 'movementDto.customOptions.emissionFactorId')
    const carriage = { mode, distance, factor, isReturn }
    return freight === null
      ? { ...definedFields({ passengers }), ...carriage }
      : { returnMovement, ...carriage, ...freight }
  })
}

/** The earlier selection of the factor of a leg; undefined for a new leg. */
function previousLeg({ content, calculation, routes }: PreviousTravel, index: number): SelectedBefore | undefined {
  const route = routes[index]
  return route && { request: legRequestOf(content, route), calculation, label: `leg ${index + 1}` }
}

/** True if the same legs would have other factors. */
export function legsSelectAnother(context: Context, content: TravelContent, before: PreviousTravel): boolean {
  return before.routes.some((route) => {
    const requests = { now: legRequestOf(content, route), was: legRequestOf(before.content, route) }
    return selectsAnother(context, requests, FIELDS)
  })
}

/** Reports how travellers were counted. */
export function travellerNotices(content: TravelContent): readonly Notice[] {
  const { flightClass, movementDto } = content
  const { hotelOnly, vehicle, emissionFactorId } = optionsOf(content)
  if (hotelOnly === true) return []
  const notices: Notice[] = []
  const isOfPeople = loadOf(content).freight === null
  const isByRoad = movementDto.transportType === 'TRUCK'
  if (isOfPeople && isByRoad && vehicle === undefined && emissionFactorId === undefined) {
    const message =
      'a trip by road without freight was calculated as the journey of one average car, however many people were in it'
    notices.push(notice('truck_read_as_car', 'movementDto.transportType', message))
  }
  if (movementDto.transportType !== 'AIR' && flightClass !== null) {
    const message = `${flightClass} was not used: only flights have a class`
    notices.push(notice('cabin_class_not_used', 'flightClass', message))
  }
  return notices
}
