import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateRows } from '../../src/rows/rows.ts'
import { SEEDS, scaleRuns } from '../fixtures/seeds.ts'
import { calculateCsv, type Run, runTonne } from './memory-io.ts'

const GAS_OIL = 'desnz-2025/fuels/liquid-fuels/gas-oil/litres'

/** Months of a summary with the tonnes of Scope 1. */
function monthsOf({ stdout, stderr }: Run): readonly (readonly [string, string])[] {
  const lines = (stdout + stderr).matchAll(/^(\d{4}-\d\d) +\d+ +(<?[\d,.]+|–)/gm)
  return [...lines].map(([, month = '', tonnes = '']) => [month, tonnes] as const)
}

/** What is said of the ends of rows; '' if nothing is. */
function readingOf({ stdout }: Run): string {
  const [sentence = ''] = /^ {2}the end of a row (?:.+\n)(?: {4}.+\n)*/m.exec(stdout) ?? []
  return sentence.trim().replaceAll(/\n +/g, ' ')
}

/** The start, end, CO2e and factor of each result. */
function resultsOf({ files }: Run): readonly string[] {
  const lines = (files['out.csv'] ?? '').trimEnd().split('\n').slice(1)
  return lines.map((line) => [3, 4, 10, 12].map((index) => line.split(',')[index]).join(' '))
}

describe('a timestamp with an offset', () => {
  const HEADER = 'id,activity,start,end,value,unit,country,fuel'
  const diesel = (start: string, end = '') => `a,fuel,${start},${end},1000,l,GB,diesel`

  it.each([
    ['2026-01-01T00:00:00+01:00', '2026-01', 'desnz-2026/'],
    ['2025-12-31T23:30:00-05:00', '2025-12', 'desnz-2025/'],
    ['2025-01-01T00:00+0530', '2025-01', 'desnz-2025/'],
    ['2025-01-01T00:00:00.000+02:00', '2025-01', 'desnz-2025/'],
    ['2025-12-31T23:30:00Z', '2025-12', 'desnz-2025/'],
  ])('counts in the month and year that %s states', async (start, month, edition) => {
    const run = await calculateCsv([HEADER, diesel(start)])
    expect(monthsOf(run).map(([name]) => name)).toEqual([month])
    expect(resultsOf(run)[0]).toContain(edition)
    const [row] = await calculateRows([
      { activity: 'fuel', start, value: 1000, unit: 'l', country: 'GB', fuel: 'diesel' },
    ])
    expect(row?.results[0]?.calculation.contributions[0]?.factor.key).toContain(edition)
    expect(row?.period.start).toMatchObject({ month: Number(month.slice(5)), year: Number(month.slice(0, 4)) })
    expect(row?.period.start.ms).toBe(Date.parse(start.replace('+0530', '+05:30')))
  })

  it('D3: ends a bill in the year that is written', async () => {
    const run = await calculateCsv([HEADER, diesel('2025-01-01T00:00:00+01:00', '2026-01-01T00:00:00+01:00')])
    expect(monthsOf(run).length).toBe(12)
    expect(run.stdout).not.toContain('a part of the period')
  })

  it('counts an hour once where a clock is set back', async () => {
    const run = await calculateCsv([HEADER, diesel('2025-10-26T02:45:00+02:00', '2025-10-26T02:00:00+01:00')])
    expect(run.code).toBe(0)
    expect(monthsOf(run).map(([name]) => name)).toEqual(['2025-10'])
  })

  it('overlaps by its instant', async () => {
    const hour = (id: string, start: string, end: string) => `${id},fuel,${start},${end},10,l,GB,diesel`
    const rows = [
      hour('a', '2025-10-26T02:00:00+02:00', '2025-10-26T02:00:00+01:00'),
      hour('b', '2025-10-26T02:00:00+01:00', '2025-10-26T03:00:00+01:00'),
    ]
    expect((await calculateCsv([HEADER, ...rows])).stdout).not.toContain('begins within the period')
  })
})

