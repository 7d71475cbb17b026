import { collect, fail } from '../errors/index.ts'

/** Published exchange rates between two currencies: averages of years. */
export interface ExchangeRateSeries {
  /** ISO 4217: one unit of `base` is the rate in `quote`. */
  readonly base: string
  readonly quote: string
  /** The publisher's name of the series: 'PA.NUS.FCRF, GB'. */
  readonly series: string
  readonly source: string
  /** Published digits by year. */
  readonly rates: Readonly<Record<string, string>>
}

/** The prices of a currency by year: an index, or the inflation of each year in percent since the year before. */
export type PriceSeries = {
  /** ISO 4217. */
  readonly currency: string
  /** ISO 3166-1 alpha-2, for a currency of several countries; null: of all who use the currency. */
  readonly country: string | null
  readonly series: string
  readonly source: string
} & ({ readonly index: Readonly<Record<string, string>> } | { readonly inflation: Readonly<Record<string, string>> })

/**
 * Exchange rates and prices for `calculateSpend`: those of `tonne/factors/spend`, or the caller's own. The first one
 * that fits is used.
 */
export interface MoneySeries {
  readonly exchangeRates: readonly ExchangeRateSeries[]
  readonly prices: readonly PriceSeries[]
}

function checkCurrency(received: unknown): string {
  if (typeof received === 'string' && /^[A-Z]{3}$/.test(received)) return received
  const message = 'must be the code of a currency by ISO 4217, in capitals'
  return fail('currency', 'unknown_currency', { message, expected: 'GBP, USD, EUR, …', received })
}

function checkYear(received: unknown): number {
  const expected = '2024, for example'
  if (typeof received !== 'number') {
    return fail('year', 'invalid_type', { message: 'must be a year, as a number', expected, received })
  }
  if (Number.isInteger(received) && received >= 1000 && received <= 9999) return received
  return fail('year', 'must_be_whole', { message: 'must be a whole year of four digits', expected, received })
}

/** Money by its currency and year. Throws `unknown_currency`, and `invalid_type` and `must_be_whole` for the year. */
export function checkMoney({ currency, year }: { readonly currency: unknown; readonly year: unknown }): Money {
  return collect({ currency: () => checkCurrency(currency), year: () => checkYear(year) })
}

/** Money of a year, as the unit of an amount or of a factor. */
export interface Money {
  /** ISO 4217. */
  readonly currency: string
  readonly year: number
}

/** Returns the unit of money in the prices of a year: 'USD 2022'. */
export function moneyUnit({ currency, year }: Money): string {
  return `${currency} ${year}`
}

/** Returns the money of a unit; undefined for a unit of anything else. */
export function moneyOf(unit: string): Money | undefined {
  const [, currency, year] = /^([A-Z]{3}) (\d{4})$/.exec(unit) ?? []
  return currency === undefined ? undefined : { currency, year: Number(year) }
}
