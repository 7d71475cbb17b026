import { isFields, isObject } from '../base/index.ts'
import type { FactorCatalogue } from '../core/emissions/index.ts'
import { checkVerificationOptions, fail, type NoticeCode } from '../core/errors/index.ts'
import { WorkBudget } from './budget.ts'
import { checkCatalogue } from './catalogue.ts'
import { addContributions, checkAmount, checkContribution, checkRounding } from './contribution.ts'
import { checkEnergy } from './energy.ts'
import { checkCategories } from './factor-category.ts'
import { brief, type Difference, Field, Findings } from './findings.ts'
import { checkInputs, isImplausible } from './input-rules.ts'
import { checkMethod } from './methods.ts'
import { isMoney } from './money.ts'
import { canonicalText, digestOf, type Plain, plainCopy } from './plain-data.ts'
import { publishedProperties } from './published-properties.ts'
import {
  COLUMN_NAMES,
  columnAmount,
  ENERGY_FORMAT,
  isEnergyTrace,
  isTrace,
  type StepOf,
  type Trace,
  type TraceContribution,
} from './trace-shape.ts'
import { linksOf, UnitSizes } from './unit-sizes.ts'

/** Data outside the trace to check it against. */
export interface VerifyOptions {
  /** The published factors; every factor of the trace must be among them, the same in all fields. */
  readonly catalogue?: FactorCatalogue
}

/** The result of a verification. */
export interface Verification {
  /** True if there is no difference. */
  readonly verified: boolean
  /** Every difference, in the order of the trace, without those that only follow from another. */
  readonly differences: readonly Difference[]
}

function checkTotal({ contributions, total, emission }: Trace, root: Field): void {
  for (const name of COLUMN_NAMES) {
    const stated = columnAmount(total, name)
    const due = addContributions(contributions, name, root.findings.budget)
    const field = root.in('total', name)
    if (due === undefined) field.differs('is a sum too long to be verified', 'a shorter sum', stated)
    else checkAmount(field, 'is not the sum of the contributions', [due, stated])
    checkRounding(stated, columnAmount(emission, name), root.in('emission', name))
  }
}

function checkTraceParts(trace: Trace, root: Field, { catalogue }: VerifyOptions): void {
  const units = new UnitSizes(linksOf(trace.contributions.flatMap(({ steps }) => steps)), root.findings)
  checkMethod(trace, root)
  checkCategories(trace, root)
  for (const [index, contribution] of trace.contributions.entries()) {
    const field = root.in('contributions', index)
    checkContribution(contribution, field, units)
    if (catalogue !== undefined) checkCatalogue(contribution.factor, field.in('factor'), catalogue)
  }
  const series = catalogue?.series?.() ?? { exchangeRates: [], prices: [] }
  checkInputs(trace, root, { units, bridges: publishedProperties(catalogue), series })
  checkTotal(trace, root)
  checkNotices(trace, root.in('notices'), units)
}

function checkDigest(data: { readonly [key: string]: Plain }, field: Field): void {
  const { digest, ...body } = data
  const due = `sha256:${digestOf(canonicalText(body))}`
  field.expect('is not the SHA-256 of the rest', due, digest)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return fail('', 'trace_invalid', { message: 'is not JSON; pass what toTrace returned', received: text })
  }
}

/** Returns a copy of the trace as plain data; undefined, with a difference, if it is not data. */
function readData(trace: unknown, root: Field): { readonly [key: string]: Plain } | undefined {
  const value = typeof trace === 'string' ? parse(trace) : trace
  if (!isFields(value)) {
    const message = 'is not a trace; pass what toTrace returned'
    fail('', 'trace_invalid', { message, expected: 'an object', received: value })
  }
  try {
    const data = plainCopy(value, root)
    return isFields(data) ? data : undefined
  } catch (error) {
    return root.differs('cannot be read as data', 'a trace', String(error))
  }
}

const CONTRIBUTION = /^contributions\[(\d+)\](?:\.(activity|steps|quantity|factor|adjusted|emission)(?:\[(\d+)\])?)?/
const TOP_LEVEL = /^(?:total|emission|notices|digest|method|source|steps\[\d+\])/

function field(value: unknown, key: string | number): unknown {
  return isObject(value) ? value[key] : undefined
}

function stepLabel(path: string, data: unknown): string | undefined {
  const [, position, part, index] = CONTRIBUTION.exec(path) ?? []
  if (position === undefined) return TOP_LEVEL.exec(path)?.[0]
  const contribution = field(field(data, 'contributions'), position)
  const label = `contribution '${brief(field(contribution, 'label'))}'`
  if (part !== 'steps' || index === undefined) return part === undefined ? label : `${label}, ${part}`
  const kind = brief(field(field(field(contribution, 'steps'), index), 'kind'))
  return `${label}, step ${Number(index) + 1} (${kind})`
}

/** Adds the step at the path of a difference, in words. */
function nameStep(difference: Difference, data: unknown): Difference {
  const step = data === undefined ? undefined : stepLabel(difference.path, data)
  const { path, ...rest } = difference
  return step === undefined ? difference : { path, step, ...rest }
}

