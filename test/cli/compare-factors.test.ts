import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { DESNZ_2026 } from '../../src/reference/factors/data/desnz-2026.ts'
import { DESNZ_ROWS } from '../../src/reference/factors/data/desnz-rows.ts'
import { compareEdition, loadDesnzFlatFile } from '../../src/reference/factors/index.ts'
import { tableLines } from '../../src/reference/factors/table-lines.ts'
import { runTonne, type World } from './memory-io.ts'

const HEADER = 'ID,Scope,Level 1,Level 2,Level 3,Level 4,Column Text,UOM,GHG/Unit,GHG Conversion Factor 2026'.split(',')
const GAS = '1_100_1004_6'
const MINERAL = 'desnz-2026/fuels/liquid-fuels/diesel-100pct-mineral-diesel/litres'

/** The lines of a flat file with the figures of the bundled copy, as its publisher would write them. */
const names = new Map(
  tableLines(DESNZ_ROWS).map(({ section: [sheet], cells: [row = '', levels = '', unit] }) => [
    row,
    [sheet, levels, unit],
  ]),
)
const RECORDS = tableLines(DESNZ_2026).map(({ cells: [row = '', figure = ''] }) => {
  const [sheet = '', levels = '', unit = ''] = names.get(row) ?? []
  const [two = '', three = '', four = '', text = ''] = levels.split(' / ')
  return [`${row}_1`, 'Scope', sheet, two, three, four, text, unit, 'kg CO2e', figure]
})
const csv = (records: readonly (readonly string[])[]) =>
  [['Factors by Category'], HEADER, ...records].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')
const changed = RECORDS.filter(([id]) => id !== '1_101_1012_8_1')
  .map((cells) => (cells[0] === `${GAS}_1` ? [...cells.slice(0, -1), '0.18232'] : cells))
  .concat([
    ['1_100_9999_6_1', 'Scope 1', 'Fuels', 'Gaseous fuels', 'New gas', '', '', 'kWh (Gross CV)', 'kg CO2e', '0.1'],
  ])

const loadModule: World['loadModule'] = async (name) => (name === 'hucre/xlsx' ? import('hucre/xlsx') : undefined)
const compare = (file: string, world: World, ...more: string[]) =>
  runTonne(['factors', 'compare', 'desnz-2026', file, ...more], { loadModule, ...world })

describe('tonne factors compare', () => {
  it('confirms an edition row by row', async () => {
    const run = await compare('flat.csv', { files: { 'flat.csv': csv(RECORDS) } })
    expect([run.stderr, run.code, run.stdout]).toEqual([
      '',
      0,
      '2428 equal, 0 differing, 0 only in desnz-2026, 0 only in the file\n',
    ])
  })

  it('lists what differs with both values, and what each side lacks', async () => {
    const run = await compare('flat.csv', { files: { 'flat.csv': csv(changed) } }, '--all')
    expect(run.code).toBe(1)
    expect(run.stdout.split('\n').map((line) => line.trim())).toEqual([
      'Figures of desnz-2026 that differ',
      'desnz-2026/fuels/gaseous-fuels/natural-gas/kwh-gross-cv: co2e 0.18231, in the file 0.18232',
      'Rows of desnz-2026 that the file lacks',
      MINERAL,
      'Rows of the file that desnz-2026 lacks',
      'desnz-2026/fuels/gaseous-fuels/new-gas/kwh-gross-cv',
      '2426 equal, 1 differing, 1 only in desnz-2026, 1 only in the file',
      '',
    ])
  })

  it('reads a workbook', async () => {
    const rows = [
      ['Factors by Category'],
      HEADER,
      ...RECORDS.map((cells) => [...cells.slice(0, -1), Number(cells.at(-1))]),
    ]
    const bytes = await writeXlsx({ sheets: [{ name: 'Factors by Category', rows }] })
    const run = await compare('flat.xlsx', { bytes: { 'flat.xlsx': bytes } })
    expect([run.stderr, run.code, run.stdout.split(',')[0]]).toEqual(['', 0, '2428 equal'])
  })

  it.each([
    [['factors', 'compare', 'desnz-2031', 'flat.csv'], /not a bundled edition of DESNZ; give one of desnz-2024/],
    [['factors', 'compare', 'desnz-2026'], /FLATFILE is missing/],
    [['factors', 'compare', 'desnz-2026', 'flat.csv', 'b.csv'], /only one FLATFILE is allowed/],
    [['factors', 'compare', 'desnz-2025', 'flat.csv'], /column_missing.*GHG Conversion Factor 2025/],
    [['factors', 'compare', 'desnz-2026', 'flat.csv', '--sheet', 'x'], /--sheet is for an .xlsx workbook/],
  ])('%o is rejected', async (argv, message) => {
    const run = await runTonne(argv, { files: { 'flat.csv': csv(RECORDS), 'b.csv': '' } })
    expect([run.code, run.stdout]).toEqual([1, ''])
    expect(run.stderr).toMatch(message)
  })

  it('leaves words to the search', async () => {
    expect((await runTonne(['factors', 'compare'], {})).code).toBe(1)
  })

  it('compares figures as numbers, and only those of both sides', () => {
    const text = csv([['7_400_4000_5_1', '', 'UK electricity', 'a', 'b', '', '', 'kWh', 'kg CO2e', '0.130960']])
    const { catalogue } = loadDesnzFlatFile(text, { edition: 'desnz-2026', editionYear: 2026 })
    expect(compareEdition('desnz-2026', catalogue)).toMatchObject({ equal: 1, differing: [], onlyThere: [] })
    expect(compareEdition('desnz-2025', catalogue).onlyHere).toHaveLength(2478)
  })
})

describe('the flat file of the publisher as --factors', () => {
  it('replaces the secondary copy, and its notice', async () => {
    const input = 'id,activity,start,value,unit,country,fuel\na,fuel,2026-01-01,1000,kWh,GB,natural gas'
    const argv = ['calculate', 'in.csv', '--output', 'out.csv']
    const files = { 'in.csv': input, 'flat.csv': csv(changed) }
    const bundled = await runTonne(argv, { files })
    const official = await runTonne([...argv, '--factors', 'flat.csv'], { files })
    expect(official.stderr).toBe('')
    expect([bundled, official].map((run) => run.files['out.csv']?.includes('factor_from_secondary_copy'))).toEqual([
      true,
      false,
    ])
    expect(official.files['out.csv']).toContain('182.32')
  })
})
