import { fail } from '../../errors/index.ts'
import type { ColumnInput, KeyedColumnInput } from '../columns/check-columns.ts'
import type { Columns } from '../columns/columns.ts'
import type { SharedWorkspace } from '../kernel/workspace.ts'
import { BLOCK_ROWS, blockMemory, blockOf } from './block.ts'
import type { AskedRows, DoneRows, SharedTable } from './messages.ts'
import type { RowRange } from './row-ranges.ts'

/** Transfer of rows to the workers and of results back. */
export interface TransferStrategy {
  /** Maximum rows per message. */
  readonly rangeRows: number
  table(worker: number): SharedTable | null
  /** The message for a range. */
  ask(range: RowRange): AskedRows
  take(done: DoneRows): void
}

/** Columns with or without keys. */
export type InputColumns = ColumnInput & Partial<Pick<KeyedColumnInput, 'key'>>

/** Workers process the rows in place, in shared memory. */
export function inPlace({ status }: Columns, workspace: SharedWorkspace): TransferStrategy {
  return {
    rangeRows: Number.POSITIVE_INFINITY,
    // the thread that allocated the memory is number 0 in it
    table: (worker) => ({ workspace, status, worker: worker + 1 }),
    ask: (range) => ({ ...range, block: null }),
    take: () => undefined,
  }
}

/** Throws `buffer_unusable` if the caller transferred the memory of columns meanwhile. */
function checkKept(columns: InputColumns, rows: number): void {
  const { value, second = value, coefficient, key = value } = columns
  for (const [path, { length }] of Object.entries({ value, second, coefficient, key })) {
    if (length >= rows) continue
    fail(path, 'buffer_unusable', 'was handed away while workers were at work on it; keep it until they are done')
  }
}

/** The destination of blocks: the four result columns or an empty list, and the status of the rows or undefined. */
export interface BlocksInto {
  readonly results: readonly Float64Array[]
  readonly status: Uint8Array | undefined
}

/** Rows travel to the workers and back in blocks. */
export function byBlocks(given: InputColumns, into: BlocksInto): TransferStrategy {
  const idle: ArrayBuffer[] = []
  return {
    rangeRows: BLOCK_ROWS,
    table: () => null,
    ask({ from, to }) {
      checkKept(given, to)
      const memory = idle.pop() ?? blockMemory()
      const block = blockOf(memory, to - from)
      block.value.set(given.value.subarray(from, to))
      if (given.second !== undefined) block.second.set(given.second.subarray(from, to))
      block.coefficient.set(given.coefficient.subarray(from, to))
      if (given.key !== undefined) block.key.set(given.key.subarray(from, to))
      return { from, to, block: memory }
    },
    take({ from, to, block: memory }) {
      if (memory === null) return
      const block = blockOf(memory, to - from)
      for (const [gas, column] of into.results.entries()) column.set(block.results[gas] as Float64Array, from)
      into.status?.set(block.status, from)
      idle.push(memory)
    },
  }
}
