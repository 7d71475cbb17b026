import { getOrCompute } from '../../../base/index.ts'
import type { EmissionFactor, SelectedFactor } from '../../../core/emissions/index.ts'
import { EmissionsError } from '../../../core/errors/index.ts'
import { type Period, type PeriodInput, periodOf, yearKeyOf } from '../../../core/time/index.ts'
import { MONTH_OF_NGA } from '../application.ts'
import { type Catalogue, identityOf } from '../catalogue.ts'
import { withPublishedBiogenicCo2 } from '../partner-of.ts'
import type { FactorRequest } from '../selection/request.ts'
import { selectFactor } from '../selection/select-factor.ts'

/** Most outcomes that are cached; one more drops them all. */
const CACHED_MAX = 2 ** 14

/** Caches the results and the errors of `work` by a key, because many records ask for the same factor. */
export function cacheOutcomes<Request, Result>(
  keyOf: (request: Request) => string,
  work: (request: Request) => Result,
): (request: Request) => Result {
  const outcomes = new Map<string, { readonly result: Result } | { readonly error: EmissionsError }>()
  const run = (request: Request) => {
    try {
      return { result: work(request) }
    } catch (error) {
      if (EmissionsError.is(error)) return { error }
      throw error
    }
  }
  return (request) => {
    const key = keyOf(request)
    let outcome = outcomes.get(key)
    if (outcome === undefined) {
      outcome = run(request)
      if (outcomes.size >= CACHED_MAX) outcomes.clear()
      outcomes.set(key, outcome)
    }
    if ('error' in outcome) throw outcome.error
    return outcome.result
  }
}

/** A request with its catalogue and its period. */
export interface CachedRequest extends FactorRequest {
  readonly catalogue: Catalogue
  readonly period: PeriodInput
}

/** The key of the calendar years of a period, and of the years from July to June for which Australian factors apply. */
const yearsKey = (period: Period) => `${yearKeyOf(period)} ${yearKeyOf(period, MONTH_OF_NGA)}`

/** The key of a request among those of one catalogue: a selection depends only on the years of the period, from January or July. */
function requestKey({ catalogue: _, period, ...rest }: CachedRequest): string {
  return JSON.stringify([yearsKey(periodOf(period)), rest])
}

/** Selections by the factors of a catalogue. A catalogue that returns other factors is asked again. */
const selections = new WeakMap<object, (request: CachedRequest) => SelectedFactor>()

/** Selects a factor as `selectFactor` does, and throws the same. The outcome is cached, because it compares every factor. */
export function selectFactorFromCache(request: CachedRequest): SelectedFactor {
  return getOrCompute(selections, identityOf(request.catalogue), () => cacheOutcomes(requestKey, selectFactor))(request)
}

/**
 * Caches what `make` derives from a factor and the other factors of its edition. A catalogue that returns other factors
 * for the edition is asked again.
 */
export function cachePerCatalogue<T>(
  make: (factor: EmissionFactor, catalogue: Catalogue) => T,
): (factor: EmissionFactor, catalogue: Catalogue) => T {
  const made = new WeakMap<readonly EmissionFactor[], WeakMap<EmissionFactor, T>>()
  return (factor, catalogue) => {
    const ofEdition = getOrCompute(made, catalogue.factors(factor.edition), () => new WeakMap())
    return getOrCompute(ofEdition, factor, () => make(factor, catalogue))
  }
}

/** Adds the biogenic CO2 that the catalogue publishes for a fuel, as activities calculate with it. */
export const withBiogenicCo2Cached: (factor: EmissionFactor, catalogue: Catalogue) => EmissionFactor =
  cachePerCatalogue((factor, catalogue) => withPublishedBiogenicCo2(factor, { catalogue }))
