import {
  CH4,
  CO2,
  CO2E,
  COEFFICIENT,
  INTEGERS,
  LEAST,
  LIST,
  LISTED,
  N2O,
  NARROW_TABLE,
  VALUE,
} from '../../../src/bulk/kernel/job'
import { NARROW_MAX } from './constants'
import { List } from './list'
import { Reading } from './reading'
import { Table } from './table'

/**
 * Calculates rows of a block, two at a time, all |m| ≤ 2^40, by brackets with heads of 13 bits and a margin of 2^-64.
 * Lists both rows if either is larger or undecided.
 *
 * m·head has at most 53 bits and is exact. The rest is at most 2^-12 of R, and m·up is rounded by at most 2^-53·2^-12 =
 * 2^-65 of |m·R|, less than the margin. So the exact product lies between the two sums before they are rounded. The two
 * are compared by their bits: a NaN comes only from a value that is NaN, which is refused.
 *
 * Engines compute what does not change in a loop again in every turn, so the loop moves its addresses, and loads the
 * least value from memory.
 */
export function narrowBlock(job: usize, first: i32, rows: i32): void {
  const leastAddress = <usize>load<u32>(job, INTEGERS)
  v128.store(leastAddress, f64x2.pmax(v128.load(job, LEAST), f64x2.neg(v128.load(NARROW_MAX))))
  const table = <usize>load<u32>(job, NARROW_TABLE)
  const list = <usize>load<u32>(job, LIST)
  const end = first + rows
  let count = load<i32>(job, LISTED)
  let value = <usize>load<u32>(job, VALUE) + ((<usize>first) << 3)
  let coefficient = <usize>load<u32>(job, COEFFICIENT) + ((<usize>first) << 2)
  let co2 = <usize>load<u32>(job, CO2) + ((<usize>first) << 3)
  let ch4 = <usize>load<u32>(job, CH4) + ((<usize>first) << 3)
  let n2o = <usize>load<u32>(job, N2O) + ((<usize>first) << 3)
  let co2e = <usize>load<u32>(job, CO2E) + ((<usize>first) << 3)
  for (let row = first; row < end; row += 2) {
    const v = v128.load(value)
    const ms = Reading.integers(v, v128.load(leastAddress), v128.load(NARROW_MAX))
    let doubt = Reading.refused(ms, v)

    let m = v128.shuffle<f64>(ms, ms, 0, 0)
    let pair = Table.pairOf(table, coefficient)
    let product = f64x2.mul(m, Table.head(pair))
    const a = f64x2.add(product, f64x2.mul(m, Table.up(pair)))
    doubt = v128.or(doubt, v128.xor(a, f64x2.add(product, f64x2.mul(m, Table.down(pair)))))
    product = f64x2.mul(m, Table.otherHead(pair))
    const b = f64x2.add(product, f64x2.mul(m, Table.otherUp(pair)))
    doubt = v128.or(doubt, v128.xor(b, f64x2.add(product, f64x2.mul(m, Table.otherDown(pair)))))

    m = v128.shuffle<f64>(ms, ms, 1, 1)
    pair = Table.pairOf(table, coefficient + 4)
    product = f64x2.mul(m, Table.head(pair))
    const c = f64x2.add(product, f64x2.mul(m, Table.up(pair)))
    doubt = v128.or(doubt, v128.xor(c, f64x2.add(product, f64x2.mul(m, Table.down(pair)))))
    product = f64x2.mul(m, Table.otherHead(pair))
    const d = f64x2.add(product, f64x2.mul(m, Table.otherUp(pair)))
    doubt = v128.or(doubt, v128.xor(d, f64x2.add(product, f64x2.mul(m, Table.otherDown(pair)))))

    v128.store(co2, v128.shuffle<f64>(a, c, 0, 2))
    v128.store(ch4, v128.shuffle<f64>(a, c, 1, 3))
    v128.store(n2o, v128.shuffle<f64>(b, d, 0, 2))
    v128.store(co2e, v128.shuffle<f64>(b, d, 1, 3))
    if (v128.any_true(doubt)) count = List.pushTwo(list, count, row)
    value += 16
    coefficient += 8
    co2 += 16
    ch4 += 16
    n2o += 16
    co2e += 16
  }
  store<i32>(job, count, LISTED)
}
