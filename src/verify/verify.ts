import { isFields, isObject } from '../base/index.ts'
import type { FactorCatalogue } from '../core/emissions/index.ts'
import { checkVerificationOptions, fail } from '../core/errors/index.ts'
import { WorkBudget } from './budget.ts'
import { checkCatalogue } from './catalogue.ts'
import { addContributions, checkAmount, checkContribution, checkRounding } from './contribution.ts'
import { checkEnergy } from './energy.ts'
import { checkCategories } from './factor-category.ts'
import { brief, type Difference, Field, Findings } from './findings.ts'
import { checkFormatVersion, failMethod } from './format-version.ts'
import { checkInputs } from './input-rules.ts'
import { checkMethod, isLaterMethod } from './methods.ts'
import { checkNotices } from './notices.ts'
import { canonicalText, digestOf, type Plain, plainCopy, repeatedMember } from './plain-data.ts'
import { publishedProperties } from './published-properties.ts'
import { COLUMN_NAMES, ENERGY_FORMAT, isEnergyTrace, isTrace, type Trace } from './trace-shape.ts'
import { linksOf, UnitSizes } from './unit-sizes.ts'

/** Data outside the trace to check it against. */
export interface VerifyOptions {
  /** The published factors; every factor of the trace must be among them, the same in all fields. */
  readonly catalogue?: FactorCatalogue | undefined
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
    const stated = total[name]
    const due = addContributions(contributions, name, root.findings.budget)
    const field = root.in('total', name)
    if (due === undefined)
      field.coded('work_exceeded').differs('is a sum too long to be verified', 'a shorter sum', stated)
    else checkAmount(field, 'is not the sum of the contributions', [due, stated])
    checkRounding(stated, emission[name], root.in('emission', name))
  }
}

function checkTraceParts(trace: Trace, root: Field, { catalogue }: VerifyOptions): void {
  const units = new UnitSizes(linksOf(trace.contributions.flatMap(({ steps }) => steps)), root.findings)
  checkMethod(trace, root)
  checkCategories(trace, root)
  for (const [index, contribution] of trace.contributions.entries()) {
    const field = root.in('contributions', index)
    checkContribution(contribution, field.coded('figure_differs'), units)
    if (catalogue !== undefined)
      checkCatalogue(contribution.factor, field.in('factor').coded('publication_differs'), catalogue)
  }
  const series = catalogue?.series?.() ?? { exchangeRates: [], prices: [] }
  checkInputs(trace, root, { units, bridges: publishedProperties(catalogue), series })
  checkTotal(trace, root.coded('figure_differs'))
  checkNotices(trace, root.in('notices'), units)
}

function checkDigest(data: { readonly [key: string]: Plain }, field: Field): void {
  const { digest, ...body } = data
  const due = digestOf(canonicalText(body))
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
  if (!isFields(value) || ArrayBuffer.isView(value)) {
    const message = isFields(value)
      ? "is bytes, not a trace; decode them as UTF-8, as readFileSync(file, 'utf8') does"
      : 'is not a trace; pass what toTrace returned'
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

/** Says why a text is not the canonical JSON of its data. */
function checkBytes(text: string, root: Field): void {
  const repeated = repeatedMember(text)
  if (repeated !== undefined) {
    root.coded('member_repeated').differs('has a member twice', 'each member once', repeated)
    return
  }
  const expected = 'sorted keys, no white space (RFC 8785)'
  root.coded('not_canonical').differs('is not the canonical JSON of a trace', expected, 'other bytes of the same data')
}

/** Options of `checkTrace`. */
interface CheckOptions extends VerifyOptions {
  /** Accepts the trace of an energy figure too; records of a bundle have those of emissions alone. */
  readonly takesEnergy?: boolean
}

/** Checks the content of a trace. Returns its method, unchecked, if this verifier does not know it. */
function checkParts(
  data: { readonly [key: string]: Plain },
  root: Field,
  options: CheckOptions,
): Trace['method'] | undefined {
  const members = root.coded('member_malformed')
  if (options.takesEnergy && data.format === ENERGY_FORMAT) {
    if (!isEnergyTrace(data, members)) return undefined
    if (data.method.version > 1) return data.method
    checkEnergy(data, root, publishedProperties(options.catalogue))
  } else if (isTrace(data, members)) {
    if (isLaterMethod(data.method)) return data.method
    checkTraceParts(data, root, options)
  }
  return undefined
}

/** `verify` with a work budget: all traces of a bundle share one, and each earns by its length. */
export function checkTrace(trace: string | object, options: CheckOptions, budget: WorkBudget): Verification {
  const findings = new Findings(budget)
  const root = new Field(findings)
  const data = readData(trace, root)
  if (data !== undefined) {
    const text = canonicalText(data)
    budget.earn(text.length)
    checkFormatVersion(data.format)
    const later = checkParts(data, root, options)
    if (typeof trace === 'string' && text !== trace) checkBytes(trace, root)
    checkDigest(data, root.in('digest').coded('digest_differs'))
    if (later !== undefined && findings.count === 0) failMethod(later)
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
 * not a trace causes differences, each with a code. Throws `trace_invalid` for anything that is not JSON or not an object,
 * `format_newer` for a format or method that a later version wrote (it may be right, so it is never called wrong),
 * `format_prerelease` for formats from before the first release, `unknown_field` and `invalid_type` for options that are not listed or no catalogue.
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
