import { definedFields } from '../base/index.ts'
import type { FactorDefinition, StandIns } from '../core/emissions/index.ts'
import {
  checkChoice,
  checkOptionNames,
  EmissionsError,
  fail,
  mapErrorPaths,
  show,
  type Violation,
} from '../core/errors/index.ts'
import type { EndDate } from '../core/time/index.ts'
import { type Catalogue, publishedCatalogue } from '../reference/factors/index.ts'
import type { Places } from '../reference/places/index.ts'
import { type CalculatedRow, calculateRow, createFileRules } from './calculate-row.ts'
import { END_DATES, type EndDateReading, readDatedRow, readEndDates } from './form/end-date.ts'
import { type DateOrder, type DecimalMark, type FileForm, formOfOptions } from './form/file-form.ts'
import { LeftOutFinder } from './left-out-lines.ts'
import { RowComparison } from './row-comparison.ts'
import { factsOf } from './row-facts.ts'
import type { Failure } from './row-failure.ts'
import { mixedGridWarnings, negativeTotalWarnings, type RowWarning } from './row-warnings.ts'
import { standInsOfRows } from './scope-sums.ts'
import { cellsOfObject, rowOfLine, type SourceRow } from './source-row.ts'
import { findHeldRow, type LeftOutRow, leftOutCause, quantityOfRow, TotalRows } from './total-rows.ts'

/** A row by column; `tonne calculate --help` lists the columns. Null and '' count as empty. */
export type RowToCalculate = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Options for calculating rows. */
export interface RowsOptions {
  /** Your own factors, in addition to the catalogue. Rows name them; a grid factor is never selected from them. */
  readonly factors?: readonly FactorDefinition[] | undefined
  /** The factors to find and select from (default: the published ones). Spend needs those of `tonne/factors/spend`. */
  readonly catalogue?: Catalogue | undefined
  /** 'exact' rejects factors of another edition than the year of the row; 'nearest' (default) adds a notice. */
  readonly edition?: 'exact' | 'nearest' | undefined
  /** Accept negative quantities, for correction invoices (default: false). */
  readonly allowCredits?: boolean | undefined
  /**
   * The year in whose prices money of later years counts, such as the last one with published prices; `priceYear` of a
   * row overrides it (default: a year without published prices is an error).
   */
  readonly priceYear?: number | undefined
  /** Add the published upstream emissions of each row as results in Scope 3, with `upstream` set (default: false). */
  readonly upstream?: boolean | undefined
  /**
   * The places of journeys (default: airports, cities and ports, without a network). `createPlaces` with `postcodes` of
   * `tonne/places/postcodes` also finds postcodes.
   */
  readonly places?: Places | undefined
  /** The decimal mark of numbers in texts (default: a point). */
  readonly decimal?: DecimalMark | undefined
  /** The order of ambiguous dates like 01/02/2025 (default: they are errors). */
  readonly dateOrder?: DateOrder | undefined
  /**
   * The reading of `end`: as the last day of the period (`inclusive`), or as the day after it (`exclusive`). Default:
   * detected from the rows, otherwise exclusive. `endDate` of the result returns it.
   */
  readonly endDate?: EndDate | undefined
}

/** Finds the rows that are left out because of other rows. */
function findLeftOutLines(rows: readonly unknown[], form: FileForm): FileForm['leftOutLines'] {
  const finder = new LeftOutFinder(form)
  for (const [index, row] of rows.entries()) {
    if (typeof row === 'object' && row !== null) finder.add(cellsOfObject(row, form), index + 1)
  }
  return finder.lines()
}

/** Calculated rows in order, and the warnings about them. */
export interface CalculatedRows extends ReadonlyArray<CalculatedRow> {
  /**
   * Warnings by cause: duplicates, overlapping periods, outliers, scopes with a negative total, and scopes that mix direct and
   * lifecycle factors of grids. They change no number.
   */
  readonly warnings: readonly RowWarning[]
  /** The part of the emissions that uses factors of another country or of a wider region (`factor_region_fallback`). */
  readonly standIns: StandIns
  /** Rows that were left out: totals of other rows, cancelled rows, and estimates of periods with an actual reading. */
  readonly leftOut: readonly LeftOutRow[]
  /** The reading of the ends of the rows, and its reason; undefined if no row has a period of several days. */
  readonly endDate: EndDateReading | undefined
}

/** Decides how the ends of the rows are read: by the option, or by the rows themselves. */
function endDateOf(rows: readonly unknown[], form: FileForm): ReturnType<typeof readEndDates> {
  const dated = rows.flatMap((row, index) => {
    if (typeof row !== 'object' || row === null) return []
    return [readDatedRow(cellsOfObject(row, form), index + 1, form)].filter((one) => one !== undefined)
  })
  return readEndDates(dated, { option: form.endDate, header: 'end' })
}

/** Serialises the cells of a row except its id, independent of the order of columns. */
export function serialiseCells({ cells }: SourceRow): string {
  const texts = [...cells].filter(([column]) => column !== 'id').map(([column, { raw }]) => [column, raw])
  return JSON.stringify(texts.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)))
}

