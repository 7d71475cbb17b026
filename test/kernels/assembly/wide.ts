import {
  CH4,
  CO2,
  CO2E,
  COEFFICIENT,
  FORM,
  LEAST,
  LIST,
  LISTED,
  N2O,
  NARROW_FORM,
  VALUE,
  WIDE_FORM,
  WIDE_TABLE,
} from '../../../src/bulk/kernel/job'
import { INTEGER_MAX, NARROW_MAX } from './constants'
import { List } from './list'
import { Product } from './product'
import { Reading } from './reading'
import { Table } from './table'

/**
 * Calculates rows of a block, two at a time, all |m| ≤ 10^15, by brackets with heads of 27 bits and a margin of 2^-75:
 * see src/core/exact/bracket.ts. Lists both rows if either is undecided; sets `FORM` to this one if the next block
 * should use it too.
 */
export function wideBlock(job: usize, first: i32, rows: i32): void {
  const most = v128.load(INTEGER_MAX)
  const least = f64x2.pmax(v128.load(job, LEAST), f64x2.neg(most))
  const table = <usize>load<u32>(job, WIDE_TABLE)
  const values = <usize>load<u32>(job, VALUE) + ((<usize>first) << 3)
  const coefficients = <usize>load<u32>(job, COEFFICIENT) + ((<usize>first) << 2)
  const co2 = <usize>load<u32>(job, CO2) + ((<usize>first) << 3)
  const ch4 = <usize>load<u32>(job, CH4) + ((<usize>first) << 3)
  const n2o = <usize>load<u32>(job, N2O) + ((<usize>first) << 3)
  const co2e = <usize>load<u32>(job, CO2E) + ((<usize>first) << 3)
  const list = <usize>load<u32>(job, LIST)
  let count = load<i32>(job, LISTED)
  let top = f64x2.splat(0)
  for (let row = 0; row < rows; row += 2) {
    const index = (<usize>row) << 3
    const coefficient = coefficients + (index >> 1)
    const v = v128.load(values + index)
    const ms = Reading.integers(v, least, most)
    let doubt = Reading.refused(ms, v)
    const highs = Product.high(ms)
    const lows = f64x2.sub(ms, highs)
    top = f64x2.pmax(top, f64x2.abs(ms))

    let m = v128.shuffle<f64>(ms, ms, 0, 0)
    let high = v128.shuffle<f64>(highs, highs, 0, 0)
    let low = v128.shuffle<f64>(lows, lows, 0, 0)
    let pair = Table.pairOf(table, coefficient)
    let product = f64x2.mul(high, Table.head(pair))
    let rest = f64x2.mul(low, Table.head(pair))
    const a = f64x2.add(product, f64x2.add(rest, f64x2.mul(m, Table.up(pair))))
    let below = f64x2.add(product, f64x2.add(rest, f64x2.mul(m, Table.down(pair))))
    doubt = v128.or(doubt, f64x2.ne(a, below))
    product = f64x2.mul(high, Table.head(pair + 16))
    rest = f64x2.mul(low, Table.head(pair + 16))
    const b = f64x2.add(product, f64x2.add(rest, f64x2.mul(m, Table.up(pair + 16))))
    below = f64x2.add(product, f64x2.add(rest, f64x2.mul(m, Table.down(pair + 16))))
    doubt = v128.or(doubt, f64x2.ne(b, below))

    m = v128.shuffle<f64>(ms, ms, 1, 1)
    high = v128.shuffle<f64>(highs, highs, 1, 1)
    low = v128.shuffle<f64>(lows, lows, 1, 1)
    pair = Table.pairOf(table, coefficient + 4)
    product = f64x2.mul(high, Table.head(pair))
    rest = f64x2.mul(low, Table.head(pair))
    const c = f64x2.add(product, f64x2.add(rest, f64x2.mul(m, Table.up(pair))))
    below = f64x2.add(product, f64x2.add(rest, f64x2.mul(m, Table.down(pair))))
    doubt = v128.or(doubt, f64x2.ne(c, below))
    product = f64x2.mul(high, Table.head(pair + 16))
    rest = f64x2.mul(low, Table.head(pair + 16))
    const d = f64x2.add(product, f64x2.add(rest, f64x2.mul(m, Table.up(pair + 16))))
    below = f64x2.add(product, f64x2.add(rest, f64x2.mul(m, Table.down(pair + 16))))
    doubt = v128.or(doubt, f64x2.ne(d, below))

    v128.store(co2 + index, v128.shuffle<f64>(a, c, 0, 2))
    v128.store(ch4 + index, v128.shuffle<f64>(a, c, 1, 3))
    v128.store(n2o + index, v128.shuffle<f64>(b, d, 0, 2))
    v128.store(co2e + index, v128.shuffle<f64>(b, d, 1, 3))
    if (v128.any_true(doubt)) count = List.pushTwo(list, count, first + row)
  }
  store<i32>(job, count, LISTED)
  store<u32>(job, v128.any_true(f64x2.gt(top, v128.load(NARROW_MAX))) ? WIDE_FORM : NARROW_FORM, FORM)
}
