import { type Cells, inSections, readFactTable, writeDataTable } from './fact-table.ts'

/**
 * Writes the tables of the US EPA GHG Emission Factors Hub (January 2025) that `epa-2025.ts` leaves out:
 *
 *   npx tsx test/tools/factors-data/write-epa-rest-table.ts epa-2025-rest.csv
 *
 * A disputed row is not written.
 */
const [file = ''] = process.argv.slice(2)

const DIGEST = '252ca89541fc7067e16989142777d7813481e1c4aafae9f55f67c9d7e48c58aa'

/** The section of each category: path of the keys, category, table of the hub. */
const SECTIONS: Readonly<Record<string, string>> = {
  'vehicle-mobile': 'mobile|vehicle-mobile|Table 3',
  'fuel-nonroad': 'nonroad|fuel-nonroad|Table 5',
  'electricity-non-baseload': 'egrid2023-non-baseload|electricity-non-baseload|Table 6',
  waste: 'waste|waste-disposal|Table 9',
  gwp: 'gwp|refrigerant-other|Table 11',
  'gwp-blend': 'gwp|refrigerant-other|Table 12',
}

const lineNumber = ({ source_table = '' }: Cells) => source_table.split(' ').at(-1) ?? ''

/** The published digits of a waste row, in metric tons; of the cell that stores more digits, those that are printed. */
const tonnesOf = ({ published = '' }: Cells) => /^[\d.]+/.exec(published)?.[0] ?? ''

function lineOf(row: Cells): string {
  const { category, name = '', item = '', variant = '', activity_unit, co2, ch4, n2o, value } = row
  const line = lineNumber(row)
  if (category === 'waste') return [`${line}|${item} / ${variant}`, tonnesOf(row)].join('|')
  if (category === 'gwp' || category === 'gwp-blend') return [line, item, value, variant].join('|')
  const named = name.replace(/^eGRID subregion |, non-baseload rate$/g, '')
  return [line, named, activity_unit, co2, ch4, n2o].join('|')
}

const rows = readFactTable(file, DIGEST).filter(({ verification }) => verification !== 'disputed')
const isLoss = ({ category }: Cells) => category === 'grid-gross-loss'

writeDataTable({
  name: 'epa-2025-rest',
  comment: [
    'US EPA GHG Emission Factors Hub (15 January 2025), the rows that `epa-2025.ts` leaves out, by table (`== path of the',
    'key|category|table`). Columns of Tables 3, 5 and 6: as there (Table 6 in pounds per MWh). Of Table 9: row | material /',
    'treatment | metric tons CO2e per short ton. Of Tables 11 and 12: row | gas | GWP100 | formula or composition. R-424A of',
    'Table 12 is left out: its figure is not that of its composition. Written by test/tools/factors-data/write-epa-rest-table.ts.',
    '',
    'US public domain.',
  ],
  lines: inSections(
    rows.filter((row) => !isLoss(row)).map((row) => [SECTIONS[row.category ?? ''] ?? '', lineOf(row)] as const),
  ),
})

writeDataTable({
  name: 'epa-2025-grid-loss',
  comment: [
    'US EPA GHG Emission Factors Hub (15 January 2025), Table 6: grid gross loss by eGRID subregion and of the United States.',
    'Columns: row | region | fraction of the generation. Puerto Rico has none. Written by',
    'test/tools/factors-data/write-epa-rest-table.ts.',
    '',
    'US public domain.',
  ],
  lines: rows.filter(isLoss).map((row) => [lineNumber(row), row.region, row.value].join('|')),
})