/** Options of `checkTrace`. */
interface CheckOptions extends VerifyOptions {
  /** Accepts the trace of an energy figure too; records of a bundle have those of emissions alone. */
  readonly takesEnergy?: boolean
}

/** `verify` with a work budget: all traces of a bundle share one, and each earns by its length. */
export function checkTrace(trace: string | object, options: CheckOptions, budget: WorkBudget): Verification {
  const findings = new Findings(budget)
  const root = new Field(findings)
  const data = readData(trace, root)
  if (data !== undefined) {
    const text = canonicalText(data)
    budget.earn(text.length)
    if (options.takesEnergy && data.format === ENERGY_FORMAT) {
      if (isEnergyTrace(data, root)) checkEnergy(data, root, publishedProperties(options.catalogue))
    } else if (isTrace(data, root)) checkTraceParts(data, root, options)
    if (typeof trace === 'string' && text !== trace) {
      const expected = 'sorted keys, no white space, no key twice'
      root.differs('is not the canonical JSON of a trace', expected, 'other bytes of the same data')
    }
    checkDigest(data, root.in('digest'))
  }
  const differences = findings.list.map((difference) => nameStep(difference, data))
  return { verified: differences.length === 0, differences }
}

/**
 * Verifies that a trace proves its result: computes every step, unit, factor, sum and rounding again from the trace
 * alone, with arithmetic of its own, and the digest over all of it. `differences` lists the differences and the steps
 * they belong to.
 *
 * Without a catalogue a factor is checked only against itself. With one, every factor must equal the catalogue's factor
 * of its key in all fields, and a forger who also renews the digest can change only
 * - what was measured, declared or chosen, together with all that follows from it: the value of an activity, kilometres
 *   and whether they are raised or doubled, the seat, shares, what an instrument holds, consumption, a fuel's declared
 *   property, an exchange rate or an index whose source the catalogue does not publish, the size of a caller's own unit, the legs of a trip, money and
 *   its year, which of the published factors and series is used;
 * - names that no number depends on: `kind` of a distance without an uplift, its `method`, `name` and `source` of a
 *   declared property, `series` and `source` of an own rate or index, batch or period of a share, the label of
 *   electricity that is all clean or all not;
 * - the places of a distance, the route between them and its quality, its mode if the factor fits several, as far as
 *   the kilometres allow them, or all of them: a great circle matches its two points to 0.6 %, no route is shorter, and
 *   the kilometres are their base times the detour; routes are not computed again, and a declared distance is accepted;
 * - notices that the steps do not imply, and the path and wording of all;
 * - the order of the gases of a blend and of the two factors of a vehicle;
 * - contributions left out if the rest is a calculation of its own (an empty return, one of a pair as a vehicle's only
 *   factor, a leg, nights), and one method named for another that allows the same steps (fuel for a vehicle's fuel,
 *   location for all of a market figure).
 *
 * Conversions must be consistent: all of a trace must come from one table, in which the symbol of a built-in unit means
 * that unit and an own unit has the one size in the trace, so that the product of all conversions between two built-in
 * units is their known ratio, over any number of steps and own units. Inputs must follow the rules of the library
 * (integer travellers, nights and rooms, shares of one total, seat weights on economy factors, plausible consumption);
 * a trace does not show whether a credit was allowed. A property that cites a source of `catalogue.bridges()` must have
 * its published digits, and a rate or an index that cites one of `catalogue.series()` the figures of its series.
 *
 * The trace of an energy figure (`toEnergyTrace` of `tonne/energy`) is verified alike, from quantity to kWh and its basis.
 * A forger can change there what was measured or declared: the quantity, its source, a property that cites no published
 * source, the basis that a supplier stated, together with all that follows.
 *
 * The work on numbers is counted: it grows at most in proportion to the length of the trace, and a trace of a megabyte
 * is answered within a second. Numbers that need more work cause a difference and are not verified.
 *
 * A text must be the canonical JSON that `toTrace` wrote, byte for byte; an object is read as its data. Data that is
 * not a trace causes differences. Throws `trace_invalid` for anything that is not JSON or not an object, `unknown_field` and
 * `invalid_type` for options that are not listed or no catalogue.
 *
 * @example
 * ```ts
 * import { calculateFuel, toTrace } from 'tonne'
 * import { verify } from 'tonne/verify'
 * import { findFactor } from 'tonne/factors'
 * const factor = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const trace = JSON.parse(toTrace(calculateFuel({ value: 2, unit: 'm3', factor })))
 * verify(trace) // => { verified: true, differences: [] }
 * trace.contributions[0].steps[0].times = '100'
 * verify(trace).differences[0]?.step // => "contribution 'fuel', step 1 (convert)"
 * verify(trace).differences[0]?.expected // => '1000'
 * verify('no trace') // throws trace_invalid
 * ```
 */
