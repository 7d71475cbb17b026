import { type Calculation, calculateSpend, defineFactor, type EmissionFactor } from '../../../src/index.ts'
import { publishedSeries } from '../../../src/reference/factors/spend/index.ts'

/** Money by the price of a printer: a factor of a company's own. */
export const PRINTING = defineFactor({
  key: 'own/printing/eur-2018',
  category: 'spend',
  unit: 'EUR 2018',
  gwp: 'AR5_GWP100',
  per1: { co2e: '0.31' },
  source: { publisher: 'our printer', editionYear: 2019, dataYear: 2018 },
})
/** Rates and prices of a company's own, by way of a third currency and through years of falling prices. */
const OWN_SERIES = {
  exchangeRates: [
    { base: 'USD', quote: 'GBP', series: 'treasury GBP', source: 'our treasury', rates: { 2021: '0.7271' } },
    { base: 'EUR', quote: 'USD', series: 'treasury EUR', source: 'our treasury', rates: { 2021: '1.1830' } },
  ],
  prices: [
    {
      currency: 'EUR',
      country: null,
      series: 'prices of print',
      source: 'our buyers',
      inflation: { 2019: '1.2', 2020: '-0.5', 2021: '2.60' },
    },
  ],
}

/** Money spent, by name: as `samples`, of which they are a part. */
export const spendSamples: Readonly<Record<string, (find: (key: string) => EmissionFactor) => Calculation>> = {
  'spend-1-own-series': () =>
    calculateSpend({ amount: '1234.56', currency: 'GBP', year: 2021, factor: PRINTING, series: OWN_SERIES }),
  'spend-1-legal-services': (find) =>
    calculateSpend({
      amount: 40_000,
      currency: 'GBP',
      year: 2024,
      factor: find('useeio-1-3/541110/offices-of-lawyers/with-margins/usd-2022'),
      series: publishedSeries,
    }),
  'spend-1-inflation': (find) =>
    calculateSpend({
      amount: '250.5',
      currency: 'EUR',
      year: 2017,
      factor: find('useeio-1-2/337214/office-furniture-except-wood-manufacturing/without-margins/usd-2021'),
      series: publishedSeries,
      scope3Category: 2,
    }),
  'spend-1-same-money': () =>
    calculateSpend({
      amount: -80,
      currency: 'EUR',
      year: 2018,
      factor: PRINTING,
      price: 'purchaser',
      scope3Category: 2,
      allowCredits: true,
    }),
}
