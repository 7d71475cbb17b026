import { cacheByObject } from '../../base/index.ts'
import { adjustedFactor, type FactorSnapshot, gasNameOf, gwpOf, isGwpSetId } from '../../core/emissions/index.ts'
import {
  add,
  multiply,
  ONE,
  parseRational,
  printExact,
  type Rational,
  RationalSum,
  rationalOf,
  subtract,
  ZERO,
} from '../../core/exact/index.ts'
import { gasesOfBlend } from '../../reference/factors/resolution/index.ts'
import { byGasName, GAS_NAMES, type GasName } from '../../standards/disclosure/index.ts'
import type { WatchedRecord } from '../inventory/watched-record.ts'
import { quantityInPeriod } from './counted-quantity.ts'

/** Kilograms of CO2e per unit of a factor, by gas. */
export interface GasSplit {
  readonly co2: Rational
  readonly ch4: Rational
  readonly n2o: Rational
  /** The CO2e of other gases, or that was not published by gas. */
  readonly rest: Rational
  /** The gas, or the group of gases, that `rest` belongs to. */
  readonly restOf: GasName
}

/** The names of gases by group, as the tables of GWPs and of publishers write them. */
const GROUPS: readonly (readonly [RegExp, GasName])[] = [
  [/^(?:CO2$|carbon dioxide\b)/i, 'co2'],
  [/^(?:CH4\b|methane\b)/i, 'ch4'],
  [/^(?:N2O$|nitrous oxide\b)/i, 'n2o'],
  [/^HFC-/i, 'hfcs'],
  [/^(?:c-)?C\d*F\d+$|^PFC-|^perfluoro/i, 'pfcs'],
  [/^SF6$|^sul(?:ph|f)ur hexafluoride/i, 'sf6'],
  [/^NF3$|^nitrogen trifluoride/i, 'nf3'],
]

function gasGroupOf(gas: string): GasName {
  return GROUPS.find(([pattern]) => pattern.test(gas))?.[1] ?? 'other'
}

/**
 * Returns the group of the gas, or of all gases of the blend, that a factor is named after: R-410A consists of HFCs only.
 * `other` for a blend of several groups, whose one figure does not say how much of it each gas causes, and for anything else.
 */
function factorGasGroup(factor: FactorSnapshot): GasName {
  if (!factor.category.startsWith('refrigerant')) return 'other'
  const name = gasNameOf(factor)
  const blended = gasesOfBlend(name)
  const [group = 'other', ...others] = new Set((blended.length > 0 ? blended : [name]).map(gasGroupOf))
  return others.length === 0 ? group : 'other'
}

/**
 * Splits the CO2e of a factor by gas: masses times the GWPs of its set. What remains of the published CO2e belongs to
 * the gas that the factor is named after, or to `other`: it was not published by gas, or rounded.
 */
export const gasSplit: (factor: FactorSnapshot) => GasSplit = cacheByObject((factor) => {
  const { co2, ch4, n2o, co2e } = adjustedFactor(factor)
  const { gwp, methane } = factor
  const restOf = factorGasGroup(factor)
  if (!isGwpSetId(gwp))
    return { co2: co2 ?? ZERO, ch4: ZERO, n2o: ZERO, rest: subtract(co2e ?? ZERO, co2 ?? ZERO), restOf }
  const gwps = gwpOf(gwp, methane)
  const parts = {
    co2: co2 ?? ZERO,
    ch4: multiply(ch4 ?? ZERO, rationalOf(gwps.ch4)),
    n2o: multiply(n2o ?? ZERO, rationalOf(gwps.n2o)),
  }
  const rest = [parts.co2, parts.ch4, parts.n2o].reduce(subtract, co2e ?? ZERO)
  return { ...parts, rest, restOf }
})

/** Sums Scope 1 by gas. Records are added one by one, or as sums of several, and not held. */
export class GasTally {
  readonly #sums: Readonly<Record<GasName, RationalSum>> = byGasName(() => new RationalSum())

  add({ groups, record: { contributions, share } }: WatchedRecord): void {
    if (groups.kind.scope !== 'SCOPE_1') return
    for (const contribution of contributions) {
      const quantity = quantityInPeriod(contribution, share ?? ONE)
      const { restOf, rest, ...parts } = gasSplit(contribution.factor)
      for (const gas of ['co2', 'ch4', 'n2o'] as const) this.#sums[gas].add(multiply(quantity, parts[gas]))
      this.#sums[restOf].add(multiply(quantity, rest))
    }
  }

  /**
   * Kilograms of CO2e by gas, which add up to `total`. A stored result that does not terminate has 34 digits; the
   * difference of its last digit counts in the largest gas.
   */
  resource(total: string): Readonly<Record<GasName, string>> {
    const exact = byGasName((gas) => this.#sums[gas].exact())
    const rounding = GAS_NAMES.map((gas) => exact[gas]).reduce(subtract, parseRational(total))
    const size = (gas: GasName) => Math.abs(Number(exact[gas].n) / Number(exact[gas].d))
    const largest = GAS_NAMES.reduce((most, gas) => (size(gas) > size(most) ? gas : most))
    return byGasName((gas) => printExact(gas === largest ? add(exact[gas], rounding) : exact[gas]))
  }
}
