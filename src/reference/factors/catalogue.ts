import { getOrCompute, isFields, lazy } from '../../base/index.ts'
import {
  asFactor,
  checkKeyLength,
  defineFactor,
  type EmissionFactor,
  type FuelBridge,
  isSecondaryCopy,
  isTooLongForKey,
  type MoneySeries,
} from '../../core/emissions/index.ts'
import { collectEach, EmissionsError, fail } from '../../core/errors/index.ts'
import { lookAlikeFinder } from '../../core/names/index.ts'
import { deriveByKey, isDerivedKey } from './derive-by-key.ts'
import { type Edition, type EditionTable, editionOf } from './edition.ts'
import { nearestKeys } from './nearest-keys.ts'
import { upstreamOf } from './upstream.ts'

/**
 * A set of factors to look up by key or id, search and select from. `verify(trace, { catalogue })` checks a trace
 * against it. Created by `createCatalogue` or `joinCatalogues`; `publishedCatalogue` is bundled.
 */
export interface Catalogue {
  /** The factor of a key or id, including derived keys (`…?gwp=AR6_GWP100`, `…+wtt`); undefined if unknown. */
  find(key: string): EmissionFactor | undefined
  readonly editions: readonly Edition[]
  /** Every factor, or those of an edition id, ordered by edition and row. Frozen; the same array on every call. */
  factors(edition?: string): readonly EmissionFactor[]
  /** The published densities and calorific values; absent if the catalogue has none. */
  bridges?(): readonly FuelBridge[]
  /** The published exchange rates and prices; absent if the catalogue has none. */
  series?(): MoneySeries
}

interface Shelf {
  readonly editions: readonly Edition[]
  readonly look: (keyOrId: string) => EmissionFactor | undefined
  /** True if each key begins with its edition: editions of other names then have other keys. */
  readonly isKeyedByEdition?: boolean
  /** Asked once for all of them, and once for each edition. */
  readonly factors: (edition?: string) => readonly EmissionFactor[]
  /** The factors of some categories, in the order of `factors()`, for a shelf that need not read the others. */
  readonly inCategories?: (categories: readonly string[]) => readonly EmissionFactor[]
  readonly bridges?: (() => readonly FuelBridge[]) | undefined
  readonly series?: (() => MoneySeries) | undefined
}

const NONE: readonly EmissionFactor[] = Object.freeze([])

/** Returns the lists of a shelf, each made once. */
function listsOf({ editions, factors }: Shelf): Catalogue['factors'] {
  const all = lazy(() => Object.freeze(factors()))
  const byEdition = new Map(editions.map(({ id }) => [id, lazy(() => Object.freeze(factors(id)))]))
  return (edition) => (edition === undefined ? all() : (byEdition.get(edition)?.() ?? NONE))
}

/** Creates a catalogue over a shelf; derived factors are computed once and cached. */
export function catalogueOf(shelf: Shelf): Catalogue {
  const { editions, look, bridges, series } = shelf
  const factors = listsOf(shelf)
  const derived = new Map<string, EmissionFactor>()
  const derive = (key: string): EmissionFactor | undefined => {
    const known = derived.get(key)
    if (known !== undefined) return known
    const made = deriveByKey(key, { find: look, upstreamOf: (factor) => upstreamOf(factor, factors) })
    if (made !== undefined) derived.set(key, made)
    return made
  }
  const find = (key: string): EmissionFactor | undefined => {
    if (typeof key !== 'string' || isTooLongForKey(key)) return undefined
    if (!isDerivedKey(key)) return look(key)
    try {
      return derive(key)
    } catch (error) {
      if (EmissionsError.is(error)) return undefined
      throw error
    }
  }
  const published = { ...(bridges && { bridges }), ...(series && { series }) }
  const catalogue: Catalogue = { find, editions: Object.freeze([...editions]), factors, ...published }
  const { inCategories = (categories) => factors().filter(({ category }) => categories.includes(category)) } = shelf
  parts.set(catalogue, { derive, inCategories, known: new Map(), isKeyedByEdition: shelf.isKeyedByEdition === true })
  return Object.freeze(catalogue)
}

