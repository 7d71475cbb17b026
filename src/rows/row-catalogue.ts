import { lazy } from '../base/index.ts'
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
import { cacheOutcomes, selectFactorFromCache } from '../reference/factors/resolution/index.ts'

/** Joins the published factors and those of a company. Throws what `defineFactor` and `createCatalogue` throw. */
export function joinOwnFactors(
  factors: readonly FactorDefinition[] = [],
  published: Catalogue = publishedCatalogue,
): Catalogue {
  if (factors.length === 0) return published
  const own = collectEach(factors, (factor) => defineFactor(factor))
  return joinCatalogues(published, createCatalogue(own))
}

async function addSpend(catalogue: Catalogue): Promise<Catalogue> {
  const { spendCatalogue } = await import('../reference/factors/spend/index.ts')
  const isThere = spendCatalogue.editions.some(({ id }) => catalogue.editions.some((one) => one.id === id))
  return isThere ? catalogue : joinCatalogues(catalogue, spendCatalogue)
}

/** One catalogue for all who ask, so that its factors are read and indexed once. */
const publishedWithSpend = lazy(() => addSpend(publishedCatalogue))

/** Adds the published factors, exchange rates and prices of money to a catalogue that lacks them, and loads them for that. */
export function withSpend(catalogue: Catalogue): Promise<Catalogue> {
  return catalogue === publishedCatalogue ? publishedWithSpend() : addSpend(catalogue)
}

/** A request of a row, which always has a period. */
export type RowRequest = FactorRequest & { readonly period: PeriodInput }

/** The factors that the rows of a file name or select, and the money series of their catalogue. */
export interface RowFactors {
  readonly catalogue: Catalogue
  /** Finds a factor by its key. */
  readonly find: (key: string) => EmissionFactor
  /** Selects a factor. */
  readonly select: (request: RowRequest) => SelectedFactor
  /** Exchange rates and prices of money; empty if the catalogue has none. */
  readonly series: Partial<MoneySeries>
}

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
    select: (request) =>
      selectFactorFromCache({ ...request, catalogue: request.activity.kind === 'electricity' ? published : catalogue }),
    series: catalogue.series?.() ?? {},
  }
}
