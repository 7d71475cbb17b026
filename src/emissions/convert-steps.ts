import { printExact } from '../exact/index.ts'
import { type ConversionPlace, conversionBetween, type UnitRef } from '../units/index.ts'
import type { Step } from './calculation.ts'

/**
 * The exact conversion between units as a step with its chain; empty if both are the same unit. Frozen, since
 * calculations share it.
 */
export function convertSteps(from: UnitRef, to: UnitRef, place: ConversionPlace): readonly Step[] {
  const { from: source, to: target, factor, links } = conversionBetween(from, to, place)
  if (links.length === 0) return []
  const chain = links.map(({ from, to, times }) => Object.freeze({ from, to, times: printExact(times) }))
  const unit = `${target.short_name}/${source.short_name}`
  return [Object.freeze<Step>({ kind: 'convert', times: printExact(factor), unit, chain: Object.freeze(chain) })]
}
