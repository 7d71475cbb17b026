import { isKeyOf } from '../../base/index.ts'
import {
  type Calculation,
  type Contribution,
  calculationOf,
  type EmissionFactor,
  type FactorChoice,
  isCombinedPair,
  type Method,
  type SelectedFactor,
  type Step,
} from '../emissions/index.ts'
import {
  checkChoice,
  checkOptionNames,
  collect,
  fail,
  type KnownFields,
  type Notice,
  notice,
  Violations,
} from '../errors/index.ts'
import {
  compare,
  divide,
  type Exact,
  multiply,
  type NumberInput,
  parseNumber,
  printExact,
  rationalOf,
} from '../exact/index.ts'
import {
  builtInUnits,
  chooseConversion,
  type SymbolName,
  type Unit,
  type UnitField,
  type UnitTable,
} from '../units/index.ts'
import { chosenFactor, chosenPart, unitOfFactor, withUse } from './factor-choice.ts'
import { checkActivity, checkQuantity } from './quantity.ts'
import { stepsToFactor } from './unit-steps.ts'

/** The consumption of a vehicle: `value` of `unit` per 1 or per 100 of the activity's distance unit. */
export interface FuelConsumption<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> {
  readonly value: NumberInput
  readonly unit: UnitField<Own, Symbol>['unit']
  /** Default 1. */
  readonly per?: 1 | 100 | undefined
}

/** The activity of a vehicle: a distance, or the fuel or electricity used. */
export interface VehicleActivity<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> {
  /** Distance or fuel; 0 or more. */
  readonly amount: NumberInput
  readonly unit: UnitField<Own, Symbol>['unit']
  /** A factor per distance or per fuel, or the pair that `combineFactors` makes. */
  readonly factor: FactorChoice | readonly [FactorChoice, FactorChoice]
  /** Required if the amount is a distance and a factor is per fuel. */
  readonly consumption?: FuelConsumption<Symbol, Own> | undefined
  /** The basis of an energy value, if stated. */
  readonly heatingValue?: 'gross' | 'net' | undefined
  /** The measured fuel in addition to a distance, for a pair of factors; takes precedence over the consumption. */
  readonly fuel?: { readonly value: NumberInput; readonly unit: UnitField<Own, Symbol>['unit'] } | undefined
  /** Accepts a consumption that only makes sense per 100 km. */
  readonly allowImplausibleConsumption?: boolean | undefined
  readonly allowCredits?: boolean | undefined
  readonly table?: Own | undefined
}

const FIELDS: KnownFields<VehicleActivity> = {
  ...{ amount: true, unit: true, factor: true, consumption: true, heatingValue: true, fuel: true },
  ...{ allowImplausibleConsumption: true, allowCredits: true, table: true },
}

const METHOD: Method = Object.freeze({ id: 'vehicle', version: 1 })

/** Consumption per kilometre above which a wrong `per` option is assumed. */
const IMPLAUSIBLE_PER_KM = {
  VOLUME: { limit: '2', unit: 'l' },
  WEIGHT: { limit: '2', unit: 'kg' },
  ELECTRICITY: { limit: '10', unit: 'kWh' },
} as const

interface VehicleMethod {
  readonly activity: Contribution['activity']
  readonly steps: readonly Step[]
  readonly notices: readonly Notice[]
}

interface Use {
  readonly unit: Unit
  readonly amount: Exact
  readonly table: UnitTable
  readonly activity: VehicleActivity
}

