import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { FactorCatalogue } from '../emissions/index.ts'
import { fail } from '../errors/index.ts'
import { checkCatalogue } from './catalogue.ts'
import { checkContribution, sumOf } from './contribution.ts'
import { isNearestDouble, isPrintedDouble } from './double.ts'
import { type Difference, Findings, within } from './findings.ts'
import { isSame, print } from './fraction.ts'
import { checkMethod } from './methods.ts'
import { checkNotices } from './notices.ts'
import { canonicalText, type Plain, plainCopy } from './plain-data.ts'
import { nameStep } from './step-name.ts'
import { exact } from './steps.ts'
import { COLUMN_NAMES, isTrace, type Trace } from './trace-shape.ts'

/** What a trace is held to besides itself. */
export interface VerifyOptions {
  /** The factors as published; every one of the trace must be in it, the same in all its fields. */
  readonly catalogue?: FactorCatalogue
}

/** What a verification found. */
export interface Verification {
  /** True when there is no difference. */
  readonly verified: boolean
  /** Every difference, in the order of the trace; what only follows from another one is left out. */
  readonly differences: readonly Difference[]
}

function checkTotal({ contributions, total, emission }: Trace, found: Findings): void {
  for (const name of COLUMN_NAMES) {
    const due = sumOf(contributions, name)
    const given = total[name]
    const path = within('total', name)
    if (due === 'too long')
      found.add(path, 'is a sum too long to be verified', { expected: 'a shorter sum', found: given })
    else if (due === null || given === null) {
      const expected = due === null ? null : print(due)
      if (due !== given) found.add(path, 'is not the sum of the contributions', { expected, found: given })
    } else if (!isSame(due, exact(given))) {
      found.add(path, 'is not the sum of the contributions', { expected: print(due), found: given })
    }
    checkRounded(given, emission[name], [within('emission', name), found])
  }
}

/** The double printed in `emission` must be the one nearest to the total as it stands. */
function checkRounded(total: string | null, rounded: string | null, [path, found]: readonly [string, Findings]): void {
  if (total === null || rounded === null) {
    if (total !== rounded) found.add(path, 'is not the total rounded', { expected: total, found: rounded })
  } else if (!isPrintedDouble(rounded)) {
    found.add(path, 'is not how a double prints', { expected: `the double nearest to ${total}`, found: rounded })
  } else if (!isNearestDouble(rounded, exact(total))) {
    found.add(path, 'is not the nearest double', { expected: `the double nearest to ${total}`, found: rounded })
  }
}

function checkTrace(trace: Trace, { catalogue }: VerifyOptions, found: Findings): void {
  checkMethod(trace, found)
  for (const [at, contribution] of trace.contributions.entries()) {
    const path = `contributions[${at}]`
    checkContribution(contribution, path, found)
    if (catalogue !== undefined) checkCatalogue(contribution.factor, within(path, 'factor'), { catalogue, found })
  }
  checkTotal(trace, found)
  checkNotices(trace, found)
}

function isFields(data: unknown): data is { readonly [key: string]: Plain } {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

function checkDigest(data: { readonly [key: string]: Plain }, found: Findings): void {
  const { digest, ...body } = data
  const due = `sha256:${bytesToHex(sha256(utf8ToBytes(canonicalText(body))))}`
  if (digest === due) return
  found.add('digest', 'is not the SHA-256 of the rest', { expected: due, found: digest })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return fail('', 'trace_invalid', { message: 'is not JSON; pass what toTrace returned', received: text })
  }
}

/** Data of our own from what was passed; undefined, with a difference, where it is none. */
function readData(trace: unknown, found: Findings): { readonly [key: string]: Plain } | undefined {
  const given = typeof trace === 'string' ? parse(trace) : trace
  if (!isFields(given)) {
    const message = 'is not a trace; pass what toTrace returned'
    fail('', 'trace_invalid', { message, expected: 'an object', received: given })
  }
  try {
    const data = plainCopy(given, found)
    return isFields(data) ? data : undefined
  } catch (error) {
    found.add('', 'cannot be read as data', { expected: 'a trace', found: String(error) })
    return undefined
  }
}

/**
 * Whether a trace proves its result: every step, unit, factor, sum and rounding computed again from the trace alone, by
 * arithmetic of its own, and the digest over all of it. `differences` names what differs and the step it belongs to.
 *
 * Without a catalogue a factor is held to itself only. With one, every factor must be that of its key in all fields, and
 * a forger who also renews the digest can change no more than
 * - what was measured, declared or chosen, together with all that follows from it: the value of an activity, kilometres
 *   and whether they are raised or doubled, the seat, shares, consumption, a fuel's declared property, a caller's own unit
 *   (the symbol of a built-in unit means that unit), the legs of a trip, which of the published factors is used;
 * - names that no number hangs on: `kind` of a distance that was not raised, its `method`, `name` and `source` of a
 *   declared property, batch or period of a share, the label of electricity that is all clean or all not;
 * - the places of a distance, the way between them, its mode and quality, as far as the kilometres allow them, or all of them:
 *   a great circle is that of its two points to 0.6 %, no way is shorter, and the kilometres are their base times the
 *   detour; nothing is routed anew, and a declared distance is taken at its word;
 * - notices that the steps do not imply, and the path and wording of all;
 * - the order of the gases of a blend and of the two factors of a vehicle;
 * - parts left out where the rest is a calculation of its own (an empty return, a row of a pair as a vehicle's only factor,
 *   a leg, nights), and one method named for another that may hold the same steps (fuel for a vehicle's fuel, location for
 *   all of a market figure).
 *
 * A text must be the canonical JSON that `toTrace` wrote, byte for byte; an object is read as its data. Data that is no
 * trace gives differences. Throws `trace_invalid` for what is not JSON or not an object.
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
  const found = new Findings()
  const data = readData(trace, found)
  if (data !== undefined) {
    if (isTrace(data, '', found)) checkTrace(data, options, found)
    if (typeof trace === 'string' && canonicalText(data) !== trace) {
      const about = { expected: 'sorted keys, no white space, no key twice', found: 'other bytes of the same data' }
      found.add('', 'is not the canonical JSON of a trace', about)
    }
    checkDigest(data, found)
  }
  const differences = found.list.map((difference) => nameStep(difference, data))
  return { verified: differences.length === 0, differences }
}
