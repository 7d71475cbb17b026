/**
 * Factors per unit of money, with the exchange rates and price indices to convert to their prices. A separate entry, so
 * that only spend calculations load it.
 *
 * @module
 */

import type { Catalogue } from '../catalogue.ts'
import { catalogueOfEditions } from '../create-catalogue.ts'
import { accountWords } from './account-sectors.ts'
import { GB_SPEND_EDITION } from './gb-spend-edition.ts'
import { publishedSeries } from './money-series.ts'
import { GB_PURCHASE_WORDS, PURCHASE_WORDS } from './purchase-words.ts'
import { USEEIO_EDITIONS } from './useeio-editions.ts'

export { type CodedSector, type IndustryCode, parseIndustryCode, sectorsOfCode } from './industry-codes.ts'
export { publishedSeries }

/**
 * The US EPA Supply Chain GHG Emission Factors by NAICS code, v1.3 per USD of 2022 and v1.2 per USD of 2021, each with
 * and without the margins of trade and transport: 1,016 commodities, whose figures are those of 386 (v1.2: 392) sectors
 * of the economy of the United States. Pass it as `catalogue` to `findFactor`, `searchFactors` and `verify`, or join it
 * with others by `joinCatalogues`. v1.3 was computed with the GWPs of AR5, v1.2 with those of AR4. Tables are parsed on
 * first use.
 *
 * @example
 * ```ts
 * import { calculateSpend } from 'tonne'
 * import { publishedSeries, spendCatalogue } from 'tonne/factors/spend'
 * const factor = spendCatalogue.find('useeio-1-3/541110/offices-of-lawyers/with-margins/usd-2022')
 * factor?.per1.co2e // => '0.041'
 * spendCatalogue.factors().length // => 4064
 * ```
 */
export const spendCatalogue: Catalogue = catalogueOfEditions(USEEIO_EDITIONS, {
  series: () => publishedSeries,
  vocabulary: [PURCHASE_WORDS, accountWords('US')],
})

/**
 * The spend-based multipliers of the United Kingdom (Defra and University of Leeds): 107 SIC groups, each per GBP of 2015 to
 * 2023 at basic prices, without VAT and without the margins of trade and transport. Join it with `spendCatalogue`;
 * `selectFactor` then prefers it for suppliers in Great Britain. Five groups whose figures price no purchase are left out.
 *
 * @example
 * ```ts
 * import { selectFactor } from 'tonne/factors'
 * import { gbSpendCatalogue } from 'tonne/factors/spend'
 * const activity = { kind: 'spend', words: 'legal services' } as const
 * const period = { start: '2021-01-01', end: '2021-02-01' }
 * selectFactor({ activity, region: 'GB', period, catalogue: gbSpendCatalogue }).factor.unit // => 'GBP 2021'
 * gbSpendCatalogue.factors().length // => 963
 * ```
 */
export const gbSpendCatalogue: Catalogue = catalogueOfEditions([GB_SPEND_EDITION], {
  vocabulary: [GB_PURCHASE_WORDS, accountWords('GB')],
})
