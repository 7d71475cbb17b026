import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { createWorkspace } from '../kernel/create-workspace.ts'
import type { Workspace } from '../kernel/workspace.ts'
import { calculateRows } from './calculate-rows.ts'
import type { ColumnInput } from './check-columns.ts'

/** Rows that are copied in and out at once: their columns stay in the first caches. */
const BLOCK_ROWS = 2048

const remembered = new WeakMap<CoefficientSet, Workspace>()

/** The workspace through which columns of callers are calculated. */
function blockOf(set: CoefficientSet): Workspace {
  const known = remembered.get(set)
  if (known !== undefined) return known
  const { pairs, hasSecond } = set
  const shape = { rows: BLOCK_ROWS, pairs: pairs.length, hasSecond, hasResults: true, keys: 0 }
  const made = createWorkspace(shape)
  remembered.set(set, made)
  return made
}

/** Where the results of columns go. */
export interface Destination {
  readonly results: readonly Float64Array[]
  readonly status: Uint8Array
}

/** Calculates columns that lie in other memory, block by block; how many rows took exact arithmetic, and by which kernel. */
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
