import { type Column, columnsOf, type EmissionSumState } from '../../emissions/index.ts'
import { multiply, printExact, type Rational } from '../../exact/index.ts'
import { scopesOf } from '../summary.ts'
import type { RowPlan, RowPlanResult } from './recipe.ts'
import type { RowPlanBook } from './recipe-book.ts'
import type { RunTotals } from './run-totals.ts'
import type { CellSum, SumCells } from './sum-cells.ts'

const MICRO = 1_000_000n

/** Rows of one plan: their number, and the sum of their values. */
interface RowPlanSum {
  readonly rows: number
  readonly value: Rational
}

function sumOf({ rows, micro }: Pick<CellSum, 'rows' | 'micro'>): RowPlanSum {
  return { rows, value: { n: micro, d: MICRO } }
}

function emissionOf({ columns }: RowPlanResult, column: Column, { value }: RowPlanSum): Rational | null {
  const found = columns[column]
  return found === null ? null : multiply(found.coefficient.exact, value)
}

/** The sum of these rows for a result, as if added one by one. */
function stateOf(result: RowPlanResult, sum: RowPlanSum): EmissionSumState {
  return {
    count: sum.rows,
    exact: columnsOf((column) => printExact(emissionOf(result, column, sum) ?? { n: 0n, d: 1n })),
    missing: columnsOf((column) => (result.columns[column] === null ? sum.rows : 0)),
    gwpSets: result.ofOne.gwpSets,
  }
}

function addRowPlan(totals: RunTotals, rowPlan: RowPlan, sum: RowPlanSum): void {
  totals.rows += sum.rows
  totals.calculations += sum.rows * rowPlan.results.length
  totals.activity(rowPlan.kind).addRows(sum.rows, 0)
  totals.addNotices(rowPlan.notices, sum.rows)
  for (const text of rowPlan.attributions) totals.attributions.add(text)
  for (const result of rowPlan.results) {
    const state = stateOf(result, sum)
    for (const scope of scopesOf(result)) {
      totals.all.sums[scope].merge(state)
      totals.activity(rowPlan.kind).add(scope, sum.rows, emissionOf(result, 'co2e', sum))
    }
  }
}

/** Flushes the cells: multiplies their sums by the row plans and adds them to the totals. */
export function flush(totals: RunTotals, book: RowPlanBook, cells: { sites: SumCells; months: SumCells }): void {
  const byRowPlan = new Map<number, { rows: number; micro: bigint }>()
  for (const { group, rowPlan: code, rows, micro } of cells.months.take()) {
    const months = book.months[group] ?? []
    const known = byRowPlan.get(code) ?? { rows: 0, micro: 0n }
    byRowPlan.set(code, { rows: known.rows + rows, micro: known.micro + micro })
    totals.countInMonths(months, rows, 0)
    const sum = sumOf({ rows, micro })
    for (const result of book.rowPlans[code]?.rowPlan.results ?? []) {
      const co2e = emissionOf(result, 'co2e', sum)
      for (const scope of scopesOf(result)) totals.addToMonths(months, { scope, count: rows, co2e })
    }
  }
  for (const { group, rowPlan: code, rows, micro } of cells.sites.take()) {
    const site = book.sites[group]
    if (site === undefined) throw new Error('a sum is of a site that the book knows')
    const sums = totals.site(site.name)
    const sum = sumOf({ rows, micro })
    sums.addRows(rows, site.firstLine)
    for (const result of book.rowPlans[code]?.rowPlan.results ?? []) {
      const co2e = emissionOf(result, 'co2e', sum)
      for (const scope of scopesOf(result)) sums.add(scope, rows, co2e)
    }
  }
  for (const [code, sum] of byRowPlan) {
    const known = book.rowPlans[code]
    if (known !== undefined) addRowPlan(totals, known.rowPlan, sumOf(sum))
  }
}
