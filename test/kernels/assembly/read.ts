import { INTEGERS, LEAST, MISSED, SECOND, TOP, VALUE } from '../../../src/bulk/kernel/job'
import { INTEGER_MAX } from './constants'
import { Product } from './product'
import { Reading } from './reading'

/**
 * Reads the values of a block as integers m of 10^-6, or the products of both columns as integers p + e of 10^-12, and
 * records the largest |m| or |p|. m or p is NaN for a value that cannot be read.
 */
export function readBlock(job: usize, first: i32, rows: i32): void {
  const top = load<u32>(job, SECOND) == 0 ? readOne(job, first, rows) : readTwo(job, first, rows)
  store<f64>(job, Math.max(f64x2.extract_lane(top, 0), f64x2.extract_lane(top, 1)), TOP)
}

function readOne(job: usize, first: i32, rows: i32): v128 {
  const most = v128.load(INTEGER_MAX)
  const least = f64x2.pmax(v128.load(job, LEAST), f64x2.neg(most))
  const integers = <usize>load<u32>(job, INTEGERS)
  const values = <usize>load<u32>(job, VALUE) + ((<usize>first) << 3)
  let top = f64x2.splat(0)
  for (let row = 0; row < rows; row += 2) {
    const index = (<usize>row) << 3
    const v = v128.load(values + index)
    const m = Reading.integers(v, least, most)
    const read = v128.or(m, Reading.refused(m, v)) // all ones is a NaN
    v128.store(integers + index, read)
    top = f64x2.pmax(top, f64x2.abs(read)) // pmax(top, NaN) is top
  }
  return top
}

function readTwo(job: usize, first: i32, rows: i32): v128 {
  const most = v128.load(INTEGER_MAX)
  const least = f64x2.pmax(v128.load(job, LEAST), f64x2.neg(most))
  const zero = f64x2.splat(0)
  const products = <usize>load<u32>(job, INTEGERS)
  const missed = <usize>load<u32>(job, MISSED)
  const values = <usize>load<u32>(job, VALUE) + ((<usize>first) << 3)
  const seconds = <usize>load<u32>(job, SECOND) + ((<usize>first) << 3)
  let top = zero
  for (let row = 0; row < rows; row += 2) {
    const index = (<usize>row) << 3
    const v1 = v128.load(values + index)
    const v2 = v128.load(seconds + index)
    const m1 = Reading.integers(v1, least, most)
    const m2 = Reading.integers(v2, zero, most)
    const p = f64x2.mul(m1, m2)
    const read = v128.or(p, v128.or(Reading.refused(m1, v1), Reading.refused(m2, v2)))
    v128.store(products + index, read)
    v128.store(missed + index, Product.missed(m1, m2, p))
    top = f64x2.pmax(top, f64x2.abs(read))
  }
  return top
}
