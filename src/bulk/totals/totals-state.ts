import { GASES } from '../../emissions/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { kernelTables } from '../coefficients/kernel-tables.ts'
import { INTEGER_WORDS } from '../kernel/cells.ts'
import { createWorkspace } from '../kernel/create-workspace.ts'
import { integerAt, isSmall, isSmallAt, isZeroAt, writeInteger } from '../kernel/integer-words.ts'
import type { KernelName, Workspace } from '../kernel/workspace.ts'
import { addDecimals, type Decimal, ExactCells } from './exact-cells.ts'
import { FailedRows } from './failed-rows.ts'

/** Rows that are copied in at once where columns lie in other memory: they stay in the first caches. */
export const COPIED_ROWS = 2048
/** Cells that are read at once. */
const READ_CELLS = 16_384

/** Places of the integers in the cells: rows are read as integers of 10^-6, and two columns make 10^-12. */
export function placesOf({ hasSecond }: CoefficientSet): number {
  return hasSecond ? 12 : 6
}

/** Workspaces that are no caller's columns. */
const homes = new WeakSet<Workspace>()

/** A workspace to gather totals in: cells, and columns for a few rows. */
export function makeHome(set: CoefficientSet, keys: number, kernel?: KernelName): Workspace {
  const { pairs, hasSecond } = set
  const shape = { rows: COPIED_ROWS, pairs: pairs.length, hasSecond, hasResults: true, keys }
  const home = createWorkspace(shape, kernel === undefined ? {} : { kernel })
  homes.add(home)
  return home
}

/** What is merged into totals: other totals of the same set and keys, or what a worker sent of its own. */
export interface TotalsPart {
  /** The integers of cells, by blocks. */
  read(): Iterable<{ readonly from: number; readonly words: Int32Array }>
  readonly exact: { entries(): Iterable<readonly [cell: number, amount: Decimal]> }
  readonly unknown: Uint8Array
  readonly failed: { entries(): Iterable<readonly [row: number, status: number]> }
  readonly settledRows: number
  readonly exactRows: number
}

/** The totals that live in columns of callers. */
const tenants = new WeakMap<Workspace, WeakRef<TotalsState>>()

/** Totals as they are gathered: cells of a workspace, which is home to one of them at a time, and what no cell holds. */
export class TotalsState {
  readonly set: CoefficientSet
  readonly keys: number
  /** What no kernel reads. */
  readonly exact: ExactCells = new ExactCells()
  /** Of each key a bit for every gas that some row's pair does not publish; empty where all are published. */
  readonly unknown: Uint8Array
  readonly failed: FailedRows = new FailedRows()
  /** Rows that a kernel added, and that exact arithmetic added. */
  settledRows = 0
  exactRows = 0
  #home: Workspace

  /** Totals that are zero; others that live in the workspace move out. */
  constructor(set: CoefficientSet, home: Workspace) {
    this.set = set
    this.keys = home.shape.keys
    this.unknown = new Uint8Array(set.hasUnpublished ? this.keys : 0)
    const tenant = tenants.get(home)?.deref()
    if (tenant !== undefined) tenant.#moveOut()
    this.#home = home
    this.#settle()
    this.#load()
    home.cells.clear()
  }

