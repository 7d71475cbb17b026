import { WASM_SIMD } from './data/wasm-simd.ts'
import { WASM_SIMD_FMA } from './data/wasm-simd-fma.ts'
import { WASM_SIMD_FMA_SHARED } from './data/wasm-simd-fma-shared.ts'
import { WASM_SIMD_SHARED } from './data/wasm-simd-shared.ts'
import type { KernelName, Sharing } from './workspace.ts'

/** A compiled module. */
interface WasmModule {
  readonly [Symbol.toStringTag]?: string
}

/** A memory; only its buffer is used. */
export interface WasmMemory {
  readonly buffer: ArrayBufferLike
}

/** The used part of WebAssembly, which no type library common to all runtimes declares. */
interface WasmRuntime {
  readonly Module: new (bytes: Uint8Array) => WasmModule
  readonly Instance: new (
    module: WasmModule,
    imports: { readonly env: { readonly memory: WasmMemory } },
  ) => { readonly exports: unknown }
  readonly Memory: new (shape: { initial: number; maximum: number; shared: boolean }) => WasmMemory
}

declare const WebAssembly: WasmRuntime | undefined

/** WebAssembly, if the runtime has it. */
export function webAssembly(): WasmRuntime | undefined {
  return typeof WebAssembly === 'undefined' ? undefined : WebAssembly
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Returns the bytes of a base64 text; not every runtime has a function for it. */
export function bytesOfBase64(text: string): Uint8Array {
  const digits = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4))
  let bits = 0
  let pending = 0
  let index = 0
  for (const digit of digits) {
    bits = ((bits << 6) | DIGITS.indexOf(digit)) & 0xffff
    pending += 6
    if (pending < 8) continue
    pending -= 8
    bytes[index] = bits >> pending
    index++
  }
  return bytes
}

/** A kernel in WebAssembly. */
export type WasmKernelName = Exclude<KernelName, 'js'>

/** Exports of a module; each function takes the address of a job, and the rows. */
export interface WasmKernel {
  isFused(): number
  /** Calculates rows; returns the number of listed rows. */
  calculate(job: number, from: number, to: number): number
  /** Adds rows to totals; returns the number of rows listed for the totals. */
  total(job: number, from: number, to: number): number
  /** Calculates rows and adds them; returns the number of rows listed for the results. */
  calculateAndTotal(job: number, from: number, to: number): number
  /** Finishes `keys` keys from `key` on. */
  finish(job: number, key: number, keys: number): void
  /** Moves the high bits of all cells to the high cells. */
  carry(job: number): void
  /** Adds the entries of all buckets to the cells. */
  emptyBuckets(job: number): void
}

const SOURCES = {
  own: { 'wasm-simd-fma': WASM_SIMD_FMA, 'wasm-simd': WASM_SIMD },
  shared: { 'wasm-simd-fma': WASM_SIMD_FMA_SHARED, 'wasm-simd': WASM_SIMD_SHARED },
} as const satisfies Record<Sharing, Record<WasmKernelName, string>>

const PAGE_BYTES = 65_536
const compiled = new Map<string, WasmModule | null>()

/**
 * Returns the module of a kernel, compiled once; null if the runtime rejects it, for lack of a feature or by policy.
 */
function moduleOf(name: WasmKernelName, sharing: Sharing): WasmModule | null {
  const key = `${name} ${sharing}`
  const known = compiled.get(key)
  if (known !== undefined) return known
  const runtime = webAssembly()
  let made: WasmModule | null = null
  try {
    if (runtime !== undefined) made = new runtime.Module(bytesOfBase64(SOURCES[sharing][name]))
  } catch {
    // no SIMD, a content security policy, a size limit of synchronous compilation: another kernel takes over
  }
  compiled.set(key, made)
  return made
}

/** Creates a memory of fixed size, since growing would detach the columns. */
export function makeMemory(bytes: number, sharing: Sharing): WasmMemory {
  const runtime = webAssembly()
  if (runtime === undefined) throw new Error('no WebAssembly')
  const pages = Math.ceil(bytes / PAGE_BYTES)
  return new runtime.Memory({ initial: pages, maximum: pages, shared: sharing === 'shared' })
}

/** Instantiates a kernel on a memory; undefined if the runtime rejects it. */
export function instantiate(name: WasmKernelName, memory: WasmMemory, sharing: Sharing): WasmKernel | undefined {
  const module = moduleOf(name, sharing)
  const runtime = webAssembly()
  if (module === null || runtime === undefined) return undefined
  return new runtime.Instance(module, { env: { memory } }).exports as WasmKernel
}
