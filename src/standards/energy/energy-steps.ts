import { bridgeDirections, bridgeStep } from '../../core/activities/index.ts'
import {
  type CalorificValues,
  convertSteps,
  type FuelBridge,
  type HeatingValue,
  type Step,
} from '../../core/emissions/index.ts'
import { checkChoice, fail, type Notice, notice } from '../../core/errors/index.ts'
import { compare, divide, parseNumber, printExact } from '../../core/exact/index.ts'
import { checkName } from '../../core/names/index.ts'
import type { Unit, UnitTable } from '../../core/units/index.ts'

const HEATING_VALUES = ['gross', 'net'] as const
const ENERGY = 'ELECTRICITY'

/** The steps from a quantity to kWh. */
export interface EnergySteps {
  readonly unit: string
  readonly steps: readonly Step[]
  /** The calorific basis of the quantity as converted to energy; null if it is not a fuel. */
  readonly heatingValue: HeatingValue | null
  readonly notices: readonly Notice[]
}

/** The unit, steps and notices of a conversion in progress. */
interface ConversionState {
  readonly unit: Unit
  readonly steps: readonly Step[]
  readonly heatingValue: HeatingValue | null
  readonly notices: readonly Notice[]
}

/** The options of the conversion to kWh. */
export interface EnergyStepsOptions {
  readonly unit: Unit
  readonly isFuel: boolean
  readonly heatingValue: HeatingValue | undefined
  readonly basis: HeatingValue | undefined
  readonly properties: readonly FuelBridge[]
  readonly calorificValues: CalorificValues | undefined
  readonly table: UnitTable
}

function applyProperty(
  reached: ConversionState,
  bridge: FuelBridge,
  { path, table }: { path: string; table: UnitTable },
): ConversionState {
  const { unit, steps, notices } = reached
  const directions = unit.typeUnit === ENERGY ? [] : bridgeDirections(bridge, table, path)
  const direction = directions.find(({ from }) => from.typeUnit === unit.typeUnit)
  if (direction === undefined) {
    const ends = `${bridge.name} converts between ${bridge.from} and ${bridge.to}`
    const message =
      unit.typeUnit === ENERGY
        ? `is one too many: ${unit.short_name} is energy already; leave it out, or give calorificValues for the other basis`
        : `cannot convert ${unit.short_name}: ${ends}; give the properties in order, from the unit to energy`
    fail(path, 'bridge_not_applicable', { message, expected: `from ${unit.typeUnit}`, received: bridge.name })
  }
  const { to } = direction
  return {
    unit: to,
    steps: [...steps, ...convertSteps(unit, direction.from, { table }), bridgeStep(bridge, direction)],
    heatingValue: to.typeUnit === ENERGY ? (bridge.heatingValue ?? null) : null,
    notices: [
      ...notices,
      notice('bridge_used', path, `${bridge.name} (${bridge.source}) led from ${unit.short_name} to ${to.short_name}`),
    ],
  }
}

function toEnergy({ unit, heatingValue, properties, table }: EnergyStepsOptions): ConversionState {
  let reached: ConversionState = { unit, steps: [], heatingValue: heatingValue ?? null, notices: [] }
  for (const [index, bridge] of properties.entries()) {
    reached = applyProperty(reached, bridge, { path: `properties[${index}]`, table })
  }
  if (reached.unit.typeUnit === ENERGY) return reached
  const { short_name: symbol, typeUnit } = reached.unit
  const message = `${symbol} (${typeUnit}) is not energy; give the properties that convert it, in order, such as a density and a calorific value, or the kWh per kilometre of the vehicle`
  return fail('unit', 'unit_dimension_mismatch', { message, expected: ENERGY, received: typeUnit })
}

/** Returns the calorific basis of a fuel as converted to energy. Throws `required`, `heating_value_mismatch`. */
function heatingValueOf(
  { heatingValue: stated, properties, unit }: EnergyStepsOptions,
  reached: ConversionState,
): HeatingValue {
  const { heatingValue } = reached
  if (heatingValue === null) {
    const path = unit.typeUnit === ENERGY ? 'heatingValue' : `properties[${properties.length - 1}].heatingValue`
    const message = 'must be gross or net: energy of a fuel has two values; a supplier of gas states it on the bill'
    return fail(path, 'required', { message, expected: HEATING_VALUES.join(', ') })
  }
  if (stated === undefined || stated === heatingValue) return heatingValue
  const message = `is ${stated} and ${properties.at(-1)?.name} is ${heatingValue}; leave it out, or give the ${stated} calorific value`
  return fail('heatingValue', 'heating_value_mismatch', { message, expected: heatingValue, received: stated })
}

