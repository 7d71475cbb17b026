import { checkActivity, checkQuantity } from '../../core/activities/index.ts'
import {
  type CalorificValues,
  type FuelBridge,
  type HeatingValue,
  noticesJson,
  type Step,
  sealedTrace,
  stepsJson,
} from '../../core/emissions/index.ts'
import { collect, type KnownFields, type Notice, notice } from '../../core/errors/index.ts'
import {
  type Exact,
  multiply,
  type NumberInput,
  ONE,
  printExact,
  type Rational,
  rationalOf,
  resultDouble,
} from '../../core/exact/index.ts'
import { builtInUnits, type SymbolName, type Unit, type UnitField, type UnitTable } from '../../core/units/index.ts'
import {
  checkSource,
  type EnergySource,
  type FuelSource,
  isFuelSource,
  type OwnSource,
  type PurchasedSource,
} from './energy-source.ts'
import { stepsToKwh } from './energy-steps.ts'

/** A quantity of energy, or one that `properties` convert to energy. */
interface EnergyInput<Symbol extends SymbolName, Own extends UnitTable | undefined> {
  /** 0 or more. */
  readonly value: NumberInput
  /** A unit of energy, or one that `properties` convert to energy: 'l', 'kg', 'm3', 'km'. */
  readonly unit: UnitField<Own, Symbol>['unit']
  /**
   * Properties that convert the unit to energy, in order: a density and a calorific value, their product, the kWh of a
   * vehicle per kilometre. Published ones: `findBridge` and `vehicleBridges` of `tonne/factors`.
   */
  readonly properties?: readonly FuelBridge[] | undefined
  /** Accepts a negative value, for correction invoices. */
  readonly allowCredits?: boolean | undefined
  /** The unit table (default: the built-in units); it must have kWh. */
  readonly table?: Own | undefined
}

/** A fuel and its energy on a basis: ESRS E1 asks for net, SECR takes either if stated. */
export interface FuelEnergy<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> extends EnergyInput<Symbol, Own> {
  readonly source: FuelSource
  /** The basis of the result. */
  readonly basis: HeatingValue
  /** The basis of a quantity in units of energy, as the supplier states it; required for these. */
  readonly heatingValue?: HeatingValue | undefined
  /** Both calorific values of the fuel; required if energy is stated on the other basis. Published: `findCalorificValues`. */
  readonly calorificValues?: CalorificValues | undefined
}

/** Electricity, heat, steam or cooling. */
export interface OtherEnergy<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> extends EnergyInput<Symbol, Own> {
  readonly source: PurchasedSource | OwnSource
  readonly basis?: never | undefined
  /**
   * Rejected if stated, because only fuels have calorific values. It is declared because `energyQuantityOf` may state
   * it.
   */
  readonly heatingValue?: HeatingValue | undefined
  readonly calorificValues?: never | undefined
}

/** Energy to calculate. */
export type EnergyUse<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> = FuelEnergy<Symbol, Own> | OtherEnergy<Symbol, Own>

const UNIT_FIELDS: KnownFields<EnergyUnit> = {
  ...{ unit: true, source: true, basis: true, heatingValue: true, calorificValues: true, properties: true },
  ...{ allowCredits: true, table: true },
}
const FIELDS: KnownFields<EnergyUse> = { value: true, ...UNIT_FIELDS }

/** Energy as data: everything needed to explain, prove and repeat it. */
export interface EnergyCalculation {
  readonly method: { readonly id: 'energy'; readonly version: 1 }
  readonly source: EnergySource
  readonly activity: { readonly value: Exact; readonly unit: string }
  /** The basis of the quantity as converted to energy; null if it is not a fuel. */
  readonly heatingValue: HeatingValue | null
  /** The basis of the result; null if it is not a fuel. */
  readonly basis: HeatingValue | null
  /** In order; the last one gives kWh. */
  readonly steps: readonly Step[]
  readonly notices: readonly Notice[]
  /** The double nearest to `exactKwh`. */
  readonly energyKwh: number
  /** All digits: '9.904865' or a fraction in lowest terms, '5/18'. */
  readonly exactKwh: string
}

const METHOD = Object.freeze({ id: 'energy', version: 1 } as const)
const TRACE_FORMAT = 'tonne-energy-trace/2'

/** The checked inputs and steps for quantities in one unit. */
interface Prepared extends Pick<EnergyCalculation, 'source' | 'heatingValue' | 'basis' | 'steps' | 'notices'> {
  readonly unit: string
  /** All steps multiplied. */
  readonly kwhPer1: Rational
}

function applySteps({ unit, kwhPer1, ...prepared }: Prepared, value: Exact): EnergyCalculation {
  const kwh = multiply(rationalOf(value), kwhPer1)
  const { source, heatingValue, basis, steps, notices } = prepared
  const [energyKwh, exactKwh] = [resultDouble(kwh, 'energy'), printExact(kwh)]
  return { method: METHOD, source, activity: { value, unit }, heatingValue, basis, steps, notices, energyKwh, exactKwh }
}

function originNotices(source: EnergySource): Notice[] {
  if (source.kind !== 'purchased' || source.origin !== null) return []
  const message = `no origin of the ${source.carrier} was given and it counts as fossil; give its origin, and the contract or mix that shows it`
  return [notice('energy_origin_assumed_fossil', 'source.origin', message)]
}

