import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { yearPeriod } from '../../../../src/apps/page/period.ts'
import type { RecordTraces } from '../../../../src/apps/page/record-sums.ts'
import { rowsCsv, rowsWorkbook } from '../../../../src/apps/page/records-table/export-rows.ts'
import {
  buildRecordRows,
  COLUMNS,
  nextOrder,
  quantitiesOf,
  quantityWords,
  type RecordRow,
  searchRows,
  sortRows,
} from '../../../../src/apps/page/records-table/record-rows.ts'
import type { ShownTrace } from '../../../../src/apps/page/trace-parts.ts'
import { csvRecords } from '../../../../src/core/csv/index.ts'
import type { AttachedFile } from '../../../../src/core/display/index.ts'

interface Part {
  readonly value: string
  readonly unit: string
  readonly factor?: string
  readonly isShare?: boolean
  readonly steps?: readonly object[]
}

function traceOf(co2e: string, parts: readonly Part[]): ShownTrace {
  const contributions = parts.map(
    ({ value, unit, factor = 'Gas', isShare = false, steps = isShare ? [{ kind: 'share' }] : [] }) => ({
      activity: { value, unit },
      steps,
      factor: { name: factor, key: `key/${factor}` },
    }),
  )
  return { contributions, total: { co2e }, emission: { co2e }, notices: [] } as unknown as ShownTrace
}

interface Shown {
  readonly id: string
  readonly start: string
  readonly end: string
  readonly title: string
  readonly place?: string
  readonly comment?: string
  readonly meter?: string
  readonly files?: readonly AttachedFile[]
  readonly co2e: string
  readonly parts: readonly Part[]
}

function tracesOf(shown: Shown): RecordTraces {
  const { id, start, end, title, place, comment = '', meter, files, co2e, parts } = shown
  const holder = place === undefined ? ({ of: 'company' } as const) : ({ of: 'site', id: place, name: place } as const)
  const [from, to] = [`${start}T00:00:00.000Z`, `${end}T00:00:00.000Z`]
  return {
    record: {
      ...{ id, title, comment, start: from, end: to, kindId: 'k', holder, isElectricity: false },
      ...(meter && { meter }),
      ...(files === undefined ? {} : { files }),
    },
    kind: { id: 'k', name: 'Fuel', scope: 'SCOPE_1' },
    market: traceOf(co2e, parts),
    location: null,
  }
}

const SHOWN: readonly Shown[] = [
  {
    id: 'b2',
    start: '2025-02-01',
    end: '2025-03-01',
    title: '=1+1',
    place: '@Leeds',
    comment: 'read by +Ann',
    files: [{ id: '1', name: '=bill.pdf', url: 'https://example.com/1' }],
    co2e: '100/3',
    parts: [{ value: '1234.5', unit: 'kWh' }],
  },
  {
    id: 'a1',
    start: '2025-01-01',
    end: '2025-02-01',
    title: 'Trip',
    co2e: '9',
    parts: [
      { value: '2', unit: 'passenger', factor: 'Flight' },
      { value: '6', unit: 'night', factor: 'Hotel' },
    ],
  },
  {
    id: 'c3',
    start: '2024-12-01',
    end: '2025-02-01',
    title: 'Oil',
    place: 'Kassel',
    meter: '=MPAN 7',
    co2e: '62',
    parts: [{ value: '900', unit: 'kWh', factor: 'Oil' }],
  },
]

const period = yearPeriod(2025)
const rows = buildRecordRows({
  traced: SHOWN.map(tracesOf),
  period,
  state: { method: 'market', digits: 'rounded' },
})
const idsOf = (some: readonly RecordRow[]) => some.map(({ id }) => id)

