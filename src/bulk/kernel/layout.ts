import { fail } from '../../core/errors/index.ts'
import { PAIR_DOUBLES } from '../coefficients/kernel-tables.ts'
import { resultsOf } from './cells.ts'
import { BLOCK_ROWS, JOB_BYTES } from './job.ts'
import { BUCKET_BITS, BUCKET_ENTRIES, FINISH_KEYS, PARTS_OF_INTEGER } from './totals-state.ts'
import { CHUNK_ROWS, type KernelName, type WorkspaceColumns, type WorkspaceShape } from './workspace.ts'

/** The first bytes belong to the constants of the module. */
const KERNEL_BYTES = 1024
const LINE_BYTES = 64
/** Gap between columns, so that columns of 2^n rows do not share cache sets. */
const GAP_BYTES = 5 * LINE_BYTES
/** Limit of a memory with 32-bit addresses. */
const MEMORY_BYTES_MAX = 2 ** 32
const MIB = 2 ** 20
/** Number of cells that stay cached between rows; with more, rows go through buckets. */
const CACHED_CELLS = 2 ** 20

/** The forms of brackets that the kernels use. */
const FORMS = {
  'wasm-simd-fma': ['fused'],
  'wasm-simd': ['narrow', 'wide'],
  js: ['narrow', 'wide'],
} as const satisfies Record<KernelName, readonly string[]>

/** A form of brackets. */
export type Form = (typeof FORMS)[KernelName][number]

/** Allocates addresses from the start of a memory, aligned to cache lines. */
class Arena {
  bytes = KERNEL_BYTES

  take(bytes: number): number {
    const index = this.bytes
    this.bytes = Math.ceil((index + bytes) / LINE_BYTES) * LINE_BYTES
    return index
  }

  /** Allocates a column: kernels read up to 16 bytes beyond its end. */
  column(bytes: number): number {
    return this.take(bytes === 0 ? 0 : bytes + GAP_BYTES)
  }
}

function listRowsOf(rows: number): number {
  return Math.min(rows, CHUNK_ROWS) + 2
}

/** A kernel, and the shape of its workspace. */
interface Kind {
  readonly kernel: KernelName
  readonly shape: WorkspaceShape
}

/** Allocates the cells; memory that is never written, such as the high cells of most workspaces, costs nothing. */
function cellsLayout(arena: Arena, { kernel, shape }: Kind) {
  const take = (bytes: number) => arena.take(bytes)
  const { keys, pairs, hasSecond } = shape
  const count = keys * pairs
  const isWide = hasSecond && kernel !== 'js'
  const bucketNumber = count > CACHED_CELLS && !hasSecond && kernel !== 'js' ? Math.ceil(count / 2 ** BUCKET_BITS) : 0
  const parts = keys === 0 ? 0 : pairs * PARTS_OF_INTEGER
  return {
    cells: take((isWide ? 16 : 8) * count),
    highCells: take(isWide ? 0 : 8 * count),
    /** A third layer, in plain JavaScript. */
    topCells: take(kernel === 'js' ? 8 * count : 0),
    bucketCounts: take(4 * bucketNumber),
    buckets: take(8 * BUCKET_ENTRIES * bucketNumber),
    bucketUsed: take(8 * bucketNumber),
    /** 0: rows are added directly. */
    bucketNumber,
    finished: take(keys === 0 ? 0 : 32 * FINISH_KEYS),
    parts: take(8 * parts),
    partPairs: take(4 * parts),
  }
}

/** Addresses of the memory that only one worker writes. */
export type PrivateLayout = Readonly<ReturnType<typeof privateLayout>>

function privateLayout(arena: Arena, kind: Kind) {
  const { keys, rows } = kind.shape
  const listRows = listRowsOf(rows)
  const integersBytes = 8 * (BLOCK_ROWS + 2)
  return {
    job: arena.take(JOB_BYTES),
    integers: arena.take(integersBytes),
    missed: arena.take(integersBytes),
    list: arena.take(4 * listRows),
    totalsList: arena.take(keys === 0 ? 0 : 4 * listRows),
    ...cellsLayout(arena, kind),
  }
}

/** Addresses in the memory of a workspace; absent parts have zero bytes. */
export type Layout = Readonly<ReturnType<typeof layoutOf>>

/** Lays out the memory of a workspace for a number of workers; throws `list_too_long` beyond the limit of a memory. */
export function layoutOf(kernel: KernelName, shape: WorkspaceShape, workers: number) {
  const { rows, pairs, hasSecond, hasResults, keys } = shape
  const arena = new Arena()
  const forms: readonly Form[] = FORMS[kernel]
  /** The tables that the kernel uses. */
  const tables = forms.map((form) => ({ form, address: arena.take(8 * PAIR_DOUBLES * pairs) }))
  const listRows = listRowsOf(rows)
  const privates = Array.from({ length: workers }, () => privateLayout(arena, { kernel, shape }))
  const result = () => arena.column(hasResults ? 8 * rows : 0)
  const columns = {
    value: arena.column(8 * rows),
    second: arena.column(hasSecond ? 8 * rows : 0),
    coefficient: arena.column(4 * rows),
    key: arena.column(keys === 0 ? 0 : 4 * rows),
    results: [result(), result(), result(), result()] as const,
  }
  const { bytes } = arena
  if (bytes > MEMORY_BYTES_MAX) {
    const message = `need ${Math.ceil(bytes / MIB)} MiB and a memory holds 4,096; take fewer rows or keys at a time`
    fail('rows', 'list_too_long', { message, received: rows })
  }
  return { shape, ...columns, tables, workers: privates, listRows, bytes }
}

/** Returns the memory of a worker. Throws a RangeError for one that the layout has no room for. */
export function privateLayoutOf({ workers }: Layout, worker = 0): PrivateLayout {
  const own = workers[worker]
  if (own === undefined) throw new RangeError(`no room for worker ${worker}`)
  return own
}

/** Views of the columns in a memory. */
export function columnViews(buffer: ArrayBufferLike, layout: Layout): WorkspaceColumns {
  const { rows, hasSecond, hasResults, keys } = layout.shape
  return {
    value: new Float64Array(buffer, layout.value, rows),
    second: new Float64Array(buffer, layout.second, hasSecond ? rows : 0),
    coefficient: new Uint32Array(buffer, layout.coefficient, rows),
    key: new Uint32Array(buffer, layout.key, keys === 0 ? 0 : rows),
    results: resultsOf((gas) => new Float64Array(buffer, layout.results[gas], hasResults ? rows : 0)),
  }
}
