import type { Emission, Gas } from '../../core/emissions/index.ts'
import { fail, type RowCode } from '../../core/errors/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { byGas, type GasColumns } from '../kernel/cells.ts'
import type { FailedRow } from './failed-rows.ts'
import { amountsByPair, emissionOf, exactGases, type Finishing, finishColumns, printedGases } from './finish.ts'
import { isSameSet } from './set-digest.ts'
import { readTotals, writeTotals } from './totals-bytes.ts'
import type { TotalsState } from './totals-state.ts'

/** The totals of all keys as columns: kilograms of each gas, nearest doubles of the exact sums; NaN if unknown. */
export interface TotalColumns extends GasColumns {
  /** The keys with an unknown gas, in order. */
  readonly unknownKeys: Uint32Array
}

const states = new WeakMap<object, TotalsState>()

/** Returns the internal state of totals. Throws `invalid_type`. */
export function totalsState(totals: Totals): TotalsState {
  return states.get(totals) ?? fail('', 'invalid_type', { message: 'must be Totals', received: totals })
}

/** True for instances of `Totals`. */
export function isTotals(value: unknown): value is Totals {
  return typeof value === 'object' && value !== null && states.has(value)
}

/** Finished totals as columns. */
export function totalColumnsOf(finishing: Finishing): TotalColumns {
  const unknownKeys = Uint32Array.from([...finishing.unknown.keys()].filter((key) => finishing.unknown[key] !== 0))
  return { ...byGas(finishColumns(finishing)), unknownKeys }
}

/** Throws `unknown_key` for anything but a key of the totals. */
export function checkKey(key: unknown, { keys }: { readonly keys: number }): number {
  if (typeof key === 'number' && Number.isInteger(key) && key >= 0 && key < keys) return key
  const about = { expected: `0 to ${keys - 1}`, received: key }
  return fail('key', 'unknown_key', { message: 'is not a key of these totals', ...about })
}

/**
 * Exact totals by key, made by `totalColumns`. Each key holds an exact sum per pair, which is multiplied by the
 * coefficients and rounded once when it is read: neither the order of the rows nor their distribution over chunks,
 * workers and machines can change a bit.
 *
 * @example
 * ```ts
 * import { compile, Totals, totalColumns } from 'tonne/bulk'
 * import { findFactor } from 'tonne/factors'
 * const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const set = compile({ pairs: [{ unit: 'l', factor: diesel }] })
 * const rows = (...value: number[]) => ({ value: Float64Array.from(value), coefficient: new Uint8Array(2), key: Uint8Array.of(0, 1) })
 * const january = totalColumns(set, rows(0.1, 10), { keys: 2 })
 * const february = totalColumns(set, rows(0.2, 5), { keys: 2 })
 * january.merge(Totals.from(february.toBytes(), set)).of(0).co2e // => 0.771246
 * january.sum().co2e // => 39.333546
 * january.exact(1).co2e // => '38.5623'
 * ```
 */
export class Totals {
  readonly #state: TotalsState

  /** @internal Made by `totalColumns` and `Totals.from`. */
  constructor(state: TotalsState) {
    this.#state = state
    states.set(this, state)
  }

  /** Restores totals from `toBytes` of the same set; throws `mixed_totals` for any other bytes. */
  static from(bytes: Uint8Array, set: CoefficientSet): Totals {
    return new Totals(readTotals(bytes, set))
  }

  /** The set whose rows are summed. */
  get set(): CoefficientSet {
    return this.#state.set
  }

  /** Number of keys. */
  get keys(): number {
    return this.#state.keys
  }

  /** Number of rows, in the totals or failed. */
  get rows(): number {
    return this.#state.rows
  }

  /** Number of rows that needed exact arithmetic because no kernel reads them. */
  get exactRows(): number {
    return this.#state.exactRows
  }

  /** Number of failed rows; they are in no total. */
  get failed(): number {
    return this.#state.failed.count
  }

  /** Number of failed rows, by code. */
  get failedByCode(): Readonly<Record<RowCode, number>> {
    return this.#state.failed.byCode()
  }

  /** The failed rows, in order. */
  get failedRows(): readonly FailedRow[] {
    return this.#state.failed.list()
  }

  /**
   * Kilograms of each gas of a key, the nearest doubles of the exact sums; null if a row of the key has a pair that
   * does not publish the gas. Throws `unknown_key`, `number_out_of_range`.
   */
  of(key: number): Emission {
    const index = checkKey(key, this)
    const state = this.#state
    return emissionOf(exactGases(state.amountsOf(index), state.set), state.maskOf(index), `keys[${index}]`)
  }

  /** The same sums with all digits: decimals, or fractions like '5/18' if they do not end. Throws `unknown_key`. */
  exact(key: number): Readonly<Record<Gas, string | null>> {
    const index = checkKey(key, this)
    const state = this.#state
    return printedGases(exactGases(state.amountsOf(index), state.set), state.maskOf(index))
  }

  /** The totals of all keys. Throws `number_out_of_range` with a path like `keys[3].co2e`. */
  columns(): TotalColumns {
    return totalColumnsOf({ state: this.#state, by: this.#state.set, unknown: this.#state.unknown })
  }

  /** The totals over all keys; null if a gas is unknown for any key. Throws `number_out_of_range`. */
  sum(): Emission {
    const state = this.#state
    return emissionOf(exactGases(amountsByPair(state), state.set), state.unknownInAny(), 'sum')
  }

  /**
   * Adds other totals to these; returns this. Failed rows keep their numbers (`firstRow` of `totalColumns`
   * distinguishes chunks). Throws `mixed_totals` for totals of another set or of other keys.
   */
  merge(other: Totals): this {
    if (!isTotals(other)) {
      fail('', 'mixed_totals', { message: 'is not Totals; read bytes with Totals.from', received: other })
    }
    if (other.keys !== this.keys) {
      const about = { expected: `${this.keys} keys`, received: other.keys }
      fail('keys', 'mixed_totals', {
        message: `are ${other.keys} in the other totals and ${this.keys} in these`,
        ...about,
      })
    }
    if (!isSameSet(other.set, this.set)) {
      fail('set', 'mixed_totals', 'has other coefficients in the other totals; merge only totals of one compiled set')
    }
    this.#state.merge(totalsState(other).part())
    return this
  }

  /** Resets all totals and row counts to zero; returns this. */
  clear(): this {
    this.#state.clear()
    return this
  }

  /** The state as bytes, for another process or machine: the same rows give the same bytes. See `Totals.from`. */
  toBytes(): Uint8Array {
    return writeTotals(this.#state)
  }
}