/** Parts that only catalogues made here have: a copy with other factors has none of them. */
interface CatalogueParts {
  /** The derivation, so that a failed lookup can report why a factor cannot be derived. */
  readonly derive: (key: string) => EmissionFactor | undefined
  readonly inCategories: (categories: readonly string[]) => readonly EmissionFactor[]
  readonly isKeyedByEdition: boolean
  /** The lists of factors by their categories, each made once. */
  readonly known: Map<string, readonly EmissionFactor[]>
}

const parts = new WeakMap<Catalogue, CatalogueParts>()

/** Returns the factors of some categories, in the order of `factors()`, without reading all others where it can. */
export function factorsInCategories(catalogue: Catalogue, categories: readonly string[]): readonly EmissionFactor[] {
  const made = parts.get(catalogue)
  if (made !== undefined) return getOrCompute(made.known, categories.join(' '), () => made.inCategories(categories))
  return catalogue.factors().filter(({ category }) => categories.includes(category))
}

/** Returns a key for caches: the same object as long as the catalogue has the same factors. */
export function identityOf(catalogue: Catalogue): object {
  return parts.has(catalogue) ? catalogue : catalogue.factors()
}

/**
 * Returns the factor of a key or id. Throws `factor_not_found` with the nearest keys, the error of its derivation, or
 * `text_too_long`.
 */
export function requireFactor(catalogue: Catalogue, key: string, path = 'key'): EmissionFactor {
  const found = catalogue.find(key)
  if (found !== undefined) return found
  checkKeyLength(key, path)
  if (typeof key === 'string' && isDerivedKey(key)) parts.get(catalogue)?.derive(key)
  const near = typeof key === 'string' ? nearestKeys(key, catalogue.factors()) : []
  const advice = near.length === 0 ? 'look for it with searchFactors' : `did you mean ${near.join(' or ')}?`
  return fail(path, 'factor_not_found', { message: `is not a key or id of the catalogue; ${advice}`, received: key })
}

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

/** Requires a catalogue. Throws `invalid_type`. */
function requireCatalogue(catalogue: Catalogue, path: string): void {
  const isFound = isFields(catalogue) && Array.isArray(catalogue.editions)
  if (isFound && typeof catalogue.find === 'function' && typeof catalogue.factors === 'function') return
  const message = 'must be a catalogue; create one by createCatalogue, or take publishedCatalogue'
  fail(path, 'invalid_type', { message, expected: 'a Catalogue', received: catalogue })
}

/** Throws `factor_invalid` for an edition that looks like one of a catalogue before it without being it. */
function checkEditions(catalogues: readonly Catalogue[]): void {
  const likeBefore = catalogues.map((_, index) =>
    lookAlikeFinder(catalogues.slice(0, index).flatMap(({ editions }) => editions.map(({ id }) => id))),
  )
  const all = catalogues.flatMap(({ editions }, index) => editions.map(({ id }) => ({ id, index })))
  collectEach(all, ({ id, index }) => {
    const like = likeBefore[index]?.(id)
    if (like === undefined) return
    const message = `has the edition ${id}, which looks like ${like}; rename it, or use the same name`
    fail(`catalogues[${index}]`, 'factor_invalid', { message, expected: 'an edition of its own', received: id })
  })
}

/** Returns a catalogue without some of its editions. */
function withoutEditions(catalogue: Catalogue, replaced: ReadonlySet<string>): Catalogue {
  if (!catalogue.editions.some(({ id }) => replaced.has(id))) return catalogue
  const isLeft = (edition: string) => !replaced.has(edition)
  return {
    ...catalogue,
    editions: catalogue.editions.filter(({ id }) => isLeft(id)),
    find: (key) => {
      const found = catalogue.find(key)
      return found !== undefined && isLeft(found.edition) ? found : undefined
    },
    factors: (edition) => catalogue.factors(edition).filter((factor) => isLeft(factor.edition)),
  }
}

/**
 * Returns the catalogues, without secondary copies of editions for which another catalogue has the publisher's file.
 */
function withoutReplacedCopies(catalogues: readonly Catalogue[]): readonly Catalogue[] {
  const original = new Set(
    catalogues.flatMap(({ editions }) => editions.filter((one) => !isSecondaryCopy(one)).map(({ id }) => id)),
  )
  return catalogues.map((catalogue) => {
    const copies = catalogue.editions.filter((one) => isSecondaryCopy(one) && original.has(one.id))
    return withoutEditions(catalogue, new Set(copies.map(({ id }) => id)))
  })
}

