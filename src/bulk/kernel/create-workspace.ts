import { fail } from '../../core/errors/index.ts'
import type { KernelTables } from '../coefficients/kernel-tables.ts'
import * as JOB from './job.ts'
import { TOTALS_LISTED } from './job.ts'
import { JsCells } from './js-cells.ts'
import { calculateJs, totalJs } from './js-kernel.ts'
import { jsMemoryOf } from './js-memory.ts'
import { columnViews, type Form, type Layout, layoutOf, type PrivateLayout, privateLayoutOf } from './layout.ts'
import * as STATE from './totals-state.ts'
import { IntegerCells, WideCells } from './wasm-cells.ts'
import { instantiate, makeMemory, type WasmKernelName, type WasmMemory } from './wasm-module.ts'
import {
  KERNEL_NAMES,
  type KernelName,
  type NewWorkspace,
  type SharedWorkspace,
  type Sharing,
  type Sign,
  type Workspace,
  type WorkspaceShape,
} from './workspace.ts'

const usable = new Map<string, boolean>()

function probe(name: WasmKernelName, sharing: Sharing): boolean {
  try {
    const kernel = instantiate(name, makeMemory(1, sharing), sharing)
    return kernel !== undefined && (name !== 'wasm-simd-fma' || kernel.isFused() === 1)
  } catch {
    return false // no shared memory, or a runtime that compiles but refuses to instantiate
  }
}

/** True if this runtime can run a kernel. */
export function isUsable(name: KernelName, sharing: Sharing): boolean {
  if (name === 'js') return sharing === 'own' || typeof SharedArrayBuffer !== 'undefined'
  const key = `${name} ${sharing}`
  const canRun = usable.get(key) ?? probe(name, sharing)
  usable.set(key, canRun)
  return canRun
}

/** Returns the kernels that this runtime can run, fastest first. */
export function kernelNames(sharing: Sharing = 'own'): KernelName[] {
  return KERNEL_NAMES.filter((name) => isUsable(name, sharing))
}

/** Returns the fastest kernel that this runtime can run. */
export function kernelName(sharing: Sharing = 'own'): KernelName {
  return kernelNames(sharing)[0] ?? 'js'
}

/** Kernel and sharing of a new workspace. */
export interface WorkspaceOptions {
  /** Defaults to the fastest kernel of the runtime. */
  readonly kernel?: KernelName
  /** Number of workers that share the memory, its creator included; not shared by default. */
  readonly sharedFor?: number
}

function wrapWorkspace(kernel: KernelName, workspace: NewWorkspace): Workspace {
  return kernel === 'js' ? createJsWorkspace(workspace) : createWasmWorkspace(kernel, workspace)
}

/** Creates a workspace; undefined if the runtime has not enough memory for it. */
function tryWorkspace(kernel: KernelName, workspace: NewWorkspace): Workspace | undefined {
  try {
    return wrapWorkspace(kernel, workspace)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/**
 * Creates a workspace of this shape. Throws `invalid_choice` for a kernel that this runtime cannot run, `list_too_long`
 * for rows or keys that no memory holds, or for more workspaces than the runtime has addresses for (some thousands).
 */
export function createWorkspace(shape: WorkspaceShape, { kernel, sharedFor }: WorkspaceOptions = {}): Workspace {
  const sharing = sharedFor === undefined ? 'own' : 'shared'
  const name = kernel ?? kernelName(sharing)
  if (!isUsable(name, sharing)) {
    const expected = kernelNames(sharing).join(', ')
    fail('kernel', 'invalid_choice', {
      message: 'must be a kernel that this runtime can run',
      expected,
      received: name,
    })
  }
  const workspace = tryWorkspace(name, { shape, workers: sharedFor ?? 1, sharing })
  if (workspace !== undefined) return workspace
  const message =
    'need more memory than this runtime has left; take fewer rows or keys at a time, or keep fewer totals and columns'
  return fail('rows', 'list_too_long', { message, received: shape.rows })
}

/** Attaches the worker of this number, from 1, to a workspace that another created; only the creator loads tables. */
export function attachWorkspace({ kernel, shape, workers, memory }: SharedWorkspace, worker: number): Workspace {
  return wrapWorkspace(kernel, { shape, workers, sharing: 'shared', attached: { memory, worker } })
}

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

const TABLE_FIELDS = {
  narrow: JOB.NARROW_TABLE,
  wide: JOB.WIDE_TABLE,
  fused: JOB.FUSED_TABLE,
} as const satisfies Record<Form, number>

/** Writes the addresses of a workspace into the job record of a worker. */
export function writeJob(buffer: ArrayBufferLike, layout: Layout, own: PrivateLayout): void {
  const words = new Uint32Array(buffer, own.job, JOB.JOB_BYTES / 4)
  const [co2, ch4, n2o, co2e] = layout.results
  const addresses = [
    [JOB.VALUE, layout.value],
    [JOB.SECOND, layout.shape.hasSecond ? layout.second : 0],
    [JOB.COEFFICIENT, layout.coefficient],
    [JOB.KEY, layout.key],
    [JOB.CO2, co2],
    [JOB.CH4, ch4],
    [JOB.N2O, n2o],
    [JOB.CO2E, co2e],
    ...layout.tables.map(({ form, address }) => [TABLE_FIELDS[form], address] as const),
    [JOB.INTEGERS, own.integers],
    [JOB.MISSED, own.missed],
    [JOB.LIST, own.list],
    [JOB.TOTALS_LIST, own.totalsList],
    [JOB.KEYS, layout.shape.keys],
    [JOB.CELLS, own.cells],
    [JOB.HIGH_CELLS, own.highCells],
    [STATE.BUCKET_COUNTS, own.bucketCounts],
    [STATE.BUCKETS, own.bucketNumber === 0 ? 0 : own.buckets],
    [STATE.BUCKET_NUMBER, own.bucketNumber],
    [STATE.BUCKET_USED, own.bucketUsed],
    [STATE.FINISHED, own.finished],
    [STATE.PARTS, own.parts],
    [STATE.PART_PAIRS, own.partPairs],
  ] as const
  for (const [field, word] of addresses) words[field / 4] = word
}

/** The current tables, and whether rows may be negative. */
export interface Loaded {
  readonly tables: KernelTables
  readonly sign: Sign
}

/** Writes tables into a memory, and their parameters into the job record of every worker. */
function loadTables(buffer: ArrayBufferLike, layout: Layout, { tables, sign }: Loaded): void {
  const { pairs } = layout.shape
  if (tables.pairs > pairs) throw new RangeError(`${tables.pairs} pairs, and room for ${pairs}`)
  for (const { form, address } of layout.tables)
    new Float64Array(buffer, address, tables[form].length).set(tables[form])
  for (const { job } of layout.workers) {
    new Uint32Array(buffer, job + JOB.PAIRS, 1)[0] = tables.pairs
    new Float64Array(buffer, job + JOB.LEAST, 2).fill(sign === 'any' ? Number.NEGATIVE_INFINITY : 0)
  }
}

/** Returns a function that loads tables into a memory, unless they are the last it loaded. */
export function tableLoader(buffer: ArrayBufferLike, layout: Layout): Workspace['load'] {
  let last: Loaded | undefined
  return (tables, sign) => {
    if (last?.tables === tables && last.sign === sign) return
    loadTables(buffer, layout, { tables, sign })
    last = { tables, sign }
  }
}
