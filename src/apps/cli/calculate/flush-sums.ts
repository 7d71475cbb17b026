import { byColumn, type EmissionSumState } from '../../../core/emissions/index.ts'
import { multiply, printExact, type Rational } from '../../../core/exact/index.ts'
import type { ScopeAmount } from '../summary.ts'
import type { RowPlanColumn, RowPlanResult } from './row-plan.ts'
import type { KnownRowPlan, RowPlanBook } from './row-plan-book.ts'
import type { RunTotals } from './run-totals.ts'
import type { SumCells, ValueSum } from './sum-cells.ts'

const MICRO = 1_000_000n

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
function stateOf({ columns, ofOne }: RowPlanResult, sum: ValueSum): EmissionSumState {
  return {
    count: sum.rows,
    exact: byColumn((column) => printExact(emissionOf(columns[column], sum) ?? { n: 0n, d: 1n })),
    missing: byColumn((column) => (columns[column] === null ? sum.rows : 0)),
    gwpSets: ofOne.gwpSets,
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
      totals.all.sums[scope].merge(stateOf(result, sum))
      if (result.isStandIn) totals.standIns.sums[scope].merge(stateOf(result, sum))
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
