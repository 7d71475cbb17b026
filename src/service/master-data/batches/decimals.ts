import { compare, type Exact, nearestDouble, printExact, type Rational, rationalOf } from '../../../exact/index.ts'

/** An exact number as it is kept: a JS number where that means the same, else all its digits. */
export function figureOf(value: Rational): Exact {
  const nearest = nearestDouble(value)
  return compare(rationalOf(nearest), value) === 0 ? nearest : printExact(value)
}
