import type { EmissionFactor } from '../core/emissions/index.ts'
import { countryOf } from './activity-cells.ts'
import type { RowContext } from './row-result.ts'

/** Beginnings of words for a treatment in the names of publishers. */
const TREATMENT_STEMS: Readonly<Record<string, RegExp>> = {
  landfill: /\blandfill/i,
  'energy recovery': /\b(?:incinerat|combust)/i,
  recycling: /\b(?:recycl|closed-loop)/i,
  'open-loop': /\bopen-loop/i,
  composting: /\bcompost/i,
  'anaerobic digestion': /\banaerobic/i,
}
/** The factors of a material and treatment that the country of the row publishes itself, one for each name. */
export function ownWasteFactors(
  { row, catalogue }: RowContext,
  { material, treatment }: { readonly material: string; readonly treatment: string },
): readonly EmissionFactor[] {
  const country = countryOf(row.text('country'))
  const words = material.toLowerCase().match(/\p{L}+/gu) ?? []
  if (country === undefined || country === 'GB' || words.length === 0) return []
  const own = catalogue.factors().filter(({ region, name, boundary }) => {
    if (boundary === 'WTT' || countryOf(region ?? undefined) !== country) return false
    const named: readonly string[] = name.toLowerCase().match(/\p{L}+/gu) ?? []
    return TREATMENT_STEMS[treatment]?.test(name) === true && ['waste', ...words].every((one) => named.includes(one))
  })
  const isNamed = ({ name }: EmissionFactor) => name.toLowerCase().split(' / ').includes(material.trim().toLowerCase())
  const nearest = own.some(isNamed) ? own.filter(isNamed) : own
  return [...new Map(nearest.map((factor) => [factor.name, factor])).values()]
}