describe('the quantities of a record', () => {
  it('are added up by unit, exactly', () => {
    const trace = traceOf('1', [
      { value: '0.1', unit: 'kg' },
      { value: '0.2', unit: 'kg' },
      { value: '3', unit: 'night' },
    ])
    expect(quantitiesOf(trace).map(quantityWords)).toEqual(['0.3 kg', '3 night'])
  })

  it('are the nights of all rooms of a hotel', () => {
    const trace = traceOf('1', [{ value: '4', unit: 'night' }])
    const rooms = { kind: 'quantity', what: 'rooms', times: '2', unit: 'room' } as const
    const contributions = trace.contributions.map((part) => ({ ...part, steps: [rooms] }))
    expect(quantitiesOf({ contributions }).map(quantityWords)).toEqual(['8 room·night'])
  })

  it('count once if parts share them', () => {
    const part = { value: '1000', unit: 'kWh', isShare: true }
    expect(quantitiesOf(traceOf('1', [part, part])).map(quantityWords)).toEqual(['1,000 kWh'])
  })

  it('are those of the transport if a distance multiplies them, over all legs and both ways', () => {
    const convert = { kind: 'convert', times: '100000/160934.4', unit: 'mi/km' }
    const legOf = (km: string, ...more: readonly object[]) => [{ kind: 'distance', times: km, unit: 'km' }, ...more]
    const both = { kind: 'policy', name: 'return', times: '2', unit: '1' }
    const cabin = { kind: 'policy', name: 'cabin', times: '3', unit: '1' }
    const carriage = { kind: 'distance', times: '663.05', unit: 'km/vehicle' }
    const texts = (...parts: readonly Part[]) => quantitiesOf(traceOf('1', parts)).map(quantityWords)
    const passenger = { value: '1', unit: 'passenger' }
    expect(texts({ ...passenger, steps: legOf('5500') }, { ...passenger, steps: legOf('5800.5') })).toEqual([
      '11,300.5 passenger·km',
    ])
    expect(texts({ ...passenger, steps: legOf('600', both, cabin) })).toEqual(['1,200 passenger·km'])
    expect(texts({ value: '18.4', unit: 't', steps: legOf('100') })).toEqual(['1,840 t·km'])
    expect(texts({ value: '1', unit: 'vehicle', steps: [carriage, convert] })).toEqual(['663.05 km'])
  })
})

describe('the search of the table', () => {
  it.each([
    ['leeds', ['b2']],
    ['ann', ['b2']],
    ['2025-02-01', ['b2', 'a1', 'c3']],
    ['february', ['b2']],
    ['1,234.5', ['b2']],
    ['1234.5 kwh', ['b2']],
    ['hotel', ['a1']],
    ['key/oil', ['c3']],
    ['c3', ['c3']],
    ['scope 1 fuel kassel', ['c3']],
    ['mpan', ['c3']],
    ['leeds hotel', []],
    ['  ', ['b2', 'a1', 'c3']],
  ])('finds %j in any column', (words, expected) => {
    expect(idsOf(searchRows(rows, words))).toEqual(expected)
  })
})

describe('the names of many sites', () => {
  const many = ['Site 10', 'Site 2', 'Site 7'].map((place, index) => {
    return tracesOf({
      ...(SHOWN[2] as Shown),
      id: `s${index}`,
      title: `Fuel burnt at site, ${place}`,
      place,
      parts: [{ value: '700', unit: 'kWh' }],
    })
  })
  const list = buildRecordRows({ traced: many, period, state: { method: 'market', digits: 'rounded' } })

  it('are found as a phrase, although each word of it is in other rows', () => {
    expect(idsOf(searchRows(list, 'site 7'))).toEqual(['s2'])
    expect(idsOf(searchRows(list, '7 site'))).toEqual(['s0', 's1', 's2'])
  })

  it('are sorted by their numbers', () => {
    expect(idsOf(sortRows(list, { column: 'place', isDescending: false }))).toEqual(['s1', 's2', 's0'])
  })
})

