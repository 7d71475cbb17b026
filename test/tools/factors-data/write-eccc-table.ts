import { dittoLine } from './ditto-line.ts'
import { type Cells, inSections, printLeftOut, readFactTable, writeDataTable } from './fact-table.ts'

/**
 * Writes the table of the emission factors and reference values of Environment and Climate Change Canada, versions 3.0 and
 * 4.0, by the year for which each table must be used:
 *
 *   npx tsx test/tools/factors-data/write-eccc-table.ts ca-eccc.csv
 *
 * Prints the rows that are left out, each with its reason.
 */
const [file = ''] = process.argv.slice(2)

const DIGEST = 'e31821cb79eefe85b33ead84f565c0988531641496b5516053aaf4e92afc2c77'

const UNITS: Readonly<Record<string, string>> = { 'cubic metres': 'm3', litres: 'l', kWh: 'kWh' }

const leaveOutReason = ({ name = '' }: Cells) =>
  /^(?:Petroleum Coke|Still Gas)/.test(name) ? 'only CO2: the units of its row differ' : undefined

/** What a row holds: carbon or the other gases of natural gas, a liquid, or electricity. */
function partOf({ name = '', category }: Cells): string {
  if (category === 'electricity') return 'electricity'
  if (name.endsWith(': CO2 only')) return 'gas-co2'
  return name.startsWith('Natural gas, CH4 and N2O only') ? 'gas-others' : 'liquid'
}

/** The words of a row: of natural gas its quality or its use, of a liquid its name and use. */
function wordsOf({ name = '' }: Cells): string {
  return name
    .replace(/^Natural gas, (.*): CO2 only$/, '$1')
    .replace('Natural gas, CH4 and N2O only: ', '')
    .replace(' - ', ' / ')
}

const sectionOf = (row: Cells) =>
  [row.applies_year, partOf(row), UNITS[row.activity_unit ?? ''], row.edition, row.data_year].join('|')
const lineOf = (row: Cells) =>
  [wordsOf(row), row.region, row.co2e, row.co2, row.ch4, row.n2o, row.source_table?.replace(/^Table /, '')].join('|')

const rows = readFactTable(file, DIGEST)
const kept = rows
  .filter((row) => leaveOutReason(row) === undefined)
  .map((row) => [sectionOf(row), lineOf(row)] as const)
  .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
writeDataTable({
  name: 'eccc',
  folder: 'national',
  comment: [
    'Environment and Climate Change Canada, Emission factors and reference values, version 3.0 (24 October 2025) and Table 5.4 of',
    'version 4.0 (9 September 2026), by `== year for which the table must be used|part|unit|edition|year of the data`. Columns:',
    'words | region | kg CO2e | kg CO2 | kg CH4 | kg N2O | table and row. Empty: not published. Of natural gas, CO2 depends on the',
    'province, CH4 and N2O on the use. Written by test/tools/factors-data/write-eccc-table.ts.',
    '',
    'Contains information licensed under the Open Government Licence – Canada.',
  ],
  lines: inSections(kept.map(([section, line], index) => [section, dittoLine(line, kept[index - 1]?.[1])] as const)),
})
printLeftOut(
  'eccc',
  kept.length,
  rows.flatMap((row) => {
    const why = leaveOutReason(row)
    return why === undefined ? [] : [[row.id ?? '', why] as const]
  }),
)
