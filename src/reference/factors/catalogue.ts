import { getOrCompute, isFields, lazy } from '../../base/index.ts'
import {
  checkKeyLength,
  combineFactors,
  type EmissionFactor,
  type FuelBridge,
  type GwpSetId,
  isSecondaryCopy,
  isTooLongForKey,
  type MoneySeries,
  wellToWheel,
  withBiogenicCo2,
  withGwpSetOfFactor,
  withMontrealApart,
  withRadiativeForcing,
} from '../../core/emissions/index.ts'
import { collectEach, EmissionsError, fail } from '../../core/errors/index.ts'
import { lookAlikeFinder } from '../../core/names/index.ts'
import { adviseSetOfKey } from './absent-sets.ts'
import type { Edition } from './edition.ts'
import type { EditionName } from './known-literals.ts'
import { nearestKeys } from './nearest-keys.ts'
import { checkNotWithdrawn } from './published-editions.ts'
import { isOutsideRowOf, upstreamOf } from './upstream.ts'

/** Looks up published factors and their well-to-tank partners. */
interface FactorLookUp {
  readonly find: (key: string) => EmissionFactor | undefined
  readonly upstreamOf: (factor: EmissionFactor) => EmissionFactor | undefined
}

/** The parts of a derived key: '<base>+wtt?biogenic=…' or '<base>?biogenic=…&gwp=…&montreal=apart&rf=…&with=…'. */
const DERIVED = /^([^?+]+)(\+wtt)?(?:\?(.+))?$/

type Derivation = (factor: EmissionFactor, value: string, lookUp: FactorLookUp) => EmissionFactor | undefined

function derivePair(factor: EmissionFactor, partnerKey: string, { find }: FactorLookUp): EmissionFactor | undefined {
  const partner = find(partnerKey)
  if (partner === undefined) return undefined
  const isCarbonRow = (factor.per1.co2 ?? factor.biogenicCo2) !== null
  return isCarbonRow ? combineFactors(factor, partner)[0] : combineFactors(partner, factor)[1]
}

function besideBiogenic(factor: EmissionFactor, rowKey: string, { find }: FactorLookUp): EmissionFactor | undefined {
  const row = find(rowKey)
  return row && isOutsideRowOf(factor, row) ? withBiogenicCo2(factor, row) : undefined
}

/** The derivations in the order in which they are applied: pairs first, because they complete the gases. */
const DERIVATIONS: readonly (readonly [name: string, derive: Derivation])[] = [
  ['with', derivePair],
  ['biogenic', besideBiogenic],
  ['gwp', (factor, set) => withGwpSetOfFactor(factor, set as GwpSetId)],
  ['rf', (factor) => withRadiativeForcing(factor)],
  ['montreal', (factor) => withMontrealApart(factor)],
]

/** True for a key of a derived factor. */
function isDerivedKey(key: string): boolean {
  return /[?+]/.test(key)
}

/**
 * Derives the factor of a derived key from the published one; undefined if a required factor is missing or the key is
 * not in canonical form. Throws the codes of the derivations.
 */
function deriveByKey(key: string, lookUp: FactorLookUp): EmissionFactor | undefined {
  const [, base = '', wtt, query] = DERIVED.exec(key) ?? []
  const published = lookUp.find(base)
  if (published === undefined) return undefined
  const options = new Map((query ?? '').split('&').map((part) => splitAtEquals(part)))
  const upstream = wtt === undefined ? undefined : lookUp.upstreamOf(published)
  let factor = wtt === undefined ? published : upstream && wellToWheel(published, upstream)
  for (const [name, derive] of DERIVATIONS) {
    const value = options.get(name)
    if (value !== undefined && factor !== undefined) factor = derive(factor, value, lookUp)
  }
  return factor?.key === key ? factor : undefined
}

function splitAtEquals(part: string): [name: string, value: string] {
  const index = part.indexOf('=')
  return index < 0 ? [part, ''] : [part.slice(0, index), part.slice(index + 1)]
}

/**
 * A set of factors to look up by key or id, search and select from. `verify(trace, { catalogue })` checks a trace
 * against it. Created by `createCatalogue` or `joinCatalogues`; `publishedCatalogue` is bundled.
 */
export interface Catalogue {
  /** The factor of a key or id, including derived keys (`…?gwp=AR6_GWP100`, `…+wtt`); undefined if unknown. */
  find(key: string): EmissionFactor | undefined
  readonly editions: readonly Edition[]
  /** Every factor, or those of an edition id, ordered by edition and row. Frozen; the same array on every call. */
  factors(edition?: EditionName): readonly EmissionFactor[]
  /** The published densities and calorific values; absent if the catalogue has none. */
  bridges?(): readonly FuelBridge[]
  /** The published exchange rates and prices; absent if the catalogue has none. */
  series?(): MoneySeries
}

