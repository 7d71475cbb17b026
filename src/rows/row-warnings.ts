import { EmissionSum, gridKindsOf } from '../core/emissions/index.ts'
import type { CalculatedRow } from './calculate-row.ts'
import { SCOPES, type ScopeName, type ScopeSums, scopesOf } from './scope-sums.ts'

/** Causes of warnings about calculated rows, in order of presentation. */
export const WARNING_CAUSES = [
  'already_stored',
  'same_id',
  'same_row',
  'sum_of_rows',
  'overlap',
  'same_energy',
  'outlier',
  'negative_total',
  'mixed_grid_factors',
] as const

/** The cause of a warning about calculated rows. */
export type WarningCause = (typeof WARNING_CAUSES)[number]

/** A row that a warning is about. */
export interface WarnedRow {
  /** Its line in a file; of rows in memory its number, from 1. */
  readonly line: number
  /** Undefined if the row names none. */
  readonly id: string | undefined
}

/**
 * A warning about calculated rows. There is one for each cause, and it changes no number.
 *
 * - `already_stored`: of an import: the rows equal stored records in place, period, kind and emission.
 * - `same_id`: the rows have the id of an earlier row.
 * - `same_row`: the rows equal an earlier row in everything except the id.
 * - `sum_of_rows`: the quantity of the rows is the sum of at least three earlier rows, of all rows or of their site,
 * like a total.
 * - `overlap`: their period begins within the period of another row of fuel, electricity, heat or water with the same site,
 * meter, unit, and factor of any edition.
 * - `same_energy`: an earlier row of fuel, electricity, heat or water has the same site, period and fuel in another unit, with
 * nearly the same emission.
 * - `outlier`: their quantity is more than 100 times the median of the other rows with the same site, meter, activity and
 * factors, if there are at least three. Meters with fewer rows are judged together. Credits count by their size.
 * - `negative_total`: the rows are credits of `scope`, whose total is below zero.
 * - `mixed_grid_factors`: the rows have lifecycle factors of grids in `scope`, whose other rows have direct ones.
 */
export interface RowWarning {
  readonly cause: WarningCause
  /** The scope of `negative_total` and `mixed_grid_factors`; absent for other causes. */
  readonly scope?: ScopeName
  /** Number of rows. */
  readonly count: number
  /** The first of them, at most three. */
  readonly examples: readonly WarnedRow[]
}

/** The most rows that a warning names. */
const EXAMPLES_MAX = 3

/** The scopes in words. */
export const SCOPE_WORDS: Readonly<Record<ScopeName, string>> = {
  scope1: 'Scope 1',
  scope2Location: 'Scope 2 by location',
  scope2Market: 'Scope 2 by market',
  scope3: 'Scope 3',
}

/** Lists the scopes whose total is below zero. */
export function negativeScopes({ sums }: Pick<ScopeSums, 'sums'>): readonly ScopeName[] {
  return SCOPES.filter((scope) => sums[scope].exact('co2e').n < 0n)
}

/** Lists the results of rows in a scope, each with its row. */
function listResults(rows: readonly CalculatedRow[], scope: ScopeName) {
  return rows.flatMap((row) =>
    row.results.filter((result) => scopesOf(result).includes(scope)).map(({ calculation }) => ({ row, calculation })),
  )
}

/** Warns about each scope whose total is below zero, with the rows that are credits. */
export function negativeTotalWarnings(rows: readonly CalculatedRow[]): readonly RowWarning[] {
  return SCOPES.flatMap((scope): RowWarning[] => {
    const results = listResults(rows, scope)
    const sum = new EmissionSum()
    for (const { calculation } of results) sum.add(calculation)
    if (sum.exact('co2e').n >= 0n) return []
    const credits = results.filter(({ calculation }) => (calculation.emission.co2e ?? 0) < 0).map(({ row }) => row)
    const examples = credits.slice(0, EXAMPLES_MAX).map(({ line, id }) => ({ line, id }))
    return [{ cause: 'negative_total', scope, count: credits.length, examples }]
  })
}

/** The scopes of electricity. */
const GRID_SCOPES = ['scope2Location', 'scope2Market', 'scope3'] as const

/** Warns about each scope that mixes direct and lifecycle factors of grids, with the rows of the latter. */
export function mixedGridWarnings(rows: readonly CalculatedRow[]): readonly RowWarning[] {
  return GRID_SCOPES.flatMap((scope): RowWarning[] => {
    const kinds = listResults(rows, scope).map(({ row, calculation }) => ({
      row,
      kinds: gridKindsOf(calculation.contributions.map(({ factor }) => factor)),
    }))
    if (!kinds.some((one) => one.kinds.includes('direct'))) return []
    const lifecycle = [...new Set(kinds.filter((one) => one.kinds.includes('lifecycle')).map(({ row }) => row))]
    if (lifecycle.length === 0) return []
    const examples = lifecycle.slice(0, EXAMPLES_MAX).map(({ line, id }) => ({ line, id }))
    return [{ cause: 'mixed_grid_factors', scope, count: lifecycle.length, examples }]
  })
}
