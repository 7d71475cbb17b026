/** A compiled module. */
export interface WasmModule {
  readonly [Symbol.toStringTag]?: string
}

/** A memory, of which only the buffer is used. */
export interface WasmMemory {
  readonly buffer: ArrayBufferLike
}

/** What is used of WebAssembly, which is in no library of types that every runtime shares. */
interface WasmRuntime {
  readonly Module: new (bytes: Uint8Array) => WasmModule
  readonly Instance: new (
    module: WasmModule,
    imports: { readonly env: { readonly memory: WasmMemory } },
  ) => { readonly exports: unknown }
  readonly Memory: new (shape: { initial: number; maximum: number; shared: boolean }) => WasmMemory
}

declare const WebAssembly: WasmRuntime | undefined

/** WebAssembly, where the runtime has it. */
export function webAssembly(): WasmRuntime | undefined {
  return typeof WebAssembly === 'undefined' ? undefined : WebAssembly
}
