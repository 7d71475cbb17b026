import { add, divide, multiply, parseNumber, type Rational, ZERO } from '../../../../src/core/exact/index.ts'
import { printDecimal } from '../../../../src/standards/documents/index.ts'
import { footprintId } from '../../../../src/standards/pact/footprint-proof.ts'
import { STATED_TERMS } from '../../../../src/standards/pact/footprint-rules.ts'
import type { ProductFootprint } from '../../../../src/standards/pact/index.ts'
import type { Bent } from '../../verify/bent-trace.ts'
import { resealed } from '../../verify/reseal.ts'

/** A footprint as a receiver parses it, open to every change. */
export function sentFootprint(footprint: ProductFootprint): Bent {
  return JSON.parse(JSON.stringify(footprint))
}

/** The proof of a footprint. */
export function proofIn({ extensions }: Bent): Bent {
  return extensions.find(({ dataSchema }: Bent) => dataSchema === 'urn:tonne:footprint-proof:1').data
}

/** Seals every trace again, with everything that follows from what was changed in it. */
export function sealParts(footprint: Bent): void {
  for (const part of proofIn(footprint).parts) part.trace = JSON.parse(resealed(part.trace))
}

interface Term {
  readonly stage: string
  readonly isOfBiomass: boolean
  readonly isByAir: boolean
  readonly co2e: Rational
}

function termsOf(footprint: Bent): readonly Term[] {
  return proofIn(footprint).parts.flatMap(({ stage, share = { part: '1', whole: '1' }, trace }: Bent) =>
    trace.contributions.map(({ emission, factor }: Bent) => {
      const isZero = (digits: string | null) => digits === null || parseNumber(digits).n === 0n
      return {
        stage,
        isOfBiomass: isZero(emission.co2) && (factor.category === 'bioenergy' || !isZero(emission.biogenicCo2)),
        isByAir:
          trace.method.id === 'movement' && factor.radiativeForcing !== null && !factor.category.endsWith('-wtt'),
        co2e: multiply(parseNumber(emission.co2e), divide(parseNumber(share.part), parseNumber(share.whole))),
      }
    }),
  )
}

/** States every figure that follows from the parts of the proof, as a forger would. */
export function stateFootprint(footprint: Bent): void {
  const { pcf } = footprint
  const terms = termsOf(footprint)
  const amount = divide(parseNumber(pcf.declaredUnitAmount), parseNumber(proofIn(footprint).quantity))
  const sum = (some: readonly Term[]) => multiply(some.map(({ co2e }) => co2e).reduce(add, ZERO), amount)
  const inTotal = terms.filter(({ stage }) => stage !== 'outbound_logistics')
  const ifAny = (some: readonly Term[]) => (some.length === 0 ? undefined : printDecimal(sum(some)))
  const fossil = sum(inTotal.filter(({ isOfBiomass }) => !isOfBiomass))
  const burnt = inTotal.filter(({ isOfBiomass }) => isOfBiomass)
  if (sum(burnt).n !== 0n) pcf.biogenicNonCO2Emissions = printDecimal(sum(burnt))
  const stated = ['biogenicNonCO2Emissions', ...STATED_TERMS].map((field) => parseNumber(pcf[field] ?? 0))
  const excluding = [fossil, ...stated].reduce(add, ZERO)
  Object.assign(pcf, {
    fossilGhgEmissions: printDecimal(fossil),
    aircraftGhgEmissions: ifAny(inTotal.filter(({ isByAir }) => isByAir)),
    packagingGhgEmissions: ifAny(inTotal.filter(({ stage }) => stage === 'packaging')),
    outboundLogisticsGhgEmissions: ifAny(terms.filter(({ stage }) => stage === 'outbound_logistics')),
    pcfExcludingBiogenicUptake: printDecimal(excluding),
    pcfIncludingBiogenicUptake: printDecimal(add(excluding, parseNumber(pcf.biogenicCO2Uptake ?? 0))),
  })
}

/** The footprint with the id of its content. */
export function withId(footprint: Bent): Bent {
  const { id: _, ...content } = JSON.parse(JSON.stringify(footprint))
  return { id: footprintId(content), ...content }
}

/** A footprint after a change, with every seal, every figure and the id made again. */
export function forgedFootprint(footprint: ProductFootprint, change: (footprint: Bent) => void): Bent {
  const sent = sentFootprint(footprint)
  change(sent)
  sealParts(sent)
  stateFootprint(sent)
  return withId(sent)
}
