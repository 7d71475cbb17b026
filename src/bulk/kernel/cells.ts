import type { ResultColumns } from './result-columns.ts'

/** 32-bit words of an integer as it is read and added: two's complement, the lowest word first. */
export const INTEGER_WORDS = 4
/** An integer that is added at once is no further from zero than 2^80. */
export const INTEGER_BITS = 80
/** The most cells of a workspace, keys × pairs. */
export const CELLS_MAX = 2 ** 26

/**
 * Exact integers, one for each key and pair: the sum of the integers m of the rows, each row being m·10^-6, or m1·m2·10^-12
 * with two columns. Cell of a row: key × pairs + pair, with as many pairs as are loaded.
 */
export interface Cells {
  /** Writes the integers of cells from one on, as many as there are words for. */
  read(from: number, words: Int32Array): void
  /** Adds integers of at most 2^80 to cells from one on; false, and none of them is added, where a cell might overflow. */
  add(from: number, words: Int32Array): boolean
  /**
   * Writes Σ integer × coefficient of the keys from one on, by the tables that are loaded, one column for each gas, as
   * many keys as the columns have room for: nearest doubles, and NaN where exact arithmetic has to decide.
   */
  finish(from: number, into: ResultColumns): void
  /** Makes every cell zero. */
  clear(): void
}
