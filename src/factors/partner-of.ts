import { type EmissionFactor, wellToWheel } from '../emissions/index.ts'
import { fail } from '../errors/index.ts'
import { type CatalogueOption, publishedCatalogue } from './published-catalogue.ts'
import { upstreamOf } from './upstream.ts'

/**
 * Finds the well-to-tank partner of a direct factor: same edition, fuel or transport, and unit, joined by the
 * publisher's row ids. DESNZ publishes it for fuels, flights, rail, bus, taxi, ships and electricity; for lorries only
 * for all HGVs (plain and refrigerated). Throws `factor_not_found` if none is published.
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
  const partner = upstreamOf(factor, catalogue.factors())
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
