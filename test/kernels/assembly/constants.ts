/**
 * Vectors in memory: engines rebuild a literal vector on every iteration of a loop, but keep a loaded one. Every
 * instance writes the segment; in shared memory, the same bytes.
 */
// biome-ignore format: one vector a line
const VECTORS: usize = memory.data<f64>([
  1e6, 1e6,
  1e15, 1e15,
  1099511627776, 1099511627776,
  134217729, 134217729,
  1.0000000009313226, 1.0000000009313226,
  -1.0000000018626451, -1.0000000018626451,
], 16)

/** 10^6 */
export const PER_UNIT: usize = VECTORS
/** Largest integer that is read: 15 digits identify one decimal. */
export const INTEGER_MAX: usize = VECTORS + 16
/** 2^40: up to this, an integer times a head of 13 bits is exact. */
export const NARROW_MAX: usize = VECTORS + 32
/** Veltkamp's 2^27 + 1, which splits 53 bits into two halves of 26. */
export const SPLIT: usize = VECTORS + 48
/** 1 + 2^-30 */
export const NEAR_ONE: usize = VECTORS + 64
/** -(1 + 2^-29): minus the rounded square of 1 + 2^-30. */
export const MINUS_SQUARE: usize = VECTORS + 80
