import { findCountry, foldPlaceName } from '../../../core/countries/index.ts'
import type { PlaceQuery } from './place-resolver.ts'

const COUNTRY_LENGTH_MAX = 60

/** A text split at the comma before its country. */
interface CountrySuffix {
  readonly name: string
  readonly country: string | undefined
}

/** Returns the country of a text: its ISO 3166-1 alpha code or English name; numeric codes are not accepted. */
function countryOfText(text: string): string | undefined {
  const canBe = text.length <= COUNTRY_LENGTH_MAX && /\p{Letter}/u.test(text)
  return canBe ? findCountry(text)?.alpha2 : undefined
}

/** Splits at the first comma followed by nothing but a country: countries have commas too ('Korea, Republic of'). */
function countrySuffix(text: string): CountrySuffix {
  for (let comma = text.indexOf(','); comma > 0; comma = text.indexOf(',', comma + 1)) {
    const country = countryOfText(text.slice(comma + 1).trim())
    if (country !== undefined) return { name: text.slice(0, comma).trim(), country }
  }
  return { name: text, country: undefined }
}

const SCHEMES: Readonly<Record<string, PlaceQuery['scheme']>> = {
  iata: 'iata',
  icao: 'icao',
  port: 'port',
  locode: 'port',
}

/**
 * Returns the scheme of a prefix; that of 'air' is determined by the length of the code: ICAO codes have four letters.
 */
function schemeOf(prefix: string, code: string): PlaceQuery['scheme'] {
  if (prefix === 'air') return code.length === 4 ? 'icao' : 'iata'
  return SCHEMES[prefix]
}

/** Builds the query for a text that is not a point. */
export function placeQuery(written: string): PlaceQuery {
  const text = written.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const [, prefix, code] = /^(air|iata|icao|port|locode) ?:(.*)$/i.exec(text) ?? []
  const { name, country } = countrySuffix((code ?? text).trim())
  const scheme = prefix === undefined ? undefined : schemeOf(prefix.toLowerCase(), name)
  return Object.freeze({ text, name, key: foldPlaceName(name), country, scheme })
}

/** The text after the last comma if it is not a country; undefined: no comma, or a country. */
export function suffixOfNoCountry({ text, country }: PlaceQuery): string | undefined {
  const comma = text.lastIndexOf(',')
  return country === undefined && comma > 0 ? text.slice(comma + 1).trim() : undefined
}

/** An airport that was closed, or whose code was replaced; no table has it. */
export interface ClosedAirport {
  readonly name: string
  /** The text for its place: its city, or the airport that took it over. */
  readonly instead: string
}

/**
 * Codes of IATA that travel records of past years have and that no airport of the table has: code | name | place to write instead.
 * Berlin Schönefeld became a terminal of BER; Astana has the code NQZ since 2020. Source: OurAirports, which lists them as closed.
 */
const CLOSED_AIRPORTS = `
TXL|Berlin Tegel|Berlin, DE
THF|Berlin Tempelhof|Berlin, DE
SXF|Berlin Schönefeld|AIR:BER
FBU|Oslo Fornebu|Oslo, NO
CGX|Chicago Meigs Field|Chicago, US
TSE|Astana, Nursultan Nazarbayev|AIR:NQZ
PLH|Plymouth City|Plymouth, GB
DSA|Doncaster Sheffield|Doncaster, GB
`

const closedAirports: ReadonlyMap<string, ClosedAirport> = new Map(
  CLOSED_AIRPORTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', name = '', instead = ''] = line.split('|')
      return [code, name].map((key) => [foldPlaceName(key), { name, instead }] as const)
    }),
)

/** Finds a closed airport by its code or its name ('Berlin Tegel Airport'); undefined for any other text. */
export function findClosedAirport(text: string): ClosedAirport | undefined {
  return closedAirports.get(foldPlaceName(text).replace(/ (?:international )?airport$/, ''))
}
