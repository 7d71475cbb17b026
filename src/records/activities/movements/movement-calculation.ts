import { calculateMovement } from '../../../core/activities/index.ts'
import type { Calculation, FoundDistance } from '../../../core/emissions/index.ts'
import { periodOf, yearKeyOf } from '../../../core/time/index.ts'
import type { Context } from '../../../ledger/context/context.ts'
import { type Computed, computedOf } from '../../../ledger/ledger/computed.ts'
import {
  calculatedWithClientPaths,
  type FactorToSelect,
  type SelectionFields,
} from '../../../ledger/references/with-client-paths.ts'
import { endOf, findJourney, startOf } from '../transport/journey.ts'
import { freightRequest, namedTransportFactor, selectOrKeep } from '../transport/selected-factor.ts'
import type { MovementContent } from './movement-content.ts'

/** A computed movement. */
export interface ComputedMovement {
  readonly computed: Computed
  /** The distance of one direction in km, the nearest double. */
  readonly km: number
}

/** The inputs and the result of the last calculation of a movement. */
export interface PreviousMovement {
  readonly content: MovementContent
  readonly calculation: Calculation
  readonly found: FoundDistance
}

const SELECTION_FIELDS: SelectionFields = { activity: 'transportType', period: 'startDate' }

/** The request fields of the inputs of the calculation. */
const CALCULATION_FIELDS = {
  mode: 'transportType',
  factor: 'transportType',
  distance: 'distance',
  mass: 'transportWeightTon',
  emission: 'transportWeightTon',
} as const

function movementRequestOf(
  { transportType: mode, startDate, endDate }: MovementContent,
  found: FoundDistance,
): FactorToSelect {
  return freightRequest({ mode, found, period: { start: startDate, end: endDate } })
}

/** Finds the distance of a movement. Throws what `findJourney` throws, at the request fields. */
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

/** True if both take the same route, so that they have the same distance. */
export function isSameMovementRoute(a: MovementContent, b: MovementContent): boolean {
  const fields = ['transportType', 'startPoint', 'startAddress', 'endPoint', 'endAddress', 'distanceKm'] as const
  return fields.every((field) => a[field] === b[field])
}

function yearsOf({ startDate: start, endDate: end }: MovementContent): string {
  return yearKeyOf(periodOf({ start, end }))
}

/** True if a change may affect the emission. A name does not, and neither does a date in the same years. */
export function mustComputeMovement(before: MovementContent, after: MovementContent): boolean {
  return (
    !isSameMovementRoute(before, after) ||
    before.transportWeightTon !== after.transportWeightTon ||
    before.isReturnMoving !== after.isReturnMoving ||
    before.emissionFactorId !== after.emissionFactorId ||
    yearsOf(before) !== yearsOf(after)
  )
}

/** A movement whose distance is known. */
export interface MovementToCompute {
  readonly content: MovementContent
  readonly found: FoundDistance
  /** The factor stays until an input of its selection changes. */
  readonly before?: PreviousMovement
}

/** Computes the emission of a movement by its mass. Throws `factor_not_found` and the number codes, at the request fields. */
export function computeMovement(context: Context, { content, found, before }: MovementToCompute): ComputedMovement {
  const isKept = before !== undefined && before.content.emissionFactorId === null
  const selected = isKept
    ? {
        request: movementRequestOf(before.content, before.found),
        calculation: before.calculation,
        label: 'movement',
      }
    : undefined
  const factor =
    content.emissionFactorId === null
      ? selectOrKeep(context, { request: movementRequestOf(content, found), fields: SELECTION_FIELDS }, selected)
      : namedTransportFactor(context, content.emissionFactorId, 'emissionFactorId')
  const { transportType: mode, transportWeightTon: mass, isReturnMoving } = content
  const { policy, units: table } = context
  const movement = { mass, mode, distance: found, factor, isReturnMoving, returnMovement: policy.returnMovement, table }
  const calculation = calculatedWithClientPaths(() => calculateMovement(movement), CALCULATION_FIELDS)
  return { computed: computedOf(calculation, { gwpSet: policy.gwpSet }), km: found.km }
}