/** A row of objects as it was read: undefined if it is unreadable or empty, and its failures. */
interface ReadObject {
  readonly line: number
  readonly source: SourceRow | undefined
  readonly failures: readonly Failure[]
}

/** Options for reading objects as rows. */
export type ReadRowsOptions = Pick<RowsOptions, 'decimal' | 'dateOrder' | 'endDate'>

/** Reads objects as rows. Throws `invalid_choice` for an unknown reading of ends. */
export function readObjects(
  listed: readonly unknown[],
  options: ReadRowsOptions,
): { readonly rows: readonly ReadObject[]; readonly endDate: EndDateReading | undefined } {
  if (options.endDate !== undefined) checkChoice({ path: 'endDate', value: options.endDate }, END_DATES)
  const { isUsed, ...endDate } = endDateOf(listed, formOfOptions(options))
  const ofOptions = formOfOptions({ ...options, endDate: endDate.endDate })
  const form = { ...ofOptions, ...definedFields({ leftOutLines: findLeftOutLines(listed, ofOptions) }) }
  const rows = listed.map((value, index): ReadObject => {
    const failures: Failure[] = []
    const line = index + 1
    const source = rowOfLine({ line, value, text: '' }, { form, failures })
    const isReadable = source !== undefined && source.cells.size > 0 && failures.length === 0
    return { line, source: isReadable ? source : undefined, failures }
  })
  return { rows, endDate: isUsed ? endDate : undefined }
}

function violationOf({ code, message, cell }: Failure, index: number): Violation {
  return { path: cell === undefined ? `rows[${index}]` : `rows[${index}].${cell.column}`, code, message }
}

const OPTION_NAMES: Readonly<Record<keyof RowsOptions, true>> = {
  ...{ factors: true, catalogue: true, edition: true, allowCredits: true, priceYear: true, upstream: true },
  ...{ decimal: true, dateOrder: true, endDate: true, places: true },
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
  options: RowsOptions = {},
): Promise<CalculatedRows> {
  checkOptionNames(options, OPTION_NAMES)
  const {
    catalogue = publishedCatalogue,
    factors,
    edition = 'nearest',
    allowCredits = false,
    priceYear,
    upstream,
    places,
  } = options
  const rules = createFileRules({ edition, allowCredits, priceYear, upstream, factors, places }, catalogue)
  const listed = readObjects(Array.from(rows), options)
  const calculated: CalculatedRow[] = []
  const comparison = new RowComparison()
  const totals = new TotalRows()
  const violations: Violation[] = []
  const addQuantity = (source: SourceRow) => {
    const quantity = quantityOfRow(source)
    if (quantity !== undefined) totals.add([quantity])
  }
  const addRow = (source: SourceRow, outcome: CalculatedRow) => {
    calculated.push(outcome)
    addQuantity(source)
    comparison.add([{ ...factsOf(outcome, source), content: serialiseCells(source) }])
  }
  for (const [index, { source, failures: unread }] of listed.rows.entries()) {
    const failures = [...unread]
    if (source !== undefined) {
      const outcome = leftOutCause(source) === undefined ? await calculateRow(source, rules) : []
      const isCalculated = 'results' in outcome
      // a single row cannot be the total of other rows
      const isAlone = listed.rows.length === 1 && leftOutCause(source) === undefined
      const held = isAlone ? undefined : findHeldRow(source, isCalculated ? [] : outcome)
      if (held !== undefined && totals.hold(held)) continue
      if (isCalculated) addRow(source, outcome)
      else {
        failures.push(...(held?.failures ?? outcome))
        addQuantity(source)
      }
    }
    violations.push(...failures.map((failure) => violationOf(failure, index)))
  }
  const { leftOut, unclear } = totals.decide()
  for (const { line, failures } of unclear)
    violations.push(...failures.map((failure) => violationOf(failure, line - 1)))
  if (violations.length > 0) throw new EmissionsError(violations)
  const negative = allowCredits ? negativeTotalWarnings(calculated) : []
  return Object.assign(calculated, {
    warnings: [...comparison.warnings(), ...negative, ...mixedGridWarnings(calculated)],
    standIns: standInsOfRows(calculated),
    leftOut: leftOut.map(({ cause, line, label, value, unit }) => ({ cause, line, label, value, unit })),
    endDate: listed.endDate,
  })
}

/** Options for calculating a single row. */
export interface SingleRowOptions {
  readonly factors?: readonly FactorDefinition[]
  readonly catalogue?: Catalogue
  /** Default: exclusive, because a single row does not show how ends are read. */
  readonly endDate?: EndDate
}

/**
 * Calculates a single row; paths of violations are its columns. Throws the errors of `calculateRows`, and `required`.
 */
export async function calculateSingleRow(fields: RowToCalculate, options: SingleRowOptions): Promise<CalculatedRow> {
  try {
    const rows = await calculateRows([fields], { endDate: 'exclusive', ...options })
    const [row] = rows
    const [held] = rows.leftOut
    if (held !== undefined)
      fail('', 'required', `has no activity that counts: ${show(held.label)} is left out (${held.cause})`)
    return row ?? fail('', 'required', 'has no activity; give at least activity and start')
  } catch (error) {
    throw mapErrorPaths((path) => path.replace(/^rows\[0\]\.?/, ''), error)
  }
}
