import { lazy, readItem } from '../../../base/index.ts'
import { readPointAtIndex, splitLines, unpackDegrees } from '../tables/packed-columns.ts'
import { AIRPORT_IATA, AIRPORT_ICAO, AIRPORT_LATITUDES, AIRPORT_LONGITUDES } from './data/airport-table.ts'

/** An airport listed by OurAirports. */
export interface Airport {
  readonly iata: string
  /** null: no ICAO code. */
  readonly icao: string | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Degrees, four decimals. */
  readonly lat: number
  readonly lng: number
}

/** All airports, indexed by their codes. */
interface AirportTable {
  readonly byIata: ReadonlyMap<string, Airport>
  readonly byIcao: ReadonlyMap<string, Airport>
}

const UNITS_PER_DEGREE = 10_000
const NO_ICAO = '----'

/** Decodes the table. */
export function readAirportTable(): AirportTable {
  const icaoLines = splitLines(AIRPORT_ICAO)
  const countryLines = splitLines(AIRPORT_IATA)
  const lats = unpackDegrees(AIRPORT_LATITUDES, UNITS_PER_DEGREE)
  const lngs = unpackDegrees(AIRPORT_LONGITUDES, UNITS_PER_DEGREE)
  const byIata = new Map<string, Airport>()
  const byIcao = new Map<string, Airport>()
  for (const [line, icaoLine] of icaoLines.entries()) {
    const [country = '', iataLine = ''] = readItem(countryLines, line).split(' ')
    for (let of = 0; of < icaoLine.length / 4; of++) {
      const index = byIata.size
      const iata = iataLine.slice(3 * of, 3 * of + 3)
      const written = icaoLine.slice(4 * of, 4 * of + 4)
      const icao = written === NO_ICAO ? null : written
      const airport = { iata, icao, country, ...readPointAtIndex({ lats, lngs }, index) }
      byIata.set(iata, airport)
      if (icao !== null) byIcao.set(icao, airport)
    }
  }
  return { byIata, byIcao }
}

/** The table, decoded on first use. */
export const airportTable = lazy(readAirportTable)
