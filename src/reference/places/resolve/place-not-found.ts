import { findCountry, findRegion, foldPlaceName, type Region } from '../../../core/countries/index.ts'
import { fail, show } from '../../../core/errors/index.ts'
import { canBeCode, isCode, type NamedQuestion, pointLabel, sourceLabel } from './found-place.ts'
import { suffixOfNoCountry } from './place-query.ts'
import {
  AIRPORTS_ID,
  CITIES_ID,
  type Gazetteer,
  type PlaceQuery,
  type PlaceResolver,
  PORTS_ID,
} from './place-resolver.ts'

/** The sources that were queried. */
interface QueriedSources {
  readonly gazetteers: readonly Gazetteer[]
  readonly resolvers: readonly PlaceResolver[]
}

const ELSEWHERE_MAX = 3

/** True for a UN/LOCODE such as 'DEHAM': the country and three letters or digits. */
function looksLikeLocode({ text }: PlaceQuery): boolean {
  return /^[A-Z]{2} ?[A-Z2-9]{3}$/.test(text) && findCountry(text.slice(0, 2)) !== undefined
}

function elsewhere(query: PlaceQuery, gazetteers: readonly Gazetteer[]): string {
  const found = gazetteers.flatMap((gazetteer) => gazetteer.find({ ...query, country: undefined }))
  const labels = [...new Set(found.map(({ label }) => label))].slice(0, ELSEWHERE_MAX)
  return labels.length === 0 ? '' : ` (elsewhere: ${labels.join('; ')})`
}

/** Returns why the code of an airport or of a country is not accepted as a place; undefined if the text is neither. */
function reasonOfLetters(question: NamedQuestion, { gazetteers }: QueriedSources): string | undefined {
  const { query, mode } = question
  const { text, scheme } = query
  if (scheme !== undefined) return undefined
  const code = canBeCode(question) ? undefined : gazetteers.flatMap((gazetteer) => gazetteer.find(query)).find(isCode)
  const country = findCountry(text)
  if (code === undefined && country === undefined) return undefined
  const what = country === undefined ? 'names no place' : `is the country ${country.name}, and no place in it`
  if (code === undefined) return `${show(text)} ${what}; write a city of it`
  const by = mode === undefined ? 'where the mode is not AIR' : `by ${mode}`
  const airport = `"AIR:${text.toUpperCase()}" for the airport ${code.label} (${pointLabel(code.point)})`
  const city = country === undefined ? '' : `, or a city of ${country.name}`
  return `${show(text)} ${what}; its letters are not read as an airport code ${by}: write ${airport}${city}`
}

/** 'UN/LOCODE' for a port, else the name of a scheme of codes. */
function codeName(scheme: string): string {
  return scheme === 'port' ? 'UN/LOCODE' : `${scheme.toUpperCase()} code`
}

/** Explains why the text after a name is neither a country nor a state; undefined if there is no such text. */
function reasonOfSuffix(query: PlaceQuery): string | undefined {
  const suffix = suffixOfNoCountry(query)
  const region = suffix && findRegion(suffix)
  if (suffix === undefined || region) return undefined
  const none = `${show(suffix)} after the comma is not a country (ISO 3166-1 code or English name)`
  return `no place is known as ${show(query.text)}: ${none}, and no state or province of the US or Canada`
}

/** The region after a name, if the text ends in one; it may be a country too. */
function findSuffixRegion({ text }: PlaceQuery): Region | undefined {
  const comma = text.lastIndexOf(',')
  return comma > 0 ? findRegion(text.slice(comma + 1)) : undefined
}

/** ' in Israel (IL), nor in Illinois, US' */
function whereOf(query: PlaceQuery): string {
  const region = findSuffixRegion(query)
  const { country } = query
  const countries = country === undefined ? [] : [`${findCountry(country)?.name} (${country})`]
  const places = [...countries, ...(region === undefined ? [] : [`${region.name}, ${region.country}`])]
  return places.length === 0 ? '' : ` in ${places.join(', nor in ')}`
}

/** Explains from the text why nothing was found. */
function reason(question: NamedQuestion, sources: QueriedSources): string {
  const { query, mode } = question
  const { text, country, scheme } = query
  const { gazetteers } = sources
  const given = reasonOfLetters(question, sources) ?? reasonOfSuffix(query)
  if (given !== undefined) return given
  const where = whereOf(query)
  const name = query.country === undefined && where !== '' ? text.slice(0, text.lastIndexOf(',')) : query.name
  const nearby = where === '' ? '' : elsewhere({ ...query, name, key: foldPlaceName(name) }, gazetteers)
  if (scheme !== undefined) {
    const what = scheme === 'port' ? 'port' : 'airport'
    return `no ${what}${where} has the ${codeName(scheme)} ${show(name.toUpperCase())}${country === undefined ? '' : nearby}`
  }
  if (where !== '') return `no place${where} is known as ${show(name)}${nearby}`
  const known = `no place is known as ${show(text)}`
  if (!looksLikeLocode(query)) return known
  const hint = mode === 'AIR' ? `write "PORT:${text}" for a port` : 'a resolver that knows more of them can be injected'
  return `${known}: it has the form of a UN/LOCODE, of which only ports are in the tables; ${hint}`
}

/** The tables by their ids, each with its kind of place and its entry. */
const TABLES = [
  [AIRPORTS_ID, 'airports'],
  [CITIES_ID, 'cities'],
  [PORTS_ID, 'ports'],
] as const

/** Returns the tables that could know the text and were not queried; ports only if the query asks for one. */
function missingTables({ query, mode }: NamedQuestion, { gazetteers }: QueriedSources): readonly string[] {
  const isPort = mode === 'SHIP' || query.scheme === 'port' || looksLikeLocode(query)
  const wanted = TABLES.filter(([id]) => id !== PORTS_ID || isPort)
  const missing = wanted.filter(([wantedId]) => !gazetteers.some(({ id }) => id === wantedId))
  return missing.map(([, what]) => `the table of ${what} ('tonne/places/${what}')`)
}

/** Throws `place_not_found` with the reason, the sources queried and advice. */
export function failWithoutPlace(question: NamedQuestion, sources: QueriedSources): never {
  const { query, path } = question
  const names = [...sources.gazetteers, ...sources.resolvers].map(sourceLabel)
  const missing = missingTables(question, sources)
  const tables = missing.length === 0 ? '' : `Import ${missing.join(' and ')} and pass it on as a gazetteer. `
  const message = [
    `${reason(question, sources)}; asked: ${names.length === 0 ? 'nobody' : names.join(', ')}`,
    `${tables}Write a country after the name ("Paris, FR"), an airport code ("IATA:LHR"), a port ("PORT:NLRTM") or coordinates ("51.95, 4.14"), or give the distance, or add the place to your own table or a resolver`,
  ].join('. ')
  fail(path, 'place_not_found', { message, received: query.text })
}
