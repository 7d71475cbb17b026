import { WorkBudget } from './budget.ts'
import { checkTrace } from './check-trace.ts'
import type { Verification, VerifyOptions } from './verification.ts'

export type { Verification, VerifyOptions } from './verification.ts'

/**
 * Whether a trace proves its result: every step, unit, factor, sum and rounding computed again from the trace alone, by
 * arithmetic of its own, and the digest over all of it. `differences` names what differs and the step it belongs to.
 *
 * Without a catalogue a factor is held to itself only. With one, every factor must be that of its key in all fields, and
 * a forger who also renews the digest can change no more than
 * - what was measured, declared or chosen, together with all that follows from it: the value of an activity, kilometres
 *   and whether they are raised or doubled, the seat, shares, consumption, a fuel's declared property whose source the
 *   catalogue does not publish, the size of a caller's own unit, the legs of a trip, which of the published factors is used;
 * - names that no number hangs on: `kind` of a distance that was not raised, its `method`, `name` and `source` of a
 *   declared property, batch or period of a share, the label of electricity that is all clean or all not;
 * - the places of a distance, the way between them and its quality, its mode where the factor fits several, as far as the
 *   kilometres allow them, or all of them:
 *   a great circle is that of its two points to 0.6 %, no way is shorter, and the kilometres are their base times the
 *   detour; nothing is routed anew, and a declared distance is taken at its word;
 * - notices that the steps do not imply, and the path and wording of all;
 * - the order of the gases of a blend and of the two factors of a vehicle;
 * - parts left out where the rest is a calculation of its own (an empty return, a row of a pair as a vehicle's only factor,
 *   a leg, nights), and one method named for another that may hold the same steps (fuel for a vehicle's fuel, location for
 *   all of a market figure).
 *
 * Conversions are held together: all of a trace must come of one table, in which the symbol of a built-in unit means that
 * unit and an own unit has the one size that the trace carries, so that between two built-in units their product is the
 * known ratio, over whatever steps and own units it leads. Inputs are held to the rules of the library (whole travellers,
 * nights and rooms, shares of one whole, seat weights on economy rows, plausible consumption); whether a credit was allowed
 * is not told by a trace. A property that names a source of `catalogue.bridges()` must have its published digits.
 *
 * The work on numbers is counted: it may grow with the length of the trace and no faster, and a trace of a megabyte is
 * answered within a second. Numbers that are more work give a difference, as far as they were not looked at.
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
  return checkTrace(trace, options, new WorkBudget())
}
