import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { periodOf } from '../../../src/core/time/index.ts'
import { RowComparison } from '../../../src/rows/row-comparison.ts'
import type { RowFacts } from '../../../src/rows/row-facts.ts'
import type { WarningCause } from '../../../src/rows/row-warnings.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'

const day = (number: number) => `2025-01-${String(number).padStart(2, '0')}`

interface Drawn {
  readonly id: number
  readonly content: number
  readonly site: string
  readonly isMetered: boolean
  readonly meter: string | undefined
  readonly from: number
  readonly days: number
  readonly quantity: number | null
  readonly unit: string
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  id: fc.nat(20),
  content: fc.nat(60),
  site: fc.constantFrom('a', 'b'),
  isMetered: fc.boolean(),
  meter: fc.constantFrom(undefined, undefined, 'M1', 'M2'),
  from: fc.integer({ min: 1, max: 25 }),
  days: fc.nat(5),
  unit: fc.constantFrom('l', 'kWh'),
  quantity: fc.oneof(fc.constant(null), fc.constantFrom(0, 1, 2, 99, 100, 101, 200, 201, -1, -300, 1e6)),
})

function factsOf({ id, content, site, isMetered, meter, from, days, quantity, unit }: Drawn, index: number): RowFacts {
  return {
    meter,
    line: index + 2,
    id: id === 0 ? undefined : `id ${id}`,
    content,
    site,
    likeness: isMetered
      ? { peers: `fuel x ${unit}`, meter: `fuel x ${unit}`, energy: 'fuel x' }
      : { peers: 'trip y', meter: undefined },
    period: periodOf({ start: day(from), end: day(from + days) }),
    quantity,
  }
}

function isOnePlace(a: RowFacts, b: RowFacts): boolean {
  return a.site === b.site && a.meter === b.meter
}

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
}

/** The lines of each cause by the words of the page, every row against every other. */
function expectedLines(rows: readonly RowFacts[]): Readonly<Record<WarningCause, readonly number[]>> {
  const lines = (holds: (row: RowFacts, index: number) => boolean) => rows.filter(holds).map(({ line }) => line)
  const before = (index: number) => rows.slice(0, index)
  const isSame = ({ content }: RowFacts, index: number) => before(index).some((one) => one.content === content)
  const bills = rows.filter((row, index) => {
    return row.likeness.meter !== undefined && row.period.end.ms > row.period.start.ms && !isSame(row, index)
  })
  const beginsWithin = (row: RowFacts) => (other: RowFacts) => {
    if (row === other || !isOnePlace(row, other) || row.likeness.meter !== other.likeness.meter) return false
    const [mine, its] = [row.period, other.period]
    const isEarlier = its.start.ms < mine.start.ms || (its.start.ms === mine.start.ms && other.line < row.line)
    return isEarlier && mine.start.ms < its.end.ms
  }
  const endOf = ({ period: { start, end } }: RowFacts) => (end.ms === start.ms ? start.ms + 86_400_000 : end.ms)
  const isDoubled = (row: RowFacts, index: number) => {
    return before(index).some((one) => {
      const isOne = isOnePlace(one, row) && one.likeness.energy === row.likeness.energy
      const isOther = row.likeness.energy !== undefined && one.likeness.meter !== row.likeness.meter
      const isSpan = one.period.start.ms === row.period.start.ms && endOf(one) === endOf(row)
      const [a, b] = [Math.abs(one.quantity ?? 0), Math.abs(row.quantity ?? 0)]
      return isOne && isOther && isSpan && a > 0 && b > 0 && Math.abs(a - b) <= 0.15 * Math.max(a, b)
    })
  }
  const isOutlier = (row: RowFacts) => {
    const sites = rows.filter((one) => {
      return one.site === row.site && one.likeness.peers === row.likeness.peers && one.quantity !== null
    })
    const ofMeter = (one: RowFacts) => sites.filter((other) => other.meter === one.meter)
    // a meter of three rows or fewer is judged with the other such meters
    const judged = ofMeter(row).length >= 4 ? ofMeter(row) : sites.filter((one) => ofMeter(one).length < 4)
    const peers = judged.filter((one) => one !== row)
    const median = medianOf(peers.map(({ quantity }) => Math.abs(quantity ?? 0)))
    return row.quantity !== null && peers.length >= 3 && median > 0 && Math.abs(row.quantity) > 100 * median
  }
  return {
    same_id: lines(({ id }, index) => id !== undefined && before(index).some((one) => one.id === id)),
    same_row: lines(isSame),
    // these rows have no values
    sum_of_rows: [],
    overlap: lines((row) => bills.includes(row) && bills.some(beginsWithin(row))),
    same_energy: lines(isDoubled),
    outlier: lines(isOutlier),
    // these rows are no credits
    negative_total: [],
    already_stored: [],
    mixed_grid_factors: [],
  }
}

