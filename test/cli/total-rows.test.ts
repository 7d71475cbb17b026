import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateRows } from '../../src/rows/rows.ts'
import { SEEDS, scaleRuns } from '../fixtures/seeds.ts'
import { calculateCsv, type Run, runTonne } from './memory-io.ts'

const HEADER = 'id,site,activity,start,value,unit,country,fuel,note'
const row = (id: string, site: string, value: number | string, unit = 'l', note = '') =>
  `${id},${site},fuel,2025-01-31,${value},${unit},GB,${unit === 'kWh' || unit === 'MWh' ? 'natural gas' : 'diesel'},${note}`
const THREE = [row('1', 'A', 1000), row('2', 'A', 1100), row('3', 'A', 900)]

function section({ stdout }: Run, title: string): string {
  const [, found = ''] = new RegExp(`^${title}\n((?:.+\n)+)`, 'm').exec(stdout) ?? []
  return found.replaceAll(/\n {3,}(?! *\d+ ×)/g, ' ').trim()
}
const leftOutOf = (run: Run) => section(run, 'Rows left out')
const idsOf = ({ files }: Run) =>
  (files['out.csv'] ?? '')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0])

describe('the total of a file', () => {
  const HEADER_OF_BILLS = 'Region,Site,Product,Date,Usage (kWh),Country'
  const bill = (site: string, product: string, value: number) => `North,${site},${product},2025-01-31,${value},GB`
  const ROWS = [bill('Leeds', 'electricity', 100), bill('Hull', 'electricity', 50), bill('Hull', 'car wash', 7)]

  it.each([
    ['without the rows that are left out', '150'],
    ['with the rows that are left out', '157'],
  ])('is a sum: %s', async (_, value) => {
    const run = await calculateCsv([HEADER_OF_BILLS, ...ROWS, `Total,,,,${value},`])
    expect(run.stderr).toBe('')
    expect(leftOutOf(run)).toContain('is named as a total, and is the sum of other rows: line 5 ("Total", 1')
  })

  it('has a line if it is no sum of the rows', async () => {
    const run = await calculateCsv([HEADER_OF_BILLS, ...ROWS, 'Total,,,,158,'])
    expect(leftOutOf(run)).toContain('is not the sum of the rows, with or without those that are left out')
  })

  it.each(['North total', 'Nord gesamt', 'Total North', 'Summe Nord', 'Subtotal North', 'Noord totaal', 'Nord totale'])(
    'is left out if it has a name and no date: %s',
    async (name) => {
      const [first = '', second = ''] = ROWS
      const run = await calculateCsv([
        HEADER_OF_BILLS,
        first,
        second,
        `${name},,,,150,`,
        bill('York', 'electricity', 9),
      ])
      expect([name, run.stderr]).toEqual([name, ''])
      expect(leftOutOf(run)).toBe(`1 × is named as a total, and is the sum of other rows: line 4 ("${name}", 150 kWh)`)
      expect(new Set(idsOf(run)).size).toBe(3)
    },
  )

  it('is no row with other words, or of a station that is called so', async () => {
    const [first = ''] = ROWS
    for (const row of ['North total,Leeds,electricity,,150,GB', 'Total Energies,,,,150,']) {
      const { code } = await calculateCsv([HEADER_OF_BILLS, first, row])
      expect([row, code]).toEqual([row, 1])
    }
  })
})

describe('a row that is named as a total and is the sum of others', () => {
  it.each<readonly [string, readonly string[], string]>([
    ['in its id', [...THREE, row('Grand Total', '', 3000)], 'line 5 ("Grand Total", 3000 l)'],
    ['in its site', [...THREE, row('', 'Total', 3000)], 'line 5 ("Total", 3000 l)'],
    ['in its note', [...THREE, row('4', '', 3000, 'l', 'Total général')], 'line 5 ("Total général", 3000 l)'],
    ['by the name of a group', [...THREE, row('', 'A Total', 3000)], 'line 5 ("A Total", 3000 l)'],
    ['by the name of a group behind', [...THREE, row('', 'Total for A', 3000)], 'line 5 ("Total for A", 3000 l)'],
    [
      'by the name of a group, no preposition',
      [...THREE, row('Summe Leeds', '', 3000)],
      'line 5 ("Summe Leeds", 3000 l)',
    ],
    ['in another unit', [...THREE, row('Summe', '', 3, 'm3')], 'line 5 ("Summe", 3 m3)'],
    ['above the rows', [row('TOTAL 2025', '', 3000), ...THREE], 'line 2 ("TOTAL 2025", 3000 l)'],
    [
      'with rounded digits',
      [...THREE, row('4', 'A', '0.04'), row('Totale', '', '3000.0')],
      'line 6 ("Totale", 3000.0 l)',
    ],
    [
      'of one of two kinds',
      [...THREE, row('4', 'A', 500, 'kWh'), row('5', 'A', 700, 'kWh'), row('Gesamt', '', '1.2', 'MWh')],
      'line 7 ("Gesamt", 1.2 MWh)',
    ],
  ])('is left out if it is named %s', async (_, rows, expected) => {
    const run = await calculateCsv([HEADER, ...rows])
    expect(run.stderr).toBe('')
    expect(leftOutOf(run)).toBe(`1 × is named as a total, and is the sum of other rows: ${expected}`)
    expect(idsOf(run).length).toBe(rows.length - 1)
    for (const options of [
      ['--workers', '3'],
      ['--traces', 't.ndjson'],
    ]) {
      const again = await calculateCsv([HEADER, ...rows], options)
      expect(again.files['out.csv']).toBe(run.files['out.csv'])
      expect(leftOutOf(again)).toBe(leftOutOf(run))
    }
  })

  it('is left out of subtotals and the total of them', async () => {
    const other = [row('4', 'B', 10), row('5', 'B', 20)]
    const rows = [...THREE, row('Subtotal', 'A', 3000), ...other, row('B total', 'B', 30), row('Grand total', '', 3030)]
    const run = await calculateCsv([HEADER, ...rows])
    expect(leftOutOf(run)).toContain('3 × is named as a total')
    expect(idsOf(run)).toEqual(['1', '2', '3', '4', '5'])
  })

  it('is left out without the cells of an activity', async () => {
    const run = await calculateCsv([HEADER, ...THREE, 'Total,,,,3000,,,,'])
    expect(leftOutOf(run)).toContain('line 5 ("Total", 3000)')
  })

  it('is left out of NDJSON and of rows in memory', async () => {
    const base = { activity: 'fuel', start: '2025-01-31', unit: 'l', country: 'GB', fuel: 'diesel' }
    const rows = [1000, 1100, 900].map((value, index) => ({ ...base, id: `${index}`, value }))
    const all = [...rows, { ...base, id: 'Grand Total', value: 3000 }]
    const ndjson = all.map((one) => JSON.stringify(one)).join('\n')
    const run = await runTonne(['calculate', 'i.ndjson', '--output', 'out.csv'], { files: { 'i.ndjson': ndjson } })
    expect(leftOutOf(run)).toContain('line 4 ("Grand Total", 3000 l)')
    const calculated = await calculateRows(all)
    expect(calculated.length).toBe(3)
    expect(calculated.leftOut).toEqual([{ cause: 'total', line: 4, label: 'Grand Total', value: '3000', unit: 'l' }])
    await expect(calculateRows([...rows, { ...base, id: 'Total', value: 2999 }])).rejects.toMatchObject({
      violations: [{ path: 'rows[3].id', code: 'total_row' }],
    })
    expect((await calculateRows([{ ...base, id: 'Total', value: 1 }])).length).toBe(1)
  })
})

