import { describe, expect, it } from 'vitest'
import { type DatedRecord, findOverlaps } from '../../../../src/index.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

function record(id: string, start: string, end: string, key?: string): DatedRecord {
  return { id, start: `2025-${start}`, end: `2025-${end}`, ...(key === undefined ? {} : { key }) }
}

describe('findOverlaps', () => {
  it('finds nothing among periods that follow one another, whatever their order', () => {
    const months = [record('c', '03-01', '04-01'), record('a', '01-01', '02-01'), record('b', '02-01', '03-01')]
    expect(findOverlaps(months)).toEqual([])
    expect(findOverlaps([])).toEqual([])
  })

  it('finds two periods that share a day', () => {
    const invoices = [record('b', '01-31', '03-01'), record('a', '01-01', '02-01')]
    const pairs = [{ ids: ['a', 'b'], start: '2025-01-31', end: '2025-02-01', days: 1 }]
    expect(findOverlaps(invoices)).toEqual([
      { key: '', start: '2025-01-01', end: '2025-03-01', ids: ['a', 'b'], overlapDays: 1, pairs, pairCount: 1 },
    ])
  })

  it('finds a period inside another, and one that comes after the inner but within the outer', () => {
    const invoices = [
      record('year', '01-01', '12-31'),
      record('may', '05-01', '06-01'),
      record('june', '06-01', '07-01'),
    ]
    expect(findOverlaps(invoices)).toEqual([
      {
        key: '',
        start: '2025-01-01',
        end: '2025-12-31',
        ids: ['year', 'may', 'june'],
        overlapDays: 61,
        pairs: [
          { ids: ['year', 'may'], start: '2025-05-01', end: '2025-06-01', days: 31 },
          { ids: ['year', 'june'], start: '2025-06-01', end: '2025-07-01', days: 30 },
        ],
        pairCount: 2,
      },
    ])
  })

  it('counts a day that three records share once, and gives part of a day as a fraction', () => {
    const half = { id: 'c', start: '2025-01-03T12:00:00Z', end: '2025-01-04T18:00:00Z' }
    const [overlap] = findOverlaps([record('a', '01-01', '01-05'), record('b', '01-03', '01-05'), half])
    expect(overlap?.overlapDays).toBe(2)
    expect(overlap?.pairs.map(({ ids, days }) => [...ids, days])).toEqual([
      ['a', 'b', 2],
      ['a', 'c', 1.25],
      ['b', 'c', 1.25],
    ])
  })

  it('lists the first thousand pairs and counts all of them', () => {
    const year = (id: string) => record(id, '01-01', '12-31')
    const [overlap] = findOverlaps(Array.from({ length: 100 }, (_, id) => year(String(id))))
    expect([overlap?.pairs.length, overlap?.pairCount, overlap?.overlapDays]).toEqual([1000, 4950, 364])
  })

  it('keeps groups apart, and keys', () => {
    const invoices = [
      record('a', '01-01', '01-10', 'meter 2'),
      record('b', '01-05', '01-15', 'meter 2'),
      record('c', '02-01', '02-10', 'meter 2'),
      record('d', '02-05', '02-15', 'meter 2'),
      record('e', '01-01', '12-31', 'meter 1'),
      record('f', '12-01', '12-31', 'meter 1'),
    ]
    expect(findOverlaps(invoices).map(({ key, ids }) => [key, ids])).toEqual([
      ['meter 1', ['e', 'f']],
      ['meter 2', ['a', 'b']],
      ['meter 2', ['c', 'd']],
    ])
  })

  it('takes the same period twice as an overlap, and an instant as none', () => {
    expect(findOverlaps([record('a', '01-01', '02-01'), record('b', '01-01', '02-01')])).toHaveLength(1)
    expect(findOverlaps([record('a', '01-01', '02-01'), record('b', '01-05', '01-05')])).toEqual([])
  })

  it('leaves the records as they were', () => {
    const invoices = Object.freeze([record('b', '02-01', '03-01'), record('a', '01-01', '02-01')])
    expect(findOverlaps(invoices)).toEqual([])
    expect(invoices.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('rejects all that is wrong at once', () => {
    const wrong = [
      record('a', '02-30', '13-01'),
      record('b', '02-02', '02-01'),
      { start: '2025-01-01', end: '2025-01-02' },
    ] as unknown as DatedRecord[]
    expect(violationsOf(() => findOverlaps(wrong))).toEqual([
      at('records[0].start', 'invalid_date'),
      at('records[0].end', 'invalid_date'),
      at('records[1]', 'period_reversed'),
      at('records[2].id', 'required'),
    ])
  })
})
