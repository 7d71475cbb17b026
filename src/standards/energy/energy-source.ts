import type { FuelClass } from '../../core/emissions/index.ts'
import { checkChoice, collect, fail, requireObject } from '../../core/errors/index.ts'

/** The origin of energy other than fuels. */
export type EnergyOrigin = 'fossil' | 'nuclear' | 'renewable'

/** The forms of energy that are bought or made, other than fuels. */
export type EnergyCarrier = 'electricity' | 'heat' | 'steam' | 'cooling'

const EVIDENCE = [
  'power_purchase_agreement',
  'green_tariff',
  'guarantee_of_origin',
  'renewable_energy_certificate',
  'grid_mix',
] as const

/**
 * The evidence of an origin: a contract that defines the attribute (by market), or the published mix of the grid (by
 * location).
 */
export type OriginEvidence = (typeof EVIDENCE)[number]

/** A fuel, burnt (`fuel`) or used as material (`feedstock`). Feedstock counts in no total. */
export interface FuelSource {
  readonly kind: 'fuel' | 'feedstock'
  readonly fuel: FuelClass
}

/** Energy bought or acquired. An unknown origin counts as fossil, with a notice. */
export type PurchasedSource = { readonly kind: 'purchased'; readonly carrier: EnergyCarrier } & (
  | { readonly origin?: 'fossil' | null; readonly evidence?: null }
  | { readonly origin: 'nuclear' | 'renewable'; readonly evidence: OriginEvidence }
)

/**
 * Energy that the company generates. `self_generated` is consumed and generated without fuel (sun, wind, water, earth,
 * reactor), so it counts in the total; energy generated from fuel counts once, as the fuel. `generated` is all
 * generation, from fuel or not, used or sold; it is shown next to the total and is in no total.
 */
export type OwnSource = { readonly carrier: EnergyCarrier } & (
  | { readonly kind: 'self_generated'; readonly origin: 'nuclear' | 'renewable' }
  | { readonly kind: 'generated'; readonly origin: EnergyOrigin }
)

/** The source of energy. An account has rows by source. */
export type EnergySource = FuelSource | PurchasedSource | OwnSource

const KINDS = ['fuel', 'feedstock', 'purchased', 'self_generated', 'generated'] as const
const FUELS = ['coal', 'petroleum', 'natural_gas', 'other_fossil', 'renewable'] as const
const CARRIERS = ['electricity', 'heat', 'steam', 'cooling'] as const
const ORIGINS = {
  purchased: ['fossil', 'nuclear', 'renewable', null],
  self_generated: ['nuclear', 'renewable'],
  generated: ['fossil', 'nuclear', 'renewable'],
} as const

/** True if the source is a fuel. */
export function isFuelSource(source: EnergySource): source is FuelSource {
  return source.kind === 'fuel' || source.kind === 'feedstock'
}

function evidenceOf(value: unknown, origin: EnergyOrigin | null): OriginEvidence | null {
  const path = 'source.evidence'
  if (origin === 'nuclear' || origin === 'renewable') return checkChoice({ path, value }, EVIDENCE)
  if (value === undefined || value === null) return null
  const message = `is evidence of a nuclear or renewable origin; state that origin, or leave the evidence out`
  return fail(path, 'invalid_choice', { message, received: value })
}

/** Returns a frozen copy of a source in full form: an unknown origin is null. Throws `required`, `invalid_choice`. */
export function checkSource(source: EnergySource): EnergySource {
  const rule = { message: 'must say where the energy comes from', expected: 'an EnergySource' }
  const stated = requireObject({ path: 'source', value: source }, rule)
  const kind = checkChoice({ path: 'source.kind', value: stated.kind }, KINDS)
  if (kind === 'fuel' || kind === 'feedstock') {
    return Object.freeze({ kind, fuel: checkChoice({ path: 'source.fuel', value: stated.fuel }, FUELS) })
  }
  const { carrier, origin } = collect({
    carrier: () => checkChoice({ path: 'source.carrier', value: stated.carrier }, CARRIERS),
    origin: () =>
      checkChoice<EnergyOrigin | null>({ path: 'source.origin', value: stated.origin ?? null }, ORIGINS[kind]),
  })
  const evidence = kind === 'purchased' ? { evidence: evidenceOf(stated.evidence, origin) } : {}
  return Object.freeze({ kind, carrier, origin, ...evidence }) as EnergySource
}
