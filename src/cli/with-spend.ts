import { type Catalogue, joinCatalogues } from '../factors/index.ts'

/** A catalogue with the published factors, exchange rates and prices of money, which are loaded here, unless it has them. */
export async function withSpend(catalogue: Catalogue): Promise<Catalogue> {
  const { spendCatalogue } = await import('../factors/spend/index.ts')
  const isThere = spendCatalogue.editions.some(({ id }) => catalogue.editions.some((one) => one.id === id))
  return isThere ? catalogue : joinCatalogues(catalogue, spendCatalogue)
}
