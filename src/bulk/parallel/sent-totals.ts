import type { Decimal } from '../totals/exact-cells.ts'
import type { TotalsPart, TotalsState } from '../totals/totals-state.ts'

interface CellWords {
  readonly from: number
  readonly words: Int32Array<ArrayBuffer>
}

/** Totals in a message, without printing or parsing; blocks of all-zero cells are omitted. */
export interface SentTotals {
  readonly cells: readonly CellWords[]
  readonly exact: readonly (readonly [cell: number, amount: Decimal])[]
  readonly unknown: Uint8Array
  readonly failed: readonly (readonly [row: number, status: number])[]
  readonly settledRows: number
  readonly exactRows: number
}

function isUsed(words: Int32Array): boolean {
  for (const word of words) if (word !== 0) return true
  return false
}

/** Converts totals to a message. */
export function sentTotals(state: TotalsState): SentTotals {
  const cells: CellWords[] = []
  for (const { from, words } of state.read()) if (isUsed(words)) cells.push({ from, words: new Int32Array(words) })
  const { unknown, settledRows, exactRows } = state
  return { cells, exact: [...state.exact.entries()], unknown, failed: state.failed.entries(), settledRows, exactRows }
}

/** Converts a message to totals that can be merged. */
export function partOf({ cells, exact, failed, ...counts }: SentTotals): TotalsPart {
  return { ...counts, read: () => cells, exact: { entries: () => exact }, failed: { entries: () => failed } }
}
