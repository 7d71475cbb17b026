/**
 * The fields for totals in a job record, from `TOTALS_STATE` on; like the record, in the common subset of TypeScript
 * and AssemblyScript.
 */

/** A double: bound of the absolute value of every cell, without the additions from its bucket. */
export const USED = 128
/**
 * A double: limit of `USED` before the cells are carried, and of a bucket before its cells are; with two columns,
 * before rows are left to exact arithmetic.
 */
export const USED_MAX = 136
/** Not 0: some high cell is not zero. */
export const CARRIED = 144
/** Addresses of the buckets' counts and entries; 0: rows are added to their cells directly. */
export const BUCKET_COUNTS = 148
export const BUCKETS = 152
/** Number of buckets. */
export const BUCKET_NUMBER = 156
/** Address of the results of a block of keys, four doubles each. */
export const FINISHED = 160
/** Addresses of the parts of a key's integers, and of their pairs. */
export const PARTS = 164
export const PART_PAIRS = 168

/** Address of the doubles that bound the additions of each bucket to a cell. */
export const BUCKET_USED = 172
/** A double: the largest absolute integer in the buckets. */
export const BUCKET_TOP = 176
/** A double: above this, the high bits of a row go straight to the high cells, to avoid a carry every few rows. */
export const CELL_INTEGER_MAX = 184

/** Cells of a bucket, 2^16: they fit the L2 cache. */
export const BUCKET_BITS = 16
/** Entries of a bucket, as many as cells: with fewer, a cache line of cells would be fetched for less than one. */
export const BUCKET_ENTRIES = 65_536
/** Keys per call of `finish`. */
export const FINISH_KEYS = 256
/** Maximum parts of an integer. */
export const PARTS_OF_INTEGER = 4
