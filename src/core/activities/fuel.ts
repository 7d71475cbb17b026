import {
  type Calculation,
  calculationOf,
  type Emission,
  type EmissionFactor,
  type FactorChoice,
  type FuelBridge,
  type Method,
  type PreparedFactor,
  preparedEmission,
  preparedEmissionOf,
  prepareFactor,
  type Step,
} from '../emissions/index.ts'
import { collect, type KnownFields, type Notice } from '../errors/index.ts'
import { type Exact, type NumberInput, product } from '../exact/index.ts'
import { builtInUnits, type SymbolName, type UnitField, type UnitRef, type UnitTable } from '../units/index.ts'
import { chosenFactor, type FittingFactorField, useNotices } from './factor-choice.ts'
import { checkActivity, checkQuantity } from './quantity.ts'
import { stepsToFactor } from './unit-steps.ts'

/**
 * Fuel burnt at a site. Bought heat, well-to-tank emissions of a fuel and grid losses are calculated the same, but
 * count in Scope 2 and 3: `scopesOf`.
 */
export interface FuelActivity<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
  Per extends string = string,
  Bridge extends FuelBridge | undefined = FuelBridge | undefined,
> {
  /** The quantity burnt; 0 or more. */
  readonly value: NumberInput
  readonly unit: UnitField<Own, Symbol>['unit']
  readonly factor: FittingFactorField<Per, Symbol, Own, Bridge>['factor']
  /** The basis of an energy value, if the supplier states it. */
  readonly heatingValue?: 'gross' | 'net' | undefined
  /** A declared property that converts the unit to the factor's; default: that of the selected factor, if it has one. */
  readonly bridge?: Bridge | undefined
  /** Accepts a negative value, for correction invoices. */
  readonly allowCredits?: boolean | undefined
  /** The table of the unit, unless built in. */
  readonly table?: Own | undefined
}

const OPTION_FIELDS: KnownFields<PreparedFuelOptions> = {
  ...{ unit: true, factor: true, heatingValue: true, bridge: true, allowCredits: true, table: true },
}
const FIELDS: KnownFields<FuelActivity> = { value: true, ...OPTION_FIELDS }

const METHOD: Method = Object.freeze({ id: 'fuel', version: 1 })

/** Everything in a fuel calculation that does not depend on the value. */
interface PreparedFuel {
  readonly factor: EmissionFactor
  readonly unit: string
  readonly steps: readonly Step[]
  readonly notices: readonly Notice[]
  readonly prepared: PreparedFactor
}

function prepareParts({ unit, factor: choice, heatingValue, bridge, table }: PreparedFuelOptions): PreparedFuel {
  const { chosen } = collect({
    chosen: () => chosenFactor(choice),
    unit: () => (table ?? builtInUnits).find(unit, 'unit'),
  })
  const { factor, notices } = chosen
  const options = { heatingValue, bridge: bridge ?? chosen.bridge, table, takesBridge: true }
  const converted = stepsToFactor(unit, factor, options)
  const noticesOfUse = useNotices(factor, 'fuel')
  return {
    factor,
    unit: converted.unit,
    steps: Object.freeze(converted.steps),
    notices: Object.freeze([...notices, ...converted.notices, ...noticesOfUse]),
    prepared: prepareFactor(factor, converted.steps),
  }
}

/** Prepared calculations by factor and unit: unobservable, since factors and built-in units are frozen. */
const cache = new WeakMap<FactorChoice, PreparedByUnit>()

/** The prepared calculations of a factor. The first is also apart, because rows of a factor mostly share their unit. */
interface PreparedByUnit {
  readonly firstUnit: UnitRef
  readonly first: PreparedFuel
  readonly byUnit: Map<UnitRef, PreparedFuel>
}

/** Prepares a calculation, and caches it if its keys are immutable: validated factors, built-in units, ids and symbols. */
function prepareAndCache(activity: PreparedFuelOptions): PreparedFuel {
  const { unit, factor } = activity
  const fuel = prepareParts(activity)
  if (fuel.factor !== factor || (typeof unit === 'object' && builtInUnits.find(unit) !== unit)) return fuel
  const ofFactor = cache.get(factor)
  if (ofFactor === undefined) cache.set(factor, { firstUnit: unit, first: fuel, byUnit: new Map() })
  else ofFactor.byUnit.set(unit, fuel)
  return fuel
}