export function verify(trace: string | object, options: VerifyOptions = {}): Verification {
  checkVerificationOptions(options, ['catalogue'])
  return checkTrace(trace, { ...options, takesEnergy: true }, new WorkBudget())
}

type Test = (contribution: TraceContribution, units: UnitSizes) => boolean

/** The contributions that require or allow a notice; notices without a rule cannot be derived from a trace. */
interface NoticeRule {
  readonly code: NoticeCode
  readonly mustStand?: Test
  /** If no contribution passes, the notice is false. */
  readonly mayStand?: Test
}

/** Kilometres below which two places may be one. */
const SAME_PLACE_KM = 0.1

/** Returns a test for a distance among the steps. */
function someDistance(test: (distance: StepOf<'distance'>['distance']) => boolean): Test {
  return ({ steps }) => steps.some((step) => step.kind === 'distance' && test(step.distance))
}

const isBridged: Test = ({ steps }) => steps.some(({ kind }) => kind === 'bridge')
const isRaised = someDistance(({ rule }) => rule !== 'none')
const isEstimated = someDistance(({ kind }) => kind === 'estimate')
const isDoubled: Test = ({ steps }) => steps.some((step) => step.kind === 'policy' && step.name === 'return')

function isPerMoney({ category }: TraceContribution['factor']): boolean {
  return category === 'spend' || category === 'spend-without-margins'
}

const lacksHcfc: Test = ({ factor: { name, source } }) =>
  name.includes('HFC and PFC alone') && source.table.includes('HCFC')

const isMontrealApart: Test = ({ factor }) => factor.adjustments.some(({ why }) => why === 'montreal')

const RULES: readonly NoticeRule[] = [
  { code: 'biogenic_outside_totals', mustStand: ({ factor }) => factor.biogenicCo2 !== null },
  {
    code: 'zero_factor_electricity_elsewhere',
    mustStand: ({ factor }) => factor.category.startsWith('vehicle') && /^0(?:\.0*)?$/.test(factor.per1.co2e ?? ''),
  },
  {
    code: 'gwp_set_changed',
    mustStand: ({ factor: { gwp, publishedGwp } }) => gwp !== null && publishedGwp !== null && gwp !== publishedGwp,
  },
  {
    code: 'factor_from_secondary_copy',
    mustStand: ({ factor }) => factor.source.title.includes('secondary copy'),
    mayStand: ({ factor }) => factor.source.title.includes('secondary copy'),
  },
  {
    code: 'sector_average',
    mustStand: ({ factor }) => isPerMoney(factor),
    mayStand: ({ factor }) => isPerMoney(factor),
  },
  { code: 'montreal_outside_scopes', mustStand: isMontrealApart, mayStand: isMontrealApart },
  { code: 'hcfc_not_counted', mustStand: lacksHcfc, mayStand: lacksHcfc },
  { code: 'price_basis_assumed', mayStand: ({ activity }) => isMoney(activity.unit) },
  { code: 'margins_left_out', mayStand: ({ factor }) => factor.category === 'spend-without-margins' },
  { code: 'grid_factor_lifecycle', mustStand: ({ factor }) => factor.boundary === 'lifecycle' },
  { code: 'bridge_used', mustStand: isBridged, mayStand: isBridged },
  { code: 'gas_read_at_standard_conditions', mayStand: isBridged },
  { code: 'distance_is_zero', mayStand: someDistance(({ km }) => Number(km) < SAME_PLACE_KM) },
  { code: 'distance_uplift', mustStand: isRaised, mayStand: isRaised },
  {
    code: 'distance_estimated',
    mustStand: (one, units) => isEstimated(one, units) && one.factor.distanceBasis !== null,
    mayStand: isEstimated,
  },
  { code: 'return_doubled', mustStand: isDoubled, mayStand: isDoubled },
  { code: 'residual_mix_is_grid', mayStand: ({ label }) => label === 'uncovered share' },
  { code: 'clean_factor_assumed_zero', mayStand: ({ label }) => label === 'clean share' },
  {
    code: 'consumption_implausible_allowed',
    mustStand: (one, units) => isImplausible(one, units) === true,
    mayStand: (one, units) => isImplausible(one, units) !== false,
  },
  { code: 'equal_shares', mayStand: ({ steps }) => steps.some((step) => step.kind === 'share' && step.of === 'batch') },
]

/** Checks that the notices match the assumptions visible in the trace: none missing, none false. */
function checkNotices({ contributions, notices }: Trace, field: Field, units: UnitSizes): void {
  const passes = (test: Test) => contributions.some((one) => test(one, units))
  for (const { code, mustStand, mayStand } of RULES) {
    const index = notices.findIndex((notice) => notice.code === code)
    if (index < 0 && mustStand !== undefined && passes(mustStand)) {
      field.differs('lack a notice that must be given', code, undefined)
    }
    if (index >= 0 && mayStand !== undefined && !passes(mayStand)) {
      field.in(index, 'code').differs('states something that the contributions do not show', undefined, code)
    }
  }
}
