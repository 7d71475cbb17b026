import { isFields, isOneOf, printable } from '../../../base/index.ts'
import { findCountry, findRegion, findRegions, foldPlaceName } from '../../../core/countries/index.ts'
import { PLACE_SCHEMES, type Place } from '../../../core/emissions/index.ts'
import { answerAtOnce, EmissionsError, fail, type Notice, notice, show } from '../../../core/errors/index.ts'
import { parsePoint } from '../point/parse-point.ts'
import type { ParsedPoint } from '../point/parsed-point.ts'
import { pointText } from '../point/point-text.ts'
import { readPoint } from '../point/read-point.ts'
import { callBack, failedCallback } from '../services/callback.ts'
import { type ChosenPlace, choosePlace } from './choose-place.ts'
import { type CountrySources, countryOfPoint } from './country-of-point.ts'
import {
  canBeCode,
  type FoundPlace,
  isCode,
  type NamedQuestion,
  type PlaceQuestion,
  type PlaceSource,
  pointLabel,
  sourceLabel,
  withSource,
} from './found-place.ts'
import { furtherQueries } from './further-queries.ts'
import type { OwnPlaces } from './own-places.ts'
import { findClosedAirport, placeQuery, suffixOfNoCountry } from './place-query.ts'
import {
  AIRPORTS_ID,
  CITIES_ID,
  type Gazetteer,
  isLabel,
  type PlaceCandidate,
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
  if (suffix === undefined || findRegions(suffix).length > 0) return undefined
  const none = `${show(suffix)} after the comma is not a country (ISO 3166-1 code or English name)`
  return `no place is known as ${show(query.text)}: ${none}, and no state or province of Australia, Canada or the US`
}

/** ' in Israel (IL), nor in Illinois, US' */
function whereOf({ text, country }: PlaceQuery): string {
  const comma = text.lastIndexOf(',')
  const regions = comma > 0 ? findRegions(text.slice(comma + 1)) : []
  const countries = country === undefined ? [] : [`${findCountry(country)?.name} (${country})`]
  const places = [...countries, ...regions.map((region) => `${region.name}, ${region.country}`)]
  return places.length === 0 ? '' : ` in ${places.join(', nor in ')}`
}

/** Explains that an airport is closed, by AIR or after a prefix; undefined if the text names none. */
function explainClosedAirport({ query, mode }: NamedQuestion): string | undefined {
  const closed = mode === 'AIR' || query.scheme === 'iata' ? findClosedAirport(query.name) : undefined
  if (closed === undefined) return undefined
  return `${show(query.text)} is the airport ${closed.name}, which is closed or has another code now; write "${closed.instead}" for the place nearest to it`
}

