import { GASES } from '../../emissions/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { kernelTables } from '../coefficients/kernel-tables.ts'
import { INTEGER_WORDS } from '../kernel/cells.ts'
import { createWorkspace } from '../kernel/create-workspace.ts'
import { integerAt, isSmall, isSmallAt, isZeroAt, writeInteger } from '../kernel/integer-words.ts'
import type { KernelName, Workspace } from '../kernel/workspace.ts'
import { addDecimals, type Decimal, ExactCells } from './exact-cells.ts'
import { FailedRows } from './failed-rows.ts'

/** Rows per copy from columns in other memory: they stay in the L1 and L2 caches. */
export const COPIED_ROWS = 2048
/** Cells per read. */
const READ_CELLS = 16_384

/** Decimal places of the cells' integers: rows are integers of 10^-6, and products of two columns of 10^-12. */
export function placesOf({ hasSecond }: CoefficientSet): number {
  return hasSecond ? 12 : 6
}

/** Workspaces made for totals, which hold no caller's columns. */
const homes = new WeakSet<Workspace>()

/** A workspace for totals: cells, and columns for a few rows. */
export function makeWorkspace(set: CoefficientSet, keys: number, kernel?: KernelName): Workspace {
  const { pairs, hasSecond } = set
  const shape = { rows: COPIED_ROWS, pairs: pairs.length, hasSecond, hasResults: true, keys }
  const workspace = createWorkspace(shape, kernel === undefined ? {} : { kernel })
  homes.add(workspace)
  return workspace
}

/** Source of a merge: other totals of the same set and keys, or the totals of a worker. */
export interface TotalsPart {
  /** The integers of cells, block by block. */
  read(): Iterable<{ readonly from: number; readonly words: Int32Array }>
  readonly exact: { entries(): Iterable<readonly [cell: number, amount: Decimal]> }
  readonly unknown: Uint8Array
  readonly failed: { entries(): Iterable<readonly [row: number, status: number]> }
  readonly settledRows: number
  readonly exactRows: number
}

/** The totals that live in columns of callers. */
const tenants = new WeakMap<Workspace, WeakRef<TotalsState>>()

/** Mutable totals: cells of a workspace, which holds one `TotalsState` at a time, and amounts that no cell can hold. */
export class TotalsState {
  readonly set: CoefficientSet
  readonly keys: number
  /** Amounts of rows that no kernel reads. */
  readonly exact: ExactCells = new ExactCells()
  /** One bit mask per key of the gases that a pair of its rows does not publish; empty if every gas is published. */
  readonly unknown: Uint8Array
  readonly failed: FailedRows = new FailedRows()
  /** Rows added by a kernel, and rows added by exact arithmetic. */
  settledRows = 0
  exactRows = 0
  #workspace: Workspace

  /** Starts from zero; other totals that live in the workspace move out. */
  constructor(set: CoefficientSet, workspace: Workspace) {
    this.set = set
    this.keys = workspace.shape.keys
    this.unknown = new Uint8Array(set.hasUnpublished ? this.keys : 0)
    const tenant = tenants.get(workspace)?.deref()
    if (tenant !== undefined) tenant.#moveOut()
    this.#workspace = workspace
    this.#settle()
    this.#load()
    workspace.cells.clear()
  }

