import { add, type Rational, ZERO } from '../../core/exact/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { kernelTables, scaleOf } from '../coefficients/kernel-tables.ts'
import { INTEGER_WORDS } from '../kernel/cells.ts'
import { createWorkspace } from '../kernel/create-workspace.ts'
import {
  areSmallCells,
  isSmall,
  isSmallCell,
  isZeroCell,
  readCellInteger,
  writeInteger,
} from '../kernel/integer-words.ts'
import { COPIED_ROWS, type KernelName, type Workspace } from '../kernel/workspace.ts'
import { FailedRows } from './failed-rows.ts'

/** Cells per read. */
const READ_CELLS = 16_384

/** Workspaces made for totals, which hold no caller's columns. */
const madeForTotals = new WeakSet<Workspace>()

/** Returns a workspace for totals: cells, and columns for a few rows. */
export function makeWorkspace(set: CoefficientSet, keys: number, kernel?: KernelName): Workspace {
  const { pairs, hasSecond } = set
  const shape = { rows: COPIED_ROWS, pairs: pairs.length, hasSecond, hasResults: true, keys }
  const workspace = createWorkspace(shape, kernel === undefined ? {} : { kernel })
  madeForTotals.add(workspace)
  return workspace
}

/** The integers of cells from `from` on, four words each. */
export interface CellBlock {
  readonly from: number
  readonly words: Int32Array
}

/** The content of totals, to be added to others of the same set and keys; as plain data, a message of a worker. */
export interface TotalsPart {
  readonly blocks: Iterable<CellBlock>
  /** The amounts of rows that no kernel reads, by cell. */
  readonly exact: Iterable<readonly [cell: number, amount: Rational]>
  readonly unknown: Uint8Array
  readonly failed: readonly (readonly [row: number, status: number])[]
  readonly settledRows: number
  readonly exactRows: number
}

/** The totals that live in columns of callers. */
const occupants = new WeakMap<Workspace, WeakRef<TotalsState>>()

