import { COUNTRY_TABLE } from './data/country-table.ts'
import { foldName } from './fold-name.ts'

/** A country or territory of ISO 3166-1. */
export interface Country {
  /** 'GB' */
  readonly alpha2: string
  /** 'GBR' */
  readonly alpha3: string
  /** Three digits: '826'. */
  readonly numeric: string
  /** English short name. */
  readonly name: string
}

/** Other names under which publishers list a country. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  'united states': 'US',
  usa: 'US',
  china: 'CN',
  'hong kong china': 'HK',
  korea: 'KR',
  russia: 'RU',
  turkey: 'TR',
  taiwan: 'TW',
  'slovak republic': 'SK',
  macau: 'MO',
  'macau china': 'MO',
  tanzania: 'TZ',
  moldova: 'MD',
  'north macedonia': 'MK',
}

const index = new Map<string, Country>()

/** Every country by each of its codes and names, read from the table when first asked. */
function byAnything(): ReadonlyMap<string, Country> {
  if (index.size > 0) return index
  for (const line of COUNTRY_TABLE.trim().split('\n')) {
    const [alpha2 = '', alpha3 = '', numeric = '', name = ''] = line.split('|')
    const country = Object.freeze({ alpha2, alpha3, numeric, name })
    for (const key of [alpha2, alpha3, numeric]) index.set(key, country)
    index.set(foldName(name), country)
  }
  for (const [name, alpha2] of Object.entries(OTHER_NAMES)) index.set(name, index.get(alpha2) as Country)
  return index
}

/**
 * The country of an ISO 3166-1 code (alpha-2, alpha-3, numeric as digits or number) or of its English name; undefined for
 * anything else. Codes count in either case.
 */
export function findCountry(codeOrName: string | number): Country | undefined {
  const text = String(codeOrName).trim()
  const isNumeric = /^\d{1,3}$/.test(text)
  const all = byAnything()
  return all.get(isNumeric ? text.padStart(3, '0') : text.toUpperCase()) ?? all.get(foldName(text))
}

/** Every country, in the order of the alpha-2 codes. */
export function countries(): readonly Country[] {
  return [...new Set(byAnything().values())]
}
