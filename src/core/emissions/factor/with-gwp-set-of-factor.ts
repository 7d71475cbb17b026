import { fail } from '../../errors/index.ts'
import { add, compare, multiply, negate, parseNumber, ratio, subtract } from '../../exact/index.ts'
import { adjustedFactor } from './adjusted-factor.ts'
import { asFactor, factorOf } from './define-factor.ts'
import type { Adjustment, EmissionFactor } from './emission-factor.ts'
import { withOption } from './factor-key.ts'
import { isPerMoney } from './factor-notices.ts'
import { type GwpSetId, gwpOf, gwpTerms } from './gwp-set.ts'
import { hasSeparateMontreal } from './with-montreal-apart.ts'

/** Totals and gases are rounded separately and differ by 0.19 % at most in DESNZ 2025; more has another cause. */
const RESIDUAL_MAX = ratio(1n, 100n)

/** True if co2, ch4 and n2o are known and add up to the published total under the published GWP set. */
function isMadeOfItsGases(factor: EmissionFactor): boolean {
  // supply chains also emit fluorinated gases, which are only in the total
  if (isPerMoney(factor)) return false
  // a co2e of zero has no gases if all of it belongs to the Montreal Protocol
  if (hasSeparateMontreal(factor)) return false
  const { co2, ch4, n2o, co2e } = adjustedFactor(factor)
  if (co2 === null || ch4 === null || n2o === null) return false
  if (factor.gwp === null || co2e === null) return co2e !== null && co2e.n === 0n
  const gwp = gwpOf(factor.gwp, factor.methane)
  const sum = add(co2, add(multiply(parseNumber(gwp.ch4), ch4), multiply(parseNumber(gwp.n2o), n2o)))
  const residual = subtract(co2e, sum)
  const size = residual.n < 0n ? negate(residual) : residual
  return compare(size, multiply(RESIDUAL_MAX, co2e)) <= 0
}

/**
 * Recomputes the co2e of a factor from its gases under another GWP set; the published digits stay. Throws
 * `factor_without_gases` if the gases were not published separately, `unknown_gwp_set`.
 *
 * @example
 * ```ts
 * import { withGwpSetOfFactor } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const propane = findFactor('epa-2025/stationary/propane/us-gallon')
 * withGwpSetOfFactor(propane, 'AR4_GWP100').adjustments.at(-1) // => { gas: 'co2e', why: 'gwp', becomes: [['1', 'co2'], ['25', 'ch4'], ['298', 'n2o']] }
 * ```
 */
export function withGwpSetOfFactor(factor: EmissionFactor, gwp: GwpSetId, path = 'factor'): EmissionFactor {
  const checked = asFactor(factor, path)
  const { key, methane, adjustments, per1, publishedGwp } = checked
  const terms = gwpTerms(gwpOf(gwp, methane))
  if (gwp === checked.gwp) return checked
  if (!isMadeOfItsGases(checked)) {
    const message =
      checked.gwp === null && per1.ch4 !== null
        ? `${key} states no GWP set, so its co2e cannot be checked against its gases; define it with gwp and all three gases`
        : `${key} was published without separate gases, so its co2e is valid only for its own GWP set; choose a factor with a gas split`
    fail(path, 'factor_without_gases', message)
  }
  const remaining = adjustments.filter(({ gas, why }) => !(gas === 'co2e' && (why === 'gwp' || why === 'sum_of_gases')))
  // the published set keeps the published total, or the sum of separately published gases
  const isPublished = gwp === publishedGwp
  const why = isPublished ? 'sum_of_gases' : 'gwp'
  const total: Adjustment[] = isPublished && per1.co2e !== null ? [] : [{ gas: 'co2e', why, becomes: terms }]
  // before radiative forcing, so that either order of derivation gives the same factor
  const forced = remaining.findIndex(({ why }) => why === 'radiative_forcing')
  const index = forced < 0 ? remaining.length : forced
  return factorOf({
    ...checked,
    key: withOption(key, 'gwp', isPublished ? undefined : gwp),
    gwp,
    adjustments: [...remaining.slice(0, index), ...total, ...remaining.slice(index)],
  })
}
