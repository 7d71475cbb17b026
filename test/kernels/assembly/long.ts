import {
  BEYOND,
  DIGITS_18,
  EIGHT_DIGITS,
  EXPONENT,
  ONE_DIGIT,
  PER_DIGIT,
  PER_EIGHT_DIGITS,
  PER_TWO_DIGITS,
  PER_UNIT,
  PLACES_OF_BITS,
  SIGN,
  SIZE_MAX,
  SIZE_MIN,
  TENS_BEFORE,
  TIE_OF_ONES,
  TIE_OF_TENS,
  TWO_DIGITS,
  WITHIN,
} from './constants'
import { Product } from './product'

/** Decimals of up to 17 digits that two values stand for: src/core/exact/long-digits.ts has the method and its proof. */
export class Long {
  /** Address of 10^(k-1) and 10^k, where k scales the least number with the exponent in these bits to 17 digits. */
  @inline static tens(bits: i64): usize {
    return TENS_BEFORE + ((<usize>load<u8>(PLACES_OF_BITS + <usize>(bits >> 52))) << 3)
  }

  /** 10^k that scale two sizes to 17 digits. */
  @inline static scale(size: v128): v128 {
    const left = v128.load(Long.tens(i64x2.extract_lane(size, 0)))
    const right = v128.load(Long.tens(i64x2.extract_lane(size, 1)))
    const upper = v128.shuffle<f64>(left, right, 1, 3)
    const isOver = f64x2.ge(f64x2.mul(size, upper), v128.load(DIGITS_18))
    return v128.bitselect(v128.shuffle<f64>(left, right, 0, 2), upper, isOver)
  }

  /** x less the nearest multiple of `unit`. */
  @inline static remainder(x: v128, perUnit: usize, unit: usize): v128 {
    return f64x2.sub(x, f64x2.mul(f64x2.nearest(f64x2.mul(x, v128.load(perUnit))), v128.load(unit)))
  }

  /** The excess of scaled sizes over the integers they print as, given half their gaps; NaN if that is not certain. */
  @inline static excess(high: v128, low: v128, gap: v128): v128 {
    const within = f64x2.mul(gap, v128.load(WITHIN))
    const beyond = f64x2.mul(gap, v128.load(BEYOND))
    const eights = Long.remainder(high, PER_EIGHT_DIGITS, EIGHT_DIGITS)
    const short = f64x2.add(Long.remainder(eights, PER_TWO_DIGITS, TWO_DIGITS), low)
    const ten = Long.remainder(f64x2.add(Long.remainder(eights, PER_DIGIT, ONE_DIGIT), low), PER_DIGIT, ONE_DIGIT)
    const one = f64x2.sub(ten, f64x2.nearest(ten))
    const isShort = f64x2.lt(f64x2.abs(short), within)
    const isTen = f64x2.lt(f64x2.abs(ten), f64x2.pmin(within, v128.load(TIE_OF_TENS)))
    const unsureShort = v128.xor(isShort, f64x2.lt(f64x2.abs(short), beyond))
    const unsureTen = v128.xor(isTen, f64x2.lt(f64x2.abs(ten), beyond))
    const unsureOne = v128.andnot(f64x2.gt(f64x2.abs(one), v128.load(TIE_OF_ONES)), v128.or(isShort, isTen))
    const excess = v128.bitselect(short, v128.bitselect(ten, one, isTen), isShort)
    return v128.or(excess, v128.or(unsureShort, v128.or(unsureTen, unsureOne))) // all ones is a NaN
  }

  /**
   * What the decimals of v have, in units of 10^-6, beyond p = fl(v·10^6): at most 2^-52 of p, to 2^-103 of p. NaN for
   * values whose decimal is not certain.
   *
   * The rounding error of p is exact, and so is the excess; its quotient, at most 2^-53 of p, is rounded twice, and the
   * difference, at most 2^-52, once.
   */
  @inline static rest(v: v128, p: v128): v128 {
    const size = f64x2.pmin(v128.load(SIZE_MAX), f64x2.pmax(v128.load(SIZE_MIN), f64x2.abs(v)))
    const power = v128.and(size, v128.load(EXPONENT))
    const refused = v128.or(f64x2.ne(size, f64x2.abs(v)), f64x2.eq(size, power))
    const scale = Long.scale(size)
    const high = f64x2.mul(size, scale)
    const low = Product.missed(size, scale, high)
    const excess = Long.excess(high, low, f64x2.mul(power, scale))
    const perUnit = v128.load(PER_UNIT)
    const missed = Product.missedByFew(size, perUnit, f64x2.abs(p))
    const rest = f64x2.sub(missed, f64x2.div(f64x2.mul(excess, perUnit), scale))
    return v128.or(v128.xor(rest, v128.and(v, v128.load(SIGN))), refused)
  }
}
