import { findCountryInAnyLanguage, findRegions, foldPlaceName } from '../../../core/countries/index.ts'
import type { TransportMode } from '../../../core/emissions/index.ts'
import type { PlaceQuery } from './place-resolver.ts'

/** A query for a text that is read differently than written. */
interface FurtherQuery {
  readonly query: PlaceQuery
  /** The shortened text, to be reported; undefined if nothing was omitted. */
  readonly shortened: string | undefined
}

/** The parts of a text at its commas, without postal codes. */
interface Address {
  readonly parts: readonly string[]
  /** The country of a postal code; undefined if there is none, or any country fits. */
  readonly postalCountry: string | undefined
  readonly hasPostalCode: boolean
}

/** Marks between a name and its qualifier: 'Hamburg (DE)', 'Hamburg/DE', 'Hamburg - Germany'. */
const QUALIFIERS = [/^([^()]+?) ?\(([^()]+)\)$/, /^([^/]+?) ?\/ ?([^/]+)$/, /^(.+?) [-–—|] (.+)$/]
const COUNTRY_WORDS_MAX = 3

/** The qualifier of a name: a country, or a state or province of one. */
interface Qualifier {
  readonly country: string
  readonly region?: string
}

/** The meanings of the text after a name; a country first, as everywhere else. */
function qualifiersOf(text: string): readonly Qualifier[] {
  const country = /\p{Letter}/u.test(text) ? findCountryInAnyLanguage(text)?.alpha2 : undefined
  return [
    ...(country === undefined ? [] : [{ country }]),
    ...findRegions(text).map((region) => ({ country: region.country, region: region.code })),
  ]
}

/** Splits a text before its last words if those are the name of a country or region, or a code in capitals. */
function splitAtWords(text: string): readonly (readonly [string, string])[] {
  const words = text.split(' ')
  const splits: (readonly [string, string])[] = []
  for (let count = 1; count <= Math.min(COUNTRY_WORDS_MAX, words.length - 1); count++) {
    const last = words.slice(-count).join(' ')
    if (last.length > 3 || /^[A-Z]{2,3}$/.test(last)) splits.push([words.slice(0, -count).join(' '), last])
  }
  return splits
}

function addressOf(text: string): Address {
  const parts: string[] = []
  let postalCountry: string | undefined
  let hasPostalCode = false
  for (const part of text.split(',').map((one) => one.trim())) {
    const without = withoutPostalCode(part)
    hasPostalCode ||= without !== undefined
    postalCountry ??= without?.country
    parts.push(without?.name ?? part)
  }
  return { parts: parts.filter((part) => part !== ''), postalCountry, hasPostalCode }
}

/** The names and qualifiers of an address of at most a name, a region and a country; a street has more parts. */
function readings({
  parts,
  postalCountry,
  hasPostalCode,
}: Address): readonly (readonly [name: string, of: Partial<Qualifier>])[] {
  const [name = '', ...after] = parts
  const [first, second] = after
  if (after.length > 2 || name === '') return []
  if (first !== undefined) {
    const qualifiers = qualifiersOf(first)
    if (second === undefined) return qualifiers.map((qualifier) => [name, qualifier])
    const [{ country } = { country: undefined }] = qualifiersOf(second)
    const regions = qualifiers.filter((one) => one.region !== undefined && one.country === country)
    return regions.map((region) => [name, region])
  }
  const marked = QUALIFIERS.map((form) => form.exec(name)).filter((parts) => parts !== null)
  const splits = [...marked.map(([, before = '', last = '']) => [before, last] as const), ...splitAtWords(name)]
  const qualified = splits.flatMap(([before, last]) =>
    qualifiersOf(last).map((qualifier) => [before.trim(), qualifier] as const),
  )
  const bare = postalCountry === undefined ? {} : { country: postalCountry }
  return [...qualified, ...(hasPostalCode ? [[name, bare] as const] : [])]
}

/** The query of a name with a qualifier, written as 'name, country' or 'name, state'. */
function qualifiedQuery(name: string, { country, region }: Partial<Qualifier>): PlaceQuery {
  const suffix = region ?? country
  const text = suffix === undefined ? name : `${name}, ${suffix}`
  const query = { text, name, key: foldPlaceName(name), country, scheme: undefined }
  return Object.freeze({ ...query, ...(region !== undefined && { region }) })
}

const FACILITY_OF: Readonly<Partial<Record<TransportMode, 'airport' | 'port'>>> = { AIR: 'airport', SHIP: 'port' }

/**
 * Reads an unknown text in other ways, in order: with its country or state in brackets, after a stroke, in another
 * language or without a comma, and without a postal code; then, as written and in the same ways, as the name of an
 * airport or a port. A code is read as a country before it is read as a state.
 */
export function furtherQueries(query: PlaceQuery, mode: TransportMode | undefined): readonly FurtherQuery[] {
  const { text, scheme } = query
  // the name of a country is not a place in it: Spain is not the Port of Spain
  if (scheme !== undefined || findCountryInAnyLanguage(text) !== undefined) return []
  const address = addressOf(text)
  const { postalCountry, hasPostalCode } = address
  const shortened = hasPostalCode ? text : undefined
  const further = readings(address)
    .filter(([, { country }]) => postalCountry === undefined || country === postalCountry)
    .map(([name, qualifier]) => ({ query: qualifiedQuery(name, qualifier), shortened }))
  const facility = (mode && FACILITY_OF[mode]) ?? 'any'
  const named = [{ query, shortened: undefined }, ...further].map((one) => ({
    ...one,
    query: Object.freeze({ ...one.query, facility } as const),
  }))
  return [...further, ...named]
}

/** A text without the postal code at one of its ends. */
interface WithoutPostalCode {
  readonly name: string
  /** The country that the form of the code, or the letters before it, belong to; undefined: several. */
  readonly country: string | undefined
}

/** Letters before a postal code that are not ISO 3166-1: the signs of cars. */
const CAR_SIGNS: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  FIN: 'FI',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
}

/** The forms of postal codes; the name of a country for a form that no other one has. */
const FORMS: readonly (readonly [form: string, country: string | undefined])[] = [
  ['[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}', 'GB'],
  ['[A-Z]\\d[A-Z] ?\\d[A-Z]\\d', 'CA'],
  ['\\d{4} ?[A-Z]{2}', 'NL'],
  ['\\d{5}-\\d{4}', 'US'],
  ['\\d{5}-\\d{3}', 'BR'],
  ['\\d{3}-\\d{4}', 'JP'],
  ['\\d{4}-\\d{3}', 'PT'],
  ['\\d{2}-\\d{3}', 'PL'],
  ['\\d{4,6}|\\d{3} \\d{2,3}', undefined],
]

const SIGN = '(?:([A-Z]{1,3})[- ])?'
const AT_ENDS = FORMS.map(([form, country]) => ({
  country,
  atStart: new RegExp(`^${SIGN}(?:${form})(?: +(.*))?$`),
  atEnd: new RegExp(`^()(.*) +(?:${form})$`),
}))

/**
 * Removes a postal code from the start or the end of a text; undefined if there is none, or if its letters are of no
 * country.
 */
export function withoutPostalCode(text: string): WithoutPostalCode | undefined {
  for (const { country, atStart, atEnd } of AT_ENDS) {
    const parts = atEnd.exec(text) ?? atStart.exec(text)
    if (parts === null) continue
    const [, sign = '', name = ''] = parts
    return { name: name.trim(), country: sign === '' ? country : (CAR_SIGNS[sign] ?? sign) }
  }
  return undefined
}
