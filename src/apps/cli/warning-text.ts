import { show } from '../../core/errors/index.ts'
import type { LeftOutRow, RowComparison, RowWarning, WarnedRow, WarningCause } from '../../rows/index.ts'
import { shorten } from './text-layout.ts'

const ID_WIDTH = 40

const SENTENCES: Readonly<Record<WarningCause, string>> = {
  same_id: 'has the id of an earlier row',
  same_row: 'is the same as an earlier row in everything but the id',
  sum_of_rows: 'has the sum of earlier rows as its quantity, like a total',
  overlap: 'begins within the period of another row of the same site, factor and unit',
  same_energy: 'has the site, fuel, period and nearly the energy of an earlier row in another unit',
  negative_total: 'is a credit of a scope whose total is below zero',
  outlier: 'has more than 100 times the median quantity of the other rows of the same site and factor',
}

function rowText({ line, id }: WarnedRow): string {
  return id === undefined ? `line ${line}` : `line ${line} (${shorten(id.replaceAll('\n', ' '), ID_WIDTH)})`
}

/** Formats a warning as a line of the summary, with its first rows. */
function warningText({ cause, count, examples }: RowWarning): string {
  const others = count > examples.length ? ', …' : ''
  return `${String(count).padStart(5)} × ${SENTENCES[cause]}: ${examples.map(rowText).join(', ')}${others}`
}

function restText(compared: number, isAsked: boolean): string {
  const advice = isAsked ? '' : '; --check compares up to 1,000,000 rows'
  if (compared === 0) return `  the rows of files of more than 16 MiB are not compared with each other${advice}`
  return `  the rows after the first ${compared.toLocaleString('en')} were not compared with the others${advice}`
}

/**
 * Formats the warnings about rows as lines of the summary, and adds a line if not all rows were compared. `isAsked`:
 * the user passed --check.
 */
export function warningTexts(
  comparison: RowComparison,
  { rows, isAsked }: { readonly rows: number; readonly isAsked: boolean },
): readonly string[] {
  const rest = comparison.rows < rows ? [restText(comparison.rows, isAsked)] : []
  return [...comparison.warnings().map(warningText), ...rest]
}

const EXAMPLES_MAX = 3

/** Formats the rows that were left out as lines of the summary. */
export function leftOutTexts(rows: readonly LeftOutRow[]): readonly string[] {
  if (rows.length === 0) return []
  const examples = rows
    .slice(0, EXAMPLES_MAX)
    .map(({ line, label, value, unit }) => `line ${line} (${show(label)}, ${value}${unit === '' ? '' : ` ${unit}`})`)
  const others = rows.length > EXAMPLES_MAX ? ', …' : ''
  return [
    `${String(rows.length).padStart(5)} × is named as a total, and is the sum of other rows: ${examples.join(', ')}${others}`,
  ]
}
