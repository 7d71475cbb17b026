import { describe, expect, it } from 'vitest'
import { kernelTables } from '../../../../src/bulk/coefficients/kernel-tables.ts'
import type { CoefficientSet } from '../../../../src/bulk/index.ts'
import { createWorkspace, kernelNames } from '../../../../src/bulk/kernel/create-workspace.ts'
import { readCellInteger, writeInteger } from '../../../../src/bulk/kernel/integer-words.ts'
import { JsCells } from '../../../../src/bulk/kernel/js-cells.ts'
import { layoutOf } from '../../../../src/bulk/kernel/layout.ts'
import { CARRIED, USED, USED_MAX } from '../../../../src/bulk/kernel/totals-state.ts'
import type { KernelName, Workspace } from '../../../../src/bulk/kernel/workspace.ts'
import { type Fraction, rounded, setOf } from '../../../fixtures/bulk-totals.ts'
import { randomBits } from '../../../fixtures/bulk-values.ts'

const ROWS = 40_000
const KEYS = 5
const PAIRS = 3

const WHOLE: Fraction = [3n, 7n]
const ONE = setOf({
  pairs: Array.from({ length: PAIRS }, () => [WHOLE, WHOLE, WHOLE, WHOLE] as const),
  allowCredits: true,
})
const TWO = { ...ONE, hasSecond: true }

function workspaceFor(kernel: KernelName, set: CoefficientSet, keys = KEYS): Workspace {
  const shape = { rows: ROWS, pairs: PAIRS, hasSecond: set.hasSecond, hasResults: false, keys }
  const workspace = createWorkspace(shape, { kernel })
  workspace.load(kernelTables(set), 'any')
  return workspace
}

/** The doubles of the job record. */
function record({ kernel, shape, value }: Workspace): Float64Array {
  const job = layoutOf(kernel, shape, 1).workers[0]?.job as number
  return new Float64Array(value.buffer, job, 32)
}

function integersOf({ cells }: Workspace, count = KEYS * PAIRS): bigint[] {
  const words = new Int32Array(4 * count)
  cells.read(0, words)
  return Array.from({ length: count }, (_, cell) => readCellInteger(words, 4 * cell))
}

/** Fills a workspace with integers of 10^-6; returns the sums by cell. */
function fill(workspace: Workspace, integer: (next: () => number) => number): bigint[] {
  const next = randomBits(7)
  const { hasSecond } = workspace.shape
  const sums = Array.from({ length: KEYS * PAIRS }, () => 0n)
  for (let row = 0; row < ROWS; row++) {
    const [m, by] = [integer(next), hasSecond ? Math.abs(integer(next)) : 1]
    const [key, pair] = [next() % KEYS, next() % PAIRS]
    workspace.value[row] = m / 1e6
    if (hasSecond) workspace.second[row] = by / 1e6
    workspace.key[row] = key
    workspace.coefficient[row] = pair
    const cell = key * PAIRS + pair
    sums[cell] = (sums[cell] as bigint) + BigInt(m) * BigInt(by)
  }
  return sums
}

const SIZES = {
  small: (next: () => number) => next() % 1e6,
  'of 40 bits': (next: () => number) => (next() % 256) * 2 ** 32 + next(),
  'of 15 digits': (next: () => number) => (next() % 1e5) * 1e10 + (next() % 1e10),
  'of both signs': (next: () => number) => (next() % 2 === 0 ? 1 : -1) * ((next() % 1e5) * 1e10 + (next() % 1e10)),
} as const

