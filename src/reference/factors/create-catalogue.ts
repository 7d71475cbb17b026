import { asFactor, type EmissionFactor } from '../../core/emissions/index.ts'
import { collectEach, fail } from '../../core/errors/index.ts'
import { type Catalogue, catalogueOf } from './catalogue.ts'
import { editionOf } from './edition.ts'

/**
 * Creates a catalogue of a company's own factors. Each is created by `defineFactor`; keys and ids must be unique. Set
 * `edition`, `region`, `category` and `source.editionYear` for `selectFactor` to consider the factor: a supplier's grid
 * factor has category 'electricity' and the country as region; an edition year of 0 matches no year.
 *
 * Combine it with the bundled factors by `joinCatalogues(publishedCatalogue, own)`, and pass the result as `catalogue`
 * to `findFactor`, `searchFactors`, `selectFactor` and `verify`.
 *
 * Throws `factor_invalid` for every duplicate key or id, `invalid_type` for anything but a list, and what
 * `defineFactor` throws.
 *
 * @example
 * ```ts
 * import { defineFactor } from 'tonne'
 * import { createCatalogue, findFactor, joinCatalogues, publishedCatalogue } from 'tonne/factors'
 * const own = defineFactor({
 *   key: 'acme-2025/green-tariff/kwh',
 *   edition: 'acme-2025',
 *   name: 'Supplier tariff of site 3',
 *   region: 'DE',
 *   category: 'electricity',
 *   unit: 'kWh',
 *   per1: { co2e: '0.041' },
 *   source: { publisher: 'Stadtwerke', title: 'Disclosure 2025', editionYear: 2025, dataYear: 2024 },
 * })
 * const catalogue = joinCatalogues(publishedCatalogue, createCatalogue([own]))
 * findFactor('acme-2025/green-tariff/kwh', { catalogue }).per1.co2e // => '0.041'
 * createCatalogue([own, own]) // throws factor_invalid
 * ```
 */
export function createCatalogue(factors: Iterable<EmissionFactor>): Catalogue {
  if (typeof Object(factors)[Symbol.iterator] !== 'function') {
    const message = 'must be a list of emission factors; create each by defineFactor'
    fail('factors', 'invalid_type', { message, expected: 'EmissionFactor[]', received: factors })
  }
  const list = Object.freeze(Array.from(factors, (factor, index) => asFactor(factor, `factors[${index}]`)))
  const byKey = new Map<string, EmissionFactor>()
  collectEach(list, (factor, index) => {
    const taken = [...new Set([factor.key, factor.id])].filter((key) => byKey.has(key))
    byKey.set(factor.key, factor).set(factor.id, factor)
    collectEach(taken, (key) =>
      fail(`factors[${index}]`, 'factor_invalid', `has the key or id ${key} of an earlier factor`),
    )
  })
  const editions = new Map(list.map((factor) => [factor.edition, editionOf(factor)]))
  return catalogueOf({
    editions: [...editions.values()],
    look: (key) => byKey.get(key),
    factors: (edition) => (edition === undefined ? list : list.filter((factor) => factor.edition === edition)),
  })
}