describe('the order of the table', () => {
  it.each([
    ['title', ['b2', 'c3', 'a1']],
    ['place', ['a1', 'b2', 'c3']],
    ['start', ['c3', 'a1', 'b2']],
    ['quantity', ['c3', 'b2', 'a1']],
    ['factor', ['a1', 'b2', 'c3']],
    ['co2e', ['a1', 'c3', 'b2']],
    ['id', ['a1', 'b2', 'c3']],
  ] as const)('by %s follows its values, and is turned around', (column, expected) => {
    expect(idsOf(sortRows(rows, { column, isDescending: false }))).toEqual(expected)
    expect(idsOf(sortRows(rows, { column, isDescending: true }))).toEqual([...expected].reverse())
  })

  it('turns around when a heading is pressed again, and has the largest numbers first', () => {
    expect(nextOrder({ column: 'co2e', isDescending: true }, 'co2e')).toEqual({ column: 'co2e', isDescending: false })
    expect(
      COLUMNS.map((column) => nextOrder({ column: 'nothing' as 'id', isDescending: true }, column).isDescending),
    ).toEqual([false, false, true, true, false, true, false])
  })
})

describe('an export of the table', () => {
  const exported = { rows: sortRows(rows, { column: 'id', isDescending: false }), method: 'market' }

  it('is CSV that no spreadsheet runs, with all digits', () => {
    const [, ...records] = csvRecords(rowsCsv(exported))
    const read = records.map(({ cells }) => cells)
    expect(
      read.map((cells) => [cells[0], cells[1], cells[7], cells[8], cells[13], cells[14], cells[15], cells[16]]),
    ).toEqual([
      ['Trip', '', '2 passenger + 6 night', '', '9', '', '', ''],
      [
        ...["'=1+1", "'@Leeds", '1234.5', 'kWh', '33.333333333333333333333333', 'read by +Ann', ''],
        "'=bill.pdf (https://example.com/1)",
      ],
      // 31 of 62 days lie in the year
      ['Oil', 'Kassel', '900', 'kWh', '31', '', "'=MPAN 7", ''],
    ])
  })

  it('names the last day of every record, also of one day, and its share of the period', () => {
    const oneDay = ['2025-02-12', '2025-02-13'].map((end) => {
      return tracesOf({ id: end, start: '2025-02-12', end, title: 'Day', co2e: '1', parts: [] })
    })
    const state = { method: 'market', digits: 'rounded' } as const
    const traced = [...SHOWN.map(tracesOf), ...oneDay]
    const [head, ...records] = csvRecords(rowsCsv({ rows: buildRecordRows({ traced, period, state }), method: '' }))
    const columns = ['start', 'lastDay', 'shareInPeriod'].map((name) => head?.cells.indexOf(name) ?? -1)
    expect(records.map(({ cells }) => columns.map((column) => cells[column]))).toEqual([
      ['2025-02-01', '2025-02-28', '1'],
      ['2025-01-01', '2025-01-31', '1'],
      ['2024-12-01', '2025-01-31', '0.5'],
      ['2025-02-12', '2025-02-12', '1'],
      ['2025-02-12', '2025-02-12', '1'],
    ])
  })

  it('is a workbook with the same rows, whose numbers and days are numbers', async () => {
    const [sheet] = (await readXlsx(rowsWorkbook(exported, period))).sheets
    expect(sheet?.name).toBe('Records 2025')
    const head = rowsCsv(exported).split('\r\n')[0]?.split(',')
    expect(sheet?.rows[0]).toEqual(head)
    const [, trip, gas, oil] = sheet?.rows ?? []
    expect([trip?.[7], gas?.[0], gas?.[7], gas?.[13], oil?.[13], oil?.[15]]).toEqual([
      '2 passenger + 6 night',
      '=1+1',
      1234.5,
      100 / 3,
      31,
      '=MPAN 7',
    ])
    expect([gas?.[4], gas?.[5]]).toEqual([new Date('2025-02-01T00:00:00.000Z'), new Date('2025-02-28T00:00:00.000Z')])
  })
})
