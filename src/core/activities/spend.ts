import {
  type Calculation,
  calculationOf,
  checkMoney,
  type EmissionFactor,
  type FactorChoice,
  type Method,
  type Money,
  type MoneySeries,
  moneyOf,
  moneyUnit,
  type Step,
} from '../emissions/index.ts'
import { checkChoice, collect, fail, type Notice, notice } from '../errors/index.ts'
import type { NumberInput } from '../exact/index.ts'
import { chosenFactor, withUse } from './factor-choice.ts'
import { exchangeSteps, priceSteps } from './money-steps.ts'
import { checkActivity, checkQuantity } from './quantity.ts'

/** Money that was spent on something. */
export interface SpendActivity {
  /** 0 or more, without the VAT that is reclaimed. */
  readonly amount: NumberInput
  /** ISO 4217: 'GBP'. */
  readonly currency: string
  /** The year of the purchase, in whose prices the amount is. */
  readonly year: number
  /** Per unit of money in the prices of a year: its unit is 'USD 2022'. */
  readonly factor: FactorChoice
  /**
   * Exchange rates and price indices: `publishedSeries` of `tonne/factors/spend`, or your own. Not needed for money of
   * the factor's own currency and year.
   */
  readonly series?: Partial<MoneySeries>
  /** The price basis of the amount: 'purchaser' with the margins of trade and transport, as paid in a shop; 'producer' without. */
  readonly price?: 'purchaser' | 'producer'
  /** 1 purchased goods and services, the default; 2 capital goods. */
  readonly scope3Category?: 1 | 2
  /** Accepts a negative amount, for corrections. */
  readonly allowCredits?: boolean
}

const METHOD: Method = Object.freeze({ id: 'spend', version: 1 })

const NO_SERIES: MoneySeries = Object.freeze({ exchangeRates: [], prices: [] })

/** Returns the money that a factor is per. Throws `unit_dimension_mismatch`. */
function moneyOfFactor({ key, unit }: EmissionFactor): Money {
  const money = moneyOf(unit)
  if (money !== undefined) return money
  const message = `${key} is per ${unit}; choose a factor per unit of money in the prices of a year`
  return fail('factor', 'unit_dimension_mismatch', { message, expected: 'USD 2022, for example', received: unit })
}

/** Returns the notices of a price basis. Throws `factor_basis_mismatch` if the margins would count twice. */
function priceNotices({ category, key }: EmissionFactor, price: SpendActivity['price']): readonly Notice[] {
  if (price !== undefined) checkChoice({ path: 'price', value: price }, ['purchaser', 'producer'])
  const isWithoutMargins = category === 'spend-without-margins'
  if (price === 'producer' && category === 'spend') {
    const message = `${key} holds the margins of trade and transport, which a producer's price does not include; choose the factor without margins`
    fail('price', 'factor_basis_mismatch', { message, expected: 'spend-without-margins', received: category })
  }
  const notices: Notice[] = []
  if (price === undefined) {
    const message =
      'the amount is read as a price that the purchaser paid, with the margins of trade and transport, and without VAT that is reclaimed'
    notices.push(notice('price_basis_assumed', 'price', message))
  }
  if (isWithoutMargins && price !== 'producer') {
    const message = `${key} leaves out the emission of trade and transport; the factor with margins includes it`
    notices.push(notice('margins_left_out', 'factor', message))
  }
  return notices
}

/**
 * Returns the steps of an amount to the money of a factor: exchanged in the year of the purchase, then in the prices of
 * the factor.
 */
function moneySteps(from: Money, factor: EmissionFactor, series: MoneySeries): readonly Step[] {
  const to = moneyOfFactor(factor)
  const exchanged = { currency: to.currency, year: from.year }
  const { exchange, prices } = collect({
    exchange: () => exchangeSteps({ from, to: exchanged }, series),
    prices: () => priceSteps({ from: exchanged, to }, series, factor.region),
  })
  return [...exchange, ...prices]
}

/**
 * Calculates the emission of money spent, in kilograms: amount × exchange rate × price index × factor, exactly. The
 * amount is exchanged at the rate of the year of the purchase to the currency of the factor; the price index of that
 * currency then converts it to prices of the factor's year. Each rate and index is a step of the trace with its
 * figures, year, series and source. A year that a series lacks is never extrapolated. The result counts in Scope 3
 * category 1, or 2 for capital goods.
 *
 * A factor with the margins of trade and transport is rejected for a producer's price. One calculation has one factor,
 * so the margins cannot be added to it again; two calculations of one purchase look like two purchases.
 *
 * Throws the number codes, `must_be_non_negative`, `unknown_currency`, `invalid_type` and `must_be_whole` for the year,
 * `exchange_rate_missing`, `price_index_missing`, `factor_category_mismatch`, `unit_dimension_mismatch`,
 * `factor_basis_mismatch`, `factor_incomplete`, `invalid_choice`, `required`; all that can be found at once.
 *
 * @example
 * ```ts
 * import { calculateSpend, defineFactor, scopesOf } from 'tonne'
 * const factor = defineFactor({ key: 'own/printing/gbp', category: 'spend', unit: 'GBP 2024', per1: { co2e: '0.2' } })
 * const print = calculateSpend({ amount: 1500, currency: 'GBP', year: 2024, factor })
 * print.emission.co2e // => 300
 * scopesOf(print) // => [{ scope: 3, category: 1, by: 'factor' }]
 * calculateSpend({ amount: 1500, currency: 'GBP', year: 2025, factor }) // throws price_index_missing
 * ```
 */
export function calculateSpend(activity: SpendActivity): Calculation {
  checkActivity(activity)
  const { allowCredits, series, price, scope3Category = 1 } = activity
  const isCapital = scope3Category === 2
  const { amount, money, chosen } = collect({
    amount: () => checkQuantity(activity.amount, 'amount', { allowCredits }),
    money: () => checkMoney(activity),
    category: () => checkChoice({ path: 'scope3Category', value: scope3Category }, [1, 2]),
    chosen: () => {
      const use = isCapital ? 'spend-capital' : 'spend'
      const { factor, notices } = withUse(chosenFactor(activity.factor), use, 'factor')
      const { basis } = collect({ money: () => moneyOfFactor(factor), basis: () => priceNotices(factor, price) })
      return { factor, notices: [...notices, ...basis] }
    },
  })
  const { factor, notices } = chosen
  const steps = moneySteps(money, factor, { ...NO_SERIES, ...series })
  const label = isCapital ? 'capital goods' : 'purchase'
  const contributions = [{ label, activity: { value: amount, unit: moneyUnit(money) }, steps, factor }]
  return calculationOf({ method: METHOD, contributions, notices })
}
