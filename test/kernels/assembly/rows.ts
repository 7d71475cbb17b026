import {
  BLOCK_ROWS,
  FORM,
  LISTED,
  LONG_FORM,
  LONGS,
  NARROW_FORM,
  SECOND,
  WIDE_FORM,
  WIDES,
} from '../../../src/bulk/kernel/job'
import { fusedBlock } from './fused'
import { fusedProducts } from './fused-products'
import { knowsPairs, listAll } from './list'
import { longBlock } from './long-block'
import { narrowBlock } from './narrow'
import { settleListed } from './settle'
import { wideBlock } from './wide'
import { wideProducts } from './wide-products'

/** Calculates rows two at a time, in the form that fits the previous block; lists those that it does not fit. */
function calculateTwos(job: usize, first: i32, rows: i32): void {
  if (load<u32>(job, SECOND) != 0) {
    if (ASC_FEATURE_RELAXED_SIMD) fusedProducts(job, first, rows)
    else wideProducts(job, first, rows)
  } else if (load<u32>(job, FORM) == LONG_FORM) longBlock(job, first, rows)
  else if (ASC_FEATURE_RELAXED_SIMD) fusedBlock(job, first, rows)
  else if (load<u32>(job, FORM) == WIDE_FORM) wideBlock(job, first, rows)
  else narrowBlock(job, first, rows)
}

/** Chooses the form of the next block. All give the same bits; rows that a form lists cost more than in their own. */
function chooseForm(job: usize, rows: i32): void {
  if (load<i32>(job, LONGS) << 3 > rows) store<u32>(job, LONG_FORM, FORM)
  else if (load<u32>(job, FORM) != WIDE_FORM) {
    store<u32>(job, load<i32>(job, WIDES) << 3 > rows ? WIDE_FORM : NARROW_FORM, FORM)
  }
}

/** Calculates a block; lists the undecided rows. */
export function calculateBlock(job: usize, first: i32, rows: i32): void {
  const listed = load<i32>(job, LISTED)
  store<i32>(job, 0, LONGS)
  if (knowsPairs(job, first, rows)) {
    const even = rows & ~1
    calculateTwos(job, first, even)
    if (even < rows) listAll(job, first + even, 1)
  } else listAll(job, first, rows)
  settleListed(job, listed)
  chooseForm(job, rows)
}

/** Calculates the rows `from` to `to`; returns the number of listed rows, which are undecided. */
export function calculate(job: usize, from: i32, to: i32): i32 {
  store<i32>(job, 0, LISTED)
  for (let first = from; first < to; first += BLOCK_ROWS) calculateBlock(job, first, min(BLOCK_ROWS, to - first))
  return load<i32>(job, LISTED)
}
