import { printExact } from '../exact/index.ts'
import { conversionBetween, type UnitRef, type UnitTable } from '../units/index.ts'
import type { Step } from './calculation.ts'

/** The exact conversion from a unit to another as a step with its chain; none when they are the same unit. */
export function convertSteps(from: UnitRef, to: UnitRef, table: UnitTable, path = 'unit'): readonly Step[] {
  const { from: source, to: target, factor, links } = conversionBetween(from, to, table, path)
  if (links.length === 0) return []
  const chain = links.map((link) => ({ from: link.from, to: link.to, times: printExact(link.times) }))
  const unit = `${target.short_name}/${source.short_name}`
  return [{ kind: 'convert', times: printExact(factor), unit, chain }]
}
