import { describe, expect, it } from 'vitest'
import { type Entry, SortedEntries } from '../../../src/store/memory/sorted-entries.ts'
import type { KeyParts } from '../../../src/store/row-fields.ts'

interface Ranked {
  readonly rank: number
  readonly entry: Entry
}

const compare = ({ key }: Entry, [part]: KeyParts) => (key as number) - (part as number)
const ranked = (rank: number, key: number): Ranked => ({
  rank,
  entry: { key, record: {}, version: 1, exact: null, summary: null },
})
const all = { limit: Number.POSITIVE_INFINITY, skip: 0 }

/** A list, and beside it a plain array that does the same slowly. */
class Doubled {
  readonly list = new SortedEntries(compare)
  readonly plain: Ranked[] = []

  add(one: Ranked): void {
    this.list.add(one.rank, [one.entry.key], one.entry)
    this.plain.push(one)
    this.plain.sort((a, b) => a.rank - b.rank || (a.entry.key as number) - (b.entry.key as number))
  }

  remove(index: number): void {
    const [one] = this.plain.splice(index, 1)
    if (one !== undefined) this.list.remove(one.rank, [one.entry.key])
  }

  check(): void {
    const { list, plain } = this
    expect(list.size).toBe(plain.length)
    const keys = plain.map(({ entry }) => entry.key)
    expect(list.take(list.start, list.end, all).map(({ key }) => key)).toEqual(keys)
    expect(list.take(list.start, list.end, { ...all, isBackwards: true }).map(({ key }) => key)).toEqual(
      [...keys].reverse(),
    )
    expect(list.between(list.start, list.end)).toBe(keys.length)
  }

  checkRange(low: number, high: number, { skip, limit }: { skip: number; limit: number }): void {
    const [from, to] = [this.list.placeOf(low), this.list.placeOf(high)]
    const inside = this.plain.filter(({ rank }) => rank >= low && rank < high).map(({ entry }) => entry.key)
    expect(this.list.between(from, to)).toBe(inside.length)
    const part = { skip, limit }
    expect(this.list.take(from, to, part).map(({ key }) => key)).toEqual(inside.slice(skip, skip + limit))
    const back = [...inside].reverse().slice(skip, skip + limit)
    expect(this.list.take(from, to, { ...part, isBackwards: true }).map(({ key }) => key)).toEqual(back)
  }
}

const ORDERS: readonly (readonly [name: string, rankOf: (n: number) => number])[] = [
  ['upwards', (n) => n],
  ['downwards', (n) => -n],
  ['scattered', (n) => (n * 7_919) % 2_003],
  ['with many ties', (n) => (n * 7_919) % 5],
  ['all the same', () => 0],
]

describe.each(ORDERS)('sorted entries, added %s', (_, rankOf) => {
  it('are in order, whole and in part, while they come and go', () => {
    const doubled = new Doubled()
    for (let n = 0; n < 1_500; n++) doubled.add(ranked(rankOf(n), (n * 31) % 1_501))
    doubled.check()
    for (let n = 0; n < 700; n++) doubled.remove((n * 37) % doubled.plain.length)
    doubled.check()
    for (const [low, high] of [
      [0, 3],
      [-400, 400],
      [2, 2],
      [5, 1],
      [-1e9, 1e9],
      [1_400, 1e9],
    ] as const) {
      doubled.checkRange(low, high, { skip: 0, limit: 10 })
      doubled.checkRange(low, high, { skip: 300, limit: 500 })
    }
    while (doubled.plain.length > 0) doubled.remove(0)
    doubled.check()
    doubled.add(ranked(1, 1))
    doubled.check()
  })
})

describe('sorted entries', () => {
  it('order texts of any length by their characters', () => {
    const compareTexts = ({ key }: Entry, [part]: KeyParts) => (key === part ? 0 : key < String(part) ? -1 : 1)
    const keys = [
      '',
      ' ',
      '~',
      'a',
      'A',
      'ab',
      'abcdefgh',
      'abcdefghi',
      'abcdefgha',
      'abcdefg',
      '0',
      '10',
      '9',
      'a ',
      'a~',
    ]
    const list = new SortedEntries(compareTexts)
    for (const key of keys) list.add(0, [key], { key, record: {}, version: 1, exact: null, summary: null })
    expect(list.take(list.start, list.end, all).map(({ key }) => key)).toEqual([...keys].sort())
    for (const key of keys) expect(list.take(list.placeOf(0, [key]), list.end, all)[0]?.key).toBe(key)
  })

  it('find the place before and behind an entry, there or not', () => {
    const doubled = new Doubled()
    for (let n = 0; n < 600; n++) doubled.add(ranked(Math.floor(n / 3), n))
    const { list } = doubled
    const next = (place: ReturnType<typeof list.placeOf>) => list.take(place, list.end, { limit: 1, skip: 0 })[0]?.key
    for (const n of [0, 1, 100, 255, 256, 257, 511, 512, 598]) {
      expect(next(list.placeOf(Math.floor(n / 3), [n]))).toBe(n)
      expect(next(list.placeAfter(Math.floor(n / 3), [n]))).toBe(n + 1)
    }
    expect(next(list.placeAfter(199, [599]))).toBe(undefined)
    expect(next(list.placeAfter(0, [99]))).toBe(3)
    expect(next(list.placeOf(-1))).toBe(0)
  })

  it('ignore the removal of missing entries', () => {
    const doubled = new Doubled()
    for (const n of [1, 3]) doubled.add(ranked(n, n))
    for (const [rank, key] of [
      [0, 1],
      [1, 2],
      [2, 2],
      [3, 1],
      [4, 4],
    ] as const)
      doubled.list.remove(rank, [key])
    doubled.check()
    new SortedEntries(compare).remove(1, [1])
  })
})
