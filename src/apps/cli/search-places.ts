import { findCountry, findRegion, foldPlaceName } from '../../core/countries/index.ts'
import { flightHaul, type Haul } from '../../reference/factors/index.ts'
import { cities } from '../../reference/places/cities/index.ts'
import type { PlaceCandidate } from '../../reference/places/index.ts'

/** The names of Australian states and their larger cities; the table of cities has states of the United States and Canada only. */
const AUSTRALIAN_STATES: Readonly<Record<string, readonly string[]>> = {
  'New South Wales': ['nsw', 'new south wales', 'sydney', 'newcastle', 'wollongong'],
  Victoria: ['victoria', 'melbourne', 'geelong', 'ballarat', 'bendigo'],
  Queensland: ['qld', 'queensland', 'brisbane', 'gold coast', 'cairns', 'townsville', 'toowoomba'],
  'Western Australia': ['western australia', 'perth', 'fremantle'],
  'South Australia': ['south australia', 'adelaide'],
  Tasmania: ['tasmania', 'hobart', 'launceston'],
  'Northern Territory': ['northern territory', 'darwin', 'alice springs'],
  'Australian Capital Territory': ['australian capital territory', 'canberra'],
}

/** A city, state, province or country in the words of a search. */
export interface SearchedPlace {
  /** Position of its first word. */
  readonly start: number
  readonly length: number
  /** The words as they were asked for. */
  readonly text: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Words of the search to use in its place, the narrowest region first. */
  readonly readings: readonly string[]
}

type PlaceMeaning = Pick<SearchedPlace, 'country' | 'readings'>

/** Well-known cities of a name are meant before those of fewer people than this. */
const PEOPLE_MIN = 50_000
const PLACE_WORDS_MAX = 4
const NAME_LENGTH_MIN = 4

function countryName(alpha2: string): string {
  return findCountry(alpha2)?.name ?? alpha2
}

/** The meaning of a state or province, by its name. */
function stateMeaning(name: string): PlaceMeaning | undefined {
  const region = name.length < NAME_LENGTH_MIN ? undefined : findRegion(name)
  if (region === undefined) return undefined
  const country = countryName(region.country)
  return {
    country: region.country,
    readings: [region.country === 'US' ? region.name : `${region.name}, ${country}`, country],
  }
}

function australianStateOf(name: string): PlaceMeaning | undefined {
  const found = Object.entries(AUSTRALIAN_STATES).find(([, names]) => names.includes(name))
  return found === undefined ? undefined : { country: 'AU', readings: [`${found[0]}, Australia`, 'Australia'] }
}

type CityQuery = Parameters<typeof cities.find>[0]

/** The largest city of a name, of any size within a country. */
function cityOf(name: string, within: string | undefined): PlaceMeaning | undefined {
  if (name.length < NAME_LENGTH_MIN) return undefined
  const query: CityQuery = { text: name, name, key: name, country: within, scheme: undefined }
  const found = cities.find(query)
  const people = (candidate: (typeof found)[number]) => candidate.population ?? 0
  const [largest] = [...found].sort((a, b) => people(b) - people(a))
  if (largest === undefined || (within === undefined && people(largest) < PEOPLE_MIN)) return undefined
  const { country } = largest
  if (country === null) return undefined
  const state = country === 'US' || country === 'CA' ? stateOfCity(query, largest) : undefined
  return state === undefined ? { country, readings: [countryName(country)] } : stateMeaning(state)
}

/** Two letters of every state and province. */
const STATE_CODES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(
    ' ',
  )

/** The name of the state or province of a city. */
function stateOfCity(query: CityQuery, city: PlaceCandidate): string | undefined {
  for (const region of STATE_CODES) {
    const found = cities.find({ ...query, text: '', country: city.country ?? undefined, region })
    if (found.some(({ population, label }) => population === city.population && label === city.label))
      return findRegion(region)?.name
  }
  return undefined
}

function countryMeaning(name: string): PlaceMeaning | undefined {
  const country = name.length < NAME_LENGTH_MIN && name !== 'uk' && name !== 'usa' ? undefined : findCountry(name)
  return country === undefined ? undefined : { country: country.alpha2, readings: [country.name] }
}

function meaningOf(name: string, within: string | undefined): PlaceMeaning | undefined {
  return countryMeaning(name) ?? stateMeaning(name) ?? australianStateOf(name) ?? cityOf(name, within)
}

