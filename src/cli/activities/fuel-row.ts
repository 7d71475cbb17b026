import { calculateFuel } from '../../activities/index.ts'
import { fuelFactor } from '../row-factors.ts'
import { present } from '../present.ts'
import { type RowContext, type RowResult, resultsOf } from './row-result.ts'

/** Fuel burnt at a site: Scope 1. */
export function fuelResults(context: RowContext): readonly RowResult[] {
  const { row } = context
  const value = row.required('value')
  const unit = row.required('unit')
  const heatingValue = row.choice<'gross' | 'net'>('heatingValue')
  const factor = fuelFactor(context)
  if (factor === undefined) return []
  return resultsOf(1, row.attempt(() => calculateFuel({ value, unit, factor, ...present({ heatingValue }) })))
}
