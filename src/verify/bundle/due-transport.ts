import { isFields, isList, readItem } from '../../base/index.ts'
import { compareFractions, exact, type Fraction, fraction, isSame } from '../fraction.ts'
import type { Plain } from '../plain-data.ts'
import type { StepOf, TraceContribution } from '../trace-shape.ts'
import type { Fields } from './bundle-text.ts'
import { type Compared, type Comparison, contributionsOf, type Due, isNoticed, readFigure } from './compared.ts'
import { kindId } from './due-embedded.ts'

type Distance = StepOf<'distance'>['distance']
type Place = NonNullable<NonNullable<Distance['route']>['from']>

const ZERO = fraction(0n)
const ONE = fraction(1n)
/** The least kilograms of a weight that is freight and not a traveller. */
const FREIGHT_KG_MIN = fraction(100n)

function findDistance({ steps }: TraceContribution): Distance | undefined {
  return steps.find((step) => step.kind === 'distance')?.distance
}

/** Returns the movement, or the legs of a trip: the contributions over a distance. */
function legsOf(compared: Compared): readonly TraceContribution[] {
  return contributionsOf(compared).filter((one) => findDistance(one) !== undefined)
}

function distancesOf(compared: Compared): readonly Distance[] {
  return legsOf(compared).flatMap((leg) => findDistance(leg) ?? [])
}

/** The mode of every leg. */
export const mode: Comparison = (compared) => distancesOf(compared)[0]?.route?.mode

/** A return trip doubles the distance, or a notice says that the factor includes it. */
export const isReturn: Comparison = (compared): Due => {
  const legs = legsOf(compared)
  if (legs.length === 0) return undefined
  const isDoubled = legs.some(({ steps }) => steps.some((step) => step.kind === 'policy' && step.name === 'return'))
  return isDoubled || isNoticed(compared, 'return_not_doubled')
}

/** Returns the one-way kilometres of a movement, before any uplift. */
export const shownKilometres: Comparison = (compared): Due => {
  const [distance] = distancesOf(compared)
  return distance && { nearest: exact(distance.km) }
}

/** The kilometres that were declared; null: the distance was found. */
export const declaredKilometres: Comparison = (compared): Due => {
  const [distance, ...others] = distancesOf(compared)
  if (distance === undefined) return undefined
  if (distance.method !== 'declared' || others.length > 0) return null
  return { exact: exact(distance.km) }
}

/** Returns a text of a place as the search for places reads it. */
function searchedText(text: Plain | undefined): string {
  return typeof text === 'string' ? text.replace(/[\t\n\r]/g, ' ').trim() : ''
}

function placeDue(place: Place | null | undefined, value: Plain): Due {
  if (place === null || place === undefined) return undefined
  return searchedText(value) === searchedText(place.input) ? undefined : place.input
}

/** Compares a point, or the address if there is no point, with the text that the place of the trace was found by. */
function endField(end: 'from' | 'to', field: 'point' | 'address'): Comparison {
  return (compared, value, within): Due => {
    const distances = distancesOf(compared)
    const place = end === 'from' ? distances[0]?.route?.from : distances.at(-1)?.route?.to
    const point = searchedText(within[end === 'from' ? 'startPoint' : 'endPoint'])
    const isUsed = (point !== '') === (field === 'point')
    return isUsed ? placeDue(place, value) : undefined
  }
}

export const startPoint: Comparison = endField('from', 'point')
export const startAddress: Comparison = endField('from', 'address')
export const endPoint: Comparison = endField('to', 'point')
export const endAddress: Comparison = endField('to', 'address')

/** True if an id, or a key, is that of the factor of a leg. */
function isFactorOf({ factor }: TraceContribution, name: Plain): boolean {
  return name === factor.id || name === factor.key.replace(/\?.*/s, '')
}

/** The factor that was named for a movement, by its id or its key. */
export const namedFactor: Comparison = (compared, value): Due => {
  const [leg] = legsOf(compared)
  return leg === undefined || value === null || isFactorOf(leg, value) ? undefined : leg.factor.id
}

/** The built-in kind of freight by the mode of a record. */
export const freightKind: Comparison = ({ record }) => {
  const { transportType } = record
  return typeof transportType === 'string' ? kindId(`movement-${transportType.toLowerCase()}`) : undefined
}

/** Returns the tonnes that a movement starts with. */
export function movedTonnes(compared: Compared): Fraction | undefined {
  const [leg] = legsOf(compared)
  return leg?.activity.unit === 't' ? exact(leg.activity.value) : undefined
}

function journeyOf({ record }: Compared): Fields {
  return isFields(record.movementDto) ? record.movementDto : {}
}

function optionsOf(compared: Compared): Fields {
  const { customOptions } = journeyOf(compared)
  return isFields(customOptions) ? customOptions : {}
}

/** Returns a mass of a trip with all its digits. */
function tripMass(compared: Compared, name: 'weight' | 'transportWeightTon'): Fraction | undefined {
  const { given } = compared.record
  return readFigure((isFields(given) ? given[name] : undefined) ?? journeyOf(compared)[name])
}

/** Returns the name of the mass that a trip is freight by; undefined: it is one of people. */
function freightField(compared: Compared): 'weight' | 'transportWeightTon' | undefined {
  const isSeat = journeyOf(compared).transportType === 'AIR' && compared.record.flightClass !== null
  if (isSeat) return undefined
  const [tonnes, kilograms] = [tripMass(compared, 'transportWeightTon'), tripMass(compared, 'weight')]
  if (tonnes !== undefined) return tonnes.n > 0n ? 'transportWeightTon' : undefined
  return kilograms !== undefined && compareFractions(kilograms, FREIGHT_KG_MIN) >= 0n ? 'weight' : undefined
}