function plausibilityNotices(perUnit: string, consumptionUnit: Unit, use: Use): readonly Notice[] {
  const { unit, table, activity } = use
  const { typeUnit } = consumptionUnit
  if (!isKeyOf(IMPLAUSIBLE_PER_KM, typeUnit)) return []
  const rule = IMPLAUSIBLE_PER_KM[typeUnit]
  const toRule = chooseConversion(consumptionUnit, rule.unit, { table }).factor
  const perKm = divide(multiply(parseNumber(perUnit), toRule), chooseConversion(unit, 'km', { table }).factor)
  if (compare(perKm, parseNumber(rule.limit)) <= 0) return []
  const message = `is more than ${rule.limit} ${rule.unit} per km; set per: 100 if the figure is per 100 ${unit.short_name}`
  if (activity.allowImplausibleConsumption)
    return [notice('consumption_implausible_allowed', 'consumption', `consumption ${message}`)]
  return fail('consumption.value', 'consumption_implausible', { message, received: activity.consumption?.value })
}

/** Distance × consumption, converted to the unit of the factor. */
function routeByConsumption(factor: EmissionFactor, use: Use): VehicleMethod {
  const { unit, amount, table, activity } = use
  const { consumption } = activity
  if (consumption === undefined || consumption === null) {
    const message = `is needed to convert ${unit.short_name} to the ${factor.unit} of ${factor.key}; give it, or use a factor per distance`
    return fail('consumption', 'vehicle_specification_incomplete', { message, expected: '{ value, unit, per }' })
  }
  const { value, per, source } = collect({
    value: () => checkQuantity(consumption.value, 'consumption.value', { positive: true }),
    per: () => checkChoice({ path: 'consumption.per', value: consumption.per ?? 1 }, [1, 100]),
    source: () => table.find(consumption.unit, 'consumption.unit'),
  })
  const perUnit = printExact(divide(rationalOf(value), parseNumber(per)))
  const step: Step = {
    kind: 'quantity',
    what: 'consumption',
    times: perUnit,
    unit: `${source.short_name}/${unit.short_name}`,
  }
  const notices = plausibilityNotices(perUnit, source, use)
  const converted = stepsToFactor(source, factor, {
    table,
    path: 'consumption.unit',
    heatingValue: activity.heatingValue,
  })
  return {
    activity: { value: amount, unit: unit.short_name },
    steps: [step, ...converted.steps],
    notices: [...notices, ...converted.notices],
  }
}

function routeByFuel(factor: EmissionFactor, use: Use): VehicleMethod {
  const { table, activity } = use
  const { heatingValue, allowCredits } = activity
  const value = checkQuantity(activity.fuel?.value, 'fuel.value', { allowCredits })
  const converted = stepsToFactor(activity.fuel?.unit ?? '', factor, { table, path: 'fuel.unit', heatingValue })
  return { activity: { value, unit: converted.unit }, steps: converted.steps, notices: converted.notices }
}

/** Converts the activity to the unit of a factor: directly, by the measured fuel, or by distance × consumption. */
function chooseVehicleMethod(factor: EmissionFactor, use: Use): VehicleMethod {
  const { unit, amount, table, activity } = use
  const target = unitOfFactor(factor, 'factor', table)
  if (unit.typeUnit !== target.typeUnit) {
    if (activity.fuel !== undefined && target.typeUnit !== 'DISTANCE') return routeByFuel(factor, use)
    if (unit.typeUnit === 'DISTANCE') return routeByConsumption(factor, use)
  }
  const converted = stepsToFactor(unit, factor, { table, heatingValue: activity.heatingValue })
  return { activity: { value: amount, unit: converted.unit }, steps: converted.steps, notices: converted.notices }
}

function vehicleLabel(factor: EmissionFactor, isPair: boolean): string {
  if (!isPair) return 'vehicle'
  return factor.per1.co2 === null && factor.biogenicCo2 === null ? 'CH4 and N2O' : 'CO2'
}

function isPair(factor: VehicleActivity['factor']): factor is readonly [FactorChoice, FactorChoice] {
  return Array.isArray(factor)
}

/** Rejects a selected factor that needs a density or calorific value: the method of a vehicle has no such step. */
function rejectBridge({ factor: { key, unit }, bridge }: SelectedFactor): void {
  if (bridge === undefined) return
  const message = `can be converted to ${key} only by ${bridge.name}, which vehicles do not support; give the fuel in ${unit}, or record it as fuel burnt`
  fail('unit', 'unit_dimension_mismatch', { message, expected: unit })
}

