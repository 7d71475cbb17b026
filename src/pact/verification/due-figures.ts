import type { EmissionTrace } from '../../emissions/index.ts'
import { type DueNumber, fractionOf, over, plus, times } from '../../receiver/index.ts'

/** A part of a proof whose trace verified. */
export interface ProvenPart {
  readonly stage: string
  readonly trace: EmissionTrace
  readonly share: DueNumber
}

/** Figures that a footprint has to state, kg CO2e per unit; undefined: none of that kind is in the traces. */
export interface DueFigures {
  readonly fossil: DueNumber
  readonly biogenicNonCo2: DueNumber
  readonly packaging: DueNumber | undefined
  readonly outbound: DueNumber | undefined
  readonly aircraft: DueNumber | undefined
  readonly reports: ReadonlySet<string>
}

interface Term {
  readonly stage: string
  readonly isFreightByAir: boolean
  readonly isOfBiomass: boolean
  readonly report: string | undefined
  readonly co2e: DueNumber
}

const ZERO: DueNumber = { n: 0n, d: 1n }

function termsOf({ stage, trace, share }: ProvenPart): readonly Term[] {
  return trace.contributions.map(({ emission, factor: { category, gwp, radiativeForcing } }) => {
    const amountOf = (gas: keyof typeof emission) => fractionOf(emission[gas]) ?? ZERO
    const hasBiomass = category === 'bioenergy' || amountOf('biogenicCo2').n !== 0n
    return {
      stage,
      isFreightByAir: trace.method.id === 'movement' && radiativeForcing !== null && !category.endsWith('-wtt'),
      isOfBiomass: hasBiomass && amountOf('co2').n === 0n,
      report: gwp?.split('_')[0],
      co2e: times(amountOf('co2e'), share),
    }
  })
}

/** The largest denominator of a sum, which bounds the work on it. */
const DENOMINATOR_MAX = 2n ** 4096n

class TooLong extends Error {}

function sumOf(terms: readonly Term[]): DueNumber {
  return terms.reduce((sum, { co2e }) => {
    const next = plus(sum, co2e)
    if (next.d > DENOMINATOR_MAX) throw new TooLong()
    return next
  }, ZERO)
}

/** Figures per unit of the product, from traces that verified; `quantity` is above zero. Undefined: too long to be added. */
export function dueFigures(parts: readonly ProvenPart[], quantity: DueNumber): DueFigures | undefined {
  try {
    return figuresOfTerms(parts.flatMap(termsOf), quantity)
  } catch (error) {
    if (error instanceof TooLong) return undefined
    throw error
  }
}

function figuresOfTerms(terms: readonly Term[], quantity: DueNumber): DueFigures {
  const sum = (some: readonly Term[]) => over(sumOf(some), quantity)
  const sumIfAny = (some: readonly Term[]) => (some.length === 0 ? undefined : sum(some))
  const inTotal = terms.filter(({ stage }) => stage !== 'outbound_logistics')
  return {
    fossil: sum(inTotal.filter(({ isOfBiomass }) => !isOfBiomass)),
    biogenicNonCo2: sum(inTotal.filter(({ isOfBiomass }) => isOfBiomass)),
    packaging: sumIfAny(inTotal.filter(({ stage }) => stage === 'packaging')),
    outbound: sumIfAny(terms.filter(({ stage }) => stage === 'outbound_logistics')),
    aircraft: sumIfAny(inTotal.filter(({ isFreightByAir }) => isFreightByAir)),
    reports: new Set(terms.flatMap(({ report, co2e }) => (report === undefined || co2e.n === 0n ? [] : [report]))),
  }
}
