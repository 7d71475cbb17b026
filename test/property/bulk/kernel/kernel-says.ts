import { kernelTables } from '../../../../src/bulk/coefficients/kernel-tables.ts'
import { createWorkspace } from '../../../../src/bulk/kernel/create-workspace.ts'
import { CHUNK_ROWS, type KernelName, type Sign, type Workspace } from '../../../../src/bulk/kernel/workspace.ts'
import { GASES } from '../../../../src/core/emissions/index.ts'
import {
  binaryValue,
  multiply,
  nearestDouble,
  parseNumber,
  powerOfTen,
  type Rational,
  ZERO,
} from '../../../../src/core/exact/index.ts'
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

/** What a value means; undefined: it is not to be read. */
function readable(value: number, sign: Sign): Rational | undefined {
  if (!Number.isFinite(value) || (sign === 'not_negative' && value < 0)) return undefined
  return parseNumber(value, 'value')
}

/** True if two decimals of 16 or of 17 digits are equally near to a value. */
function isBetweenDecimals(value: number): boolean {
  const { n, d } = binaryValue(Math.abs(value))
  const places = 15 - Math.floor(Math.log10(Math.abs(value)))
  return [places, places + 1].some((k) => {
    const twice = 2n * n * powerOfTen(k)
    return twice % d === 0n && (twice / d) % 2n === 1n
  })
}

/**
 * True if a kernel has to read a value: one of up to 15 digits and six decimals, or of up to 17 digits, from 2^-19 to
 * 2^44, if it is not a power of two. Larger ones have decimals in the middle of two doubles, and may be left.
 */
function mustBeRead(value: number): boolean {
  const { n, d } = parseNumber(value, 'value')
  const size = Math.abs(value)
  if ((n * 1_000_000n) % d === 0n && size <= 1e9) return true
  return size >= 2 ** -19 && size < 2 ** 44 && Math.log2(size) % 1 !== 0 && !isBetweenDecimals(value)
}

/** The exact products of a row, or undefined where a kernel lists it. */
function productsOf({ set, value, second, coefficient }: KernelRows, row: number, sign: Sign): Rational[] | undefined {
  const pair = set.pairs[coefficient[row] as number]
  const first = readable(value[row] as number, sign)
  const other = set.hasSecond ? readable(second[row] as number, 'not_negative') : { n: 1n, d: 1n }
  if (pair === undefined || first === undefined || other === undefined) return undefined
  return GASES.map((gas) => multiply(multiply(first, other), pair.per1[gas] ?? ZERO))
}

function mustRead({ set, value, second }: KernelRows, row: number): boolean {
  return mustBeRead(value[row] as number) && (!set.hasSecond || mustBeRead(second[row] as number))
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
      if (!isDoubtful && mustRead(rows, row)) verdict.needless.push(row)
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
