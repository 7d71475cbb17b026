import { findCountry } from '../../countries/index.ts'
import { fail, type Notice, notice, show } from '../../errors/index.ts'
import { geodesicMetres } from '../earth/geodesic.ts'
import { canBeCode, isCode } from './airport-codes.ts'
import { type FoundPlace, type NamedQuestion, pointLabel } from './found-place.ts'
import type { PlaceQuery } from './place-resolver.ts'

/** The place that was taken, and what was assumed in taking it. */
export interface ChosenPlace {
  readonly found: FoundPlace
  readonly notices: readonly Notice[]
}

/** The largest bearer of a name is taken where it has this many times the people of the next. */
const DOMINANCE = 10
/** A city and an airport whose code reads like it are one place up to here. */
const AIRPORT_KM_MAX = 100
const LISTED_MAX = 8
/** Countries that are no wider than their city: to read one as the other moves no distance. */
const CITY_STATES: ReadonlySet<string> = new Set('GI HK MC MO SG SM VA'.split(' '))

function people({ candidate }: FoundPlace): number {
  return candidate.population ?? 0
}

function identity({ candidate: { scheme, label, point } }: FoundPlace): string {
  return `${label} ${scheme} ${point.lat} ${point.lng}`
}

/** The largest first, the same place once; whichever order the tables were asked in. */
function inOrder(found: readonly FoundPlace[]): readonly FoundPlace[] {
  const compare = (a: FoundPlace, b: FoundPlace) =>
    people(b) - people(a) || (identity(a) < identity(b) ? -1 : Number(identity(a) > identity(b)))
  const sorted = [...found].sort(compare)
  return sorted.filter((one, at) => at === 0 || identity(one) !== identity(sorted[at - 1] as FoundPlace))
}

/** 'Paris, FR (2138551 people; 48.853, 2.349)' */
function described(found: FoundPlace): string {
  const { label, population, point } = found.candidate
  const what = isCode(found) ? 'airport; ' : population === undefined ? '' : `${population} people; `
  return `${label} (${what}${pointLabel(point)})`
}

function ambiguous(found: readonly FoundPlace[], { query, path }: NamedQuestion): never {
  const listed = found.slice(0, LISTED_MAX).map(described)
  const more = found.length > LISTED_MAX ? ` and ${found.length - LISTED_MAX} more` : ''
  const [first, second] = found as [FoundPlace, FoundPlace]
  const isAbroad = found.some(({ candidate }) => candidate.country !== first.candidate.country)
  const code = found.find(isCode)
  const ways = [
    ...(isAbroad && query.country === undefined ? [`a country ("${query.name}, ${first.candidate.country}")`] : []),
    ...(code === undefined ? [] : [`"${`${code.candidate.scheme}:${query.name}`.toUpperCase()}" for the airport`]),
    `coordinates ("${pointLabel(second.candidate.point)}")`,
  ]
  const message = `${show(query.text)} is the name of ${found.length} places: ${listed.join('; ')}${more}`
  fail(path, 'ambiguous_place', {
    message: `${message}; choose one by writing ${ways.join(', or ')}`,
    received: query.text,
  })
}

/** True where a place is known by the name in another language and a smaller one bears the name itself. */
function isForeignNamesake({ candidate }: FoundPlace, named: readonly FoundPlace[]): boolean {
  return candidate.isForeignName === true && named.some((one) => one.candidate.otherName === undefined)
}

/** The one bearer of the name, or the one that is by far the largest. */
function largest(named: readonly FoundPlace[]): FoundPlace | undefined {
  const [first, second] = named
  if (first === undefined || second === undefined) return first
  const isKnown = named.every(({ candidate }) => candidate.population !== undefined)
  const isDominant = isKnown && people(first) > 0 && people(first) >= DOMINANCE * people(second)
  return isDominant && !isForeignNamesake(first, named) ? first : undefined
}

function notices(found: FoundPlace, others: readonly FoundPlace[], { query, path }: NamedQuestion): readonly Notice[] {
  const { label, otherName, country, scheme } = found.candidate
  const next = others.find((one) => one !== found)
  const left: Notice[] = []
  if (next !== undefined) {
    const message = `${show(query.text)} names ${others.length} places and by far the largest was taken: ${described(found)}, not ${described(next)}`
    left.push(notice('largest_place_taken', path, message))
  }
  if (otherName !== undefined) {
    left.push(notice('place_by_other_name', path, `${show(otherName)} was taken for ${label}`))
  }
  const named = scheme === 'city' && query.country === undefined ? countryNamed(query) : undefined
  if (named !== undefined && named === country && !CITY_STATES.has(named)) {
    const message = `${show(query.text)} is the name of a country too, and was taken for its city ${described(found)}`
    left.push(notice('country_read_as_city', path, message))
  }
  return left
}

