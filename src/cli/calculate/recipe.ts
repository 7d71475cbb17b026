import { type Column, columnsOf, EmissionSum, type EmissionSumState, exactTotal } from '../../emissions/index.ts'
import { EmissionsError, type NoticeCode } from '../../errors/index.ts'
import { type Coefficient, powerOfTen, prepareCoefficient, printExact, type Rational } from '../../exact/index.ts'
import { attributions } from '../../factors/index.ts'
import type { RowResult } from '../activities/row-result.ts'
import type { CalculatedRow } from '../calculate-rows.ts'
import type { ActivityKind } from '../columns.ts'

const PLACES_MAX = 16

/** Contribution of one unit of a row's value to a column: exact kilograms. */
export interface RowPlanColumn {
  readonly coefficient: Coefficient
  /** The coefficient as `integer`·10^-scale; NaN if it does not end, or has too many places. */
  readonly integer: number
  readonly scale: number
}

/** One calculation of a row, for any value. */
export interface RowPlanResult {
  readonly scope: RowResult['scope']
  readonly basis: RowResult['basis']
  /** Null if not published. */
  readonly columns: Readonly<Record<Column, RowPlanColumn | null>>
  /** Sum of one row with the value 1. */
  readonly ofOne: EmissionSumState
}

/** The plan of rows that differ only in id, site, value and dates within a year: result = value × coefficient. */
export interface RowPlan {
  readonly kind: ActivityKind
  readonly results: readonly RowPlanResult[]
  /** Distinct notice codes of a row. */
  readonly notices: readonly NoticeCode[]
  readonly attributions: readonly string[]
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

/** The coefficients of a result; undefined unless it is the value of the row times a constant. */
function rowPlanResult({ scope, basis, calculation }: RowResult, value: string): RowPlanResult | undefined {
  const { contributions } = calculation
  if (contributions.length === 0 || contributions.some(({ activity }) => activity.value !== value)) return undefined
  const ofOne = contributions.map((one) => ({ ...one, activity: { ...one.activity, value: 1 } }))
  const exact = exactTotal(ofOne)
  return {
    scope,
    basis,
    columns: columnsOf((name) => rowPlanColumn(exact[name])),
    ofOne: new EmissionSum().add({ ...calculation, contributions: ofOne }).state(),
  }
}

function resultOrNone(result: RowResult, value: string): RowPlanResult | undefined {
  try {
    return rowPlanResult(result, value)
  } catch (error) {
    // the coefficient cannot be represented
    if (EmissionsError.is(error)) return undefined
    throw error
  }
}

/** Everything about the results of a row except their numbers. */
function signature({ results }: CalculatedRow): string {
  return JSON.stringify(
    results.map(({ scope, basis, calculation: { method, contributions, notices } }) => {
      return {
        scope,
        basis,
        method,
        factors: contributions.map(({ factor }) => factor.key),
        notices: notices.map(({ code }) => code),
      }
    }),
  )
}

/**
 * The plan of rows like this one; undefined if there is none. The probe is the same row with another value, which
 * occurs in no other cell: this separates the effects of the value from those of other cells.
 */
export function rowPlanOf(
  row: CalculatedRow,
  probe: { readonly row: CalculatedRow; readonly value: string },
): RowPlan | undefined {
  const { kind, results } = probe.row
  if (signature(row) !== signature(probe.row)) return undefined
  const parts = results.map((result) => resultOrNone(result, probe.value)).filter((part) => part !== undefined)
  if (parts.length === 0 || parts.length < results.length) return undefined
  const calculations = results.map(({ calculation }) => calculation)
  const codes = new Set(calculations.flatMap(({ notices }) => notices.map(({ code }) => code)))
  return { kind, results: parts, notices: [...codes], attributions: attributions(calculations) }
}
