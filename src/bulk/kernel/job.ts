/**
 * The job record: the description of a workspace for its kernel, as byte offsets from the start of the record. The
 * kernels are compiled with this file and the host writes records by it, so it uses only what TypeScript and
 * AssemblyScript share. Addresses, counts and flags are 32-bit words; the others state their type.
 */

/** Addresses of the columns. */
export const VALUE = 0
export const SECOND = 4 // 0: no second column
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
/** Addresses of the integers of a block, and of the rounding errors of their 53-bit products. */
export const INTEGERS = 44
export const MISSED = 48
/** Addresses of the lists of undecided rows: of results, and of totals. */
export const LIST = 52
export const TOTALS_LIST = 56
/** Number of loaded pairs, and of keys. */
export const PAIRS = 60
export const KEYS = 64
/** Addresses of the cells. */
export const CELLS = 68
export const HIGH_CELLS = 72
/** Number of rows in the lists. */
export const LISTED = 76
export const TOTALS_LISTED = 80
/** The form for the next block: `NARROW_FORM`, `WIDE_FORM` or `LONG_FORM`. */
export const FORM = 84
/** Number of values in the settled rows of a block that have more than 15 digits, or are above 2^40. */
export const LONGS = 88
export const WIDES = 92
/** Two doubles: the least value that is read, -Infinity or 0. */
export const LEAST = 96
/** A double: the largest absolute integer of the last block. */
export const TOP = 112
/** Start of the fields for totals: 128 bytes. */
export const TOTALS_STATE = 128
/** Size of a record in bytes. */
export const JOB_BYTES = 256

/** Rows of a block: its integers stay in the L1 cache. */
export const BLOCK_ROWS = 1024
/** For integers up to 2^40 (with a fused multiply-add, of any size), for larger ones, and for 16 and 17 digits. */
export const NARROW_FORM = 0
export const WIDE_FORM = 1
export const LONG_FORM = 2
