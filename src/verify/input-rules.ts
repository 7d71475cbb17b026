import type { FuelBridge } from '../emissions/index.ts'
import type { TraceContext } from './contribution.ts'
import { within } from './findings.ts'
import { exact, type Fraction, fraction, isSame, order, over, readPublished } from './fraction.ts'
import type { Contribution, Step, Trace } from './trace-shape.ts'
import { endsOf } from './unit-walk.ts'

interface Place extends TraceContext {
  readonly path: string
}

const COUNTED: ReadonlySet<string> = new Set(['passengers', 'nights'])

/** The dimensions in which the activity of a contribution may be measured, by its label. */
const MEASURED_IN: readonly (readonly [label: RegExp, dimensions: readonly string[]])[] = [
  [/^movement$/, ['mass']],
  [/^empty return$/, ['vehicles']],
  [/^leg \d+$/, ['passengers', 'vehicles', 'mass']],
  [/^hotel$/, ['nights']],
]

/** Factors of a class other than economy, or of all classes: seat weights are relative to economy. */
const WEIGHTED_ALREADY = /\b(?:(?:premium economy|business|first) class|average passenger)\b|\bair travel - /i

/** The limits above which a consumption must be per hundred kilometres, by dimension. */
const CONSUMPTION_MAX = {
  volume: { per: 'l', limit: fraction(2n) },
  mass: { per: 'kg', limit: fraction(2n) },
  energy: { per: 'kWh', limit: fraction(10n) },
} as const

/** Checks that counts are integers and that each method takes only its own units. */
function checkActivity(
  { method }: Trace,
  { activity, label, factor }: Contribution,
  { path, findings: found, units }: Place,
): void {
  const { value, unit } = activity
  const { n, d } = exact(value)
  const dimension = units.dimensionOf(unit)
  const place = within(path, 'activity')
  if (dimension !== undefined && COUNTED.has(dimension) && n % d !== 0n) {
    found.add(within(place, 'value'), 'must be a whole number', { expected: `whole ${dimension}`, found: value })
  }
  const isGas = method.id === 'refrigerant'
  const isMoved = method.id === 'movement' || method.id === 'trip'
  const allowed = isGas ? ['mass'] : isMoved ? MEASURED_IN.find(([pattern]) => pattern.test(label))?.[1] : undefined
  if (allowed !== undefined && dimension !== undefined && !allowed.includes(dimension)) {
    found.add(within(place, 'unit'), 'is not what the method takes', { expected: allowed.join(', '), found: unit })
  }
  if (isGas && (units.dimensionOf(factor.unit) ?? 'mass') !== 'mass') {
    found.add(within(path, 'factor.unit'), 'is not that of a gas', { expected: 'mass', found: factor.unit })
  }
}

/** The total that shares refer to, by method; a share of nothing or of the total has no step. */
const WHOLES = { clean: '100', uncovered: '100', blend: '1' } as const

function checkShare({ of, part, whole }: Extract<Step, { kind: 'share' }>, { path, findings: found }: Place): void {
  if (!Object.hasOwn(WHOLES, of)) return
  const due = WHOLES[of as keyof typeof WHOLES]
  if (whole !== due) found.add(within(path, 'whole'), `is not that of ${of}`, { expected: due, found: whole })
  const isAllOrNothing = part === '0' || (of !== 'blend' && part === due)
  if (isAllOrNothing) found.add(within(path, 'part'), 'is no share', { expected: `above 0, below ${due}`, found: part })
}

/** Distance kinds with an uplift, by the mode of the route. */
const RAISED = { AIR: 'great_circle', TRUCK: 'shortest_feasible', SHIP: 'shortest_feasible', RAIL: undefined } as const

function checkDistance({ distance }: Extract<Step, { kind: 'distance' }>, basis: string | null, place: Place): void {
  const { rule, kind, km, route } = distance
  if (route === undefined || rule !== 'none' || basis !== 'actual' || km === '0') return
  if (RAISED[route.mode] !== kind) return
  const expected = `the rule for ${route.mode}`
  place.findings.add(within(place.path, 'distance.rule'), 'must raise this distance', { expected, found: rule })
}

function isPublished({ times, from, to }: FuelBridge, stated: Fraction, unit: string): boolean {
  const figure = readPublished(times)
  if (figure === undefined) return false
  const isForth = unit === `${to}/${from}` && isSame(figure, stated)
  return isForth || (unit === `${from}/${to}` && isSame(over(fraction(1n), figure), stated))
}

/** A source without case, spaces and punctuation. */
function folded(source: string): string {
  return source.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** A fuel property that cites a source of the catalogue must have its published digits. */
function checkBridge(step: Extract<Step, { kind: 'bridge' }>, published: readonly FuelBridge[], place: Place): void {
  const ofSource = published.filter(({ source }) => folded(source) === folded(step.source))
  if (ofSource.length === 0) return
  const named = ofSource.filter(({ name }) => name === step.name)
  if (named.some((bridge) => isPublished(bridge, exact(step.times), step.unit))) return
  const expected =
    named.map(({ times, from, to }) => `${times} ${to}/${from}`).join(' or ') || 'a property of the source'
  const about = { expected, found: `${step.times} ${step.unit}` }
  place.findings.add(within(place.path, 'times'), 'is not what the named source publishes', about)
}

/** True for a consumption that must be per hundred kilometres; undefined if its units say nothing. */
export function isImplausible({ activity, steps }: Contribution, { units }: TraceContext): boolean | undefined {
  const step = steps.find((one) => one.kind === 'quantity' && one.what === 'consumption')
  if (step === undefined) return false
  const [fuel, distance] = endsOf(step.unit, activity.unit)
  const rule = CONSUMPTION_MAX[units.dimensionOf(fuel) as keyof typeof CONSUMPTION_MAX]
  const toRule = rule && units.ratio(fuel, rule.per)
  const toKm = units.ratio(distance, 'km')
  if (rule === undefined) return units.dimensionOf(fuel) === undefined ? undefined : false
  if (typeof toRule !== 'object' || typeof toKm !== 'object') return undefined
  const { n, d } = exact(step.times)
  return order({ n: n * toRule.n * toKm.d, d: d * toRule.d * toKm.n }, rule.limit) > 0n
}

/** Checks the inputs of each contribution against the input rules of the library. */
export function checkInputs(trace: Trace, context: TraceContext, published: readonly FuelBridge[]): void {
  for (const [index, contribution] of trace.contributions.entries()) {
    const path = `contributions[${index}]`
    const { factor, steps } = contribution
    checkActivity(trace, contribution, { ...context, path })
    for (const [at, step] of steps.entries()) {
      const place = { ...context, path: within(within(path, 'steps'), at) }
      if (step.kind === 'share') checkShare(step, place)
      else if (step.kind === 'bridge') checkBridge(step, published, place)
      else if (step.kind === 'distance') checkDistance(step, factor.distanceBasis, place)
      else if (step.kind === 'policy' && step.name === 'cabin' && WEIGHTED_ALREADY.test(factor.name)) {
        const about = { expected: 'the row of economy', found: factor.name }
        context.findings.add(place.path, 'weights a row that is no economy seat', about)
      }
    }
    if (contribution.adjusted.co2e === null) {
      const about = { expected: 'a figure', found: null }
      context.findings.add(within(path, 'adjusted.co2e'), 'must be known: a factor without it is refused', about)
    }
  }
}
