import { outliersOf } from '../activities/index.ts'
import { getOrInsertComputed } from '../errors/index.ts'
import { DAY_MS } from '../time/index.ts'
import { doubledEnergies, type MeasuredRow } from './doubled-energy.ts'
import type { RowFacts } from './row-facts.ts'
import { type RowWarning, WARNING_CAUSES, type WarnedRow, type WarningCause } from './row-warnings.ts'
import { SumsOfRows } from './sums-of-rows.ts'

const EXAMPLES_MAX = 3
const NONE = -1

/** Numbers from 0 for groups of a site, in order of appearance. */
class Codes {
  readonly #sites = new Map<string, Map<string, number>>()
  #size = 0

  of(site: string, group: string): number {
    const codes = getOrInsertComputed(this.#sites, site, () => new Map())
    return getOrInsertComputed(codes, group, () => this.#size++)
  }
}

/** Rows by a code, each group in order; rows without a code are left out. */
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
 * Compares calculated rows with each other, up to a number of rows, and so in bounded memory: ids as they are, contents by
 * what their facts give, periods and quantities when all rows are added.
 */
export class RowComparison {
  readonly max: number
  readonly #ids = new Set<string>()
  readonly #contents = new Set<number | string>()
  readonly #peerCodes = new Codes()
  readonly #meterCodes = new Codes()
  readonly #energyCodes = new Codes()
  readonly #unitCodes = new Codes()
  // of each row
  readonly #rows: WarnedRow[] = []
  readonly #peers: number[] = []
  readonly #meters: number[] = []
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
      // a sum of its own finds these: `negativeTotalWarnings`
      negative_total: [],
    }
    return WARNING_CAUSES.map((cause) => {
      const rows = found[cause]
      return {
        cause,
        count: rows.length,
        examples: rows.slice(0, EXAMPLES_MAX).map((row) => this.#rows[row] as WarnedRow),
      }
    }).filter(({ count }) => count > 0)
  }

  #add({ line, id, content, site, likeness, period, quantity, amount }: RowFacts): void {
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
    this.#meters.push(isBill && meter !== undefined ? this.#meterCodes.of(site, meter) : NONE)
    const isMetered = quantity !== null && energy !== undefined
    this.#energies.push(isMetered ? this.#energyCodes.of(site, energy) : NONE)
    this.#units.push(isMetered ? this.#unitCodes.of('', meter ?? '') : NONE)
    this.#starts.push(start)
    this.#ends.push(end)
    this.#quantities.push(Math.abs(quantity ?? 0))
  }

  #overlaps(): number[] {
    const overlapping: number[] = []
    const startOf = (row: number) => this.#starts[row] as number
    for (const rows of groupsOf(this.#meters)) {
      let end = Number.NEGATIVE_INFINITY
      for (const row of [...rows].sort((a, b) => startOf(a) - startOf(b) || a - b)) {
        if (startOf(row) < end) overlapping.push(row)
        end = Math.max(end, this.#ends[row] as number)
      }
    }
    return overlapping.sort((a, b) => a - b)
  }

  #doubledEnergies(): readonly number[] {
    const energyOf = (row: number) => {
      const [start, end] = [this.#starts[row] as number, this.#ends[row] as number]
      const [factors, meter, co2eKg] = [this.#peers[row], this.#units[row], this.#quantities[row]] as number[]
      // a row without an end is of its day
      return { row, start, end: end === start ? start + DAY_MS : end, factors, meter, co2eKg } as MeasuredRow
    }
    return groupsOf(this.#energies)
      .flatMap((rows) => doubledEnergies(rows.map(energyOf)))
      .sort((a, b) => a - b)
  }

  #outliers(): number[] {
    const outliers: number[] = []
    for (const rows of groupsOf(this.#peers)) {
      const quantities = rows.map((row) => this.#quantities[row] as number)
      for (const index of outliersOf(quantities)) outliers.push(rows[index] as number)
    }
    return outliers.sort((a, b) => a - b)
  }
}
