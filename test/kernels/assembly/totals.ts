import {
  BLOCK_ROWS,
  CELLS,
  COEFFICIENT,
  HIGH_CELLS,
  INTEGERS,
  KEY,
  KEYS,
  LEAST,
  LISTED,
  MISSED,
  PAIRS,
  SECOND,
  TOP,
  TOTALS_LIST,
  TOTALS_LISTED,
  VALUE,
} from '../../../src/bulk/kernel/job'
import {
  BUCKET_BITS,
  BUCKET_COUNTS,
  BUCKET_ENTRIES,
  BUCKET_TOP,
  BUCKETS,
  CARRIED,
  CELL_INTEGER_MAX,
  USED,
  USED_MAX,
} from '../../../src/bulk/kernel/totals-state'
import { BUCKET_MASK, Cell, emptyBucket, INTEGER_BIAS, INTEGER_BITS, LOW_BITS, LOW_CELL_MAX, reserve } from './cells'
import { INTEGER_MAX } from './constants'
import { List } from './list'
import { readBlock } from './read'
import { Reading } from './reading'
import { calculateBlock } from './rows'

const TWO_TO_63: f64 = 2147483648.0 * 4294967296.0
const TWO_TO_64: f64 = 4294967296.0 * 4294967296.0

/**
 * Reads a block of one column like `readBlock`, and the keys and pairs while the divisions keep the CPU busy; false if
 * any of them, or of the three rows after the block, is out of range.
 */
function readKeyed(job: usize, first: i32, rows: i32): bool {
  const most = v128.load(INTEGER_MAX)
  const least = f64x2.pmax(v128.load(job, LEAST), f64x2.neg(most))
  const integers = <usize>load<u32>(job, INTEGERS)
  const values = <usize>load<u32>(job, VALUE) + ((<usize>first) << 3)
  const keys = <usize>load<u32>(job, KEY) + ((<usize>first) << 2)
  const coefficients = <usize>load<u32>(job, COEFFICIENT) + ((<usize>first) << 2)
  let top = f64x2.splat(0)
  let mostKey = i32x4.splat(0)
  let mostPair = mostKey
  for (let row = 0; row < rows; row += 4) {
    const index = (<usize>row) << 2
    mostKey = i32x4.max_u(mostKey, v128.load(keys + index))
    mostPair = i32x4.max_u(mostPair, v128.load(coefficients + index))
    let v = v128.load(values + (index << 1))
    let m = Reading.integers(v, least, most)
    let read = v128.or(m, Reading.refused(m, v)) // all ones is a NaN
    v128.store(integers + (index << 1), read)
    top = f64x2.pmax(top, f64x2.abs(read)) // pmax(top, NaN) is top
    v = v128.load(values + (index << 1), 16)
    m = Reading.integers(v, least, most)
    read = v128.or(m, Reading.refused(m, v))
    v128.store(integers + (index << 1), read, 16)
    top = f64x2.pmax(top, f64x2.abs(read))
  }
  store<f64>(job, Math.max(f64x2.extract_lane(top, 0), f64x2.extract_lane(top, 1)), TOP)
  const isUnknown = v128.or(
    i32x4.ge_u(mostKey, i32x4.splat(load<i32>(job, KEYS))),
    i32x4.ge_u(mostPair, i32x4.splat(load<i32>(job, PAIRS))),
  )
  return !v128.any_true(isUnknown)
}

/** Offset of the marks of refused rows behind the addresses of a block's cells: four bits of a byte for four rows. */
const REFUSED_ROWS: usize = (BLOCK_ROWS + 4) << 2

/**
 * Reads a block of one column like `readKeyed`, but as 64-bit integers, 0 for a row that cannot be read, together with
 * the addresses of the cells and marks of the rows that cannot be read. The divisions keep the CPU busy meanwhile.
 */
