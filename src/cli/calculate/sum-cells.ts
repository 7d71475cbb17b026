const CAPACITY_MIN = 2 ** 12
const CAPACITY_MAX = 2 ** 21
/** Upper bound of row plan numbers. */
const RECIPES_MAX = 2 ** 20
const EMPTY = -1
/** Fields of a cell. */
const SUM = 0
const ROWS = 1
/** Further field of a cell in the hash table. */
const KEY = 2
const STRIDE = 4

/** The first groups and row plans, which cover most rows, have a dense table. */
const FIRST_GROUPS = 1024
const FIRST_RECIPES = 256
/** Slightly more than a power of two, so that table rows do not all map to the same cache lines. */
const ROW_STRIDE = 2 * (FIRST_GROUPS + 4)

/** The sum in a cell. */
export interface CellSum {
  readonly group: number
  readonly recipe: number
  readonly rows: number
  /** Exact sum of the values in millionths. */
  readonly micro: bigint
}

/**
 * Exact sums of values by group and row plan, in millionths: integers in doubles, carried to a BigInt before they could
 * lose a bit. The first groups and plans have a dense table, the others a hash table of bounded size, which must be
 * flushed when full.
 */
export class SumCells {
  /** By row plan and group. */
  readonly #first = new Float64Array(FIRST_RECIPES * ROW_STRIDE)
  #cells = emptyCells(CAPACITY_MIN)
  readonly #carried = new Map<number, bigint>()
  #size = 0

  /** True if the sums must be taken out before another is added. */
  get isFull(): boolean {
    return this.#size > CAPACITY_MAX / 2
  }

  /** Adds a row: a value in millionths, an integer of at most 10^15. */
  add(group: number, recipe: number, micro: number): void {
    const isFirst = group < FIRST_GROUPS && recipe < FIRST_RECIPES
    const at = isFirst ? recipe * ROW_STRIDE + 2 * group : this.#find(keyOf(group, recipe), hashOf(group, recipe))
    const cells = isFirst ? this.#first : this.#cells
    const sum = (cells[at + SUM] as number) + micro
    cells[at + ROWS] = (cells[at + ROWS] as number) + 1
    if (sum <= Number.MAX_SAFE_INTEGER) cells[at + SUM] = sum
    else {
      const key = keyOf(group, recipe)
      this.#carried.set(key, (this.#carried.get(key) ?? 0n) + BigInt(cells[at + SUM] as number))
      cells[at + SUM] = micro
    }
  }

  /** Removes and yields all sums. */
  *take(): Generator<CellSum> {
    for (let recipe = 0; recipe < FIRST_RECIPES; recipe++) {
      for (let group = 0; group < FIRST_GROUPS; group++) {
        const at = recipe * ROW_STRIDE + 2 * group
        if (this.#first[at + ROWS] !== 0) yield this.#sumAt(this.#first, at, keyOf(group, recipe))
      }
    }
    const cells = this.#cells
    for (let at = 0; at < cells.length; at += STRIDE) {
      const key = cells[at + KEY] as number
      if (key !== EMPTY) yield this.#sumAt(cells, at, key)
    }
    this.#first.fill(0)
    this.#cells = emptyCells(CAPACITY_MIN)
    this.#carried.clear()
    this.#size = 0
  }

  #sumAt(cells: Float64Array, at: number, key: number): CellSum {
    const group = Math.floor(key / RECIPES_MAX)
    const micro = (this.#carried.get(key) ?? 0n) + BigInt(cells[at + SUM] as number)
    return { group, recipe: key - group * RECIPES_MAX, rows: cells[at + ROWS] as number, micro }
  }

  /** Index of the cell of a key, created if missing. */
  #find(key: number, hash: number): number {
    const cells = this.#cells
    const mask = cells.length - STRIDE
    for (let at = (hash * STRIDE) & mask; ; at = (at + STRIDE) & mask) {
      const found = cells[at + KEY]
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
    this.#cells[at + KEY] = key
    return at
  }

  #grow(): void {
    const old = this.#cells
    this.#cells = emptyCells((2 * old.length) / STRIDE)
    this.#size = 0
    for (let at = 0; at < old.length; at += STRIDE) {
      const key = old[at + KEY] as number
      if (key === EMPTY) continue
      const group = Math.floor(key / RECIPES_MAX)
      this.#cells.set(old.subarray(at, at + STRIDE), this.#find(key, hashOf(group, key - group * RECIPES_MAX)))
    }
  }
}

function emptyCells(capacity: number): Float64Array {
  const cells = new Float64Array(capacity * STRIDE)
  for (let at = 0; at < cells.length; at += STRIDE) cells[at + KEY] = EMPTY
  return cells
}

/** A unique number for each pair. */
function keyOf(group: number, recipe: number): number {
  return group * RECIPES_MAX + recipe
}

function hashOf(group: number, recipe: number): number {
  const hash = Math.imul(group, 0x9e3779b1) ^ Math.imul(recipe, 0x85ebca6b)
  return hash ^ (hash >>> 15)
}
