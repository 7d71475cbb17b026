import { PER_UNIT } from './constants'

/**
 * The integers of 10^-6 that two values stand for. v stands for m = round(v·10^6) if m / 10^6 is v again: the division
 * is correctly rounded, so v is the double nearest to m·10^-6, and with |m| ≤ 10^15 no other decimal of 15 digits is
 * nearest to v. Values beyond the bounds are clamped to them, and so no longer equal v.
 */
export class Reading {
  @inline static integers(v: v128, least: v128, most: v128): v128 {
    return f64x2.nearest(f64x2.pmin(f64x2.pmax(f64x2.mul(v, v128.load(PER_UNIT)), least), most))
  }

  /** All ones if v does not stand for m: v has more digits, is not finite or is beyond the bounds. */
  @inline static refused(m: v128, v: v128): v128 {
    return f64x2.ne(f64x2.div(m, v128.load(PER_UNIT)), v)
  }
}
