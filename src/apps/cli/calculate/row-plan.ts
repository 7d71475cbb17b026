import { byColumn, type Column, EmissionSum, type EmissionSumState, exactTotal } from '../../../core/emissions/index.ts'
import { EmissionsError, type NoticeCode } from '../../../core/errors/index.ts'
import {
  type Coefficient,
  nearestDouble,
  powerOfTen,
  prepareCoefficient,
  printExact,
  type Rational,
} from '../../../core/exact/index.ts'
import { attributions } from '../../../reference/factors/index.ts'
import {
  type ActivityKind,
  type CalculatedRow,
  calculateRow,
  type FileRules,
  fallbacksOf,
  likenessOf,
  type RowLikeness,
  type RowMeasure,
  type RowResult,
  resultNotices,
  rowMeasure,
  type ScopeName,
  type SourceRow,
  scopesOf,
} from '../../../rows/index.ts'
import { scope3GroupOf } from '../summary.ts'

const PLACES_MAX = 16

/** Contribution of one unit of a row's value to a column: exact kilograms. */
export interface RowPlanColumn {
  readonly coefficient: Coefficient
  /** The coefficient as `integer`·10^-scale; NaN if its decimals do not end, or are too many. */
  readonly integer: number
  readonly scale: number
}

/** One calculation of a row, for any value. */
export interface RowPlanResult {
  /** The scopes that it counts in. */
  readonly scopes: readonly ScopeName[]
  /** Its group of Scope 3; undefined in Scope 1 and 2. */
  readonly scope3Group: string | undefined
  /** Null if not published. */
  readonly columns: Readonly<Record<Column, RowPlanColumn | null>>
  /** True if it uses a stand-in. */
  readonly isStandIn: boolean
  /** Sum of one row with the value 1. */
  readonly ofOne: EmissionSumState
}

/** The plan of rows that differ only in id, site, value and dates within a year: result = value × coefficient. */
export interface RowPlan {
  readonly kind: ActivityKind
  readonly results: readonly RowPlanResult[]
  /** Distinct notice codes of a row. */
  readonly notices: readonly NoticeCode[]
  /** Distinct sentences that name the stand-in of a missing factor. */
  readonly fallbacks: readonly string[]
  readonly attributions: readonly string[]
  readonly likeness: RowLikeness
  /** Its quantity (`RowFacts`) per unit of its value; null if not published. */
  readonly quantityPerValue: number | null
  /** The kind of quantity of its values. */
  readonly measure: RowMeasure
}

function rowPlanColumn(exact: Rational | null): RowPlanColumn | null {
  if (exact === null) return null
  const digits = printExact(exact)
  const [, places = ''] = digits.split('.')
  const isShort = !digits.includes('/') && places.length <= PLACES_MAX
  const integer = isShort ? Number((exact.n * powerOfTen(places.length)) / exact.d) : Number.NaN
  const isExact = Number.isSafeInteger(integer) && integer >= 0
  return { coefficient: prepareCoefficient(exact), integer: isExact ? integer : Number.NaN, scale: places.length }
}

/**
 * Computes the coefficients of a result; undefined unless the result is the value of the row times a constant. Throws
 * EmissionsError for a coefficient that cannot be represented.
 */
function rowPlanResult(result: RowResult, value: string): RowPlanResult | undefined {
  const { contributions } = result.calculation
  if (contributions.length === 0 || contributions.some(({ activity }) => activity.value !== value)) return undefined
  const ofOne = contributions.map((one) => ({ ...one, activity: { ...one.activity, value: 1 } }))
  const exact = exactTotal(ofOne)
  return {
    scopes: scopesOf(result),
    scope3Group: scope3GroupOf(result),
    isStandIn: fallbacksOf(result).length > 0,
    columns: byColumn((name) => rowPlanColumn(exact[name])),
    ofOne: new EmissionSum().add({ ...result.calculation, contributions: ofOne }).state(),
  }
}

/** Serialises the results of a row without their numbers. */
function signature({ results }: CalculatedRow): string {
  return JSON.stringify(
    results.map((result) => {
      const { scope, basis, upstream, calculation } = result
      return {
        scope,
        basis,
        upstream,
        method: calculation.method,
        factors: calculation.contributions.map(({ factor }) => factor.key),
        notices: resultNotices(result).map(({ code }) => code),
      }
    }),
  )
}

/** Finds a value that occurs in no other cell of the row. */
function probeValue({ cells }: SourceRow): string {
  const texts = new Set([...cells.values()].map(({ text }) => text))
  let value = '7.000001'
  while (texts.has(value)) value += '1'
  return value
}

/**
 * Builds the plan for rows like this one; undefined if there is none. Calculates the row again with a value that
 * occurs in no other cell, which separates the effects of the value from those of other cells.
 */
export async function rowPlanOf(row: SourceRow, known: CalculatedRow, rules: FileRules): Promise<RowPlan | undefined> {
  const cell = row.cells.get('value')
  if (cell === undefined) return undefined
  const value = probeValue(row)
  const probe = await calculateRow(
    { ...row, cells: new Map([...row.cells, ['value', { ...cell, text: value }]]) },
    rules,
  )
  if (!('results' in probe) || signature(known) !== signature(probe)) return undefined
  const calculations = probe.results.map(({ calculation }) => calculation)
  try {
    const results = probe.results.map((result) => rowPlanResult(result, value)).filter((part) => part !== undefined)
    if (results.length === 0 || results.length < calculations.length) return undefined
    const codes = new Set(probe.results.flatMap((result) => resultNotices(result).map(({ code }) => code)))
    const co2e = results.map(({ columns }) => columns.co2e).find((column) => column !== null)
    return {
      kind: probe.kind,
      results,
      notices: [...codes],
      fallbacks: [...new Set(probe.results.flatMap(fallbacksOf))],
      attributions: attributions(calculations),
      likeness: likenessOf(probe, row),
      measure: rowMeasure((column) => row.cells.get(column)?.text),
      quantityPerValue: co2e ? nearestDouble(co2e.coefficient.exact) : null,
    }
  } catch (error) {
    if (EmissionsError.is(error)) return undefined
    throw error
  }
}
