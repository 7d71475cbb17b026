import { type Cells, printLeftOut, readFactTable, writeDataTable } from './fact-table.ts'

/**
 * Writes the elements of the Base Carbone of ADEME whose totals have two or more equal readings:
 *
 *   npx tsx test/tools/factors-data/write-ademe-table.ts fr-ademe-v23.6-subset.csv
 *
 * Prints the rows that are left out.
 */
const [file = ''] = process.argv.slice(2)

const DIGEST = 'f29e11a9c15771561b8dd88f46d293a61c5744d587a59082254412de4968622a'
const UNITS: Readonly<Record<string, string>> = { kWh: 'kWh', litre: 'l', 'passenger.km': 'passenger·km' }

const isKept = ({ readings }: Cells) => Number(readings) >= 2
const rows = readFactTable(file, DIGEST)
const lines = rows.filter(isKept).map(({ element_id, name_fr, activity_unit = '', heating_value = '', co2e_total }) => {
  return [element_id, name_fr, UNITS[activity_unit], heating_value.replace(/ .*/, ''), co2e_total].join('|')
})
writeDataTable({
  name: 'ademe-23-6',
  folder: 'national',
  comment: [
    'ADEME, Base Carbone V23.6: totals with upstream emissions, of the elements whose figures are read twice. Columns: element |',
    'name | unit | heating value | kg CO2e. Written by test/tools/factors-data/write-ademe-table.ts.',
    '',
    'Licence Ouverte 2.0.',
  ],
  lines,
})
printLeftOut(
  'ademe-23-6',
  lines.length,
  rows
    .filter((row) => !isKept(row))
    .map(({ element_id = '', name_fr }) => [`${element_id} ${name_fr}`, 'one reading'] as const),
)
