import type { Boundary, EmissionFactor } from '../../../core/emissions/index.ts'
import { fail, notice } from '../../../core/errors/index.ts'
import { withoutUndatedEmber } from '../ember-edition.ts'
import { type Candidates, ofCategories } from './candidates.ts'
import { chooseRegion, gridChain } from './region-choice.ts'
import type { ElectricityToSelect } from './request.ts'

/**
 * Finds the candidates for grid electricity: only the direct factor of the region or its country (Puerto Rico is
 * US-PRMS); if there is none, the lifecycle ones by year, with a notice or rejected (`factor_basis_mismatch`). Never
 * uses another country.
 */
export function electricityCandidates(
  all: readonly EmissionFactor[],
  { lifecycleGrid = 'allow' }: ElectricityToSelect,
  regions: readonly string[],
): Candidates {
  const chain = gridChain(regions)
  const grid = ofCategories(all, ['electricity'])
  const ofBoundary = (wanted: Boundary) =>
    chooseRegion(
      grid.filter(({ boundary }) => boundary === wanted),
      chain,
    )
  const direct = ofBoundary('direct')
  if (direct.factors.length > 0) return direct
  const widest = ofBoundary('lifecycle')
  const lifecycle = { ...widest, factors: withoutUndatedEmber(widest.factors) }
  const [first] = lifecycle.factors
  if (first === undefined) return lifecycle
  if (lifecycleGrid === 'refuse') {
    const message = `only lifecycle grid factors exist for ${first.region} (${first.source.publisher}), and those are refused; name a direct factor of your own, or allow it`
    fail('activity.lifecycleGrid', 'factor_basis_mismatch', { message, expected: 'direct', received: 'lifecycle' })
  }
  const message = `only a lifecycle grid factor exists for ${first.region} (${first.source.publisher}): it holds more than the generation`
  return { ...lifecycle, notices: [...lifecycle.notices, notice('grid_factor_lifecycle', 'factor', message)] }
}
