import { describe, expect, it } from 'vitest'
import { calculateCsv } from './memory-io.ts'

const HEADER = 'id,activity,start,value,unit,factor,mode,distanceKm,country'
const row = (id: string, cells: readonly (string | number)[]) => [id, ...cells].join(',')
const GRID = 'desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh'
const GAS = 'desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv'

/** The failures of rows, a line each, without their advice. */
async function failuresOf(...rows: readonly string[]): Promise<readonly string[]> {
  const { code, stderr } = await calculateCsv([HEADER, ...rows])
  expect(code).toBe(1)
  return [...stderr.matchAll(/^in\.csv:\d+:\d+: (\w+): (\w+): /gm)].map(([, what, column]) => `${column} ${what}`)
}

describe('a factor that a row names', () => {
  it.each([
    ['water as fuel', ['fuel', '2025-01-01', 1, 'm3', 'desnz-2025/water-supply/cubic-metres', '', '', '']],
    ['gas as electricity', ['electricity', '2025-01-01', 1, 'kWh', GAS, '', '', '']],
    [
      'a lorry for a ship',
      [
        ...['movement', '2025-01-01', 1, 't'],
        'desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km',
        ...['SHIP', 100, ''],
      ],
    ],
  ])('is refused: %s', async (_, cells) => {
    expect(await failuresOf(row('1', cells))).toEqual(['factor factor_category_mismatch'])
  })

  it('of the grid of another country than that of the row is rejected, and not without a country', async () => {
    const texas = ['electricity', '2025-01-01', 1, 'kWh', 'epa-2025/egrid2023/erct/mwh', '', '']
    expect(await failuresOf(row('1', [...texas, 'DE']))).toEqual(['factor factor_region_mismatch'])
    expect((await calculateCsv([HEADER, row('1', [...texas, ''])])).code).toBe(0)
    expect((await calculateCsv([HEADER, row('1', [...texas, 'US'])])).code).toBe(0)
  })

  it('decides the scope: heat is 2, what is upstream 3, fuel 1', async () => {
    const fuel = (factor: string) => ['fuel', '2025-01-01', 1, 'kWh', factor, '', '', '']
    const { code, files } = await calculateCsv([
      HEADER,
      row('heat', fuel('desnz-2025/heat-and-steam/district-heat-and-steam/kwh')),
      row('upstream', fuel('desnz-2025/wtt-fuels/gaseous-fuels/natural-gas/kwh-gross-cv')),
      row('gas', fuel(GAS)),
      row('grid', ['electricity', '2025-01-01', 1, 'kWh', GRID, '', '', '']),
    ])
    expect(code).toBe(0)
    const [head = '', ...lines] = String(files['out.csv']).trim().split('\n')
    const columns = head.split(',')
    const scopes = lines.map((line) => {
      const cells = line.split(',')
      return [cells[columns.indexOf('id')], cells[columns.indexOf('scope')]]
    })
    expect(scopes).toEqual([
      ['heat', '2'],
      ['upstream', '3'],
      ['gas', '1'],
      ['grid', '2'],
      ['grid', '2'],
    ])
  })
})
