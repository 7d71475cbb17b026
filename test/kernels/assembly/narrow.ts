import {
  CH4,
  CO2,
  CO2E,
  COEFFICIENT,
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
 * 2^-65 of |m·R|, less than the margin. So the exact product lies between the two sums before they are rounded.
 */
export function narrowBlock(job: usize, first: i32, rows: i32): void {
  const most = v128.load(NARROW_MAX)
  const least = f64x2.pmax(v128.load(job, LEAST), f64x2.neg(most))
  const table = <usize>load<u32>(job, NARROW_TABLE)
  const values = <usize>load<u32>(job, VALUE) + ((<usize>first) << 3)
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
    const v = v128.load(values + index)
    const ms = Reading.integers(v, least, most)
    let doubt = Reading.refused(ms, v)

    let m = v128.shuffle<f64>(ms, ms, 0, 0)
    let pair = Table.pairOf(table, coefficient)
    let product = f64x2.mul(m, Table.head(pair))
    const a = f64x2.add(product, f64x2.mul(m, Table.up(pair)))
    doubt = v128.or(doubt, f64x2.ne(a, f64x2.add(product, f64x2.mul(m, Table.down(pair)))))
    product = f64x2.mul(m, Table.head(pair + 16))
    const b = f64x2.add(product, f64x2.mul(m, Table.up(pair + 16)))
    doubt = v128.or(doubt, f64x2.ne(b, f64x2.add(product, f64x2.mul(m, Table.down(pair + 16)))))

    m = v128.shuffle<f64>(ms, ms, 1, 1)
    pair = Table.pairOf(table, coefficient + 4)
    product = f64x2.mul(m, Table.head(pair))
    const c = f64x2.add(product, f64x2.mul(m, Table.up(pair)))
    doubt = v128.or(doubt, f64x2.ne(c, f64x2.add(product, f64x2.mul(m, Table.down(pair)))))
    product = f64x2.mul(m, Table.head(pair + 16))
    const d = f64x2.add(product, f64x2.mul(m, Table.up(pair + 16)))
    doubt = v128.or(doubt, f64x2.ne(d, f64x2.add(product, f64x2.mul(m, Table.down(pair + 16)))))

    v128.store(co2 + index, v128.shuffle<f64>(a, c, 0, 2))
    v128.store(ch4 + index, v128.shuffle<f64>(a, c, 1, 3))
    v128.store(n2o + index, v128.shuffle<f64>(b, d, 0, 2))
    v128.store(co2e + index, v128.shuffle<f64>(b, d, 1, 3))
    if (v128.any_true(doubt)) count = List.pushTwo(list, count, first + row)
  }
  store<i32>(job, count, LISTED)
}
