import { convertSteps, type EmissionFactor, type FuelBridge, type Step } from '../emissions/index.ts'
import { checkChoice, fail, type Notice, notice } from '../errors/index.ts'
import { builtInUnits, type Unit, type UnitRef, type UnitTable } from '../units/index.ts'
import { bridgeDirections, bridgeStep } from './bridge-step.ts'
import { unitOfFactor } from './factor-choice.ts'

/** The conversion of a quantity to the unit of a factor. */
export interface UnitSteps {
  /** Symbol of the unit of the activity. */
  readonly unit: string
  readonly steps: readonly Step[]
  readonly notices: readonly Notice[]
}

/** Options of the conversion to a factor's unit. */
export interface UnitStepsOptions {
  readonly heatingValue?: 'gross' | 'net' | undefined
  readonly bridge?: FuelBridge | undefined
  readonly table?: UnitTable | undefined
  /** The field of the unit; default 'unit'. */
  readonly path?: string
  /** The field of the factor; default 'factor'. */
  readonly factorPath?: string
  /** True if the activity has a bridge field, which the message of a mismatch may then suggest. */
  readonly takesBridge?: boolean
}

function heatingValueNotices(unit: Unit, factor: EmissionFactor, stated: 'gross' | 'net' | undefined): Notice[] {
  if (stated !== undefined) checkChoice({ path: 'heatingValue', value: stated }, ['gross', 'net'])
  if (unit.typeUnit !== 'ELECTRICITY' || factor.heatingValue === null) return []
  if (stated === undefined) {
    const code = factor.heatingValue === 'gross' ? 'heating_value_assumed_gross' : 'heating_value_assumed_net'
    const message = `the activity states no heating value and is read as ${factor.heatingValue}, as the factor is`
    return [notice(code, 'heatingValue', message)]
  }
  if (stated === factor.heatingValue) return []
  const message = `is ${stated} and the factor ${factor.key} is ${factor.heatingValue}; choose the ${stated} factor of the fuel`
  return fail('heatingValue', 'heating_value_mismatch', { message, expected: factor.heatingValue, received: stated })
}

interface Bridging {
  readonly bridge: FuelBridge
  readonly table: UnitTable
}

function bridgeSteps(unit: Unit, factor: EmissionFactor, { bridge, table }: Bridging): readonly Step[] {
  const target = table.find(factor.unit, 'factor.unit')
  const direction = bridgeDirections(bridge, table).find(
    ({ from, to }) => from.typeUnit === unit.typeUnit && to.typeUnit === target.typeUnit,
  )
  if (direction === undefined) {
    const message = `${bridge.name} converts between ${bridge.from} and ${bridge.to}, not from ${unit.short_name} to ${factor.unit}`
    return fail('bridge', 'bridge_not_applicable', { message, expected: `${unit.typeUnit} to ${target.typeUnit}` })
  }
  const step = bridgeStep(bridge, direction)
  return [...convertSteps(unit, direction.from, { table }), step, ...convertSteps(direction.to, target, { table })]
}

/** True if a bridge uses the other heating value than the factor. */
function contradicts(bridge: FuelBridge, factor: EmissionFactor): boolean {
  return (
    bridge.heatingValue !== undefined && factor.heatingValue !== null && bridge.heatingValue !== factor.heatingValue
  )
}

/**
 * Returns the steps from a unit to the unit of a factor. A different dimension is rejected unless a bridge is named.
 * Throws `unknown_unit`, `unit_dimension_mismatch`, `heating_value_mismatch`, `bridge_not_applicable`.
 */
export function stepsToFactor(unitRef: UnitRef, factor: EmissionFactor, options: UnitStepsOptions = {}): UnitSteps {
  const { heatingValue, bridge, table = builtInUnits, path = 'unit', factorPath = 'factor' } = options
  const { takesBridge = false } = options
  const unit = table.find(unitRef, path)
  const target = unitOfFactor(factor, factorPath, table)
  const notices = heatingValueNotices(unit, factor, heatingValue)
  if (unit.typeUnit === target.typeUnit) {
    return { unit: unit.short_name, steps: convertSteps(unit, target, { table, path }), notices }
  }
  if (bridge === undefined) {
    const otherwise = takesBridge ? ' or name a bridge (density, calorific value)' : ''
    const message = `${unit.short_name} (${unit.typeUnit}) does not fit the factor per ${factor.unit} (${target.typeUnit}); choose a factor per ${unit.short_name}${otherwise}`
    fail(path, 'unit_dimension_mismatch', { message, expected: target.typeUnit, received: unit.typeUnit })
  }
  if (contradicts(bridge, factor)) {
    const message = `${bridge.name} is ${bridge.heatingValue} and the factor ${factor.key} is ${factor.heatingValue}`
    fail('bridge', 'heating_value_mismatch', { message, expected: String(factor.heatingValue) })
  }
  const steps = bridgeSteps(unit, factor, { bridge, table })
  const used = notice(
    'bridge_used',
    'bridge',
    `${bridge.name} (${bridge.source}) led from ${unit.short_name} to ${factor.unit}`,
  )
  return { unit: unit.short_name, steps, notices: [...notices, used] }
}
