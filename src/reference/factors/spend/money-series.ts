import { lazy } from '../../../base/index.ts'
import type { ExchangeRateSeries, MoneySeries, PriceSeries } from '../../../core/emissions/index.ts'
import { MONEY_ATTRIBUTIONS } from '../attribution-texts.ts'
import { type TableLine, tableLines } from '../table-lines.ts'
import { EXCHANGE_RATES } from './data/exchange-rates.ts'
import { PRICES } from './data/prices.ts'

/** A publisher of series: its name of them, and the sentence to print. */
interface Publisher {
  readonly source: string
  readonly rates: string
  readonly prices: string
}

const PUBLISHERS: Readonly<Record<string, Publisher>> = {
  'world-bank': { source: MONEY_ATTRIBUTIONS.worldBank, rates: 'PA.NUS.FCRF', prices: 'FP.CPI.TOTL' },
  dgbas: { source: MONEY_ATTRIBUTIONS.dgbas, rates: 'exchange rate', prices: 'CPI, 2021 = 100' },
  fed: { source: 'US Federal Reserve, H.10, through FRED, PDDL 1.0.', rates: 'H.10, yearly average', prices: '' },
  inflation: { source: MONEY_ATTRIBUTIONS.inflation, rates: '', prices: 'FP.CPI.TOTL.ZG' },
}

/** A series of a table. */
interface SeriesRow extends Publisher {
  readonly publisher: string
  readonly currency: string
  readonly country: string
  readonly byYear: Readonly<Record<string, string>>
}

function readSeriesRow({
  section: [publisher = '', ...years],
  cells: [currency = '', country = '', ...figures],
}: TableLine) {
  const about = PUBLISHERS[publisher]
  if (about === undefined) throw new TypeError(`${publisher} is not a publisher of series`)
  const published = years.flatMap((year, index) => (figures[index] ? [[year, figures[index]] as const] : []))
  return { ...about, publisher, currency, country, byYear: Object.freeze(Object.fromEntries(published)) }
}

function rateSeries({ rates, currency, country, source, byYear }: SeriesRow): ExchangeRateSeries {
  const series = `${rates}, ${country || currency}`
  return Object.freeze({ base: 'USD', quote: currency, series, source, rates: byYear })
}

function priceSeries({ publisher, prices, currency, country, source, byYear }: SeriesRow): PriceSeries {
  const about = { currency, country, series: `${prices}, ${country}`, source }
  return Object.freeze(publisher === 'inflation' ? { ...about, inflation: byYear } : { ...about, index: byYear })
}

const parsed = lazy(() => ({
  exchangeRates: Object.freeze(tableLines(EXCHANGE_RATES).map((line) => rateSeries(readSeriesRow(line)))),
  prices: Object.freeze(tableLines(PRICES).map((line) => priceSeries(readSeriesRow(line)))),
}))

/**
 * The published exchange rates and consumer prices by year, for `calculateSpend`: rates per US dollar of 23 currencies
 * by the World Bank and of Taiwan by DGBAS, 2019 to 2024, and of 20 by the US Federal Reserve, 2015 to 2025; price
 * indices of 44 countries, 2019 to 2024; inflation of 48 countries since 2015. If several have a year, the World Bank's
 * comes first. Tables are parsed on first use.
 *
 * @example
 * ```ts
 * import { publishedSeries } from 'tonne/factors/spend'
 * publishedSeries.exchangeRates.find(({ quote }) => quote === 'GBP')?.rates[2024] // => '0.782414580986262'
 * publishedSeries.exchangeRates.length // => 44
 * publishedSeries.prices.length // => 92
 * ```
 */
export const publishedSeries: MoneySeries = Object.freeze({
  get exchangeRates() {
    return parsed().exchangeRates
  },
  get prices() {
    return parsed().prices
  },
})
