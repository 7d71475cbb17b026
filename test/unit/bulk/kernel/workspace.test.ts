import { describe, expect, it, vi } from 'vitest'
import { kernelTables } from '../../../../src/bulk/coefficients/kernel-tables.ts'
import {
  attachWorkspace,
  createWorkspace,
  kernelName,
  kernelNames,
} from '../../../../src/bulk/kernel/create-workspace.ts'
import { webAssembly } from '../../../../src/bulk/kernel/wasm-module.ts'
import { KERNEL_NAMES, type KernelName } from '../../../../src/bulk/kernel/workspace.ts'
import { IS_THOROUGH } from '../../../fixtures/seeds.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'
import { randomFrom } from '../../../oracle/random.ts'
import { hardRows } from '../../../property/bulk/kernel/hard-rows.ts'
import { judge, kernelSays, listedBy, workspaceOf } from '../../../property/bulk/kernel/kernel-says.ts'

const KERNELS = kernelNames()
const wasm = { Module: webAssembly()?.Module, Instance: webAssembly()?.Instance }
const COLUMNS = ['value', 'value and second'] as const
/** Around the sizes of a block; the oracle of a whole column takes seconds, so only a thorough run fills one. */
const ROW_COUNTS = [0, 1, 2, 3, 7, 1023, 1024, 1025, ...(IS_THOROUGH ? [65_535, 65_536] : [])]
const SHAPE = { rows: 4, pairs: 2, hasSecond: false, hasResults: true, keys: 0 }

describe.each(KERNELS)('the rows of a call (%s)', (kernel) => {
  describe.each(COLUMNS)('by %s', (columns) => {
    it.each(ROW_COUNTS)('calculates %i rows exactly or lists them', (rows) => {
      const made = hardRows(randomFrom(rows), { columns, kind: 'ordinary', rows })
      expect(kernelSays(made, kernel, 'not_negative')).toMatchObject({ wrong: [], needless: [] })
    })

    it('writes in the rows of the call only, and lists rows of the call, in order', () => {
      const rows = 3000
      const made = hardRows(randomFrom(1), { columns, kind: 'ordinary', rows })
      const workspace = workspaceOf(made, kernel)
      workspace.load(kernelTables(made.set), 'any')
      for (const [from, to] of [
        [0, 0],
        [5, 6],
        [7, 1032],
        [1025, 2049],
        [2999, 3000],
      ] as const) {
        for (const column of workspace.results) column.fill(-7)
        const listed = [...workspace.calculate(from, to)]
        expect(listed).toEqual([...new Set(listed)].sort((a, b) => a - b))
        expect(listed.every((row) => row >= from && row < to)).toBe(true)
        for (const column of workspace.results) {
          const written = [...column.keys()].filter((row) => column[row] !== -7)
          expect(written.every((row) => row >= from && row < to)).toBe(true)
          expect(written.length).toBeGreaterThanOrEqual(to - from - listed.length)
        }
      }
    })

    it('reads no table beyond the pairs that are loaded', () => {
      const made = hardRows(randomFrom(2), { columns, kind: 'ordinary', rows: 500 })
      const workspace = workspaceOf(made, kernel)
      const set = { ...made.set, pairs: made.set.pairs.slice(0, 5) }
      workspace.load(kernelTables(set), 'any')
      expect(judge({ ...made, set }, workspace, 'any')).toMatchObject({ wrong: [], needless: [] })
    })
  })

  it('goes on after a column whose integers are beyond 2^40', () => {
    const value = Float64Array.from({ length: 20_000 }, (_, row) => (row % 10_000 < 5000 ? 5e6 + row : row / 8))
    const { set } = hardRows(randomFrom(3), { columns: 'value', kind: 'ordinary', rows: 0 })
    const coefficient = Uint32Array.from(value, (_, row) => row % set.pairs.length)
    const rows = { set, value, second: new Float64Array(0), coefficient }
    expect(kernelSays(rows, kernel, 'not_negative')).toMatchObject({ wrong: [], needless: [] })
  })

  it('says +0 for every zero', () => {
    const made = hardRows(randomFrom(4), { columns: 'value', kind: 'ordinary', rows: 64 })
    made.value.fill(-0)
    const workspace = workspaceOf({ ...made, coefficient: Uint32Array.from(made.value.keys()) }, kernel)
    workspace.load(kernelTables(made.set), 'not_negative')
    expect(listedBy(workspace)).toEqual([])
    for (const column of workspace.results) expect([...column].every((one) => Object.is(one, 0))).toBe(true)
  })

  it('shares a memory among workers, each with a list of its own', () => {
    if (!kernelNames('shared').includes(kernel)) return
    const made = hardRows(randomFrom(5), { columns: 'value', kind: 'ordinary', rows: 5000 })
    const shape = { ...SHAPE, rows: 5000, pairs: made.set.pairs.length }
    const first = createWorkspace(shape, { kernel, sharedFor: 2 })
    first.load(kernelTables(made.set), 'not_negative')
    const message = first.shared
    if (message === null) throw new Error('it is shared')
    const other = attachWorkspace(message, 1)
    other.value.set(made.value)
    first.coefficient.set(made.coefficient)
    const low = first.calculate(0, 2500)
    const kept = [...low]
    const listed = new Set([...other.calculate(2500, 5000), ...low])
    expect([...low]).toEqual(kept)
    const alone = workspaceOf(made, kernel)
    alone.load(kernelTables(made.set), 'not_negative')
    expect([...listed].sort((a, b) => a - b)).toEqual(listedBy(alone))
    for (const [gas, column] of alone.results.entries()) {
      const differs = [...column.keys()].filter((row) => !listed.has(row) && column[row] !== first.results[gas]?.[row])
      expect(differs).toEqual([])
    }
    expect(() => attachWorkspace(message, 2)).toThrow(RangeError)
  })
})

