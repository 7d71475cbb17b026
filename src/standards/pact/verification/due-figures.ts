import {
  divideFractions,
  exact,
  type Findings,
  type Fraction,
  fraction,
  reduceFraction,
  type Trace,
  times,
} from '../../../verify/document/index.ts'
import { aircraftPart, type FootprintStage } from '../footprint-rules.ts'

/** A part of a proof whose trace verified. */
export interface ProvenPart {
  readonly stage: FootprintStage
  /** The name of the record; undefined if none is stated. */
  readonly record: string | undefined
  readonly trace: Trace
  readonly share: Fraction
}

/** The figures that a footprint must state, kg CO2e per unit; undefined if the traces have no such part. */
export interface DueFigures {
  readonly fossil: Fraction
  readonly biogenicNonCo2: Fraction
  readonly packaging: Fraction | undefined
  readonly outbound: Fraction | undefined
  readonly aircraft: Fraction | undefined
}

/** A contribution of a part, with its share of the product. */
export interface FootprintTerm {
  readonly stage: FootprintStage
  readonly factor: Trace['contributions'][number]['factor']
  readonly aircraft: ReturnType<typeof aircraftPart>
  readonly isOfBiomass: boolean
  readonly co2e: Fraction
  readonly biogenicCo2: Fraction
}

const ZERO = fraction(0n)

/** Returns the contributions of all parts. */
export function termsOf(parts: readonly ProvenPart[]): readonly FootprintTerm[] {
  return parts.flatMap(({ stage, trace, share }) =>
    trace.contributions.map((contribution) => {
      const { emission, factor } = contribution
      const amountOf = (gas: keyof typeof emission) => exact(emission[gas] ?? '0')
      const isBioenergy = factor.category === 'bioenergy'
      const hasBiomass = isBioenergy || amountOf('biogenicCo2').n !== 0n
      // CO2 that was not published may be fossil, except that of bioenergy
      const isWithoutFossil = amountOf('co2').n === 0n && (emission.co2 !== null || isBioenergy)
      return {
        stage,
        factor,
        aircraft: aircraftPart(trace.method.id, contribution),
        isOfBiomass: hasBiomass && isWithoutFossil,
        co2e: reduceFraction(times(amountOf('co2e'), share)),
        biogenicCo2: reduceFraction(times(amountOf('biogenicCo2'), share)),
      }
    }),
  )
}

/** The largest denominator of a sum; it bounds the work. */
const DENOMINATOR_MAX = 2n ** 4096n

class TooLong extends Error {}

function sumTerms(terms: readonly FootprintTerm[], { budget }: Findings): Fraction {
  return terms.reduce((sum, { co2e }) => {
    const next = budget.plus(sum, co2e)
    if (next === undefined || next.d > DENOMINATOR_MAX) throw new TooLong()
    return next
  }, ZERO)
}

/** True if a term counts aircraft together with the provision of their fuel. */
export function hasUnknownAircraft(terms: readonly FootprintTerm[]): boolean {
  return terms.some(({ aircraft }) => aircraft === 'unknown')
}

/**
 * Computes the figures per unit of the product; `quantity` is above zero. Undefined if the numbers are too long to add.
 */
export function dueFigures(
  terms: readonly FootprintTerm[],
  quantity: Fraction,
  findings: Findings,
): DueFigures | undefined {
  const sum = (some: readonly FootprintTerm[]) => divideFractions(sumTerms(some, findings), quantity)
  const sumIfAny = (some: readonly FootprintTerm[]) => (some.length === 0 ? undefined : sum(some))
  const inTotal = terms.filter(({ stage }) => stage !== 'outbound_logistics')
  try {
    return {
      fossil: sum(inTotal.filter(({ isOfBiomass }) => !isOfBiomass)),
      biogenicNonCo2: sum(inTotal.filter(({ isOfBiomass }) => isOfBiomass)),
      packaging: sumIfAny(inTotal.filter(({ stage }) => stage === 'packaging')),
      outbound: sumIfAny(terms.filter(({ stage }) => stage === 'outbound_logistics')),
      aircraft: hasUnknownAircraft(inTotal)
        ? undefined
        : sumIfAny(inTotal.filter(({ aircraft }) => aircraft === 'engines')),
    }
  } catch (error) {
    if (error instanceof TooLong) return undefined
    throw error
  }
}
