import { dittoLine } from './ditto-line.ts'
import { bySection, type Cells, inSections, printLeftOut, readFactTable, writeDataTable } from './fact-table.ts'

/**
 * Writes the tables of the National Greenhouse Accounts Factors of Australia, one for each edition from 2023 to 2026:
 *
 *   npx tsx test/tools/factors-data/write-nga-tables.ts au-nga.csv
 *
 * Prints the rows that are left out, each with its reason.
 */
const [file = ''] = process.argv.slice(2)

const DIGEST = 'de01b32d390f1343fd365432915a9bb08ca3628391f6930f623f178940d4cd90'

/** Category, boundary and first level of the name by category of the table. */
const KINDS: Readonly<Record<string, string>> = {
  electricity: 'electricity|direct|Purchased electricity',
  'electricity-upstream-and-losses': 'electricity-wtt|WTT|Purchased electricity, upstream and losses',
  'electricity-grid': 'electricity-other|direct|Electricity grid',
  'electricity-losses': 'electricity-td|direct|Transmission and distribution losses',
  'solid-fuel': 'fuel|TTW|Solid fuels',
  'gaseous-fuel': 'fuel|TTW|Gaseous fuels',
  'liquid-fuel': 'fuel|TTW|Liquid fuels',
  'transport-fuel': 'fuel|TTW|Transport fuels',
  'solid-fuel-upstream': 'fuel-wtt|WTT|Solid fuels, upstream',
  'liquid-fuel-upstream': 'fuel-wtt|WTT|Liquid fuels, upstream',
  'transport-fuel-upstream': 'fuel-wtt|WTT|Transport fuels, upstream',
  'natural-gas-upstream': 'fuel-wtt|WTT|Natural gas, upstream',
  'ethane-upstream': 'fuel-wtt|WTT|Ethane, upstream',
  refrigerant: 'refrigerant|direct|Refrigerants',
  carbonates: 'process|direct|Carbonates',
  'waste-landfill': 'waste-disposal|direct|Waste disposal',
  'waste-landfill-stream': 'waste-disposal|direct|Waste disposal',
  'waste-incineration': 'waste-disposal|direct|Waste disposal',
  'waste-biological': 'waste-disposal|direct|Waste disposal',
  livestock: 'agriculture|direct|Livestock',
  agriculture: 'agriculture|direct|Agriculture',
}

/** The built-in unit of each unit of the table; the others leave their rows out. */
const UNITS: Readonly<Record<string, string>> = {
  GJ: 'GJ',
  kWh: 'kWh',
  kg: 'kg',
  tonnes: 't',
  'head year': 'head',
  ha: 'ha',
}
const ROUTES: Readonly<Record<string, string>> = {
  'waste-landfill': 'Landfill',
  'waste-landfill-stream': 'Landfill',
  'waste-incineration': 'Incineration',
}
const SLIP = 'nga2023.incineration-municipal-solid-waste'

function leaveOutReason({ id, category = '', activity_unit = '', co2e }: Cells): string | undefined {
  if (!Object.hasOwn(KINDS, category)) return `no category for "${category}"`
  if (!Object.hasOwn(UNITS, activity_unit)) return `no unit is "${activity_unit}"`
  if (co2e === '') return 'no figure is published'
  return id === SLIP ? 'a slip of the publisher: 5.36 t per t, in later editions 0.0537' : undefined
}

function nameOf({ category = '', name = '' }: Cells): string {
  if (category === 'waste-biological') return `${name.replace(/^Biological treatment: /, 'Organic waste / ')}`
  if (category.startsWith('waste-')) return `${name.replace(/^[^:]*: /, '')} / ${ROUTES[category]}`
  if (category === 'refrigerant') return name.replace(/^Refrigerant /, '')
  if (category === 'livestock') return name.replace(/, [^,]*$/, '')
  const own = name
    .replace(/, upstream$/, '')
    .replace(/^(?:Purchased electricity|Electricity grid|Natural gas|Ethane|Transmission)[^:]*: /, '')
  return category.startsWith('transport-fuel') ? own.replace(/ [-–] (?=[^-–]*$)/, ' / ') : own
}

/** The regions of a row: states, or a grid as 'AU-SWIS'. */
function regionsOf({ region = '', grid = '', category = '' }: Cells): string {
  const isGrid = category.startsWith('electricity') && grid !== '' && grid !== 'off-grid'
  return isGrid ? `AU-${grid}` : region
}

function sectionOf({ category = '', activity_unit = '', heating_value, biogenic, method }: Cells): string {
  const [kind = '', boundary, title] = (KINDS[category] ?? '').split('|')
  const isResidual = category === 'electricity' && method === 'market'
  const narrowed = isResidual ? 'electricity-residual' : kind === 'fuel' && biogenic === '1' ? 'bioenergy' : kind
  return [narrowed, boundary, UNITS[activity_unit], heating_value, title].join('|')
}

function lineOf(row: Cells): string {
  const { co2e, co2, ch4, n2o, energy_content, energy_content_unit, source_table } = row
  const content = energy_content === '' || row.activity_unit !== 'GJ' ? '' : `${energy_content} ${energy_content_unit}`
  return [nameOf(row), regionsOf(row), co2e, co2, ch4, n2o, content, source_table].join('|')
}

const rows = readFactTable(file, DIGEST)
for (const year of ['2023', '2024', '2025', '2026']) {
  const ofYear = rows.filter(({ edition_year }) => edition_year === year)
  const kept = ofYear.filter((row) => leaveOutReason(row) === undefined)
  const lines = bySection(kept.map((row) => [sectionOf(row), lineOf(row)] as const))
  writeDataTable({
    name: `nga-${year}`,
    folder: 'national',
    comment: [
      `Australian Government, Department of Climate Change, Energy, the Environment and Water, National Greenhouse Accounts`,
      `Factors ${year}, by \`== category|boundary|unit|heating value|first level of the name\`. Columns: name | regions | kg CO2e |`,
      'kg CO2e of CO2 | of CH4 | of N2O | energy content | table and row. Empty: not published. Written by',
      'test/tools/factors-data/write-nga-tables.ts.',
      '',
      'Licensed under CC BY 4.0.',
    ],
    lines: inSections(
      lines.map(([section, line], index) => [section, dittoLine(line, lines[index - 1]?.[1])] as const),
    ),
  })
  const leftOut = ofYear.flatMap((row) => {
    const why = leaveOutReason(row)
    return why === undefined ? [] : [[row.id ?? '', why] as const]
  })
  printLeftOut(`nga-${year}`, kept.length, leftOut)
}
