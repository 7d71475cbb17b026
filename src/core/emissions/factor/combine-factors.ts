import { fail } from '../../errors/index.ts'
import { asFactor, factorOf } from './define-factor.ts'
import type { Adjustment, EmissionFactor } from './emission-factor.ts'
import { baseKeyOf, withOption } from './factor-key.ts'
import { GWP_SET_IDS, gwpOf, gwpTerms } from './gwp-set.ts'

/**
 * Combines two incomplete rows, each for its own activity: only CO2 (US EPA Table 2, per gallon), and CH4 with N2O
 * (Tables 3 to 5, per mile or gallon). In each, the gases of the other count as zero, and co2e is computed. Throws
 * `factor_not_combinable`.
 *
 * @example
 * ```ts
 * import { combineFactors } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const [fuel, distance] = combineFactors(findFactor('epa-2025/mobile/motor-gasoline/us-gallon'), findFactor('epa-2025/mobile/heavy-duty-trucks-lng/vehicle-mile'))
 * fuel.complete && distance.complete // => true
 * ```
 */
export function combineFactors(
  co2Row: EmissionFactor,
  otherRow: EmissionFactor,
  path = 'factor',
): readonly [EmissionFactor, EmissionFactor] {
  const carbon = asFactor(co2Row, path)
  const others = asFactor(otherRow, path)
  const isCarbon =
    (carbon.per1.co2 ?? carbon.biogenicCo2) !== null && carbon.per1.ch4 === null && carbon.per1.n2o === null
  const isOthers =
    others.per1.co2 === null && others.biogenicCo2 === null && others.per1.ch4 !== null && others.per1.n2o !== null
  if (!isCarbon || !isOthers || carbon.complete || others.complete || carbon.edition !== others.edition) {
    const message = `${carbon.key} and ${others.key} do not complete each other; pass a CO2 row and a CH4/N2O row of one edition`
    fail(path, 'factor_not_combinable', message)
  }
  const { gwp: othersGwp } = others
  if (othersGwp === null) {
    const message = `${others.key} states no GWP set to compute co2e from its gases; define it with gwp`
    return fail(path, 'factor_not_combinable', { message, expected: GWP_SET_IDS.join(', ') })
  }
  const elsewhere = (gas: 'co2' | 'ch4' | 'n2o'): Adjustment => ({ gas, why: 'combined', becomes: [] })
  const finish = (factor: EmissionFactor, partner: EmissionFactor, added: readonly Adjustment[]) => {
    const gwp = factor.gwp ?? othersGwp
    const total: Adjustment = { gas: 'co2e', why: 'sum_of_gases', becomes: gwpTerms(gwpOf(gwp, factor.methane)) }
    const remaining = factor.adjustments.filter(({ gas, why }) => gas !== 'co2e' && why !== 'combined')
    return factorOf({
      ...factor,
      key: withOption(factor.key, 'with', baseKeyOf(partner)),
      complete: true,
      gwp,
      adjustments: [...remaining, ...added, total],
    })
  }
  return [finish(carbon, others, [elsewhere('ch4'), elsewhere('n2o')]), finish(others, carbon, [elsewhere('co2')])]
}

function partnerKeyOf({ key }: EmissionFactor): string | undefined {
  return /[?&]with=([^&]*)/.exec(key)?.[1]
}

/** True for two factors that `combineFactors` created together, in either order. */
export function isCombinedPair(one: EmissionFactor, other: EmissionFactor): boolean {
  return partnerKeyOf(one) === baseKeyOf(other) && partnerKeyOf(other) === baseKeyOf(one)
}

/** True for one of two factors that `combineFactors` created: the other one has the gases that this one leaves out. */
export function isHalfOfPair({ adjustments }: EmissionFactor): boolean {
  return adjustments.some(({ why }) => why === 'combined')
}