describe.each(SEEDS)('dates of any offset (seed %i)', (seed) => {
  const stamp = fc
    .tuple(fc.integer({ min: 2024, max: 2026 }), fc.constantFrom('01-01', '06-01', '12-31', '03-15'))
    .chain(([year, day]) => {
      const time = fc.constantFrom('', 'T00:00:00', 'T23:30', 'T12:00:00.5')
      const zone = fc.constantFrom('', 'Z', '+01:00', '-05:00', '+05:30', '-1100')
      return fc.tuple(time, zone).map(([clock, offset]) => `${year}-${day}${clock}${clock === '' ? '' : offset}`)
    })
  const row = fc.record({
    start: stamp,
    end: fc.oneof(fc.constant(''), stamp),
    value: fc.integer({ min: 1, max: 999 }),
  })
  const isOrdered = ({ start, end }: { readonly start: string; readonly end: string }) => {
    const utc = (text: string) =>
      Date.parse(/T[^Z+-]*$/.test(text) ? `${text}Z` : text.replace(/(\d\d)(\d\d)$/, '$1:$2'))
    return end === '' || (end.includes('T') === start.includes('T') && utc(start) <= utc(end))
  }

  it('give one result by CSV, NDJSON, threads and text', async () => {
    const law = fc.asyncProperty(fc.array(row.filter(isOrdered), { minLength: 1, maxLength: 12 }), async (drawn) => {
      // every row three times, so that later ones are calculated by their plan
      const rows = [...drawn, ...drawn, ...drawn].map((one, index) => ({ id: `r${index}`, ...one }))
      const csv = rows.map(({ id, start, end, value }) => `${id},fuel,${start},${end},${value},l,${GAS_OIL}`)
      const header = 'id,activity,start,end,value,unit,factor'
      const ndjson = rows
        .map((one) => JSON.stringify({ activity: 'fuel', unit: 'l', factor: GAS_OIL, ...one }))
        .join('\n')
      const one = await calculateCsv([header, ...csv])
      expect(one.stderr).toBe('')
      const others = [
        await calculateCsv([header, ...csv], ['--workers', '3']),
        await calculateCsv([header, ...csv], ['--traces', 'traces.ndjson']),
        await runTonne(['calculate', 'in.ndjson', '--output', 'out.csv'], { files: { 'in.ndjson': ndjson } }),
      ]
      for (const other of others) {
        expect(other.files['out.csv']).toBe(one.files['out.csv'])
        expect(monthsOf(other)).toEqual(monthsOf(one))
      }
      const written = new Set(rows.map(({ start }) => start.slice(0, 7)))
      const months = monthsOf(one).map(([month]) => month)
      for (const month of written) expect(months).toContain(month)
    })
    await fc.assert(law, { seed, numRuns: scaleRuns(12) })
  })
})

