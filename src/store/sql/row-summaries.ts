import type { RowSummary, SummarizedRow } from '../repository.ts'
import type { SqlRow, SqlValue } from './database.ts'

/**
 * The columns of a row's summary. A summary counts only if `summary_version` is the version of the row: a process with
 * an older schema changes the row and leaves these columns as they are.
 */
export const SUMMARY_COLUMNS = ['summary_version', 'summary_to', 'summary_group', 'summary_quantities'] as const

/** The values of these columns for a row of a version. */
export function summaryValues(summary: RowSummary | null | undefined, version: number): readonly SqlValue[] {
  if (!summary) return [null, null, null, null]
  return [version, summary.to, summary.group, summary.quantities]
}

/** The columns that `summarizedRows` reads, of a list in the order of a rank. */
export function summarySelection(rank: string): string {
  return `id, ${rank} as from_rank, exact, version, ${SUMMARY_COLUMNS.join(', ')}`
}

/** The timestamp of the row before: many rows of a list begin at one time. */
let latest = { ms: 0, text: new Date(0).toISOString() }

function timestampOf(ms: number): string {
  if (ms !== latest.ms) latest = { ms, text: new Date(ms).toISOString() }
  return latest.text
}

/** A row of that selection. */
export function summarizedRow(row: SqlRow): SummarizedRow {
  const { summary_to: to, summary_group: group, summary_quantities: quantities } = row
  const [id, from, exact] = [String(row.id), timestampOf(-Number(row.from_rank)), String(row.exact)]
  const hasSummary = typeof to === 'string' && typeof group === 'string' && typeof quantities === 'string'
  // engines return integers as numbers or as texts, but both of a row alike
  if (hasSummary && row.version === row.summary_version) return { id, from, exact, to, group, quantities }
  return { id, from, exact, to: null, group: null, quantities: null }
}
