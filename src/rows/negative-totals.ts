import { EmissionSum } from '../emissions/index.ts'
import type { CalculatedRow } from './calculate-row.ts'
import type { RowWarning } from './row-warnings.ts'
import { SCOPES, type ScopeName, type ScopeSums, scopesOf } from './scope-sums.ts'

/** The most rows that a warning names. */
const EXAMPLES_MAX = 3

/** The scopes in words. */
export const SCOPE_WORDS: Readonly<Record<ScopeName, string>> = {
  scope1: 'Scope 1',
  scope2Location: 'Scope 2 by location',
  scope2Market: 'Scope 2 by market',
  scope3: 'Scope 3',
}

/** The scopes whose total is below zero. */
export function negativeScopes({ sums }: Pick<ScopeSums, 'sums'>): readonly ScopeName[] {
  return SCOPES.filter((scope) => sums[scope].exact('co2e').n < 0n)
}

/** The results of rows in a scope, each with its row. */
function resultsIn(rows: readonly CalculatedRow[], scope: ScopeName) {
  return rows.flatMap((row) =>
    row.results.filter((result) => scopesOf(result).includes(scope)).map(({ calculation }) => ({ row, calculation })),
  )
}

/** A warning for each scope whose total is below zero, with the rows that are credits. */
export function negativeTotalWarnings(rows: readonly CalculatedRow[]): readonly RowWarning[] {
  return SCOPES.flatMap((scope): RowWarning[] => {
    const results = resultsIn(rows, scope)
    const sum = new EmissionSum()
    for (const { calculation } of results) sum.add(calculation)
    if (sum.exact('co2e').n >= 0n) return []
    const credits = results.filter(({ calculation }) => (calculation.emission.co2e ?? 0) < 0).map(({ row }) => row)
    const examples = credits.slice(0, EXAMPLES_MAX).map(({ line, id }) => ({ line, id }))
    return [{ cause: 'negative_total', scope, count: credits.length, examples }]
  })
}
