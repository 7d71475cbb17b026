import type { SomeFields } from '../../base/index.ts'
import {
  type Calculation,
  calculationOf,
  checkMoney,
  type EmissionFactor,
  type ExchangeRateSeries,
  type FactorChoice,
  type Method,
  type Money,
  type MoneySeries,
  moneyOf,
  moneyUnit,
  type PriceSeries,
  type Step,
  type YearFigure,
} from '../emissions/index.ts'
import { checkChoice, collect, fail, type KnownFields, type Notice, notice } from '../errors/index.ts'
import { add, divide, multiply, type NumberInput, ONE, parseNumber, printExact, type Rational } from '../exact/index.ts'
import { checkName } from '../names/index.ts'
import { type Period, yearOfPeriod, yearsOf } from '../time/index.ts'
import { chosenFactor, withUse } from './factor-choice.ts'
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
  readonly series?: SomeFields<MoneySeries> | undefined
  /** The price basis of the amount: 'purchaser' with the margins of trade and transport, as paid in a shop; 'producer' without. */
  readonly price?: 'purchaser' | 'producer' | undefined
  /** 1 purchased goods and services, the default; 2 capital goods. */
  readonly scope3Category?: 1 | 2 | undefined
  /** Accepts a negative amount, for corrections. */
  readonly allowCredits?: boolean | undefined
}

const FIELDS: KnownFields<SpendActivity> = {
  ...{ amount: true, currency: true, year: true, factor: true, series: true },
  ...{ price: true, scope3Category: true, allowCredits: true },
}

