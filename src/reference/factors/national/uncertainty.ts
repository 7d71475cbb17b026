import type { EmissionFactor } from '../../../core/emissions/index.ts'
import { publishedUncertainty } from './mfe-edition.ts'

/** A part of a sum: its kilograms of CO2e, and its uncertainty in percent; null: none is published. */
export interface UncertainPart {
  readonly co2eKg: number
  readonly percent: number | null
}

/** The uncertainty of a sum, over the parts that have one. */
export interface CombinedUncertainty {
  /** Half of the 95 % confidence interval, in percent of the covered parts; null if no part has one. */
  readonly percent: number | null
  /** The share of the sum that the covered parts are, from 0 to 1. */
  readonly coveredShare: number
  readonly rule: string
}

const RULE = 'IPCC 2006 Guidelines, Volume 1, Chapter 3, Approach 1 (equation 3.2)'

/**
 * Returns the symmetric uncertainty of a factor's CO2e in percent, as its publisher prints it; null if it prints none, an
 * interval with different sides, or only words.
 *
 * @example
 * ```ts
 * import { uncertaintyPercent } from 'tonne/factors/national'
 * uncertaintyPercent({ key: 'mfe-2026-2/stationary-combustion-of-fuels/commercial-use/natural-gas/kwh' }) // => 2
 * uncertaintyPercent({ key: 'eea-2024/de/kwh' }) // => null
 * ```
 */
export function uncertaintyPercent(factor: Pick<EmissionFactor, 'key'>): number | null {
  const [, percent] = /^(?:CO2e ±)?([\d.]+)%(?:,|$)/.exec(publishedUncertainty(factor) ?? '') ?? []
  return percent === undefined ? null : Number(percent)
}

/**
 * Combines the uncertainties of the parts of a sum by the propagation rule of the IPCC: the root of the summed squares of
 * percent × kilograms, divided by the kilograms. The parts count as independent: first add up those of one factor. Only parts that have an uncertainty are
 * combined, and `coveredShare` tells which share of the sum they are.
 *
 * @example
 * ```ts
 * import { combineUncertainties } from 'tonne/factors/national'
 * const { percent, coveredShare } = combineUncertainties([
 *   { co2eKg: 300, percent: 10 },
 *   { co2eKg: 400, percent: 10 },
 *   { co2eKg: 300, percent: null },
 * ])
 * percent?.toFixed(4) // => '7.1429'
 * coveredShare // => 0.7
 * ```
 */
export function combineUncertainties(parts: readonly UncertainPart[]): CombinedUncertainty {
  const total = parts.reduce((sum, { co2eKg }) => sum + co2eKg, 0)
  const covered = parts.filter((part): part is UncertainPart & { readonly percent: number } => part.percent !== null)
  const sum = covered.reduce((all, { co2eKg }) => all + co2eKg, 0)
  const squares = covered.reduce((all, { co2eKg, percent }) => all + (co2eKg * percent) ** 2, 0)
  const isKnown = covered.length > 0 && sum > 0
  return { percent: isKnown ? Math.sqrt(squares) / sum : null, coveredShare: total > 0 ? sum / total : 0, rule: RULE }
}
