import type { FactorDefinition } from '../emissions/index.ts'
import { errorAt, fail } from '../errors/index.ts'
import type { Catalogue } from '../factors/index.ts'
import { type CalculatedRow, calculateRows, type RowToCalculate } from './rows.ts'

/** The factors of a single row. */
export interface FactorsOfRow {
  readonly factors?: readonly FactorDefinition[]
  readonly catalogue?: Catalogue
}

/** Calculates a row that stands alone; violations are of its columns. Throws what `calculateRows` throws, and `required`. */
export async function calculateOnly(fields: RowToCalculate, options: FactorsOfRow): Promise<CalculatedRow> {
  try {
    const [row] = await calculateRows([fields], options)
    return row ?? fail('', 'required', 'has no activity; give at least activity and start')
  } catch (error) {
    throw errorAt((path) => path.replace(/^rows\[0\]\.?/, ''), error)
  }
}
