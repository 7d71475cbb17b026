import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ExactSum, sumDoubles, sumExact } from '../../../../src/core/exact/index.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'
import { binary, fraction, isNearest, plus } from '../../../oracle/rational-oracle.ts'

const decimal = fc
  .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => Number(`${digits}e-${places}`))
const large = fc.maxSafeInteger().map((digits) => Number(`${digits}e-6`))
const any = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e300, max: 1e300 })
const close = fc.double({ noNaN: true, min: -1e3, max: 1e3 })
/** Runs of one kind, so that whole blocks are read alike, and breaks between them. */
const values = fc
  .array(fc.oneof(...[decimal, large, any, close].map((one) => fc.array(one, { maxLength: 40 }))), { maxLength: 8 })
  .map((runs) => runs.flat())

describe.each(SEEDS)('sums, seed %i', (seed) => {
  it('are the nearest double of the exact sum of decimals', () => {
    const law = (list: number[]) => {
      const exact = list.map((one) => fraction(one)).reduce(plus, fraction(0))
      expect(isNearest(sumExact(list), exact)).toBe(true)
      expect(isNearest(sumExact(Float64Array.from(list)), exact)).toBe(true)
    }
    fc.assert(fc.property(values, law), { seed, numRuns: scaleRuns(100) })
  })

  it('are the nearest double of the exact sum of bits', () => {
    const law = (list: number[]) => {
      const exact = list.map(binary).reduce(plus, fraction(0))
      expect(isNearest(sumDoubles(list), exact)).toBe(true)
    }
    fc.assert(fc.property(values, law), { seed, numRuns: scaleRuns(100) })
    fc.assert(fc.property(fc.array(close, { minLength: 1, maxLength: 300 }), law), { seed, numRuns: scaleRuns(100) })
  })

  it('do not depend on order or partition', () => {
    const law = (list: number[], cut: number) => {
      const parts = [list.slice(cut), list.slice(0, cut)].map((part) => new ExactSum().addAll(part))
      const merged = parts.reduce((sum, part) => sum.merge(part), new ExactSum())
      const oneByOne = [...list].reverse().reduce((sum, one) => sum.add(String(one)), new ExactSum())
      expect(merged.exact()).toEqual(oneByOne.exact())
      expect(sumDoubles([...list].reverse())).toBe(sumDoubles(list))
    }
    fc.assert(fc.property(values, fc.nat(100), law), { seed, numRuns: scaleRuns(100) })
  })
})