class Direct {
  /** Returns 1 if every row was read, 0 if some were refused, -1 if a key or pair is out of range. */
  @inline static read(job: usize, first: i32, rows: i32): i32 {
    const most = v128.load(INTEGER_MAX)
    const least = f64x2.pmax(v128.load(job, LEAST), f64x2.neg(most))
    const bias = f64x2.splat(INTEGER_BIAS)
    const bits = i64x2.splat(INTEGER_BITS)
    const pairs = i32x4.splat(load<i32>(job, PAIRS))
    const cells = i32x4.splat(load<i32>(job, CELLS))
    const integers = <usize>load<u32>(job, INTEGERS)
    const addresses = <usize>load<u32>(job, MISSED)
    const values = <usize>load<u32>(job, VALUE) + ((<usize>first) << 3)
    const keys = <usize>load<u32>(job, KEY) + ((<usize>first) << 2)
    const coefficients = <usize>load<u32>(job, COEFFICIENT) + ((<usize>first) << 2)
    let top = f64x2.splat(0)
    let refused = top
    let mostKey = i32x4.splat(0)
    let mostPair = mostKey
    for (let row = 0; row < rows; row += 4) {
      const index = (<usize>row) << 2
      const key = v128.load(keys + index)
      const pair = v128.load(coefficients + index)
      mostKey = i32x4.max_u(mostKey, key)
      mostPair = i32x4.max_u(mostPair, pair)
      const cell = i32x4.add(i32x4.mul(key, pairs), pair)
      v128.store(addresses + index, i32x4.add(i32x4.shl(cell, 3), cells))
      let v = v128.load(values + (index << 1))
      let m = Reading.integers(v, least, most)
      const a = Reading.refused(m, v)
      m = v128.andnot(m, a)
      top = f64x2.pmax(top, f64x2.abs(m))
      v128.store(integers + (index << 1), i64x2.sub(f64x2.add(m, bias), bits))
      v = v128.load(values + (index << 1), 16)
      m = Reading.integers(v, least, most)
      const b = Reading.refused(m, v)
      m = v128.andnot(m, b)
      top = f64x2.pmax(top, f64x2.abs(m))
      v128.store(integers + (index << 1), i64x2.sub(f64x2.add(m, bias), bits), 16)
      refused = v128.or(refused, v128.or(a, b))
      store<u8>(addresses + (<usize>row >> 2), i64x2.bitmask(a) | (i64x2.bitmask(b) << 2), REFUSED_ROWS)
    }
    store<f64>(job, Math.max(f64x2.extract_lane(top, 0), f64x2.extract_lane(top, 1)), TOP)
    const isUnknown = v128.or(i32x4.ge_u(mostKey, i32x4.splat(load<i32>(job, KEYS))), i32x4.ge_u(mostPair, pairs))
    return v128.any_true(isUnknown) ? -1 : i32(!v128.any_true(refused))
  }

  /** Adds the integers of a block to the cells at the addresses. */
  @inline static add(job: usize, rows: i32): void {
    const integers = <usize>load<u32>(job, INTEGERS)
    const addresses = <usize>load<u32>(job, MISSED)
    const fours = rows & ~3
    let row = 0
    for (; row < fours; row += 4) {
      const index = (<usize>row) << 2
      let cell = <usize>load<u32>(addresses + index)
      store<i64>(cell, load<i64>(cell) + load<i64>(integers + (index << 1)))
      cell = <usize>load<u32>(addresses + index, 4)
      store<i64>(cell, load<i64>(cell) + load<i64>(integers + (index << 1), 8))
      cell = <usize>load<u32>(addresses + index, 8)
      store<i64>(cell, load<i64>(cell) + load<i64>(integers + (index << 1), 16))
      cell = <usize>load<u32>(addresses + index, 12)
      store<i64>(cell, load<i64>(cell) + load<i64>(integers + (index << 1), 24))
    }
    for (; row < rows; row++) {
      const cell = <usize>load<u32>(addresses + ((<usize>row) << 2))
      store<i64>(cell, load<i64>(cell) + load<i64>(integers + ((<usize>row) << 3)))
    }
  }

  /** Lists the rows that were refused. */
  static list(job: usize, first: i32, rows: i32): void {
    const marks = <usize>load<u32>(job, MISSED) + REFUSED_ROWS
    for (let row = 0; row < rows; row++) {
      if ((load<u8>(marks + (<usize>row >> 2)) >> <u8>(row & 3)) & 1) listRow(job, first + row)
    }
  }
}

/** Adds a block to cells that have room for it; false if it must be read in another way, and nothing was added. */
function addDirectly(job: usize, first: i32, rows: i32): bool {
  const outcome = Direct.read(job, first, rows)
  const top = load<f64>(job, TOP)
  if (outcome < 0 || top > load<f64>(job, CELL_INTEGER_MAX)) return false
  reserve(job, <f64>rows * top)
  Direct.add(job, rows)
  if (outcome == 0) Direct.list(job, first, rows)
  return true
}

