import { lazy, readItem } from '../../../base/index.ts'
import { foldPlaceName } from '../../../core/countries/index.ts'
import { FOREIGN_CITY_NAMES } from '../names/data/foreign-city-names.ts'
import { OTHER_CITY_NAMES } from '../names/data/other-city-names.ts'
import { otherNamesOf, placeKeys } from '../names/place-keys.ts'
import { type CityTable, cityTable } from './city-table.ts'

/** Cities by folded name; the numbers are indexes into the table's columns. */
export interface CityIndex {
  readonly listed: ReadonlyMap<string, readonly number[]>
  /** By alternative names that the table does not list. */
  readonly other: ReadonlyMap<string, readonly number[]>
  /** By names in other languages. */
  readonly foreign: ReadonlyMap<string, readonly number[]>
  /** By short forms that are clear only next to a country: 'Newcastle' of Newcastle upon Tyne. */
  readonly shortInCountry: ReadonlyMap<string, readonly number[]>
}

type Index = Map<string, number[]>

function addCity(index: Index, key: string, city: number): void {
  const known = index.get(key)
  if (known === undefined) index.set(key, [city])
  else if (!known.includes(city)) known.push(city)
}

function addNames(index: Index, name: string, city: number): void {
  for (const key of placeKeys(name)) addCity(index, key, city)
}

function listedNames({ names }: CityTable): Index {
  const index: Index = new Map()
  for (const [city, name] of names.entries()) addNames(index, name, city)
  return index
}

/** The largest city of a country among those listed by a name. */
function largestCity({ countries, populations }: CityTable, cities: readonly number[], country: string): number {
  const size = (city: number) => (countries[city] === country ? readItem(populations, city) : -1)
  return cities.reduce((best, city) => (size(city) > size(best) ? city : best))
}

/** Names with a common short form: 'Ciudad Lázaro Cárdenas', 'Burton upon Trent'. */
const SHORT_FORMS = [/^ciudad (?:de )?(.+)$/, /^(.+) (?:upon|on|na) .+$/]
/** Names whose short form is common in their own country: 'Marburg an der Lahn', 'Aix-en-Provence'. */
const LOCAL_FORMS = [...SHORT_FORMS, /^(.+?) (?:an der|am|im|ob der|vor der|sur|sous|en|de la|de los|de|del|nell) .+$/]
/** The least population of a city that its short form alone means. */
const PEOPLE_MIN = 75_000

/** Adds a city by the short form of its name if every city listed by that name is smaller. */
function addShortForms(index: Index, { populations }: CityTable, listed: Index): void {
  for (const [key, cities] of listed) {
    for (const form of SHORT_FORMS) {
      const [, short = ''] = form.exec(key) ?? []
      const bearers = listed.get(short)
      if (bearers === undefined) continue
      const people = (city: number) => readItem(populations, city)
      const peopleMax = Math.max(...bearers.map(people))
      for (const city of cities) if (people(city) > peopleMax) addCity(index, short, city)
    }
  }
}

/**
 * Returns large cities by the short forms of their names, in countries without a city that is listed by it. A city with another
 * short name, such as Hull, is not among them.
 */
function localShortForms({ countries, populations }: CityTable, listed: Index, other: Index): Index {
  const index: Index = new Map()
  const isNamed = (city: number, short: string) =>
    [...other].some(([name, cities]) => cities.includes(city) && !name.startsWith(`${short} `))
  for (const [key, cities] of listed) {
    const short = LOCAL_FORMS.map((form) => form.exec(key)?.[1]).find((one) => one !== undefined)
    if (short === undefined) continue
    const taken = new Set(listed.get(short)?.map((city) => countries[city]))
    for (const city of cities) {
      const isLarge = readItem(populations, city) >= PEOPLE_MIN
      if (isLarge && !taken.has(countries[city]) && !isNamed(city, short)) addCity(index, short, city)
    }
  }
  return index
}

/** The cities by their names in lines of further names. */
function namesOf(lines: string, table: CityTable, listed: Index): Index {
  const index: Index = new Map()
  for (const { name, country, others } of otherNamesOf(lines)) {
    const city = largestCity(table, listed.get(foldPlaceName(name)) as number[], country)
    for (const other of others) addNames(index, other, city)
  }
  return index
}

/** Builds the index of a table. */
export function indexCities(table: CityTable): CityIndex {
  const listed = listedNames(table)
  const other = namesOf(OTHER_CITY_NAMES, table, listed)
  addShortForms(other, table, listed)
  const foreign = namesOf(FOREIGN_CITY_NAMES, table, listed)
  return { listed, other, foreign, shortInCountry: localShortForms(table, listed, other) }
}

/** The index, built on first use. */
export const cityIndex = lazy(() => indexCities(cityTable()))
