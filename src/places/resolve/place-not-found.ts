import { findCountry } from '../../countries/index.ts'
import { fail, show } from '../../errors/index.ts'
import { canBeCode, isCode, type NamedQuestion, pointLabel, sourceOf } from './found-place.ts'
import { suffixOfNoCountry } from './place-query.ts'
import { AIRPORTS_ID, CITIES_ID, type Gazetteer, type PlaceQuery, type PlaceResolver } from './place-resolver.ts'

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

/** Returns why nothing was found, as far as the text shows. */
function reason(question: NamedQuestion, sources: QueriedSources): string {
  const { query } = question
  const { text, name, country, scheme } = query
  const { gazetteers } = sources
  const ofLetters = reasonOfLetters(question, sources)
  if (ofLetters !== undefined) return ofLetters
  const inCountry = country === undefined ? '' : ` in ${findCountry(country)?.name} (${country})`
  if (scheme !== undefined) {
    const lies = country === undefined ? '' : elsewhere(query, gazetteers)
    return `no airport${inCountry} has the ${scheme.toUpperCase()} code ${show(name.toUpperCase())}${lies}`
  }
  const suffix = suffixOfNoCountry(query)
  if (country !== undefined) {
    return `nothing${inCountry} is known by ${show(name)}${elsewhere(query, gazetteers)}; the last part of a name is read as a country, not as a state or province`
  }
  if (suffix !== undefined) {
    const none = `${show(suffix)} after the comma is no country (ISO 3166-1 code or English name)`
    return `nothing is known by ${show(text)}: ${none}, and states and provinces are not in the tables`
  }
  if (looksLikeLocode(query)) {
    return `nothing is known by ${show(text)}: it has the form of a UN/LOCODE, a list that is not shipped; a resolver that knows it can be injected`
  }
  return `nothing is known by ${show(text)}`
}

function missingTables({ gazetteers }: QueriedSources): readonly string[] {
  const has = (wanted: string) => gazetteers.some(({ id }) => id === wanted)
  return [
    ...(has(AIRPORTS_ID) ? [] : ["the table of airports ('tonne/places/airports')"]),
    ...(has(CITIES_ID) ? [] : ["the table of cities ('tonne/places/cities')"]),
  ]
}

/** Throws `place_not_found` with the reason, the sources queried and advice. */
export function failAsNotFound(question: NamedQuestion, sources: QueriedSources): never {
  const { query, path } = question
  const names = [...sources.gazetteers, ...sources.resolvers].map(sourceOf)
  const missing = missingTables(sources)
  const tables = missing.length === 0 ? '' : `Import ${missing.join(' and ')} and pass it on as a gazetteer. `
  const message = [
    `${reason(question, sources)}; asked: ${names.length === 0 ? 'nobody' : names.join(', ')}`,
    `${tables}Write a country after the name ("Paris, FR"), an airport code ("IATA:LHR") or coordinates ("51.95, 4.14"), or give the distance, or add the place to your own table or a resolver`,
  ].join('. ')
  fail(path, 'place_not_found', { message, received: query.text })
}
