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
  readonly rowPlan: number
  readonly rows: number
  /** Exact sum of the values in millionths. */
  readonly micro: bigint
}

/**
 * Exact sums of values by group and row plan, in millionths, the form of `RationalSum` for the rows of a file: integers in doubles, carried to a BigInt before they could
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
  add(group: number, rowPlan: number, micro: number): void {
    const isFirst = group < FIRST_GROUPS && rowPlan < FIRST_RECIPES
    const index = isFirst ? rowPlan * ROW_STRIDE + 2 * group : this.#find(keyOf(group, rowPlan), hashOf(group, rowPlan))
    const cells = isFirst ? this.#first : this.#cells
    const sum = (cells[index + SUM] as number) + micro
    cells[index + ROWS] = (cells[index + ROWS] as number) + 1
    if (sum <= Number.MAX_SAFE_INTEGER) cells[index + SUM] = sum
    else {
      const key = keyOf(group, rowPlan)
      this.#carried.set(key, (this.#carried.get(key) ?? 0n) + BigInt(cells[index + SUM] as number))
      cells[index + SUM] = micro
    }
  }

  /** Removes and yields all sums. */
  *take(): Generator<CellSum> {
    for (let rowPlan = 0; rowPlan < FIRST_RECIPES; rowPlan++) {
      for (let group = 0; group < FIRST_GROUPS; group++) {
        const index = rowPlan * ROW_STRIDE + 2 * group
        if (this.#first[index + ROWS] !== 0) yield this.#sumAt(this.#first, index, keyOf(group, rowPlan))
      }
    }
    const cells = this.#cells
    for (let index = 0; index < cells.length; index += STRIDE) {
      const key = cells[index + KEY] as number
      if (key !== EMPTY) yield this.#sumAt(cells, index, key)
    }
    this.#first.fill(0)
    this.#cells = emptyCells(CAPACITY_MIN)
    this.#carried.clear()
    this.#size = 0
  }

  #sumAt(cells: Float64Array, index: number, key: number): CellSum {
    const group = Math.floor(key / RECIPES_MAX)
    const micro = (this.#carried.get(key) ?? 0n) + BigInt(cells[index + SUM] as number)
    return { group, rowPlan: key - group * RECIPES_MAX, rows: cells[index + ROWS] as number, micro }
  }

  /** Index of the cell of a key, created if missing. */
  #find(key: number, hash: number): number {
    const cells = this.#cells
    const mask = cells.length - STRIDE
    for (let index = (hash * STRIDE) & mask; ; index = (index + STRIDE) & mask) {
      const found = cells[index + KEY]
      if (found === key) return index
      if (found === EMPTY) return this.#make(index, key, hash)
    }
  }

  #make(index: number, key: number, hash: number): number {
    if (2 * STRIDE * this.#size >= this.#cells.length) {
      this.#grow()
      return this.#find(key, hash)
    }
    this.#size++
    this.#cells[index + KEY] = key
    return index
  }

  #grow(): void {
    const old = this.#cells
    this.#cells = emptyCells((2 * old.length) / STRIDE)
    this.#size = 0
    for (let index = 0; index < old.length; index += STRIDE) {
      const key = old[index + KEY] as number
      if (key === EMPTY) continue
      const group = Math.floor(key / RECIPES_MAX)
      this.#cells.set(old.subarray(index, index + STRIDE), this.#find(key, hashOf(group, key - group * RECIPES_MAX)))
    }
  }
}

function emptyCells(capacity: number): Float64Array {
  const cells = new Float64Array(capacity * STRIDE)
  for (let index = 0; index < cells.length; index += STRIDE) cells[index + KEY] = EMPTY
  return cells
}

/** A unique number for each pair. */
function keyOf(group: number, rowPlan: number): number {
  return group * RECIPES_MAX + rowPlan
}

function hashOf(group: number, rowPlan: number): number {
  const hash = Math.imul(group, 0x9e3779b1) ^ Math.imul(rowPlan, 0x85ebca6b)
  return hash ^ (hash >>> 15)
}
