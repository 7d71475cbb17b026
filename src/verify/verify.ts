import { WorkBudget } from './budget.ts'
import { checkTrace, type Verification, type VerifyOptions } from './check-trace.ts'

/**
 * Verifies that a trace proves its result: computes every step, unit, factor, sum and rounding again from the trace
 * alone, with arithmetic of its own, and the digest over all of it. `differences` lists the differences and the steps
 * they belong to.
 *
 * Without a catalogue a factor is checked only against itself. With one, every factor must equal the catalogue's factor
 * of its key in all fields, and a forger who also renews the digest can change only
 * - what was measured, declared or chosen, together with all that follows from it: the value of an activity, kilometres
 *   and whether they are raised or doubled, the seat, shares, consumption, a fuel's declared property whose source the
 *   catalogue does not publish, the size of a caller's own unit, the legs of a trip, which of the published factors is
 *   used;
 * - names that no number depends on: `kind` of a distance without an uplift, its `method`, `name` and `source` of a
 *   declared property, batch or period of a share, the label of electricity that is all clean or all not;
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
 * its published digits.
 *
 * The work on numbers is counted: it grows at most in proportion to the length of the trace, and a trace of a megabyte
 * is answered within a second. Numbers that need more work cause a difference and are not verified.
 *
 * A text must be the canonical JSON that `toTrace` wrote, byte for byte; an object is read as its data. Data that is
 * not a trace causes differences. Throws `trace_invalid` for anything that is not JSON or not an object.
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
