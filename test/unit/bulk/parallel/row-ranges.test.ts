import { describe, expect, it } from 'vitest'
import { rowRanges } from '../../../../src/bulk/parallel/bulk-pool.ts'

const MANY = Number.POSITIVE_INFINITY

describe('the ranges in which rows are handed out', () => {
  it.each([
    [0, 1, MANY],
    [1, 7, MANY],
    [16_384, 2, MANY],
    [16_385, 2, MANY],
    [100_000, 3, 65_536],
    [10_000_000, 2, MANY],
    [10_000_000, 256, 65_536],
  ])('of %i rows for %i workers, at most %i at once, are all rows in order', (rows, workers, most) => {
    const ranges = [...rowRanges(rows, { workers, most })]
    expect(ranges.map(({ from }) => from)).toEqual([0, ...ranges.map(({ to }) => to)].slice(0, ranges.length))
    expect(ranges.at(-1)?.to ?? 0).toBe(rows)
    for (const { from, to } of ranges) expect(to - from).toBeGreaterThan(0)
    for (const { from, to } of ranges) expect(to - from).toBeLessThanOrEqual(most)
  })

  it('become smaller, so that the workers end together', () => {
    const sizes = [...rowRanges(10_000_000, { workers: 2, most: MANY })].map(({ from, to }) => to - from)
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(sizes.at(-2)).toBe(16_384)
    expect(sizes.length).toBeLessThan(60)
  })
})
