/** A compiled module. */
export interface WasmModule {
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
