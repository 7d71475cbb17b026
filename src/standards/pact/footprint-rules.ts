import { type EmissionFactor, tierOf } from '../../core/emissions/index.ts'
import type { EmissionFactorSource } from './footprint.ts'

const STAGES = ['material', 'production', 'inbound_logistics', 'packaging', 'outbound_logistics'] as const

/** A stage of a product. */
export type FootprintStage = (typeof STAGES)[number]

/** The stages of a product up to the gate, and the logistics past it. */
export const FOOTPRINT_STAGES: readonly FootprintStage[] = Object.freeze(STAGES)

/** The fields of a trace that its stage is checked against. */
interface StagedTrace {
  readonly method: { readonly id: string }
  readonly contributions: readonly {
    readonly activity: { readonly value: string }
    readonly factor: { readonly key: string; readonly category: string }
    readonly emission: { readonly co2e: string | null }
  }[]
}

/** The methods of purchases, for the stage `material`. */
const PURCHASES: readonly string[] = [
  'quantity',
  'spend',
  'fuel',
  'refrigerant',
  'electricity_location',
  'electricity_market',
]

/** True for goods handled by a hub, or containers moved, with a factor of no other category. */
function isHandling({ method, contributions }: StagedTrace): boolean {
  return method.id === 'quantity' && contributions.every(({ factor }) => factor.category === 'own')
}

/** Describes why a trace does not fit its stage; undefined if it fits. */
export function stageProblem(stage: FootprintStage, trace: StagedTrace): string | undefined {
  const { id } = trace.method
  if (stage === 'outbound_logistics' && id !== 'movement' && !isHandling(trace)) {
    return 'is neither a movement nor the handling of goods at a hub; outbound logistics, which are in no total, consist of those'
  }
  if (stage === 'material' && !PURCHASES.includes(id)) {
    return 'is not a purchase; state freight as logistics, and purchases as material'
  }
  const isCredit = trace.contributions.some(({ emission }) => emission.co2e?.startsWith('-'))
  return isCredit
    ? 'is negative: a credit is not an emission of a product; calculate the remainder as one activity'
    : undefined
}

/** Declared units of services and energy, which may consist only of transport and production. */
const WITHOUT_MATERIAL: readonly unknown[] = ['ton kilometer', 'kilowatt hour', 'megajoule', 'hour', 'megabit second']

/**
 * Returns the upstream stages for a declared unit: material for goods, material or production for services. A footprint
 * must have a part of one of them.
 */
export function upstreamStages(declaredUnit: unknown): readonly FootprintStage[] {
  return WITHOUT_MATERIAL.includes(declaredUnit) ? ['material', 'production'] : ['material']
}

/** True if a part of a stage counts something: an activity above zero. */
export function hasActivity({ contributions }: StagedTrace): boolean {
  return contributions.some(({ activity }) => /^\d/.test(activity.value) && activity.value !== '0')
}

/** The stated terms of a footprint other than fossil and biogenic emissions. */
export const STATED_TERMS = [
  'landUseChangeGhgEmissions',
  'landManagementBiogenicCO2Emissions',
  'landManagementBiogenicCO2Removals',
  'technologicalCO2Removals',
  'ccsTechnologicalCO2Capture',
] as const

/** The fields of a contribution that decide what its aircraft emit. */
interface FlownContribution {
  readonly steps: readonly {
    readonly kind: string
    readonly distance?:
      | {
          readonly kind: string
          readonly rule?: string | undefined
          readonly route?: { readonly mode: string } | null | undefined
        }
      | undefined
  }[]
  readonly factor: Pick<EmissionFactor, 'category' | 'boundary' | 'radiativeForcing'>
}

/** True for freight by air: its factor is of flights, or its distance was found or raised for one. */
function isFlight({ steps, factor: { category, radiativeForcing } }: FlownContribution): boolean {
  if (radiativeForcing !== null || category.startsWith('freight-air')) return true
  return steps.some(({ distance }) => distance?.route?.mode === 'AIR' || distance?.rule === 'iso14083-air-95')
}

/**
 * Tells if the engines of aircraft emit a contribution; 'unknown' if its factor does not separate them from the provision
 * of their fuel.
 */
export function aircraftPart(methodId: string, contribution: FlownContribution): 'engines' | 'unknown' | 'none' {
  const { category, boundary } = contribution.factor
  const isUpstream = boundary === 'WTT' || category.endsWith('-wtt')
  if (methodId !== 'movement' || isUpstream || !isFlight(contribution)) return 'none'
  return boundary === 'TTW' || boundary === 'direct' ? 'engines' : 'unknown'
}

/** Returns the publication of an average factor; undefined for a supplier's or own factor. */
export function secondarySource(factor: EmissionFactor): EmissionFactorSource | undefined {
  const tier = tierOf(factor)
  if (tier !== 'average' && tier !== 'spend') return undefined
  const { publisher, title } = factor.source
  return { name: title === '' ? publisher : `${publisher}: ${title}`, version: factor.edition }
}

/** Returns the IPCC report of a factor, such as 'AR5'; undefined if it names none. */
export function ipccReport({ gwp }: { readonly gwp: string | null }): string | undefined {
  return gwp?.replace(/_.*/, '')
}

/** The years by which a factor's edition may follow or precede the reference period. */
const YEARS_AFTER = 1
const YEARS_BEFORE = 3

/** The years of a reference period, both inclusive. */
export interface ReferenceYears {
  readonly first: number
  readonly last: number
}

/** Returns the years of a reference period; `end` is the first instant after it. */
export function referenceYears(start: string, end: string): ReferenceYears {
  return { first: new Date(start).getUTCFullYear(), last: new Date(new Date(end).getTime() - 1).getUTCFullYear() }
}

/** True if the edition of a factor is more than one year younger than a reference period, or three years older. */
export function isOutsideOf({ first, last }: ReferenceYears, { source }: Pick<EmissionFactor, 'source'>): boolean {
  const { editionYear } = source
  // an own factor without a year
  if (editionYear === 0) return false
  return editionYear > last + YEARS_AFTER || editionYear < first - YEARS_BEFORE
}

/** True for handling with an own factor that was not made by a hub category: nothing proves that it is not material. */
export function isUnnamedHub(stage: FootprintStage, { method, contributions }: StagedTrace): boolean {
  if (stage !== 'outbound_logistics' || method.id === 'movement') return false
  return contributions.some(({ factor }) => !factor.key.startsWith('transport/'))
}

/** Returns the prefix of a comment line that states a notice. */
export function commentPrefix(code: string): string {
  return `${code}: `
}
