import { definedFields } from '../base/index.ts'
import { calculateSpend } from '../core/activities/index.ts'
import { type FactorChoice, moneyOf } from '../core/emissions/index.ts'
import { yearOfPeriod } from '../core/time/index.ts'
import { spendFactor } from './row-factors.ts'
import { type RowContext, type RowResult, resultsOf } from './row-result.ts'

/** The year of the prices of a row: as it states, else its own, but no later than the latest one of the file. */
function priceYearOf({ row, period, latestPriceYear }: RowContext): number {
  const stated = row.text('priceYear')
  const ownYear = yearOfPeriod(period)
  if (stated !== undefined) return Number(stated)
  return latestPriceYear === undefined ? ownYear : Math.min(ownYear, latestPriceYear)
}

/** The currency of the money that a factor is per. */
function currencyOf(choice: FactorChoice): string | undefined {
  return moneyOf(('factor' in choice ? choice.factor : choice).unit)?.currency
}

/**
 * Calculates money spent, in the prices of `priceYear` or of the period, but of no later year than the latest one of the
 * file: Scope 3 category 1, or 2 for capital goods. A row without a currency is calculated in that of its factor only to
 * ask at once what else is missing.
 */
export function spendResults(context: RowContext): readonly RowResult[] {
  const { row, series, allowCredits } = context
  const amount = row.required('value')
  const stated = row.required('currency')
  const price = row.choice('price')
  const category = row.text('scope3Category')
  const factor = spendFactor(context)
  const isAsked = row.failures.every(({ cell }) => cell?.column === 'currency')
  if (factor === undefined || !isAsked) return []
  const currency = row.hasFailed('currency') ? (currencyOf(factor) ?? '') : stated
  // the calculation rejects any other category
  const scope3Category = category === undefined ? undefined : (Number(category) as 1 | 2)
  const options = { series, allowCredits, ...definedFields({ price, scope3Category }) }
  const activity = { amount, currency, year: priceYearOf(context), factor, ...options }
  return resultsOf(row.attempt(() => calculateSpend(activity)))
}
