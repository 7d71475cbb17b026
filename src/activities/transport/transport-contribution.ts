import { type Contribution, convertSteps, type Step } from '../../emissions/index.ts'
import type { Exact } from '../../exact/index.ts'
import type { UnitTable } from '../../units/index.ts'
import type { CheckedCarriage, CheckedMass } from './carriage.ts'
import { distanceStep } from './travelled-distance.ts'

/** The common inputs of all transport contributions. */
export interface Transport extends Pick<CheckedCarriage, 'travelled' | 'factor' | 'factorPath'> {
  readonly label: string
  readonly isDoubled: boolean
  readonly table: UnitTable
}

/** Twice the distance, for the return. Applied after the uplift: +95 km apply to each direction. */
const RETURN_STEP: Step = Object.freeze({ kind: 'policy', name: 'return', times: '2', unit: '1' })

function returnSteps({ isDoubled }: Transport): readonly Step[] {
  return isDoubled ? [RETURN_STEP] : []
}

function toFactor(unit: string, { factor, factorPath, table }: Transport): readonly Step[] {
  return convertSteps(unit, factor.unit, { table, path: factorPath })
}

/** Mass × distance × factor. */
export function freightContribution({ mass, unit, unitPath }: CheckedMass, transport: Transport): Contribution {
  const { label, travelled, factor, table } = transport
  const steps = [
    ...convertSteps(unit, 't', { table, path: unitPath }),
    distanceStep(travelled.distance, 'km'),
    ...returnSteps(transport),
    ...toFactor('t·km', transport),
  ]
  return { label, activity: { value: mass, unit: unit.short_name }, steps, factor }
}

/** Passengers × distance × weight of the seat × factor. */
export function passengerContribution(passengers: Exact, seat: readonly Step[], transport: Transport): Contribution {
  const { label, travelled, factor } = transport
  const steps = [
    distanceStep(travelled.distance, 'km'),
    ...seat,
    ...returnSteps(transport),
    ...toFactor('passenger·km', transport),
  ]
  return { label, activity: { value: passengers, unit: 'passenger' }, steps, factor }
}

/** Distance × vehicle factor, once, whatever the load. */
export function vehicleContribution(transport: Transport): Contribution {
  const { label, travelled, factor } = transport
  const steps = [
    distanceStep(travelled.distance, 'km/vehicle'),
    ...returnSteps(transport),
    ...toFactor('km', transport),
  ]
  return { label, activity: { value: 1, unit: 'vehicle' }, steps, factor }
}
