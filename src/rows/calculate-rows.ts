import type { FactorDefinition, StandIns } from '../emissions/index.ts'
import { checkChoice, EmissionsError, errorAt, fail, type Violation } from '../errors/index.ts'
import { type Catalogue, publishedCatalogue } from '../factors/index.ts'
import type { EndDate } from '../time/index.ts'
import { type CalculatedRow, calculateRow, fileRules } from './calculate-row.ts'
import { datedRowOf, END_DATES, type EndDateReading, readEndDates } from './form/end-date.ts'
import { type DateOrder, type DecimalMark, type FileForm, formOfOptions } from './form/file-form.ts'
import { RowComparison } from './row-comparison.ts'
import { factsOf } from './row-facts.ts'
import type { Failure } from './row-failure.ts'
import { negativeTotalWarnings, type RowWarning } from './row-warnings.ts'
import { standInsOfRows } from './scope-sums.ts'
import { cellsOfObject, rowOfLine, type SourceRow } from './source-row.ts'
import { heldRowOf, type LeftOutRow, quantityOfRow, TotalRows } from './total-rows.ts'

/** A row by columns, which `tonne calculate --help` lists; null and '' are absent. */
export type RowToCalculate = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Options for calculating rows. */
export interface RowsOptions {
  /** Your own factors, besides those of the catalogue. Rows name them; that of a grid is never selected among them. */
  readonly factors?: readonly FactorDefinition[]
  /** The factors to find and select from, for money with those of `tonne/factors/spend`; default: the published ones. */
  readonly catalogue?: Catalogue
  /** 'exact' rejects factors of another edition than the year of the row; default 'nearest', with a notice. */
  readonly edition?: 'exact' | 'nearest'
  /** Accept negative quantities, for correction invoices; default false. */
  readonly allowCredits?: boolean
  /** Add the published emissions upstream of a row to its results, in Scope 3 (`RowResult.upstream`); default false. */
  readonly upstream?: boolean
  /** The decimal mark of numbers in texts; default: a point. */
  readonly decimal?: DecimalMark
  /** The order of dates like 31/01/2025 where they are ambiguous; default: an error. */
  readonly dateOrder?: DateOrder
  /**
   * The reading of `end`: its day counts (`inclusive`), or is the day after the period (`exclusive`). Default: the reading
   * that the rows show, else exclusive; `endDate` of the result says which.
   */
  readonly endDate?: EndDate
}

/** Calculated rows in order, and the warnings about them. */
export interface CalculatedRows extends ReadonlyArray<CalculatedRow> {
  /** Duplicates, overlapping periods, outliers, and scopes that credits turn negative, by cause; they change no number. */
  readonly warnings: readonly RowWarning[]
  /** The parts of the emissions that rest on factors of another country or of a wider region (`factor_region_fallback`). */
  readonly standIns: StandIns
  /** Rows that are named as totals and are the sums of other rows, which were left out. */
  readonly leftOut: readonly LeftOutRow[]
  /** The reading of the ends of the rows, with its reason; undefined if no row has a period of several days. */
  readonly endDate: EndDateReading | undefined
}

/** The reading of the ends of rows; by the option, or by what the rows show. */
function endDateOf(rows: readonly unknown[], form: FileForm): ReturnType<typeof readEndDates> {
  const dated = rows.flatMap((row, index) => {
    if (typeof row !== 'object' || row === null) return []
    return [datedRowOf(cellsOfObject(row, form), index + 1, form)].filter((one) => one !== undefined)
  })
  return readEndDates(dated, { option: form.endDate, header: 'end' })
}

/** The text of the cells of a row except its id, in any order of columns. */
function contentOf({ cells }: SourceRow): string {
  const texts = [...cells].filter(([column]) => column !== 'id').map(([column, { raw }]) => [column, raw])
  return JSON.stringify(texts.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)))
}

function violationOf({ code, message, cell }: Failure, index: number): Violation {
  return { path: cell === undefined ? `rows[${index}]` : `rows[${index}].${cell.column}`, code, message }
}

