import type { Step } from '../../core/emissions/index.ts'
import { type Exact, multiply, type Rational, rationalOf } from '../../core/exact/index.ts'

/** Activity × steps × share of the period. */
export function quantityInPeriod(
  { activity, steps }: { readonly activity: { readonly value: Exact }; readonly steps: readonly Step[] },
  share: Rational,
): Rational {
  return [share, ...steps.map(({ times }) => rationalOf(times))].reduce(multiply, rationalOf(activity.value))
}
