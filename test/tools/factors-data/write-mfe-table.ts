import { dittoLine } from './ditto-line.ts'
import { bySection, type Cells, inSections, printLeftOut, readFactTable, writeDataTable } from './fact-table.ts'

/**
 * Writes the table of the emission factors of the New Zealand Ministry for the Environment, release 2026.2:
 *
 *   npx tsx test/tools/factors-data/write-mfe-table.ts nz-mfe-2026.csv
 *
 * Prints the rows that are left out, each with its reason.
 */
const [file = ''] = process.argv.slice(2)

const DIGEST = '5111a17e209b26be0082a33537cca4fc6206d0b82bd828bde8bee43b7d42b07a'

/** Category and boundary by page, section or subsection of the publisher; the most precise one decides. */
const KINDS: Readonly<Record<string, string>> = {
  'Agriculture, forestry and other land uses': 'agriculture|direct',
  'Air Freight': 'freight-air|TTW',
  'Domestic Coastal Freight': 'freight-sea|TTW',
  'International Sea Freight': 'freight-sea|TTW',
  'Freighting Goods by Road': 'freight-road|TTW',
  'Rail Freight': 'freight-rail|TTW',
  'Heavy Goods Vehicles': 'vehicle-hgv|TTW',
  'Light Commercial Vehicles': 'vehicle-van|TTW',
  'Biofuel and Biomass': 'bioenergy|TTW',
  'Stationary Combustion of Fuels': 'fuel|TTW',
  'Reticulated Gases': 'fuel-wtt|WTT',
  'Transport Fuel': 'fuel|TTW',
  'Working From Home': 'homeworking|direct',
  'Waste Disposal': 'waste-disposal|direct',
  'Annual Averages': 'electricity|direct',
  'Quarterly Averages': 'electricity-other|direct',
  'Electricity Consumption': 'electricity-td|direct',
  'Refrigerant and Other Gases': 'refrigerant|direct',
  Accommodation: 'hotel|direct',
  'Domestic Air Travel': 'travel-air|TTW',
  'Individual Aircraft': 'travel-air|TTW',
  'International Air Travel': 'travel-air|TTW',
  'Light Passenger Vehicle': 'vehicle|TTW',
  Bus: 'travel-land|TTW',
  Rail: 'travel-land|TTW',
  Ferry: 'travel-sea|TTW',
  'Public Transport Vehicle': 'vehicle-hgv|TTW',
  'Taxi Travel': 'travel-land|TTW',
  'Water Supply': 'water|direct',
  'Wastewater Treatment': 'water-treatment|direct',
}

/** The built-in unit of each unit of the publisher; the others leave their rows out. */
const UNITS: Readonly<Record<string, string>> = {
  GJ: 'GJ',
  kWh: 'kWh',
  'Room per night': 'room·night',
  'employee days': 'employee·day',
  ha: 'ha',
  kg: 'kg',
  km: 'km',
  litre: 'l',
  m3: 'm3',
  'm3 of water supplied': 'm3',
  'per head': 'head',
  pkm: 'passenger·km',
  tkm: 't·km',
}

function leaveOutReason({ co2e = '', activity_unit = '' }: Cells): string | undefined {
  if (co2e.startsWith('-')) return `a removal of ${co2e} kg, which is in no gross total`
  if (!Object.hasOwn(UNITS, activity_unit)) return `no unit is "${activity_unit}"`
  return undefined
}

/** The name of a row within its subsection: for waste the thing and its treatment, for a fuel without its unit. */
function nameOf({ page = '', section = '', subsection = '', label = '', type = '' }: Cells): string {
  if (page === 'Fuel') return [section, subsection, type].join(' / ')
  if (section === 'Waste Disposal') {
    if (subsection === 'Biological Treatment of Waste') return [section, 'Biological treatment', label].join(' / ')
    const thing = label.replace(/^(?:Un)?[Kk]nown Composition: (?:Waste - )?/, '')
    const route =
      subsection === 'Non-Municipal Waste' ? 'Landfill, non-municipal' : subsection.replace(/^Waste to /, '')
    return [section, thing, route].join(' / ')
  }
  return [section, subsection, label].join(' / ')
}

function sectionOf({
  page = '',
  section = '',
  subsection = '',
  activity_unit = '',
  heating_value,
  radiative_forcing,
}: Cells) {
  const kind = KINDS[subsection] ?? KINDS[section] ?? KINDS[page]
  if (kind === undefined) throw new Error(`no category is known for ${page}, ${section}, ${subsection}`)
  return [kind, UNITS[activity_unit], heating_value, radiative_forcing, page].join('|')
}

/** The year of an annual average, or the quarter of a quarterly one. */
const periodOf = ({ period = '', subsection = '' }: Cells) =>
  subsection === 'Quarterly Averages' ? period : period.slice(0, 4)

const rows = readFactTable(file, DIGEST)
const kept = rows.filter((row) => leaveOutReason(row) === undefined)
const lines = bySection(
  kept.map((row) => {
    const { co2e, co2, ch4, n2o, biogenic_co2, uncertainty } = row
    return [
      sectionOf(row),
      [nameOf(row), co2e, co2, ch4, n2o, biogenic_co2, periodOf(row), uncertainty].join('|'),
    ] as const
  }),
)
writeDataTable({
  name: 'mfe-2026-2',
  folder: 'national',
  comment: [
    'New Zealand Ministry for the Environment, Measuring Emissions: 2026 emission factors, release 2026.2 (29 May 2026), by',
    '`== category|boundary|unit|heating value|radiative forcing|page`. Columns: name | kg CO2e | kg CO2e of CO2 | of CH4 | of N2O |',
    'kg of biogenic CO2 | year or quarter | uncertainty as printed. Empty: not published. Written by',
    'test/tools/factors-data/write-mfe-table.ts.',
    '',
    'Licensed under CC BY 4.0.',
  ],
  lines: inSections(lines.map(([section, line], index) => [section, dittoLine(line, lines[index - 1]?.[1])] as const)),
})
printLeftOut(
  'mfe-2026-2',
  kept.length,
  rows.flatMap((row) => {
    const why = leaveOutReason(row)
    return why === undefined ? [] : [[`${row.section} / ${row.subsection} / ${row.label}`, why] as const]
  }),
)