/** True if two catalogues may have the same key: those keyed by different editions have none. */
function canShareKeys(one: Catalogue, other: Catalogue): boolean {
  if (!isKeyedByEdition(one) || !isKeyedByEdition(other)) return true
  const held = new Set(one.editions.map(({ id }) => id))
  return other.editions.some(({ id }) => held.has(id))
}

const isKeyedByEdition = (catalogue: Catalogue) => parts.get(catalogue)?.isKeyedByEdition === true

function joinSeries(catalogues: readonly Catalogue[]): MoneySeries {
  const all = catalogues.flatMap(({ series }) => series?.() ?? [])
  return {
    exchangeRates: all.flatMap(({ exchangeRates }) => exchangeRates),
    prices: all.flatMap(({ prices }) => prices),
  }
}

/**
 * Joins catalogues. Throws `factor_invalid` if two of them have the same key, or editions that look alike (`DESNZ 2025`
 * next to `desnz-2025`): no factor may hide another. Only a secondary copy (`desnz-2026`) is replaced, as a whole, by
 * the publisher's own file with the same edition id. Throws `invalid_type` for anything but a catalogue.
 *
 * @example
 * ```ts
 * import { joinCatalogues, publishedCatalogue } from 'tonne/factors'
 * joinCatalogues(publishedCatalogue).factors().length === publishedCatalogue.factors().length // => true
 * joinCatalogues(publishedCatalogue, publishedCatalogue) // throws factor_invalid
 * ```
 */
export function joinCatalogues(...joined: readonly Catalogue[]): Catalogue {
  collectEach(joined, (catalogue, index) => requireCatalogue(catalogue, `catalogues[${index}]`))
  checkEditions(joined)
  const catalogues = withoutReplacedCopies(joined)
  collectEach(catalogues, (catalogue, index) => {
    const before = catalogues.slice(0, index).filter((other) => canShareKeys(other, catalogue))
    const shared =
      before.length === 0 ? [] : catalogue.factors().filter(({ key }) => before.some((other) => other.find(key)))
    collectEach(shared, ({ key }) =>
      fail(`catalogues[${index}]`, 'factor_invalid', `holds ${key}, which an earlier catalogue contains too`),
    )
  })
  const hasBridges = catalogues.some(({ bridges }) => bridges !== undefined)
  const hasSeries = catalogues.some(({ series }) => series !== undefined)
  return catalogueOf({
    editions: catalogues.flatMap(({ editions }) => editions),
    isKeyedByEdition: catalogues.every(isKeyedByEdition),
    look: (key) => findFirst(catalogues, (catalogue) => catalogue.find(key)),
    factors: (edition) => catalogues.flatMap(({ factors }) => factors(edition)),
    inCategories: (categories) => catalogues.flatMap((one) => factorsInCategories(one, categories)),
    bridges: hasBridges ? () => catalogues.flatMap(({ bridges }) => bridges?.() ?? []) : undefined,
    series: hasSeries ? lazy(() => joinSeries(catalogues)) : undefined,
  })
}

/** Returns the first defined result of a look-up among several places; undefined if none has it. */
export function findFirst<T, R>(list: readonly T[], look: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const found = look(one)
    if (found !== undefined) return found
  }
  return undefined
}

interface Reader {
  readonly id: string
  readonly find: (keyOrId: string) => EmissionFactor | undefined
  readonly factors: () => readonly EmissionFactor[]
  readonly inCategories: (wanted: readonly string[]) => readonly EmissionFactor[]
}

/** Reads an edition: its keys on first use, each factor when it is first asked for, and all ids at the first one. */
function createReader({ id, categories, entries }: EditionTable): Reader {
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
    inCategories: (wanted) => {
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
  published: Pick<Catalogue, 'bridges' | 'series'>,
): Catalogue {
  const readers = editions.map(createReader)
  const byEdition: ReadonlyMap<string, Reader> = new Map(readers.map((reader) => [reader.id, reader]))
  // keys begin with their edition; an id can belong to any
  const read = (keyOrId: string) => {
    const slash = keyOrId.indexOf('/')
    if (slash < 0) return findFirst(readers, ({ find }) => find(keyOrId))
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
    inCategories: (wanted) => readers.flatMap(({ inCategories }) => inCategories(wanted)),
    ...published,
  })
}