/** The parts that a catalogue is made of. */
export interface Shelf {
  readonly editions: readonly Edition[]
  readonly look: (keyOrId: string) => EmissionFactor | undefined
  /** True if each key begins with its edition: editions of other names then have other keys. */
  readonly isKeyedByEdition?: boolean
  /** Asked once for all of them, and once for each edition. */
  readonly factors: (edition?: string) => readonly EmissionFactor[]
  /** The factors of some categories, in the order of `factors()`, for a shelf that need not read the others. */
  readonly inCategories?: (categories: readonly string[], countries?: readonly string[]) => readonly EmissionFactor[]
  /** The countries whose editions `inCategories` leaves out if a request names other countries only; absent: none. */
  readonly countries?: readonly string[]
  /** The everyday words for its factors: tables in the form of `EVERYDAY_WORDS` of the search. */
  readonly vocabulary?: readonly string[] | undefined
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
  const {
    vocabulary = [],
    inCategories = (categories) => factors().filter(({ category }) => categories.includes(category)),
  } = shelf
  parts.set(catalogue, {
    derive,
    inCategories,
    countries: shelf.countries ?? [],
    known: new Map(),
    isKeyedByEdition: shelf.isKeyedByEdition === true,
    vocabulary,
  })
  return Object.freeze(catalogue)
}

/** Parts that only catalogues made here have: a copy with other factors has none of them. */
interface CatalogueParts {
  /** The derivation, so that a failed lookup can report why a factor cannot be derived. */
  readonly derive: (key: string) => EmissionFactor | undefined
  readonly inCategories: (categories: readonly string[], countries?: readonly string[]) => readonly EmissionFactor[]
  readonly countries: readonly string[]
  readonly isKeyedByEdition: boolean
  readonly vocabulary: readonly string[]
  /** The lists of factors by their categories and countries, each made once. */
  readonly known: Map<string, readonly EmissionFactor[]>
}

const parts = new WeakMap<Catalogue, CatalogueParts>()

/** The catalogue that each catalogue of `catalogueThatGrows` has at present. */
const present = new WeakMap<Catalogue, () => Catalogue>()

/** Returns the catalogue that one of `catalogueThatGrows` has at present; any other one itself. */
export const presentOf = (catalogue: Catalogue): Catalogue => present.get(catalogue)?.() ?? catalogue
const partsOf = (catalogue: Catalogue) => parts.get(presentOf(catalogue))

/**
 * Creates a catalogue that asks for another one at each use and has its factors. It includes tables at once when they are
 * loaded, and caches nothing across the change.
 */
export function catalogueThatGrows(current: () => Catalogue): Catalogue {
  const catalogue: Catalogue = Object.freeze({
    find: (key: string) => current().find(key),
    get editions() {
      return current().editions
    },
    factors: (edition?: string) => current().factors(edition),
    bridges: () => current().bridges?.() ?? [],
  })
  present.set(catalogue, current)
  return catalogue
}

/** Returns the tables of everyday words that the sets of a catalogue bring along. */
export function vocabularyTablesOf(catalogue: Catalogue): readonly string[] {
  return partsOf(catalogue)?.vocabulary ?? []
}

/**
 * Returns the factors of some categories, in the order of `factors()`, without reading all others where it can. With countries
 * it leaves out the editions that have rows of other countries only.
 */
export function factorsInCategories(
  catalogue: Catalogue,
  categories: readonly string[],
  countries?: readonly string[],
): readonly EmissionFactor[] {
  const made = partsOf(catalogue)
  if (made === undefined) return catalogue.factors().filter(({ category }) => categories.includes(category))
  const asked = made.countries.filter((one) => countries === undefined || countries.includes(one))
  return getOrCompute(made.known, [...categories, ...asked].join(' '), () => made.inCategories(categories, asked))
}

/** Returns a key for caches: the same object as long as the catalogue has the same factors. */
export function identityOf(catalogue: Catalogue): object {
  const one = presentOf(catalogue)
  return parts.has(one) ? one : one.factors()
}

/**
 * Returns the factor of a key or id. Throws `edition_withdrawn`, `factor_not_found` with the nearest keys, the error of its derivation, or
 * `text_too_long`.
 */
export function requireFactor(catalogue: Catalogue, key: string, path = 'key'): EmissionFactor {
  const found = catalogue.find(key)
  if (found !== undefined) return found
  checkKeyLength(key, path)
  if (typeof key === 'string' && isDerivedKey(key)) partsOf(catalogue)?.derive(key)
  if (typeof key === 'string') checkNotWithdrawn(key, path)
  const ofSet = typeof key === 'string' ? adviseSetOfKey(key, catalogue) : undefined
  const near = typeof key === 'string' && ofSet === undefined ? nearestKeys(key, catalogue.factors()) : []
  const advice = ofSet ?? (near.length === 0 ? 'search for its key by words' : `did you mean ${near.join(' or ')}?`)
  return fail(path, 'factor_not_found', { message: `is not a key or id of the catalogue; ${advice}`, received: key })
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

const isKeyedByEdition = (catalogue: Catalogue) => partsOf(catalogue)?.isKeyedByEdition === true

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
    vocabulary: [...new Set(catalogues.flatMap(vocabularyTablesOf))],
    look: (key) => findFirst(catalogues, (catalogue) => catalogue.find(key)),
    factors: (edition) => catalogues.flatMap(({ factors }) => factors(edition)),
    countries: [...new Set(catalogues.flatMap((one) => partsOf(one)?.countries ?? []))],
    inCategories: (...wanted) => catalogues.flatMap((one) => factorsInCategories(one, ...wanted)),
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
