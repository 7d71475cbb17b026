import {
  type ExchangeRateSeries,
  type Money,
  type MoneySeries,
  moneyUnit,
  type PriceSeries,
  type Step,
  type YearFigure,
} from '../emissions/index.ts'
import { fail } from '../errors/index.ts'
import { add, divide, multiply, ONE, parseNumber, printExact, type Rational } from '../exact/index.ts'
import { checkName } from '../names/index.ts'

/** The money of a step before and after it. */
interface Change {
  readonly from: Money
  readonly to: Money
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

/**
 * Returns the steps from one currency to another in a year: by one published rate, or by two with a third currency
 * between them. Throws `unknown_currency`, `exchange_rate_missing`, `must_be_positive`.
 */
export function exchangeSteps({ from, to }: Change, { exchangeRates }: MoneySeries): readonly Step[] {
  if (from.currency === to.currency) return []
  const direct = firstStep(exchangeRates, { from, to })
  const steps = direct === undefined ? stepsByThird(exchangeRates, { from, to }) : [direct]
  if (steps !== undefined) return steps
  if (exchangeRates.length > 0 && !hasCurrency(exchangeRates, from.currency)) {
    const message = 'is a currency without an exchange rate series; give series.exchangeRates for it'
    return fail('currency', 'unknown_currency', { message, received: from.currency })
  }
  const message = `has no exchange rate from ${from.currency} to ${to.currency}; give series.exchangeRates for the year`
  return fail('year', 'exchange_rate_missing', { message, received: from.year })
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
 * Builds the step from the prices of one year to those of another in the same currency, from the first series that has
 * every needed year; empty for the same year. `region` is the country of the factor, for a currency of several
 * countries. Throws `price_index_missing`: no year is extrapolated.
 */
export function priceSteps(change: Change, { prices }: MoneySeries, region: string | null): readonly Step[] {
  const { from, to } = change
  if (from.year === to.year) return []
  for (const one of pricesOf(prices, to.currency, region)) {
    const step = priceStep(one, change)
    if (step !== undefined) return [step]
  }
  const message = `has no price index to convert to ${moneyUnit(to)}; give series.prices with both years of ${to.currency} and, if several countries use it, a factor with a region`
  return fail('year', 'price_index_missing', { message, expected: `prices of ${to.currency}`, received: from.year })
}
