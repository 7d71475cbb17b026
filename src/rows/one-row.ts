import type { FactorDefinition } from '../emissions/index.ts'
import { errorAt, fail } from '../errors/index.ts'
import type { Catalogue } from '../factors/index.ts'
import type { EndDate } from '../time/index.ts'
import { type CalculatedRow, calculateRows, type RowToCalculate } from './calculate-rows.ts'

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
