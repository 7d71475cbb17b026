import { lazy } from '../../../base/index.ts'
import { numbersOf, splitLines, unpackDegrees } from '../tables/packed-columns.ts'
import { CITY_REGIONS } from './data/city-regions.ts'
import { CITY_LATITUDES, CITY_LONGITUDES, CITY_NAMES, CITY_POPULATIONS } from './data/city-table.ts'

/** The cities in columns; one index addresses the same city in each. */
export interface CityTable {
  readonly names: readonly string[]
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[]
  /** The postal code of the state or province in Australia, Canada and the United States; '' elsewhere. */
  readonly regions: readonly string[]
  /** Degrees, three decimals. */
  readonly lats: Float64Array
  readonly lngs: Float64Array
  readonly populations: readonly number[]
}

const UNITS_PER_DEGREE = 1000

/** Decodes the table. */
export function readCityTable(): CityTable {
  const names: string[] = []
  const countries: string[] = []
  const regions: string[] = []
  const regionsOf = new Map(splitLines(CITY_REGIONS).map((line) => [line.slice(0, 2), line.slice(3)]))
  for (const line of splitLines(CITY_NAMES)) {
    const [country = '', ...own] = line.split(';')
    const codes = regionsOf.get(country) ?? ''
    const width = codes.length / own.length
    for (const [index, name] of own.entries()) {
      names.push(name)
      countries.push(country)
      regions.push(codes.slice(width * index, width * index + width).replace(/-+$/, ''))
    }
  }
  return {
    names,
    countries,
    regions,
    lats: unpackDegrees(CITY_LATITUDES, UNITS_PER_DEGREE),
    lngs: unpackDegrees(CITY_LONGITUDES, UNITS_PER_DEGREE),
    populations: numbersOf(CITY_POPULATIONS),
  }
}

/** The table, decoded on first use. */
export const cityTable = lazy(readCityTable)
