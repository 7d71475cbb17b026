import { calculateMovement, type DistanceInput } from '../../activities/index.ts'
import type { DistanceKind, TransportMode } from '../../emissions/index.ts'
import { definedFields } from '../../resources/index.ts'
import { freightFactor } from '../row-factors.ts'
import { type RowContext, type RowResult, resultsOf } from './row-result.ts'

/** The distance of a row: between its places, otherwise in kilometres; undefined if its places failed. */
export function distanceOf({ row, found }: RowContext): DistanceInput | undefined {
  if (found !== undefined || row.text('from') !== undefined || row.text('to') !== undefined) return found
  const kind = row.choice<DistanceKind>('distanceKind')
  return { value: row.required('distanceKm'), ...definedFields({ kind }) }
}

/** Freight moved for the company by others: Scope 3. */
export function movementResults(context: RowContext): readonly RowResult[] {
  const { row, allowCredits } = context
  const mass = row.required('value')
  const massUnit = row.required('unit')
  const mode = row.required('mode')
  const distance = distanceOf(context)
  const isReturnMoving = row.flag('isReturn')
  if (mode === 'CAR') row.fail('mode', 'invalid_choice', 'freight goes by TRUCK, SHIP, AIR or RAIL; received "CAR"')
  const factor = freightFactor(context)
  if (factor === undefined || distance === undefined || row.failures.length > 0) return []
  const movement = {
    mass,
    massUnit,
    distance,
    mode: mode as TransportMode,
    factor,
    allowCredits,
    ...definedFields({ isReturnMoving }),
  }
  return resultsOf(row.attempt(() => calculateMovement(movement)))
}