  /** The workspace if it is not a caller's columns; otherwise a new one that the totals move to. */
  ownWorkspace(): Workspace {
    if (!homes.has(this.#workspace)) this.#moveOut()
    return this.workspace()
  }

  #settle(): void {
    // a WeakRef keeps its target alive until the current job ends, which would pile up thousands of dead totals
    if (!homes.has(this.#workspace)) tenants.set(this.#workspace, new WeakRef(this))
  }

  /** The workspace that holds the cells, with its tables loaded. */
  workspace(): Workspace {
    this.#load()
    return this.#workspace
  }

  get rows(): number {
    return this.settledRows + this.exactRows + this.failed.count
  }

  get cells(): number {
    return this.keys * this.set.pairs.length
  }

  #load(): void {
    this.#workspace.load(kernelTables(this.set), this.set.allowCredits ? 'any' : 'not_negative')
  }

  #moveOut(): void {
    const left = this.workspace()
    const workspace = makeWorkspace(this.set, this.keys, left.kernel)
    workspace.load(kernelTables(this.set), 'any')
    for (const { from, words } of this.read()) this.#addWords(workspace, { from, words })
    tenants.delete(left)
    this.#workspace = workspace
    this.#settle()
  }

  /** The integers of all cells, in order, in blocks; the buffer is reused. */
  *read(): Generator<{ readonly from: number; readonly words: Int32Array }> {
    const workspace = this.workspace()
    const words = new Int32Array(INTEGER_WORDS * Math.min(READ_CELLS, this.cells))
    for (let from = 0; from < this.cells; from += READ_CELLS) {
      const some = words.subarray(0, INTEGER_WORDS * Math.min(READ_CELLS, this.cells - from))
      workspace.cells.read(from, some)
      yield { from, words: some }
    }
  }

  /** Non-zero amounts by pair of a key. */
  amountsOf(key: number): (readonly [pair: number, amount: Decimal])[] {
    const pairs = this.set.pairs.length
    const words = new Int32Array(INTEGER_WORDS * pairs)
    this.workspace().cells.read(key * pairs, words)
    const amounts: [number, Decimal][] = []
    for (let pair = 0; pair < pairs; pair++) {
      const amount = this.amountAt(key * pairs + pair, { words, at: INTEGER_WORDS * pair })
      if (amount !== undefined) amounts.push([pair, amount])
    }
    return amounts
  }

  /** The amount of a cell, given its integer; undefined if zero. */
  amountAt(
    cell: number,
    { words, at: index }: { readonly words: Int32Array; readonly at: number },
  ): Decimal | undefined {
    const exact = this.exact.get(cell)
    if (exact === undefined && isZeroAt(words, index)) return undefined
    const integer = { n: integerAt(words, index), k: placesOf(this.set) }
    const amount = exact === undefined ? integer : addDecimals(exact, integer)
    return amount.n === 0n ? undefined : amount
  }

  addInteger(cell: number, integer: bigint): void {
    const words = new Int32Array(INTEGER_WORDS)
    writeInteger(words, 0, integer)
    if (isSmall(integer) && this.#workspace.cells.add(cell, words)) return
    this.exact.add(cell, { n: integer, k: placesOf(this.set) })
  }

  /** Adds integers to cells of a workspace; those that could overflow a cell go to exact arithmetic. */
  #addWords({ cells }: Workspace, { from, words }: { from: number; words: Int32Array }): void {
    this.#addExactly((index) => !isSmallAt(words, index), { from, words })
    if (!cells.add(from, words)) this.#addExactly((index) => !isZeroAt(words, index), { from, words })
  }

  /** Moves the integers that `isTaken` selects from the words to the exact cells. */
  #addExactly(isTaken: (index: number) => boolean, { from, words }: { from: number; words: Int32Array }): void {
    for (let index = 0; index < words.length; index += INTEGER_WORDS) {
      if (!isTaken(index)) continue
      this.exact.add(from + index / INTEGER_WORDS, { n: integerAt(words, index), k: placesOf(this.set) })
      words.fill(0, index, index + INTEGER_WORDS)
    }
  }

  /** Adds other totals of the same set and keys, or these totals themselves. */
  merge(other: TotalsPart): void {
    const workspace = this.workspace()
    const exact = [...other.exact.entries()] // copied first: merged with itself, `#addWords` adds to the same map
    for (const block of other.read()) this.#addWords(workspace, block)
    for (const [cell, amount] of exact) this.exact.add(cell, amount)
    for (let key = 0; key < other.unknown.length; key++)
      this.unknown[key] = this.maskOf(key) | (other.unknown[key] ?? 0)
    for (const [row, status] of other.failed.entries()) this.failed.add(row, status)
    this.settledRows += other.settledRows
    this.exactRows += other.exactRows
  }

  /** Bit mask of the gases that a row of the key does not publish. */
  maskOf(key: number): number {
    return this.unknown[key] ?? 0
  }

  /** Bit mask of the gases that a row of any key does not publish. */
  unknownInAny(): number {
    return this.unknown.reduce((all, one) => all | one, 0)
  }

  clear(): void {
    this.workspace().cells.clear()
    this.exact.clear()
    this.unknown.fill(0)
    this.failed.clear()
    this.settledRows = 0
    this.exactRows = 0
  }
}

/** The non-zero cells, in order, as exact decimals. */
export function* amountsOf(state: TotalsState): Generator<readonly [cell: number, amount: Decimal]> {
  for (const { from, words } of state.read()) {
    for (let index = 0; index < words.length; index += INTEGER_WORDS) {
      const cell = from + index / INTEGER_WORDS
      const amount = state.amountAt(cell, { words, at: index })
      if (amount !== undefined) yield [cell, amount]
    }
  }
}

/** Bit masks of the gases that each pair of a set does not publish. */
export function unpublishedMasks({ pairs }: CoefficientSet): Uint8Array {
  return Uint8Array.from(pairs, ({ per1 }) =>
    GASES.reduce((mask, gas, index) => (per1[gas] === null ? mask | (1 << index) : mask), 0),
  )
}
