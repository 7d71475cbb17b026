import { CELLS, HIGH_CELLS, KEYS, PAIRS } from '../../../src/bulk/kernel/job'
import {
  BUCKET_BITS,
  BUCKET_COUNTS,
  BUCKET_ENTRIES,
  BUCKET_NUMBER,
  BUCKET_TOP,
  BUCKET_USED,
  BUCKETS,
  CARRIED,
  USED,
  USED_MAX,
} from '../../../src/bulk/kernel/totals-state'

/** Adding this puts an integer of up to 51 bits into the low bits of the double. */
export const INTEGER_BIAS: f64 = 6755399441055744 // 1.5·2^52
export const INTEGER_BITS: i64 = 0x4338000000000000
/** The half of a cell that stays when it is carried. */
export const LOW_BITS: i64 = 0xffffffff
/** Upper bound of a carried cell. */
export const LOW_CELL_MAX: f64 = 4294967296
/** Masks the index of a cell within its bucket. */
export const BUCKET_MASK: u32 = (1 << BUCKET_BITS) - 1

/** 64-bit cells of totals. */
export class Cell {
  /** Index of a row's cell, from the addresses of its key and its pair. */
  @inline static of(key: usize, pair: usize, pairs: u32): u32 {
    return load<u32>(key) * pairs + load<u32>(pair)
  }

  @inline static integer(m: f64): i64 {
    return reinterpret<i64>(m + INTEGER_BIAS) - INTEGER_BITS
  }

  @inline static add(cells: usize, cell: u32, integer: i64): void {
    const at = cells + ((<usize>cell) << 3)
    store<i64>(at, load<i64>(at) + integer)
  }
}

/** Moves everything above 32 bits of cells to their high cells. */
function carryCells(job: usize, from: usize, to: usize): void {
  const cells = <usize>load<u32>(job, CELLS)
  const high = <usize>load<u32>(job, HIGH_CELLS)
  for (let index = from << 3; index < to << 3; index += 8) {
    const integer = load<i64>(cells + index)
    if (integer >> 32 == 0) continue
    store<i64>(high + index, load<i64>(high + index) + (integer >> 32))
    store<i64>(cells + index, integer & LOW_BITS)
  }
  store<u32>(job, 1, CARRIED)
}

function countOf(job: usize): usize {
  return <usize>load<u32>(job, KEYS) * <usize>load<u32>(job, PAIRS)
}

/** Carries the cells of a bucket if the entries could overflow them. */
function reserveBucket(job: usize, bucket: u32, entries: u32): void {
  const used = <usize>load<u32>(job, BUCKET_USED) + ((<usize>bucket) << 3)
  const more = <f64>entries * load<f64>(job, BUCKET_TOP)
  if (load<f64>(used) + more > load<f64>(job, USED_MAX)) {
    const from = (<usize>bucket) << BUCKET_BITS
    carryCells(job, from, min(from + (1 << BUCKET_BITS), countOf(job)))
    store<f64>(used, LOW_CELL_MAX)
  }
  store<f64>(used, load<f64>(used) + more)
}

/** Adds the entries of a bucket to its cells: integers with the index of the cell within the bucket in the low bits. */
export function emptyBucket(job: usize, bucket: u32, entries: u32): void {
  reserveBucket(job, bucket, entries)
  const cells = <usize>load<u32>(job, CELLS) + (((<usize>bucket) << BUCKET_BITS) << 3)
  const from = <usize>load<u32>(job, BUCKETS) + <usize>bucket * (BUCKET_ENTRIES << 3)
  const to = from + ((<usize>entries) << 3)
  for (let at = from; at < to; at += 8) {
    const entry = load<i64>(at)
    Cell.add(cells, <u32>entry & BUCKET_MASK, entry >> BUCKET_BITS)
  }
}

/** Adds the entries of all buckets to the cells. */
export function emptyBuckets(job: usize): void {
  const counts = <usize>load<u32>(job, BUCKET_COUNTS)
  const buckets = load<u32>(job, BUCKET_NUMBER)
  for (let bucket: u32 = 0; bucket < buckets; bucket++) {
    const at = counts + ((<usize>bucket) << 2)
    emptyBucket(job, bucket, load<u32>(at))
    store<u32>(at, 0)
  }
}

/** Moves everything above 32 bits of every cell to its high cell. */
export function carry(job: usize): void {
  carryCells(job, 0, countOf(job))
  store<f64>(job, LOW_CELL_MAX, USED)
}

/** Carries the cells if adding `more`, on either side of zero, could overflow them. */
export function reserve(job: usize, more: f64): void {
  if (load<f64>(job, USED) + more > load<f64>(job, USED_MAX)) carry(job)
  store<f64>(job, load<f64>(job, USED) + more, USED)
}
