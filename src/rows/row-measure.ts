import { EmissionsError } from '../errors/index.ts'
import { nearestDouble, ONE, type Rational } from '../exact/index.ts'
import { builtInUnits, multiplierToBase } from '../units/index.ts'
import type { InputColumn } from './columns.ts'

/** The kind of quantity of a row, so that quantities of one kind can be added. */
export interface RowMeasure {
  /** Dimension, activity, and fuel or factor, one a line. */
  readonly key: string
  /** The multiplier of the value's unit to the base unit of its dimension. */
  readonly toBase: Rational
  readonly toBaseDouble: number
}

/** Columns that tell kinds of quantities apart. */
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

/** Finds the kind of quantity of a row by the texts of its cells. */
export function measureOf(textOf: (column: InputColumn) => string | undefined): RowMeasure {
  const { dimension, toBase } = dimensionOf(textOf('unit') ?? textOf('currency') ?? '')
  const kind = KIND_COLUMNS.map(textOf).find((text) => text !== undefined) ?? ''
  const key = [dimension, textOf('activity') ?? '', kind].join('\n')
  return { key, toBase, toBaseDouble: nearestDouble(toBase) }
}

/** The measures that a quantity is added to: of its kind, of its activity, of its dimension. */
export function measureLevels(key: string): readonly string[] {
  const parts = key.split('\n')
  return [1, 2, 3].map((count) => parts.slice(0, count).join('\n'))
}
