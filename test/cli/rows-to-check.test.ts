import { describe, expect, it } from 'vitest'
import { calculateRows } from '../../src/rows/rows.ts'
import { IS_THOROUGH } from '../fixtures/seeds.ts'
import { calculateCsv, type Run, runTonne } from './memory-io.ts'

const GAS_OIL = 'desnz-2025/fuels/liquid-fuels/gas-oil/litres'
const HEADER = 'id,site,activity,start,end,value,unit,factor,note'
const row = (id: string, month: number, value: number | string, unit = 'l') => {
  const date = (number: number) => `2025-${String(number).padStart(2, '0')}-01`
  return `${id},Leeds,fuel,${date(month)},${date(month + 1)},${value},${unit},${GAS_OIL},`
}
const MONTHS = [1, 2, 3, 4, 5].map((month) => row(`m${month}`, month, 100 + month))

/** The section of a summary that names rows to check; '' if there is none. */
function rowsToCheck({ stdout }: Run): string {
  const [, section = ''] = /^Rows to check\n((?:.+\n)+)/m.exec(stdout) ?? []
  return section.replaceAll(/\n {3,}(?! *\d+ ×)/g, ' ')
}

const checked = async (rows: readonly string[], ...options: readonly string[]) =>
  rowsToCheck(await calculateCsv([HEADER, ...rows], options))

