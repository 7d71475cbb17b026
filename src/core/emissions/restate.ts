import { fail, notice, requireObject, show } from '../errors/index.ts'
import {
  add,
  asExact,
  divide,
  equal,
  type NumberInput,
  nearestDouble,
  ONE,
  parseNumber,
  printExact,
  type Rational,
  rationalOf,
  subtract,
  ZERO,
} from '../exact/index.ts'
import { builtInUnits, type UnitTable } from '../units/index.ts'
import type { Calculation, Contribution, Step } from './calculation.ts'
import { checkCalculation } from './check-calculation.ts'
import { calculationOf, convertSteps, exactTotal } from './exact-emission.ts'
import type { EmissionFactor, ExactColumns, FactorChoice, SelectedFactor } from './factor/emission-factor.ts'
import { factorNotices } from './factor/factor-notices.ts'
import type { GwpSetId } from './factor/gwp-set.ts'
import { withGwpSetOfFactor } from './factor/with-gwp-set-of-factor.ts'
import { withMontrealApart } from './factor/with-montreal-apart.ts'
import { type Gas, gasesOf } from './gas.ts'
import { moneyOf } from './money.ts'
import {
  checkActivities,
  checkFactors,
  checkSameUse,
  isOfFactor,
  isOneRecord,
  restatedLabel,
} from './restatement-rules.ts'
import { withContributions } from './with-contributions.ts'

/** A value for a calculation with a single contribution, or values by label. */
type ByLabel<T> = T | { readonly byLabel: Readonly<Record<string, T>> }

/** The changes by label of contributions; a bare value requires a single one, or a corrected activity of a record. */
export interface RestatementChange {
  /** The corrected activity, in the original unit. */
  readonly activity?: ByLabel<NumberInput> | undefined
  readonly factor?: ByLabel<FactorChoice> | undefined
  readonly gwp?: GwpSetId | undefined
  /** The same record as calculated by another method or method version. */
  readonly method?: Calculation | undefined
  /** Accepts a negative activity, for correction invoices. */
  readonly allowCredits?: boolean | undefined
  /** The table of the units, unless built in. */
  readonly table?: UnitTable | undefined
}

/** The part of the change that one cause explains. */
export interface RestatementPart {
  readonly cause: 'activity' | 'factor' | 'gwp' | 'method'
  /** Kilograms, nearest doubles; null if a gas is unknown before or after. */
  readonly change: Readonly<Record<Gas, number | null>>
  /** The exact changes; they add up to after - before. */
  readonly exact: Readonly<Record<Gas, string | null>>
}

/** A calculation before and after, with the causes of the difference. */
export interface Restatement {
  readonly before: Calculation
  readonly after: Calculation
  /** Causes in the order of application; each part is the change its cause adds to those before it. */
  readonly attribution: readonly RestatementPart[]
}

function isByLabel<T>(change: ByLabel<T>): change is { readonly byLabel: Readonly<Record<string, T>> } {
  return typeof change === 'object' && change !== null && 'byLabel' in change
}

/** Returns the change for every contribution by label; unknown labels are rejected. */
function changesByLabel<T>(change: ByLabel<T>, calculation: Calculation, path: string): ReadonlyMap<string, T> {
  const labels = calculation.contributions.map(({ label }) => label)
  if (!isByLabel(change)) {
    if (labels.length === 1 || (path === 'activity' && isOneRecord(calculation)))
      return new Map(labels.map((label) => [label, change]))
    const message = `is one value for a calculation of ${labels.length} parts; give { byLabel } with: ${labels.join(', ')}`
    return fail(path, 'restatement_invalid', message)
  }
  const entries = Object.entries(change.byLabel)
  for (const [label] of entries) {
    if (labels.includes(label)) continue
    const message = `${show(label)} is not a part of the calculation`
    fail(`${path}.byLabel`, 'restatement_invalid', { message, expected: labels.join(', '), received: label })
  }
  return new Map(entries)
}

function withActivity(
  calculation: Calculation,
  change: ByLabel<NumberInput>,
  { allowCredits }: RestatementChange,
): Calculation {
  const values = changesByLabel(change, calculation, 'activity')
  const restated = withContributions(calculation, (contribution) => {
    const value = values.get(contribution.label)
    if (value === undefined) return contribution
    if (parseNumber(value, 'activity').n < 0n && allowCredits !== true) {
      const message = 'must not be negative; set allowCredits for a correction invoice'
      fail('activity', 'must_be_non_negative', { message, expected: '0 or more', received: value })
    }
    return { ...contribution, activity: { ...contribution.activity, value: asExact(value) } }
  })
  checkActivities(restated)
  const notices = noticesOfActivity(restated, values)
  const rebased = rebaseDraws(restated)
  const isSame = rebased === restated.contributions
  return isSame ? { ...restated, notices } : calculationOf({ ...restated, contributions: rebased, notices })
}

/** Drops the notice that one traveller was assumed, unless a leg of one traveller keeps its number. */
function noticesOfActivity(
  { contributions, notices }: Calculation,
  values: ReadonlyMap<string, NumberInput>,
): Calculation['notices'] {
  const isAssumed = contributions.some(
    ({ label, activity: { unit, value } }) =>
      !values.has(label) && unit === 'passenger' && equal(rationalOf(value), ONE),
  )
  return isAssumed ? notices : notices.filter(({ code }) => code !== 'passengers_assumed')
}

