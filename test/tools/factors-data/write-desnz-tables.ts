import { DESNZ_2025 } from '../../../src/reference/factors/data/desnz-2025.ts'
import { DESNZ_2026 } from '../../../src/reference/factors/data/desnz-2026.ts'
import { DESNZ_ROWS } from '../../../src/reference/factors/data/desnz-rows.ts'
import { tableLines } from '../../../src/reference/factors/table-lines.ts'
import { dittoLine } from './ditto-line.ts'
import { type Cells, readFactTable, writeDataTable } from './fact-table.ts'

/**
 * Writes the tables of the UK Government GHG Conversion Factors 2025 and 2026 from tables of their flat files:
 *
 *   npx tsx test/tools/factors-data/write-desnz-tables.ts desnz-2025-all.csv desnz-2026-totals.csv
 *
 * Both have the columns row_id, level1 to level4, column_text, uom, co2e; the first also co2, ch4, n2o. Rows that are
 * shipped already stay in their order; new ones follow in that of the file. Of the rows of a refrigerant only the total
 * is written. The digests of the files are those of the tables that the shipped figures were read from.
 */
const [wholeFile = '', totalsFile = ''] = process.argv.slice(2)

const DIGESTS = {
  whole: '6cccebf07805170ce75d5d9f3dfaea7837b4d9fadfd72904b21ec16b32bbe089',
  totals: '347917852c63ce75b8e19bbb3fefd4500b007472298eade7ebd97034286f8eb0',
} as const

const LICENCE = 'Contains public sector information licensed under the Open Government Licence v3.0.'
/** Two of the three rows of a refrigerant, which hold a part of its total. */
const PART_OF_TOTAL = /^Emissions including only (?:non-)?Kyoto products$/

const readTotals = (file: string, digest: string) =>
  readFactTable(file, digest).filter(({ column_text }) => !PART_OF_TOTAL.test(column_text ?? ''))

function pathOf({ level2, level3, level4, column_text }: Cells): string {
  return [level2, level3, level4, column_text].filter((level) => level !== '').join(' / ')
}

/** The name and unit of a row, with its region where it is not Great Britain. */
function nameLine(row: Cells, shipped: ReadonlyMap<string, readonly string[]>): string {
  return shipped.get(row.row_id ?? '')?.join('|') ?? [row.row_id, pathOf(row), row.uom].join('|')
}

function figureLine({ row_id, co2e, co2, ch4, n2o }: Cells): string {
  // rows outside of scopes have biogenic CO2 alone
  const figures = [co2e || co2, ...(co2e ? [co2, ch4, n2o] : [])].map((figure) => figure ?? '')
  return [row_id, ...figures].join('|').replace(/\|+$/, '')
}

function write(name: string, comment: readonly string[], lines: readonly string[]): void {
  const dittos = lines.map((line, index) => (line.startsWith('== ') ? line : dittoLine(line, lines[index - 1])))
  writeDataTable({ name, comment: [...comment, '', LICENCE], lines: dittos })
}

/** The rows in the order of the shipped ones, the new ones after them. */
function ordered(rows: readonly Cells[], shipped: readonly string[]): Cells[] {
  const rank = new Map(shipped.map((row, index) => [row, index]))
  const rankOf = ({ row_id = '' }: Cells) => rank.get(row_id) ?? shipped.length
  return [...rows].sort((a, b) => rankOf(a) - rankOf(b))
}

function writeNames(rows: readonly Cells[], shipped: ReadonlyMap<string, readonly string[]>): void {
  const sheets = new Map<string, string[]>()
  for (const row of rows) {
    const lines = sheets.get(row.level1 ?? '') ?? []
    sheets.set(row.level1 ?? '', [...lines, nameLine(row, shipped)])
  }
  const comment = [
    'The rows of the UK Government GHG Conversion Factors that are shipped, by sheet (`== sheet`); an edition may lack some.',
    "Columns: the publisher's row id without its last part (which counts the gases) | name below the sheet | unit | region",
    'where it is not GB; `"` as in the line above, `2"…` its first two parts. Written by test/tools/factors-data/write-desnz-tables.ts.',
  ]
  write(
    'desnz-rows',
    comment,
    [...sheets].flatMap(([sheet, lines]) => [`== ${sheet}`, ...lines]),
  )
}

const shipped = new Map(tableLines(DESNZ_ROWS).map(({ cells }) => [cells[0] ?? '', cells]))
const rowsOf = (table: string) => tableLines(table).map(({ cells: [row = ''] }) => row)
const whole = ordered(readTotals(wholeFile, DIGESTS.whole), rowsOf(DESNZ_2025))
const totals = ordered(readTotals(totalsFile, DIGESTS.totals), rowsOf(DESNZ_2026))
const isWhole = new Set(whole.map(({ row_id }) => row_id))
const names = [...whole, ...totals.filter(({ row_id }) => !isWhole.has(row_id))]
writeNames(ordered(names, [...shipped.keys()]), shipped)
write(
  'desnz-2025',
  [
    'UK Government GHG Conversion Factors 2025 (flat file v1, June 2025), kg CO2e per unit: row | total | of CO2 | of CH4 | of',
    'N2O, as published. Rows outside of scopes hold biogenic CO2 alone. Of refrigerants, the rows of the total are here.',
    'Written by test/tools/factors-data/write-desnz-tables.ts.',
  ],
  whole.map(figureLine),
)
write(
  'desnz-2026',
  [
    'UK Government GHG Conversion Factors 2026 (revised July 2026), kg CO2e per unit: row | total. Read from a public copy of',
    'the flat file, not from the publisher; the copy holds no gases. Written by test/tools/factors-data/write-desnz-tables.ts.',
  ],
  totals.map(figureLine),
)
