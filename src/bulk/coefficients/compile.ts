import { isList, isOneOf } from '../../base/index.ts'
import { chosenFactor, stepsToFactor } from '../../core/activities/index.ts'
import {
  asFactor,
  type Calculation,
  type Contribution,
  checkFactorUse,
  convertSteps,
  type EmissionFactor,
  FACTOR_USES,
  type FactorUse,
  GASES,
  type Step,
  upstreamNotices,
  usesOfContribution,
} from '../../core/emissions/index.ts'
import {
  checkChoice,
  checkOptionNames,
  collect,
  collectEach,
  fail,
  type KnownFields,
  type Notice,
  prefixErrors,
  requireObject,
  show,
  Violations,
} from '../../core/errors/index.ts'
import { compare, equal, parseNumber, rationalOf, ZERO } from '../../core/exact/index.ts'
import { builtInUnits, type UnitRef, type UnitTable } from '../../core/units/index.ts'
import { type CoefficientSet, requireOptions, type UnpublishedRule } from './coefficient-set.ts'
import {
  type CheckedPair,
  COUNTED_UNITS,
  type CompiledPair,
  type ConstantStep,
  type ExamplePair,
  type PairDefinition,
  type PairPart,
  per1Of,
  type UnitPair,
} from './pair.ts'

/** Maximum number of pairs in a set. */
export const PAIRS_MAX = 65_536

/** Pairs to compile, and how to treat their rows. */
export interface CompileOptions {
  /** The unit and factor that rows share; a row refers to its pair by the index in this list. */
  readonly pairs: readonly PairDefinition[]
  /** The table of the units; defaults to the built-in one. */
  readonly units?: UnitTable | undefined
  /** Accept negative values, for correction invoices; by default rows below zero fail. */
  readonly allowCredits?: boolean | undefined
  /**
   * Treatment of a pair that does not publish all four gases: 'refuse' it (default), or 'mark' the cells of its
   * unpublished gases with NaN, and make a total with such a row null.
   */
  readonly unpublished?: UnpublishedRule | undefined
}

/** Pairs whose literals the compiler checks. */
export interface LiteralCompileOptions<Pairs extends readonly PairDefinition[], Own extends UnitTable | undefined>
  extends Omit<CompileOptions, 'pairs' | 'units'> {
  /** The unit and factor that rows share; a row refers to its pair by the index in this list. */
  readonly pairs: { readonly [Index in keyof Pairs]: CheckedPair<Pairs[Index], Own> }
  /** The table of the units; defaults to the built-in one. */
  readonly units?: Own | undefined
}

const OPTION_NAMES: KnownFields<CompileOptions> = { pairs: true, units: true, allowCredits: true, unpublished: true }
const PAIR_FIELDS: KnownFields<UnitPair> = {
  ...{ unit: true, factor: true, use: true, second: true, steps: true, heatingValue: true, bridge: true },
}

function compilePair(pair: PairDefinition, { units = builtInUnits, unpublished }: CompileOptions): CompiledPair {
  requireObject({ path: '', value: pair }, { message: 'must be a pair', expected: '{ unit, factor } or { like }' })
  const compiled = 'like' in pair ? compileExamplePair(pair) : compileUnitPair(pair, units)
  const missing = GASES.filter((gas) => compiled.per1[gas] === null)
  if (missing.length > 0 && unpublished !== 'mark') {
    const keys = compiled.parts.map(({ factor }) => factor.key).join(' and ')
    const message = `of ${keys} publishes no ${missing.join(', ')}; choose another, or compile with unpublished: 'mark'`
    fail('factor', 'factor_without_gases', { message, expected: 'co2, ch4, n2o and co2e' })
  }
  return Object.freeze(compiled)
}

