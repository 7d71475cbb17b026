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
  PAIRS,
  SECOND,
  VALUE,
  WIDE_TABLE,
} from '../../../src/bulk/kernel/job'
import { INTEGER_MAX } from './constants'
import { List } from './list'
import { Product } from './product'
import { Reading } from './reading'
import { Table } from './table'

/** Stores two gases of a row; false if the two sides of their brackets differ, or are NaN. */
function storeTwo(left: usize, right: usize, above: v128, below: v128): bool {
  store<f64>(left, f64x2.extract_lane(above, 0))
  store<f64>(right, f64x2.extract_lane(above, 1))
  return !v128.any_true(f64x2.ne(above, below))
}

/** Calculates two gases of a row in the wide form. */
function settleWide(p: v128, high: v128, low: v128, pair: usize, left: usize, right: usize): bool {
  const product = f64x2.mul(high, Table.head(pair))
  const rest = f64x2.mul(low, Table.head(pair))
  const above = f64x2.add(product, f64x2.add(rest, f64x2.mul(p, Table.up(pair))))
  const below = f64x2.add(product, f64x2.add(rest, f64x2.mul(p, Table.down(pair))))
  return storeTwo(left, right, above, below)
}

/** Calculates two gases of a row in the fused form. */
function settleFused(p: v128, e: v128, pair: usize, left: usize, right: usize): bool {
  const head = Table.head(pair)
  const rest = f64x2.mul(e, head)
  const above = f64x2.relaxed_madd(p, head, f64x2.relaxed_madd(p, Table.up(pair), rest))
  const below = f64x2.relaxed_madd(p, head, f64x2.relaxed_madd(p, Table.down(pair), rest))
  return storeTwo(left, right, above, below)
}

/**
 * Calculates a single row; false, with meaningless results, if it cannot be read, has no pair, or the brackets leave
 * two candidates. A row of one column is m·1: exact, within the same bounds.
 */
function settleRow(job: usize, row: usize): bool {
  const coefficient = <usize>load<u32>(job, COEFFICIENT) + (row << 2)
  if (load<u32>(coefficient) >= load<u32>(job, PAIRS)) return false
  const index = row << 3
  const most = v128.load(INTEGER_MAX)
  const v1 = v128.load64_splat(<usize>load<u32>(job, VALUE) + index)
  const m1 = Reading.integers(v1, f64x2.pmax(v128.load(job, LEAST), f64x2.neg(most)), most)
  let refused = Reading.refused(m1, v1)
  let m2 = f64x2.splat(1)
  const seconds = <usize>load<u32>(job, SECOND)
  if (seconds != 0) {
    const v2 = v128.load64_splat(seconds + index)
    m2 = Reading.integers(v2, f64x2.splat(0), most)
    refused = v128.or(refused, Reading.refused(m2, v2))
  }
  if (v128.any_true(refused)) return false
  const co2 = <usize>load<u32>(job, CO2) + index
  const ch4 = <usize>load<u32>(job, CH4) + index
  const n2o = <usize>load<u32>(job, N2O) + index
  const co2e = <usize>load<u32>(job, CO2E) + index
  const p = f64x2.mul(m1, m2)
  if (ASC_FEATURE_RELAXED_SIMD) {
    const pair = Table.pairOf(<usize>load<u32>(job, FUSED_TABLE), coefficient)
    const e = Product.missed(m1, m2, p)
    return settleFused(p, e, pair, co2, ch4) && settleFused(p, e, pair + 16, n2o, co2e)
  }
  const pair = Table.pairOf(<usize>load<u32>(job, WIDE_TABLE), coefficient)
  const high = Product.high(p)
  const low = Product.low(m1, m2, high)
  return settleWide(p, high, low, pair, co2, ch4) && settleWide(p, high, low, pair + 16, n2o, co2e)
}

/** Calculates the rows listed from `listed` on one by one, and keeps the undecided ones in the list. */
export function settleListed(job: usize, listed: i32): void {
  const list = <usize>load<u32>(job, LIST)
  const count = load<i32>(job, LISTED)
  let kept = listed
  for (let at = listed; at < count; at++) {
    const row = load<i32>(list + ((<usize>at) << 2))
    if (!settleRow(job, <usize>row)) kept = List.push(list, kept, row)
  }
  store<i32>(job, kept, LISTED)
}
