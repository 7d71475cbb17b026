import { lazy } from '../../errors/index.ts'
import { linesOf, unpackDegrees, unpackNumbers } from '../tables/packed-columns.ts'
import { CITY_LATITUDES, CITY_LONGITUDES, CITY_NAMES, CITY_POPULATIONS } from './data/city-table.ts'

/** The cities in columns; one index addresses the same city in each. */
export interface CityTable {
  readonly names: readonly string[]
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[]
  /** Degrees, three decimals. */
  readonly lats: Float64Array
  readonly lngs: Float64Array
  readonly populations: Uint32Array
}

const UNITS_PER_DEGREE = 1000

/** Decodes the table. */
export function readCityTable(): CityTable {
  const names: string[] = []
  const countries: string[] = []
  for (const line of linesOf(CITY_NAMES)) {
    const [country = '', ...own] = line.split(';')
    for (const name of own) {
      names.push(name)
      countries.push(country)
    }
  }
  const lats = new Float64Array(names.length)
  const lngs = new Float64Array(names.length)
  const populations = new Uint32Array(names.length)
  unpackDegrees(CITY_LATITUDES, UNITS_PER_DEGREE, lats)
  unpackDegrees(CITY_LONGITUDES, UNITS_PER_DEGREE, lngs)
  unpackNumbers(CITY_POPULATIONS, populations)
  return { names, countries, lats, lngs, populations }
}

/** The table, decoded on first use. */
export const cityTable = lazy(readCityTable)
