const CAPACITY_MIN = 2 ** 12
const CAPACITY_MAX = 2 ** 21
/** Recipes are numbered below this. */
const RECIPES_MAX = 2 ** 20
const EMPTY = -1
/** What a cell holds. */
const SUM = 0
const ROWS = 1
/** What a cell of the hash table holds besides. */
const KEY = 2
const STRIDE = 4

/** The groups and recipes that come first, which most rows are of, have a table with a place for each pair. */
const FIRST_GROUPS = 1024
const FIRST_RECIPES = 256
/** A little more than a power of two, so that the rows of the table do not all fall on the same lines of a cache. */
const ROW_STRIDE = 2 * (FIRST_GROUPS + 4)

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
 * lose a bit. The cells are numbers in a table of the first groups and recipes, and of the others in a hash table of a
 * bounded size; when it is full its sums go where they belong.
 */
export class SumCells {
  /** By recipe and group. */
  readonly #first = new Float64Array(FIRST_RECIPES * ROW_STRIDE)
  /** The hash table. */
  #cells = emptyCells(CAPACITY_MIN)
  readonly #carried = new Map<number, bigint>()
  #size = 0

  /** True when the sums must be taken out before another is added. */
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

  /** Takes all sums out. */
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

  /** Where the cell of a key is, which is made if there is none. */
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

/** A number for each pair. */
function keyOf(group: number, recipe: number): number {
  return group * RECIPES_MAX + recipe
}

function hashOf(group: number, recipe: number): number {
  const hash = Math.imul(group, 0x9e3779b1) ^ Math.imul(recipe, 0x85ebca6b)
  return hash ^ (hash >>> 15)
}
