import { foldPlaceName } from '../../countries/index.ts'
import { lazily } from '../tables/lazily.ts'
import { type CityTable, cityTable } from './city-table.ts'
import { FOREIGN_CITY_NAMES } from './data/foreign-city-names.ts'
import { OTHER_CITY_NAMES } from './data/other-city-names.ts'

/** Cities by folded name; the numbers are indexes into the columns of the table. */
export interface CityIndex {
  readonly listed: ReadonlyMap<string, readonly number[]>
  /** By names that the table does not list. */
  readonly other: ReadonlyMap<string, readonly number[]>
  /** By their names in other languages. */
  readonly foreign: ReadonlyMap<string, readonly number[]>
}

type Index = Map<string, number[]>

/** How letters are spelled where a keyboard lacks them: 'Duesseldorf'. */
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

function spelledOut(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøå]/g, (letter) => SPELLED_OUT[letter] as string)
}

function add(index: Index, key: string, city: number): void {
  const known = index.get(key)
  if (known === undefined) index.set(key, [city])
  else if (!known.includes(city)) known.push(city)
}

function addNames(index: Index, name: string, city: number): void {
  add(index, foldPlaceName(name), city)
  if (/[^\x20-\x7e]/.test(name)) add(index, foldPlaceName(spelledOut(name)), city)
}

function listedNames({ names }: CityTable): Index {
  const index: Index = new Map()
  for (const [city, name] of names.entries()) addNames(index, name, city)
  return index
}

/** The largest city of a country that is listed by a name. */
function largest({ countries, populations }: CityTable, cities: readonly number[], country: string): number {
  const size = (city: number) => (countries[city] === country ? (populations[city] as number) : -1)
  return cities.reduce((best, city) => (size(city) > size(best) ? city : best))
}

/** What 'Ciudad Lázaro Cárdenas' and 'Burton upon Trent' are called in short. */
const SHORT_FORMS = [/^ciudad (?:de )?(.+)$/, /^(.+) (?:upon|on|na) .+$/]

/** Adds a city by the short form of its name where all that is listed by that is smaller, and would be taken for it. */
function addShortForms(index: Index, { populations }: CityTable, listed: Index): void {
  for (const [key, cities] of listed) {
    for (const form of SHORT_FORMS) {
      const [, short = ''] = form.exec(key) ?? []
      const bearers = listed.get(short)
      if (bearers === undefined) continue
      const peopleMax = Math.max(...bearers.map((bearer) => populations[bearer] as number))
      for (const city of cities) if ((populations[city] as number) > peopleMax) add(index, short, city)
    }
  }
}

/** Names as lines of data give them: as listed | country | names with semicolons between. */
function namesOf(lines: string, table: CityTable, listed: Index): Index {
  const index: Index = new Map()
  for (const line of lines.trim().split('\n')) {
    const [name = '', country = '', others = ''] = line.split('|')
    const city = largest(table, listed.get(foldPlaceName(name)) as number[], country)
    for (const other of others.split(';')) addNames(index, other, city)
  }
  return index
}

/** The index of a table. */
export function indexCities(table: CityTable): CityIndex {
  const listed = listedNames(table)
  const other = namesOf(OTHER_CITY_NAMES, table, listed)
  addShortForms(other, table, listed)
  return { listed, other, foreign: namesOf(FOREIGN_CITY_NAMES, table, listed) }
}

/** The index, made when first asked for. */
export const cityIndex = lazily(() => indexCities(cityTable()))
