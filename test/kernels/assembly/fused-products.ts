import {
  CH4,
  CO2,
  CO2E,
  COEFFICIENT,
  FUSED_TABLE,
  LEAST,
  LIST,
  LISTED,
  N2O,
  SECOND,
  VALUE,
} from '../../../src/bulk/kernel/job'
import { INTEGER_MAX } from './constants'
import { List } from './list'
import { Product } from './product'
import { Reading } from './reading'
import { Table } from './table'

/**
 * Calculates rows of a block with two columns, two at a time, m1·m2 = p + e exactly, by brackets with heads of 53 bits
 * and a margin of 2^-100. Lists both rows if either is undecided.
 *
 * R = head + rest, the rest at most 2^-52 of R, and |e| at most 2^-53 of |p|. In units of 2^-106 of |p·R|, fl(e·head)
 * is off by 1, its sum with p·up, at most 1.5·2^-52 and rounded once, by 3, and the omitted e·rest is 2: 6 together,
 * and the margin is 64. p·head and that sum are rounded once.
 */
export function fusedProducts(job: usize, first: i32, rows: i32): void {
  const most = v128.load(INTEGER_MAX)
  const least = f64x2.pmax(v128.load(job, LEAST), f64x2.neg(most))
  const table = <usize>load<u32>(job, FUSED_TABLE)
  const values = <usize>load<u32>(job, VALUE) + ((<usize>first) << 3)
  const zero = f64x2.splat(0)
  const seconds = <usize>load<u32>(job, SECOND) + ((<usize>first) << 3)
  const coefficients = <usize>load<u32>(job, COEFFICIENT) + ((<usize>first) << 2)
  const co2 = <usize>load<u32>(job, CO2) + ((<usize>first) << 3)
  const ch4 = <usize>load<u32>(job, CH4) + ((<usize>first) << 3)
  const n2o = <usize>load<u32>(job, N2O) + ((<usize>first) << 3)
  const co2e = <usize>load<u32>(job, CO2E) + ((<usize>first) << 3)
  const list = <usize>load<u32>(job, LIST)
  let count = load<i32>(job, LISTED)
  for (let row = 0; row < rows; row += 2) {
    const index = (<usize>row) << 3
    const coefficient = coefficients + (index >> 1)
    const v1 = v128.load(values + index)
    const v2 = v128.load(seconds + index)
    const m1 = Reading.integers(v1, least, most)
    const m2 = Reading.integers(v2, zero, most)
    let doubt = v128.or(Reading.refused(m1, v1), Reading.refused(m2, v2))
    const ps = f64x2.mul(m1, m2)
    const es = Product.missed(m1, m2, ps)

    let p = v128.shuffle<f64>(ps, ps, 0, 0)
    let e = v128.shuffle<f64>(es, es, 0, 0)
    let pair = Table.pairOf(table, coefficient)
    let head = Table.head(pair)
    let rest = f64x2.mul(e, head)
    const a = f64x2.relaxed_madd(p, head, f64x2.relaxed_madd(p, Table.up(pair), rest))
    let below = f64x2.relaxed_madd(p, head, f64x2.relaxed_madd(p, Table.down(pair), rest))
    doubt = v128.or(doubt, f64x2.ne(a, below))
    head = Table.head(pair + 16)
    rest = f64x2.mul(e, head)
    const b = f64x2.relaxed_madd(p, head, f64x2.relaxed_madd(p, Table.up(pair + 16), rest))
    below = f64x2.relaxed_madd(p, head, f64x2.relaxed_madd(p, Table.down(pair + 16), rest))
    doubt = v128.or(doubt, f64x2.ne(b, below))

    p = v128.shuffle<f64>(ps, ps, 1, 1)
    e = v128.shuffle<f64>(es, es, 1, 1)
    pair = Table.pairOf(table, coefficient + 4)
    head = Table.head(pair)
    rest = f64x2.mul(e, head)
    const c = f64x2.relaxed_madd(p, head, f64x2.relaxed_madd(p, Table.up(pair), rest))
    below = f64x2.relaxed_madd(p, head, f64x2.relaxed_madd(p, Table.down(pair), rest))
    doubt = v128.or(doubt, f64x2.ne(c, below))
    head = Table.head(pair + 16)
    rest = f64x2.mul(e, head)
    const d = f64x2.relaxed_madd(p, head, f64x2.relaxed_madd(p, Table.up(pair + 16), rest))
    below = f64x2.relaxed_madd(p, head, f64x2.relaxed_madd(p, Table.down(pair + 16), rest))
    doubt = v128.or(doubt, f64x2.ne(d, below))

    v128.store(co2 + index, v128.shuffle<f64>(a, c, 0, 2))
    v128.store(ch4 + index, v128.shuffle<f64>(a, c, 1, 3))
    v128.store(n2o + index, v128.shuffle<f64>(b, d, 0, 2))
    v128.store(co2e + index, v128.shuffle<f64>(b, d, 1, 3))
    if (v128.any_true(doubt)) count = List.pushTwo(list, count, first + row)
  }
  store<i32>(job, count, LISTED)
}
