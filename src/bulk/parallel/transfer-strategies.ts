import { itemAt } from '../../base/index.ts'
import { fail } from '../../core/errors/index.ts'
import { copyRows, type Destination, type InputColumns } from '../columns/calculate-copied.ts'
import type { Columns } from '../columns/columns.ts'
import type { RowRange, SharedWorkspace } from '../kernel/workspace.ts'
import { BLOCK_ROWS, blockMemory, blockOf } from './block.ts'
import type { RowsOutcome, RowsPayload, SharedTable } from './messages.ts'

/** Transfer of rows to the workers and of results back. */
export interface TransferStrategy {
  /** Maximum rows per message. */
  readonly rangeRows: number
  table(worker: number): SharedTable | null
  payload(range: RowRange): RowsPayload
  take(outcome: RowsOutcome): void
}

/** Workers process the rows in place, in shared memory. */
export function inPlace({ status }: Columns, workspace: SharedWorkspace): TransferStrategy {
  return {
    rangeRows: Number.POSITIVE_INFINITY,
    // the thread that allocated the memory is number 0 in it
    table: (worker) => ({ workspace, status, worker: worker + 1 }),
    payload: (range) => ({ ...range, block: null }),
    take: () => undefined,
  }
}

/** Throws `buffer_unusable` if the caller transferred the memory of columns meanwhile. */
function checkNotTransferred(columns: InputColumns, rows: number): void {
  const { value, second = value, coefficient, key = value } = columns
  for (const [path, { length }] of Object.entries({ value, second, coefficient, key })) {
    if (length >= rows) continue
    fail(path, 'buffer_unusable', 'was transferred while workers were using it; keep it until they are done')
  }
}

/** Rows travel to the workers and back in blocks; the results of totals are null, their status may be undefined. */
export function byBlocks(
  columns: InputColumns,
  into: { readonly results: Destination['results'] | null; readonly status: Uint8Array | undefined },
): TransferStrategy {
  const idle: ArrayBuffer[] = []
  return {
    rangeRows: BLOCK_ROWS,
    table: () => null,
    payload(range) {
      checkNotTransferred(columns, range.to)
      const block = idle.pop() ?? blockMemory()
      copyRows(columns, range, blockOf(block, range.to - range.from))
      return { ...range, block }
    },
    take({ from, to, block: memory }) {
      if (memory === null) return
      const { results, status } = blockOf(memory, to - from)
      for (const [gas, column] of into.results?.entries() ?? []) column.set(itemAt(results, gas), from)
      into.status?.set(status, from)
      idle.push(memory)
    },
  }
}
