import type { Emission, Gas } from '../../core/emissions/index.ts'
import { nearestDouble, printExact } from '../../core/exact/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import type { CompiledPair } from '../coefficients/pair.ts'
import {
  amountsByPair,
  emissionOf,
  exactGases,
  knownGases,
  maskOfAmounts,
  masksOfAmounts,
  type PairAmounts,
} from '../totals/finish.ts'
import { checkKey, type TotalColumns, type Totals, totalColumnsOf, totalsState } from '../totals/totals.ts'
import type { TotalsState } from '../totals/totals-state.ts'
import { differenceSet } from './difference-set.ts'

/** Kilograms before and after a change of the coefficients, nearest doubles; null if a gas is unknown. */
export interface RestatedTotal {
  readonly before: Emission
  readonly after: Emission
  /** after - before of the exact totals, rounded once. */
  readonly difference: Emission
}

/** Share of the factor of one pair in the change. */
export interface RestatedPair {
  /** Index of the pair in both sets. */
  readonly pair: number
  /** Keys of the factors of the pair. */
  readonly factors: { readonly before: readonly string[]; readonly after: readonly string[] }
  /** Kilograms, nearest doubles; null if a gas is unknown before or after. */
  readonly change: Readonly<Record<Gas, number | null>>
  /** The exact change; over all pairs it adds up to after - before. */
  readonly exact: Readonly<Record<Gas, string | null>>
}

/** The totals of all keys before and after. */
export interface RestatedTotalColumns {
  readonly before: TotalColumns
  readonly after: TotalColumns
  readonly difference: TotalColumns
}

/** The sets of a restatement, or their bit masks per key of unknown gases, empty if all are known. */
interface Sides<T> {
  readonly before: T
  readonly after: T
  readonly difference: T
}

const listFactorKeys = (pair: CompiledPair | undefined): readonly string[] =>
  pair?.parts.map(({ factor }) => factor.key) ?? []

/**
 * Totals by their own coefficients and by others, made by `restateTotals`. They are a live view of the totals: rows
 * added later count, and `clear` makes them zero. A gas is known after the change unless a non-zero amount comes from a
 * pair that does not publish it.
 */
export class RestatedTotals {
  readonly #state: TotalsState
  readonly #sets: Sides<CoefficientSet>

  /** @internal Made by `restateTotals`. */
  constructor(state: TotalsState, after: CoefficientSet) {
    this.#state = state
    this.#sets = { before: state.set, after, difference: differenceSet(state.set, after) }
  }

  /** The totals of a key. Throws `unknown_key`, `number_out_of_range`. */
  of(key: number): RestatedTotal {
    const index = checkKey(key, this.#state)
    const amounts = this.#state.amountsOf(index)
    const unknown = { before: this.#state.maskOf(index), after: maskOfAmounts(amounts, this.#sets.after) }
    return this.#totals(amounts, unknown, `keys[${index}]`)
  }

  /** The difference of a key by pair, in the order of the pairs. Throws `unknown_key`. */
  attribution(key: number): readonly RestatedPair[] {
    return this.#attribute(this.#state.amountsOf(checkKey(key, this.#state)))
  }

  /** The totals over all keys; null if a gas is unknown for any key. Throws `number_out_of_range`. */
  sum(): RestatedTotal {
    const state = this.#state
    const after = masksOfAmounts(state, this.#sets.after).reduce((all, one) => all | one, 0)
    return this.#totals(amountsByPair(state), { before: state.unknownInAny(), after }, 'sum')
  }

  /** The difference over all keys by pair, in the order of the pairs. */
  byPair(): readonly RestatedPair[] {
    return this.#attribute(amountsByPair(this.#state))
  }

  /** The totals of all keys. Throws `number_out_of_range`. */
  columns(): RestatedTotalColumns {
    const state = this.#state
    const { before, after, difference } = this.#sets
    const unknownAfter = masksOfAmounts(state, after)
    const unknown = Uint8Array.from({ length: Math.max(state.unknown.length, unknownAfter.length) }, (_, key) => {
      return state.maskOf(key) | (unknownAfter[key] ?? 0)
    })
    return {
      before: totalColumnsOf({ state, by: before, unknown: state.unknown }),
      after: totalColumnsOf({ state, by: after, unknown: unknownAfter }),
      difference: totalColumnsOf({ state, by: difference, unknown }),
    }
  }

  #totals(amounts: PairAmounts, unknown: Omit<Sides<number>, 'difference'>, path: string): RestatedTotal {
    const { before, after, difference } = this.#sets
    const of = (set: CoefficientSet, mask: number) => emissionOf(exactGases(amounts, set), mask, path)
    return {
      before: of(before, unknown.before),
      after: of(after, unknown.after),
      difference: of(difference, unknown.before | unknown.after),
    }
  }

  #attribute(amounts: PairAmounts): readonly RestatedPair[] {
    const { before, after, difference } = this.#sets
    return Array.from(amounts, (one) => {
      const [pair] = one
      const exact = exactGases([one], difference)
      const mask = maskOfAmounts([one], difference)
      return {
        pair,
        factors: { before: listFactorKeys(before.pairs[pair]), after: listFactorKeys(after.pairs[pair]) },
        change: knownGases(exact, mask, nearestDouble),
        exact: knownGases(exact, mask, printExact),
      }
    })
  }
}

/**
 * Restates totals by another set of the same pairs, without reading the rows again, and attributes the difference to
 * the factor of each pair. Throws `restatement_invalid` for a set of other pairs or units.
 *
 * @example
 * ```ts
 * import { compile, restateTotals, totalColumns } from 'tonne/bulk'
 * import { findFactor } from 'tonne/factors'
 * const of = (edition: string) => findFactor(`${edition}/fuels/liquid-fuels/diesel-average-biofuel-blend/litres`)
 * const before = compile({ pairs: [{ unit: 'l', factor: of('desnz-2024') }, { unit: 'US gal', factor: of('desnz-2024') }] })
 * const after = compile({ pairs: [{ unit: 'l', factor: of('desnz-2025') }, { unit: 'US gal', factor: of('desnz-2025') }] })
 * const rows = { value: Float64Array.of(1000, 100, 10), coefficient: Uint8Array.of(0, 0, 1), key: Uint8Array.of(0, 1, 1) }
 * const restated = restateTotals(totalColumns(before, rows, { keys: 2 }), after)
 * restated.of(0).difference.co2e // => 58.03
 * restated.attribution(1).map(({ pair, exact }) => [pair, exact.co2e]) // => [[0, '5.803'], [1, '2.1966744582552']]
 * ```
 */
export function restateTotals(totals: Totals, after: CoefficientSet): RestatedTotals {
  return new RestatedTotals(totalsState(totals), after)
}
