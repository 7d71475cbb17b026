import { SPLIT } from './constants'

/** Veltkamp splits of doubles, and products of two integers of up to 53 bits. */
export class Product {
  /** The high 26 bits of a double; the remainder has 26 bits as well. */
  @inline static high(x: v128): v128 {
    const shifted = f64x2.mul(x, v128.load(SPLIT))
    return f64x2.sub(shifted, f64x2.sub(shifted, x))
  }

  /** The exact error m1·m2 - p of p = fl(m1·m2), by Dekker, or by one fused multiply-add. */
  @inline static missed(m1: v128, m2: v128, p: v128): v128 {
    if (ASC_FEATURE_RELAXED_SIMD) return f64x2.relaxed_madd(m1, m2, f64x2.neg(p))
    const h1 = Product.high(m1)
    const h2 = Product.high(m2)
    const l1 = f64x2.sub(m1, h1)
    const l2 = f64x2.sub(m2, h2)
    const upper = f64x2.add(f64x2.sub(f64x2.mul(h1, h2), p), f64x2.mul(h1, l2))
    return f64x2.add(f64x2.add(upper, f64x2.mul(l1, h2)), f64x2.mul(l1, l2))
  }

  /** The exact error of p = fl(m·n) for n of up to 26 bits, which need no split. */
  @inline static missedByFew(m: v128, n: v128, p: v128): v128 {
    if (ASC_FEATURE_RELAXED_SIMD) return f64x2.relaxed_madd(m, n, f64x2.neg(p))
    const high = Product.high(m)
    return f64x2.add(f64x2.sub(f64x2.mul(high, n), p), f64x2.mul(f64x2.sub(m, high), n))
  }

  /**
   * m1·m2 - high, where high is fl(m1·m2) to 26 bits, to 2^-77 of m1·m2.
   *
   * With m1 = h1 + l1 and m2 = h2 + l2 it is (h1·h2 - high) + (h1·l2 + l1·m2). h1·h2 and h1·l2 have 52 bits and are
   * exact; h1·h2 - high is a multiple of the last place of h1·h2 and at most 2^-24 of it, and exact. In units of 2^-79
   * of m1·m2: l1·m2 is rounded by 1, the sum with h1·l2, at most 2^-25, by 2, and the outer sum, at most 2^-26, by 1.
   */
  @inline static low(m1: v128, m2: v128, high: v128): v128 {
    const h1 = Product.high(m1)
    const h2 = Product.high(m2)
    const l1 = f64x2.sub(m1, h1)
    const l2 = f64x2.sub(m2, h2)
    const upper = f64x2.sub(f64x2.mul(h1, h2), high)
    return f64x2.add(upper, f64x2.add(f64x2.mul(h1, l2), f64x2.mul(l1, m2)))
  }
}
