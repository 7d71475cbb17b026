import { PER_UNIT } from './constants'

/**
 * The integers of 10^-6 that two values mean. m = round(v·10^6) is what v means when m / 10^6 is v again: the division is
 * correctly rounded, so v is the double nearest to m·10^-6, and with |m| ≤ 10^15 no other decimal of 15 digits is
 * nearest to v. What is beyond the bounds is moved to them, and so is no longer v.
 */
export class Reading {
  @inline static integers(v: v128, least: v128, most: v128): v128 {
    return f64x2.nearest(f64x2.pmin(f64x2.pmax(f64x2.mul(v, v128.load(PER_UNIT)), least), most))
  }

  /** All ones where m is not what v means: v has more digits, is not finite or beyond the bounds. */
  @inline static refused(m: v128, v: v128): v128 {
    return f64x2.ne(f64x2.div(m, v128.load(PER_UNIT)), v)
  }
}
