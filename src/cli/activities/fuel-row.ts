import { calculateFuel } from '../../activities/index.ts'
import type { FuelBridge } from '../../emissions/index.ts'
import { findBridge } from '../../factors/index.ts'
import { definedFields } from '../../resources/index.ts'
import { fuelFactor } from '../row-factors.ts'
import { type RowContext, type RowResult, resultsOf } from './row-result.ts'

function bridgeOf({ row }: RowContext): FuelBridge | undefined {
  const key = row.text('bridge')
  return key === undefined ? undefined : row.attempt(() => findBridge(key), 'bridge')
}

/** Fuel burnt at a site: Scope 1; purchased heat and upstream emissions depend on the named factor. */
export function fuelResults(context: RowContext): readonly RowResult[] {
  const { row, allowCredits } = context
  const value = row.required('value')
  const unit = row.required('unit')
  const heatingValue = row.choice<'gross' | 'net'>('heatingValue')
  const bridge = bridgeOf(context)
  const factor = fuelFactor(context)
  if (factor === undefined || row.hasFailed('bridge')) return []
  return resultsOf(
    row.attempt(() => calculateFuel({ value, unit, factor, allowCredits, ...definedFields({ heatingValue, bridge }) })),
  )
}
