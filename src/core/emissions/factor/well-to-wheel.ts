import { fail } from '../../errors/index.ts'
import { add, parseNumber, printExact } from '../../exact/index.ts'
import { asFactor, factorOf } from './define-factor.ts'
import { takeFigure } from './derivation.ts'
import type { EmissionFactor } from './emission-factor.ts'
import { baseKeyOf } from './factor-key.ts'

/** Fields in which both parts must agree for their figures to add up. */
const AGREEING = ['unit', 'massUnit', 'edition', 'heatingValue', 'gwp'] as const

/**
 * Well to wheel: the exact sum of the published totals of a direct factor and its well-to-tank partner. The gases are
 * null, since the partner publishes none. Throws `factor_not_combinable` unless one is TTW (or direct), the other WTT,
 * and both agree in edition, unit, mass unit, heating value and GWP set.
 *
 * @example
 * ```ts
 * import { wellToWheel } from 'tonne'
 * import { findFactor, partnerOf } from 'tonne/factors'
 * const hgv = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')
 * wellToWheel(hgv, partnerOf(hgv, 'WTT')).per1.co2e // => '0.12522'
 * ```
 */
export function wellToWheel(direct: EmissionFactor, upstream: EmissionFactor, path = 'factor'): EmissionFactor {
  const ttw = asFactor(direct, path)
  const wtt = asFactor(upstream, path)
  const isPair =
    ttw.boundary !== 'WTT' && ttw.boundary !== 'WTW' && ttw.boundary !== 'lifecycle' && wtt.boundary === 'WTT'
  const differing = AGREEING.filter((field) => ttw[field] !== wtt[field])
  const arePublished = baseKeyOf(ttw) === ttw.key && baseKeyOf(wtt) === wtt.key
  if (!isPair || differing.length > 0 || !arePublished || ttw.per1.co2e === null || wtt.per1.co2e === null) {
    const differences = differing.map((field) => `${field} is ${ttw[field]} and ${wtt[field]}`).join(', ')
    const why = differences && `, because ${differences}`
    const message = `${ttw.key} (${ttw.boundary}) and ${wtt.key} (${wtt.boundary}) do not make a well-to-wheel factor${why}; pass a published direct factor and its WTT partner`
    fail(path, 'factor_not_combinable', message)
  }
  const co2e = printExact(add(parseNumber(ttw.per1.co2e), parseNumber(wtt.per1.co2e)))
  return factorOf({
    ...ttw,
    key: `${ttw.key}+wtt`,
    id: `${ttw.id}+${wtt.id}`,
    name: `${ttw.name}, well to wheel`,
    row: `${ttw.row}+${wtt.row}`,
    per1: { co2e },
    boundary: 'WTW',
    adjustments: ttw.adjustments.filter(
      ({ gas, why }) => why === 'mass_unit' && (gas === 'co2e' || gas === 'biogenicCo2'),
    ),
    derivation: [
      takeFigure('co2e', ttw.key, ttw.per1.co2e),
      { ...takeFigure('co2e', wtt.key, wtt.per1.co2e), kind: 'add', gives: co2e },
    ],
  })
}