/** The airport of letters that name a city or a country too: a notice says what they were not taken for. */
function asAirport(code: FoundPlace, others: readonly FoundPlace[], { query, path }: NamedQuestion): ChosenPlace {
  const country = query.scheme === undefined ? findCountry(query.text) : undefined
  const [other] = [...others.map(described), ...(country === undefined ? [] : [`the country ${country.name}`])]
  if (other === undefined) return { found: code, notices: [] }
  const message = `${show(query.text)} was read as the code of the airport ${described(code)}, not as ${other}`
  return { found: code, notices: [notice('airport_code_and_name', path, message)] }
}

/** The city of letters that are the code of an airport near it too; written like a name ('Van') they are not taken for one. */
function asCity(city: FoundPlace, code: FoundPlace, { query, path }: NamedQuestion): readonly Notice[] {
  if (/^\p{Lu}\p{Ll}+$/u.test(query.name)) return []
  const { scheme } = code.candidate
  const message = `${show(query.text)} was read as the name of ${described(city)}, and not as an airport code; write "${scheme.toUpperCase()}:${query.name.toUpperCase()}" for ${described(code)}`
  return [notice('airport_code_and_name', path, message)]
}

/** The country whose name, and not whose code, a text is as a whole. */
function countryNamed({ text }: PlaceQuery): string | undefined {
  const { alpha2, alpha3 } = findCountry(text) ?? {}
  return [alpha2, alpha3].includes(text.toUpperCase()) ? undefined : alpha2
}

/** Refuses a city that is known by chance: a town called like a country elsewhere, or like an airport that is none. */
function refuseNamesake({ candidate }: FoundPlace, { query, mode, path }: NamedQuestion): void {
  const { label, country, scheme } = candidate
  if (scheme !== 'city' || query.country !== undefined) return
  const named = countryNamed(query)
  if (named !== undefined && country !== null && country !== named) {
    const message = `${show(query.text)} is the name of a country (${named}) too; write a city of it, or "${query.name}, ${country}" for ${label}`
    fail(path, 'ambiguous_place', { message, received: query.text })
  }
  if (mode === 'AIR' && /^[A-Z]{3}$/.test(query.text)) {
    const message = `no airport of the table has the IATA code ${show(query.text)}; write "${label}" for the city`
    fail(path, 'place_not_found', { message, received: query.text })
  }
}

/** True where AIR and capitals say that three letters are an airport and nothing else. */
function meansAirport({ candidate }: FoundPlace, { query, mode }: NamedQuestion): boolean {
  return mode === 'AIR' && candidate.scheme === 'iata' && query.name === query.name.toUpperCase()
}

/**
 * The one of the candidates, at least one, that a text means: the only one; of several bearers of a name the one with ten
 * times the people of the next; of an airport and a city within 100 km of each other the airport by AIR and the city
 * otherwise; by AIR the airport of an IATA code in capitals. A choice leaves a notice. Throws `ambiguous_place` for anything
 * else and for the name of a country that is that of a city of another one, and by AIR `place_not_found` for a city called
 * like a code of no airport.
 */
export function choosePlace(candidates: readonly FoundPlace[], question: NamedQuestion): ChosenPlace {
  const found = inOrder(candidates)
  const codes = found.filter(isCode)
  const named = found.filter((one) => !isCode(one))
  const [code] = codes
  const city = largest(named)
  if (codes.length > 1) return ambiguous(found, question)
  if (code !== undefined && (named.length === 0 || meansAirport(code, question))) {
    return asAirport(code, named, question)
  }
  if (city === undefined) return ambiguous(found, question)
  if (code === undefined) {
    refuseNamesake(city, question)
    return { found: city, notices: notices(city, named, question) }
  }
  const km = geodesicMetres(code.candidate.point, city.candidate.point) / 1000
  if (km > AIRPORT_KM_MAX) return ambiguous(found, question)
  if (canBeCode(question)) return asAirport(code, named, question)
  return { found: city, notices: [...notices(city, named, question), ...asCity(city, code, question)] }
}