describe.each(SEEDS)('rows compared with each other (seed %i)', (seed) => {
  it('give the warnings that every pair of them gives', () => {
    const law = fc.property(fc.array(drawn, { maxLength: 40 }), fc.nat(40), (draws, cut) => {
      const rows = draws.map(factsOf)
      const comparison = new RowComparison()
      comparison.add(rows.slice(0, cut))
      comparison.add(rows.slice(cut))
      const found = comparison.warnings()
      for (const [cause, lines] of Object.entries(expectedLines(rows))) {
        const warning = found.find((one) => one.cause === cause)
        expect([cause, warning?.count ?? 0]).toEqual([cause, lines.length])
        expect(warning?.examples.map(({ line }) => line) ?? []).toEqual(lines.slice(0, 3))
      }
    })
    fc.assert(law, { seed, numRuns: scaleRuns(300) })
  })

  it('are those up to the maximum', () => {
    const law = fc.property(fc.array(drawn, { maxLength: 30 }), fc.nat(30), (draws, max) => {
      const rows = draws.map(factsOf)
      const [some, all] = [new RowComparison(max), new RowComparison()]
      some.add(rows)
      all.add(rows.slice(0, max))
      expect(some.rows).toBe(Math.min(max, rows.length))
      expect(some.warnings()).toEqual(all.warnings())
    })
    fc.assert(law, { seed, numRuns: scaleRuns(100) })
  })
})

describe('an outlier', () => {
  const base = { id: 1, site: 'a', isMetered: false, meter: undefined, from: 1, days: 0, unit: 'l' }
  const linesOf = (quantities: readonly number[]) => {
    const comparison = new RowComparison()
    comparison.add(quantities.map((quantity, content) => factsOf({ ...base, content, quantity }, content)))
    const outlier = comparison.warnings().find(({ cause }) => cause === 'outlier')
    return outlier?.examples.map(({ line }) => line) ?? []
  }

  it('is judged among the rows of its meter, and the few rows of other meters together', () => {
    const comparison = new RowComparison()
    const meters = { plant: [1e6, 1e6, 1e6, 1e6], lodge: [1, 1, 1, 500], shed: [2], gate: [2], hall: [2], yard: [700] }
    const rows = Object.entries(meters).flatMap(([meter, quantities]) =>
      quantities.map((quantity) => ({ meter, quantity })),
    )
    comparison.add(rows.map((row, content) => factsOf({ ...base, ...row, content }, content)))
    const outlier = comparison.warnings().find(({ cause }) => cause === 'outlier')
    expect(outlier?.examples.map(({ line }) => rows[line - 2])).toEqual([
      { meter: 'lodge', quantity: 500 },
      { meter: 'yard', quantity: 700 },
    ])
  })

  it('is more than a hundred times the median of the others, which are three at least', () => {
    expect(linesOf([1, 1, 1, 100])).toEqual([])
    expect(linesOf([1, 1, 1, 100.001])).toEqual([5])
    expect(linesOf([1, 1, 100.001])).toEqual([])
  })
})