describe.each(kernelNames())('cells (%s)', (kernel) => {
  const cases = Object.keys(SIZES).flatMap((size) =>
    [ONE, TWO].map((set) => ({ size, set, columns: set.hasSecond ? 2 : 1 })),
  )

  it.each(cases)('sum integers $size exactly, columns: $columns', ({ size, set }) => {
    const workspace = workspaceFor(kernel, set)
    const sums = fill(workspace, SIZES[size as keyof typeof SIZES])
    expect(workspace.total(0, ROWS)).toHaveLength(0)
    expect(integersOf(workspace)).toEqual(sums)
    workspace.total(0, ROWS)
    expect(integersOf(workspace)).toEqual(sums.map((sum) => 2n * sum))
    workspace.cells.clear()
    expect(integersOf(workspace)).toEqual(sums.map(() => 0n))
  })

  it('list rows of keys and pairs that there are not, and touch no cell with them', () => {
    const workspace = workspaceFor(kernel, ONE)
    workspace.value.fill(1, 0, 6)
    workspace.key.set([0, KEYS, 2 ** 32 - 1, KEYS - 1, 0, 0])
    workspace.coefficient.set([0, 0, 0, PAIRS - 1, PAIRS, 2 ** 32 - 1])
    expect([...workspace.total(0, 6)]).toEqual([1, 2, 4, 5])
    const expected = Array.from({ length: KEYS * PAIRS }, () => 0n)
    expected[0] = 1_000_000n
    expected[KEYS * PAIRS - 1] = 1_000_000n
    expect(integersOf(workspace)).toEqual(expected)
  })

  it.each([ONE, TWO])('read what was added as words', (set) => {
    const workspace = workspaceFor(kernel, set)
    const next = randomBits(11)
    const integers = Array.from({ length: KEYS * PAIRS }, (_, cell) => {
      const integer = BigInt(next()) * BigInt(next()) * BigInt(1 + (next() % 30_000))
      return cell % 2 === 0 ? integer : -integer
    })
    const words = new Int32Array(4 * integers.length)
    for (const [cell, integer] of integers.entries()) writeInteger(words, 4 * cell, integer)
    workspace.cells.add(0, words)
    expect(integersOf(workspace)).toEqual(integers)
    workspace.cells.add(0, words)
    expect(integersOf(workspace)).toEqual(integers.map((one) => 2n * one))
    const columns = [
      new Float64Array(KEYS),
      new Float64Array(KEYS),
      new Float64Array(KEYS),
      new Float64Array(KEYS),
    ] as const
    workspace.cells.finish(0, columns)
    const sums = Array.from({ length: KEYS }, (_, key) =>
      integers.slice(key * PAIRS, (key + 1) * PAIRS).reduce((sum, one) => sum + 2n * one, 0n),
    )
    const places = set.hasSecond ? 10n ** 12n : 10n ** 6n
    expect([...columns[3]]).toEqual(sums.map((sum) => rounded(3n * sum, 7n * places)))
  })

  it('lose nothing when they are carried', () => {
    const workspace = workspaceFor(kernel, ONE)
    const sums = fill(workspace, SIZES['of 40 bits'])
    if (workspace.cells instanceof JsCells) {
      const { cells } = workspace
      workspace.total(0, ROWS)
      expect(cells.low.some((low) => Math.abs(low) > 2 ** 31)).toBe(true)
      cells.reserve(2 ** 19, 0)
      expect(cells.low.every((low) => Math.abs(low) <= 2 ** 31)).toBe(true)
    } else {
      record(workspace)[USED_MAX / 8] = 2 ** 51
      workspace.total(0, ROWS)
      expect(record(workspace)[USED / 8]).toBeLessThanOrEqual(2 ** 51)
      record(workspace)[USED_MAX / 8] = 4.6e18
    }
    expect(integersOf(workspace)).toEqual(sums)
  })

  it('lose nothing when those of a bucket are carried', () => {
    const workspace = workspaceFor(kernel, ONE, 400_000)
    const sums = fill(workspace, SIZES['of 40 bits'])
    if (!(workspace.cells instanceof JsCells)) record(workspace)[USED_MAX / 8] = 2 ** 54
    workspace.total(0, ROWS)
    expect(integersOf(workspace)).toEqual(sums)
    workspace.total(0, ROWS)
    expect(integersOf(workspace)).toEqual(sums.map((sum) => 2n * sum))
    if (!(workspace.cells instanceof JsCells)) {
      expect(new Uint32Array(record(workspace).buffer, record(workspace).byteOffset, 64)[CARRIED / 4]).toBe(1)
    }
    workspace.cells.clear()
    expect(integersOf(workspace)).toEqual(sums.map(() => 0n))
  })

  it.each([ONE, TWO])('add nothing that might make them overflow', (set) => {
    const workspace = workspaceFor(kernel, set)
    const { cells } = workspace
    if (cells instanceof JsCells) cells.reserve(1, 2 ** 114 - 2 ** 94)
    else if (set.hasSecond) record(workspace)[USED / 8] = 2 ** 126 - 2 ** 94
    const integer = -(2n ** 79n)
    const words = new Int32Array(4)
    writeInteger(words, 0, integer)
    let added = 0n
    while (cells.add(1, words)) added++
    expect(added).toBeGreaterThan(10_000n)
    expect(integersOf(workspace)[1]).toBe(added * integer)
    cells.clear()
    expect(cells.add(1, words)).toBe(true)
    expect(integersOf(workspace)[1]).toBe(integer)
  })

  it('list rows that might make them overflow', () => {
    const workspace = workspaceFor(kernel, TWO)
    const sums = fill(workspace, SIZES['of 15 digits'])
    if (workspace.cells instanceof JsCells) workspace.cells.reserve(1, 2 ** 114 - 2 ** 102)
    else record(workspace)[USED / 8] = 2 ** 126 - 2 ** 100
    const left = [...workspace.total(0, ROWS)]
    expect(left.length).toBeGreaterThan(0)
    for (const row of left) {
      const cell = (workspace.key[row] as number) * PAIRS + (workspace.coefficient[row] as number)
      const integer = (column: Float64Array) => BigInt(Math.round((column[row] as number) * 1e6))
      sums[cell] = (sums[cell] as bigint) - integer(workspace.value) * integer(workspace.second)
    }
    expect(integersOf(workspace)).toEqual(sums)
  })
})