/** Sets the integer of every row with an unknown key or pair to NaN. */
function rejectUnknown(job: usize, first: i32, rows: i32): void {
  const keys = <usize>load<u32>(job, KEY) + ((<usize>first) << 2)
  const coefficients = <usize>load<u32>(job, COEFFICIENT) + ((<usize>first) << 2)
  const integers = <usize>load<u32>(job, INTEGERS)
  for (let row: usize = 0; row < <usize>rows; row++) {
    const isKnown =
      load<u32>(keys + (row << 2)) < load<u32>(job, KEYS) &&
      load<u32>(coefficients + (row << 2)) < load<u32>(job, PAIRS)
    if (!isKnown) store<f64>(integers + (row << 3), Number.NaN)
  }
}

/** Lists a row; a separate function, so that the loops keep their registers. */
function listRow(job: usize, row: i32): void {
  store<i32>(job, List.push(<usize>load<u32>(job, TOTALS_LIST), load<i32>(job, TOTALS_LISTED), row), TOTALS_LISTED)
}

/** Adds every row to its cell. */
function addWhole(job: usize, first: i32, rows: i32): void {
  const integers = <usize>load<u32>(job, INTEGERS)
  const keys = <usize>load<u32>(job, KEY) + ((<usize>first) << 2)
  const coefficients = <usize>load<u32>(job, COEFFICIENT) + ((<usize>first) << 2)
  const pairs = load<u32>(job, PAIRS)
  const cells = <usize>load<u32>(job, CELLS)
  for (let row = 0; row < rows; row++) {
    const index = (<usize>row) << 2
    const m = load<f64>(integers + (index << 1))
    if (!Number.isNaN(m)) Cell.add(cells, Cell.of(keys + index, coefficients + index, pairs), Cell.integer(m))
    else listRow(job, first + row)
  }
}

/**
 * Puts every row into the bucket of its cell: uncached cells would be accessed at random, but buckets are written
 * sequentially, and a full one is added to adjacent cells.
 */
function addToBuckets(job: usize, first: i32, rows: i32): void {
  const integers = <usize>load<u32>(job, INTEGERS)
  const keys = <usize>load<u32>(job, KEY) + ((<usize>first) << 2)
  const coefficients = <usize>load<u32>(job, COEFFICIENT) + ((<usize>first) << 2)
  const pairs = load<u32>(job, PAIRS)
  const counts = <usize>load<u32>(job, BUCKET_COUNTS)
  const buckets = <usize>load<u32>(job, BUCKETS)
  for (let row = 0; row < rows; row++) {
    const index = (<usize>row) << 2
    const m = load<f64>(integers + (index << 1))
    if (!Number.isNaN(m)) {
      const cell = Cell.of(keys + index, coefficients + index, pairs)
      const bucket = cell >> BUCKET_BITS
      const slot = counts + ((<usize>bucket) << 2)
      const count = load<u32>(slot)
      const entry = buckets + ((<usize>bucket * BUCKET_ENTRIES + <usize>count) << 3)
      store<i64>(entry, (Cell.integer(m) << BUCKET_BITS) | <i64>(cell & BUCKET_MASK))
      if (count + 1 == BUCKET_ENTRIES) {
        emptyBucket(job, bucket, BUCKET_ENTRIES)
        store<u32>(slot, 0)
      } else store<u32>(slot, count + 1)
    } else listRow(job, first + row)
  }
}

/** Adds the low 32 bits of every row to its cell and the rest to its high cell. */
function addSplit(job: usize, first: i32, rows: i32): void {
  const integers = <usize>load<u32>(job, INTEGERS)
  const keys = <usize>load<u32>(job, KEY) + ((<usize>first) << 2)
  const coefficients = <usize>load<u32>(job, COEFFICIENT) + ((<usize>first) << 2)
  const pairs = load<u32>(job, PAIRS)
  const cells = <usize>load<u32>(job, CELLS)
  const high = <usize>load<u32>(job, HIGH_CELLS)
  for (let row = 0; row < rows; row++) {
    const index = (<usize>row) << 2
    const m = load<f64>(integers + (index << 1))
    if (!Number.isNaN(m)) {
      const cell = Cell.of(keys + index, coefficients + index, pairs)
      const integer = Cell.integer(m)
      Cell.add(cells, cell, integer & LOW_BITS)
      Cell.add(high, cell, integer >> 32)
    } else listRow(job, first + row)
  }
  store<u32>(job, 1, CARRIED)
}