describe('the kernel that is chosen', () => {
  it('is the fastest that runs here', () => {
    expect(KERNELS).toEqual(KERNEL_NAMES.filter((name) => KERNELS.includes(name)))
    expect(createWorkspace(SHAPE).kernel).toBe(kernelName())
    expect(kernelName()).toBe(KERNELS[0])
  })

  it('is plain JavaScript where WebAssembly is missing, rejected by policy, or makes no instances', async () => {
    const { Memory, Instance } = Reflect.get(globalThis, 'WebAssembly') as Record<string, unknown>
    const refused = () => {
      throw new EvalError('unsafe-eval')
    }
    const refusing = { Memory, Instance, Module: refused }
    const barren = { Memory, Module: class {}, Instance: refused }
    for (const runtime of [undefined, refusing, barren]) {
      vi.resetModules()
      vi.stubGlobal('WebAssembly', runtime)
      const choose = await import('../../../../src/bulk/kernel/create-workspace.ts')
      const create = await import('../../../../src/bulk/kernel/create-workspace.ts')
      expect(choose.kernelNames()).toEqual(['js'])
      expect(create.createWorkspace(SHAPE).kernel).toBe('js')
      expect(create.createWorkspace(SHAPE, { sharedFor: 2 }).kernel).toBe('js')
      vi.unstubAllGlobals()
    }
    vi.resetModules()
  })

  it.each([
    { fused: 1, expected: ['wasm-simd-fma', 'wasm-simd', 'js'] },
    { fused: 0, expected: ['wasm-simd', 'js'] },
  ])('has the fused multiply-add only where it is fused: $fused', async ({ fused, expected }) => {
    const { Memory } = Reflect.get(globalThis, 'WebAssembly') as Record<string, unknown>
    class Instance {
      exports = { isFused: () => fused }
    }
    vi.resetModules()
    vi.stubGlobal('WebAssembly', { Memory, Module: class {}, Instance })
    const choose = await import('../../../../src/bulk/kernel/create-workspace.ts')
    expect(choose.kernelNames()).toEqual(expected)
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('shares nothing where the runtime has no memory to share', async () => {
    vi.resetModules()
    vi.stubGlobal('WebAssembly', undefined)
    vi.stubGlobal('SharedArrayBuffer', undefined)
    const { kernelNames: names } = await import('../../../../src/bulk/kernel/create-workspace.ts')
    expect(names('shared')).toEqual([])
    expect(names()).toEqual(['js'])
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('is rejected when it is named and does not run here', () => {
    const missing = KERNEL_NAMES.filter((name) => !KERNELS.includes(name))
    for (const kernel of [...missing, 'gpu' as KernelName]) {
      expect(violationsOf(() => createWorkspace(SHAPE, { kernel }))).toEqual([at('kernel', 'invalid_choice')])
    }
  })
})

describe('the memory', () => {
  it.each(KERNELS)('is of one size for ever (%s)', (kernel) => {
    const workspace = createWorkspace({ ...SHAPE, hasSecond: true }, { kernel })
    expect(workspace.value).toHaveLength(4)
    expect(workspace.second).toHaveLength(4)
    expect(workspace.results.map((column) => column.length)).toEqual([4, 4, 4, 4])
    expect(workspace.shared).toBeNull()
    const { buffer } = workspace.value
    workspace.calculate(0, 0)
    expect(workspace.value.buffer).toBe(buffer)
  })

  it.each(KERNELS)('has no room for more than 4 GiB (%s)', (kernel) => {
    expect(violationsOf(() => createWorkspace({ ...SHAPE, rows: 2e8 }, { kernel }))).toEqual([
      at('rows', 'list_too_long'),
    ])
  })

  it.each(KERNELS)('says that the runtime has no memory left (%s)', (kernel) => {
    class Refused {
      constructor() {
        throw new RangeError('could not allocate memory')
      }
    }
    vi.stubGlobal('WebAssembly', { ...wasm, Memory: Refused })
    vi.stubGlobal('ArrayBuffer', Refused)
    try {
      expect(violationsOf(() => createWorkspace(SHAPE, { kernel }))).toEqual([at('rows', 'list_too_long')])
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it.each(KERNELS)('takes no more pairs than there is room for (%s)', (kernel) => {
    const { set } = hardRows(randomFrom(6), { columns: 'value', kind: 'ordinary', rows: 0 })
    const workspace = createWorkspace(SHAPE, { kernel })
    expect(() => workspace.load(kernelTables(set), 'any')).toThrow(RangeError)
  })
})