/** The words of a search that are places. */
export interface PlaceRule {
  /** True if a single word has another meaning, such as "reading" or "coal". */
  readonly isOther: (word: string) => boolean
  /** ISO 3166-1 alpha-2 of the only country whose places are meant. */
  readonly within?: string | undefined
}

/** Finds the places that words of a search name, the longest first at each word. */
export function findSearchedPlaces(words: readonly string[], rule: PlaceRule): readonly SearchedPlace[] {
  const found: SearchedPlace[] = []
  for (let start = 0; start < words.length; ) {
    const place = findPlace(words, start, rule)
    if (place !== undefined) found.push(place)
    start += place?.length ?? 1
  }
  return found.filter(({ country }) => rule.within === undefined || country === rule.within)
}

function findPlace(words: readonly string[], start: number, { isOther, within }: PlaceRule): SearchedPlace | undefined {
  for (let length = Math.min(PLACE_WORDS_MAX, words.length - start); length > 0; length--) {
    const part = words.slice(start, start + length)
    const text = part.join(' ')
    const name = foldPlaceName(text)
    const country = countryMeaning(name)
    if (country === undefined && part.some((word) => part.length === 1 && isOther(word))) continue
    const meaning = country ?? meaningOf(name, within)
    if (meaning !== undefined) return { start, length, text, ...meaning }
  }
  return undefined
}

/** Replaces places by one of their readings; those that have fewer readings by their last one. */
export function replacePlaces(words: readonly string[], places: readonly SearchedPlace[], reading: number): string {
  const replaced = words.map((word, at) => {
    const place = places.find(({ start, length }) => at >= start && at < start + length)
    if (place === undefined) return word
    return at === place.start ? (place.readings[reading] ?? place.readings.at(-1) ?? '') : ''
  })
  return replaced.filter((word) => word !== '').join(' ')
}

const FLIGHT_WORDS = /\b(?:flight|flights|fly|flying|flew|plane|airplane)\b/i
const TRAIN_WORDS = /\b(?:train|trains|rail|railway)\b/i
/** Words that only connect the ends of a journey. */
const CONNECTING = /\b(?:from|to|and|via|return|one way|internal|domestic|->)\b/gi
const HAUL_WORDS: Readonly<Record<Haul, string>> = {
  domestic: 'domestic',
  short: 'short haul',
  long: 'long haul',
  international: 'international non uk',
}

/** A search for a journey, with its kind in place of its ends. */
export interface JourneyReading {
  readonly words: string
  readonly remark: string
}

/** True if a search asks for a flight or a train. */
export function isJourney(words: readonly string[]): boolean {
  const text = words.join(' ')
  return FLIGHT_WORDS.test(text) || TRAIN_WORDS.test(text)
}

/** The haul of a flight as seen from the United Kingdom; undefined within another country than that or the one searched. */
function haulWords(from: string, to: string, home: string): string | undefined {
  if (from === to && from === home) return HAUL_WORDS.domestic
  const haul = from === to && from !== 'GB' ? undefined : flightHaul(from, to)
  return haul === undefined ? undefined : HAUL_WORDS[haul]
}

/** The kind of a journey by train; undefined within another country than the United Kingdom. */
function trainWords(from: string, to: string): string | undefined {
  if (from !== to) return 'international'
  return from === 'GB' ? 'national' : undefined
}

/**
 * Reads the ends of a flight as its haul, and those of a train as national or international. A journey with one end begins
 * at home (default: the United Kingdom). Undefined for other searches, and within another country.
 */
export function readJourney(
  words: readonly string[],
  places: readonly SearchedPlace[],
  home = 'GB',
): JourneyReading | undefined {
  const [first, second] = places
  if (first === undefined || !isJourney(words)) return undefined
  const [from, to] = second === undefined ? [home, first.country] : [first.country, second.country]
  const kind = FLIGHT_WORDS.test(words.join(' ')) ? haulWords(from, to, home) : trainWords(from, to)
  if (kind === undefined) return undefined
  const withoutEnds = places.map((place) => ({ ...place, readings: [''] }))
  const rest = replacePlaces(words, withoutEnds, 0).replaceAll(CONNECTING, ' ').replaceAll(/\s+/g, ' ').trim()
  const ends = second === undefined ? `from ${home} to ${first.text}` : `from ${first.text} to ${second.text}`
  return { words: `${kind} ${rest}`, remark: `a journey ${ends} was read as ${kind}` }
}
