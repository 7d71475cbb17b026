import { getOrCompute, readItem } from '../base/index.ts'
import {
  agreesAsEnergy,
  comparedPlace,
  type MeasuredEnergy,
  outliersOf,
  peersOfMeters,
} from '../core/activities/index.ts'
import { DAY_MS } from '../core/time/index.ts'
import type { RowFacts } from './row-facts.ts'
import { SumsOfRows } from './row-measure.ts'
import { type RowWarning, WARNING_CAUSES, type WarnedRow, type WarningCause } from './row-warnings.ts'

/** A row with the energy of one place over a period. */
export interface MeasuredRow extends MeasuredEnergy {
  readonly row: number
  /** Equal for rows with the same factor and unit. */
  readonly meter: number
  readonly start: number
  readonly end: number
}

function compareRows(a: MeasuredRow, b: MeasuredRow): number {
  return a.start - b.start || a.end - b.end || Math.abs(a.co2eKg) - Math.abs(b.co2eKg) || a.row - b.row
}

/** Pairs each row, in sort order, with the nearest earlier row of the same period that has another unit. */
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
 * Finds rows that repeat the energy of an earlier row in another unit: same place, fuel and period, and nearly the
 * same emission. Each row is compared with the nearest emissions in another unit.
 */
export function findDoubledEnergies(rows: readonly MeasuredRow[]): readonly number[] {
  if (rows.every(({ meter }) => meter === rows[0]?.meter)) return []
  const sorted = [...rows].sort(compareRows)
  const pairs = [...pairsOf(sorted), ...pairsOf(sorted.reverse())].filter(([one, other]) => agreesAsEnergy(one, other))
  return [...new Set(pairs.map(([one, other]) => Math.max(one.row, other.row)))]
}

const EXAMPLES_MAX = 3
const NONE = -1

/** Numbers from 0 for groups of a site, in order of appearance. */
class Codes {
  readonly #sites = new Map<string, Map<string, number>>()
  #size = 0