/**
 * Calculates rows, each an object by column, as `tonne calculate` does: factors are named, or selected by activity,
 * country and period; other words for units, modes and activities are understood. Row by row: a period, and one result
 * for each calculation with its scope; electricity has two, by location and by market, which are never added. `upstream`
 * adds results in Scope 3: `withUpstream` of each, of electricity by location. A row of
 * nothing is left out. `warnings` of the result tells of duplicates, overlapping periods and outliers (`RowWarning`), and `standIns` which part rests
 * on factors of another country or of a wider region.
 *
 * Throws EmissionsError with the violations of all rows at once, paths like `rows[3].value`.
 *
 * @example
 * ```ts
 * import { calculateRows } from 'tonne/rows'
 * const rows = [{ activity: 'fuel', start: '2025-01-31', value: 1000, unit: 'litres', fuel: 'gas oil', country: 'GB' }]
 * const [row] = await calculateRows(rows)
 * row?.results[0]?.calculation.emission.co2e // => 2755.41
 * const { warnings } = await calculateRows([...rows, ...rows])
 * warnings[0]?.cause // => 'same_row'
 * const german = await calculateRows([{ ...rows[0], country: 'DE' }, ...rows])
 * german.standIns.total.share?.ratio // => 0.5
 * const [withTank] = await calculateRows(rows, { upstream: true })
 * withTank?.results.map(({ scope, upstream }) => [scope, upstream]) // => [[1, undefined], [3, 'well_to_tank']]
 * await calculateRows([{ ...rows[0], value: -1 }]) // throws must_be_non_negative
 * ```
 */
export async function calculateRows(
  rows: Iterable<RowToCalculate>,
  {
    catalogue = publishedCatalogue,
    factors,
    edition = 'nearest',
    allowCredits = false,
    upstream,
    ...options
  }: RowsOptions = {},
): Promise<CalculatedRows> {
  const rules = fileRules({ edition, allowCredits, upstream, factors }, catalogue)
  if (options.endDate !== undefined) checkChoice({ path: 'endDate', value: options.endDate }, END_DATES)
  const listed = Array.from(rows)
  const { isUsed, ...endDate } = endDateOf(listed, formOfOptions(options))
  const form = formOfOptions({ ...options, endDate: endDate.endDate })
  const calculated: CalculatedRow[] = []
  const comparison = new RowComparison()
  const totals = new TotalRows()
  const violations: Violation[] = []
  const addRow = (source: SourceRow, outcome: CalculatedRow) => {
    calculated.push(outcome)
    const quantity = quantityOfRow(source)
    if (quantity !== undefined) totals.add([quantity])
    comparison.add([{ ...factsOf(outcome, source), content: contentOf(source) }])
  }
  for (const [index, value] of listed.entries()) {
    const failures: Failure[] = []
    const source = rowOfLine({ line: index + 1, value, text: '' }, { form, failures })
    if (source !== undefined && source.cells.size > 0 && failures.length === 0) {
      const outcome = await calculateRow(source, rules)
      const isCalculated = 'results' in outcome
      // a single row is the total of no other
      const held = listed.length === 1 ? undefined : heldRowOf(source, isCalculated ? [] : outcome)
      if (held !== undefined && totals.hold(held)) continue
      if (isCalculated) addRow(source, outcome)
      else failures.push(...(held?.failures ?? outcome))
    }
    violations.push(...failures.map((failure) => violationOf(failure, index)))
  }
  const { leftOut, unclear } = totals.decide()
  for (const { line, failures } of unclear)
    violations.push(...failures.map((failure) => violationOf(failure, line - 1)))
  if (violations.length > 0) throw new EmissionsError(violations)
  const negative = allowCredits ? negativeTotalWarnings(calculated) : []
  return Object.assign(calculated, {
    warnings: [...comparison.warnings(), ...negative],
    standIns: standInsOfRows(calculated),
    leftOut: leftOut.map(({ line, label, value, unit }) => ({ line, label, value, unit })),
    endDate: isUsed ? endDate : undefined,
  })
}

/** The factors of a single row, and the reading of its end. */
export interface SingleRowOptions {
  readonly factors?: readonly FactorDefinition[]
  readonly catalogue?: Catalogue
  /** Default: exclusive, since a single row shows nothing. */
  readonly endDate?: EndDate
}

/** Calculates a row that stands alone; violations are of its columns. Throws what `calculateRows` throws, and `required`. */
export async function calculateOnly(fields: RowToCalculate, options: SingleRowOptions): Promise<CalculatedRow> {
  try {
    const [row] = await calculateRows([fields], { endDate: 'exclusive', ...options })
    return row ?? fail('', 'required', 'has no activity; give at least activity and start')
  } catch (error) {
    throw errorAt((path) => path.replace(/^rows\[0\]\.?/, ''), error)
  }
}
