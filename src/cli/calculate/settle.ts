import { type Column, columnsOf, type EmissionSumState } from '../../emissions/index.ts'
import { multiply, printExact, type Rational } from '../../exact/index.ts'
import { scopesOf } from '../summary.ts'
import type { Recipe, RecipeResult } from './recipe.ts'
import type { RecipeBook } from './recipe-book.ts'
import type { RunTotals } from './run-totals.ts'
import type { CellSum, SumCells } from './sum-cells.ts'

const MICRO = 1_000_000n

/** Rows of one plan: their number, and the sum of their values. */
interface RecipeSum {
  readonly rows: number
  readonly value: Rational
}

function sumOf({ rows, micro }: Pick<CellSum, 'rows' | 'micro'>): RecipeSum {
  return { rows, value: { n: micro, d: MICRO } }
}

function emissionOf({ columns }: RecipeResult, column: Column, { value }: RecipeSum): Rational | null {
  const found = columns[column]
  return found === null ? null : multiply(found.coefficient.exact, value)
}

/** The sum of these rows for a result, as if added one by one. */
function stateOf(result: RecipeResult, sum: RecipeSum): EmissionSumState {
  return {
    count: sum.rows,
    exact: columnsOf((column) => printExact(emissionOf(result, column, sum) ?? { n: 0n, d: 1n })),
    missing: columnsOf((column) => (result.columns[column] === null ? sum.rows : 0)),
    gwpSets: result.ofOne.gwpSets,
  }
}

function addRecipe(totals: RunTotals, recipe: Recipe, sum: RecipeSum): void {
  totals.rows += sum.rows
  totals.calculations += sum.rows * recipe.results.length
  totals.activity(recipe.kind).addRows(sum.rows, 0)
  totals.addNotices(recipe.notices, sum.rows)
  for (const text of recipe.attributions) totals.attributions.add(text)
  for (const result of recipe.results) {
    const state = stateOf(result, sum)
    for (const scope of scopesOf(result)) {
      totals.whole.sums[scope].merge(state)
      totals.activity(recipe.kind).add(scope, sum.rows, emissionOf(result, 'co2e', sum))
    }
  }
}

/** Flushes the cells: multiplies their sums by the row plans and adds them to the totals. */
export function settle(totals: RunTotals, book: RecipeBook, cells: { sites: SumCells; months: SumCells }): void {
  const byRecipe = new Map<number, { rows: number; micro: bigint }>()
  for (const { group, recipe: code, rows, micro } of cells.months.take()) {
    const months = book.months[group] ?? []
    const known = byRecipe.get(code) ?? { rows: 0, micro: 0n }
    byRecipe.set(code, { rows: known.rows + rows, micro: known.micro + micro })
    totals.countInMonths(months, rows, 0)
    const sum = sumOf({ rows, micro })
    for (const result of book.recipes[code]?.recipe.results ?? []) {
      const co2e = emissionOf(result, 'co2e', sum)
      for (const scope of scopesOf(result)) totals.addToMonths(months, { scope, count: rows, co2e })
    }
  }
  for (const { group, recipe: code, rows, micro } of cells.sites.take()) {
    const site = book.sites[group]
    if (site === undefined) throw new Error('a sum is of a site that the book knows')
    const sums = totals.site(site.name)
    const sum = sumOf({ rows, micro })
    sums.addRows(rows, site.firstLine)
    for (const result of book.recipes[code]?.recipe.results ?? []) {
      const co2e = emissionOf(result, 'co2e', sum)
      for (const scope of scopesOf(result)) sums.add(scope, rows, co2e)
    }
  }
  for (const [code, sum] of byRecipe) {
    const known = book.recipes[code]
    if (known !== undefined) addRecipe(totals, known.recipe, sumOf(sum))
  }
}
