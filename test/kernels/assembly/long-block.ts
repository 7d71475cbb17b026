import {
  CH4,
  CO2,
  CO2E,
  COEFFICIENT,
  FUSED_TABLE,
  INTEGERS,
  LEAST,
  LIST,
  LISTED,
  LONGS,
  MISSED,
  N2O,
  VALUE,
  WIDE_TABLE,
} from '../../../src/bulk/kernel/job'
import { INTEGER_MAX, PER_UNIT } from './constants'
import { List } from './list'
import { Long } from './long'
import { Product } from './product'
import { Reading } from './reading'
import { Gases } from './settle'
import { Table } from './table'

/**
 * Reads the values of a block, of any number of digits, as p + e of 10^-6; e is NaN for those that only exact arithmetic
 * reads. Records how many have more than 15 digits. In a loop of its own: it is a long chain of dependent steps, and the
 * shorter the iterations, the more of them the CPU overlaps.
 */
function readLongs(job: usize, first: i32, rows: i32): void {
  const perUnit = v128.load(PER_UNIT)
  const most = v128.load(INTEGER_MAX)
  const least = v128.load(job, LEAST)
  const leastRead = f64x2.pmax(least, f64x2.neg(most))
  const values = <usize>load<u32>(job, VALUE) + ((<usize>first) << 3)
  const numbers = <usize>load<u32>(job, INTEGERS)
  const rests = <usize>load<u32>(job, MISSED)
  let longs = i64x2.splat(0)
  for (let index: usize = 0; index < (<usize>rows) << 3; index += 16) {
    const v = v128.load(values + index)
    const m = Reading.integers(v, leastRead, most)
    const refused = Reading.refused(m, v)
    const p = f64x2.mul(v, perUnit)
    const rest = v128.bitselect(Long.rest(v, p), f64x2.sub(m, p), refused)
    v128.store(numbers + index, p)
    v128.store(rests + index, v128.or(rest, f64x2.lt(v, least)))
    longs = i64x2.sub(longs, refused)
  }
  store<i32>(job, i32(i64x2.extract_lane(longs, 0) + i64x2.extract_lane(longs, 1)), LONGS)
}

/**
 * Calculates rows of a block of one column, two at a time, of values of up to 17 digits, by the wide or the fused
 * brackets of `settleTwo`. Lists both rows if either is undecided or not read.
 */
export function longBlock(job: usize, first: i32, rows: i32): void {
  readLongs(job, first, rows)
  const table = <usize>load<u32>(job, ASC_FEATURE_RELAXED_SIMD ? FUSED_TABLE : WIDE_TABLE)
  const numbers = <usize>load<u32>(job, INTEGERS)
  const rests = <usize>load<u32>(job, MISSED)
  const coefficients = <usize>load<u32>(job, COEFFICIENT) + ((<usize>first) << 2)
  const co2 = <usize>load<u32>(job, CO2) + ((<usize>first) << 3)
  const ch4 = <usize>load<u32>(job, CH4) + ((<usize>first) << 3)
  const n2o = <usize>load<u32>(job, N2O) + ((<usize>first) << 3)
  const co2e = <usize>load<u32>(job, CO2E) + ((<usize>first) << 3)
  const list = <usize>load<u32>(job, LIST)
  let count = load<i32>(job, LISTED)
  for (let row = 0; row < rows; row += 2) {
    const index = (<usize>row) << 3
    const ps = v128.load(numbers + index)
    const highs = ASC_FEATURE_RELAXED_SIMD ? ps : Product.high(ps)
    let lows = v128.load(rests + index)
    if (!ASC_FEATURE_RELAXED_SIMD) lows = f64x2.add(f64x2.sub(ps, highs), lows)

    let p = v128.shuffle<f64>(ps, ps, 0, 0)
    let high = v128.shuffle<f64>(highs, highs, 0, 0)
    let low = v128.shuffle<f64>(lows, lows, 0, 0)
    let pair = Table.pairOf(table, coefficients + (index >> 1))
    const a = Gases.side(p, high, low, Table.head(pair), Table.up(pair))
    let doubt = f64x2.ne(a, Gases.side(p, high, low, Table.head(pair), Table.down(pair)))
    const b = Gases.side(p, high, low, Table.head(pair + 16), Table.up(pair + 16))
    doubt = v128.or(doubt, f64x2.ne(b, Gases.side(p, high, low, Table.head(pair + 16), Table.down(pair + 16))))

    p = v128.shuffle<f64>(ps, ps, 1, 1)
    high = v128.shuffle<f64>(highs, highs, 1, 1)
    low = v128.shuffle<f64>(lows, lows, 1, 1)
    pair = Table.pairOf(table, coefficients + (index >> 1) + 4)
    const c = Gases.side(p, high, low, Table.head(pair), Table.up(pair))
    doubt = v128.or(doubt, f64x2.ne(c, Gases.side(p, high, low, Table.head(pair), Table.down(pair))))
    const d = Gases.side(p, high, low, Table.head(pair + 16), Table.up(pair + 16))
    doubt = v128.or(doubt, f64x2.ne(d, Gases.side(p, high, low, Table.head(pair + 16), Table.down(pair + 16))))

    v128.store(co2 + index, v128.shuffle<f64>(a, c, 0, 2))
    v128.store(ch4 + index, v128.shuffle<f64>(a, c, 1, 3))
    v128.store(n2o + index, v128.shuffle<f64>(b, d, 0, 2))
    v128.store(co2e + index, v128.shuffle<f64>(b, d, 1, 3))
    if (v128.any_true(doubt)) count = List.pushTwo(list, count, first + row)
  }
  store<i32>(job, count, LISTED)
}