  /** The workspace, when it is no caller's columns; else one to which the totals move. */
  ownHome(): Workspace {
    if (!homes.has(this.#home)) this.#moveOut()
    return this.home()
  }

  #settle(): void {
    // a WeakRef holds what it names until the job ends: thousands of totals that nobody has any more
    if (!homes.has(this.#home)) tenants.set(this.#home, new WeakRef(this))
  }

  /** The workspace that holds the cells, its tables loaded. */
  home(): Workspace {
    this.#load()
    return this.#home
  }

  get rows(): number {
    return this.settledRows + this.exactRows + this.failed.count
  }

  get cells(): number {
    return this.keys * this.set.pairs.length
  }

  #load(): void {
    this.#home.load(kernelTables(this.set), this.set.allowCredits ? 'any' : 'not_negative')
  }

  #moveOut(): void {
    const left = this.home()
    const home = makeHome(this.set, this.keys, left.kernel)
    home.load(kernelTables(this.set), 'any')
    for (const { from, words } of this.read()) this.#addWords(home, { from, words })
    tenants.delete(left)
    this.#home = home
    this.#settle()
  }

  /** The integers of all cells, in order, by blocks that are overwritten by the next. */
  *read(): Generator<{ readonly from: number; readonly words: Int32Array }> {
    const home = this.home()
    const words = new Int32Array(INTEGER_WORDS * Math.min(READ_CELLS, this.cells))
    for (let from = 0; from < this.cells; from += READ_CELLS) {
      const some = words.subarray(0, INTEGER_WORDS * Math.min(READ_CELLS, this.cells - from))
      home.cells.read(from, some)
      yield { from, words: some }
    }
  }

  /** What the pairs of a key come to; only those that are not zero. */
  amountsOf(key: number): (readonly [pair: number, amount: Decimal])[] {
    const pairs = this.set.pairs.length
    const words = new Int32Array(INTEGER_WORDS * pairs)
    this.home().cells.read(key * pairs, words)
    const amounts: [number, Decimal][] = []
    for (let pair = 0; pair < pairs; pair++) {
      const amount = this.amountAt(key * pairs + pair, { words, at: INTEGER_WORDS * pair })
      if (amount !== undefined) amounts.push([pair, amount])
    }
    return amounts
  }

  /** What a cell comes to, of which the integer was read; undefined: zero. */
  amountAt(cell: number, { words, at }: { readonly words: Int32Array; readonly at: number }): Decimal | undefined {
    const exact = this.exact.get(cell)
    if (exact === undefined && isZeroAt(words, at)) return undefined
    const integer = { n: integerAt(words, at), k: placesOf(this.set) }
    const amount = exact === undefined ? integer : addDecimals(exact, integer)
    return amount.n === 0n ? undefined : amount
  }

  /** Adds an integer to a cell. */
  addInteger(cell: number, integer: bigint): void {
    const words = new Int32Array(INTEGER_WORDS)
    writeInteger(words, 0, integer)
    if (isSmall(integer) && this.#home.cells.add(cell, words)) return
    this.exact.add(cell, { n: integer, k: placesOf(this.set) })
  }

  /** Adds integers to cells of a workspace; what they do not take at once goes where nothing is too large. */
  #addWords({ cells }: Workspace, { from, words }: { from: number; words: Int32Array }): void {
    this.#addExactly((at) => !isSmallAt(words, at), { from, words })
    if (!cells.add(from, words)) this.#addExactly((at) => !isZeroAt(words, at), { from, words })
  }

  /** Takes some integers out of words, to where nothing is too large. */
  #addExactly(isTaken: (at: number) => boolean, { from, words }: { from: number; words: Int32Array }): void {
    for (let at = 0; at < words.length; at += INTEGER_WORDS) {
      if (!isTaken(at)) continue
      this.exact.add(from + at / INTEGER_WORDS, { n: integerAt(words, at), k: placesOf(this.set) })
      words.fill(0, at, at + INTEGER_WORDS)
    }
  }

  /** Adds all of other totals of the same set and keys, or its own. */
  merge(other: TotalsPart): void {
    const home = this.home()
    const exact = [...other.exact.entries()] // before words come to it, which are its own when totals are merged with themselves
    for (const block of other.read()) this.#addWords(home, block)
    for (const [cell, amount] of exact) this.exact.add(cell, amount)
    for (let key = 0; key < other.unknown.length; key++)
      this.unknown[key] = this.maskOf(key) | (other.unknown[key] ?? 0)
    for (const [row, status] of other.failed.entries()) this.failed.add(row, status)
    this.settledRows += other.settledRows
    this.exactRows += other.exactRows
  }

  /** The bits of the gases that some row of a key does not publish. */
  maskOf(key: number): number {
    return this.unknown[key] ?? 0
  }

  /** The bits of the gases that some row of any key does not publish. */
  unknownInAny(): number {
    return this.unknown.reduce((all, one) => all | one, 0)
  }

  clear(): void {
    this.home().cells.clear()
    this.exact.clear()
    this.unknown.fill(0)
    this.failed.clear()
    this.settledRows = 0
    this.exactRows = 0
  }
}

/** The cells that are not zero, in order, as exact decimals. */
export function* amountsOf(state: TotalsState): Generator<readonly [cell: number, amount: Decimal]> {
  for (const { from, words } of state.read()) {
    for (let at = 0; at < words.length; at += INTEGER_WORDS) {
      const cell = from + at / INTEGER_WORDS
      const amount = state.amountAt(cell, { words, at })
      if (amount !== undefined) yield [cell, amount]
    }
  }
}

/** Bits of the gases that a pair of a set does not publish. */
export function unpublishedMasks({ pairs }: CoefficientSet): Uint8Array {
  return Uint8Array.from(pairs, ({ per1 }) =>
    GASES.reduce((mask, gas, at) => (per1[gas] === null ? mask | (1 << at) : mask), 0),
  )
}
