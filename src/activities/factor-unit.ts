import { type EmissionFactor, moneyOf } from '../emissions/index.ts'
import { fail } from '../errors/index.ts'
import type { Unit, UnitTable } from '../units/index.ts'

/** The unit that a factor is per. Throws `unknown_unit`; `factor_category_mismatch` for money, which is not a unit of a table. */
export function unitOfFactor({ key, unit, category }: EmissionFactor, path: string, table: UnitTable): Unit {
  if (moneyOf(unit) === undefined) return table.find(unit, `${path}.unit`)
  const message = `${key} is per ${unit}, for money spent; calculate it by calculateSpend, or choose a factor per quantity`
  return fail(path, 'factor_category_mismatch', { message, expected: 'a factor per quantity', received: category })
}
