import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { createWorkspace } from '../kernel/create-workspace.ts'
import type { Workspace } from '../kernel/workspace.ts'
import { calculateRows } from './calculate-rows.ts'
import type { ColumnInput } from './check-columns.ts'

/** Rows per copy in and out: their columns stay in the L1 and L2 caches. */
const BLOCK_ROWS = 2048

const remembered = new WeakMap<CoefficientSet, Workspace>()

/** The workspace through which columns of callers are calculated, cached per set. */
function blockOf(set: CoefficientSet): Workspace {
  const known = remembered.get(set)
  if (known !== undefined) return known
  const { pairs, hasSecond } = set
  const shape = { rows: BLOCK_ROWS, pairs: pairs.length, hasSecond, hasResults: true, keys: 0 }
  const made = createWorkspace(shape)
  remembered.set(set, made)
  return made
}

/** The columns that receive results and status. */
export interface Destination {
  readonly results: readonly Float64Array[]
  readonly status: Uint8Array
}

/** Calculates columns in other memory block by block; returns the kernel and how many rows took exact arithmetic. */
export function calculateCopied(
  set: CoefficientSet,
  columns: ColumnInput,
  { results, status }: Destination,
): { readonly exactRows: number; readonly kernel: Workspace['kernel'] } {
  const block = blockOf(set)
  let exactRows = 0
  for (let from = 0; from < status.length; from += BLOCK_ROWS) {
    const to = Math.min(status.length, from + BLOCK_ROWS)
    const rows = to - from
    block.value.set(columns.value.subarray(from, to))
    if (set.hasSecond) block.second.set((columns.second as Float64Array).subarray(from, to))
    block.coefficient.set(columns.coefficient.subarray(from, to))
    exactRows += calculateRows(block, { set, rows, status: status.subarray(from, to) })
    for (const [gas, column] of results.entries())
      column.set((block.results[gas] as Float64Array).subarray(0, rows), from)
  }
  return { exactRows, kernel: block.kernel }
}
