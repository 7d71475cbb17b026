import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, parseNumber, printExact, type Rational, ZERO } from '../../../../src/core/exact/index.ts'
import {
  allocate,
  apportion,
  apportionCalculation,
  calculateMovement,
  calculateRefrigerant,
  findOverlaps,
  GWP_SET_IDS,
  toTrace,
} from '../../../../src/index.ts'
import { findFactor, findRefrigerant } from '../../../../src/reference/factors/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { unequalColumns } from '../../../fixtures/exact-sums.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'
import { transport } from '../../../fixtures/transport-factors.ts'

/** The edition of a GWP set: 'ipcc-ar5'. */
function report(gwp: string): string {
  return `ipcc-${gwp.slice(0, 3).toLowerCase()}`
}

const DAY_MS = 86_400_000
const whole = calculateMovement({
  mass: '7.3',
  mode: 'TRUCK',
  distance: { value: 311.1, kind: 'actual' },
  factor: transport.hgv,
})
const number = fc
  .double({ min: 0, max: 1e12, noNaN: true, noDefaultInfinity: true })
  .filter((x) => x === 0 || x > 1e-12)
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => new Date(days * DAY_MS).toISOString().slice(0, 10))
const instant = fc.integer({ min: 0, max: 20_000 * DAY_MS }).map((ms) => new Date(ms).toISOString())
const period = fc
  .tuple(fc.oneof(day, instant), fc.oneof(day, instant))
  .map(([a, b]) => (Date.parse(a) <= Date.parse(b) ? { start: a, end: b } : { start: b, end: a }))
const by = fc.constantFrom('year' as const, 'month' as const)
const records = fc
  .array(fc.record({ key: fc.constantFrom('a', 'b', 'c'), from: fc.nat(60), days: fc.nat(9) }), { maxLength: 30 })
  .map((list) =>
    list.map(({ key, from, days }, id) => {
      const date = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)
      return { id, key, start: date(from), end: date(from + days) }
    }),
  )

function sumOf(values: readonly string[]): string {
  return printExact(values.map((value) => parseNumber(value)).reduce<Rational>(add, ZERO))
}

describe.each(SEEDS)('shares, seed %d', (seed) => {
  const check = (property: fc.IRawProperty<unknown>) => fc.assert(property, { seed, numRuns: scaleRuns(200) })

  it('of batches add up to the whole, whatever their masses', () => {
    check(
      fc.property(fc.array(number, { minLength: 1, maxLength: 12 }), (masses) => {
        const shares = allocate(whole, masses)
        expect(shares).toHaveLength(masses.length)
        expect(unequalColumns(shares, whole)).toEqual([])
      }),
    )
  })

  it('of batches follow the order of their masses, and may be shared again', () => {
    check(
      fc.property(fc.array(number, { minLength: 2, maxLength: 6 }), (masses) => {
        const shares = allocate(whole, masses)
        const reversed = allocate(whole, [...masses].reverse()).map(({ emission }) => emission)
        expect(reversed.reverse()).toEqual(shares.map(({ emission }) => emission))
        expect(
          unequalColumns(
            shares.flatMap((share) => allocate(share, [1, 2, 4])),
            whole,
          ),
        ).toEqual([])
      }),
    )
  })

  it('of a period add up to the total, and follow one another', () => {
    check(
      fc.property(period, number, by, (when, total, unit) => {
        const parts = apportion(when, total, unit)
        expect(sumOf(parts.map(({ share }) => share))).toBe('1')
        expect(sumOf(parts.map(({ value }) => value))).toBe(printExact(parseNumber(total)))
        expect(Date.parse(parts[0]?.start ?? '')).toBe(Date.parse(when.start))
        expect(Date.parse(parts.at(-1)?.end ?? '')).toBe(Date.parse(when.end))
        expect(parts.slice(1).map(({ start }) => start)).toEqual(parts.slice(0, -1).map(({ end }) => end))
        const digits = unit === 'year' ? 4 : 7
        const units = new Set(parts.map(({ start }) => new Date(start).toISOString().slice(0, digits)))
        expect(units.size).toBe(parts.length)
      }),
    )
  })

  it('of the calculation of a period add up to it, and prove themselves', () => {
    const short = fc.tuple(fc.nat(20_000), fc.integer({ min: 1, max: 200 }))
    check(
      fc.property(short, by, ([from, days], unit) => {
        const date = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)
        const parts = apportionCalculation(whole, { start: date(from), end: date(from + days) }, unit)
        expect(
          unequalColumns(
            parts.map(({ calculation }) => calculation),
            whole,
          ),
        ).toEqual([])
        const [first] = parts
        expect(first && verify(toTrace(first.calculation)).differences).toEqual([])
      }),
    )
  })

  it('of a blend add up to the blend', () => {
    const blends = fc.constantFrom(
      {
        blend: 'R-407C',
        parts: [
          ['HFC-32', '0.23'],
          ['HFC-125', '0.25'],
          ['HFC-134a', '0.52'],
        ],
      },
      {
        blend: 'R-410A',
        parts: [
          ['HFC-32', '1/2'],
          ['HFC-125', '0.5'],
        ],
      },
    )
    check(
      fc.property(number, blends, fc.constantFrom(...GWP_SET_IDS), (mass, { blend, parts }, gwp) => {
        const leak = calculateRefrigerant({ mass, ...findRefrigerant(blend, gwp) })
        const named = parts.map(([gas = '', share = '']) => {
          return { factor: findFactor(`${report(gwp)}/gwp100/${gas.toLowerCase()}/kg`), share }
        })
        expect(calculateRefrigerant({ mass, parts: named }).emission).toEqual(leak.emission)
        const apart = named.map(({ factor, share }) => {
          const [part] = allocate(calculateRefrigerant({ mass, factor }), [share, `${1 - fraction(share)}`])
          return part as NonNullable<typeof part>
        })
        expect(unequalColumns(apart, leak)).toEqual([])
        expect(verify(toTrace(leak)).differences).toEqual([])
      }),
    )
  })

  it('overlaps are those that comparing every pair finds', () => {
    check(
      fc.property(records, (list) => {
        const found = findOverlaps(list)
        const groupOf = new Map(found.flatMap(({ ids }, group) => ids.map((id) => [id, group] as const)))
        const overlapping = new Set<number>()
        let pairCount = 0
        for (const a of list) {
          for (const b of list) {
            if (a.id >= b.id || a.key !== b.key || a.start === a.end || b.start === b.end) continue
            if (a.start >= b.end || b.start >= a.end) continue
            overlapping.add(a.id).add(b.id)
            pairCount++
            expect(groupOf.get(a.id)).toBe(groupOf.get(b.id))
          }
        }
        expect([...groupOf.keys()].map(Number).sort()).toEqual([...overlapping].sort())
        expect(found.reduce((sum, group) => sum + group.pairCount, 0)).toBe(pairCount)
        expect(found.flatMap(({ pairs }) => pairs)).toHaveLength(pairCount)
      }),
    )
  })
})

/** A share of the blends above as a number; all of them are exact to two digits. */
function fraction(share: string): number {
  return share === '1/2' ? 0.5 : Number(share)
}
