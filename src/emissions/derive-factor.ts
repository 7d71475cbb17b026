import { fail } from '../errors/index.ts'
import { add, parseNumber, printExact } from '../exact/index.ts'
import { asFactor, defineFactor } from './define-factor.ts'
import type { Adjustment, EmissionFactor } from './emission-factor.ts'
import { type GwpSetId, gwpOf, gwpTerms } from './gwp-set.ts'

/** The published key of a factor, without what was derived. */
export function baseKeyOf({ key }: Pick<EmissionFactor, 'key'>): string {
  return key.replace(/[?+].*$/, '')
}

function withOption(key: string, name: string, value: string): string {
  const [path = '', query = ''] = key.split('?')
  const kept = query.split('&').filter((part) => part !== '' && !part.startsWith(`${name}=`))
  return `${path}?${[...kept, `${name}=${value}`].sort().join('&')}`
}

/**
 * The factor with its co2e computed anew from the gases under another GWP set; the published digits stay.
 * Throws `factor_without_gases` when the gases were not published apart, `unknown_gwp_set`.
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
  const { per1, biogenicCo2, methane, adjustments } = asFactor(factor, path)
  const terms = gwpTerms(gwpOf(gwp, methane))
  if ((per1.co2 === null && biogenicCo2 === null) || per1.ch4 === null || per1.n2o === null) {
    const message = `${factor.key} was published without its gases, so its co2e holds for its own GWP set only; choose a factor with a gas split`
    fail(path, 'factor_without_gases', message)
  }
  if (gwp === factor.gwp) return asFactor(factor)
  const kept = adjustments.filter(({ gas, why }) => !(gas === 'co2e' && (why === 'gwp' || why === 'sum_of_gases')))
  const total: Adjustment = { gas: 'co2e', why: 'gwp', becomes: terms }
  return defineFactor({
    ...factor,
    key: withOption(factor.key, 'gwp', gwp),
    gwp,
    adjustments: [...kept.filter((one) => one.gas !== 'co2e'), total],
  })
}

/** The factor on CO2 by which DESNZ raises a flight for its non-CO2 effects (since the 2023 edition). */
export const DESNZ_RADIATIVE_FORCING = '1.7'

/**
 * A flight factor with radiative forcing: the CO2 part times 1.7, methane and nitrous oxide untouched (DESNZ).
 * Throws `factor_basis_mismatch` when the factor holds it already or is not a flight's.
 *
 * @example
 * ```ts
 * import { withRadiativeForcing } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const flight = findFactor('desnz-2025/business-travel-air/flights/long-haul-to-from-uk/economy-class/without-rf/passenger-km')
 * withRadiativeForcing(flight).radiativeForcing // => 'included'
 * ```
 */
export function withRadiativeForcing(factor: EmissionFactor, path = 'factor'): EmissionFactor {
  const checked = asFactor(factor, path)
  if (checked.radiativeForcing !== 'excluded' || checked.per1.co2 === null) {
    const why =
      checked.radiativeForcing === 'included'
        ? 'holds radiative forcing already'
        : 'is not a flight factor with CO2 apart'
    fail(path, 'factor_basis_mismatch', `${checked.key} ${why}; choose a flight factor without it`)
  }
  const raised = printExact(add(parseNumber(DESNZ_RADIATIVE_FORCING), parseNumber(-1)))
  return defineFactor({
    ...checked,
    key: withOption(checked.key, 'rf', DESNZ_RADIATIVE_FORCING),
    radiativeForcing: 'included',
    adjustments: [
      ...checked.adjustments,
      { gas: 'co2e', why: 'radiative_forcing', plus: [raised, 'co2'] },
      { gas: 'co2', why: 'radiative_forcing', times: DESNZ_RADIATIVE_FORCING },
    ],
  })
}

/**
 * Well to wheel: the published totals of the direct factor and of its well-to-tank partner, added exactly. The gases are
 * null, for the partner publishes none.
 * Throws `factor_not_combinable` unless one is TTW (or direct), the other WTT, and unit and edition agree.
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
  const agree = ttw.unit === wtt.unit && ttw.edition === wtt.edition && ttw.heatingValue === wtt.heatingValue
  if (!isPair || !agree || ttw.per1.co2e === null || wtt.per1.co2e === null) {
    const message = `${ttw.key} (${ttw.boundary}) and ${wtt.key} (${wtt.boundary}) do not make a well-to-wheel factor; pass a direct factor and its WTT partner`
    fail(path, 'factor_not_combinable', message)
  }
  return defineFactor({
    ...ttw,
    key: `${ttw.key}+wtt`,
    id: `${ttw.id}+${wtt.id}`,
    name: `${ttw.name}, well to wheel`,
    row: `${ttw.row}+${wtt.row}`,
    per1: { co2e: printExact(add(parseNumber(ttw.per1.co2e), parseNumber(wtt.per1.co2e))) },
    boundary: 'WTW',
    adjustments: [],
  })
}

/**
 * Two incomplete rows that complete each other, each for its own activity: CO2 alone (US EPA Table 2, per gallon) and
 * CH4 with N2O (Tables 3 to 5, per mile or gallon). In each, the gases of the other count as zero, and co2e follows.
 * Throws `factor_not_combinable`.
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
  const elsewhere = (gas: 'co2' | 'ch4' | 'n2o'): Adjustment => ({ gas, why: 'combined', becomes: [] })
  const finish = (factor: EmissionFactor, partner: EmissionFactor, added: readonly Adjustment[]) => {
    const gwp = factor.gwp ?? 'AR5_GWP100'
    const total: Adjustment = { gas: 'co2e', why: 'sum_of_gases', becomes: gwpTerms(gwpOf(gwp, factor.methane)) }
    const kept = factor.adjustments.filter(({ gas, why }) => !(gas === 'co2e' || (gas === 'co2' && why === 'combined')))
    return defineFactor({
      ...factor,
      key: withOption(factor.key, 'with', baseKeyOf(partner)),
      complete: true,
      gwp,
      adjustments: [...kept, ...added, total],
    })
  }
  return [finish(carbon, others, [elsewhere('ch4'), elsewhere('n2o')]), finish(others, carbon, [elsewhere('co2')])]
}
