import { getOrCompute, keysOf, type SomeFields } from '../base/index.ts'
import {
  defineFactor,
  type EmissionFactor,
  type FactorDefinition,
  type MoneySeries,
  type SelectedFactor,
} from '../core/emissions/index.ts'
import { collectEach } from '../core/errors/index.ts'
import type { PeriodInput } from '../core/time/index.ts'
import {
  type Catalogue,
  createCatalogue,
  type FactorRequest,
  findFactor,
  joinCatalogues,
  publishedCatalogue,
} from '../reference/factors/index.ts'
import { cacheOutcomes, identityOf, presentOf, selectFactorFromCache } from '../reference/factors/resolution/index.ts'

/** Joins the published factors and those of a company. Throws what `defineFactor` and `createCatalogue` throw. */
export function joinOwnFactors(
  factors: readonly FactorDefinition[] = [],
  published: Catalogue = publishedCatalogue,
): Catalogue {
  if (factors.length === 0) return published
  const own = collectEach(factors, (factor) => defineFactor(factor))
  return joinCatalogues(published, createCatalogue(own))
}

/** The published sets that `tonne/factors` leaves out. Each is loaded when it is first needed. */
const SETS = {
  spend: async () => (await import('../reference/factors/spend/index.ts')).spendCatalogue,
  gbSpend: async () => (await import('../reference/factors/spend/index.ts')).gbSpendCatalogue,
  national: async () => (await import('../reference/factors/national/index.ts')).nationalCatalogue,
} as const satisfies Record<string, () => Promise<Catalogue>>

/** A published set: factors per unit of money, those of Great Britain per unit of money, or those of national publishers. */
export type FactorSet = keyof typeof SETS

/** Every set, in the order in which they are joined. */
export const FACTOR_SETS: readonly FactorSet[] = Object.freeze(keysOf(SETS))

/** Joins sets to a catalogue that lacks them. */
async function joinSets(catalogue: Catalogue, sets: readonly FactorSet[]): Promise<Catalogue> {
  const loaded = await Promise.all(FACTOR_SETS.filter((set) => sets.includes(set)).map((set) => SETS[set]()))
  const held = new Set(catalogue.editions.map(({ id }) => id))
  const missing = loaded.filter(({ editions }) => !editions.some(({ id }) => held.has(id)))
  return missing.length === 0 ? catalogue : joinCatalogues(catalogue, ...missing)
}

/** Catalogues with sets, by the catalogue without them and the names of the sets: one for all, so that it is indexed once. */
const joined = new WeakMap<object, Map<string, Promise<Catalogue>>>()

/** Adds published sets to a catalogue that lacks them, and loads them for that. Default: every set. */
export function withFactorSets(catalogue: Catalogue, sets: readonly FactorSet[] = FACTOR_SETS): Promise<Catalogue> {
  const ofCatalogue = getOrCompute(joined, identityOf(catalogue), () => new Map<string, Promise<Catalogue>>())
  return getOrCompute(ofCatalogue, [...sets].sort().join(' '), () => joinSets(presentOf(catalogue), sets))
}

/** A request of a row, which always has a period. */
export type RowRequest = FactorRequest & { readonly period: PeriodInput }

/** Reads codes of industries, and finds their sectors. */
export type IndustryCodes = Pick<
  typeof import('../reference/factors/spend/index.ts'),
  'parseIndustryCode' | 'sectorsOfCode'
>

/** Loads the codes of industries. */
export const loadIndustryCodes = async (): Promise<IndustryCodes> => import('../reference/factors/spend/index.ts')

/** The factors that the rows of a file name or select, and the money series of their catalogue. */
export interface RowFactors {
  readonly catalogue: Catalogue
  /** Finds a factor by its key. */
  readonly find: (key: string) => EmissionFactor
  /** Selects a factor. */
  readonly select: (request: RowRequest) => SelectedFactor
  /** Exchange rates and prices of money; empty if the catalogue has none. */
  readonly series: SomeFields<MoneySeries>
  /** The codes of industries; absent unless spend factors were loaded. */
  readonly codes?: IndustryCodes
}

/** True for the factor of a grid by location, which is never one of the company; a residual mix may be. */
const isGrid = ({ activity }: RowRequest) => activity.kind === 'electricity' && activity.mix === undefined

/**
 * Creates the factors for rows from a catalogue and the factors of a company. Grid factors are never selected among the
 * latter, because a supplier's or residual factor is not location-based.
 */
export function rowFactorsOf(published: Catalogue, own: readonly FactorDefinition[] = []): RowFactors {
  const catalogue = joinOwnFactors(own, published)
  return {
    catalogue,
    find: cacheOutcomes(
      (key: string) => key,
      (key) => findFactor(key, { catalogue }),
    ),
    select: (request) => selectFactorFromCache({ ...request, catalogue: isGrid(request) ? published : catalogue }),
    series: catalogue.series?.() ?? {},
  }
}
