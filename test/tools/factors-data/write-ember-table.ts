import { readFactTable, writeDataTable } from './fact-table.ts'

/**
 * Writes the table of Ember's grid intensities by year from a table with the columns iso2, name, year, gco2e_per_kwh:
 *
 *   npx tsx test/tools/factors-data/write-ember-table.ts ember-yearly-2026.csv
 */
const [file = ''] = process.argv.slice(2)

const DIGEST = '76743020116b0f71dce13bb1aba3541c374c8fe8ee8e1b968be69ab388e476f3'
const YEARS = Array.from({ length: 11 }, (_, index) => String(2015 + index))

const rows = readFactTable(file, DIGEST)
const countries = new Map(rows.map(({ iso2 = '', name = '' }) => [iso2, name]))
const figures = new Map(rows.map(({ iso2, year, gco2e_per_kwh = '' }) => [`${iso2} ${year}`, gco2e_per_kwh]))

writeDataTable({
  name: 'ember-yearly',
  comment: [
    'Ember, yearly electricity data (April 2026): lifecycle intensity of generation by country and year. Columns: ISO 3166-1',
    'alpha-2 | name | g CO2e per kWh of 2015, 2016, … 2025, as published; empty: not published. Figures of 2025 are preliminary.',
    'Written by test/tools/factors-data/write-ember-table.ts.',
    '',
    'Ember, CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/).',
  ],
  lines: [...countries].map(([country, name]) => {
    return [country, name, ...YEARS.map((year) => figures.get(`${country} ${year}`) ?? '')]
      .join('|')
      .replace(/\|+$/, '')
  }),
})
