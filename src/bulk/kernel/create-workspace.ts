import { fail } from '../../errors/index.ts'
import { isUsable, kernelName, kernelNames } from './choose-kernel.ts'
import { createJsWorkspace } from './js-workspace.ts'
import { createWasmWorkspace } from './wasm-workspace.ts'
import type { WasmMemory } from './web-assembly.ts'
import type { KernelName, SharedWorkspace, Workspace, WorkspaceShape } from './workspace.ts'

/** How a workspace is made. */
export interface WorkspaceOptions {
  /** The kernel; not given: the fastest that the runtime has. */
  readonly kernel?: KernelName
  /** For how many workers the memory is shared, its maker among them; not given: it is not. */
  readonly sharedFor?: number
}

/**
 * A workspace of this shape. Throws `invalid_choice` for a kernel that this runtime does not have, `list_too_long` for
 * rows or keys that no memory holds.
 */
export function createWorkspace(shape: WorkspaceShape, { kernel, sharedFor }: WorkspaceOptions = {}): Workspace {
  const sharing = sharedFor === undefined ? 'own' : 'shared'
  const name = kernel ?? kernelName(sharing)
  if (!isUsable(name, sharing)) {
    const expected = kernelNames(sharing).join(', ')
    fail('kernel', 'invalid_choice', { message: 'is not to be had in this runtime', expected, received: name })
  }
  const made = { shape, workers: sharedFor ?? 1, sharing } as const
  return name === 'js' ? createJsWorkspace(made) : createWasmWorkspace({ ...made, kernel: name })
}

/** The workspace that another worker made, for the worker of this number, from 1; its tables are loaded by the maker. */
export function attachWorkspace({ kernel, shape, workers, memory }: SharedWorkspace, worker: number): Workspace {
  const made = { shape, workers, sharing: 'shared' } as const
  if (kernel === 'js') return createJsWorkspace({ ...made, attached: { memory: memory as SharedArrayBuffer, worker } })
  return createWasmWorkspace({ ...made, kernel, attached: { memory: memory as WasmMemory, worker } })
}
