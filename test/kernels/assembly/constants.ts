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
  1.9073486328125e-6, 1.9073486328125e-6,
  99999999999999984, 99999999999999984,
  1e17, 1e17,
  Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY,
  1.1102219658339725e-16, 1.1102219658339725e-16,
  1.1102240834163406e-16, 1.1102240834163406e-16,
  4.999999046325684, 4.999999046325684,
  0.4999990463256836, 0.4999990463256836,
  1e-8, 1e-8,
  1e8, 1e8,
  0.01, 0.01,
  100, 100,
  0.1, 0.1,
  10, 10,
  -0.0, -0.0,
], 16)
/** 10^-1, which no number that is read needs, then 10^0 to 10^22, exact. */
// biome-ignore format: as one table
const TENS: usize = memory.data<f64>([
  0.1, 1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
  1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
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
/** The k that scales the least number of each exponent, from 2^-19 to 2^56, to 17 digits: 10^16 ≤ 2^E·10^k < 10^17. */
// biome-ignore format: as one table
const PLACES: usize = memory.data<u8>([
  22, 22, 22, 21, 21, 21, 20, 20, 20, 20, 19, 19, 19, 18, 18, 18, 17, 17, 17, 16, 16, 16, 16, 15, 15, 15, 14, 14, 14, 13, 13, 13, 13, 12, 12, 12, 11, 11,
  11, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 7, 7, 7, 7, 6, 6, 6, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0,
])
/** Address of the k of an exponent, from the 12 high bits of its doubles: this and as many bytes. */
export const PLACES_OF_BITS: usize = PLACES - 1004
/** 2^-19 and the last double below 10^17: the sizes that are scaled to 17 digits. */
export const SIZE_MIN: usize = VECTORS + 96
export const SIZE_MAX: usize = VECTORS + 112
/** The first integer of 18 digits. */
export const DIGITS_18: usize = VECTORS + 128
/** The bits of an exponent. */
export const EXPONENT: usize = VECTORS + 144
/** 2^-53, which makes half a gap of a power of two, less and more a millionth. */
export const WITHIN: usize = VECTORS + 160
export const BEYOND: usize = VECTORS + 176
/** Five and a half, less a millionth. */
export const TIE_OF_TENS: usize = VECTORS + 192
export const TIE_OF_ONES: usize = VECTORS + 208
/** 10^-8 and 10^8, 10^-2 and 10^2, 10^-1 and 10. */
export const PER_EIGHT_DIGITS: usize = VECTORS + 224
export const EIGHT_DIGITS: usize = VECTORS + 240
export const PER_TWO_DIGITS: usize = VECTORS + 256
export const TWO_DIGITS: usize = VECTORS + 272
export const PER_DIGIT: usize = VECTORS + 288
export const ONE_DIGIT: usize = VECTORS + 304
/** The bits of a sign. */
export const SIGN: usize = VECTORS + 320
/** Address of 10^(k-1), which 10^k follows, is this and eight bytes for each k. */
export const TENS_BEFORE: usize = TENS
