import { readItem } from '../../../base/index.ts'
import { findCountry, findCountryRegion } from '../../../core/countries/index.ts'
import { fail, type Notice, notice, show } from '../../../core/errors/index.ts'
import { geodesicMetres } from '../earth/geodesic.ts'
import { canBeCode, type FoundPlace, isCode, type NamedQuestion, pointLabel } from './found-place.ts'
import type { PlaceQuery } from './place-resolver.ts'

/** The chosen place, with notices of the assumptions. */
export interface ChosenPlace {
  readonly found: FoundPlace
  readonly notices: readonly Notice[]
}

/** The largest place of a name is chosen if it has this many times the population of the next. */
const DOMINANCE = 10
/** A city and an airport with a matching code count as one place up to this distance. */
const AIRPORT_KM_MAX = 100
const LISTED_MAX = 8
/** Countries no larger than their city: reading one as the other does not change a distance. */
const CITY_STATES: ReadonlySet<string> = new Set('GI HK MC MO SG SM VA'.split(' '))

function people({ population = 0 }: FoundPlace): number {
  return population
}

function identity({ scheme, label, point }: FoundPlace): string {
  return `${label} ${scheme} ${point.lat} ${point.lng}`
}

/** Sorts by size and removes duplicates, independent of the order of the tables. */
function sortPlaces(found: readonly FoundPlace[]): readonly FoundPlace[] {
  const compare = (a: FoundPlace, b: FoundPlace) =>
    people(b) - people(a) || (identity(a) < identity(b) ? -1 : Number(identity(a) > identity(b)))
  const sorted = [...found].sort(compare)
  return sorted.filter((one, index) => index === 0 || identity(one) !== identity(readItem(sorted, index - 1)))
}

/** 'Paris, FR (2138551 people; 48.853, 2.349)', 'Paris, TX, US (25171 people; 33.661, -95.556)' */
function describePlace(found: FoundPlace): string {
  const { label, fullName, population, point, country, region } = found
  const place = region === undefined ? label : label.replace(`, ${country}`, `, ${region}, ${country}`)
  const size = population === undefined ? undefined : `${population} people`
  const parts = [isCode(found) ? 'airport' : fullName, size, pointLabel(point)]
  return `${place} (${parts.filter((part) => part !== undefined).join('; ')})`
}

/** The names that tell one of several places apart; undefined if its country and its state do not. */
interface Writing {
  readonly by: 'country' | 'state'
  readonly text: string
}

/** Writes a place of several so that it is found: 'Lincoln, GB', or 'Lincoln, Nebraska' if its country has several. */
function writePlace(place: FoundPlace, named: readonly FoundPlace[], { query }: NamedQuestion): Writing | undefined {
  const { country, region } = place
  if (country === null) return undefined
  const inCountry = named.filter((one) => one.country === country)
  if (query.country === undefined && findDominant(inCountry) === place)
    return { by: 'country', text: `${query.name}, ${country}` }
  const state = region === undefined ? undefined : findCountryRegion(country, region)
  const inState = inCountry.filter((one) => one.region === region)
  return state === undefined || findDominant(inState) !== place
    ? undefined
    : { by: 'state', text: `${query.name}, ${state.name}` }
}

function ambiguous(found: readonly FoundPlace[], question: NamedQuestion): never {
  const { query, path } = question
  const listed = found.slice(0, LISTED_MAX).map(describePlace)
  const more = found.length > LISTED_MAX ? ` and ${found.length - LISTED_MAX} more` : ''
  const [, second] = found as [FoundPlace, FoundPlace]
  const named = found.every(isCode) ? found : found.filter((one) => !isCode(one))
  const writings = named.map((one) => writePlace(one, named, question)).filter((one) => one !== undefined)
  const first = (by: Writing['by']) => writings.find((one) => one.by === by)
  const code = found.find(isCode)
  const choices = [
    ...(['country', 'state'] as const).flatMap((by) => first(by) ?? []).map(({ by, text }) => `a ${by} ("${text}")`),
    ...(code === undefined ? [] : [`"${`${code.scheme}:${query.name}`.toUpperCase()}" for the airport`]),
    `coordinates ("${pointLabel(second.point)}")`,
  ]
  const message = `${show(query.text)} is the name of ${found.length} places: ${listed.join('; ')}${more}`
  fail(path, 'ambiguous_place', {
    message: `${message}; choose one by writing ${choices.join(', or ')}`,
    ...(writings.length > 0 && { expected: writings.map(({ text }) => text).join('; ') }),
    received: query.text,
  })
}

/** True if a place has the name only in another language while a smaller one has it as its own. */
function isForeignNamesake({ isForeignName }: FoundPlace, named: readonly FoundPlace[]): boolean {
  return isForeignName === true && named.some(({ otherName }) => otherName === undefined)
}

/** The only place of the name, or the one that is by far the largest. */
function findDominant(named: readonly FoundPlace[]): FoundPlace | undefined {
  const [first, second] = named
  if (first === undefined || second === undefined) return first
  const majors = named.filter(({ isMajor }) => isMajor)
  if (majors.length === 1) return majors[0]
  const isKnown = named.every(({ population }) => population !== undefined)
  const isDominant = isKnown && people(first) > 0 && people(first) >= DOMINANCE * people(second)
  return isDominant && !isForeignNamesake(first, named) ? first : undefined
}

