import { tableLoader } from './job-record.ts'
import { JsCells } from './js-cells.ts'
import { jsMemoryOf } from './js-memory.ts'
import { calculateJs } from './js-rows.ts'
import { totalJs } from './js-totals.ts'
import { columnViews, layoutOf, privateLayoutOf } from './layout.ts'
import type { NewWorkspace, Sharing, Workspace } from './workspace.ts'

function makeBuffer(bytes: number, sharing: Sharing): ArrayBufferLike {
  return sharing === 'shared' ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes)
}

/** Returns a workspace whose kernel is plain JavaScript, with the memory layout of the other kernels. */
export function createJsWorkspace({ shape, sharing, workers, attached }: NewWorkspace): Workspace {
  const kernel = 'js'
  const layout = layoutOf(kernel, shape, workers)
  const buffer = (attached?.memory as ArrayBufferLike | undefined) ?? makeBuffer(layout.bytes, sharing)
  const own = privateLayoutOf(layout, attached?.worker)
  const memory = jsMemoryOf(buffer, layout, own)
  const cells = new JsCells(buffer, own, { shape, memory })
  const { list, totalsList } = memory
  const { keys } = shape
  const calculate = (from: number, to: number) => list.subarray(0, calculateJs(memory, from, to))
  const total = (from: number, to: number) => totalsList.subarray(0, totalJs(memory, cells, { from, to, keys }))
  return {
    kernel,
    shape,
    ...columnViews(buffer, layout),
    cells,
    shared: sharing === 'shared' ? { kernel, shape, workers, memory: buffer } : null,
    load: tableLoader(buffer, layout),
    calculate,
    total,
    calculateAndTotal: (from, to) => ({ calculated: calculate(from, to), totalled: total(from, to) }),
  }
}
