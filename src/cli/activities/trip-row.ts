import { type Cabin, calculateTrip, type RadiativeForcing, type Trip, type TripLeg } from '../../activities/index.ts'
import type { TransportMode } from '../../emissions/index.ts'
import { definedFields } from '../../resources/index.ts'
import { hotelFactor, passengerFactor } from '../row-factors.ts'
import { distanceOf } from './movement-row.ts'
import { type RowContext, type RowResult, resultsOf } from './row-result.ts'

/** The leg of a row; undefined for a hotel night alone. */
function legOf(context: RowContext): TripLeg | undefined {
  const { row } = context
  const distance = distanceOf(context)
  const mode = row.text('mode') === 'CAR' ? 'TRUCK' : row.choice<TransportMode>('mode')
  const cabinClass = row.choice<Cabin['class']>('class')
  const cabin: Cabin | undefined = cabinClass === undefined ? undefined : { class: cabinClass, method: 'published' }
  const factor = passengerFactor(context)
  if (factor === undefined || distance === undefined || mode === undefined) return undefined
  const passengers = row.text('passengers')
  return { mode, distance, factor, ...definedFields({ passengers, cabin, isReturn: row.flag('isReturn') }) }
}

function hotelOf(context: RowContext): Trip['hotel'] {
  const { row } = context
  const nights = row.text('nights')
  if (nights === undefined) return undefined
  const factor = hotelFactor(context)
  return factor === undefined ? undefined : { nights, factor, ...definedFields({ rooms: row.text('rooms') }) }
}

/** A business trip, with or without hotel nights: Scope 3. */
export function tripResults(context: RowContext): readonly RowResult[] {
  const { row, allowCredits } = context
  const hasLeg = row.text('mode') !== undefined || row.text('nights') === undefined
  if (hasLeg) row.required('mode')
  const leg = hasLeg ? legOf(context) : undefined
  const hotel = hotelOf(context)
  if (row.failures.length > 0) return []
  const radiativeForcing = row.choice<RadiativeForcing>('radiativeForcing')
  const legs = leg === undefined ? [] : [leg]
  return resultsOf(
    row.attempt(() => calculateTrip({ legs, allowCredits, ...definedFields({ hotel, radiativeForcing }) })),
  )
}
