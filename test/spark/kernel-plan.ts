import type { CoefficientSet } from '../../src/bulk/coefficients/coefficient-set.ts'
import { kernelTables } from '../../src/bulk/coefficients/kernel-tables.ts'
import { tableLoader, writeJob } from '../../src/bulk/kernel/create-workspace.ts'
import { WASM_SIMD } from '../../src/bulk/kernel/data/wasm-simd.ts'
import { layoutOf, privateLayoutOf } from '../../src/bulk/kernel/layout.ts'
import { CHUNK_ROWS } from '../../src/bulk/kernel/workspace.ts'
import { GASES } from '../../src/core/emissions/index.ts'

/** The kernel of rows with the coefficients of a set, for a host that is not JavaScript (`kernel.py`). */
export interface KernelPlan {
  /** The WebAssembly module, base64. */
  readonly module: string
  readonly memoryBytes: number
  /** Tables and job record, base64, and the address where they begin; columns come behind them. */
  readonly image: string
  readonly imageAddress: number
  readonly rows: number
  /** Addresses. */
  readonly job: number
  readonly list: number
  readonly value: number
  readonly pair: number
  readonly results: readonly number[]
  /** The coefficients of each pair by gas as fractions, for rows that the brackets leave open. */
  readonly exact: readonly (readonly string[])[]
}

/** Plans the kernel of a set of one column whose gases are all published. */
export function kernelPlan(set: CoefficientSet): KernelPlan {
  const shape = { rows: CHUNK_ROWS, pairs: set.pairs.length, hasSecond: false, hasResults: true, keys: 0 }
  const layout = layoutOf('wasm-simd', shape, 1)
  const own = privateLayoutOf(layout)
  const memory = new ArrayBuffer(layout.bytes)
  writeJob(memory, layout, own)
  tableLoader(memory, layout)(kernelTables(set), set.allowCredits ? 'any' : 'not_negative')
  const imageAddress = Math.min(own.job, ...layout.tables.map(({ address }) => address))
  return {
    module: WASM_SIMD,
    memoryBytes: layout.bytes,
    image: Buffer.from(memory, imageAddress, layout.value - imageAddress).toString('base64'),
    imageAddress,
    rows: shape.rows,
    job: own.job,
    list: own.list,
    value: layout.value,
    pair: layout.coefficient,
    results: [...layout.results],
    exact: set.pairs.map(({ per1 }) => GASES.map((gas) => `${per1[gas]?.n}/${per1[gas]?.d}`)),
  }
}
