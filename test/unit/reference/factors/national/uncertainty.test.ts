import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  combineUncertainties,
  nationalCatalogue,
  publishedUncertainty,
  uncertaintyPercent,
} from '../../../../../src/reference/factors/national/index.ts'
import { scaleRuns } from '../../../../fixtures/seeds.ts'
import { at, violationsOf } from '../../../../fixtures/violations.ts'
import {
  binary,
  type Fraction,
  fraction,
  isNearest,
  plus,
  quotient,
  times,
} from '../../../../oracle/rational-oracle.ts'

const MFE = 'mfe-2026-2'

/** The next double of one that is not negative, above (1) or below (-1); zero has none below that a root could be. */
function neighbour(x: number, side: 1n | -1n): number {
  if (x === 0 && side === -1n) return 0
  const bits = new BigInt64Array(new Float64Array([x]).buffer)
  bits[0] = (bits[0] as bigint) + side
  return new Float64Array(bits.buffer)[0] as number
}

/** True if no double is nearer to the root of a square: the square lies between those of its two midpoints. */
function isNearestRoot(root: number, square: Fraction): boolean {
  const [below, above] = ([-1n, 1n] as const).map((side) => {
    const middle = quotient(plus(binary(root), binary(neighbour(root, side))), fraction(2))
    return times(middle, middle)
  }) as [Fraction, Fraction]
  const isAtMost = (a: Fraction, b: Fraction) => a.over * b.under <= b.over * a.under
  return isAtMost(below, square) && isAtMost(square, above)
}

describe('combineUncertainties', () => {
  it('is the root of the summed squares, over the parts that have an uncertainty', () => {
    // (30 × 10 %)² + (40 × 5 %)² of 70 kg: √(9 + 4) / 70
    const parts = [
      { co2eKg: 30, percent: 10 },
      { co2eKg: 40, percent: 5 },
      { co2eKg: 30, percent: null },
    ]
    const { percent, coveredShare } = combineUncertainties(parts)
    expect(percent).toBeCloseTo((Math.sqrt(13) / 70) * 100, 12)
    expect(coveredShare).toBe(0.7)
  })

  it('is that of a single part, and smaller than that of equal parts', () => {
    const part = { co2eKg: 5, percent: 20 }
    expect(combineUncertainties([part]).percent).toBe(20)
    expect(combineUncertainties([part, part, part, part]).percent).toBeCloseTo(10, 12)
  })

  it('is unknown, not zero, where no part has one', () => {
    expect(combineUncertainties([{ co2eKg: 5, percent: null }])).toMatchObject({ percent: null, coveredShare: 0 })
    expect(combineUncertainties([])).toMatchObject({ percent: null, coveredShare: null })
  })

  it('is the nearest double of the exact root and of the exact share, for any doubles and any digits', () => {
    const amount = fc.oneof(
      fc.double({ min: 1e-300, max: 1e300, noNaN: true }),
      fc.bigInt({ min: 1n, max: 10n ** 40n }).map(String),
    )
    const percent = fc.option(fc.double({ min: 0, max: 1000, noNaN: true }), { nil: null })
    const rootBelowHalfOfTheSmallest = [
      { co2eKg: 1e-300, percent: 5e-324 },
      { co2eKg: 1.0240225330731062e-300, percent: 0 },
    ]
    fc.assert(
      fc.property(fc.array(fc.record({ co2eKg: amount, percent }), { minLength: 1, maxLength: 6 }), (parts) => {
        const sumOf = (some: typeof parts) => some.reduce((sum, { co2eKg }) => plus(sum, fraction(co2eKg)), fraction(0))
        const known = parts.filter((part) => part.percent !== null)
        const combined = combineUncertainties(parts)
        expect(isNearest(combined.coveredShare as number, quotient(sumOf(known), sumOf(parts)))).toBe(true)
        expect(combined.percent === null).toBe(known.length === 0)
        if (combined.percent === null) return
        const squares = known.reduce((sum, part) => {
          const product = times(fraction(part.co2eKg), fraction(part.percent as number))
          return plus(sum, times(product, product))
        }, fraction(0))
        const square = quotient(squares, times(sumOf(known), sumOf(known)))
        expect(isNearestRoot(combined.percent, square)).toBe(true)
      }),
      { numRuns: scaleRuns(300), examples: [[rootBelowHalfOfTheSmallest]] },
    )
  })

  it('divides by the size of a sum below zero, and knows nothing of a sum of zero', () => {
    expect(combineUncertainties([{ co2eKg: -5, percent: 20 }])).toMatchObject({ percent: 20, coveredShare: 1 })
    const credited = [
      { co2eKg: 5, percent: 20 },
      { co2eKg: -5, percent: 10 },
    ] as const
    expect(combineUncertainties(credited)).toMatchObject({ percent: null, coveredShare: null })
  })

  it('rejects texts without a number and negative uncertainties, all at once', () => {
    const parts = [
      { co2eKg: Number.NaN, percent: 5 },
      { co2eKg: 1, percent: -1 },
      { co2eKg: 'x', percent: null },
    ] as const
    expect(violationsOf(() => combineUncertainties(parts))).toEqual([
      at('parts[0].co2eKg', 'not_finite'),
      at('parts[1].percent', 'must_be_non_negative'),
      at('parts[2].co2eKg', 'not_a_number'),
    ])
  })
})

describe('the uncertainties of New Zealand', () => {
  it.each([
    ['agricultural-soils-live-stock/dairy-cattle/head', '54.1%', 54.1],
    [
      'stationary-combustion-of-fuels/commercial-use/natural-gas/kwh',
      'CO2e ±2.0%, CO2 ±2.0%, CH4 ±50.0%, N2O ±50.0%',
      2,
    ],
    ['fertiliser-use/dolomite/kg', 'CO2 -50% to 0%', null],
    ['waste-disposal/biological-treatment/composting/kg', 'IPCC uncertainties', null],
  ])('of %s is printed as %s', (path, printed, percent) => {
    const factor = nationalCatalogue.find(`${MFE}/${path}`)
    if (factor === undefined) throw new Error(`${path} is not a key`)
    expect([publishedUncertainty(factor), uncertaintyPercent(factor)]).toEqual([printed, percent])
  })
})
