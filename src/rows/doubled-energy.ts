import { agreesAsEnergy, type MeasuredEnergy } from '../activities/index.ts'

/** A row that measures energy of a place over a period. */
export interface MeasuredRow extends MeasuredEnergy {
  readonly row: number
  /** Equal for rows of one factor and unit. */
  readonly meter: number
  readonly start: number
  readonly end: number
}

function inOrder(a: MeasuredRow, b: MeasuredRow): number {
  return a.start - b.start || a.end - b.end || Math.abs(a.co2eKg) - Math.abs(b.co2eKg) || a.row - b.row
}

/** Pairs each of the sorted rows with the nearest one before it that has another unit and the same period. */
function* pairsOf(rows: readonly MeasuredRow[]): Generator<readonly [MeasuredRow, MeasuredRow]> {
  let last: MeasuredRow | undefined
  let other: MeasuredRow | undefined
  for (const one of rows) {
    if (last?.start !== one.start || last.end !== one.end) last = other = undefined
    if (last !== undefined && last.meter !== one.meter) other = last
    if (other !== undefined) yield [other, one]
    last = one
  }
}

/**
 * Finds the rows that measure the energy of an earlier row in another unit, among those of one place and fuel: over the
 * same period, with nearly the same emission. Each is compared with the nearest emissions of another unit.
 */
export function doubledEnergies(rows: readonly MeasuredRow[]): readonly number[] {
  if (rows.every(({ meter }) => meter === rows[0]?.meter)) return []
  const sorted = [...rows].sort(inOrder)
  const pairs = [...pairsOf(sorted), ...pairsOf(sorted.reverse())].filter(([one, other]) => agreesAsEnergy(one, other))
  return [...new Set(pairs.map(([one, other]) => Math.max(one.row, other.row)))]
}
