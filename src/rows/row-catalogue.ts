import { defineFactor, type FactorDefinition } from '../emissions/index.ts'
import { collectEach, EmissionsError } from '../errors/index.ts'
import {
  type Catalogue,
  createCatalogue,
  type FactorRequest,
  findFactor,
  joinCatalogues,
  publishedCatalogue,
  selectFactor,
} from '../factors/index.ts'
import type { RowFactors } from './row-result.ts'

/** The published factors, with those of a company. Throws what `defineFactor` and `createCatalogue` throw. */
export function catalogueWith(
  factors: readonly FactorDefinition[] = [],
  published: Catalogue = publishedCatalogue,
): Catalogue {
  if (factors.length === 0) return published
  const own = collectEach(factors, (factor) => defineFactor(factor))
  return joinCatalogues(published, createCatalogue(own))
}

/** A catalogue with the published factors, exchange rates and prices of money, which are loaded here, unless it has them. */
export async function withSpend(catalogue: Catalogue): Promise<Catalogue> {
  const { spendCatalogue } = await import('../factors/spend/index.ts')
  const isThere = spendCatalogue.editions.some(({ id }) => catalogue.editions.some((one) => one.id === id))
  return isThere ? catalogue : joinCatalogues(catalogue, spendCatalogue)
}

/** Maximum cached selections: periods may differ in every row. */
const REMEMBERED_MAX = 2 ** 14

/** Remembers the results and errors of `work` by key: many rows of a file ask for the same factor. */
function remembering<Request, Result>(
  keyOf: (request: Request) => string,
  work: (request: Request) => Result,
): (request: Request) => Result {
  const known = new Map<string, { readonly result: Result } | { readonly error: EmissionsError }>()
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
    const outcome = known.get(key) ?? run(request)
    if (known.size >= REMEMBERED_MAX) known.clear()
    known.set(key, outcome)
    if ('error' in outcome) throw outcome.error
    return outcome.result
  }
}

/**
 * The factors of a catalogue and of a company by key and by selection, remembered. That of a grid is never selected among
 * those of the company: a supplier's or residual factor is none of location-based electricity.
 */
export function rememberedFactors(published: Catalogue, own: readonly FactorDefinition[] = []): RowFactors {
  const catalogue = catalogueWith(own, published)
  return {
    catalogue,
    find: remembering(
      (key: string) => key,
      (key) => findFactor(key, { catalogue }),
    ),
    select: remembering(JSON.stringify, (request: FactorRequest) =>
      selectFactor({ ...request, catalogue: request.activity.kind === 'electricity' ? published : catalogue }),
    ),
    series: catalogue.series?.() ?? {},
  }
}
