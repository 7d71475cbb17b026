import type { Calculation, Method } from '../../emissions/index.ts'
import { checkChoice, checkOptionNames, collect, fail, type KnownFields, requireObject } from '../../errors/index.ts'
import { builtInUnits, type SymbolName, type UnitTable } from '../../units/index.ts'
import { checkActivity } from '../quantity.ts'
import {
  type Carriage,
  type CarriageRule,
  type MassInput,
  readCarriage,
  readMass,
  type TransportDimension,
} from './carriage.ts'
import { freightReturn, RETURN_MOVEMENTS, type ReturnMovement } from './return-movement.ts'
import {
  freightContribution,
  type TransportPart,
  transportCalculation,
  vehicleContribution,
} from './transport-contribution.ts'

/** Freight moved over a distance; the factor is per tonne-kilometre or another mass-distance. */
export interface FreightMovement<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> extends Carriage<Symbol, Own>,
    MassInput<Symbol, Own> {
  readonly isReturnMoving?: boolean | undefined
  /** The effect of `isReturnMoving`; default 'single', since average-load factors include the return. */
  readonly returnMovement?: ReturnMovement | undefined
  /** An empty return not included in the factor: the vehicle's distance, and its 0 %-laden factor per distance. */
  readonly emptyReturn?: Pick<Carriage<Symbol, Own>, 'distance' | 'factor'> | undefined
  /** Accepts a negative mass, for corrections. */
  readonly allowCredits?: boolean | undefined
  /** The table of the units, unless built in. */
  readonly table?: Own | undefined
}

const FIELDS: KnownFields<FreightMovement> = {
  ...{ mode: true, distance: true, factor: true, mass: true, massUnit: true, isReturnMoving: true },
  ...{ returnMovement: true, emptyReturn: true, allowCredits: true, table: true },
}

const METHOD: Method = Object.freeze({ id: 'movement', version: 1 })

function freightRule(path: string, dimension: TransportDimension, movement: FreightMovement): CarriageRule {
  const { allowCredits, table = builtInUnits } = movement
  return {
    activity: 'movement',
    pathPrefix: path,
    dimensions: [dimension],
    radiativeForcing: 'none',
    allowCredits,
    table,
  }
}

function freightPart(movement: FreightMovement): TransportPart {
  const { isReturnMoving: isReturn, returnMovement } = movement
  const rule = freightRule('', 'FREIGHT', movement)
  const { load, carriage } = collect({
    load: () => readMass(movement, rule),
    carriage: () => readCarriage(movement, rule),
  })
  const { notices, ...carried } = carriage
  const { isDoubled, notices: returning } = freightReturn({ isReturn, returnMovement }, 'isReturnMoving')
  const transport = { label: 'movement', isDoubled, table: rule.table, ...carried }
  const contribution = freightContribution(load, transport)
  return { contribution, notices: [...notices, ...returning] }
}

function emptyReturnPart(empty: Pick<Carriage, 'distance' | 'factor'>, movement: FreightMovement): TransportPart {
  const shape = { message: 'must be an empty return', expected: '{ distance, factor }' }
  requireObject({ path: 'emptyReturn', value: empty }, shape)
  checkOptionNames(empty, { distance: true, factor: true }, 'emptyReturn.')
  const rule = freightRule('emptyReturn.', 'DISTANCE', movement)
  const { notices, ...carried } = readCarriage({ ...empty, mode: movement.mode }, rule)
  const contribution = vehicleContribution({ label: 'empty return', isDoubled: false, table: rule.table, ...carried })
  return { contribution, notices }
}

function checkReturn({ returnMovement = 'single', emptyReturn }: FreightMovement): void {
  checkChoice({ path: 'returnMovement', value: returnMovement }, RETURN_MOVEMENTS)
  if (emptyReturn === undefined || returnMovement !== 'double') return
  const message = "is 'double' and an empty return is given too: the way back would count twice; leave one out"
  fail('returnMovement', 'invalid_choice', { message, expected: 'single', received: returnMovement })
}

/**
 * Calculates the emission of freight, in kilograms: mass × distance × factor per mass-distance. The distance is
 * increased only if its kind differs from the distance basis of the factor: great circle to actual by air +95 km (ISO
 * 14083), shortest feasible to actual × 1.05 by road and × 1.15 by sea (GLEC v3.2), nothing by rail, nothing if the
 * factor already includes an uplift (DESNZ flights). A distance without a kind is assumed to be the factor's own, and
 * not increased, with a notice. A return is not doubled unless `returnMovement` says so, since average-load factors
 * include it (ISO 14083: round trips). Throws the number codes, `must_be_non_negative`, `invalid_choice`,
 * `unknown_unit`, `unit_dimension_mismatch`, `factor_incomplete`, `factor_category_mismatch`,
 * `distance_basis_mismatch`; all at once.
 *
 * @example
 * ```ts
 * import { calculateMovement } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const factor = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')
 * calculateMovement({ mass: 8, distance: { value: 250, kind: 'actual' }, mode: 'TRUCK', factor }).emission.co2e // => 203.26
 * calculateMovement({ mass: 8, distance: { value: -1 }, mode: 'TRUCK', factor }) // throws must_be_non_negative
 * ```
 */
export function calculateMovement<Symbol extends SymbolName, Own extends UnitTable | undefined = undefined>(
  movement: FreightMovement<Symbol, Own>,
): Calculation
export function calculateMovement(movement: FreightMovement): Calculation {
  checkActivity(movement, FIELDS)
  const { emptyReturn } = movement
  const { freight, empty } = collect({
    freight: () => freightPart(movement),
    empty: () => (emptyReturn === undefined ? undefined : emptyReturnPart(emptyReturn, movement)),
    returning: () => checkReturn(movement),
  })
  return transportCalculation(METHOD, [freight, empty], 'factor')
}