/** Returns the freight mass of a trip; a trip of people has no freight. */
function freightMass(name: 'weight' | 'transportWeightTon', unit: 't' | 'kg') {
  return (compared: Compared): Fraction | null | undefined => {
    const [leg] = legsOf(compared)
    if (leg === undefined) return undefined
    const isFreight = leg.activity.unit === 't' || leg.activity.unit === 'kg'
    if (leg.activity.unit === unit) return exact(leg.activity.value)
    // a mass that is freight by itself cannot be in a trip of people
    return !isFreight && freightField(compared) === name ? null : undefined
  }
}

export const tripTonnes: (compared: Compared) => Fraction | null | undefined = freightMass('transportWeightTon', 't')
export const tripKilograms: (compared: Compared) => Fraction | null | undefined = freightMass('weight', 'kg')

/** Returns a date of a journey, which is that of the trip unless another one was given. */
export function journeyDate(name: 'startDate' | 'endDate'): Comparison {
  return ({ record }) => {
    const { given, startDateUtc = null, endDateUtc = null } = record
    const own = isFields(given) ? given[name] : undefined
    return own ?? (name === 'startDate' ? startDateUtc : endDateUtc)
  }
}

/** The nights at a hotel. */
export const hotelNights: Comparison = (compared): Due => {
  if (compared.trace === undefined) return undefined
  const hotel = contributionsOf(compared).find(({ label }) => label === 'hotel')
  return { exact: hotel === undefined ? ZERO : exact(hotel.activity.value) }
}

/** The classes of seats in names of factors. */
const ROWS: readonly (readonly [words: RegExp, seat: string | null])[] = [
  [/\bpremium economy class\b/i, 'PREMIUM_ECONOMY'],
  [/\beconomy class\b/i, 'ECONOMY'],
  [/\bbusiness class\b/i, 'BUSINESS'],
  [/\bfirst class\b/i, 'FIRST_CLASS'],
  [/\baverage passenger\b/i, null],
]

/** The class of the seat that the factor of a flight is of. */
export const flightClass: Comparison = (compared, value): Due => {
  const legs = legsOf(compared)
  const flight = legs.find((leg) => findDistance(leg)?.route?.mode === 'AIR')
  const isUnused = value === null || legs.length === 0 || isNoticed(compared, 'cabin_class_not_used')
  if (flight === undefined) return isUnused ? undefined : null
  if (flight.activity.unit !== 'passenger') return isUnused ? undefined : null
  if (isNoticed(compared, 'cabin_class_read_as')) return value === null ? 'a class' : undefined
  return ROWS.find(([words]) => words.test(flight.factor.name))?.[1]
}

/** Compares the trace with each option of a trip that the service knows. */
const OPTIONS: Readonly<Record<string, (compared: Compared, option: Plain) => boolean>> = {
  distanceKm: (compared, option) => {
    const [distance, ...others] = distancesOf(compared)
    if (distance === undefined) return true
    const stated = readFigure(option)
    const isDeclared = distance.method === 'declared' && others.length === 0
    return stated === undefined ? !isDeclared : isDeclared && isSame(stated, exact(distance.km))
  },
  passengers: (compared, option) =>
    legsOf(compared)
      .filter(({ activity }) => activity.unit === 'passenger')
      .every(({ activity }) => isSame(readFigure(option) ?? ONE, exact(activity.value))),
  rooms: (compared, option) => {
    const hotel = contributionsOf(compared).find(({ label }) => label === 'hotel')
    const step = hotel?.steps.find(({ kind }) => kind === 'quantity')
    return step === undefined || isSame(readFigure(option) ?? ONE, exact(step.times))
  },
  hotelOnly: (compared, option) => (option === true) === (legsOf(compared).length === 0),
  hotelCountry: (compared, option) => {
    const region = contributionsOf(compared).find(({ label }) => label === 'hotel')?.factor.region
    const isCode = typeof option === 'string' && /^[a-z]{2}$/i.test(option.trim())
    return !isCode || !region || region.slice(0, 2) === option.trim().toUpperCase()
  },
  radiativeForcing: (compared, option) =>
    (option !== 'none' && option !== 'desnz1.7') ||
    legsOf(compared).every((leg) => {
      const isForced = leg.factor.adjustments.some(({ why }) => why === 'radiative_forcing')
      const isFlight = findDistance(leg)?.route?.mode === 'AIR'
      return option === 'none' ? !isForced : isForced || !isFlight
    }),
  emissionFactorId: (compared, option) => option === null || legsOf(compared).every((leg) => isFactorOf(leg, option)),
  via: (compared, option) => {
    const distances = distancesOf(compared)
    if (distances.length < 2 || !isList(option)) return distances.length < 2
    const stops = distances.slice(1).map(({ route }) => route?.from?.input)
    return (
      stops.length === option.length &&
      stops.every((stop, index) => searchedText(stop) === searchedText(readItem(option, index)))
    )
  },
}

/** Returns the names of the options of a trip that the trace contradicts. */
export function contradictedOptions(compared: Compared): readonly string[] {
  const options = optionsOf(compared)
  if (compared.trace === undefined) return []
  return Object.entries(OPTIONS).flatMap(([name, fits]) => (fits(compared, options[name] ?? null) ? [] : [name]))
}
