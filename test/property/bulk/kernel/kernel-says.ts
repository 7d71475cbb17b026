import { kernelTables } from '../../../../src/bulk/coefficients/kernel-tables.ts'
import { createWorkspace } from '../../../../src/bulk/kernel/create-workspace.ts'
import { CHUNK_ROWS, type KernelName, type Sign, type Workspace } from '../../../../src/bulk/kernel/workspace.ts'
import { GASES } from '../../../../src/emissions/index.ts'
import { multiply, nearestDouble, parseNumber, type Rational, ZERO } from '../../../../src/exact/index.ts'
import { isNearTie, type KernelRows } from './hard-rows.ts'

/** The margin of the wide brackets and a few bits: what a kernel may doubt. */
const DOUBT_BITS = 73n

/** What a kernel did with rows. */
export interface Verdict {
  settled: number
  listed: number
  /** Rows that were settled and differ from the exact product, rounded once. */
  readonly wrong: number[]
  /** Rows that were listed without a reason. */
  readonly needless: number[]
}

/** What a value means as a whole number of 10^-6 of at most 15 digits; undefined: it is not to be read. */
function readable(value: number, sign: Sign): Rational | undefined {
  if (!Number.isFinite(value) || (sign === 'not_negative' && value < 0)) return undefined
  const exact = parseNumber(value, 'value')
  const isComplete = (exact.n * 1_000_000n) % exact.d === 0n
  return isComplete && Math.abs(value) <= 1e9 ? exact : undefined
}

/** The exact products of a row, or undefined where a kernel lists it. */
function productsOf({ set, value, second, coefficient }: KernelRows, row: number, sign: Sign): Rational[] | undefined {
  const pair = set.pairs[coefficient[row] as number]
  const first = readable(value[row] as number, sign)
  const other = set.hasSecond ? readable(second[row] as number, 'not_negative') : { n: 1n, d: 1n }
  if (pair === undefined || first === undefined || other === undefined) return undefined
  return GASES.map((gas) => multiply(multiply(first, other), pair.per1[gas] ?? ZERO))
}

/** A workspace with rows in it. */
export function workspaceOf(rows: KernelRows, kernel: KernelName): Workspace {
  const { set, value, second, coefficient } = rows
  const { pairs, hasSecond } = set
  const shape = { rows: value.length, pairs: pairs.length, hasSecond, hasResults: true, keys: 0 }
  const workspace = createWorkspace(shape, { kernel })
  workspace.value.set(value)
  workspace.second.set(second)
  workspace.coefficient.set(coefficient)
  return workspace
}

/** The rows that a kernel lists, chunk by chunk. */
export function listedBy(workspace: Workspace): number[] {
  const { rows } = workspace.shape
  const listed: number[] = []
  for (let from = 0; from < rows; from += CHUNK_ROWS) {
    for (const row of workspace.calculate(from, Math.min(from + CHUNK_ROWS, rows))) listed.push(row)
  }
  return listed
}

/** What a kernel says of rows, held to exact products. */
export function judge(rows: KernelRows, workspace: Workspace, sign: Sign): Verdict {
  const listed = new Set(listedBy(workspace))
  const verdict: Verdict = { settled: rows.value.length - listed.size, listed: listed.size, wrong: [], needless: [] }
  for (let row = 0; row < rows.value.length; row++) {
    const products = productsOf(rows, row, sign)
    if (listed.has(row)) {
      const isDoubtful = products?.some((exact) => exact.n !== 0n && isNearTie(exact, DOUBT_BITS)) ?? true
      if (!isDoubtful) verdict.needless.push(row)
    } else if (!products?.every((exact, gas) => Object.is(workspace.results[gas]?.[row], nearestDouble(exact)))) {
      verdict.wrong.push(row)
    }
  }
  return verdict
}

/** Makes rows, runs a kernel, and judges it. */
export function kernelSays(rows: KernelRows, kernel: KernelName, sign: Sign): Verdict {
  const workspace = workspaceOf(rows, kernel)
  workspace.load(kernelTables(rows.set), sign)
  return judge(rows, workspace, sign)
}