function isSelected(choice: FactorChoice): choice is SelectedFactor {
  return typeof choice === 'object' && choice !== null && 'factor' in choice
}

/** Returns the validated replacement factor of a part: complete, with the same heating value and kind of kilometre. */
function replaceFactor(choice: FactorChoice, { factor: old, steps }: Contribution): EmissionFactor {
  const factor = withMontrealApart(isSelected(choice) ? choice.factor : choice)
  if (!factor.complete) {
    fail(
      'factor',
      'factor_incomplete',
      `${factor.key} covers only some of the gases; combine it with the other gases by combineFactors`,
    )
  }
  if (factor.heatingValue !== null && old.heatingValue !== null && factor.heatingValue !== old.heatingValue) {
    const message = `${factor.key} is ${factor.heatingValue} and ${old.key} is ${old.heatingValue}; choose the ${old.heatingValue} factor of the fuel`
    fail('factor', 'heating_value_mismatch', { message, expected: old.heatingValue, received: factor.heatingValue })
  }
  if (factor.distanceBasis !== old.distanceBasis && steps.some(({ kind }) => kind === 'distance')) {
    const message = `${factor.key} is per ${factor.distanceBasis} kilometre, but the distance was increased for ${old.distanceBasis} ones; calculate it again and pass it as method`
    fail('factor', 'restatement_invalid', { message, expected: String(old.distanceBasis) })
  }
  return factor
}

/**
 * Returns the conversion from the unit of one factor to that of another; money of another year or currency has none.
 */
function conversionSteps(old: EmissionFactor, factor: EmissionFactor, table: UnitTable): readonly Step[] {
  if ([old, factor].every(({ unit }) => moneyOf(unit) === undefined)) {
    return convertSteps(old.unit, factor.unit, { table, path: 'factor' })
  }
  if (old.unit === factor.unit) return []
  const message = `${factor.key} is per ${factor.unit} and ${old.key} per ${old.unit}; calculate it again and pass it as method`
  return fail('factor', 'restatement_invalid', { message, expected: old.unit, received: factor.unit })
}

function withFactor(calculation: Calculation, change: ByLabel<FactorChoice>, table: UnitTable): Calculation {
  const choices = changesByLabel(change, calculation, 'factor')
  const added = [...choices.values()].flatMap((choice) => (isSelected(choice) ? choice.notices : []))
  const replaced = withContributions(calculation, (contribution) => {
    const choice = choices.get(contribution.label)
    if (choice === undefined) return contribution
    const factor = replaceFactor(choice, contribution)
    const steps = [...contribution.steps, ...conversionSteps(contribution.factor, factor, table)]
    checkSameUse(factor, contribution, calculation.method.id)
    return { ...contribution, label: restatedLabel(contribution, factor, calculation), factor, steps }
  })
  checkFactors(replaced)
  const remaining = replaced.notices.filter((one) => !isOfFactor(one))
  const codes = new Set(added.map(({ code }) => code))
  const own = replaced.contributions.flatMap(({ factor }) => factorNotices(factor))
  return { ...replaced, notices: [...remaining, ...added, ...own.filter(({ code }) => !codes.has(code))] }
}

/**
 * Recomputes the co2e of every part from its gases under another GWP set. Throws `factor_without_gases` if a factor's
 * gases were not published separately, `unknown_gwp_set`, `invalid_type` for anything but a calculation.
 *
 * @example
 * ```ts
 * import { calculateFuel, withGwpSet } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const propane = calculateFuel({ value: 100, unit: 'US gal', factor: findFactor('epa-2025/stationary/propane/us-gallon') })
 * propane.emission.co2e // => 574.081
 * withGwpSet(propane, 'AR6_GWP100').emission.co2e // => 574.094
 * ```
 */
export function withGwpSet(calculation: Calculation, gwp: GwpSetId): Calculation {
  checkCalculation(calculation, 'calculation')
  const restated = withContributions(calculation, (contribution) => ({
    ...contribution,
    factor: withGwpSetOfFactor(contribution.factor, gwp),
  }))
  const changed = restated.contributions.some(
    ({ factor }, index) => factor !== calculation.contributions[index]?.factor,
  )
  if (!changed) return calculation
  const remaining = calculation.notices.filter(({ code }) => code !== 'gwp_set_changed')
  const isPublished = restated.contributions.every(({ factor }) => factor.gwp === factor.publishedGwp)
  const gwpNotices = isPublished ? [] : [notice('gwp_set_changed', 'gwp', `co2e was recomputed with ${gwp}`)]
  return { ...restated, notices: [...remaining, ...gwpNotices] }
}

function columnDifference(
  before: ExactColumns<Rational>,
  after: ExactColumns<Rational>,
): Omit<RestatementPart, 'cause'> {
  const difference = gasesOf((gas) => {
    const [old, now] = [before[gas], after[gas]]
    return old === null || now === null ? null : subtract(now, old)
  })
  return {
    change: gasesOf((gas) => difference[gas] && nearestDouble(difference[gas])),
    exact: gasesOf((gas) => difference[gas] && printExact(difference[gas])),
  }
}

