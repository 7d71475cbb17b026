/**
 * The job record: what a kernel is told of a workspace, as bytes from the start of the record. The kernels are compiled
 * with this file and the host writes records by it, so it is written in what TypeScript and AssemblyScript share.
 * Addresses, counts and flags are 32-bit words; the others say what they are.
 */

/** Addresses of the columns. */
export const VALUE = 0
export const SECOND = 4 // 0: there is no second column
export const COEFFICIENT = 8
export const KEY = 12
export const CO2 = 16
export const CH4 = 20
export const N2O = 24
export const CO2E = 28
/** Addresses of the tables. */
export const NARROW_TABLE = 32
export const WIDE_TABLE = 36
export const FUSED_TABLE = 40
/** Addresses of the integers of a block, and of what their products miss in 53 bits. */
export const INTEGERS = 44
export const MISSED = 48
/** Addresses of the lists of rows that are not settled: of results, and of totals. */
export const LIST = 52
export const TOTALS_LIST = 56
/** How many pairs are loaded, and keys there are. */
export const PAIRS = 60
export const KEYS = 64
/** Addresses of the cells. */
export const CELLS = 68
export const HIGH_CELLS = 72
/** How many rows the lists hold. */
export const LISTED = 76
export const TOTALS_LISTED = 80
/** Whether the block before was calculated by the wide form. */
export const IS_WIDE = 84
/** Two doubles: the least value that is read, -Infinity or 0. */
export const LEAST = 96
/** A double: the largest size of the integers of the last block that was read. */
export const TOP = 112
/** For the totals: 128 bytes. */
export const TOTALS_STATE = 128
/** Bytes of a record. */
export const JOB_BYTES = 256

/** Rows of a block: its integers stay in the first cache. */
export const BLOCK_ROWS = 1024