describe('the end of a row', () => {
  const gas = (id: string, start: string, end: string, fuel = 'natural gas') =>
    `${id},fuel,${start},${end},6200000,kWh,GB,${fuel}`
  const fileOf = (end: string, ...rows: readonly string[]) => [
    `id,activity,Start date,${end},value,unit,country,fuel`,
    ...rows,
  ]
  const MONTH_ENDS = [gas('a', '2025-01-01', '2025-01-31'), gas('b', '2025-11-01', '2026-01-31')]
  const NEXT_DAY = [gas('a', '2025-01-05', '2025-02-02'), gas('b', '2025-02-03', '2025-03-04')]
  const SHARED = [gas('a', '2025-01-14', '2025-02-14'), gas('b', '2025-02-14', '2025-03-14')]
  const ONE = [gas('a', '2025-12-31', '2026-01-01')]

  it.each<readonly [string, string, readonly string[], string, string]>([
    [
      'months by their last day',
      'end',
      MONTH_ENDS,
      '2026-02-01',
      'the last day of its period: line 2 ends with a month',
    ],
    ['bills that begin the day after', 'end', NEXT_DAY, '2025-03-05', 'line 3 begins the day after the end of line 2'],
    [
      'bills that begin on the end',
      'End date',
      SHARED,
      '2025-03-14',
      'the day after its period: line 3 begins on the end',
    ],
    ['bills in any order', 'End date', [...SHARED].reverse(), '2025-02-14', 'line 2 begins on the end of line 3'],
    [
      'a lone bill of another name',
      'End date',
      ONE,
      '2026-01-02',
      'the last day of its period, as is usual for "End date"',
    ],
    ['a lone bill of our own name', 'end', ONE, '2026-01-01', 'the day after its period, as is usual for "end"'],
    [
      'a column "Bis"',
      'Bis',
      ONE,
      '2026-01-02',
      'as is usual for "Bis" (no row shows it); otherwise pass --end-date exclusive',
    ],
    ['a column "hasta"', 'Hasta', ONE, '2026-01-02', 'as is usual for "Hasta"'],
    ['a column "until"', 'until', ONE, '2026-01-02', 'as is usual for "until"'],
    [
      'rows that disagree',
      'End date',
      [...SHARED, ...NEXT_DAY.map((row) => `${row} `.replace('natural gas ', 'gas oil').replace('6200000,kWh', '1,l'))],
      '2025-03-05',
      'rows disagree',
    ],
  ])('is decided by %s', async (_, name, rows, end, sentence) => {
    const run = await calculateCsv(fileOf(name, ...rows))
    expect(readingOf(run)).toContain(sentence)
    expect(resultsOf(run).at(-1)?.split(' ')[1]).toBe(end)
    for (const options of [
      ['--workers', '3'],
      ['--traces', 't.ndjson'],
    ])
      expect((await calculateCsv(fileOf(name, ...rows), options)).files['out.csv']).toBe(run.files['out.csv'])
  })

  it.each([
    [
      'inclusive',
      [
        ['2025-12', '565.161'],
        ['2026-01', '565.161'],
      ],
      'the last day of its period, as --end-date says',
    ],
    ['exclusive', [['2025-12', '1,134.352']], 'the day after its period, as --end-date says'],
  ])('is %s by the option', async (option, months, sentence) => {
    const run = await calculateCsv(fileOf('end', ...ONE), ['--end-date', option])
    expect(readingOf(run)).toContain(sentence)
    expect(monthsOf(run)).toEqual(months)
    const [head = '', line = ''] = fileOf('end', ...ONE)
    const cells = line.split(',')
    const object = Object.fromEntries(
      head
        .replace('Start date', 'start')
        .split(',')
        .map((key, index) => [key, cells[index]]),
    )
    const ndjson = await runTonne(['calculate', 'in.ndjson', '--output', 'out.csv', '--end-date', option], {
      files: { 'in.ndjson': JSON.stringify(object) },
    })
    expect(monthsOf(ndjson)).toEqual(months)
    const [row] = await calculateRows([object], { endDate: option as 'inclusive' })
    expect(row?.period.end.text).toBe(option === 'inclusive' ? '2026-01-02' : '2026-01-01')
  })

  it('is an instant if it has a time of day', async () => {
    const rows = [
      gas('a', '2025-12-31T22:00:00Z', '2025-12-31T23:00:00Z'),
      gas('b', '2025-12-31T23:00', '2026-01-01T00:00'),
    ]
    const run = await calculateCsv(fileOf('End date', ...rows))
    expect(monthsOf(run)).toEqual([['2025-12', '2,268.704']])
    expect(resultsOf(run).map((line) => line.split(' ')[1])).toEqual(['2025-12-31T23:00:00Z', '2026-01-01'])
  })

  it('D4: is not before its start by a day', async () => {
    const run = await calculateCsv(fileOf('End date', gas('a', '2025-02-01', '2025-01-31')))
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('period_reversed')
  })

  it('is that of overlaps', async () => {
    const touching = [gas('a', '2025-01-05', '2025-02-03'), gas('b', '2025-02-03', '2025-03-04')]
    const inclusive = await calculateCsv(fileOf('end', ...touching), ['--end-date', 'inclusive'])
    expect(inclusive.stdout).toContain('begins within the period of another row')
    expect((await calculateCsv(fileOf('end', ...touching))).stdout).not.toContain('begins within the period')
  })

  it('does not depend on how the file is cut', async () => {
    const day = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10)
    const rows = Array.from({ length: 6000 }, (_, index) =>
      gas(`r${index}`, day(index % 2000), day((index % 2000) + 3)),
    )
    const text = fileOf('End date', ...rows).join('\n')
    const runs = await Promise.all(
      [1000, 65_536, 2 ** 20].map((pieceBytes) =>
        runTonne(['calculate', 'in.csv', '--output', 'out.csv'], { files: { 'in.csv': text }, pieceBytes }),
      ),
    )
    expect(readingOf(runs[0] as Run)).not.toBe('')
    for (const run of runs) expect(run).toEqual(runs[0])
  })

  it.each(['Gas', 'Water', 'Electricity'])('is decided by rows whose activity follows from %s', async (product) => {
    const unit = product === 'Water' ? 'm3' : 'kWh'
    const read = (start: string, end: string) => `Pool,${product},${start},${end},4602,${unit},GB`
    const run = await calculateCsv([
      'Site,Utility,Previous Read Date,Read Date,Units Used,Unit,Country',
      read('31/12/2024', '31/01/2025'),
      read('31/01/2025', '28/02/2025'),
      read('28/02/2025', '31/03/2025'),
    ])
    expect(readingOf(run)).toBe('the end of a row is the day after its period: line 3 begins on the end of line 2')
    expect(run.stdout).not.toContain('begins within the period')
  })

  it('is said with the rows of a program', async () => {
    const bill = (start: string, end: string) => ({
      ...{ activity: 'fuel', value: 1, unit: 'kWh', fuel: 'natural gas', country: 'GB' },
      start,
      end,
    })
    const next = await calculateRows([bill('2025-01-05', '2025-02-02'), bill('2025-02-03', '2025-03-04')])
    expect(next.endDate).toEqual({ endDate: 'inclusive', by: 'rows', proofs: { inclusive: [1, 2] } })
    expect(next.map(({ period }) => period.end.text)).toEqual(['2025-02-03', '2025-03-05'])
    expect((await calculateRows([bill('2025-12-31', '2026-01-01')])).endDate).toMatchObject({
      endDate: 'exclusive',
      by: 'name',
    })
    expect((await calculateRows([{ ...bill('2025-12-31', ''), id: 'a' }])).endDate).toBe(undefined)
    await expect(calculateRows([], { endDate: 'open' as never })).rejects.toThrow('endDate')
  })
})
