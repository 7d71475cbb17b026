import type { FixedColumn } from '../../core/exact/index.ts'
import { PAIR_DOUBLES } from '../coefficients/kernel-tables.ts'
import { LEAST, PAIRS } from './job.ts'
import { columnViews, type Form, type Layout, type PrivateLayout } from './layout.ts'

/** The memory of one worker of the kernel in plain JavaScript, as views of the common layout. */
export type JsMemory = Readonly<ReturnType<typeof jsMemoryOf>>

/** Returns the views of a worker. */
export function jsMemoryOf(buffer: ArrayBufferLike, layout: Layout, own: PrivateLayout) {
  const { hasSecond, keys, pairs } = layout.shape
  const table = (form: Form) => {
    const address = layout.tables.find((one) => one.form === form)?.address ?? 0
    return new Float64Array(buffer, address, PAIR_DOUBLES * pairs)
  }
  return {
    ...columnViews(buffer, layout),
    hasSecond,
    narrow: table('narrow'),
    wide: table('wide'),
    /** The integer of a row, or the product of two: to 53 bits, to 26 bits, and the remainder of the latter. */
    halves: new Float64Array(buffer, own.integers, 3) as FixedColumn<Float64Array, 0 | 1 | 2>,
    list: new Uint32Array(buffer, own.list, layout.listRows),
    totalsList: new Uint32Array(buffer, own.totalsList, keys === 0 ? 0 : layout.listRows),
    /** One word: the number of loaded pairs. */
    loaded: new Uint32Array(buffer, own.job + PAIRS, 1) as FixedColumn<Uint32Array, 0>,
    /** The least value that is read. */
    least: new Float64Array(buffer, own.job + LEAST, 1) as FixedColumn<Float64Array, 0>,
  }
}
