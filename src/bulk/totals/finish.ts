import { readByte, readDouble, readInt32, readItem } from '../../base/index.ts'
import { type Emission, GASES, type Gas, gasesOf } from '../../core/emissions/index.ts'
import { add, multiply, printExact, type Rational, RationalSum, resultDouble, ZERO } from '../../core/exact/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { isUnknown, kernelTables, scaleOf, unpublishedMasks } from '../coefficients/kernel-tables.ts'
import { INTEGER_WORDS, newResults, type ResultColumns } from '../kernel/cells.ts'
import type { TotalsState } from './totals-state.ts'

/** The sum of this many 32-bit words stays below 2^53. */
const ADDED_MAX = 2 ** 20

/** Sums of the cells over all keys by pair, word by word; they become integers before a sum of words could lose a bit. */
export class PairSums {
  readonly #words: Float64Array
  /** Sums up to the last `drain`, by pair. */
  readonly integers: bigint[]
  #added = 0

  constructor(pairs: number) {
    this.#words = new Float64Array(INTEGER_WORDS * pairs)
    this.integers = Array.from({ length: pairs }, () => 0n)
  }

  /** Adds cells from `fromCell` on; at most 2^20 of one pair per call. */
  add(words: Int32Array, fromCell: number): void {
    const sums = this.#words
    let to = (fromCell * INTEGER_WORDS) % sums.length
    for (let index = 0; index < words.length; index += INTEGER_WORDS) {
      for (let word = 0; word < INTEGER_WORDS - 1; word++) {
        sums[to + word] = readDouble(sums, to + word) + (readInt32(words, index + word) >>> 0)
      }
      sums[to + 3] = readDouble(sums, to + 3) + readInt32(words, index + 3)
      to = to + INTEGER_WORDS === sums.length ? 0 : to + INTEGER_WORDS
    }
    this.#added += Math.ceil(words.length / sums.length)
    if (this.#added > ADDED_MAX) this.drain()
  }

  /** Brings `integers` up to date. */
  drain(): void {
    for (const [pair, integer] of this.integers.entries()) {
      const word = (index: number) =>
        BigInt(readDouble(this.#words, INTEGER_WORDS * pair + index)) << BigInt(32 * index)
      this.integers[pair] = integer + word(0) + word(1) + word(2) + word(3)
    }
    this.#words.fill(0)
    this.#added = 0
  }
}

/** Totals and the set that finishes them: their own, or another with as many pairs. */
export interface Finishing {
  readonly state: TotalsState
  readonly by: CoefficientSet
  /** One bit mask per key of the gases that are unknown; empty if all are known. */
  readonly unknown: Uint8Array
}

/** Non-zero amounts by pair. */
export type PairAmounts = Iterable<readonly [pair: number, amount: Rational]>

/** Exact kilograms of each gas. */
export type ExactGases = Readonly<Record<Gas, Rational>>

/** Σ amount × coefficient, exactly; a gas that a pair does not publish adds nothing. */
export function exactGases(amounts: PairAmounts, by: CoefficientSet): ExactGases {
  const sums = gasesOf(() => new RationalSum())
  for (const [pair, amount] of amounts) {
    for (const gas of GASES) {
      const coefficient = by.pairs[pair]?.per1[gas] ?? null
      if (coefficient !== null) sums[gas].add(multiply(amount, coefficient))
    }
  }
  return gasesOf((gas) => sums[gas].exact())
}

/** Bit mask of the gases that a pair with an amount does not publish in a set. */
export function maskOfAmounts(amounts: PairAmounts, by: CoefficientSet): number {
  const masks = unpublishedMasks(by)
  let all = 0
  for (const [pair] of amounts) all |= masks[pair] ?? 0
  return all
}

/** Returns the same mask for every key of the totals; empty if the set publishes every gas. */
export function masksOfAmounts(state: TotalsState, by: CoefficientSet): Uint8Array {
  if (!by.hasUnpublished) return new Uint8Array(0)
  const masks = unpublishedMasks(by)
  const pairs = by.pairs.length
  const unknown = new Uint8Array(state.keys)
  for (const [cell] of state.amounts()) {
    const key = Math.floor(cell / pairs)
    unknown[key] = readByte(unknown, key) | readByte(masks, cell % pairs)
  }
  return unknown
}

/** Maps the exact value of each known gas; null for the gases in the mask. */
export function knownGases<T>(exact: ExactGases, mask: number, of: (value: Rational, gas: Gas) => T) {
  return gasesOf((gas, index) => (isUnknown(mask, index) ? null : of(exact[gas], gas)))
}

/** Returns the nearest doubles of exact gases. Throws `number_out_of_range` with the path. */
export function emissionOf(exact: ExactGases, mask: number, path: string): Emission {
  return knownGases(exact, mask, (value, gas) => resultDouble(value, `${path}.${gas}`))
}

/** Returns the digits of exact gases. */
export function printedGases(exact: ExactGases, mask: number): Readonly<Record<Gas, string | null>> {
  return knownGases(exact, mask, printExact)
}

/**
 * Returns the totals of all keys, NaN where a gas is unknown: from the kernel where it is certain, else from exact
 * arithmetic.
 */
export function finishColumns({ state, by, unknown: masks }: Finishing): ResultColumns {
  const workspace = state.workspace()
  workspace.load(kernelTables(by), 'any')
  const columns = newResults(state.keys)
  workspace.cells.finish(0, columns)
  for (const key of doubtful(state, columns)) {
    const exact = exactGases(state.amountsOf(key), by)
    for (const [gas, name] of GASES.entries()) {
      readItem(columns, gas)[key] = isUnknown(masks[key] ?? 0, gas)
        ? Number.NaN
        : resultDouble(exact[name], `keys[${key}].${name}`)
    }
  }
  for (let key = 0; key < masks.length; key++) {
    for (const [gas, values] of columns.entries()) if (isUnknown(readByte(masks, key), gas)) values[key] = Number.NaN
  }
  return columns
}

/** Returns the keys that the kernel is not certain of, or that have rows in exact cells. */
function doubtful(state: TotalsState, columns: ResultColumns): Set<number> {
  const keys = new Set(Array.from(state.exact.keys(), (cell) => Math.floor(cell / state.set.pairs.length)))
  const [co2, ch4, n2o, co2e] = columns
  for (let key = 0; key < state.keys; key++) {
    // the sum is NaN if one of the four is
    const sum =
      readDouble(co2, key) * 0 + readDouble(ch4, key) * 0 + readDouble(n2o, key) * 0 + readDouble(co2e, key) * 0
    if (sum !== 0) keys.add(key)
  }
  return keys
}

/** Non-zero amounts by pair, summed over all keys. */
export function amountsByPair(state: TotalsState): PairAmounts {
  const pairs = state.set.pairs.length
  const sums = new PairSums(pairs)
  for (const { from, words } of state.read()) sums.add(words, from)
  sums.drain()
  const d = scaleOf(state.set)
  const amounts: Rational[] = sums.integers.map((n) => ({ n, d }))
  for (const [cell, amount] of state.exact) amounts[cell % pairs] = add(amounts[cell % pairs] ?? ZERO, amount)
  return [...amounts.entries()].filter(([, { n }]) => n !== 0n)
}
