import { tableLoader, writeJob } from './job-record.ts'
import { JsCells } from './js-cells.ts'
import { jsMemoryOf } from './js-memory.ts'
import { calculateJs } from './js-rows.ts'
import { totalJs } from './js-totals.ts'
import { columnsOf, layoutOf, type PrivateLayout } from './layout.ts'
import type { Sharing } from './wasm-module.ts'
import type { Workspace, WorkspaceShape } from './workspace.ts'

/** Shape and memory of a workspace in plain JavaScript. */
export interface JsWorkspaceOptions {
  readonly shape: WorkspaceShape
  readonly sharing: Sharing
  readonly workers: number
  /** The memory that another worker created; without it this is worker 0, which creates it. */
  readonly attached?: { readonly memory: ArrayBufferLike; readonly worker: number }
}

function makeBuffer(bytes: number, sharing: Sharing): ArrayBufferLike {
  return sharing === 'shared' ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes)
}

/** A workspace whose kernel is plain JavaScript, with the memory layout of the other kernels. */
export function createJsWorkspace({ shape, sharing, workers, attached }: JsWorkspaceOptions): Workspace {
  const kernel = 'js'
  const layout = layoutOf(kernel, shape, workers)
  const { memory: buffer, worker } = attached ?? { memory: makeBuffer(layout.bytes, sharing), worker: 0 }
  writeJob(buffer, layout, worker)
  const memory = jsMemoryOf(buffer, layout, worker)
  const own = layout.workers[worker] as PrivateLayout
  const cells = new JsCells(buffer, own, { shape, memory })
  const { list, totalsList } = memory
  const { keys } = shape
  const calculate = (from: number, to: number) => list.subarray(0, calculateJs(memory, from, to))
  const total = (from: number, to: number) => totalsList.subarray(0, totalJs(memory, cells, { from, to, keys }))
  return {
    kernel,
    shape,
    ...columnsOf(buffer, layout),
    cells,
    shared: sharing === 'shared' ? { kernel, shape, workers, memory: buffer } : null,
    load: tableLoader(buffer, layout),
    calculate,
    total,
    calculateAndTotal: (from, to) => ({ calculated: calculate(from, to), totalled: total(from, to) }),
  }
}