describe('the rows to check of a summary', () => {
  it('is empty if no row is the same, overlaps or is an outlier', async () => {
    expect(await checked(MONTHS)).toBe('')
  })

  it.each<readonly [string, readonly string[], string]>([
    ['an id that was there before', [row('m1', 6, 100)], '    1 × has the id of an earlier row: line 7 (m1)\n'],
    [
      'a row that is the same but for its id',
      [row('x', 2, 102)],
      '    1 × is the same as an earlier row in everything but the id: line 7 (x)\n',
    ],
    [
      'a bill within the period of another',
      [row('x', 3, 7)],
      '    1 × begins within the period of another row of the same site, factor and unit: line 7 (x)\n',
    ],
    [
      'a quantity in the wrong unit',
      [row('x', 6, 104, 'm3')],
      '    1 × has more than 100 times the median quantity of the other rows of the same site and factor: line 7 (x)\n',
    ],
    [
      'of many rows the first three',
      [row('m1', 6, 1), row('m1', 7, 2), row('', 8, 3), row('m2', 9, 4), row('m1', 10, 5)],
      '    4 × has the id of an earlier row: line 7 (m1), line 8 (m1), line 10 (m2), …\n',
    ],
  ])('names %s', async (_, rows, expected) => {
    expect(await checked([...MONTHS, ...rows])).toBe(expected)
    expect(await checked([...MONTHS, ...rows], '--workers', '3')).toBe(expected)
    expect(await checked([...MONTHS, ...rows], '--traces', 'traces.ndjson')).toBe(expected)
  })

  it('names energy that is given in two units', async () => {
    const header = 'id,site,activity,start,end,value,unit,country,fuel'
    const line = (id: string, site: string, dates: string, amount: string, fuel = 'natural gas') =>
      `${id},${site},fuel,${dates},${amount},GB,${fuel}`
    const hour = '2025-01-10T07:00:00Z,2025-01-10T08:00:00Z'
    const rows = [
      line('a', 'EAN1', hour, '5.445,kWh'),
      line('b', 'EAN1', hour, '0.495,m3'),
      line('c', 'EAN2', '2025-01-10,', '5445,kWh'),
      line('d', 'EAN2', '2025-01-10,2025-01-11', '5.445,MWh'),
      line('e', 'EAN3', '2025-01-10,', '100,l', 'gas oil'),
      line('f', 'EAN3', '2025-01-10,', '0.0846,t', 'gas oil'),
      // another site, day, amount or fuel
      line('g', 'EAN4', hour, '0.495,m3'),
      line('h', 'EAN1', '2025-01-11,', '0.495,m3'),
      line('i', 'EAN4', hour, '9,kWh'),
      line('j', 'EAN4', hour, '0.4,l', 'gas oil'),
    ]
    const expected =
      '    3 × has the site, fuel, period and nearly the energy of an earlier row in another unit: line 3 (b), line 5 (d), line 7 (f)\n'
    for (const options of [[], ['--workers', '3'], ['--traces', 't.ndjson']])
      expect(rowsToCheck(await calculateCsv([header, ...rows], options))).toBe(expected)
  })

  it('changes neither the results nor the exit code', async () => {
    const rows = [...MONTHS, ...MONTHS]
    const run = await calculateCsv([HEADER, ...rows])
    expect(run.code).toBe(0)
    expect(run.stderr).toBe('')
    expect(run.files['out.csv']?.split('\n').length).toBe(rows.length + 2)
    expect(rowsToCheck(run)).toContain('5 × has the id of an earlier row: line 7 (m1), line 8 (m2), line 9 (m3), …')
  })

  it('covers NDJSON and ignores rows that --skip-bad leaves out', async () => {
    const object = { id: 'a', activity: 'fuel', start: '2025-01-01', value: 1, unit: 'l', factor: GAS_OIL }
    const lines = [object, { ...object, id: 'b' }, { ...object, value: 'x' }, { ...object, value: 2 }]
    const files = { 'in.ndjson': lines.map((line) => `${JSON.stringify(line)}\n`).join('') }
    const run = await runTonne(['calculate', 'in.ndjson', '--output', 'o', '--skip-bad', 'bad.ndjson'], { files })
    expect(rowsToCheck(run)).toBe(
      '    1 × has the id of an earlier row: line 4 (a)\n    1 × is the same as an earlier row in everything but the id: line 2 (b)\n',
    )
  })

  it.runIf(IS_THOROUGH)('are compared in large files only on request, and the summary says so', async () => {
    const note = 'x'.repeat(1000)
    const rows = Array.from({ length: 17_000 }, (_, index) => `${row('a', 1 + (index % 11), 100)}${note}`)
    expect(await checked(rows)).toBe(
      '  the rows of files of more than 16 MiB are not compared with each other; --check compares up to 1,000,000 rows\n',
    )
    expect(await checked(rows, '--check')).toContain('16999 × has the id of an earlier row')
  })

  it.runIf(IS_THOROUGH)('are the first 200,000 unless more are requested, and the summary says so', async () => {
    const rows = Array.from({ length: 200_002 }, () => `,fuel,2025-01-01,1,l,${GAS_OIL}`)
    const openInput = async () => ({
      size: undefined,
      chunks: async function* () {
        yield new TextEncoder().encode(['id,activity,start,value,unit,factor', ...rows].join('\n'))
      },
    })
    const some = rowsToCheck(await runTonne(['calculate', 'in.csv', '--output', 'o'], { openInput }))
    expect(some).toContain('199999 × is the same as an earlier row')
    expect(some).toContain('  the rows after the first 200,000 were not compared with the others; --check compares')
    const all = rowsToCheck(await runTonne(['calculate', 'in.csv', '--output', 'o', '--check'], { openInput }))
    expect(all).toContain('200001 × is the same as an earlier row')
    expect(all).not.toContain('were not compared')
  })
})

describe('the warnings of rows in memory', () => {
  it('are those of a file', async () => {
    const bill = { id: 'a', activity: 'fuel', start: '2025-01-01', end: '2025-02-01', unit: 'l', factor: GAS_OIL }
    const values = [10, 11, 12, 1101]
    const rows = values.map((value, index) => ({ ...bill, id: `r${index}`, end: '2025-01-01', value }))
    const { warnings } = await calculateRows([
      ...rows,
      { ...rows[0], id: 'again' },
      { ...bill, value: 13 },
      { ...bill, value: 14 },
    ])
    expect(warnings).toEqual([
      { cause: 'same_id', count: 1, examples: [{ line: 7, id: 'a' }] },
      { cause: 'same_row', count: 1, examples: [{ line: 5, id: 'again' }] },
      { cause: 'overlap', count: 1, examples: [{ line: 7, id: 'a' }] },
    ])
    expect((await calculateRows([...rows, { ...rows[0], value: 2000 }])).warnings.at(-1)).toEqual({
      cause: 'outlier',
      count: 1,
      examples: [{ line: 5, id: 'r0' }],
    })
  })
})
