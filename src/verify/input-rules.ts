import { isKeyOf } from '../base/index.ts'
import type { FuelBridge, MoneySeries } from '../core/emissions/index.ts'
import { hasDraws } from './draws.ts'
import type { Field } from './findings.ts'
import { compareFractions, divideFractions, exact, type Fraction, fraction, isSame, parseFraction } from './fraction.ts'
import { checkMoney, isMoneyStep } from './money.ts'
import type { PublishedProperties } from './published-properties.ts'
import { checkPublishedSeries } from './published-series.ts'
import type { Factor, StepOf, Trace, TraceContribution, TraceStep } from './trace-shape.ts'
import type { UnitSizes } from './unit-sizes.ts'
import { splitUnit } from './unit-walk.ts'

const COUNTED: ReadonlySet<string> = new Set(['passengers', 'nights'])

/** The allowed dimensions of a contribution's activity, by its label. */
const MEASURED_IN: readonly (readonly [label: RegExp, dimensions: readonly string[]])[] = [
  [/^movement$/, ['mass']],
  [/^empty return$/, ['vehicles']],
  [/^leg \d+$/, ['passengers', 'vehicles', 'mass']],
  [/^hotel$/, ['nights']],
]

/** Factors of a class other than economy, or of all classes: seat weights are relative to economy. */
const WEIGHTED_ALREADY =
  /\b(?:(?:premium economy|business|first) class|average passenger|national average|aircraft)\b|\bair travel - /i

/** The limits above which a consumption must be per hundred kilometres, by dimension. */
const CONSUMPTION_MAX = {
  volume: { per: 'l', limit: fraction(2n) },
  mass: { per: 'kg', limit: fraction(2n) },
  energy: { per: 'kWh', limit: fraction(10n) },
} as const

/** Checks that counts are integers and that each method has only its own units. */
function checkActivityUnit(
  { activity, label, factor }: TraceContribution,
  field: Field,
  { method, units }: Pick<Trace, 'method'> & { readonly units: UnitSizes },
): void {
  const { value, unit } = activity
  const { n, d } = exact(value)
  const dimension = units.dimensionOf(unit)
  const place = field.in('activity')
  if (dimension !== undefined && COUNTED.has(dimension) && n % d !== 0n) {
    place.in('value').differs('must be a whole number', `whole ${dimension}`, value)
  }
  const isGas = method.id === 'refrigerant'
  const isMoved = method.id === 'movement' || method.id === 'trip'
  const allowed = isGas ? ['mass'] : isMoved ? MEASURED_IN.find(([pattern]) => pattern.test(label))?.[1] : undefined
  if (allowed !== undefined && dimension !== undefined && !allowed.includes(dimension)) {
    place.in('unit').differs('is not what the method takes', allowed.join(', '), unit)
  }
  if (isGas && (units.dimensionOf(factor.unit) ?? 'mass') !== 'mass') {
    field.in('factor', 'unit').differs('is not that of a gas', 'mass', factor.unit)
  }
}

/** The total that shares refer to, by method; a share of nothing or of the total has no step. */
const WHOLES = { clean: '100', uncovered: '100', blend: '1' } as const

function checkMethodShare(step: StepOf<'share'>, method: Trace['method'], field: Field): void {
  const { of, part, whole } = step
  if (of === 'batch' || of === 'period' || of === 'instrument' || hasDraws(method)) return
  const due = WHOLES[of]
  field.in('whole').expect(`is not that of ${of}`, due, whole)
  const isAllOrNothing = part === '0' || (of !== 'blend' && part === due)
  if (isAllOrNothing) field.in('part').differs('is not a share', `above 0, below ${due}`, part)
}

/** Distance kinds with an uplift, by the mode of the route. */
const RAISED = { AIR: 'great_circle', TRUCK: 'shortest_feasible', SHIP: 'shortest_feasible', RAIL: undefined } as const

