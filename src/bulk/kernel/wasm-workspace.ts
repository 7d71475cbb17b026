import { IntegerCells } from './integer-cells.ts'
import { TOTALS_LISTED } from './job.ts'
import { tableLoader, writeJob } from './job-record.ts'
import { columnViews, layoutOf, privateLayoutOf } from './layout.ts'
import { instantiate, makeMemory, type WasmKernelName, type WasmMemory } from './wasm-module.ts'
import { WideCells } from './wide-cells.ts'
import type { NewWorkspace, Workspace } from './workspace.ts'

/** Returns a workspace whose kernel is WebAssembly, on its own memory or on one that workers share. */
export function createWasmWorkspace(
  kernel: WasmKernelName,
  { shape, sharing, workers, attached }: NewWorkspace,
): Workspace {
  const layout = layoutOf(kernel, shape, workers)
  const memory = (attached?.memory as WasmMemory | undefined) ?? makeMemory(layout.bytes, sharing)
  const wasm = instantiate(kernel, memory, sharing)
  const own = privateLayoutOf(layout, attached?.worker)
  if (wasm === undefined) throw new RangeError(`no kernel ${kernel}`)
  const { buffer } = memory
  writeJob(buffer, layout, own)
  const list = new Uint32Array(buffer, own.list, layout.listRows)
  const totalsList = new Uint32Array(buffer, own.totalsList, shape.keys === 0 ? 0 : layout.listRows)
  const totalsListed = new Uint32Array(buffer, own.job + TOTALS_LISTED, 1)
  return {
    kernel,
    shape,
    ...columnViews(buffer, layout),
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