const NO_CHANGE = 'needs a new activity, factor, GWP set or method'

/**
 * Restates a calculation, attributing the difference to the activity, the factor, the GWP set and the method, applied
 * in this order; the exact parts add up to the exact difference. Throws `restatement_invalid`,
 * `unit_dimension_mismatch`, `heating_value_mismatch`, `factor_incomplete`, `factor_without_gases`,
 * `factor_not_combinable`, `factor_basis_mismatch`, `factor_category_mismatch`, `must_be_non_negative`,
 * `must_be_whole`, `instrument_overdrawn`, the number codes, `invalid_type` for anything but a calculation, `required`
 * without a change.
 *
 * @example
 * ```ts
 * import { calculateFuel, restate } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const litres = (edition: string) => findFactor(`${edition}/fuels/liquid-fuels/diesel-average-biofuel-blend/litres`)
 * const march = calculateFuel({ value: 1000, unit: 'l', factor: litres('desnz-2024') })
 * const { before, after, attribution } = restate(march, { activity: 1100, factor: litres('desnz-2025') })
 * before.emission.co2e // => 2512.79
 * after.emission.co2e // => 2827.902
 * attribution.map(({ cause, exact }) => [cause, exact.co2e]) // => [['activity', '251.279'], ['factor', '63.833']]
 * ```
 */
export function restate(before: Calculation, change: RestatementChange): Restatement {
  checkCalculation(before, 'before')
  requireObject({ path: 'change', value: change }, { message: NO_CHANGE, expected: 'at least one change' })
  if (change.method !== undefined) checkCalculation(change.method, 'method')
  const stages: (readonly [RestatementPart['cause'], Calculation])[] = []
  const latest = () => stages.at(-1)?.[1] ?? before
  if (change.activity !== undefined) stages.push(['activity', withActivity(latest(), change.activity, change)])
  if (change.factor !== undefined) {
    stages.push(['factor', withFactor(latest(), change.factor, change.table ?? builtInUnits)])
  }
  if (change.gwp !== undefined) stages.push(['gwp', withGwpSet(latest(), change.gwp)])
  if (change.method !== undefined) stages.push(['method', change.method])
  if (stages.length === 0) {
    fail('', 'restatement_invalid', { message: NO_CHANGE, expected: 'at least one change' })
  }
  const attribution = stages.map(([cause, stage], index) => {
    const previous = stages[index - 1]?.[1] ?? before
    return { cause, ...columnDifference(exactTotal(previous.contributions), exactTotal(stage.contributions)) }
  })
  return { before, after: latest(), attribution }
}

type ShareStep = Extract<Step, { kind: 'share' }>

function isDraw(step: Step): step is Extract<ShareStep, { of: 'instrument' }> {
  return step.kind === 'share' && step.of === 'instrument'
}

function isUncovered(step: Step): step is ShareStep {
  return step.kind === 'share' && step.of === 'uncovered'
}

function rebaseShare(step: ShareStep, part: Rational, value: Rational): Step {
  return { ...step, part: printExact(part), whole: printExact(value), times: printExact(divide(part, value)) }
}

function withSteps(contribution: Contribution, change: (step: Step) => Step): Contribution {
  return { ...contribution, steps: contribution.steps.map(change) }
}

/**
 * Recomputes the contributions of electricity with draws on instruments after its quantity changed: the draws stay, and
 * the uncovered rest changes. Throws `instrument_overdrawn` for less electricity than was drawn, and
 * `restatement_invalid` if there would be a rest without a known factor.
 */
function rebaseDraws({ method, contributions }: Calculation): readonly Contribution[] {
  const [first] = contributions
  if (method.id !== 'electricity_market' || method.version === 1 || first === undefined) return contributions
  const value = rationalOf(first.activity.value)
  const draws = contributions.flatMap(({ steps }) => steps.filter(isDraw))
  const drawn = draws.reduce((sum, { part }) => add(sum, rationalOf(part)), ZERO)
  const rest = subtract(value, drawn)
  if (rest.n < 0n) {
    const message = `is less than the ${printExact(drawn)} drawn from instruments; calculate it again with smaller draws and pass it as method`
    fail('activity', 'instrument_overdrawn', { message, expected: `${printExact(drawn)} or more` })
  }
  const hasRest = contributions.some(({ steps }) => steps.some(isUncovered))
  if (rest.n > 0n && !hasRest) {
    const message = 'is more than was drawn, and the rest has no factor; calculate it again and pass it as method'
    fail('activity', 'restatement_invalid', { message, expected: printExact(drawn), received: printExact(value) })
  }
  const kept = rest.n > 0n ? contributions : contributions.filter(({ steps }) => !steps.some(isUncovered))
  return kept.map((one) =>
    withSteps(one, (step) => {
      if (isDraw(step)) return rebaseShare(step, rationalOf(step.part), value)
      return isUncovered(step) ? rebaseShare(step, rest, value) : step
    }),
  )
}