function notices(found: FoundPlace, others: readonly FoundPlace[], { query, path }: NamedQuestion): readonly Notice[] {
  const { label, fullName, otherName, country, scheme } = found
  const next = others.find((one) => one !== found)
  const left: Notice[] = []
  if (next !== undefined) {
    const message = `${show(query.text)} names ${others.length} places and by far the largest was taken: ${describePlace(found)}, not ${describePlace(next)}`
    left.push(notice('largest_place_taken', path, message))
  }
  if (otherName !== undefined) {
    const named = fullName === undefined ? label : describePlace(found)
    left.push(notice('place_by_other_name', path, `${show(otherName)} was taken for ${named}`))
  }
  const named = scheme === 'city' && query.country === undefined ? countryByName(query) : undefined
  if (named !== undefined && named === country && !CITY_STATES.has(named)) {
    const message = `${show(query.text)} is the name of a country too, and was taken for its city ${describePlace(found)}`
    left.push(notice('country_read_as_city', path, message))
  }
  return left
}

/** Chooses the airport for letters that also name a city or a country, with a notice of the alternatives. */
function asAirport(code: FoundPlace, others: readonly FoundPlace[], { query, path }: NamedQuestion): ChosenPlace {
  const country = query.scheme === undefined ? findCountry(query.text) : undefined
  const [other] = [...others.map(describePlace), ...(country === undefined ? [] : [`the country ${country.name}`])]
  if (other === undefined) return { found: code, notices: [] }
  const message = `${show(query.text)} was read as the code of the airport ${describePlace(code)}, not as ${other}`
  return { found: code, notices: [notice('airport_code_and_name', path, message)] }
}

/** Chooses the city for letters that are also the code of a nearby airport; no notice in title case ('Van'). */
function asCity(city: FoundPlace, code: FoundPlace, { query, path }: NamedQuestion): readonly Notice[] {
  if (/^\p{Lu}\p{Ll}+$/u.test(query.name)) return []
  const message = `${show(query.text)} was read as the name of ${describePlace(city)}, and not as an airport code; write "${code.scheme.toUpperCase()}:${query.name.toUpperCase()}" for ${describePlace(code)}`
  return [notice('airport_code_and_name', path, message)]
}

/** Returns the country whose name, rather than code, is the entire text. */
function countryByName({ text }: PlaceQuery): string | undefined {
  const { alpha2, alpha3 } = findCountry(text) ?? {}
  return [alpha2, alpha3].includes(text.toUpperCase()) ? undefined : alpha2
}

/** Rejects an accidental match: a town called like a country elsewhere, or like an airport code that does not exist. */
function rejectNamesake({ label, country, scheme }: FoundPlace, { query, mode, path }: NamedQuestion): void {
  if (scheme !== 'city' || query.country !== undefined) return
  const named = countryByName(query)
  if (named !== undefined && country !== null && country !== named) {
    const message = `${show(query.text)} is the name of a country (${named}) too; write a city of it, or "${query.name}, ${country}" for ${label}`
    fail(path, 'ambiguous_place', { message, received: query.text })
  }
  if (mode === 'AIR' && /^[A-Z]{3}$/.test(query.text)) {
    const message = `no airport of the table has the IATA code ${show(query.text)}; write "${label}" for the city`
    fail(path, 'place_not_found', { message, received: query.text })
  }
}

/** True if AIR and capitals make three letters unambiguously an airport. */
function meansAirport({ scheme }: FoundPlace, { query, mode }: NamedQuestion): boolean {
  return mode === 'AIR' && scheme === 'iata' && query.name === query.name.toUpperCase()
}

/**
 * Chooses among one or more candidates: the only one; among places of one name the one with ten times the population of
 * the next; of an airport and a city within 100 km of each other the airport by AIR and the city otherwise; by AIR the
 * airport of an IATA code in capitals. A choice leaves a notice. Throws `ambiguous_place` otherwise, and for a country
 * name that is also a city in another country; by AIR throws `place_not_found` for a city whose name looks like an
 * airport code that does not exist.
 */
export function choosePlace(candidates: readonly FoundPlace[], question: NamedQuestion): ChosenPlace {
  const found = sortPlaces(candidates)
  const codes = found.filter(isCode)
  const named = found.filter((one) => !isCode(one))
  const [code] = codes
  const city = findDominant(named)
  if (codes.length > 1) return ambiguous(found, question)
  if (code !== undefined && (named.length === 0 || meansAirport(code, question))) {
    return asAirport(code, named, question)
  }
  if (city === undefined) return ambiguous(found, question)
  if (code === undefined) {
    rejectNamesake(city, question)
    return { found: city, notices: notices(city, named, question) }
  }
  const km = geodesicMetres(code.point, city.point) / 1000
  if (km > AIRPORT_KM_MAX) return ambiguous(found, question)
  if (canBeCode(question)) return asAirport(code, named, question)
  return { found: city, notices: [...notices(city, named, question), ...asCity(city, code, question)] }
}