function checkPairs(pairs: unknown): void {
  if (!Array.isArray(pairs) || pairs.length === 0) {
    const about = { expected: '[{ unit, factor }, …]', received: pairs }
    fail('pairs', 'required', { message: 'must list at least one pair', ...about })
  }
  if (pairs.length > PAIRS_MAX) {
    const message = `holds ${pairs.length} pairs and a set at most ${PAIRS_MAX}; make several sets`
    fail('pairs', 'list_too_long', { message, expected: `at most ${PAIRS_MAX}` })
  }
}

function checkSecond(pairs: readonly (CompiledPair | undefined)[], violations: Violations): void {
  const has = (pair: CompiledPair | undefined) => typeof pair?.second === 'string'
  if (pairs.every((pair) => pair === undefined || has(pair)) || !pairs.some(has)) return
  const index = pairs.findIndex((pair) => pair !== undefined && !has(pair))
  const message = "has no second column and others have; give it second: '1' and 1 in its rows, or make two sets"
  violations.add(`pairs[${index}].second`, 'required', message)
}

/**
 * Compiles pairs of a unit (with constant steps) and a factor to coefficients for whole columns: value × Π steps ×
 * factor, exact. A pair is given by unit and factor, or by a calculation that its rows are `like`, for any activity.
 * Throws all that the scalar functions throw for the same unit and factor, under `pairs[i]`, and
 * `factor_without_gases`, `number_out_of_range` (a coefficient beyond 1e-200 to 1e200), `list_too_long`; all at once.
 *
 * @example
 * ```ts
 * import { calculateColumns, compile } from 'tonne/bulk'
 * import { findFactor } from 'tonne/factors'
 * const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const set = compile({ pairs: [{ unit: 'l', factor: diesel }, { unit: 'US gal', factor: diesel }] })
 * const rows = calculateColumns(set, { value: Float64Array.of(1234.56, 10), coefficient: Uint32Array.of(0, 1) })
 * Array.from(rows.co2e) // => [3173.8315392, 97.3161232254288]
 * compile({ pairs: [{ unit: 'kWh', factor: diesel }] }) // throws unit_dimension_mismatch
 * ```
 */
export function compile<const Pairs extends readonly PairDefinition[], Own extends UnitTable | undefined = undefined>(
  options: LiteralCompileOptions<Pairs, Own>,
): CoefficientSet
export function compile(options: CompileOptions): CoefficientSet {
  requireOptions(options, OPTION_NAMES, '{ pairs }')
  const { unpublished = 'refuse' } = options
  collect({
    unpublished: () => checkChoice({ path: 'unpublished', value: unpublished }, ['refuse', 'mark']),
    pairs: () => checkPairs(options.pairs),
  })
  const violations = new Violations()
  const pairs = options.pairs.map((pair, index) =>
    violations.attempt(() => prefixErrors(`pairs[${index}]`, () => compilePair(pair, options))),
  )
  checkSecond(pairs, violations)
  violations.throwIfAny()
  const compiled = pairs.filter((pair) => pair !== undefined)
  return Object.freeze({
    pairs: Object.freeze(compiled),
    hasSecond: compiled.some(({ second }) => second !== null),
    allowCredits: options.allowCredits === true,
    hasUnpublished: compiled.some(({ per1 }) => GASES.some((gas) => per1[gas] === null)),
  })
}

/** Products of two columns, each in the unit in which it is multiplied. */
const PRODUCTS = [
  { first: 't', second: 'km', product: 't·km' },
  { first: 'passenger', second: 'km', product: 'passenger·km' },
  { first: 'room', second: 'night', product: 'room·night' },
] as const

/** Returns the symbol of a column's unit: from the table, or a count. */
function symbolOf(unit: UnitRef, path: string, table: UnitTable): string {
  return isOneOf(COUNTED_UNITS, unit) ? unit : table.find(unit, path).short_name
}

