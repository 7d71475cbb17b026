import {
  type Calculation,
  type Contribution,
  calculationOf,
  convertSteps,
  type Method,
  radiativeForcingNotices,
  type Step,
} from '../../emissions/index.ts'
import type { Notice } from '../../errors/index.ts'
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

/** Activity × steps before the distance × distance × steps after it × factor. */
interface Carried {
  readonly activity: Contribution['activity']
  readonly before?: readonly Step[]
  readonly after?: readonly Step[]
  /** The unit of the product, and that of the distance in it. */
  readonly unit: string
  readonly distanceUnit?: 'km' | 'km/vehicle'
}

function transportContribution(transport: Transport, carried: Carried): Contribution {
  const { label, travelled, factor } = transport
  const { activity, before = [], after = [], unit, distanceUnit = 'km' } = carried
  const distance = distanceStep(travelled.distance, distanceUnit)
  const steps = [...before, distance, ...after, ...returnSteps(transport), ...toFactor(unit, transport)]
  return { label, activity, steps, factor }
}

/** Mass × distance × factor. */
export function freightContribution({ mass, unit, unitPath }: CheckedMass, transport: Transport): Contribution {
  const activity = { value: mass, unit: unit.short_name }
  const before = convertSteps(unit, 't', { table: transport.table, path: unitPath })
  return transportContribution(transport, { activity, before, unit: 't·km' })
}

/** Passengers × distance × weight of the seat × factor. */
export function passengerContribution(passengers: Exact, seat: readonly Step[], transport: Transport): Contribution {
  const activity = { value: passengers, unit: 'passenger' }
  return transportContribution(transport, { activity, after: seat, unit: 'passenger·km' })
}

/** Distance × vehicle factor, once, regardless of the load. */
export function vehicleContribution(transport: Transport): Contribution {
  const activity = { value: 1, unit: 'vehicle' }
  return transportContribution(transport, { activity, unit: 'km', distanceUnit: 'km/vehicle' })
}

/** A part of a movement or trip with its notices. */
export interface TransportPart {
  readonly contribution: Contribution
  readonly notices: readonly Notice[]
}

/** Returns the calculation of parts, with the notices about the radiative forcing of their flights at `forcingPath`. */
export function transportCalculation(
  method: Method,
  parts: readonly (TransportPart | undefined)[],
  forcingPath: string,
): Calculation {
  const present = parts.filter((part) => part !== undefined)
  const contributions = present.map(({ contribution }) => contribution)
  const forcing = radiativeForcingNotices(contributions, forcingPath)
  return calculationOf({ method, contributions, notices: [...present.flatMap(({ notices }) => notices), ...forcing] })
}