/**
 * Builds the step from one calorific value to the other. Throws `heating_value_mismatch`, `text_invalid`,
 * `must_be_positive`, number codes.
 */
function heatingValueStep(from: HeatingValue, to: HeatingValue, values: CalorificValues | undefined): Step {
  if (values === undefined) {
    const message = `is ${to} and the energy is ${from}; give calorificValues (both of the fuel, or their ratio), or take the energy as ${from}`
    return fail('basis', 'heating_value_mismatch', { message, expected: from, received: to })
  }
  checkName({ path: 'calorificValues.name', value: values.name }, 'label')
  checkName({ path: 'calorificValues.source', value: values.source }, 'label')
  const exact = {
    gross: parseNumber(values.gross, 'calorificValues.gross'),
    net: parseNumber(values.net, 'calorificValues.net'),
  }
  if (exact.net.n <= 0n) {
    const message = `of ${values.name} must be more than zero`
    fail('calorificValues.net', 'must_be_positive', { message, expected: 'more than 0', received: values.net })
  }
  if (compare(exact.gross, exact.net) < 0) {
    const message = `of ${values.name} is below the net one; the gross calorific value is the larger`
    fail('calorificValues.gross', 'heating_value_mismatch', {
      message,
      expected: `${values.net} or more`,
      received: values.gross,
    })
  }
  const { name, source } = values
  const digits = { gross: printExact(exact.gross), net: printExact(exact.net) }
  return {
    kind: 'heating_value',
    times: printExact(divide(exact[to], exact[from])),
    unit: '1',
    from,
    to,
    name,
    source,
    ...digits,
  }
}

function checkNoBasis({ heatingValue, basis, calorificValues }: EnergyStepsOptions, reached: ConversionState): void {
  const stated = { heatingValue, basis, calorificValues }
  for (const [path, value] of Object.entries(stated)) {
    if (value === undefined) continue
    const message = 'belongs to fuels: other energy has no calorific value; leave it out'
    fail(path, 'heating_value_mismatch', { message, received: value })
  }
  if (reached.heatingValue === null) return
  const message = 'gives energy of a fuel; use a property without heatingValue, or a fuel as the source'
  fail('properties', 'heating_value_mismatch', { message, received: reached.heatingValue })
}

/**
 * Builds the steps from a quantity to kWh on a basis. Throws `unit_dimension_mismatch`, `bridge_not_applicable`,
 * `heating_value_mismatch`, `required`, `invalid_choice` and the number codes.
 */
export function stepsToKwh(options: EnergyStepsOptions): EnergySteps {
  const { unit, isFuel, heatingValue: stated, calorificValues, table } = options
  if (stated !== undefined) checkChoice({ path: 'heatingValue', value: stated }, HEATING_VALUES)
  const reached = toEnergy(options)
  const toKwh = [...reached.steps, ...convertSteps(reached.unit, 'kWh', { table })]
  if (!isFuel) {
    checkNoBasis(options, reached)
    return { unit: unit.short_name, steps: toKwh, heatingValue: null, notices: reached.notices }
  }
  const basis = checkChoice({ path: 'basis', value: options.basis }, HEATING_VALUES)
  const heatingValue = heatingValueOf(options, reached)
  const way = { unit: unit.short_name, heatingValue }
  if (heatingValue === basis) return { ...way, steps: toKwh, notices: reached.notices }
  const step = heatingValueStep(heatingValue, basis, calorificValues)
  const message = `${heatingValue} energy was taken as ${basis} by the calorific values of ${calorificValues?.name} (${calorificValues?.source})`
  const notices = [...reached.notices, notice('heating_value_converted', 'basis', message)]
  return { ...way, steps: [...toKwh, step], notices }
}
