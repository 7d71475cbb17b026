import { CH4, CO2, CO2E, COEFFICIENT, FUSED_TABLE, LEAST, LIST, LISTED, N2O, VALUE } from '../../../src/bulk/kernel/job'
import { INTEGER_MAX } from './constants'
import { List } from './list'
import { Reading } from './reading'
import { Table } from './table'

/**
 * Calculates rows of a block, two at a time, all |m| ≤ 10^15, by brackets with heads of 53 bits and a margin of 2^-100.
 * Lists both rows if either is undecided.
 *
 * A true fused multiply-add rounds m·head + fl(m·up) once. The rest is at most 2^-52 of R, so fl(m·up) is off by at
 * most 2^-53·2^-52 = 2^-105 of |m·R|, which is less than the margin. An engine that multiplies and adds in two steps
 * would break the bracket: see is-fused.ts.
 */
export function fusedBlock(job: usize, first: i32, rows: i32): void {
  const most = v128.load(INTEGER_MAX)
  const least = f64x2.pmax(v128.load(job, LEAST), f64x2.neg(most))
  const table = <usize>load<u32>(job, FUSED_TABLE)
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
    let head = Table.head(pair)
    const a = f64x2.relaxed_madd(m, head, f64x2.mul(m, Table.up(pair)))
    doubt = v128.or(doubt, f64x2.ne(a, f64x2.relaxed_madd(m, head, f64x2.mul(m, Table.down(pair)))))
    head = Table.head(pair + 16)
    const b = f64x2.relaxed_madd(m, head, f64x2.mul(m, Table.up(pair + 16)))
    doubt = v128.or(doubt, f64x2.ne(b, f64x2.relaxed_madd(m, head, f64x2.mul(m, Table.down(pair + 16)))))

    m = v128.shuffle<f64>(ms, ms, 1, 1)
    pair = Table.pairOf(table, coefficient + 4)
    head = Table.head(pair)
    const c = f64x2.relaxed_madd(m, head, f64x2.mul(m, Table.up(pair)))
    doubt = v128.or(doubt, f64x2.ne(c, f64x2.relaxed_madd(m, head, f64x2.mul(m, Table.down(pair)))))
    head = Table.head(pair + 16)
    const d = f64x2.relaxed_madd(m, head, f64x2.mul(m, Table.up(pair + 16)))
    doubt = v128.or(doubt, f64x2.ne(d, f64x2.relaxed_madd(m, head, f64x2.mul(m, Table.down(pair + 16)))))

    v128.store(co2 + index, v128.shuffle<f64>(a, c, 0, 2))
    v128.store(ch4 + index, v128.shuffle<f64>(a, c, 1, 3))
    v128.store(n2o + index, v128.shuffle<f64>(b, d, 0, 2))
    v128.store(co2e + index, v128.shuffle<f64>(b, d, 1, 3))
    if (v128.any_true(doubt)) count = List.pushTwo(list, count, first + row)
  }
  store<i32>(job, count, LISTED)
}