function checkDistance({ distance }: StepOf<'distance'>, basis: string | null, field: Field): void {
  const { rule, kind, km, route } = distance
  if (route === null || rule !== 'none' || basis !== 'actual' || km === '0') return
  if (RAISED[route.mode] !== kind) return
  field.in('distance', 'rule').differs('must raise this distance', `the rule for ${route.mode}`, rule)
}

function isPublishedBridge({ times, from, to }: FuelBridge, stated: Fraction, unit: string): boolean {
  const figure = parseFraction(times)
  if (figure === undefined) return false
  const isForth = unit === `${to}/${from}` && isSame(figure, stated)
  return isForth || (unit === `${from}/${to}` && isSame(divideFractions(fraction(1n), figure), stated))
}

/** Returns a fuel property that cites a source of the catalogue must have its published digits. */
export function checkPublishedBridge(step: StepOf<'bridge'>, published: PublishedProperties, field: Field): void {
  const ofSource = published(step.source)
  if (ofSource.length === 0) return
  const named = ofSource.filter(({ name }) => name === step.name)
  if (named.some((bridge) => isPublishedBridge(bridge, exact(step.times), step.unit))) return
  const expected =
    named.map(({ times, from, to }) => `${times} ${to}/${from}`).join(' or ') || 'a property of the source'
  field
    .in('times')
    .coded('publication_differs')
    .differs('is not what the named source publishes', expected, `${step.times} ${step.unit}`)
}

/** True for a consumption that must be per hundred kilometres; undefined if its units say nothing. */
export function isImplausible({ activity, steps }: TraceContribution, units: UnitSizes): boolean | undefined {
  const step = steps.find((one) => one.kind === 'quantity' && one.what === 'consumption')
  if (step === undefined) return false
  const [fuel, distance] = splitUnit(step.unit, activity.unit)
  const dimension = units.dimensionOf(fuel) ?? ''
  const rule = isKeyOf(CONSUMPTION_MAX, dimension) ? CONSUMPTION_MAX[dimension] : undefined
  const toRule = rule && units.ratio(fuel, rule.per)
  const toKm = units.ratio(distance, 'km')
  if (rule === undefined) return units.dimensionOf(fuel) === undefined ? undefined : false
  if (typeof toRule !== 'object' || typeof toKm !== 'object') return undefined
  const { n, d } = exact(step.times)
  return compareFractions({ n: n * toRule.n * toKm.d, d: d * toRule.d * toKm.n }, rule.limit) > 0n
}

/** The method and the factor that the inputs of a step depend on. */
interface StepOwner {
  readonly method: Trace['method']
  readonly factor: Factor
}

function checkStepInputs(step: TraceStep, { method, factor }: StepOwner, field: Field): void {
  if (step.kind === 'share') checkMethodShare(step, method, field)
  else if (step.kind === 'distance') checkDistance(step, factor.distanceBasis, field)
  else if (step.kind === 'policy' && step.name === 'cabin' && WEIGHTED_ALREADY.test(factor.name)) {
    field.differs('weights a row that is not for economy seats', 'the row of economy', factor.name)
  }
}

/** The units of a trace, and the properties of fuels, exchange rates and prices that its catalogue publishes. */
interface InputContext {
  readonly units: UnitSizes
  readonly bridges: PublishedProperties
  readonly series: MoneySeries
}

/** Checks the inputs of each contribution against the input rules of the library. */
export function checkInputs(
  { method, contributions }: Trace,
  root: Field,
  { units, bridges, series }: InputContext,
): void {
  for (const [index, contribution] of contributions.entries()) {
    const field = root.in('contributions', index)
    checkActivityUnit(contribution, field, { method, units })
    checkMoney(contribution, field, method.id)
    for (const [position, step] of contribution.steps.entries()) {
      if (step.kind === 'bridge') checkPublishedBridge(step, bridges, field.in('steps', position))
      else if (isMoneyStep(step)) checkPublishedSeries(step, series, field.in('steps', position))
      else checkStepInputs(step, { method, factor: contribution.factor }, field.in('steps', position))
    }
    if (contribution.adjusted.co2e === null) {
      field.in('adjusted', 'co2e').differs('must be known: a factor without it is rejected', 'a figure', null)
    }
  }
}
