import { fail } from '../../core/errors/index.ts'
import { createJsWorkspace } from './js-workspace.ts'
import { instantiate, makeMemory, type WasmKernelName } from './wasm-module.ts'
import { createWasmWorkspace } from './wasm-workspace.ts'
import {
  KERNEL_NAMES,
  type KernelName,
  type NewWorkspace,
  type SharedWorkspace,
  type Sharing,
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
