import { lazy } from '../../base/index.ts'
import { asFactor, defineFactor, type EmissionFactor } from '../../core/emissions/index.ts'
import { collectEach, fail } from '../../core/errors/index.ts'
import { type Catalogue, catalogueOf, findFirst, type Shelf } from './catalogue.ts'
import { type Edition, type EditionTable, editionOf } from './edition.ts'

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

/** The form of the ids of bundled factors: a text of another form is none, and no factor is read to compare its id. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

interface Reader {
  readonly id: string
  readonly find: (keyOrId: string) => EmissionFactor | undefined
  readonly factors: () => readonly EmissionFactor[]
  readonly inCategories: (wanted: readonly string[], asked?: readonly string[]) => readonly EmissionFactor[]
}

/** Reads an edition: its keys on first use, each factor when it is first asked for, and all ids at the first one. */
function createReader({ id, categories, countries, entries }: EditionTable): Reader {
  const byKey = lazy(
    () =>
      new Map(
        entries().map(
          ({ key, category, row }) => [key, { category, factor: lazy(() => defineFactor(row())) }] as const,
        ),
      ),
  )
  const byId = lazy(() => new Map([...byKey().values()].map((entry) => [entry.factor().id, entry] as const)))
  return {
    id,
    find: (keyOrId) => (byKey().get(keyOrId) ?? (keyOrId.includes('/') ? undefined : byId().get(keyOrId)))?.factor(),
    factors: () => [...byKey().values()].map(({ factor }) => factor()),
    inCategories: (wanted, asked) => {
      if (asked !== undefined && countries?.some((one) => asked.includes(one)) === false) return []
      if (categories?.some((one) => wanted.includes(one)) === false) return []
      return [...byKey().values()].filter(({ category }) => wanted.includes(category)).map(({ factor }) => factor())
    },
  }
}

function copyEdition({ id, publisher, title, year, licence, attribution }: Edition): Edition {
  return Object.freeze({ id, publisher, title, year, licence, attribution })
}

/** Creates the catalogue of bundled editions, whose tables are parsed on first use. */
export function catalogueOfEditions(
  editions: readonly EditionTable[],
  published: Pick<Shelf, 'bridges' | 'series' | 'vocabulary'>,
): Catalogue {
  const readers = editions.map(createReader)
  const byEdition: ReadonlyMap<string, Reader> = new Map(readers.map((reader) => [reader.id, reader]))
  // keys begin with their edition; an id can belong to any
  const read = (keyOrId: string) => {
    const slash = keyOrId.indexOf('/')
    if (slash < 0) return ID.test(keyOrId) ? findFirst(readers, ({ find }) => find(keyOrId)) : undefined
    return byEdition.get(keyOrId.slice(0, slash))?.find(keyOrId)
  }
  const found = new Map<string, EmissionFactor>()
  return catalogueOf({
    editions: editions.map(copyEdition),
    isKeyedByEdition: true,
    look: (keyOrId) => {
      const factor = found.get(keyOrId) ?? read(keyOrId)
      if (factor !== undefined) found.set(keyOrId, factor)
      return factor
    },
    factors: (edition) =>
      edition === undefined ? readers.flatMap(({ factors }) => factors()) : (byEdition.get(edition)?.factors() ?? []),
    countries: [...new Set(editions.flatMap(({ countries = [] }) => countries))],
    inCategories: (...wanted) => readers.flatMap(({ inCategories }) => inCategories(...wanted)),
    ...published,
  })
}
