import { IntegerCells } from './integer-cells.ts'
import { TOTALS_LISTED } from './job.ts'
import { tableLoader, writeJob } from './job-record.ts'
import { columnsOf, layoutOf } from './layout.ts'
import { instantiate, makeMemory, type Sharing, type WasmKernelName } from './wasm-module.ts'
import type { WasmMemory } from './web-assembly.ts'
import { WideCells } from './wide-cells.ts'
import type { Workspace, WorkspaceShape } from './workspace.ts'

/** Shape and memory of a workspace in WebAssembly. */
export interface WasmWorkspaceOptions {
  readonly kernel: WasmKernelName
  readonly shape: WorkspaceShape
  readonly sharing: Sharing
  readonly workers: number
  /** The memory that another worker created; without it this is worker 0, which creates it. */
  readonly attached?: { readonly memory: WasmMemory; readonly worker: number }
}

/** A workspace whose kernel is WebAssembly, on its own memory or on one that workers share. */
export function createWasmWorkspace(options: WasmWorkspaceOptions): Workspace {
  const { kernel, shape, sharing, workers, attached } = options
  const layout = layoutOf(kernel, shape, workers)
  const { memory, worker } = attached ?? { memory: makeMemory(layout.bytes, sharing), worker: 0 }
  const wasm = instantiate(kernel, memory, sharing)
  const own = layout.workers[worker]
  if (wasm === undefined || own === undefined) throw new RangeError(`no kernel ${kernel}, or no worker ${worker}`)
  const { buffer } = memory
  writeJob(buffer, layout, worker)
  const list = new Uint32Array(buffer, own.list, layout.listRows)
  const totalsList = new Uint32Array(buffer, own.totalsList, shape.keys === 0 ? 0 : layout.listRows)
  const totalsListed = new Uint32Array(buffer, own.job + TOTALS_LISTED, 1)
  return {
    kernel,
    shape,
    ...columnsOf(buffer, layout),
    cells: new (shape.hasSecond ? WideCells : IntegerCells)({ buffer, own, shape, wasm }),
    shared: sharing === 'shared' ? { kernel, shape, workers, memory } : null,
    load: tableLoader(buffer, layout),
    calculate: (from, to) => list.subarray(0, wasm.calculate(own.job, from, to)),
    total: (from, to) => totalsList.subarray(0, wasm.total(own.job, from, to)),
    calculateAndTotal(from, to) {
      const calculated = list.subarray(0, wasm.calculateAndTotal(own.job, from, to))
      return { calculated, totalled: totalsList.subarray(0, totalsListed[0]) }
    },
  }
}
