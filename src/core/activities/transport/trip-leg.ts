import type { SomeFields } from '../../../base/index.ts'
import type { Contribution, RadiativeForcing } from '../../emissions/index.ts'
import {
  checkChoice,
  checkOptionNames,
  type KnownFields,
  type Notice,
  notice,
  requireObject,
  Violations,
} from '../../errors/index.ts'
import type { Exact, NumberInput } from '../../exact/index.ts'
import type { SymbolName, UnitTable } from '../../units/index.ts'
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
import { freightReturn, passengerReturn, RETURN_MOVEMENTS, type ReturnMovement } from './return-movement.ts'
import {
  freightContribution,
  passengerContribution,
  type Transport,
  type TransportPart,
  vehicleContribution,
} from './transport-contribution.ts'

/**
 * A leg of a trip. The unit of the factor decides the quantity: passengers per passenger-kilometre, mass per
 * tonne-kilometre, or the vehicle once per kilometre.
 */
export interface TripLeg<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> extends Carriage<Symbol, Own>,
    SomeFields<MassInput<Symbol, Own>> {
  /** Travellers charged to this record, an integer from 1; default 1, with a notice. A vehicle counts once. */
  readonly passengers?: NumberInput | undefined
  /** The seat of a flight. */
  readonly cabin?: Cabin | undefined
  /** A return by the same route: passengers and vehicles count twice, freight by `returnMovement`. */
  readonly isReturn?: boolean | undefined
  readonly returnMovement?: ReturnMovement | undefined
}

const FIELDS: KnownFields<TripLeg> = {
  ...{ mode: true, distance: true, factor: true, mass: true, massUnit: true, passengers: true },
  ...{ cabin: true, isReturn: true, returnMovement: true },
}

/** The options for all legs of a trip. */
export interface TripRule {
  readonly radiativeForcing: RadiativeForcing
  readonly allowCredits: boolean | undefined
  readonly table: UnitTable
}

interface Load {
  readonly passengers: Exact
  /** Undefined for a passenger leg without a mass. */
  readonly mass: CheckedMass | undefined
}

const DIMENSIONS: readonly TransportDimension[] = ['PASSENGER_DISTANCE', 'FREIGHT', 'DISTANCE']

/** True if the cabin class counts: for passengers of a flight. */
function isSeat({ mode }: TripLeg, dimension: TransportDimension): boolean {
  return mode === 'AIR' && dimension === 'PASSENGER_DISTANCE'
}

/** Returns the notices of inputs that were assumed or not used. */
function loadNotices(leg: TripLeg, path: string, dimension: TransportDimension): Notice[] {
  const { mass, cabin, passengers } = leg
  const notices: Notice[] = []
  if (passengers === undefined && dimension === 'PASSENGER_DISTANCE') {
    const message = 'no number of passengers was given, so the trip counts for one'
    notices.push(notice('passengers_assumed', `${path}passengers`, message))
  }
  if (cabin !== undefined && !isSeat(leg, dimension)) {
    const message = 'the cabin class was not used: only the passengers of a flight have one'
    notices.push(notice('cabin_class_not_used', `${path}cabin`, message))
  }
  if (mass !== undefined && dimension !== 'FREIGHT') {
    const message = 'the mass was not used: the factor of the leg is not per mass-distance'
    notices.push(notice('freight_mass_not_used', `${path}mass`, message))
  }
  return notices
}

function legContribution(leg: TripLeg, { passengers, mass }: Load, transport: Transport): Contribution {
  if (mass !== undefined) return freightContribution(mass, transport)
  if (transport.table.find(transport.factor.unit).typeUnit === 'DISTANCE') return vehicleContribution(transport)
  return passengerContribution(passengers, leg.mode === 'AIR' ? cabinSteps(leg.cabin) : [], transport)
}

/** Reads the carriage and the load of a leg. Throws all violations at once. */
function readLeg(leg: TripLeg, rule: CarriageRule) {
  const { pathPrefix: path, allowCredits } = rule
  const { passengers = 1, cabin, returnMovement = 'single' } = leg
  const violations = new Violations()
  const carriage = violations.attempt(() => readCarriage(leg, rule))
  const isFreight = carriage?.dimension === 'FREIGHT'
  const isMassDue = isFreight || leg.mass !== undefined
  const mass = isMassDue ? violations.attempt(() => readMass(leg, rule)) : undefined
  const count = { allowCredits, positive: allowCredits !== true, integer: true }
  const travellers = violations.attempt(() => checkQuantity(passengers, `${path}passengers`, count))
  if (cabin !== undefined) violations.attempt(() => checkCabin(cabin, `${path}cabin`))
  if (cabin && carriage && isSeat(leg, carriage.dimension)) {
    const isReadAs = carriage.notices.some(({ code }) => code === 'cabin_class_read_as')
    violations.attempt(() => checkSeatFactor(cabin, { factor: carriage.factor, isReadAs }, `${path}cabin`))
  }
  violations.attempt(() => checkChoice({ path: `${path}returnMovement`, value: returnMovement }, RETURN_MOVEMENTS))
  const load: Load = { passengers: violations.valueOrThrow(travellers), mass: isFreight ? mass : undefined }
  return { carriage: violations.valueOrThrow(carriage), load }
}

/** Returns the contribution of a leg. Throws all its violations at once, with paths below `legs[index]`. */
export function legPart(leg: TripLeg, index: number, trip: TripRule): TransportPart {
  const rule = { message: 'must be a leg', expected: '{ mode, distance, factor }' }
  requireObject({ path: `legs[${index}]`, value: leg }, rule)
  const path = `legs[${index}].`
  checkOptionNames(leg, FIELDS, path)
  const { carriage, load } = readLeg(leg, { activity: 'trip', pathPrefix: path, dimensions: DIMENSIONS, ...trip })
  const { notices, dimension, ...carried } = carriage
  const { isDoubled, notices: returning } =
    dimension === 'FREIGHT' ? freightReturn(leg, `${path}isReturn`) : passengerReturn(leg, `${path}isReturn`)
  const contribution = legContribution(leg, load, {
    label: `leg ${index + 1}`,
    isDoubled,
    table: trip.table,
    ...carried,
  })
  return { contribution, notices: [...notices, ...returning, ...loadNotices(leg, path, dimension)] }
}
