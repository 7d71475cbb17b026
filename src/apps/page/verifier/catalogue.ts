import { lazy } from '../../../base/index.ts'
import type { EmissionFactor, FactorCatalogue } from '../../../core/emissions/index.ts'
import { EmissionsError } from '../../../core/errors/index.ts'
import { type Catalogue, joinCatalogues, publishedCatalogue } from '../../../reference/factors/index.ts'
import { nationalCatalogue } from '../../../reference/factors/national/index.ts'
import { gbSpendCatalogue, spendCatalogue } from '../../../reference/factors/spend/index.ts'

/** All factors that the package ships, as this file carries them. */
export const shippedCatalogue: () => Catalogue = lazy(() =>
  joinCatalogues(publishedCatalogue, spendCatalogue, gbSpendCatalogue, nationalCatalogue),
)

function isPublished(key: string, catalogue: Catalogue): boolean {
  try {
    return catalogue.find(key) !== undefined
  } catch (error) {
    if (EmissionsError.is(error)) return false
    throw error
  }
}

/** True if neither key, id nor edition of a factor refers to a publication of the catalogue. */
function isOwn({ key, id, edition }: EmissionFactor, catalogue: Catalogue, editions: ReadonlySet<string>): boolean {
  const names = [key, id]
  if (editions.has(edition) || names.some((name) => editions.has(name.slice(0, name.indexOf('/'))))) return false
  return !names.some((name) => isPublished(name, catalogue))
}

/** A catalogue to verify traces against, and the number of their factors that no publication has. */
interface CheckedCatalogue {
  readonly catalogue: FactorCatalogue
  readonly own: number
}

/** The part of a trace that names factors. */
interface TraceOfFactors {
  readonly contributions: readonly { readonly factor: EmissionFactor }[]
}

/**
 * Returns the published factors together with the own factors of traces, which can be checked only for consistency. A
 * factor that claims a publication is always compared with it.
 */
export function addOwnFactors(traces: readonly TraceOfFactors[]): CheckedCatalogue {
  const published = shippedCatalogue()
  const editions = new Set(published.editions.map(({ id }) => id))
  const own = new Map<string, EmissionFactor>()
  for (const { factor } of traces.flatMap(({ contributions }) => contributions)) {
    if (isOwn(factor, published, editions)) own.set(factor.key, factor)
  }
  if (own.size === 0) return { catalogue: published, own: 0 }
  const find = (key: string) => own.get(key) ?? published.find(key)
  return { catalogue: { ...published, find }, own: own.size }
}
