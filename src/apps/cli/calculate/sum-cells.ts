/** The first groups and row plans, which cover most rows, use a dense table. */
const FIRST_GROUPS = 1024
const FIRST_ROW_PLANS = 256
/** Initial number of row plans in the dense table, because most files are small. */
const ROW_PLANS_MIN = 16
/** Slightly more than a power of two, so that table rows do not all map to the same cache lines. */
const TABLE_ROW = 2 * (FIRST_GROUPS + 4)
/** Upper bound of row plan numbers. */
const ROW_PLANS_MAX = 2 ** 20
const FURTHER_CELLS_MIN = 2 ** 10
const FURTHER_CELLS_MAX = 2 ** 20

/** Rows with the exact sum of their values. */
export interface ValueSum {
  readonly rows: number
  /** In millionths. */
  readonly micro: bigint
}

/** The sum in a cell. */
export interface CellSum extends ValueSum {
  readonly group: number
  readonly rowPlan: number
}

/**
 * Exact sums of values by group and row plan, in millionths. They have the form of `RationalSum`: integers in doubles,
 * carried to a BigInt before a bit could be lost. The first groups and plans use a dense table. The others use a
 * bounded number of cells, found by a map; flush all when these are full.
 */
export class SumCells {
  /** Sum and number of rows by row plan and group. */
  #first = new Float64Array(ROW_PLANS_MIN * TABLE_ROW)
  /** Exclusive upper bounds of the row plans and groups in use. */
  #rowPlansUsed = 0
  #groupsUsed = 0
  /** The same of all other cells, with the index of each by key. */
  #further = new Float64Array(2 * FURTHER_CELLS_MIN)
  readonly #indexes = new Map<number, number>()
  readonly #carried = new Map<number, bigint>()

  /** True if the sums must be taken out before another is added. */
  get isFull(): boolean {
    return this.#indexes.size >= FURTHER_CELLS_MAX
  }

  /** Adds a row: a value in millionths, an integer of at most 10^15. */
  add(group: number, rowPlan: number, micro: number): void {
    const isFirst = group < FIRST_GROUPS && rowPlan < FIRST_ROW_PLANS
    if (isFirst) this.#use(group, rowPlan)
    const index = isFirst ? rowPlan * TABLE_ROW + 2 * group : this.#indexOf(keyOf(group, rowPlan))
    const cells = isFirst ? this.#first : this.#further
    const before = cells[index] as number
    const sum = before + micro
    cells[index + 1] = (cells[index + 1] as number) + 1
    if (sum <= Number.MAX_SAFE_INTEGER) cells[index] = sum
    else {
      const key = keyOf(group, rowPlan)
      this.#carried.set(key, (this.#carried.get(key) ?? 0n) + BigInt(before))
      cells[index] = micro
    }
  }

  /** Makes room for a cell of the dense table. */
  #use(group: number, rowPlan: number): void {
    if (group >= this.#groupsUsed) this.#groupsUsed = group + 1
    if (rowPlan < this.#rowPlansUsed) return
    this.#rowPlansUsed = rowPlan + 1
    while (this.#rowPlansUsed * TABLE_ROW > this.#first.length) this.#first = growCells(this.#first)
  }

  /** Removes and yields all sums. */
  *take(): Generator<CellSum> {
    for (let rowPlan = 0; rowPlan < this.#rowPlansUsed; rowPlan++) {
      for (let group = 0; group < this.#groupsUsed; group++) {
        const index = rowPlan * TABLE_ROW + 2 * group
        if (this.#first[index + 1] === 0) continue
        yield this.#sumOf(keyOf(group, rowPlan), this.#first, index)
        this.#first.fill(0, index, index + 2)
      }
    }
    for (const [key, index] of this.#indexes) yield this.#sumOf(key, this.#further, index)
    this.#further = new Float64Array(2 * FURTHER_CELLS_MIN)
    this.#indexes.clear()
    this.#carried.clear()
  }

  #sumOf(key: number, cells: Float64Array, index: number): CellSum {
    const group = Math.floor(key / ROW_PLANS_MAX)
    const micro = (this.#carried.get(key) ?? 0n) + BigInt(cells[index] as number)
    return { group, rowPlan: key - group * ROW_PLANS_MAX, rows: cells[index + 1] as number, micro }
  }

  /** Index of the further cell of a key, created if missing. */
  #indexOf(key: number): number {
    const known = this.#indexes.get(key)
    if (known !== undefined) return known
    const index = 2 * this.#indexes.size
    this.#indexes.set(key, index)
    if (index === this.#further.length) this.#further = growCells(this.#further)
    return index
  }
}

/** Doubles the room for cells. */
function growCells(cells: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(2 * cells.length)
  larger.set(cells)
  return larger
}

/** Returns a unique number for each pair. */
function keyOf(group: number, rowPlan: number): number {
  return group * ROW_PLANS_MAX + rowPlan
}
