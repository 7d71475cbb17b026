import { calculateRefrigerant } from '../../activities/index.ts'
import type { GwpSetId } from '../../emissions/index.ts'
import { findRefrigerant } from '../../factors/index.ts'
import { type RowContext, type RowResult, resultsOf } from './row-result.ts'

/** Refrigerant that leaked: Scope 1. */
export function refrigerantResults({ row, allowCredits }: RowContext): readonly RowResult[] {
  const mass = row.required('value')
  const unit = row.required('unit')
  const gas = row.text('gas')
  const blend = row.text('blend')
  const gwp = row.required('gwp') as GwpSetId
  if (gas === undefined && blend === undefined) row.required('gas')
  if (gas !== undefined && blend !== undefined)
    row.fail('blend', 'invalid_choice', 'is filled in beside gas; fill in only one of them')
  if (row.failures.length > 0) return []
  const found = row.attempt(() => findRefrigerant(blend ?? gas ?? '', gwp, blend === undefined ? 'gas' : 'blend'))
  if (found === undefined) return []
  return resultsOf(row.attempt(() => calculateRefrigerant({ mass, unit, allowCredits, ...found })))
}