/** Adds an integer to a 128-bit cell, low half first. */
function addWide(cell: usize, low: u64, high: i64): void {
  const sum = load<u64>(cell) + low
  store<u64>(cell, sum)
  store<i64>(cell, load<i64>(cell, 8) + high + i64(sum < low), 8)
}

/** Adds the integers p + e of every row to its 128-bit cell: p is the product in 53 bits, e its rounding error. */
function addProducts(job: usize, first: i32, rows: i32): void {
  const products = <usize>load<u32>(job, INTEGERS)
  const missed = <usize>load<u32>(job, MISSED)
  const keys = <usize>load<u32>(job, KEY) + ((<usize>first) << 2)
  const coefficients = <usize>load<u32>(job, COEFFICIENT) + ((<usize>first) << 2)
  const pairs = load<u32>(job, PAIRS)
  const cells = <usize>load<u32>(job, CELLS)
  for (let row = 0; row < rows; row++) {
    const index = (<usize>row) << 2
    const p = load<f64>(products + (index << 1))
    if (Number.isNaN(p)) {
      listRow(job, first + row)
      continue
    }
    const cell = cells + ((<usize>Cell.of(keys + index, coefficients + index, pairs)) << 4)
    const rest = i64(load<f64>(missed + (index << 1)))
    if (Math.abs(p) < TWO_TO_63) {
      const integer = i64(p)
      addWide(cell, <u64>integer, integer >> 63)
    } else {
      const high = Math.floor(p / TWO_TO_64)
      addWide(cell, u64(p - high * TWO_TO_64), i64(high))
    }
    addWide(cell, <u64>rest, rest >> 63)
  }
}

function listBlock(job: usize, first: i32, rows: i32): void {
  for (let row = first; row < first + rows; row++) listRow(job, row)
}

/** Adds the products of a block; lists all its rows if they could overflow a cell. */
function totalProducts(job: usize, first: i32, rows: i32): void {
  const used = load<f64>(job, USED) + <f64>rows * load<f64>(job, TOP)
  if (used > load<f64>(job, USED_MAX)) listBlock(job, first, rows)
  else {
    store<f64>(job, used, USED)
    addProducts(job, first, rows)
  }
}

/** Adds integers of one column to the cells. */
function totalIntegers(job: usize, first: i32, rows: i32): void {
  const top = load<f64>(job, TOP)
  if (top > load<f64>(job, CELL_INTEGER_MAX)) {
    reserve(job, <f64>rows * LOW_CELL_MAX)
    addSplit(job, first, rows)
  } else if (load<u32>(job, BUCKETS) != 0) {
    store<f64>(job, max(top, load<f64>(job, BUCKET_TOP)), BUCKET_TOP)
    addToBuckets(job, first, rows)
  } else {
    reserve(job, <f64>rows * top)
    addWhole(job, first, rows)
  }
}

/** Adds the rows of a block to the cells; lists those that cannot be read, or whose key or pair is unknown. */
function totalBlock(job: usize, first: i32, rows: i32): void {
  if (load<u32>(job, SECOND) == 0) {
    if (load<u32>(job, BUCKETS) == 0 && addDirectly(job, first, rows)) return
    if (!readKeyed(job, first, rows)) rejectUnknown(job, first, rows)
    totalIntegers(job, first, rows)
  } else {
    readBlock(job, first, rows)
    rejectUnknown(job, first, rows)
    totalProducts(job, first, rows)
  }
}

/** Adds the rows `from` to `to`; returns the number of listed rows, which were not added. */
export function total(job: usize, from: i32, to: i32): i32 {
  store<i32>(job, 0, TOTALS_LISTED)
  for (let first = from; first < to; first += BLOCK_ROWS) {
    const rows = min(BLOCK_ROWS, to - first)
    totalBlock(job, first, rows)
  }
  return load<i32>(job, TOTALS_LISTED)
}

/** Calculates and adds rows `from` to `to`, each block while in the L1 cache; returns how many are not calculated. */
export function calculateAndTotal(job: usize, from: i32, to: i32): i32 {
  store<i32>(job, 0, LISTED)
  store<i32>(job, 0, TOTALS_LISTED)
  for (let first = from; first < to; first += BLOCK_ROWS) {
    const rows = min(BLOCK_ROWS, to - first)
    calculateBlock(job, first, rows)
    totalBlock(job, first, rows)
  }
  return load<i32>(job, LISTED)
}
