import { PAIR_DOUBLES } from '../coefficients/kernel-tables.ts'
import { LEAST, PAIRS } from './job.ts'
import { columnsOf, type Form, type Layout, type PrivateLayout } from './layout.ts'
import type { WorkspaceColumns } from './workspace.ts'

/** The memory of one worker of the kernel in plain JavaScript, as views of the common layout. */
export interface JsMemory extends WorkspaceColumns {
  readonly hasSecond: boolean
  readonly narrow: Float64Array
  readonly wide: Float64Array
  /** The integer of a row, or the product of two: to 53 bits, to 26 bits, and the remainder of the latter. */
  readonly halves: Float64Array
  readonly list: Uint32Array
  readonly totalsList: Uint32Array
  /** One word: the number of loaded pairs. */
  readonly loaded: Uint32Array
  /** The least value that is read. */
  readonly least: Float64Array
}

/** The views of a worker. */
export function jsMemoryOf(buffer: ArrayBufferLike, layout: Layout, own: PrivateLayout): JsMemory {
  const { hasSecond, keys, pairs } = layout.shape
  const table = (form: Form) => {
    const address = layout.tables.find((one) => one.form === form)?.address ?? 0
    return new Float64Array(buffer, address, PAIR_DOUBLES * pairs)
  }
  return {
    ...columnsOf(buffer, layout),
    hasSecond,
    narrow: table('narrow'),
    wide: table('wide'),
    halves: new Float64Array(buffer, own.integers, 3),
    list: new Uint32Array(buffer, own.list, layout.listRows),
    totalsList: new Uint32Array(buffer, own.totalsList, keys === 0 ? 0 : layout.listRows),
    loaded: new Uint32Array(buffer, own.job + PAIRS, 1),
    least: new Float64Array(buffer, own.job + LEAST, 1),
  }
}
