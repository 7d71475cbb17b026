import { BLOCK_ROWS, IS_WIDE, LISTED, SECOND } from '../../../src/bulk/kernel/job'
import { fusedBlock } from './fused'
import { fusedProducts } from './fused-products'
import { knowsPairs, listAll } from './list'
import { narrowBlock } from './narrow'
import { settleListed } from './settle'
import { wideBlock } from './wide'
import { wideProducts } from './wide-products'

/**
 * Calculates rows two at a time, in the narrow form, or in the wide form if the previous block had larger integers.
 * Both give the same bits; the wide one is slower, and rows that the narrow one lists are slower still.
 */
function calculateNarrowOrWide(job: usize, first: i32, rows: i32): void {
  if (load<u32>(job, IS_WIDE) != 0) wideBlock(job, first, rows)
  else {
    const listed = load<i32>(job, LISTED)
    narrowBlock(job, first, rows)
    store<u32>(job, u32((load<i32>(job, LISTED) - listed) << 3 > rows), IS_WIDE)
  }
}

function calculateTwos(job: usize, first: i32, rows: i32): void {
  if (ASC_FEATURE_RELAXED_SIMD) {
    if (load<u32>(job, SECOND) == 0) fusedBlock(job, first, rows)
    else fusedProducts(job, first, rows)
  } else {
    if (load<u32>(job, SECOND) == 0) calculateNarrowOrWide(job, first, rows)
    else wideProducts(job, first, rows)
  }
}

/** Calculates a block; lists the undecided rows. */
export function calculateBlock(job: usize, first: i32, rows: i32): void {
  const listed = load<i32>(job, LISTED)
  if (knowsPairs(job, first, rows)) {
    const even = rows & ~1
    calculateTwos(job, first, even)
    if (even < rows) listAll(job, first + even, 1)
  } else listAll(job, first, rows)
  settleListed(job, listed)
}

/** Calculates the rows `from` to `to`; returns the number of listed rows, which are undecided. */
export function calculate(job: usize, from: i32, to: i32): i32 {
  store<i32>(job, 0, LISTED)
  for (let first = from; first < to; first += BLOCK_ROWS) calculateBlock(job, first, min(BLOCK_ROWS, to - first))
  return load<i32>(job, LISTED)
}