/** True if a column in `unit` converts to `target`. */
function fits(unit: string, target: string, table: UnitTable): boolean {
  if (unit === target) return true
  if (isOneOf(COUNTED_UNITS, unit) || isOneOf(COUNTED_UNITS, target)) return false
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
function compileUnitPair(pair: UnitPair, table: UnitTable = builtInUnits): CompiledPair {
  checkOptionNames(pair, PAIR_FIELDS)
  const { chosen, unit, second } = collect({
    chosen: () => chosenFactor(pair.factor),
    unit: () => symbolOf(pair.unit, 'unit', table),
    second: () => (pair.second === undefined ? null : symbolOf(pair.second, 'second', table)),
  })
  const { factor, notices } = chosen
  const constant = constantSteps(unit, pair.steps ?? [])
  const product = second === null ? { unit: constant.unit, steps: [] } : productOf(constant.unit, second, table)
  const { heatingValue, bridge = chosen.bridge, use } = pair
  const toFactor = stepsToFactor(product.unit, factor, { heatingValue, bridge, table, takesBridge: true })
  const noticesOfUse = use === undefined ? [] : useNotices(factor, use)
  const parts = [{ steps: [...constant.steps, ...product.steps, ...toFactor.steps], factor }]
  return { unit, second, parts, per1: per1Of(parts), notices: [...notices, ...toFactor.notices, ...noticesOfUse] }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** True if all contributions have the same activity, which can then be left open. */
function hasOneActivity({ method, contributions: [first, ...others] }: Calculation): boolean {
  if (first === undefined) return false
  // each leg and each night is an activity of its own, even if equal
  if (method?.id === 'trip') return others.length === 0
  const { value, unit } = first.activity
  const exact = rationalOf(value)
  return others.every(({ activity }) => activity.unit === unit && equal(rationalOf(activity.value), exact))
}

function checkExampleActivity(activity: Contribution['activity']): void {
  if (!isObject(activity) || typeof activity.unit !== 'string') {
    const about = { expected: '{ value, unit }', received: activity }
    fail('activity', 'required', { message: 'must be a value and its unit', ...about })
  }
  parseNumber(activity.value, 'activity.value')
}

function checkExampleSteps(steps: readonly Step[]): void {
  if (!isList(steps) || !steps.every(isObject)) {
    fail('steps', 'required', { message: 'must list the steps', expected: 'Step[]', received: steps })
  }
  collectEach(steps, ({ times }, index) => parseNumber(times, `steps[${index}].times`))
}

/** Returns the part of a contribution; the calculation may come from JSON or from another library. */
function pairPart({ method }: Calculation, contribution: Contribution): PairPart {
  const expected = '{ label, activity, steps, factor }'
  requireObject({ path: '', value: contribution }, { message: 'must be a contribution', expected })
  const { activity, steps } = contribution
  collect({ activity: () => checkExampleActivity(activity), steps: () => checkExampleSteps(steps) })
  const factor = asFactor(contribution.factor)
  // a calculation of another library may name its own method, or no method
  const uses = usesOfContribution(method?.id, contribution)
  if (uses.every((use) => FACTOR_USES.includes(use))) checkFactorUse({ factor, path: 'factor' }, uses)
  return { steps, factor }
}

/** Compiles the pair of rows that are calculated like the example. */
function compileExamplePair({ like }: ExamplePair): CompiledPair {
  if (!isObject(like) || !Array.isArray(like.contributions)) {
    fail('like', 'required', { message: 'must be a calculation', expected: 'a Calculation', received: like })
  }
  const parts = collectEach(like.contributions, (contribution, index) =>
    prefixErrors(`like.contributions[${index}]`, () => pairPart(like, contribution)),
  )
  if (!hasOneActivity(like)) {
    const message = 'holds parts of several activities (a trip of several legs); give a pair for each'
    fail('like', 'invalid_choice', { message, expected: 'a calculation of one activity value' })
  }
  const unit = like.contributions[0]?.activity.unit as string
  const notices = Array.isArray(like.notices) ? like.notices : []
  return { unit, second: null, parts, per1: per1Of(parts), notices }
}
