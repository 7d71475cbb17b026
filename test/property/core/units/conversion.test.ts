import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { builtInUnits, chooseConversion, convert, prepareConversion } from '../../../../src/core/units/index.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'
import { fraction, isNearest, times } from '../../../oracle/rational-oracle.ts'

const pairs = builtInUnits.units.flatMap((from) =>
  builtInUnits.units.filter((to) => to.typeUnit === from.typeUnit).map((to) => [from, to] as const),
)
const value = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e50, max: 1e50 }),
  fc.integer().map((m) => m / 1000),
)

describe.each(SEEDS)('conversion, seed %i', (seed) => {
  it.each(pairs.map(([from, to]) => [from.short_name, to.short_name, from, to] as const))(
    '%s to %s is exact, and goes back',
    (_, __, from, to) => {
      const there = chooseConversion(from, to, { table: builtInUnits }).factor
      const back = chooseConversion(to, from, { table: builtInUnits }).factor
      expect(there.n * back.n).toBe(there.d * back.d)
      const law = (one: number) => {
        fc.pre(Math.abs(one) > 1e-280 || one === 0)
        const got = convert(one, from, to)
        expect(isNearest(got, times(fraction(one), { over: there.n, under: there.d }))).toBe(true)
        expect(prepareConversion(from, to)(String(one))).toBe(got)
      }
      fc.assert(fc.property(value, law), { seed, numRuns: scaleRuns(10) })
    },
  )
})
