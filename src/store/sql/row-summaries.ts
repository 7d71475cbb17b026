import type { RowSummary, SummarizedRow } from '../row-summary.ts'
import type { SqlRow, SqlValue } from './database.ts'
import { noText } from './sql-row.ts'

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

/** Separates the parts of a line; keys and summaries are printable. */
const SEPARATOR = '\n'

/**
 * The text of a row that `summarizedRow` reads, in the order of a rank. One column, because clients take as long for each
 * value as the engine takes for the row.
 */
export function summarySelection(rank: string): string {
  const parts = ['id', rank, 'exact'].join(`||'${SEPARATOR}'||`)
  const summary = ['', 'summary_quantities', 'summary_to', 'summary_group'].join(`||'${SEPARATOR}'||`)
  return `${parts}||case when summary_version = version then ''${summary} else '' end as line`
}

/** The timestamp of the row before: many rows of a list begin at one time. */
let latest = { ms: 0, text: new Date(0).toISOString() }

function startText(ms: number): string {
  if (ms !== latest.ms) latest = { ms, text: new Date(ms).toISOString() }
  return latest.text
}

/** A row of that selection, and of a list field as `listed` if it was selected too. */
export function summarizedRow({ line, listed }: SqlRow): SummarizedRow {
  const row = parseSummaryLine(line)
  return listed === undefined ? row : { listed: listed === null ? null : String(listed), ...row }
}

function parseSummaryLine(line: unknown): SummarizedRow {
  if (typeof line !== 'string') return noText('line', line)
  const afterId = findSeparator(line, 0)
  const afterRank = findSeparator(line, afterId + 1)
  const afterExact = findSeparator(line, afterRank + 1)
  const [id, from] = [line.slice(0, afterId), startText(-Number(line.slice(afterId + 1, afterRank)))]
  const exact = line.slice(afterRank + 1, afterExact)
  if (afterExact === line.length) return { id, from, exact, to: null, group: null, quantities: null }
  const afterQuantities = findSeparator(line, afterExact + 1)
  const afterTo = findSeparator(line, afterQuantities + 1)
  const [quantities, to] = [line.slice(afterExact + 1, afterQuantities), line.slice(afterQuantities + 1, afterTo)]
  return { id, from, exact, to, group: line.slice(afterTo + 1), quantities }
}

/** The index of the next separator, or the length of the line. */
function findSeparator(line: string, from: number): number {
  const index = line.indexOf(SEPARATOR, from)
  return index < 0 ? line.length : index
}
