import { fail } from '../../errors/index.ts'
import { isUsable, kernelName, kernelNames } from './choose-kernel.ts'
import { createJsWorkspace, type JsWorkspaceOptions } from './js-workspace.ts'
import { createWasmWorkspace } from './wasm-workspace.ts'
import type { WasmMemory } from './web-assembly.ts'
import type { KernelName, SharedWorkspace, Workspace, WorkspaceShape } from './workspace.ts'

/** Kernel and sharing of a new workspace. */
export interface WorkspaceOptions {
  /** Defaults to the fastest kernel of the runtime. */
  readonly kernel?: KernelName
  /** Number of workers that share the memory, its creator included; not shared by default. */
  readonly sharedFor?: number
}

type Made = Pick<JsWorkspaceOptions, 'shape' | 'workers' | 'sharing'>

/** Creates a workspace; undefined if the runtime has not enough memory for it. */
function tryWorkspace(kernel: KernelName, made: Made): Workspace | undefined {
  try {
    return kernel === 'js' ? createJsWorkspace(made) : createWasmWorkspace({ ...made, kernel })
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
    fail('kernel', 'invalid_choice', { message: 'is not to be had in this runtime', expected, received: name })
  }
  const made = { shape, workers: sharedFor ?? 1, sharing } as const
  const workspace = tryWorkspace(name, made)
  if (workspace !== undefined) return workspace
  const message =
    'need more memory than this runtime has left; take fewer rows or keys at a time, or keep fewer totals and columns'
  return fail('rows', 'list_too_long', { message, received: shape.rows })
}

/** Attaches the worker of this number, from 1, to a workspace that another created; only the creator loads tables. */
export function attachWorkspace({ kernel, shape, workers, memory }: SharedWorkspace, worker: number): Workspace {
  const made = { shape, workers, sharing: 'shared' } as const
  if (kernel === 'js') return createJsWorkspace({ ...made, attached: { memory: memory as SharedArrayBuffer, worker } })
  return createWasmWorkspace({ ...made, kernel, attached: { memory: memory as WasmMemory, worker } })
}
