import type { RadiativeForcing } from '../../../core/emissions/index.ts'
import { Violations } from '../../../core/errors/index.ts'
import type { Exact } from '../../../core/exact/index.ts'
import { mergedPeriod } from '../../../ledger/context/period.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import { digitsOf, wireFigure } from '../../../ledger/context/stored-record.ts'
import { definedFields, type Input, type TravelResource } from '../../../resources/index.ts'

/** The options of a trip that the service uses. The input schema checked them. */
export interface TripOptions {
  /** Country of the hotel. */
  readonly hotelCountry?: string
  readonly rooms?: Exact
  readonly passengers?: Exact
  /** The distance of the whole route in km. Overrides any found distance. */
  readonly distanceKm?: Exact
  /** The stops, in order. */
  readonly via?: readonly string[]
  /** A vehicle other than the usual one of the mode: 'international rail'. */
  readonly vehicle?: string
  /** True: only the nights count, because the journey is not the company's or is recorded elsewhere. */
  readonly hotelOnly?: boolean
  /** A published factor of every leg. Default: it is selected. */
  readonly emissionFactorId?: string
  /** The uplift on the CO2 of flights. Default: that of the policy. */
  readonly radiativeForcing?: RadiativeForcing
}

/** The known options of a trip. */
export function optionsOf({ movementDto }: Pick<TravelContent, 'movementDto'>): TripOptions {
  return movementDto.customOptions ?? {}
}

type TravelRecord = ServiceRecords['travels']
type ExactTravelInputs = NonNullable<TravelRecord['given']>

/** The inputs of a business trip. */
export type TravelContent = Pick<
  TravelRecord,
  | 'movementDto'
  | 'comment'
  | 'startDateUtc'
  | 'endDateUtc'
  | 'bookingReference'
  | 'hotelNights'
  | 'flightClass'
  | 'given'
>

const TRIP_FIELDS = { start: 'startDateUtc', end: 'endDateUtc' }
const JOURNEY_FIELDS = { start: 'movementDto.startDate', end: 'movementDto.endDate' }

type Dates = Pick<TravelResource, 'startDateUtc' | 'endDateUtc'>

/** The dates of the journey, by default those of the trip. Throws `period_reversed` for each of the two, together. */
function journeyDates(
  { startDateUtc, endDateUtc }: Dates,
  { startDate = startDateUtc, endDate = endDateUtc }: Pick<ExactTravelInputs, 'startDate' | 'endDate'>,
) {
  const violations = new Violations()
  violations.attempt(() => mergedPeriod({ startDate: startDateUtc, endDate: endDateUtc }, {}, TRIP_FIELDS))
  return violations.valueOrThrow(violations.attempt(() => mergedPeriod({ startDate, endDate }, {}, JOURNEY_FIELDS)))
}

function orNone(given: ExactTravelInputs): ExactTravelInputs | null {
  return Object.keys(given).length === 0 ? null : given
}

/** Reads a new trip. Throws `period_reversed`. */
export function readTravelInput({ movementDto, ...trip }: Input<'createTravel'>): TravelContent {
  const { weight, transportWeightTon, startDate, endDate, ...journey } = movementDto
  const digits = digitsOf({ weight, transportWeightTon })
  const given = { ...digits, ...definedFields({ startDate, endDate }) }
  const { comment, startDateUtc, endDateUtc, bookingReference, hotelNights, flightClass } = trip
  return {
    movementDto: {
      ...journey,
      weight: weight === null ? null : wireFigure(weight),
      transportWeightTon: transportWeightTon === null ? null : wireFigure(transportWeightTon),
      ...journeyDates(trip, given),
    },
    comment,
    startDateUtc,
    endDateUtc,
    bookingReference,
    hotelNights,
    flightClass,
    given: orNone(given),
  }
}

/** A figure after a change: as a double, and its digits if no double holds them. */
function changeFigure(
  existing: TravelContent,
  payload: NonNullable<Input<'updateTravel'>['movementDto']>,
  field: 'weight' | 'transportWeightTon',
) {
  const value = payload[field]
  if (value === undefined) {
    const digits = existing.given?.[field]
    return { resource: existing.movementDto[field], digits: digits === undefined ? {} : { [field]: digits } }
  }
  return { resource: value === null ? null : wireFigure(value), digits: digitsOf({ [field]: value }) ?? {} }
}

/** The content of a trip after a change. The journey changes field by field. Throws `period_reversed`. */
export function changeTravelContent(existing: TravelContent, input: Input<'updateTravel'>): TravelContent {
  const { movementDto: payload = {}, files: _, ...changed } = input
  const { startDate, endDate, fromAddress = {}, toAddress = {}, ...journey } = payload
  const trip = { ...readStoredTravel(existing), ...definedFields(changed) }
  const [weight, transportWeightTon] = [
    changeFigure(existing, payload, 'weight'),
    changeFigure(existing, payload, 'transportWeightTon'),
  ]
  const dates = {
    ...definedFields({ startDate: existing.given?.startDate, endDate: existing.given?.endDate }),
    ...definedFields({ startDate, endDate }),
  }
  const { movementDto } = existing
  return {
    ...trip,
    movementDto: {
      ...movementDto,
      ...definedFields(journey),
      fromAddress: { ...movementDto.fromAddress, ...definedFields(fromAddress) },
      toAddress: { ...movementDto.toAddress, ...definedFields(toAddress) },
      weight: weight.resource,
      transportWeightTon: transportWeightTon.resource,
      ...journeyDates(trip, dates),
    },
    given: orNone({ ...weight.digits, ...transportWeightTon.digits, ...dates }),
  }
}

/** The content of a stored trip. */
export function readStoredTravel(record: TravelContent): TravelContent {
  const { movementDto, comment, startDateUtc, endDateUtc, bookingReference, hotelNights, flightClass } = record
  const { given = null } = record
  return { movementDto, comment, startDateUtc, endDateUtc, bookingReference, hotelNights, flightClass, given }
}