  of(site: string, group: string): number {
    const codes = getOrCompute(this.#sites, site, () => new Map())
    return getOrCompute(codes, group, () => this.#size++)
  }
}

/** Groups rows by code, in order. Rows without a code are left out. */
function groupsOf(codes: readonly number[]): readonly (readonly number[])[] {
  const groups: number[][] = []
  for (const [row, code] of codes.entries()) {
    if (code === NONE) continue
    const group = groups[code] ?? []
    groups[code] = group
    group.push(row)
  }
  return groups
}

/**
 * Compares calculated rows with each other, up to a maximum number, so that memory is bounded. Ids and contents are
 * compared as rows are added; periods and quantities when all rows are known.
 */
export class RowComparison {
  readonly max: number
  readonly #ids = new Set<string>()
  readonly #contents = new Set<number | string>()
  readonly #peerCodes = new Codes()
  readonly #meterCodes = new Codes()
  readonly #energyCodes = new Codes()
  readonly #unitCodes = new Codes()
  // one entry for each row
  readonly #rows: WarnedRow[] = []
  readonly #peers: number[] = []
  readonly #meters: number[] = []
  readonly #meterNames: (string | undefined)[] = []
  readonly #energies: number[] = []
  readonly #units: number[] = []
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  readonly #quantities: number[] = []
  readonly #found: Record<'same_id' | 'same_row' | 'sum_of_rows', number[]> = {
    same_id: [],
    same_row: [],
    sum_of_rows: [],
  }
  readonly #sums = new SumsOfRows()

  constructor(max: number = Number.POSITIVE_INFINITY) {
    this.max = max
  }

  /** Number of rows that were compared. */
  get rows(): number {
    return this.#rows.length
  }

  /** Adds the next rows of the file; those beyond the maximum are left out. */
  add(rows: readonly RowFacts[]): void {
    for (const row of rows) {
      if (this.#rows.length === this.max) return
      this.#add(row)
    }
  }

  /** The warnings about the rows so far, by cause. */
  warnings(): readonly RowWarning[] {
    const found: Record<WarningCause, readonly number[]> = {
      ...this.#found,
      overlap: this.#overlaps(),
      same_energy: this.#doubledEnergies(),
      outlier: this.#outliers(),
      // a sum of its own finds these: `negativeTotalWarnings`, `mixedGridWarnings`
      negative_total: [],
      already_stored: [],
      mixed_grid_factors: [],
    }
    return WARNING_CAUSES.map((cause) => {
      const rows = found[cause]
      return {
        cause,
        count: rows.length,
        examples: rows.slice(0, EXAMPLES_MAX).map((row) => readItem(this.#rows, row)),
      }
    }).filter(({ count }) => count > 0)
  }

  #add({ line, id, content, site, meter: ownMeter, likeness, period, quantity, amount }: RowFacts): void {
    const row = this.#rows.push({ line, id }) - 1
    if (id !== undefined && this.#ids.has(id)) this.#found.same_id.push(row)
    const isSame = this.#contents.has(content)
    if (isSame) this.#found.same_row.push(row)
    if (amount !== undefined && this.#sums.add(site, amount)) this.#found.sum_of_rows.push(row)
    if (id !== undefined) this.#ids.add(id)
    this.#contents.add(content)
    const { peers, meter, energy } = likeness
    const [start, end] = [period.start.ms, period.end.ms]
    // the same row a second time is not a second bill
    const isBill = start < end && !isSame
    this.#peers.push(quantity === null ? NONE : this.#peerCodes.of(site, peers))
    // two meters of one site run side by side
    const place = comparedPlace(site, ownMeter)
    this.#meterNames.push(ownMeter)
    this.#meters.push(isBill && meter !== undefined ? this.#meterCodes.of(place, meter) : NONE)
    const isMetered = quantity !== null && energy !== undefined
    this.#energies.push(isMetered ? this.#energyCodes.of(place, energy) : NONE)
    this.#units.push(isMetered ? this.#unitCodes.of('', meter ?? '') : NONE)
    this.#starts.push(start)
    this.#ends.push(end)
    this.#quantities.push(Math.abs(quantity ?? 0))
  }

  #overlaps(): number[] {
    const overlapping: number[] = []
    const startOf = (row: number) => readItem(this.#starts, row)
    for (const rows of groupsOf(this.#meters)) {
      let end = Number.NEGATIVE_INFINITY
      for (const row of [...rows].sort((a, b) => startOf(a) - startOf(b) || a - b)) {
        if (startOf(row) < end) overlapping.push(row)
        end = Math.max(end, readItem(this.#ends, row))
      }
    }
    return overlapping.sort((a, b) => a - b)
  }

  #doubledEnergies(): readonly number[] {
    const energyOf = (row: number): MeasuredRow => {
      const [start, end] = [readItem(this.#starts, row), readItem(this.#ends, row)]
      // a row without an end is of its day
      const period = { start, end: end === start ? start + DAY_MS : end }
      const meter = readItem(this.#units, row)
      return { row, ...period, factors: readItem(this.#peers, row), meter, co2eKg: readItem(this.#quantities, row) }
    }
    return groupsOf(this.#energies)
      .flatMap((rows) => findDoubledEnergies(rows.map(energyOf)))
      .sort((a, b) => a - b)
  }

  #outliers(): number[] {
    const outliers: number[] = []
    for (const rows of groupsOf(this.#peers).flatMap((one) => this.#splitByMeter(one))) {
      const quantities = rows.map((row) => readItem(this.#quantities, row))
      for (const index of outliersOf(quantities)) outliers.push(readItem(rows, index))
    }
    return outliers.sort((a, b) => a - b)
  }

  #splitByMeter(rows: readonly number[]): readonly (readonly number[])[] {
    const meters = new Map<string | undefined, number[]>()
    for (const row of rows) getOrCompute(meters, this.#meterNames[row], (): number[] => []).push(row)
    return peersOfMeters([...meters.values()], ({ length }) => length).map((some) => some.flat())
  }
}