/** Returns the prepared calculation of an activity, from the cache if only factor and unit decide it. */
function preparedFuel(activity: PreparedFuelOptions): PreparedFuel {
  if (activity.heatingValue !== undefined || activity.bridge !== undefined || activity.table !== undefined)
    return prepareParts(activity)
  const { unit, factor } = activity
  const ofFactor = cache.get(factor)
  if (ofFactor === undefined) return prepareAndCache(activity)
  return ofFactor.firstUnit === unit ? ofFactor.first : (ofFactor.byUnit.get(unit) ?? prepareAndCache(activity))
}

/** True for a double that needs no further validation: finite, 0 or more. */
function isPlain(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_VALUE
}

function fuelCalculation(value: Exact, { factor, unit, steps, notices, prepared }: PreparedFuel): Calculation {
  const contributions = [{ label: 'fuel', activity: { value, unit }, steps, factor }]
  if (typeof value !== 'number' || prepared.montrealCo2e !== null)
    return calculationOf({ method: METHOD, contributions, notices })
  const { biogenicCo2 } = prepared
  return {
    method: METHOD,
    contributions,
    notices,
    emission: preparedEmission(value, prepared),
    biogenicCo2: biogenicCo2 === null ? null : product(value, biogenicCo2),
  }
}

/** Calculates any activity. A separate function, so that a plain one creates no closures. */
function checkedCalculation(activity: FuelActivity): Calculation {
  checkActivity(activity, FIELDS)
  const { value, fuel } = collect({
    value: () => checkQuantity(activity.value, 'value', { allowCredits: activity.allowCredits }),
    fuel: () => preparedFuel(activity),
  })
  return fuelCalculation(value, fuel)
}

/**
 * Calculates the emission of fuel burnt, in kilograms: value × conversion × factor, exactly, rounded once to the
 * nearest doubles. A quantity of another dimension than the factor's is rejected unless `bridge` names the density or
 * calorific value. Throws the number codes, `must_be_non_negative`, `unknown_unit`, `unit_dimension_mismatch`,
 * `heating_value_mismatch`, `bridge_not_applicable`, `factor_incomplete`, `factor_category_mismatch`; all at once. Throws
 * `unknown_field` for a misspelt field.
 *
 * @example
 * ```ts
 * import { calculateFuel, units } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * calculateFuel({ value: 1234.56, unit: units.litre, factor: diesel }).emission.co2e // => 3173.8315392
 * calculateFuel({ value: 1, unit: units.kilowattHour, factor: diesel }) // throws unit_dimension_mismatch
 * ```
 */
export function calculateFuel<
  Symbol extends SymbolName,
  Own extends UnitTable | undefined = undefined,
  Per extends string = string,
  Bridge extends FuelBridge | undefined = undefined,
>(activity: FuelActivity<Symbol, Own, Per, Bridge>): Calculation
export function calculateFuel(activity: FuelActivity): Calculation {
  // a loop over the names costs less than a look-up of each, and this runs with every calculation
  for (const name in activity)
    if (name !== 'value' && name !== 'unit' && name !== 'factor' && name !== 'allowCredits')
      return checkedCalculation(activity)
  const value = activity?.value
  return isPlain(value) ? fuelCalculation(value + 0, preparedFuel(activity)) : checkedCalculation(activity)
}

/** The fixed options for many quantities of one fuel. */
export type PreparedFuelOptions<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
  Per extends string = string,
  Bridge extends FuelBridge | undefined = FuelBridge | undefined,
> = Omit<FuelActivity<Symbol, Own, Per, Bridge>, 'value'>

/**
 * Returns a function from a quantity to its emission in kilograms, for loops: unit, factor and options are validated
 * once, and each call gives the same digits as `calculateFuel` without the steps. Throws the codes of `calculateFuel`.
 *
 * @example
 * ```ts
 * import { prepareFuel } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const diesel = prepareFuel({ unit: 'l', factor: findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres') })
 * diesel(1234.56).co2e // => 3173.8315392
 * diesel(-1) // throws must_be_non_negative
 * ```
 */
export function prepareFuel<
  Symbol extends SymbolName,
  Own extends UnitTable | undefined = undefined,
  Per extends string = string,
  Bridge extends FuelBridge | undefined = undefined,
>(options: PreparedFuelOptions<Symbol, Own, Per, Bridge>): (value: NumberInput) => Emission
export function prepareFuel(options: PreparedFuelOptions): (value: NumberInput) => Emission {
  checkActivity(options, OPTION_FIELDS)
  const { allowCredits } = options
  const { prepared } = prepareParts(options)
  return (value) => {
    if (isPlain(value)) return preparedEmission(value, prepared)
    return preparedEmissionOf(checkQuantity(value, 'value', { allowCredits }), prepared)
  }
}
