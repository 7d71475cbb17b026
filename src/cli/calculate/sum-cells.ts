const CAPACITY_MIN = 2 ** 12
const CAPACITY_MAX = 2 ** 21
/** Recipes are numbered below this. */
const RECIPES_MAX = 2 ** 20
const EMPTY = -1
/** What a cell holds, after its key. */
const SUM = 1
const ROWS = 2
const STRIDE = 4

/** What was added to a cell. */
export interface CellSum {
  readonly group: number
  readonly recipe: number
  readonly rows: number
  /** The sum of the values of the rows, in millionths, exactly. */
  readonly micro: bigint
}

/**
 * Exact sums of values by group and recipe, in millionths: integers in doubles, carried to a BigInt before they could
 * lose a bit. The cells are numbers in a hash table of a bounded size; when it is full its sums go where they belong.
 */
export class SumCells {
  /** Of each cell its key, the sum of its values and its rows, in a row of four. */
  #cells = emptyCells(CAPACITY_MIN)
  readonly #carried = new Map<number, bigint>()
  #size = 0

  /** True when the sums must be taken out before another is added. */
  get isFull(): boolean {
    return this.#size > CAPACITY_MAX / 2
  }

  /** Adds a row: a value in millionths, an integer of at most 10^15. */
  add(group: number, recipe: number, micro: number): void {
    const key = group * RECIPES_MAX + recipe
    const at = this.#find(key, hashOf(group, recipe))
    const cells = this.#cells
    const sum = (cells[at + SUM] as number) + micro
    cells[at + ROWS] = (cells[at + ROWS] as number) + 1
    if (sum <= Number.MAX_SAFE_INTEGER) cells[at + SUM] = sum
    else {
      this.#carried.set(key, (this.#carried.get(key) ?? 0n) + BigInt(cells[at + SUM] as number))
      cells[at + SUM] = micro
    }
  }

  /** Takes all sums out. */
  *take(): Generator<CellSum> {
    const cells = this.#cells
    for (let at = 0; at < cells.length; at += STRIDE) {
      const key = cells[at] as number
      if (key === EMPTY) continue
      const group = Math.floor(key / RECIPES_MAX)
      const micro = (this.#carried.get(key) ?? 0n) + BigInt(cells[at + SUM] as number)
      yield { group, recipe: key - group * RECIPES_MAX, rows: cells[at + ROWS] as number, micro }
    }
    this.#cells = emptyCells(CAPACITY_MIN)
    this.#carried.clear()
    this.#size = 0
  }

  /** Where the cell of a key is, which is made if there is none. */
  #find(key: number, hash: number): number {
    const cells = this.#cells
    const mask = cells.length - STRIDE
    for (let at = (hash * STRIDE) & mask; ; at = (at + STRIDE) & mask) {
      const found = cells[at]
      if (found === key) return at
      if (found === EMPTY) return this.#make(at, key, hash)
    }
  }

  #make(at: number, key: number, hash: number): number {
    if (2 * STRIDE * this.#size >= this.#cells.length) {
      this.#grow()
      return this.#find(key, hash)
    }
    this.#size++
    this.#cells[at] = key
    return at
  }

  #grow(): void {
    const old = this.#cells
    this.#cells = emptyCells((2 * old.length) / STRIDE)
    this.#size = 0
    for (let at = 0; at < old.length; at += STRIDE) {
      const key = old[at] as number
      if (key === EMPTY) continue
      const group = Math.floor(key / RECIPES_MAX)
      this.#cells.set(old.subarray(at, at + STRIDE), this.#find(key, hashOf(group, key - group * RECIPES_MAX)))
    }
  }
}

function emptyCells(capacity: number): Float64Array {
  const cells = new Float64Array(capacity * STRIDE)
  for (let at = 0; at < cells.length; at += STRIDE) cells[at] = EMPTY
  return cells
}

function hashOf(group: number, recipe: number): number {
  const hash = Math.imul(group, 0x9e3779b1) ^ Math.imul(recipe, 0x85ebca6b)
  return hash ^ (hash >>> 15)
}