/** Mutable totals: cells of a workspace, which holds one `TotalsState` at a time, and amounts that no cell can hold. */
export class TotalsState {
  readonly set: CoefficientSet
  readonly keys: number
  /** Amounts of rows that no kernel reads, by cell: too many digits, very large or very small values. */
  readonly exact: Map<number, Rational> = new Map()
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
    const occupant = occupants.get(workspace)?.deref()
    if (occupant !== undefined) occupant.#moveOut()
    this.#workspace = workspace
    // a WeakRef keeps its target alive until the current job ends, which would pile up thousands of dead totals
    if (!madeForTotals.has(workspace)) occupants.set(workspace, new WeakRef(this))
    this.workspace().cells.clear()
  }

  /** The workspace that holds the cells, with its tables loaded. */
  workspace(): Workspace {
    this.#workspace.load(kernelTables(this.set), this.set.allowCredits ? 'any' : 'not_negative')
    return this.#workspace
  }

  /** The workspace if it is not a caller's columns; otherwise a new one that the totals move to. */
  ownWorkspace(): Workspace {
    if (!madeForTotals.has(this.#workspace)) this.#moveOut()
    return this.workspace()
  }

  get rows(): number {
    return this.settledRows + this.exactRows + this.failed.count
  }

  get cells(): number {
    return this.keys * this.set.pairs.length
  }

  #moveOut(): void {
    const left = this.workspace()
    const workspace = makeWorkspace(this.set, this.keys, left.kernel)
    workspace.load(kernelTables(this.set), 'any')
    for (const block of this.read()) this.#addBlock(workspace, block)
    occupants.delete(left)
    this.#workspace = workspace
  }

  /** The integers of all cells, in order, in blocks; the buffer is reused. */
  *read(): Generator<CellBlock> {
    const workspace = this.workspace()
    const words = new Int32Array(INTEGER_WORDS * Math.min(READ_CELLS, this.cells))
    for (let from = 0; from < this.cells; from += READ_CELLS) {
      const some = words.subarray(0, INTEGER_WORDS * Math.min(READ_CELLS, this.cells - from))
      workspace.cells.read(from, some)
      yield { from, words: some }
    }
  }

  /** The non-zero cells, in order, as exact amounts. */
  *amounts(): Generator<readonly [cell: number, amount: Rational]> {
    for (const block of this.read()) yield* this.#amountsIn(block)
  }

  /** Non-zero amounts by pair of a key. */
  amountsOf(key: number): (readonly [pair: number, amount: Rational])[] {
    const pairs = this.set.pairs.length
    const block = { from: key * pairs, words: new Int32Array(INTEGER_WORDS * pairs) }
    this.workspace().cells.read(block.from, block.words)
    return Array.from(this.#amountsIn(block), ([cell, amount]) => [cell - block.from, amount])
  }

  *#amountsIn({ from, words }: CellBlock): Generator<readonly [cell: number, amount: Rational]> {
    const d = scaleOf(this.set)
    for (let index = 0; index < words.length; index += INTEGER_WORDS) {
      const cell = from + index / INTEGER_WORDS
      const exact = this.exact.get(cell)
      if (exact === undefined && isZeroCell(words, index)) continue
      const integer = { n: readCellInteger(words, index), d }
      const amount = exact === undefined ? integer : add(exact, integer)
      if (amount.n !== 0n) yield [cell, amount]
    }
  }

  /** Adds an amount to a cell exactly. */
  addExactly(cell: number, amount: Rational): void {
    this.exact.set(cell, add(this.exact.get(cell) ?? ZERO, amount))
  }

  /** Adds an integer at the scale of the cells to a cell. */
  addInteger(cell: number, integer: bigint): void {
    const words = new Int32Array(INTEGER_WORDS)
    writeInteger(words, 0, integer)
    if (isSmall(integer) && this.#workspace.cells.add(cell, words)) return
    this.addExactly(cell, { n: integer, d: scaleOf(this.set) })
  }

  /** Adds integers to cells of a workspace; those that could overflow a cell go to exact arithmetic. */
  #addBlock({ cells }: Workspace, { from, words }: CellBlock): void {
    if (!areSmallCells(words)) this.#takeExactly((index) => !isSmallCell(words, index), { from, words })
    if (!cells.add(from, words)) this.#takeExactly((index) => !isZeroCell(words, index), { from, words })
  }

  /** Moves the integers that `isTaken` selects from the words to the exact cells. */
  #takeExactly(isTaken: (index: number) => boolean, { from, words }: CellBlock): void {
    for (let index = 0; index < words.length; index += INTEGER_WORDS) {
      if (!isTaken(index)) continue
      this.addExactly(from + index / INTEGER_WORDS, { n: readCellInteger(words, index), d: scaleOf(this.set) })
      words.fill(0, index, index + INTEGER_WORDS)
    }
  }

  /** The content of these totals, in views of their memory. */
  part(): TotalsPart {
    const { exact, unknown, settledRows, exactRows } = this
    return { blocks: this.read(), exact, unknown, failed: this.failed.entries(), settledRows, exactRows }
  }

  /** Adds other totals of the same set and keys, or these totals themselves. */
  merge({ blocks, exact, unknown, failed, settledRows, exactRows }: TotalsPart): void {
    const workspace = this.workspace()
    const amounts = [...exact] // copied first: merged with itself, `#addBlock` adds to the same map
    for (const block of blocks) this.#addBlock(workspace, block)
    for (const [cell, amount] of amounts) this.addExactly(cell, amount)
    unknown.forEach((mask, key) => {
      this.unknown[key] = this.maskOf(key) | mask
    })
    for (const [row, status] of failed) this.failed.add(row, status)
    this.settledRows += settledRows
    this.exactRows += exactRows
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