const METHOD: Method = Object.freeze({ id: 'spend', version: 1 })

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
  const path: MoneyPath = { from, to: moneyOfFactor(factor), series, region: factor.region }
  const { exchange, prices } = collect({
    exchange: () => exchangeSteps(path),
    prices: () => findPriceSteps(path) ?? failPrices(path),
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
  checkActivity(activity, FIELDS)
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
  const steps = moneySteps(money, factor, { exchangeRates: series?.exchangeRates ?? [], prices: series?.prices ?? [] })
  const label = isCapital ? 'capital goods' : 'purchase'
  const contributions = [{ label, activity: { value: amount, unit: moneyUnit(money) }, steps, factor }]
  return calculationOf({ method: METHOD, contributions, notices })
}

/** The money of a step before and after it. */
interface Change {
  readonly from: Money
  readonly to: Money
}

/** The period of a purchase, and the years that override its own. */
interface PurchaseYears {
  readonly period: Period
  /** The year in whose prices the amount is, as stated. */
  readonly priceYear?: number | undefined
  /** Money of later years counts in the prices of this one. Default: each year has its own. */
  readonly latestPriceYear?: number | undefined
}

/**
 * Returns the year in whose prices, and at whose exchange rates, a purchase counts: the stated one, otherwise the year with
 * most of its period. A notice says if that is not the only year of the purchase.
 */
export function priceYearOf({ period, priceYear, latestPriceYear = Number.POSITIVE_INFINITY }: PurchaseYears): {
  readonly year: number
  readonly notices: readonly Notice[]
} {
  const years = yearsOf(period).map((one) => one.year)
  const own = yearOfPeriod(period)
  const year = priceYear ?? Math.min(own, latestPriceYear)
  const isOne = years.length === 1
  const paid = `money of ${isOne ? own : `${years[0]} to ${years.at(-1)}`} counts in the prices and at the exchange rates of ${year}`
  if (year !== own) {
    const message = `${paid}, the stated year; the change of prices between the two is left out`
    return { year, notices: [notice('price_year_stated', 'year', message)] }
  }
  if (isOne || priceYear !== undefined) return { year, notices: [] }
  const message = `${paid}, the year with most of it; state the year of its prices to choose another`
  return { year, notices: [notice('price_year_assumed', 'year', message)] }
}

/** Money that was spent in a period. */
export interface Purchase extends Omit<SpendActivity, 'year'>, PurchaseYears {}

/** Calculates money spent in a period, in the prices of `priceYearOf`. Throws the codes of `calculateSpend`. */
export function calculatePurchase({ period, priceYear, latestPriceYear, ...spend }: Purchase): Calculation {
  const { year, notices } = priceYearOf({ period, priceYear, latestPriceYear })
  const calculation = calculateSpend({ ...spend, year })
  return notices.length === 0 ? calculation : { ...calculation, notices: [...calculation.notices, ...notices] }
}

/** Money to change into the money of a factor, and the series to do it with. */
interface MoneyPath extends Change {
  readonly series: MoneySeries
  /** The country of the factor, for a currency of several countries. */
  readonly region: string | null
}

const HUNDRED: Rational = { n: 100n, d: 1n }

function requirePositive(value: Rational, path: string, received: string): Rational {
  if (value.n > 0n) return value
  return fail(path, 'must_be_positive', { message: 'has a figure that makes prices zero or negative', received })
}

/** Returns a published rate or index, above zero. Throws the number codes, `must_be_positive`. */
function positive(digits: string, path: string): Rational {
  return requirePositive(parseNumber(digits, path), path, digits)
}

function changeStep({ from, to }: Change, times: Rational): Pick<Step, 'times' | 'unit'> {
  return { times: printExact(times), unit: `${moneyUnit(to)}/${moneyUnit(from)}` }
}

/** Throws `text_invalid` for names that cannot be cited. */
function checkSeriesNames(names: Pick<PriceSeries, 'series' | 'source'>, path: string): void {
  for (const value of [names.series, names.source]) checkName({ path, value }, 'label')
}

/** Returns the step of a rate in either direction; undefined if the series is of other currencies or lacks the year. */
function exchangeStep({ base, quote, rates, series, source }: ExchangeRateSeries, change: Change): Step | undefined {
  const { from, to } = change
  const isForth = base === from.currency && quote === to.currency
  if (!isForth && !(base === to.currency && quote === from.currency)) return undefined
  const rate = rates[from.year]
  if (rate === undefined) return undefined
  checkSeriesNames({ series, source }, 'series.exchangeRates')
  const value = positive(rate, 'series.exchangeRates')
  const times = isForth ? value : divide(ONE, value)
  return { kind: 'exchange', ...changeStep(change, times), base, quote, year: from.year, rate, series, source }
}

function firstStep(rates: readonly ExchangeRateSeries[], change: Change): Step | undefined {
  for (const one of rates) {
    const step = exchangeStep(one, change)
    if (step !== undefined) return step
  }
  return undefined
}

/** Returns the steps by way of a third currency, the first that connects the two. */
function stepsByThird(rates: readonly ExchangeRateSeries[], { from, to }: Change): readonly Step[] | undefined {
  for (const { base, quote } of rates) {
    if (base !== from.currency && quote !== from.currency) continue
    const third = { currency: base === from.currency ? quote : base, year: from.year }
    const first = firstStep(rates, { from, to: third })
    const second = firstStep(rates, { from: third, to })
    if (first !== undefined && second !== undefined) return [first, second]
  }
  return undefined
}

function hasCurrency(rates: readonly ExchangeRateSeries[], currency: string): boolean {
  return rates.some(({ base, quote }) => base === currency || quote === currency)
}

/** Finds the steps from one currency to another in a year: by one published rate, or by two with a third currency between them. */
function findExchangeSteps({ from, to, series: { exchangeRates } }: MoneyPath): readonly Step[] | undefined {
  if (from.currency === to.currency) return []
  const change = { from, to: { currency: to.currency, year: from.year } }
  const direct = firstStep(exchangeRates, change)
  return direct === undefined ? stepsByThird(exchangeRates, change) : [direct]
}

/** Returns the steps of `findExchangeSteps`. Throws `unknown_currency`, `exchange_rate_missing`, `must_be_positive`. */
function exchangeSteps(path: MoneyPath): readonly Step[] {
  const steps = findExchangeSteps(path)
  if (steps !== undefined) return steps
  const { from, to, series } = path
  const { exchangeRates } = series
  if (exchangeRates.length > 0 && !hasCurrency(exchangeRates, from.currency)) {
    const message = 'is a currency without an exchange rate series; give series.exchangeRates for it'
    return fail('currency', 'unknown_currency', { message, received: from.currency })
  }
  const last = lastYear(path)
  const message = `has no exchange rate from ${from.currency} to ${to.currency}; ${earlierPrices(last)}give series.exchangeRates for the year`
  return fail('year', 'exchange_rate_missing', { message, ...untilYear(last), received: from.year })
}

/** The last year before that of the purchase with every figure that leads to the money of the factor; undefined without any. */
function lastYear(path: MoneyPath): number | undefined {
  const { from, series } = path
  const figures = [
    ...series.exchangeRates.map(({ rates }) => rates),
    ...series.prices.map((one) => ('index' in one ? one.index : one.inflation)),
  ]
  const years = new Set(figures.flatMap((byYear) => Object.keys(byYear).map(Number)))
  return [...years]
    .filter((year) => year < from.year)
    .sort((a, b) => b - a)
    .find((year) => {
      const earlier = { ...path, from: { ...from, year } }
      return findExchangeSteps(earlier) !== undefined && findPriceSteps(earlier) !== undefined
    })
}

/** The expected year of a purchase after the last year with figures; empty for any other. */
function untilYear(last: number | undefined) {
  return last === undefined ? {} : { expected: `a year of prices up to ${last}` }
}

/** Advises to state an earlier year of prices for a purchase after the last year with figures. */
function earlierPrices(last: number | undefined): string {
  if (last === undefined) return ''
  return `the last year with figures is ${last}: state ${last} as the year of prices (priceYear), which leaves out the change of prices since, or `
}

function indexStep(index: Readonly<Record<string, string>>, series: PriceSeries, change: Change): Step | undefined {
  const { from, to } = change
  const [before, after] = [index[from.year], index[to.year]]
  if (before === undefined || after === undefined) return undefined
  const times = divide(positive(after, 'series.prices'), positive(before, 'series.prices'))
  return {
    kind: 'price_index',
    ...changeStep(change, times),
    from: { year: from.year, figure: before },
    to: { year: to.year, figure: after },
    series: series.series,
    source: series.source,
  }
}

function inflationStep(
  inflation: Readonly<Record<string, string>>,
  series: PriceSeries,
  change: Change,
): Step | undefined {
  const { from, to } = change
  const [first, last] = [Math.min(from.year, to.year) + 1, Math.max(from.year, to.year)]
  const rates: YearFigure[] = []
  let rise = ONE
  for (let year = first; year <= last; year++) {
    const figure = inflation[year]
    if (figure === undefined) return undefined
    const ratio = add(ONE, divide(parseNumber(figure, 'series.prices'), HUNDRED))
    rise = multiply(rise, requirePositive(ratio, 'series.prices', figure))
    rates.push({ year, figure })
  }
  const times = to.year > from.year ? rise : divide(ONE, rise)
  return { kind: 'inflation', ...changeStep(change, times), rates, series: series.series, source: series.source }
}

function priceStep(series: PriceSeries, change: Change): Step | undefined {
  checkSeriesNames(series, 'series.prices')
  if ('index' in series) return indexStep(series.index, series, change)
  return inflationStep(series.inflation, series, change)
}

/** Returns the series of a currency; if several countries use it, only those of the factor's country. */
function pricesOf(prices: readonly PriceSeries[], currency: string, region: string | null): readonly PriceSeries[] {
  const own = prices.filter((one) => one.currency === currency)
  const countries = new Set(own.flatMap(({ country }) => country ?? []))
  const country = region?.split('-', 1)[0]
  return countries.size < 2 ? own : own.filter((one) => one.country === null || one.country === country)
}

/**
 * Finds the step from the prices of one year to those of another in the currency of the factor, from the first series that has
 * every needed year; empty for the same year. Undefined if none has: no year is extrapolated.
 */
function findPriceSteps({ from, to, series: { prices }, region }: MoneyPath): readonly Step[] | undefined {
  if (from.year === to.year) return []
  const change = { from: { currency: to.currency, year: from.year }, to }
  for (const one of pricesOf(prices, to.currency, region)) {
    const step = priceStep(one, change)
    if (step !== undefined) return [step]
  }
  return undefined
}

/** Throws `price_index_missing`. */
function failPrices(path: MoneyPath): never {
  const { from, to } = path
  const last = lastYear(path)
  const message = `has no price index to convert to ${moneyUnit(to)}; ${earlierPrices(last)}give series.prices with both years of ${to.currency} and, if several countries use it, a factor with a region`
  const expected = `prices of ${to.currency}`
  return fail('year', 'price_index_missing', { message, expected, ...untilYear(last), received: from.year })
}
