import { getOrCompute, readDouble } from '../../../base/index.ts'
import { byColumn, type EmissionSumState } from '../../../core/emissions/index.ts'
import { multiply, printExact, type Rational, RationalSum } from '../../../core/exact/index.ts'
import { type HeldRow, type QuantitySum, quantityOfRow, type SourceRow } from '../../../rows/index.ts'
import type { ScopeAmount } from '../summary.ts'
import type { RowPlan, RowPlanColumn, RowPlanResult } from './row-plan.ts'
import type { KnownRowPlan, RowPlanBook } from './row-plan-book.ts'
import type { RunTotals } from './run-totals.ts'

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
interface ValueSum {
  readonly rows: number
  /** In millionths. */
  readonly micro: bigint
}

/** The sum in a cell. */
interface CellSum extends ValueSum {
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
    const index = isFirst ? rowPlan * TABLE_ROW + 2 * group : this.#indexOf(cellKey(group, rowPlan))
    const cells = isFirst ? this.#first : this.#further
    const before = readDouble(cells, index)
    const sum = before + micro
    cells[index + 1] = readDouble(cells, index + 1) + 1
    if (sum <= Number.MAX_SAFE_INTEGER) cells[index] = sum
    else {
      const key = cellKey(group, rowPlan)
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
        yield this.#sumOf(cellKey(group, rowPlan), this.#first, index)
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
    const micro = (this.#carried.get(key) ?? 0n) + BigInt(readDouble(cells, index))
    return { group, rowPlan: key - group * ROW_PLANS_MAX, rows: readDouble(cells, index + 1), micro }
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
function cellKey(group: number, rowPlan: number): number {
  return group * ROW_PLANS_MAX + rowPlan
}

const MICRO = 1_000_000n

/** The sums of consecutive rows, and the row after them that is named as a total; null at the end of a block. */
export interface BlockSegment {
  readonly sums: readonly QuantitySum[]
  readonly held: HeldRow | null
}

/** The exact sums of the values of rows, by measure. */
export class QuantitySums {
  readonly #known = new SumCells()
  readonly #sums = new Map<string, { readonly written: RationalSum; readonly inBase: RationalSum }>()

  /** Adds a row that was calculated by its plan: the code of the plan, and the value in millionths. */
  addKnown(code: number, micro: number): void {
    this.#known.add(0, code, micro)
  }

  /** Adds a row that was calculated from its text. */
  addRow(row: SourceRow): void {
    const quantity = quantityOfRow(row)
    if (quantity !== undefined) this.#add(quantity)
  }

  /** Removes and returns the sums, given the plans by their codes. */
  take(plans: readonly { readonly rowPlan: RowPlan }[]): readonly QuantitySum[] {
    for (const { rowPlan: code, micro } of this.#known.take()) {
      const { key, toBase } = entryOf(plans, code).rowPlan.measure
      const written = { n: micro, d: MICRO }
      this.#add({ key, written, inBase: multiply(written, toBase) })
    }
    const sums = [...this.#sums].map(([key, { written, inBase }]) => {
      return { key, written: written.exact(), inBase: inBase.exact() }
    })
    this.#sums.clear()
    return sums
  }

  #add({ key, written, inBase }: QuantitySum): void {
    const sums = getOrCompute(this.#sums, key, () => ({ written: new RationalSum(), inBase: new RationalSum() }))
    sums.written.add(written)
    sums.inBase.add(inBase)
  }
}

function emissionOf(column: RowPlanColumn | null, { micro }: ValueSum): Rational | null {
  return column === null ? null : multiply(column.coefficient.exact, { n: micro, d: MICRO })
}

/** Computes the CO2e of these rows of a plan, for each scope that they count in. */
function byScope({ rowPlan }: KnownRowPlan, sum: ValueSum): readonly ScopeAmount[] {
  return rowPlan.results.flatMap(({ scopes, columns }) => {
    const co2e = emissionOf(columns.co2e, sum)
    return scopes.map((scope) => ({ scope, count: sum.rows, co2e }))
  })
}

/** Computes the sum of these rows for a result, as if they were added one by one. */
function sumState({ columns, ofOne }: RowPlanResult, sum: ValueSum): EmissionSumState {
  return {
    count: sum.rows,
    exact: byColumn((column) => printExact(emissionOf(columns[column], sum) ?? { n: 0n, d: 1n })),
    missing: byColumn((column) => (columns[column] === null ? sum.rows : 0)),
    gwpSets: ofOne.gwpSets,
    ...(ofOne.gridKinds && { gridKinds: ofOne.gridKinds }),
  }
}

function addRowPlan(totals: RunTotals, known: KnownRowPlan, sum: ValueSum): void {
  const { kind, results, notices, fallbacks, attributions } = known.rowPlan
  const activity = totals.activity(kind)
  totals.rows += sum.rows
  totals.calculations += sum.rows * results.length
  totals.addNotices(notices, sum.rows)
  totals.addFallbacks(fallbacks, sum.rows)
  for (const text of attributions) totals.attributions.add(text)
  for (const result of results) {
    for (const scope of result.scopes) {
      totals.all.sums[scope].merge(sumState(result, sum))
      if (result.isStandIn) totals.standIns.sums[scope].merge(sumState(result, sum))
    }
    totals.addToScope3(result.scope3Group, { count: sum.rows, co2e: emissionOf(result.columns.co2e, sum) })
  }
  activity.addRows(sum.rows, 0)
  for (const part of byScope(known, sum)) activity.add(part)
}

/** Takes the sums out of the cells, multiplies them by the row plans, and adds them to the totals. */
export function flushSums(totals: RunTotals, book: RowPlanBook, cells: { sites: SumCells; months: SumCells }): void {
  const byRowPlan = new Map<KnownRowPlan, ValueSum>()
  for (const { group, rowPlan, ...sum } of cells.months.take()) {
    const [known, months] = [entryOf(book.rowPlans, rowPlan), entryOf(book.months, group)]
    const before = byRowPlan.get(known) ?? { rows: 0, micro: 0n }
    byRowPlan.set(known, { rows: before.rows + sum.rows, micro: before.micro + sum.micro })
    totals.countInMonths(months, sum.rows, 0)
    for (const part of byScope(known, sum)) totals.addToMonths(months, part)
  }
  for (const { group, rowPlan, ...sum } of cells.sites.take()) {
    const { name, firstLine } = entryOf(book.sites, group)
    const site = totals.site(name)
    site.addRows(sum.rows, firstLine)
    for (const part of byScope(entryOf(book.rowPlans, rowPlan), sum)) site.add(part)
  }
  for (const [known, sum] of byRowPlan) addRowPlan(totals, known, sum)
}

/** Finds the entry of the book that a sum refers to. */
function entryOf<Entry>(list: readonly Entry[], code: number): Entry {
  const entry = list[code]
  if (entry === undefined) throw new Error('a sum refers to entries of the book')
  return entry
}
