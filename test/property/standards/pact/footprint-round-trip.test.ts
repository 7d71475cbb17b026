import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactTotal } from '../../../../src/core/emissions/index.ts'
import { calculateQuantity, defineFactor, toTrace } from '../../../../src/index.ts'
import { factorOfFootprint, productFootprint, verifyFootprint } from '../../../../src/standards/pact/index.ts'
import { statementOf } from '../../../fixtures/pact/footprints.ts'
import { findingsOf } from '../../../fixtures/pact/publisher-schema.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'
import { type Fraction, fraction, isEqual, plus, quotient, times } from '../../../oracle/rational-oracle.ts'

/** Decimals of up to 18 digits with up to 9 places. */
const decimal = fc.tuple(fc.bigInt(1n, 10n ** 18n), fc.integer({ min: 0, max: 9 })).map(([digits, places]) => {
  const text = digits.toString().padStart(places + 1, '0')
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
})

/** Masses with the factor of each and a share of 1 to 12 in as many. */
const part = fc.record({
  mass: decimal,
  co2e: decimal,
  biogenicCo2: fc.option(decimal, { nil: null }),
  part: fc.integer({ min: 1, max: 12 }),
  stage: fc.constantFrom('material', 'production', 'packaging', 'outbound_logistics'),
})

const product = fc.record({ parts: fc.array(part, { minLength: 1, maxLength: 4 }), quantity: decimal, amount: decimal })

interface Product {
  readonly parts: readonly { mass: string; co2e: string; biogenicCo2: string | null; part: number; stage: string }[]
  readonly quantity: string
  readonly amount: string
}

function footprintOf({ parts, quantity, amount }: Product) {
  const emissions = parts.map(({ mass, co2e, biogenicCo2, part: share, stage }, index) => {
    const factor = defineFactor({ key: `own/${index}`, unit: 'kg', per1: { co2e }, biogenicCo2 })
    const trace = toTrace(calculateQuantity({ value: mass, unit: 'kg', factor }))
    return { stage, trace, share: { part: share, whole: 12 } } as never
  })
  const pcf = { declaredUnitOfMeasurement: 'kilogram', declaredUnitAmount: amount }
  const gate = defineFactor({ key: 'own/gate', unit: 'kg', per1: { co2e: '0' } })
  const material = {
    stage: 'material',
    trace: toTrace(calculateQuantity({ value: 1, unit: 'kg', factor: gate })),
  } as const
  return productFootprint(
    { quantity, parts: [material, ...emissions] },
    statementOf({ ...pcf, ipccCharacterizationFactors: ['AR5'] }),
  ).footprint
}

/** kg per declared unit by the oracle: Σ mass × factor × part ÷ 12 ÷ quantity × amount up to the gate. */
function dueTotal({ parts, quantity, amount }: Product): Fraction {
  const total = parts
    .filter(({ stage }) => stage !== 'outbound_logistics')
    .map(({ mass, co2e, part: share }) => times(fraction(mass), fraction(co2e), fraction(`${share}/12`)))
    .reduce(plus, fraction('0'))
  return quotient(times(total, fraction(amount)), fraction(quantity))
}

const HALF_OF_LAST_DIGIT = 2n * 10n ** 33n

/** True where digits are the exact number if it ends, and within half of the 34th digit of it else. */
function isRounded(digits: string, exact: Fraction): boolean {
  const stated = fraction(digits)
  if (isEqual(stated, exact)) return true
  const off = stated.over * exact.under - exact.over * stated.under
  const size = exact.over * stated.under
  const significant = digits.replace('.', '').replace(/^0+|0+$/g, '')
  return significant.length <= 34 && (off < 0n ? -off : off) * HALF_OF_LAST_DIGIT <= size
}

describe.each(SEEDS)('footprints (seed %i)', (seed) => {
  it('state what the oracle computes, satisfy the schema and verify', () => {
    fc.assert(
      fc.property(product, (one) => {
        const footprint = footprintOf(one)
        const { pcfExcludingBiogenicUptake: stated } = footprint.pcf
        const sent = JSON.parse(JSON.stringify(footprint))
        expect(isRounded(stated, dueTotal(one))).toBe(true)
        expect(findingsOf('ProductFootprint', sent)).toEqual([])
        expect(verifyFootprint(sent)).toEqual({ verified: true, differences: [] })
      }),
      { seed, numRuns: scaleRuns(15), endOnFailure: true },
    )
  })

  it('become factors and emissions again without a lost digit', () => {
    fc.assert(
      fc.property(product, (one) => {
        const sent = JSON.parse(JSON.stringify(footprintOf(one)))
        const factor = factorOfFootprint(sent, { period: { start: '2026-03-01', end: '2026-04-01' } })
        const bought = calculateQuantity({ value: one.amount, unit: 'kg', factor })
        const stated = fraction(sent.pcf.pcfExcludingBiogenicUptake)
        const { n, d } = exactTotal(bought.contributions).co2e as { n: bigint; d: bigint }
        expect(isEqual(stated, { over: n, under: d })).toBe(true)
      }),
      { seed, numRuns: scaleRuns(15), endOnFailure: true },
    )
  })
})
