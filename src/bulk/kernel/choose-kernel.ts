import { instantiate, makeMemory, type WasmKernelName } from './wasm-module.ts'
import { KERNEL_NAMES, type KernelName, type Sharing } from './workspace.ts'

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

/** The kernels that this runtime can run, fastest first. */
export function kernelNames(sharing: Sharing = 'own'): KernelName[] {
  return KERNEL_NAMES.filter((name) => isUsable(name, sharing))
}

/** The fastest kernel that this runtime can run. */
export function kernelName(sharing: Sharing = 'own'): KernelName {
  return kernelNames(sharing)[0] ?? 'js'
}
