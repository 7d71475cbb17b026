import { resultsOf } from '../kernel/cells.ts'
import { CHUNK_ROWS, type WorkspaceColumns } from '../kernel/workspace.ts'

/** Maximum rows of a block. */
export const BLOCK_ROWS = CHUNK_ROWS

/** Rows that travel to a worker and back, as views of one transferred buffer. */
export interface Block extends WorkspaceColumns {
  readonly status: Uint8Array
}

/** Doubles per row: value, second and four results. */
const ROW_DOUBLES = 6
/** 32-bit words per row: coefficient and key. */
const ROW_WORDS = 2
const ROW_BYTES = ROW_DOUBLES * 8 + ROW_WORDS * 4 + 1

/** Allocates the memory of a block. */
export function blockMemory(): ArrayBuffer {
  return new ArrayBuffer(BLOCK_ROWS * ROW_BYTES)
}

/** Views of the first rows of a block. */
export function blockOf(memory: ArrayBuffer, rows: number): Block {
  const doubles = (column: number) => new Float64Array(memory, column * BLOCK_ROWS * 8, rows)
  const words = (column: number) => new Uint32Array(memory, (ROW_DOUBLES * 8 + column * 4) * BLOCK_ROWS, rows)
  return {
    value: doubles(0),
    second: doubles(1),
    results: resultsOf((gas) => doubles(2 + gas)),
    coefficient: words(0),
    key: words(1),
    status: new Uint8Array(memory, (ROW_DOUBLES * 8 + ROW_WORDS * 4) * BLOCK_ROWS, rows),
  }
}