/**
 * Returns the factors that are valid: one, or the pair that `combineFactors` created; any other two count something
 * twice.
 */
function chosenFactors(choice: VehicleActivity['factor'], violations: Violations): readonly SelectedFactor[] {
  const choices = isPair(choice) ? choice : [choice]
  const read = (one: FactorChoice, path: string) => {
    const chosen = isPair(choice) ? chosenPart(one, path) : chosenFactor(one, path)
    rejectBridge(chosen)
    return withUse(chosen, 'vehicle', path)
  }
  const chosen = choices
    .map((one, index) => violations.attempt(() => read(one, isPair(choice) ? `factor[${index}]` : 'factor')))
    .filter((one) => one !== undefined)
  const [first, second, ...others] = chosen
  const isCombined = first && second && others.length === 0 && isCombinedPair(first.factor, second.factor)
  if (isPair(choice) && chosen.length === choice.length && !isCombined) {
    const message = 'is not a pair from combineFactors; other factors together count something twice or not at all'
    violations.add('factor', 'factor_not_combinable', { message, expected: 'what combineFactors returned' })
  }
  return chosen
}

/**
 * Calculates the emission of a vehicle, in kilograms: distance × factor per distance, fuel × factor per fuel, or
 * distance × consumption × factor per fuel. A pair of factors (US EPA: CO2 per gallon, CH4 and N2O per mile) makes two
 * parts. A consumption above 2 l/km, 2 kg/km or 10 kWh/km is rejected, since it is probably per 100 km. Throws the
 * number codes, `must_be_non_negative`, `unknown_unit`, `unit_dimension_mismatch`, `vehicle_specification_incomplete`,
 * `consumption_implausible`, `factor_incomplete`, `factor_category_mismatch`, `factor_not_combinable`; all at once.
 *
 * @example
 * ```ts
 * import { calculateVehicle } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const van = { amount: 1500, unit: 'km', factor: diesel }
 * calculateVehicle({ ...van, consumption: { value: 7.5, unit: 'l', per: 100 } }).emission.co2e // => 289.21725
 * calculateVehicle({ ...van, consumption: { value: 7.5, unit: 'l' } }) // throws consumption_implausible
 * ```
 */
export function calculateVehicle<Symbol extends SymbolName, Own extends UnitTable | undefined = undefined>(
  activity: VehicleActivity<Symbol, Own>,
): Calculation
export function calculateVehicle(activity: VehicleActivity): Calculation {
  checkActivity(activity, FIELDS)
  const violations = new Violations()
  const { consumption, fuel } = activity
  violations.attempt(
    () => consumption && checkOptionNames(consumption, { value: true, unit: true, per: true }, 'consumption.'),
  )
  violations.attempt(() => fuel && checkOptionNames(fuel, { value: true, unit: true }, 'fuel.'))
  const table = activity.table ?? builtInUnits
  const { allowCredits } = activity
  const amount = violations.attempt(() => checkQuantity(activity.amount, 'amount', { allowCredits }))
  const unit = violations.attempt(() => table.find(activity.unit, 'unit'))
  const chosen = chosenFactors(activity.factor, violations)
  const parts = chosen.map(({ factor, notices }) =>
    violations.attempt(() => {
      if (unit === undefined) return undefined
      return { factor, notices, route: chooseVehicleMethod(factor, { unit, amount: amount ?? 0, table, activity }) }
    }),
  )
  violations.throwIfAny()
  const done = parts.filter((part) => part !== undefined)
  return calculationOf({
    method: METHOD,
    contributions: done.map(({ factor, route: { activity, steps } }) => {
      return { label: vehicleLabel(factor, done.length > 1), activity, steps, factor }
    }),
    notices: done.flatMap(({ notices, route }) => [...notices, ...route.notices]),
  })
}