/**
 * Calculates the energy of a quantity in kWh, exactly, rounded once to the nearest double: value × properties ×
 * conversion, and for a fuel on the other basis × the ratio of its calorific values. Assumes nothing: a missing
 * property is an error that names it. Throws the number codes, `must_be_non_negative`, `must_be_positive`, `required`,
 * `invalid_choice`, `unknown_unit`, `unit_dimension_mismatch`, `bridge_not_applicable`, `heating_value_mismatch`; those
 * of value, source and unit at once.
 *
 * @example
 * ```ts
 * import { calculateEnergy } from 'tonne/energy'
 * import { findBridge, findCalorificValues } from 'tonne/factors'
 * const properties = [findBridge('diesel (average biofuel blend)/density'), findBridge('diesel (average biofuel blend)/net-calorific-value')]
 * calculateEnergy({ value: 1000, unit: 'l', source: { kind: 'fuel', fuel: 'petroleum' }, basis: 'net', properties }).energyKwh // => 9904.864688611111
 * const gas = { value: 2090, unit: 'MWh', heatingValue: 'gross', source: { kind: 'fuel', fuel: 'natural_gas' }, basis: 'net' } as const
 * calculateEnergy({ ...gas, calorificValues: findCalorificValues('natural-gas') }).exactKwh // => '47803525000/25339'
 * calculateEnergy(gas) // throws heating_value_mismatch
 * ```
 */
export function calculateEnergy<Symbol extends SymbolName, Own extends UnitTable | undefined = undefined>(
  use: EnergyUse<Symbol, Own>,
): EnergyCalculation
export function calculateEnergy(use: EnergyUse): EnergyCalculation {
  checkActivity(use, FIELDS)
  const { value, ...checked } = collect({ value: () => checkValue(use, use.value), ...checksOf(use) })
  return applySteps(prepare(use, checked), value)
}

/** The energy of any quantity in one unit. */
export type EnergyUnit<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> = Omit<FuelEnergy<Symbol, Own>, 'value'> | Omit<OtherEnergy<Symbol, Own>, 'value'>

/**
 * Does the same for many quantities in one unit: checks and prepares once, and returns a function of the value. Throws
 * the codes of `calculateEnergy`, except those of the value, which the returned function throws.
 *
 * @example
 * ```ts
 * import { prepareEnergy } from 'tonne/energy'
 * import { findCalorificValues } from 'tonne/factors'
 * const gas = { unit: 'MWh', heatingValue: 'gross', source: { kind: 'fuel', fuel: 'natural_gas' }, basis: 'net' } as const
 * const energyOf = prepareEnergy({ ...gas, calorificValues: findCalorificValues('natural-gas') })
 * energyOf(2090).exactKwh // => '47803525000/25339'
 * energyOf('111').energyKwh // => 100195.25237775761
 * energyOf(-1) // throws must_be_non_negative
 * ```
 */
export function prepareEnergy<Symbol extends SymbolName, Own extends UnitTable | undefined = undefined>(
  use: EnergyUnit<Symbol, Own>,
): (value: NumberInput) => EnergyCalculation
export function prepareEnergy(use: EnergyUnit): (value: NumberInput) => EnergyCalculation {
  checkActivity(use, UNIT_FIELDS)
  const prepared = prepare(use, collect(checksOf(use)))
  return (value) => applySteps(prepared, checkValue(use, value))
}

function checkValue({ allowCredits }: EnergyUnit, value: NumberInput): Exact {
  return checkQuantity(value, 'value', { allowCredits })
}

function checksOf({ source, unit, table = builtInUnits }: EnergyUnit) {
  return { source: () => checkSource(source), unit: () => table.find(unit, 'unit') }
}

function prepare(use: EnergyUnit, { source, unit }: { readonly source: EnergySource; readonly unit: Unit }): Prepared {
  const { basis, heatingValue, properties = [], calorificValues, table = builtInUnits } = use
  const isFuel = isFuelSource(source)
  const way = stepsToKwh({ unit, isFuel, heatingValue, basis, properties, calorificValues, table })
  return {
    source,
    unit: way.unit,
    heatingValue: way.heatingValue,
    basis: isFuel ? (basis ?? null) : null,
    steps: way.steps,
    notices: [...way.notices, ...originNotices(source)],
    kwhPer1: way.steps.reduce((all, { times }) => multiply(all, rationalOf(times)), ONE),
  }
}

/**
 * Writes the proof of an energy figure: canonical JSON with the source, the quantity, every step with its result, the
 * exact kWh, the double, the notices, and a digest of it all. The same calculation gives the same bytes; `verify`
 * repeats it.
 *
 * @example
 * ```ts
 * import { calculateEnergy, toEnergyTrace } from 'tonne/energy'
 * import { verify } from 'tonne/verify'
 * const bought = { kind: 'purchased', carrier: 'electricity', origin: 'renewable', evidence: 'guarantee_of_origin' } as const
 * const trace = toEnergyTrace(calculateEnergy({ value: 1240, unit: 'MWh', source: bought }))
 * JSON.parse(trace).quantity // => { unit: 'kWh', value: '1240000' }
 * verify(trace) // => { verified: true, differences: [] }
 * ```
 */
export function toEnergyTrace(calculation: EnergyCalculation): string {
  const { method, source, activity, heatingValue, basis, notices, energyKwh } = calculation
  const { steps, last } = stepsJson(activity, calculation.steps)
  return sealedTrace({
    format: TRACE_FORMAT,
    method: { ...method },
    source: { ...source },
    activity: { value: printExact(rationalOf(activity.value)), unit: activity.unit },
    heatingValue,
    basis,
    steps,
    quantity: { value: last, unit: 'kWh' },
    energyKwh: printExact(rationalOf(energyKwh)),
    notices: noticesJson(notices),
  })
}
