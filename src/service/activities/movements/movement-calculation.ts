import { calculateMovement } from '../../../activities/index.ts'
import type { Calculation, FoundDistance } from '../../../emissions/index.ts'
import { periodOf, yearKeyOf } from '../../../time/index.ts'
import type { Context } from '../../core/context/context.ts'
import { type Computed, computedOf } from '../../core/ledger/computed.ts'
import type { FactorToSelect, SelectionFields } from '../../core/references/select-with-client-paths.ts'
import { calculatedWithClientPaths } from '../../core/references/with-client-paths.ts'
import { endOf, findJourney, startOf } from '../transport/journey.ts'
import { freightRequest, selectOrKeep } from '../transport/selected-factor.ts'
import type { MovementContent } from './movement-content.ts'

/** A computed movement. */
export interface ComputedMovement {
  readonly computed: Computed
  /** The distance one way, as it was found: km, the nearest double. */
  readonly km: number
}

/** A movement as it was when it was computed last. */
export interface MovementBefore {
  readonly content: MovementContent
  readonly calculation: Calculation
  readonly found: FoundDistance
}

const SELECTION_FIELDS: SelectionFields = { activity: 'transportType', period: 'startDate' }

/** The fields of a client behind those of the calculation. */
const CALCULATION_FIELDS = {
  mode: 'transportType',
  factor: 'transportType',
  distance: 'distance',
  mass: 'transportWeightTon',
  emission: 'transportWeightTon',
} as const

function requestOf({ transportType: mode, startDate, endDate }: MovementContent, found: FoundDistance): FactorToSelect {
  return freightRequest({ mode, found, period: { start: startDate, end: endDate } })
}

/** The distance of a movement. Throws what `findJourney` throws, at the fields of the client. */
export function findRoute(context: Context, content: MovementContent): Promise<FoundDistance> {
  const { transportType: mode, distanceKm } = content
  return findJourney(context, {
    from: startOf(content),
    to: endOf(content),
    mode,
    distanceKm,
    journeyField: 'distance',
  })
}

/** True where both take the same route: a distance that was found for one is that of the other. */
export function isSameJourney(a: MovementContent, b: MovementContent): boolean {
  const fields = ['transportType', 'startPoint', 'startAddress', 'endPoint', 'endAddress', 'distanceKm'] as const
  return fields.every((field) => a[field] === b[field])
}

function yearsOf({ startDate: start, endDate: end }: MovementContent): string {
  return yearKeyOf(periodOf({ start, end }))
}

/** True where a change may give another emission: a name gives none, and neither does a date of the same year. */
export function needsRecalculation(before: MovementContent, after: MovementContent): boolean {
  return (
    !isSameJourney(before, after) ||
    before.transportWeightTon !== after.transportWeightTon ||
    before.isReturnMoving !== after.isReturnMoving ||
    yearsOf(before) !== yearsOf(after)
  )
}

/** A movement whose distance is known. */
export interface MovementToCompute {
  readonly content: MovementContent
  readonly found: FoundDistance
  /** Its factor stays as long as nothing changes that it is selected by. */
  readonly before?: MovementBefore
}

/**
 * Emission of a movement by the mass it carries. Throws `factor_not_found` and the number codes, at the fields of the
 * client.
 */
export function computeMovement(context: Context, { content, found, before }: MovementToCompute): ComputedMovement {
  const selected = before && {
    request: requestOf(before.content, before.found),
    calculation: before.calculation,
    label: 'movement',
  }
  const factor = selectOrKeep(context, { request: requestOf(content, found), fields: SELECTION_FIELDS }, selected)
  const { transportType: mode, transportWeightTon: mass, isReturnMoving } = content
  const { policy, units: table } = context
  const movement = { mass, mode, distance: found, factor, isReturnMoving, returnMovement: policy.returnMovement, table }
  const calculation = calculatedWithClientPaths(() => calculateMovement(movement), CALCULATION_FIELDS)
  return { computed: computedOf(calculation, { gwpSet: policy.gwpSet }), km: found.km }
}
