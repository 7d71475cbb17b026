import { scope2 } from '../../activities/index.ts'
import { definedFields } from '../../resources/index.ts'
import { gridFactor } from '../row-factors.ts'
import type { RowContext, RowResult } from './row-result.ts'

/** Electricity used at a site: Scope 2, location-based and market-based. */
export function electricityResults(context: RowContext): readonly RowResult[] {
  const { row, allowCredits } = context
  const value = row.required('value')
  const unit = row.required('unit')
  const percentageOfCleanEnergy = row.text('percentageOfCleanEnergy')
  const grid = gridFactor(context)
  if (grid === undefined) return []
  const both = row.attempt(
    () => scope2({ value, unit, grid, allowCredits, ...definedFields({ percentageOfCleanEnergy }) }),
    row.text('factor') === undefined ? 'activity' : 'factor',
  )
  if (both === undefined) return []
  return [
    { scope: 2, basis: 'location', calculation: both.location },
    { scope: 2, basis: 'market', calculation: both.market },
  ]
}
