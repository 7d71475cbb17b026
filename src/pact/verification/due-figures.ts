import type { Json } from '../../emissions/index.ts'
import { type DueNumber, fractionOf, over, plus, times } from '../../receiver/index.ts'

/** Data of a proof as they are read: any JSON. */
export interface JsonFields {
  readonly [field: string]: Json
}

/** A part of a proof whose trace verified. */
export interface ProvenPart {
  readonly stage: string
  readonly trace: JsonFields
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

function amountOf(emission: JsonFields, gas: string): DueNumber {
  return fractionOf(emission[gas]) ?? ZERO
}

function termsOf({ stage, trace, share }: ProvenPart): readonly Term[] {
  const method = trace.method as JsonFields
  return (trace.contributions as readonly JsonFields[]).map((contribution) => {
    const emission = contribution.emission as JsonFields
    const factor = contribution.factor as JsonFields
    const hasBiomass = factor.category === 'bioenergy' || amountOf(emission, 'biogenicCo2').n !== 0n
    return {
      stage,
      isFreightByAir:
        method.id === 'movement' && factor.radiativeForcing !== null && !/-wtt$/.test(String(factor.category)),
      isOfBiomass: hasBiomass && amountOf(emission, 'co2').n === 0n,
      report: typeof factor.gwp === 'string' ? factor.gwp.split('_')[0] : undefined,
      co2e: times(amountOf(emission, 'co2e'), share),
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