describe('a row that is named as a total and is no sum', () => {
  it.each([
    ['Total', 2999],
    ['Grand total 2025', 6000],
    ['Zwischensumme', 1000.5],
  ])('is an error that asks (%s, %s)', async (id, value) => {
    const run = await calculateCsv([HEADER, ...THREE, row(id, '', value)])
    expect(run.code).toBe(1)
    expect(run.stderr).toContain(`in.csv:5:1: total_row: id: names a total, but ${value} l is not the sum of the rows`)
    expect(run.files).not.toHaveProperty('out.csv')
  })

  it('is written to the bad rows with --skip-bad', async () => {
    const run = await calculateCsv([HEADER, ...THREE, row('Total', '', 2999)], ['--skip-bad', 'bad.csv'])
    expect(run.code).toBe(0)
    expect(idsOf(run)).toEqual(['1', '2', '3'])
    expect(run.files['bad.csv']).toContain('Total,,fuel,2025-01-31,2999,l,GB,diesel,,"line 5: id: names a total')
  })
})

describe('a row that only looks like a total', () => {
  it.each([
    ['Total Energies Paris', 'A', ''],
    ['Summer-1', 'Somerset', ''],
    ['7', 'A', 'the total of the bill, without VAT'],
    ['SUM-1', 'A', ''],
  ])('is counted (%s, %s, %s)', async (id, site, note) => {
    const run = await calculateCsv([HEADER, ...THREE, row(id, site, 77, 'l', note && `"${note}"`)])
    expect(run.stderr).toBe('')
    expect(idsOf(run).length).toBe(4)
    expect(leftOutOf(run)).toBe('')
  })

  it('is listed if it has no such name', async () => {
    const checked = async (rows: readonly string[]) => section(await calculateCsv([HEADER, ...rows]), 'Rows to check')
    const sentence = '1 × has the sum of earlier rows as its quantity, like a total: line 5 (all)'
    expect(await checked([...THREE, row('all', '', 3000)])).toBe(sentence)
    expect(await checked([...THREE, row('all', '', 3, 'm3'), row('b', 'B', 7)])).toBe(sentence)
    expect(await checked([row('1', 'A', 5), row('2', 'A', 5)])).not.toContain('sum of earlier')
    expect(await checked([row('1', 'A', 5), row('2', 'A', 6), row('3', 'A', 11)])).not.toContain('sum of earlier')
    expect(await checked([...THREE, row('all', '', 3001)])).not.toContain('sum of earlier')
    const run = await calculateCsv([HEADER, ...THREE, row('all', '', 3000)])
    expect(idsOf(run).length).toBe(4)
  })
})

describe.each(SEEDS)('total rows of large files (seed %i)', (seed) => {
  it('are found in blocks of any size, by any number of threads', async () => {
    const values = fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 9 })
    const law = fc.asyncProperty(
      fc.array(values, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      async (groups, isWrong) => {
        const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
        const lines = groups.flatMap((group, index) => [
          ...group.map((value, nth) => row(`${index}-${nth}`, `S${index}`, value)),
          row('Subtotal', `S${index}`, sumOf(group)),
        ])
        const total = sumOf(groups.map(sumOf)) + (isWrong ? 0.3 : 0)
        const text = [HEADER, ...lines, row('Grand Total', '', total.toFixed(1))]
        const run = await calculateCsv(text)
        if (isWrong) expect(run.stderr).toContain('total_row')
        else expect(idsOf(run).length).toBe(groups.flat().length)
        for (const workers of ['2', '3']) {
          const other = await calculateCsv(text, ['--workers', workers])
          expect(other.stderr).toBe(run.stderr)
          expect(other.files['out.csv']).toBe(run.files['out.csv'])
          expect(leftOutOf(other)).toBe(leftOutOf(run))
        }
      },
    )
    await fc.assert(law, { seed, numRuns: scaleRuns(15) })
  })
})
