import { fail } from '../../errors/index.ts'
import { asFactor, factorOf } from './define-factor.ts'
import { takeFigure } from './derivation.ts'
import type { EmissionFactor } from './emission-factor.ts'
import { baseKeyOf, withOption } from './factor-key.ts'

/** Fields in which both rows must agree for their figures to be per the same unit. */
const AGREEING = ['edition', 'unit', 'massUnit', 'heatingValue'] as const

/** The key of a factor before its biogenic CO2 was added. */
export function keyWithoutBiogenicCo2({ key }: Pick<EmissionFactor, 'key'>): string {
  return withOption(key, 'biogenic', undefined)
}

/** True for a published row with only biogenic CO2 ('outside of scopes' of DESNZ), which is incomplete. */
function isOutsideRow(row: EmissionFactor): boolean {
  const { complete, biogenicCo2, per1, key } = row
  return !complete && biogenicCo2 !== null && Object.values(per1).every((gas) => gas === null) && baseKeyOf(row) === key
}

/**
 * Adds the biogenic CO2 of the outside-of-scopes row to a factor: calculations then report it in `biogenicCo2`, with
 * unchanged totals. `biogenicPartnerOf` of `tonne/factors` finds the row. Throws `factor_not_combinable` unless the row
 * contains only biogenic CO2, both agree in edition, unit, mass unit and heating value, and the factor is complete, is
 * not upstream (WTT) and has no biogenic CO2 yet.
 *
 * @example
 * ```ts
 * import { calculateFuel, withBiogenicCo2 } from 'tonne'
 * import { biogenicPartnerOf, findFactor } from 'tonne/factors'
 * const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const factor = withBiogenicCo2(diesel, biogenicPartnerOf(diesel))
 * const { emission, biogenicCo2 } = calculateFuel({ value: 100, unit: 'l', factor })
 * biogenicCo2 // => 14
 * emission.co2e // => 257.082
 * withBiogenicCo2(factor, biogenicPartnerOf(diesel)) // throws factor_not_combinable
 * ```
 */
export function withBiogenicCo2(factor: EmissionFactor, outsideRow: EmissionFactor, path = 'factor'): EmissionFactor {
  const inside = asFactor(factor, path)
  const outside = asFactor(outsideRow, path)
  const canHold = inside.complete && inside.boundary !== 'WTT' && inside.biogenicCo2 === null
  if (!canHold || !isOutsideRow(outside) || AGREEING.some((field) => inside[field] !== outside[field])) {
    const message = `${outside.key} cannot be added to ${inside.key}; pass a factor without biogenic CO2, and the row of its biogenic CO2 of the same edition and unit`
    fail(path, 'factor_not_combinable', message)
  }
  const toKilograms = outside.adjustments.filter(({ gas }) => gas === 'biogenicCo2')
  return factorOf({
    ...inside,
    key: withOption(inside.key, 'biogenic', outside.key),
    biogenicCo2: outside.biogenicCo2,
    adjustments: [...toKilograms, ...inside.adjustments],
    derivation: [...(inside.derivation ?? []), takeFigure('biogenicCo2', outside.key, outside.biogenicCo2 as string)],
  })
}
