import { csvCell, inertCell } from '../../core/csv/index.ts'
import { EmissionsError } from '../../core/errors/index.ts'
import { type CalculatedRow, type Failure, type RowResult, resultNotices } from '../../rows/index.ts'
import type { TableFormat } from './table-format.ts'

function lineOf({ id, site, kind, period }: CalculatedRow, result: RowResult) {
  const { scope, calculation } = result
  const { emission, biogenicCo2, montrealCo2e = null, method, contributions } = calculation
  return {
    id,
    site,
    activity: kind,
    start: period.start.text,
    end: period.end.text,
    scope,
    method: method.id,
    co2Kg: emission.co2,
    ch4Kg: emission.ch4,
    n2oKg: emission.n2o,
    co2eKg: emission.co2e,
    // not part of any total
    biogenicCo2Kg: biogenicCo2,
    montrealCo2eKg: montrealCo2e,
    factors: [...new Set(contributions.map(({ factor }) => factor.key))],
    notices: [...new Set(resultNotices(result).map(({ code }) => code))],
  }
}

/**
 * An output line for one calculation: kilograms as nearest doubles, null if not published; factors by key, notices by
 * code.
 */
export type ResultLine = Readonly<ReturnType<typeof lineOf>>

/** Lists the output lines of a row: one per calculation, two for electricity, then upstream emissions. */
export function resultLines(row: CalculatedRow): readonly ResultLine[] {
  return row.results.map((result) => lineOf(row, result))
}

/** The output columns, in order. */
export const RESULT_COLUMNS = Object.freeze([
  'id',
  'site',
  'activity',
  'start',
  'end',
  'scope',
  'method',
  'co2Kg',
  'ch4Kg',
  'n2oKg',
  'co2eKg',
  'biogenicCo2Kg',
  'factors',
  'notices',
  // added last, so that earlier columns keep their positions
  'montrealCo2eKg',
] as const satisfies readonly (keyof ResultLine)[])

/** The name of an output column. */
export type ResultColumn = (typeof RESULT_COLUMNS)[number]

function cellText(value: ResultLine[ResultColumn]): string {
  if (value === null) return ''
  return typeof value === 'object' ? value.join(' ') : String(value)
}

/** Format of an output line: CSV with space-separated lists, or NDJSON. */
export interface LineFormat {
  /** Text before the first line of a file. */
  readonly head: string
  /** Text before and after a line. */
  readonly open: string
  readonly close: string
  /** Text before the value of a column. */
  readonly name: (column: ResultColumn) => string
  readonly value: (value: ResultLine[ResultColumn]) => string
}

/** Output format; `raw-csv` leaves text cells unescaped, even those that a spreadsheet would run as formulas. */
export type OutputFormat = TableFormat | 'raw-csv'

const RAW_CSV: LineFormat = {
  head: `${RESULT_COLUMNS.join(',')}\n`,
  open: '',
  close: '\n',
  name: () => '',
  value: (value) => csvCell(cellText(value)),
}

const LINE_FORMATS: Readonly<Record<OutputFormat, LineFormat>> = {
  csv: { ...RAW_CSV, value: (value) => (typeof value === 'number' ? String(value) : inertCell(cellText(value))) },
  'raw-csv': RAW_CSV,
  ndjson: {
    head: '',
    open: '{',
    close: '}\n',
    name: (column) => `${JSON.stringify(column)}:`,
    value: (value) => JSON.stringify(value),
  },
}

/** Returns the rules for writing lines in a format. */
export function lineFormat(format: OutputFormat): LineFormat {
  return LINE_FORMATS[format]
}

/** Formats an output line. */
export function lineText(line: ResultLine, { open, close, name, value }: LineFormat): string {
  return `${open}${RESULT_COLUMNS.map((column) => `${name(column)}${value(line[column])}`).join(',')}${close}`
}

/** Formats the output lines of a row, or returns failures if the format cannot represent them. */
export function resultText(row: CalculatedRow, format: LineFormat): string | readonly Failure[] {
  try {
    return resultLines(row)
      .map((line) => lineText(line, format))
      .join('')
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    const position = { line: row.line, column: 1 }
    return error.violations.map(({ code, message }) => ({ position, code, message }))
  }
}
