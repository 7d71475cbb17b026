import type { Gas } from '../../core/emissions/index.ts'

/** Kilograms of co2, ch4, n2o and co2e, one column each. */
export type ResultColumns = readonly [Float64Array, Float64Array, Float64Array, Float64Array]

/** Columns of results, by the index of their gas. */
export function resultsOf(column: (gas: number) => Float64Array): ResultColumns {
  return [column(0), column(1), column(2), column(3)]
}

/** Kilograms of each gas, one column each. */
export type GasColumns = Readonly<Record<Gas, Float64Array>>

/** Columns of results, by the name of their gas. */
export function byGas([co2, ch4, n2o, co2e]: ResultColumns): GasColumns {
  return { co2, ch4, n2o, co2e }
}

/** New columns of results. */
export function newResults(rows: number): ResultColumns {
  return resultsOf(() => new Float64Array(rows))
}

/** 32-bit words of an integer that is read or added: two's complement, lowest word first. */
export const INTEGER_WORDS = 4
/** Integers added directly are at most 2^80 in size. */
export const INTEGER_BITS = 80
/** Maximum cells of a workspace, keys × pairs. */
export const CELLS_MAX = 2 ** 26

/**
 * Exact integers, one per key and pair, the form of `RationalSum` for columns: the sum of the integers m of the rows, each row being m·10^-6, or m1·m2·10^-12
 * with two columns. Cell of a row: key × pairs + pair, with the number of loaded pairs.
 */
export interface Cells {
  /** Reads the integers of cells from `from` on into `words`, until it is full. */
  read(from: number, words: Int32Array): void
  /** Adds integers of at most 2^80 to cells from `from` on; false, without adding any, if a cell might overflow. */
  add(from: number, words: Int32Array): boolean
  /**
   * Writes Σ integer × coefficient of the keys from `from` on, by the loaded tables, one column per gas, until the
   * columns are full: nearest doubles, and NaN where exact arithmetic has to decide.
   */
  finish(from: number, into: ResultColumns): void
  /** Sets every cell to zero. */
  clear(): void
}