/** Explains from the text why nothing was found. */
function reason(question: NamedQuestion, sources: QueriedSources): string {
  const { query, mode } = question
  const { text, country, scheme } = query
  const { gazetteers } = sources
  const given = explainClosedAirport(question) ?? reasonOfLetters(question, sources) ?? reasonOfSuffix(query)
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
function failWithoutPlace(question: NamedQuestion, sources: QueriedSources): never {
  const { query, mode, path } = question
  const names = [...sources.gazetteers, ...sources.resolvers].map(sourceLabel)
  const missing = missingTables(question, sources)
  const tables = missing.length === 0 ? '' : `Import ${missing.join(' and ')} and pass it on as a gazetteer. `
  const message = [
    `${reason(question, sources)}; asked: ${names.length === 0 ? 'nobody' : names.join(', ')}`,
    `${tables}Write a country after the name ("Paris, FR"), an airport code ("IATA:LHR"), a port ("PORT:NLRTM") or coordinates ("51.95, 4.14"), or give the distance, or add the place to your own table or a resolver`,
  ].join('. ')
  const instead = mode === 'AIR' ? findClosedAirport(query.name)?.instead : undefined
  fail(path, 'place_not_found', { message, ...(instead !== undefined && { expected: instead }), received: query.text })
}

/** The sources of places, in query order: own table, gazetteers together, resolvers one by one. */
export interface PlaceSources extends CountrySources {
  readonly own: OwnPlaces | undefined
  readonly resolvers: readonly PlaceResolver[]
}

/** A place, with notices of the assumptions. */
export interface ResolvedPlace {
  readonly place: Place
  readonly notices: readonly Notice[]
}

/** A place whose country may still be unknown, with notices of the assumptions. */
interface Located extends Place {
  readonly notices: readonly Notice[]
}

function ownPlacesOf(query: PlaceQuery, { own }: PlaceSources): readonly FoundPlace[] {
  return (own?.find(query) ?? []).map((candidate) => ({ ...candidate, source: 'own', attribution: '' }))
}

/**
 * Filters out airports if letters are not a code and nothing else has the name: by road 'USA' is not an airport in
 * Concord. If a city has the same name they stay, and `choosePlace` decides.
 */
function withoutStrayCodes(listed: readonly FoundPlace[], question: NamedQuestion): readonly FoundPlace[] {
  return canBeCode(question) || listed.some((found) => !isCode(found)) ? listed : []
}

/** US state codes (USPS) that are also ISO 3166-1 alpha-2 country codes. */
const STATES_LIKE_COUNTRIES: ReadonlySet<string> = new Set(
  'AL AR AZ CA CO DE GA ID IL IN KY LA MA MD ME MN MO MS MT NC NE PA SC SD TN VA'.split(' '),
)

/** The code after the comma if it could also mean a US state. */
function codeOfState({ text, country }: PlaceQuery): string | undefined {
  const suffix = text.slice(text.lastIndexOf(',') + 1).trim()
  return suffix.toUpperCase() === country && STATES_LIKE_COUNTRIES.has(country) ? country : undefined
}

/** Adds `country_code_assumed` to a city such as 'Richmond, CA' if the tables also have a Richmond in the US. */
function withCountryNotice(
  chosen: ChosenPlace,
  question: NamedQuestion,
  gazetteers: readonly Gazetteer[],
): ChosenPlace {
  const { query, path } = question
  const code = codeOfState(query)
  if (code === undefined || chosen.found.scheme !== 'city') return chosen
  const inUs = { ...question, query: { ...query, country: 'US' } }
  const isInUs = askGazetteers(gazetteers, inUs).some(({ scheme, country }) => scheme === 'city' && country === 'US')
  if (!isInUs) return chosen
  const message = `${show(code)} after the comma was read as ${findCountry(code)?.name}, and not as a state of the US, where ${show(query.name)} is a place too; if that is meant, write "${query.name}, ${findRegion(code)?.name}" or its coordinates`
  return { ...chosen, notices: [...chosen.notices, notice('country_code_assumed', path, message)] }
}

/** Chooses among the places of the tables; undefined if there are none. Throws `ambiguous_place`. */
function choosePlaceOfTables(
  listed: readonly FoundPlace[],
  question: NamedQuestion,
  { gazetteers }: PlaceSources,
): ChosenPlace | undefined {
  return listed.length === 0 ? undefined : withCountryNotice(choosePlace(listed, question), question, gazetteers)
}

/** Reads an unknown text in further ways, until the tables list a place; its parts are not codes. */
function chosenOtherwise(question: NamedQuestion, sources: PlaceSources): ChosenPlace | undefined {
  for (const { query, shortened } of furtherQueries(question.query, question.mode)) {
    const further = { ...question, query }
    const listed = askGazetteers(sources.gazetteers, further).filter((found) => !isCode(found))
    const named = shortened === undefined ? listed : listed.map((found) => ({ ...found, otherName: shortened }))
    const read = choosePlaceOfTables(named, further, sources)
    if (read !== undefined) return read
  }
  return undefined
}

/** Queries the sources until one finds the text; throws `ambiguous_place` and `place_not_found`. */
async function choosePlaceOf(question: NamedQuestion, sources: PlaceSources): Promise<ChosenPlace> {
  const ours = ownPlacesOf(question.query, sources)
  if (ours.length > 0) return choosePlace(ours, question)
  const listed = withoutStrayCodes(askGazetteers(sources.gazetteers, question), question)
  const inTables = choosePlaceOfTables(listed, question, sources)
  if (inTables !== undefined) return inTables
  for (const resolver of sources.resolvers) {
    const offered = await askResolver(resolver, question)
    if (offered.length > 0) return choosePlace(offered, question)
  }
  return chosenOtherwise(question, sources) ?? failWithoutPlace(question, sources)
}

/** Converts a parsed point to a place; `written` is its text, if it was text. */
function locatedPoint({ point, scheme, notices }: ParsedPoint, written?: string): Located {
  const label = pointLabel(point)
  const input = written ?? label
  return { input, label, point, country: null, scheme, source: 'input', attribution: '', notices }
}

/** Parses a point from text; an ambiguous one may be a name in a table, such as a site number or a postcode. */
function parsePointText(written: string, path: string, isName: () => boolean): ParsedPoint | undefined {
  try {
    return parsePoint(written, path)
  } catch (error) {
    if (EmissionsError.is(error) && isName()) return undefined
    throw error
  }
}

async function locatedText(written: string, question: PlaceQuestion, sources: PlaceSources): Promise<Located> {
  const input = pointText(written, question.path)
  const query = placeQuery(input)
  // a number that is no point may be a postcode
  const isListed = () => askGazetteers(sources.gazetteers, { ...question, query }).length > 0
  const parsed = parsePointText(written, question.path, () => ownPlacesOf(query, sources).length > 0 || isListed())
  if (parsed !== undefined) return locatedPoint(parsed, input)
  const { found, notices } = await choosePlaceOf({ ...question, query }, sources)
  const { label, point, country, scheme, source, attribution } = found
  return { input, label, point, country, scheme, source, attribution, notices }
}

function freezePlace(place: Place, notices: readonly Notice[]): ResolvedPlace {
  const point = Object.freeze(place.point)
  // texts of others, which explanations print
  const texts = {
    input: printable(place.input),
    label: printable(place.label),
    attribution: printable(place.attribution),
  }
  const shown = Object.freeze({ ...place, ...texts, point })
  return Object.freeze({ place: shown, notices: Object.freeze([...notices]) })
}

/**
 * Resolves a text or a point object; `notices` lists the assumptions. Queried in order until one matches: the formats
 * of points, the caller's own table, the gazetteers together, the resolvers.
 */
export async function locatePlace(
  input: unknown,
  question: PlaceQuestion,
  sources: PlaceSources,
): Promise<ResolvedPlace> {
  const { path } = question
  const located =
    typeof input === 'string' ? await locatedText(input, question, sources) : locatedPoint(readPoint(input, path))
  const { notices, ...known } = located
  if (known.country !== null) return freezePlace(known, notices)
  const { country, attribution, notices: more } = await countryOfPoint(known.point, question, sources)
  const texts = [...new Set([known.attribution, attribution])].filter((text) => text !== '')
  return freezePlace({ ...known, country, attribution: texts.join(' ') }, [...notices, ...more])
}

type Check = (value: unknown) => boolean

const orMissing =
  (isValid: Check): Check =>
  (value) =>
    value === undefined || isValid(value)
const isSize = orMissing((value) => typeof value === 'number' && Number.isFinite(value) && value >= 0)
const isFlag = orMissing((value) => typeof value === 'boolean')

/** The fields of a candidate that need no other one to be checked. */
const FIELDS: readonly (readonly [keyof PlaceCandidate, Check])[] = [
  ['label', isLabel],
  ['scheme', (value) => isOneOf(PLACE_SCHEMES, value)],
  ['population', isSize],
  ['isForeignName', isFlag],
  ['isMajor', isFlag],
  ['fullName', orMissing(isLabel)],
  ['otherName', orMissing((value) => typeof value === 'string')],
  ['region', orMissing((value) => typeof value === 'string')],
]

/** Calls `failWith` unless an answer has the fields of a candidate. */
function requireCandidate(answer: unknown, failWith: (what: string) => never): asserts answer is PlaceCandidate {
  if (!isFields(answer)) return failWith(`${show(answer)} for a place`)
  const wrong = FIELDS.find(([name, isValid]) => !isValid(answer[name]))?.[0]
  if (wrong !== undefined) failWith(`the ${wrong} ${show(answer[wrong])}`)
}

/** Validates a candidate: a point on Earth, a country by its alpha-2 code. */
function checkCandidate(answer: unknown, { id }: PlaceSource): PlaceCandidate {
  const failAt: (what: string) => never = (what) => fail('', 'router_failed', `${id} answered with ${what}`)
  requireCandidate(answer, failAt)
  const { label, country, point } = answer
  const known = country === null ? null : findCountry(String(country))?.alpha2
  if (known === undefined) {
    return failAt(`the country ${show(country)} for ${show(label)}; null says that it is not known`)
  }
  try {
    return { ...answer, point: readPoint(point, 'point').point, country: known }
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return failAt(`no point on Earth for ${show(label)} (${error.message})`)
  }
}

function readCandidates(answer: unknown, source: PlaceSource): readonly FoundPlace[] {
  if (!Array.isArray(answer)) {
    fail('', 'router_failed', `${source.id} answered with ${show(answer)} and not with a list of places`)
  }
  return answer.map((place) => withSource(source, checkCandidate(place, source)))
}

/** Queries the tables and validates their candidates. Throws `router_failed`. */
function askGazetteers(gazetteers: readonly Gazetteer[], { query, path }: NamedQuestion): readonly FoundPlace[] {
  return gazetteers.flatMap((gazetteer) => {
    try {
      return readCandidates(answerAtOnce('', gazetteer.find(query), 'router_failed'), gazetteer)
    } catch (error) {
      throw failedCallback(path, gazetteer.id, error)
    }
  })
}

/** Queries a resolver and validates its candidates. Throws `router_failed`, or the reason of an aborted signal. */
function askResolver(resolver: PlaceResolver, question: NamedQuestion): Promise<readonly FoundPlace[]> {
  const { query, mode, signal, path } = question
  const ask = async () => readCandidates(await resolver.resolve(query, { mode, signal }), resolver)
  return callBack(ask, { who: resolver.id, path, signal })
}
