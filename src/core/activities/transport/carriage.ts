import type { SomeFields } from '../../../base/index.ts'
import {
  checkTransportMode,
  type EmissionFactor,
  type FactorChoice,
  type RadiativeForcing,
  type SelectedFactor,
  TRANSPORT_MODES,
  type TransportMode,
  transportUse,
  withRadiativeForcing,
} from '../../emissions/index.ts'
import { collect, type Notice } from '../../errors/index.ts'
import type { Exact, NumberInput } from '../../exact/index.ts'
import type { ConvertibleUnitField, SymbolName, Unit, UnitTable } from '../../units/index.ts'
import { chosenFactor, factorDimension, useNotices } from '../factor-choice.ts'
import { checkQuantity, findMassUnit } from '../quantity.ts'
import { type DistanceInput, readDistance, type TravelledDistance, travelledDistance } from './travelled-distance.ts'

/**
 * Adds radiative forcing to a flight factor; a well-to-tank factor stays unchanged. Throws `factor_basis_mismatch` if
 * the factor already includes it or has no separate CO2.
 */
export function forcedFactor(factor: EmissionFactor, path: string): EmissionFactor {
  return factor.boundary === 'WTT' ? factor : withRadiativeForcing(factor, path)
}

/** Anything carried over a distance. */
export interface Carriage<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> {
  readonly mode: TransportMode
  readonly distance: DistanceInput<Symbol, Own>
  readonly factor: FactorChoice
}

/** The denominator of a transport factor: mass and distance, passengers and distance, or the distance of a vehicle. */
export type TransportDimension = 'FREIGHT' | 'PASSENGER_DISTANCE' | 'DISTANCE'

/** The position of a carriage in the activity, and its allowed dimensions. */
export interface CarriageRule {
  readonly activity: 'movement' | 'trip'
  /** The prefix of field paths: '' or 'legs[0].'. */
  readonly pathPrefix: string
  readonly dimensions: readonly TransportDimension[]
  readonly radiativeForcing: RadiativeForcing
  readonly allowCredits: boolean | undefined
  readonly table: UnitTable
}

/** A validated carriage. */
export interface CheckedCarriage {
  readonly travelled: TravelledDistance
  readonly factor: EmissionFactor
  readonly factorPath: string
  readonly dimension: TransportDimension
  readonly notices: readonly Notice[]
}

const WANTED = {
  FREIGHT: 'a factor per t·km for mass × distance',
  PASSENGER_DISTANCE: 'a factor per passenger·km for people',
  DISTANCE: 'a factor per km for the whole vehicle',
} as const satisfies Record<TransportDimension, string>

function transportDimension(
  factor: EmissionFactor,
  path: string,
  { dimensions, table }: CarriageRule,
): TransportDimension {
  return factorDimension(factor, path, {
    dimensions,
    wanted: dimensions.map((one) => WANTED[one]).join(', or '),
    table,
  })
}

function readFactor({ mode, factor }: Carriage, path: string, rule: CarriageRule): SelectedFactor {
  const chosen = chosenFactor(factor, path)
  transportDimension(chosen.factor, path, rule)
  // an invalid mode already has its own violation
  if (TRANSPORT_MODES.includes(mode)) useNotices(chosen.factor, transportUse(rule.activity, mode), path)
  const isForced = mode === 'AIR' && rule.radiativeForcing === 'desnz1.7'
  return isForced ? { ...chosen, factor: forcedFactor(chosen.factor, path) } : chosen
}

/**
 * Validates the factor of a carriage and its distance, adjusted to the basis of the factor. Throws `invalid_choice`,
 * `required`, `factor_incomplete`, `factor_basis_mismatch`, `factor_category_mismatch`, `unit_dimension_mismatch` and
 * the number codes; all at once.
 */
export function readCarriage(carriage: Carriage, rule: CarriageRule): CheckedCarriage {
  const { pathPrefix: path, table } = rule
  const factorPath = `${path}factor`
  const { mode } = carriage
  const { stated, chosen } = collect({
    mode: () => checkTransportMode({ path: `${path}mode`, value: mode }),
    stated: () => readDistance(carriage.distance, { path: `${path}distance`, mode, table }),
    chosen: () => readFactor(carriage, factorPath, rule),
  })
  const { factor, notices } = chosen
  const travelled = travelledDistance(stated, mode, factor)
  const dimension = transportDimension(factor, factorPath, rule)
  return { travelled, factor, factorPath, dimension, notices: [...notices, ...travelled.notices] }
}

/** A mass as given by a caller. */
export interface MassInput<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> {
  /** Mass including the shipper's packaging, without the carrier's pallets and containers; 0 or more. */
  readonly mass: NumberInput
  /** A unit of mass; default: metric tonnes. */
  readonly massUnit?: ConvertibleUnitField<'t', Own, Symbol>['unit'] | undefined
}

/** A validated mass. */
export interface CheckedMass {
  readonly mass: Exact
  readonly unit: Unit
  readonly unitPath: string
}

/** Validates a mass. Throws `required`, `unknown_unit`, `unit_dimension_mismatch` and the number codes; all at once. */
export function readMass(
  { mass, massUnit = 't' }: SomeFields<MassInput>,
  { pathPrefix: path, table, allowCredits }: CarriageRule,
): CheckedMass {
  const unitPath = `${path}massUnit`
  const read = collect({
    mass: () => checkQuantity(mass, `${path}mass`, { allowCredits }),
    unit: () => findMassUnit(massUnit, unitPath, table),
  })
  return { unitPath, ...read }
}
