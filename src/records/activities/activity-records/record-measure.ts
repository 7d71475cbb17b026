import { calculateQuantity, calculateSpend } from '../../../core/activities/index.ts'
import type { Calculation, EmissionFactor, FactorUse } from '../../../core/emissions/index.ts'
import { fail } from '../../../core/errors/index.ts'
import { periodOf, yearOfPeriod } from '../../../core/time/index.ts'
import { builtInUnits, type Unit } from '../../../core/units/index.ts'
import type { Context } from '../../../ledger/context/context.ts'
import { unitOf } from '../../../ledger/context/require.ts'
import { definedFields, type Input } from '../../../resources/index.ts'

/** The inputs of a record, as they are sent or stored. */
export type RecordInputs = Input<'createActivityRecord'>

/** Finds the unit of the value. Null: the value is money. Throws `required`, `invalid_choice`, `unknown_unit`. */
export function measureOf({ units }: Context, { unitId, currency, price, priceYear }: RecordInputs): Unit | null {
  if (unitId === null && currency === null) {
    return fail(
      'unitId',
      'required',
      'is missing; give the unit of the value, or its currency where the value is money',
    )
  }
  if (unitId === null) return null
  const both = 'stands beside unitId; send the unit of a quantity, or the currency of money, and null for the other'
  if (currency !== null) fail('currency', 'invalid_choice', { message: both, received: currency })
  const message = 'is of money; leave it out'
  if (price !== null) fail('price', 'invalid_choice', { message, received: price })
  if (priceYear !== null) fail('priceYear', 'invalid_choice', { message, received: priceYear })
  return unitOf(units, unitId, 'unitId')
}

/** The use for which the factor has to fit. */
export function useOfInputs({ currency, scope3Category }: RecordInputs): FactorUse {
  if (currency === null) return 'quantity'
  return scope3Category === 2 ? 'spend-capital' : 'spend'
}

/** The price year: `priceYear` if given, otherwise the year that contains most of the period. */
function yearOf({ priceYear, startDate, endDate }: RecordInputs): number {
  return priceYear ?? yearOfPeriod(periodOf({ start: startDate, end: endDate }))
}

/** A key of all inputs that affect the result. Two records with equal keys have equal emissions. */
export function calculationInputKey(inputs: RecordInputs): string {
  const { value, unitId, currency, price, emissionFactorId, scope3Category = null } = inputs
  const ofMoney = currency === null ? null : [currency, yearOf(inputs), price, scope3Category]
  return JSON.stringify([value, unitId, emissionFactorId, ofMoney])
}

/** A record whose unit and factor were found. */
interface MeasuredRecord {
  readonly inputs: RecordInputs
  readonly unit: Unit | null
  readonly factor: EmissionFactor
}

/** Calculates a quantity, or money in the prices of its year. Throws the codes of `calculateQuantity` and `calculateSpend`. */
export function calculateRecord(
  { policy: { allowCredits }, units, series }: Context,
  { inputs, unit, factor }: MeasuredRecord,
): Calculation {
  const { value, currency, price, scope3Category } = inputs
  if (unit !== null) {
    const table = units === builtInUnits ? {} : { table: units }
    return calculateQuantity({ value, unit, factor, allowCredits, ...table })
  }
  const basis = price === null ? {} : { price: price === 'PRODUCER' ? ('producer' as const) : ('purchaser' as const) }
  const capital = definedFields({ scope3Category: scope3Category === 2 ? (2 as const) : undefined })
  // `measureOf` checked that money has a currency
  const money = { amount: value, currency: currency as string, year: yearOf(inputs) }
  return calculateSpend({ ...money, factor, series, allowCredits, ...basis, ...capital })
}
