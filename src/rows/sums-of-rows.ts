import { getOrInsertComputed } from '../errors/index.ts'
import { measureLevels } from './row-measure.ts'

/** The quantity of a row. */
export interface RowAmount {
  /** The key of its measure. */
  readonly key: string
  /** In the base unit. */
  readonly inBase: number
}

/** Fewer rows than these may have a sum by chance. */
const ROWS_MIN = 3
/** The rounding of added doubles. */
const TOLERATED_SHARE = 1e-9

interface RunningSum {
  rows: number
  inBase: number
}

/** Finds rows with the sum of the rows before them, of all or of their site, since the row before that has one. */
export class SumsOfRows {
  readonly #sums = new Map<string, RunningSum>()

  /** Adds the next row; true if it has the sum of at least three others. */
  add(site: string, { key, inBase }: RowAmount): boolean {
    const levels = measureLevels(key)
    const keys = [...levels, ...levels.map((level) => `${level}\n\n${site}`)]
    const sums = keys.map((one) => getOrInsertComputed(this.#sums, one, () => ({ rows: 0, inBase: 0 })))
    const equal = sums.filter((sum) => isSum(sum, inBase))
    for (const sum of equal.length > 0 ? equal : sums) {
      sum.rows = equal.length > 0 ? 0 : sum.rows + 1
      sum.inBase = equal.length > 0 ? 0 : sum.inBase + inBase
    }
    return equal.length > 0
  }
}

function isSum(sum: RunningSum, inBase: number): boolean {
  return sum.rows >= ROWS_MIN && inBase !== 0 && Math.abs(sum.inBase - inBase) <= TOLERATED_SHARE * Math.abs(inBase)
}
