import type { Contribution } from '../../emissions/index.ts'
import { fail, type Notice, notice, Violations } from '../../errors/index.ts'
import type { Exact, NumberInput } from '../../exact/index.ts'
import type { UnitTable } from '../../units/index.ts'
import { checkChoice } from '../choice.ts'
import { checkQuantity } from '../quantity.ts'
import { type Cabin, cabinSteps, checkCabin, checkSeatFactor } from './cabin-class.ts'
import {
  type Carriage,
  type CarriageRule,
  type CheckedMass,
  type MassInput,
  readCarriage,
  readMass,
  type TransportDimension,
} from './carriage.ts'
import type { RadiativeForcing } from './radiative-forcing.ts'
import { freightReturn, passengerReturn, RETURN_MOVEMENTS, type ReturnMovement } from './return-movement.ts'
import {
  freightContribution,
  passengerContribution,
  type Transport,
  vehicleContribution,
} from './transport-contribution.ts'

/**
 * One leg of a trip. The unit of the factor decides what is counted: per passenger-kilometre the passengers, per
 * tonne-kilometre the mass, per kilometre the whole vehicle once.
 */
export interface TripLeg extends Carriage, Partial<MassInput> {
  /** Travellers charged to this record, a whole number from 1; not given: 1. A whole vehicle counts once. */
  readonly passengers?: NumberInput
  /** The seat of a flight. */
  readonly cabin?: Cabin
  /** The same way back: passengers and vehicles count twice, freight by `returnMovement`. */
  readonly isReturn?: boolean
  readonly returnMovement?: ReturnMovement
}

/** What holds for all legs of a trip. */
export interface TripRule {
  readonly radiativeForcing: RadiativeForcing
  readonly allowCredits: boolean | undefined
  readonly table: UnitTable
}

/** A part of a trip and what has to be said of it. */
export interface TripPart {
  readonly contribution: Contribution
  readonly notices: readonly Notice[]
}

/** What is carried on a leg, checked. */
interface Load {
  readonly passengers: Exact
  /** Undefined for a leg of people that names no mass. */
  readonly mass: CheckedMass | undefined
}

const DIMENSIONS: readonly TransportDimension[] = ['PASSENGER_DISTANCE', 'FREIGHT', 'DISTANCE']

/** True where the class of a seat counts: for the passengers of a flight. */
function isSeat({ mode }: TripLeg, dimension: TransportDimension): boolean {
  return mode === 'AIR' && dimension === 'PASSENGER_DISTANCE'
}

function ignoredNotices(leg: TripLeg, at: string, dimension: TransportDimension): Notice[] {
  const { mass, cabin } = leg
  const notices: Notice[] = []
  if (cabin !== undefined && !isSeat(leg, dimension)) {
    const message = 'the cabin class was not used: only the passengers of a flight have one'
    notices.push(notice('cabin_class_not_used', `${at}cabin`, message))
  }
  if (mass !== undefined && dimension !== 'FREIGHT') {
    const message = 'the mass was not used: the factor of the leg is not per mass-distance'
    notices.push(notice('freight_mass_not_used', `${at}mass`, message))
  }
  return notices
}

function contributionOf(leg: TripLeg, { passengers, mass }: Load, transport: Transport): Contribution {
  if (mass !== undefined) return freightContribution(mass, transport)
  if (transport.table.find(transport.factor.unit).typeUnit === 'DISTANCE') return vehicleContribution(transport)
  return passengerContribution(passengers, leg.mode === 'AIR' ? cabinSteps(leg.cabin) : [], transport)
}

/** The carriage and the load of a leg. Throws every violation at once. */
function readLeg(leg: TripLeg, rule: CarriageRule) {
  const { at, allowCredits } = rule
  const { passengers = 1, cabin, returnMovement = 'single' } = leg
  const found = new Violations()
  const carriage = found.attempt(() => readCarriage(leg, rule))
  const isFreight = carriage?.dimension === 'FREIGHT'
  const isMassDue = isFreight || leg.mass !== undefined
  const mass = isMassDue ? found.attempt(() => readMass(leg, rule)) : undefined
  const count = { found, allowCredits, positive: allowCredits !== true, whole: true }
  const travellers = checkQuantity(passengers, `${at}passengers`, count)
  if (cabin !== undefined) checkCabin(cabin, `${at}cabin`, found)
  if (cabin && carriage && isSeat(leg, carriage.dimension)) {
    const isReadAs = carriage.notices.some(({ code }) => code === 'cabin_class_read_as')
    checkSeatFactor(cabin, { factor: carriage.factor, isReadAs }, { path: `${at}cabin`, found })
  }
  checkChoice({ path: `${at}returnMovement`, value: returnMovement }, RETURN_MOVEMENTS, found)
  found.throwIfAny()
  const load: Load = { passengers: travellers as Exact, mass: isFreight ? mass : undefined }
  return { carriage: carriage as NonNullable<typeof carriage>, load }
}

/** The contribution of a leg. Throws every violation of the leg at once, its paths below `legs[index]`. */
export function legPart(leg: TripLeg, index: number, trip: TripRule): TripPart {
  if (typeof leg !== 'object' || leg === null) {
    fail(`legs[${index}]`, 'required', {
      message: 'must be a leg',
      expected: '{ mode, distance, factor }',
      received: leg,
    })
  }
  const at = `legs[${index}].`
  const { carriage, load } = readLeg(leg, { activity: 'trip', at, dimensions: DIMENSIONS, ...trip })
  const { notices, dimension, ...carried } = carriage
  const { isDoubled, notices: returning } =
    dimension === 'FREIGHT' ? freightReturn(leg, `${at}isReturn`) : passengerReturn(leg, `${at}isReturn`)
  const contribution = contributionOf(leg, load, {
    ...carried,
    label: `leg ${index + 1}`,
    isDoubled,
    table: trip.table,
  })
  return { contribution, notices: [...notices, ...returning, ...ignoredNotices(leg, at, dimension)] }
}
