import { activitiesView, emissionsView } from './record-views.ts'
import { postgresTotals, sqliteTotals } from './totals-view.ts'
import { POSTGRES_VIEWS, SQLITE_VIEWS } from './view-dialect.ts'

/** The names of the views. A released view keeps its columns and their order; further ones are added behind them. */
export const VIEWS = ['tonne_bi_activities', 'tonne_bi_emissions', 'tonne_bi_totals'] as const

/** The statements that make the views in a file of SQLite, or make them anew. */
export function sqliteViewStatements(): readonly string[] {
  const selects = [activitiesView(SQLITE_VIEWS), emissionsView(SQLITE_VIEWS), sqliteTotals()]
  return VIEWS.flatMap((name, index) => [`drop view if exists ${name}`, `create view ${name} as ${selects[index]}`])
}

/**
 * The statements that make the views on Postgres, or make them anew with the grants that they have. `isInvoker`: they read as
 * whoever asks, so that row security holds for them; from Postgres 15 on.
 */
export function postgresViewStatements({ isInvoker }: { readonly isInvoker: boolean }): readonly string[] {
  const selects = [activitiesView(POSTGRES_VIEWS), emissionsView(POSTGRES_VIEWS), postgresTotals()]
  const options = isInvoker ? ' with (security_invoker = true)' : ''
  return VIEWS.map((name, index) => `create or replace view ${name}${options} as ${selects[index]}`)
}
