import { csvLines, ndjsonLines } from '../csv/index.ts'
import type { RowResult } from './activities/row-result.ts'
import type { CalculatedRow } from './calculate-rows.ts'

/** A line of the output: one calculation. Kilograms, nearest doubles; null: not published. */
export interface ResultLine {
  readonly id: string
  readonly site: string
  readonly activity: string
  readonly start: string
  readonly end: string
  readonly scope: number
  readonly method: string
  readonly co2Kg: number | null
  readonly ch4Kg: number | null
  readonly n2oKg: number | null
  readonly co2eKg: number | null
  /** In no total. */
  readonly biogenicCo2Kg: number | null
  /** The keys of the factors used. */
  readonly factors: readonly string[]
  /** The codes of the notices. */
  readonly notices: readonly string[]
}

function lineOf({ id, site, kind, period }: CalculatedRow, { scope, calculation }: RowResult): ResultLine {
  const { emission, biogenicCo2, method, contributions, notices } = calculation
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
    biogenicCo2Kg: biogenicCo2,
    factors: [...new Set(contributions.map(({ factor }) => factor.key))],
    notices: [...new Set(notices.map(({ code }) => code))],
  }
}

/** The lines of the output: one for each calculation, two for electricity. */
export function resultLines(rows: readonly CalculatedRow[]): readonly ResultLine[] {
  return rows.flatMap((row) => row.results.map((result) => lineOf(row, result)))
}

/** The columns of the output, in order. */
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
] as const satisfies readonly (keyof ResultLine)[])

function cellOf(value: ResultLine[keyof ResultLine]): string {
  if (value === null) return ''
  return typeof value === 'object' ? value.join(' ') : String(value)
}

/** The text of the output: CSV with lists parted by spaces, or NDJSON. */
export function resultText(lines: readonly ResultLine[], format: 'csv' | 'ndjson'): string {
  if (format === 'ndjson') return [...ndjsonLines(lines)].join('')
  const cells = lines.map((line) => RESULT_COLUMNS.map((column) => cellOf(line[column])))
  return [...csvLines(RESULT_COLUMNS, cells)].join('')
}
