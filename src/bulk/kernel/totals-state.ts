/**
 * What the totals keep in a job record, from `TOTALS_STATE` on; in what TypeScript and AssemblyScript share, like the
 * record itself.
 */

/** A double: no cell is further from zero than this, and what its bucket may have added. */
export const USED = 128
/**
 * A double: what `USED` may come to before the cells are carried, and that of a bucket before its cells are; with two
 * columns, before rows are left.
 */
export const USED_MAX = 136
/** Not 0: some high cell is not zero. */
export const CARRIED = 144
/** Addresses of the buckets' counts and entries; 0: rows are added to their cells at once. */
export const BUCKET_COUNTS = 148
export const BUCKETS = 152
/** How many buckets there are. */
export const BUCKET_NUMBER = 156
/** Address of the results of a block of keys, four doubles each. */
export const FINISHED = 160
/** Addresses of the parts of a key's integers, and of the pairs that they belong to. */
export const PARTS = 164
export const PART_PAIRS = 168

/** Address of the doubles that say what each bucket may have added to a cell. */
export const BUCKET_USED = 172
/** A double: the largest size of the integers that went to buckets. */
export const BUCKET_TOP = 176
/** A double: above this, the high bits of a row go straight to the high cells, lest cells be carried every few rows. */
export const WHOLE_MAX = 184

/** Cells of a bucket, 2^16: they fit the second cache. */
export const BUCKET_BITS = 16
/** Entries of a bucket, as many as cells: fewer, and every line of the cells would be fetched for less than one of them. */
export const BUCKET_ENTRIES = 65_536
/** Keys that are finished at once. */
export const FINISH_KEYS = 256
/** Parts that an integer can have. */
export const PARTS_OF_INTEGER = 4
