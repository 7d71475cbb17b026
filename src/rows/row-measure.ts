import { getOrCompute } from '../base/index.ts'
import { EmissionsError } from '../core/errors/index.ts'
import { nearestDouble, ONE, type Rational } from '../core/exact/index.ts'
import { builtInUnits, multiplierToBase } from '../core/units/index.ts'
import type { InputColumn } from './columns.ts'

/** The kind of quantity of a row, so that quantities of one kind can be added. */
export interface RowMeasure {
  /** Dimension, activity, and fuel or factor, one per line. */
  readonly key: string
  /** The multiplier of the value's unit to the base unit of its dimension. */
  readonly toBase: Rational
  readonly toBaseDouble: number
}

/** Columns that distinguish kinds of quantities. */
const KIND_COLUMNS = ['fuel', 'factor', 'gas', 'blend'] as const

function dimensionOf(unit: string): { readonly dimension: string; readonly toBase: Rational } {
  try {
    const found = builtInUnits.find(unit, 'unit')
    return { dimension: builtInUnits.baseOf(found).short_name, toBase: multiplierToBase(builtInUnits, found) }
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return { dimension: unit, toBase: ONE }
  }
}

/** The base unit of the dimension of a unit; for an unknown unit, its own text. */
export function dimensionOfUnit(unit: string): string {
  return dimensionOf(unit).dimension
}

/** Determines the kind of quantity of a row from the texts of its cells. */
export function rowMeasure(textOf: (column: InputColumn) => string | undefined): RowMeasure {
  const { dimension, toBase } = dimensionOf(textOf('unit') ?? textOf('currency') ?? '')
  const kind = KIND_COLUMNS.map(textOf).find((text) => text !== undefined) ?? ''
  const key = [dimension, textOf('activity') ?? '', kind].join('\n')
  return { key, toBase, toBaseDouble: nearestDouble(toBase) }
}

/** Lists the keys that a quantity is added to: of its kind, of its activity, of its dimension. */
export function measureLevels(key: string): readonly string[] {
  const parts = key.split('\n')
  return [1, 2, 3].map((count) => parts.slice(0, count).join('\n'))
}

/** The quantity of a row. */
export interface RowAmount {
  /** The key of its measure. */
  readonly key: string
  /** In the base unit. */
  readonly inBase: number
}

/** With fewer rows, an equal sum may be a coincidence. */
const ROWS_MIN = 3
/** Tolerance for the rounding of added doubles. */
const TOLERATED_SHARE = 1e-9

interface RunningSum {
  rows: number
  inBase: number
}

/**
 * Finds rows whose quantity is the sum of the rows before them, of all rows or of one site, since the last such row.
 */
export class SumsOfRows {
  readonly #sums = new Map<string, RunningSum>()

  /** Adds the next row; true if its quantity is the sum of at least three rows. */
  add(site: string, { key, inBase }: RowAmount): boolean {
    const levels = measureLevels(key)
    const keys = [...levels, ...levels.map((level) => `${level}\n\n${site}`)]
    const sums = keys.map((one) => getOrCompute(this.#sums, one, () => ({ rows: 0, inBase: 0 })))
    const equal = sums.filter((sum) => isSum(sum, inBase))
    for (const sum of equal.length > 0 ? equal : sums) {
      sum.rows = equal.length > 0 ? 0 : sum.rows + 1
      sum.inBase = equal.length > 0 ? 0 : sum.inBase + inBase
    }
    return equal.length > 0
  }
}

function isSum(sum: RunningSum, inBase: number): boolean {
  return sum.rows >= ROWS_MIN && inBase !== 0 && Math.abs(sum.inBase - inBase) <= TOLERATED_SHARE * Math.abs(inBase)
}
