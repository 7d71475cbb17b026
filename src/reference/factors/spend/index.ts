/**
 * Factors per unit of money, with the exchange rates and price indices to convert to their prices. A separate entry, so
 * that only spend calculations load it.
 *
 * @module
 */
import { type Catalogue, catalogueOfEditions } from '../catalogue.ts'
import { publishedSeries } from './money-series.ts'
import { USEEIO_EDITIONS } from './useeio-editions.ts'

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
export const spendCatalogue: Catalogue = catalogueOfEditions(USEEIO_EDITIONS, { series: () => publishedSeries })
