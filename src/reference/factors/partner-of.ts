import { type EmissionFactor, wellToWheel, withBiogenicCo2 } from '../../core/emissions/index.ts'
import { EmissionsError, type ErrorCode, fail } from '../../core/errors/index.ts'
import { type CatalogueOption, publishedCatalogue } from './published-catalogue.ts'
import { outsideOfScopesOf, upstreamOf } from './upstream.ts'

/**
 * Finds the well-to-tank partner of a direct factor: same edition, fuel or transport, and unit, joined by the
 * publisher's row ids. DESNZ publishes it for fuels, vehicles, freight, travel, electricity, heat and steam; only some
 * of its 2024 edition are bundled. Throws `factor_not_found` if none is published.
 *
 * @example
 * ```ts
 * import { findFactor, partnerOf } from 'tonne/factors'
 * const hgv = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')
 * partnerOf(hgv, 'WTT').per1.co2e // => '0.02359'
 * partnerOf(findFactor('ember/de/kwh'), 'WTT') // throws factor_not_found
 * ```
 */
export function partnerOf(
  factor: EmissionFactor,
  boundary: 'WTT',
  { catalogue = publishedCatalogue }: CatalogueOption = {},
): EmissionFactor {
  const partner = upstreamOf(factor, (edition) => catalogue.factors(edition))
  if (partner !== undefined) return partner
  const message = `${factor.key} has no ${boundary} partner in its edition; use it alone, or add your own factor`
  return fail('factor', 'factor_not_found', { message, expected: boundary, received: factor.key })
}

/**
 * Converts a factor to another boundary: itself for TTW, its partner for WTT, their exact sum for WTW. The direct
 * figure of an electricity or heat factor counts as its TTW part. Throws `factor_not_found` if the partner is not
 * published or the factor is not a direct one.
 *
 * @example
 * ```ts
 * import { factorFor, findFactor } from 'tonne/factors'
 * const hgv = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')
 * factorFor(hgv, 'WTW').per1.co2e // => '0.12522'
 * factorFor(hgv, 'TTW') === hgv // => true
 * ```
 */
export function factorFor(
  factor: EmissionFactor,
  boundary: 'TTW' | 'WTT' | 'WTW',
  { catalogue = publishedCatalogue }: CatalogueOption = {},
): EmissionFactor {
  if (factor.boundary === boundary) return factor
  if (factor.boundary !== 'TTW' && factor.boundary !== 'direct') {
    const message = `${factor.key} is ${factor.boundary}, from which no ${boundary} factor follows; start from a direct one`
    return fail('factor', 'factor_not_found', { message, expected: 'TTW or direct', received: factor.boundary })
  }
  if (boundary === 'TTW') return factor
  const upstream = partnerOf(factor, 'WTT', { catalogue })
  if (boundary === 'WTT') return upstream
  return catalogue.find(`${factor.key}+wtt`) ?? wellToWheel(factor, upstream)
}

/**
 * Finds the 'outside of scopes' row with the biogenic CO2 of a DESNZ fuel: same edition, fuel and unit, joined by the
 * publisher's row ids; for `withBiogenicCo2`. DESNZ publishes it for blended diesel and petrol, bioethanol and
 * biodiesel by the litre, and wood by the tonne. Throws `factor_not_found` if none is published.
 *
 * @example
 * ```ts
 * import { biogenicPartnerOf, findFactor } from 'tonne/factors'
 * const pellets = findFactor('desnz-2025/bioenergy/biomass/wood-pellets/tonnes')
 * biogenicPartnerOf(pellets).biogenicCo2 // => '1677.18'
 * biogenicPartnerOf(findFactor('ember/de/kwh')) // throws factor_not_found
 * ```
 */
export function biogenicPartnerOf(
  factor: EmissionFactor,
  { catalogue = publishedCatalogue }: CatalogueOption = {},
): EmissionFactor {
  const partner = outsideOfScopesOf(factor, (edition) => catalogue.factors(edition))
  if (partner !== undefined) return partner
  const message = `${factor.key} has no row of biogenic CO2 in its edition and unit; use it alone, or add your own factor`
  return fail('factor', 'factor_not_found', { message, expected: 'outside of scopes', received: factor.key })
}

/** Codes that mean: no partner is published for the factor or its unit. */
const NO_PARTNER: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['factor_not_found', 'factor_not_combinable'])

/**
 * Adds the biogenic CO2 published for a factor, so that reports show it separately; it is in no total. Returns the
 * factor unchanged if it already states biogenic CO2, or if none is published.
 *
 * @example
 * ```ts
 * import { findFactor, withPublishedBiogenicCo2 } from 'tonne/factors'
 * const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * withPublishedBiogenicCo2(diesel).biogenicCo2 // => '0.14'
 * const gas = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
 * withPublishedBiogenicCo2(gas) === gas // => true
 * ```
 */
export function withPublishedBiogenicCo2(
  factor: EmissionFactor,
  { catalogue = publishedCatalogue }: CatalogueOption = {},
): EmissionFactor {
  if (factor.biogenicCo2 !== null) return factor
  try {
    return withBiogenicCo2(factor, biogenicPartnerOf(factor, { catalogue }))
  } catch (error) {
    if (EmissionsError.is(error) && NO_PARTNER.has(error.code)) return factor
    throw error
  }
}
