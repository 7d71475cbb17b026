import { isOneOf } from '../../base/index.ts'
import { chosenFactor, stepsToFactor } from '../../core/activities/index.ts'
import {
  checkFactorUse,
  convertSteps,
  type EmissionFactor,
  FACTOR_USES,
  type FactorUse,
  type Step,
  upstreamNotices,
} from '../../core/emissions/index.ts'
import { checkChoice, collect, collectEach, fail, type Notice, show } from '../../core/errors/index.ts'
import { compare, parseNumber, ZERO } from '../../core/exact/index.ts'
import { builtInUnits, type UnitRef, type UnitTable } from '../../core/units/index.ts'
import { type CompiledPair, type ConstantStep, per1Of, type UnitPair } from './pair.ts'

/** Counts, which no unit table contains. */
const COUNTED = ['passenger', 'room', 'night', '1'] as const

/** Products of two columns, each in the unit in which it is multiplied. */
const PRODUCTS = [
  { first: 't', second: 'km', product: 't·km' },
  { first: 'passenger', second: 'km', product: 'passenger·km' },
  { first: 'room', second: 'night', product: 'room·night' },
] as const

/** Returns the symbol of a column's unit: from the table, or a count. */
function symbolOf(unit: UnitRef, path: string, table: UnitTable): string {
  return isOneOf(COUNTED, unit) ? unit : table.find(unit, path).short_name
}

/** True if a column in `unit` converts to `target`. */
function fits(unit: string, target: string, table: UnitTable): boolean {
  if (unit === target) return true
  if (isOneOf(COUNTED, unit) || isOneOf(COUNTED, target)) return false
  return table.find(unit).typeUnit === table.find(target).typeUnit
}

function toUnit(unit: string, target: string, table: UnitTable): readonly Step[] {
  return unit === target ? [] : convertSteps(unit, target, { table })
}

/** A unit, and the steps to it. */
interface ReachedUnit {
  readonly unit: string
  readonly steps: readonly Step[]
}

function checkTimes(times: ConstantStep['times'], path: string): void {
  if (compare(parseNumber(times, path), ZERO) >= 0) return
  fail(path, 'must_be_non_negative', { message: 'must not be negative', expected: '0 or more', received: times })
}

/** Returns the unit after a constant step. */
function cancelUnit(unit: string, by: string, path: string): string {
  if (by === '1') return unit
  const [target = '', source = ''] = String(by).split('/')
  if (source === unit) return target
  const message = `multiplies ${show(source)}, and the rows are in ${unit} here; write '1' or '…/${unit}'`
  return fail(path, 'unit_dimension_mismatch', { message, expected: `…/${unit}`, received: by })
}

/** Returns the unit after the constant steps, and the steps as data. */
function constantSteps(start: string, constants: readonly ConstantStep[]): ReachedUnit {
  let unit = start
  const steps = collectEach(constants, ({ times, unit: by }, index): Step => {
    collect({
      times: () => checkTimes(times, `steps[${index}].times`),
      unit: () => {
        unit = cancelUnit(unit, by, `steps[${index}].unit`)
      },
    })
    return { kind: 'quantity', what: 'consumption', times, unit: by }
  })
  return { unit, steps }
}

/** Returns the unit of the product of two columns, and the steps to it. */
function productOf(unit: string, second: string, table: UnitTable): ReachedUnit {
  if (second === '1') return { unit, steps: [] }
  for (const { first, second: by, product } of PRODUCTS) {
    const ends = [
      [unit, second],
      [second, unit],
    ] as const
    for (const [a, b] of ends) {
      if (fits(a, first, table) && fits(b, by, table)) {
        return { unit: product, steps: [...toUnit(a, first, table), ...toUnit(b, by, table)] }
      }
    }
  }
  const expected = PRODUCTS.map(({ first, second: by }) => `${first} and ${by}`).join(', ')
  const message = `${unit} and ${second} make no unit that a factor is per; give two of one kind as listed, or '1' for a number`
  return fail('second', 'unit_dimension_mismatch', { message, expected, received: second })
}

/** The notices of a factor for a use. Throws `invalid_choice`, `factor_category_mismatch`. */
function useNotices(factor: EmissionFactor, use: FactorUse): readonly Notice[] {
  checkChoice({ path: 'use', value: use }, FACTOR_USES)
  checkFactorUse({ factor, path: 'factor' }, [use])
  return upstreamNotices({ factor, path: 'factor' }, use)
}

/** Compiles a pair of a unit and a factor. Throws the errors of the scalar functions. */
export function compileUnitPair(pair: UnitPair, table: UnitTable = builtInUnits): CompiledPair {
  const { chosen, unit, second } = collect({
    chosen: () => chosenFactor(pair.factor),
    unit: () => symbolOf(pair.unit, 'unit', table),
    second: () => (pair.second === undefined ? null : symbolOf(pair.second, 'second', table)),
  })
  const { factor, notices } = chosen
  const constant = constantSteps(unit, pair.steps ?? [])
  const product = second === null ? { unit: constant.unit, steps: [] } : productOf(constant.unit, second, table)
  const { heatingValue, bridge, use } = pair
  const toFactor = stepsToFactor(product.unit, factor, { heatingValue, bridge, table, takesBridge: true })
  const noticesOfUse = use === undefined ? [] : useNotices(factor, use)
  const parts = [{ steps: [...constant.steps, ...product.steps, ...toFactor.steps], factor }]
  return { unit, second, parts, per1: per1Of(parts), notices: [...notices, ...toFactor.notices, ...noticesOfUse] }
}
