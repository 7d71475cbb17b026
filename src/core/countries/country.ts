import { lazy, nearestWords } from '../../base/index.ts'
import { COUNTRY_TABLE } from './data/country-table.ts'
import { FOREIGN_COUNTRY_NAMES } from './data/foreign-country-names.ts'
import { OTHER_COUNTRY_NAMES } from './data/other-country-names.ts'
import { foldPlaceName } from './fold-name.ts'

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

/** A name without its article: 'The Gambia' and 'Gambia' are one. */
function countryNameKey(name: string): string {
  return foldPlaceName(name).replace(/^the /, '')
}

/** Every country by each of its codes and English names. */
const byAnything = lazy((): ReadonlyMap<string, Country> => {
  const index = new Map<string, Country>()
  for (const line of COUNTRY_TABLE.trim().split('\n')) {
    const [alpha2 = '', alpha3 = '', numeric = '', name = ''] = line.split('|')
    const country = Object.freeze({ alpha2, alpha3, numeric, name })
    for (const key of [alpha2, alpha3, numeric]) index.set(key, country)
    index.set(countryNameKey(name), country)
  }
  for (const line of OTHER_COUNTRY_NAMES.trim().split('\n')) {
    const [name = '', alpha2 = ''] = line.split('|')
    index.set(name, index.get(alpha2) as Country)
  }
  return index
})

/** The alpha-2 code of every country by its names in other languages. */
const byForeignName = lazy((): ReadonlyMap<string, string> => {
  const lines = FOREIGN_COUNTRY_NAMES.trim().split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [alpha2 = '', names = ''] = line.split('|')
      return names.split(';').map((name) => [countryNameKey(name), alpha2] as const)
    }),
  )
})

/**
 * Finds a country by its ISO 3166-1 code (alpha-2, alpha-3, numeric as digits or number) or its English name; undefined
 * if there is none. Codes match in either case. Kosovo, which has no code, has XK, XKX and XKK.
 */
export function findCountry(codeOrName: string | number): Country | undefined {
  const text = String(codeOrName).trim()
  const isNumeric = /^\d{1,3}$/.test(text)
  const all = byAnything()
  const byCode = all.get(isNumeric ? text.padStart(3, '0') : text.toUpperCase())
  return byCode ?? all.get(countryNameKey(text))
}

/** The country of a region by its ISO 3166-2 code or the code of a grid ('US-RFCW'), or of a country itself. */
export function findCountryOfRegion(region: string): Country | undefined {
  return findCountry(region) ?? findCountry(region.split('-')[0] ?? '')
}

/** Countries whose names take an article in a sentence. */
const WITH_ARTICLE =
  /^(?:united |netherlands|philippines|bahamas|gambia|maldives|comoros|seychelles)|islands$|republic/i

/**
 * Describes a country by name and code for a sentence: 'the United Kingdom (GB)'; any other region unchanged
 * ('US-CAMX').
 */
export function describeRegion(region: string): string {
  const country = findCountry(region)
  if (country === undefined) return region
  return `${WITH_ARTICLE.test(country.name) ? 'the ' : ''}${country.name} (${country.alpha2})`
}

/** The country of a code or an English name, else of a German, French, Spanish, Italian or its own ('Deutschland'). */
export function findCountryInAnyLanguage(codeOrName: string): Country | undefined {
  return findCountry(codeOrName) ?? findCountry(byForeignName().get(countryNameKey(codeOrName)) ?? '')
}

/**
 * Finds the countries whose codes or names, in any of these languages, are similar to a misspelt one; nearest first, at
 * most `max`.
 */
export function nearestCountries(codeOrName: string, max: number): readonly Country[] {
  const names = [...byAnything().keys(), ...byForeignName().keys()].filter((name) => name.length > 3)
  const near = nearestWords(foldPlaceName(codeOrName), names, names.length).flatMap(
    (name) => findCountryInAnyLanguage(name) ?? [],
  )
  return [...new Set(near)].slice(0, max)
}
