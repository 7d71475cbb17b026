import { type Emission, GASES, type Gas } from '../../emissions/index.ts'
import { add, powerOfTen, printExact, type Rational, resultDouble, ZERO } from '../../exact/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { kernelTables } from '../coefficients/kernel-tables.ts'
import type { Workspace } from '../kernel/workspace.ts'
import { addDecimals, type Decimal } from './exact-cells.ts'
import { PairSums } from './pair-sums.ts'
import { amountsOf, placesOf, type TotalsState, unpublishedMasks } from './totals-state.ts'

/** An exact sum of fractions, kept apart by denominator until the end: most of them share one. */
class RationalSum {
  readonly #byDenominator = new Map<bigint, bigint>()

  add(n: bigint, d: bigint): void {
    this.#byDenominator.set(d, (this.#byDenominator.get(d) ?? 0n) + n)
  }

  /** The sum; the largest denominators first, as those of decimals divide them. */
  total(): Rational {
    const parts = [...this.#byDenominator].sort(([a], [b]) => (a < b ? 1 : a > b ? -1 : 0))
    return parts.reduce((sum, [d, n]) => {
      return sum.d % d === 0n ? { n: sum.n + n * (sum.d / d), d: sum.d } : add(sum, { n, d })
    }, ZERO)
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
export type PairAmounts = Iterable<readonly [pair: number, amount: Decimal]>

/** Exact kilograms of each gas. */
export type ExactGases = Readonly<Record<Gas, Rational>>

/** Σ amount × coefficient, exactly; a gas that a pair does not publish adds nothing. */
export function exactGases(amounts: PairAmounts, by: CoefficientSet): ExactGases {
  const sums = GASES.map((gas) => [gas, new RationalSum()] as const)
  for (const [pair, { n, k }] of amounts) {
    const per1 = by.pairs[pair]?.per1
    for (const [gas, sum] of sums) {
      const coefficient = per1?.[gas] ?? null
      if (coefficient !== null) sum.add(n * coefficient.n, powerOfTen(k) * coefficient.d)
    }
  }
  return Object.fromEntries(sums.map(([gas, sum]) => [gas, sum.total()])) as Record<Gas, Rational>
}

/** Bit mask of the gases that a pair with an amount does not publish in a set. */
export function maskOfAmounts(amounts: PairAmounts, by: CoefficientSet): number {
  const masks = unpublishedMasks(by)
  let all = 0
  for (const [pair] of amounts) all |= masks[pair] ?? 0
  return all
}

/** The same mask for every key of the totals; empty if the set publishes every gas. */
export function masksOfAmounts(state: TotalsState, by: CoefficientSet): Uint8Array {
  if (!by.hasUnpublished) return new Uint8Array(0)
  const masks = unpublishedMasks(by)
  const pairs = by.pairs.length
  const unknown = new Uint8Array(state.keys)
  for (const [cell] of amountsOf(state)) {
    const key = Math.floor(cell / pairs)
    unknown[key] = (unknown[key] as number) | (masks[cell % pairs] as number)
  }
  return unknown
}

function isUnknown(mask: number, gas: number): boolean {
  return (mask & (1 << gas)) !== 0
}

/** Maps the exact value of each known gas; null for the gases in the mask. */
export function knownGases<T>(exact: ExactGases, mask: number, of: (value: Rational, gas: Gas) => T) {
  const known = GASES.map((gas, index) => [gas, isUnknown(mask, index) ? null : of(exact[gas], gas)] as const)
  return Object.fromEntries(known) as Readonly<Record<Gas, T | null>>
}

/** The nearest doubles of exact gases. Throws `number_out_of_range` with the path. */
export function emissionOf(exact: ExactGases, mask: number, path: string): Emission {
  return knownGases(exact, mask, (value, gas) => resultDouble(value, `${path}.${gas}`))
}

/** The digits of exact gases. */
export function printedGases(exact: ExactGases, mask: number): Readonly<Record<Gas, string | null>> {
  return knownGases(exact, mask, printExact)
}

/** Finished totals of all keys, NaN where a gas is unknown. */
export type FinishedColumns = Workspace['results']

/** The totals of all keys: from the kernel where it is certain, from exact arithmetic elsewhere. */
export function finishColumns({ state, by, unknown: masks }: Finishing): FinishedColumns {
  const workspace = state.workspace()
  workspace.load(kernelTables(by), 'any')
  const column = () => new Float64Array(state.keys)
  const columns = [column(), column(), column(), column()] as const
  workspace.cells.finish(0, columns)
  for (const key of doubtful(state, columns)) {
    const exact = exactGases(state.amountsOf(key), by)
    for (const [gas, name] of GASES.entries()) {
      ;(columns[gas] as Float64Array)[key] = isUnknown(masks[key] ?? 0, gas)
        ? Number.NaN
        : resultDouble(exact[name], `keys[${key}].${name}`)
    }
  }
  for (let key = 0; key < masks.length; key++) {
    for (const [gas, values] of columns.entries()) if (isUnknown(masks[key] as number, gas)) values[key] = Number.NaN
  }
  return columns
}

/** The keys that the kernel is not certain of, or that have rows in exact cells. */
function doubtful(state: TotalsState, columns: FinishedColumns): Set<number> {
  const keys = state.exact.keys(state.set.pairs.length)
  const [co2, ch4, n2o, co2e] = columns
  for (let key = 0; key < state.keys; key++) {
    // the sum is NaN if one of the four is
    const sum =
      (co2[key] as number) * 0 + (ch4[key] as number) * 0 + (n2o[key] as number) * 0 + (co2e[key] as number) * 0
    if (sum !== 0) keys.add(key)
  }
  return keys
}

/** Non-zero amounts by pair, summed over all keys. */
export function amountsByPair(state: TotalsState): readonly (readonly [pair: number, amount: Decimal])[] {
  const pairs = state.set.pairs.length
  const sums = new PairSums(pairs)
  for (const { from, words } of state.read()) sums.add(words, from)
  sums.drain()
  const k = placesOf(state.set)
  const amounts: Decimal[] = sums.integers.map((n) => ({ n, k }))
  for (const [cell, amount] of state.exact.entries()) {
    amounts[cell % pairs] = addDecimals(amounts[cell % pairs] as Decimal, amount)
  }
  return [...amounts.entries()].filter(([, { n }]) => n !== 0n)
}
