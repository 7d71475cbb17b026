import { COLUMNS, type Column, EmissionSum, type EmissionSumState, exactTotal } from '../../emissions/index.ts'
import { EmissionsError, type NoticeCode } from '../../errors/index.ts'
import { type Coefficient, powerOfTen, prepareCoefficient, printExact, type Rational } from '../../exact/index.ts'
import { attributions } from '../../factors/index.ts'
import type { RowResult } from '../activities/row-result.ts'
import type { CalculatedRow } from '../calculate-rows.ts'
import type { ActivityKind } from '../columns.ts'

const PLACES_MAX = 16

/** What one unit of the value of a row makes of a column: kilograms, exactly. */
export interface RecipeColumn {
  readonly coefficient: Coefficient
  /** The coefficient as `integer`·10^-scale; NaN where it does not end, or has too many places. */
  readonly integer: number
  readonly scale: number
}

/** One calculation of a row, for any value. */
export interface RecipeResult {
  readonly scope: RowResult['scope']
  readonly basis: RowResult['basis']
  /** null: not published. */
  readonly columns: Readonly<Record<Column, RecipeColumn | null>>
  /** The sum of one row with the value 1. */
  readonly ofOne: EmissionSumState
}

/** How rows that differ only in their id, site, value and dates within a year are calculated: result = value × coefficient. */
export interface Recipe {
  readonly kind: ActivityKind
  readonly results: readonly RecipeResult[]
  /** The codes of the notices of a row, each once. */
  readonly notices: readonly NoticeCode[]
  readonly attributions: readonly string[]
}

function recipeColumn(exact: Rational | null): RecipeColumn | null {
  if (exact === null) return null
  const digits = printExact(exact)
  const [, places = ''] = digits.split('.')
  const isShort = !digits.includes('/') && places.length <= PLACES_MAX
  const integer = isShort ? Number((exact.n * powerOfTen(places.length)) / exact.d) : Number.NaN
  const isExact = Number.isSafeInteger(integer) && integer >= 0
  return { coefficient: prepareCoefficient(exact), integer: isExact ? integer : Number.NaN, scale: places.length }
}

/** The coefficients of a result; undefined where it is not the value of the row times a constant. */
function recipeResult({ scope, basis, calculation }: RowResult, value: string): RecipeResult | undefined {
  const { contributions } = calculation
  if (contributions.length === 0 || contributions.some(({ activity }) => activity.value !== value)) return undefined
  const ofOne = contributions.map((one) => ({ ...one, activity: { ...one.activity, value: 1 } }))
  const exact = exactTotal(ofOne)
  const columns = Object.fromEntries(COLUMNS.map((name) => [name, recipeColumn(exact[name])]))
  return {
    scope,
    basis,
    columns: columns as RecipeResult['columns'],
    ofOne: new EmissionSum().add({ ...calculation, contributions: ofOne }).state(),
  }
}

function resultOrNone(result: RowResult, value: string): RecipeResult | undefined {
  try {
    return recipeResult(result, value)
  } catch (error) {
    // a coefficient that cannot be prepared
    if (EmissionsError.is(error)) return undefined
    throw error
  }
}

/** What a row says of a result beside its numbers. */
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
 * The recipe of rows that are like this one; undefined where there is none. The probe is the same row with another value,
 * which occurs in no other cell: what a calculation does with the value can then be told from what it does with the rest.
 */
export function recipeOf(
  row: CalculatedRow,
  probe: { readonly row: CalculatedRow; readonly value: string },
): Recipe | undefined {
  const { kind, results } = probe.row
  if (signature(row) !== signature(probe.row)) return undefined
  const parts = results.map((result) => resultOrNone(result, probe.value)).filter((part) => part !== undefined)
  if (parts.length === 0 || parts.length < results.length) return undefined
  const calculations = results.map(({ calculation }) => calculation)
  const codes = new Set(calculations.flatMap(({ notices }) => notices.map(({ code }) => code)))
  return { kind, results: parts, notices: [...codes], attributions: attributions(calculations) }
}
