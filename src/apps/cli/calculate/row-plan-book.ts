import { getOrCompute, readItem } from '../../../base/index.ts'
import { ByteDictionary, type ByteSource, ByteWriter, type KeySpans } from '../../../core/csv/index.ts'
import { EmissionsError } from '../../../core/errors/index.ts'
import { type EndDate, type Period, type WrittenPeriod, yearOfPeriod, yearsOf } from '../../../core/time/index.ts'
import { MONTH_OF_NGA } from '../../../reference/factors/resolution/index.ts'
import { fileFault, hasTotalWord, type RowDates, rowPeriodOf } from '../../../rows/index.ts'
import type { LineFormat, ResultLine } from '../result-table.ts'
import { addPiece, columnsText, type LinePlan, linePlan, type Piece } from './line-writer.ts'
import type { RowPlan } from './row-plan.ts'
import type { RowScanner } from './row-scanner.ts'
import { type MonthShare, monthsOf } from './run-totals.ts'

/** Maximum row plans; each takes about 9 kB. */
const ROW_PLANS_MAX = 2 ** 15

/** A site as written in rows. */
export interface KnownSite {
  readonly code: number
  readonly name: string
  /** True if its rows are read as text: it has a word for a total, so that they may be totals, or an error of a spreadsheet. */
  readonly needsText: boolean
  readonly piece: Piece
  /** Line of its first row; 0 if it had none yet. */
  firstLine: number
}

/** The start and end of a period as written in rows. */
interface KnownPeriod {
  /** Index of the year, or list of years, among those that distinguish row plans. */
  readonly year: number
  /** Index of its months in `months`. */
  readonly months: number
  readonly piece: Piece
  readonly period: WrittenPeriod
}

/** A row plan with its line templates. */
export interface KnownRowPlan {
  readonly code: number
  readonly rowPlan: RowPlan
  readonly lines: readonly LinePlan[]
}

/** Identity of a row plan: the key of a seen row, and the year of its period. */
interface RowPlanKey {
  readonly period: KnownPeriod
  readonly key: KeySpans
  readonly source: ByteSource
}

/** Options for a book of row plans. */
interface RowPlanBookOptions {
  readonly rowPlansMax?: number | undefined
  /** The reading of ends. */
  readonly endDate?: EndDate | undefined
}

/**
 * Lookup tables built from earlier rows: spellings of sites and periods, and the row plan of each key. A row plan holds
 * within a year, because the edition of a factor is selected by the year of the period (`yearOfPeriod`), of Australian ones
 * by the year from July to June,
 * notices about it depend on the years that the period touches, and nothing else depends on the dates.
 */
export class RowPlanBook {
  readonly sites: KnownSite[] = []
  readonly months: (readonly MonthShare[])[] = []
  readonly rowPlans: KnownRowPlan[] = []
  /** Buffer of the texts that output lines share. */
  readonly pieces = new ByteWriter()
  readonly #format: LineFormat
  readonly #rowPlansMax: number
  readonly #endDate: EndDate | undefined
  readonly #siteCodes = new ByteDictionary()
  readonly #periodCodes = new ByteDictionary()
  readonly #keyCodes = new ByteDictionary()
  readonly #periods: (KnownPeriod | null)[] = []
  readonly #years: string[] = []
  readonly #monthCodes = new Map<string, number>()
  /** By year and key; null: no plan. */
  readonly #known: (KnownRowPlan | null | undefined)[][] = []

  constructor(format: LineFormat, { rowPlansMax = ROW_PLANS_MAX, endDate }: RowPlanBookOptions = {}) {
    this.#format = format
    this.#rowPlansMax = rowPlansMax
    this.#endDate = endDate
  }

  /** True if the book must be cleared before anything is added. */
  get isFull(): boolean {
    const isFull = this.#siteCodes.isFull || this.#periodCodes.isFull || this.#keyCodes.isFull
    return isFull || this.rowPlans.length > this.#rowPlansMax
  }

  /** The site of the scanned row. */
  siteOf(scanner: RowScanner, source: ByteSource): KnownSite {
    const code = this.#siteCodes.find(source, scanner.site)
    const known = code < 0 ? undefined : this.sites[code]
    return known ?? this.#addSite(scanner, source)
  }

  /** The period of the scanned row; null if invalid. */
  periodOf(scanner: RowScanner, source: ByteSource): KnownPeriod | null {
    const code = this.#periodCodes.find(source, scanner.period)
    const known = code < 0 ? undefined : this.#periods[code]
    return known === undefined ? this.#addPeriod(scanner, source) : known
  }

  /** The plan of a key; null if it has none, undefined if the key is new. */
  known({ year }: KnownPeriod, key: KeySpans, source: ByteSource): KnownRowPlan | null | undefined {
    const code = this.#keyCodes.find(source, key)
    return code < 0 ? undefined : this.#known[year]?.[code]
  }

  /** Marks a key as seen; true if it was seen before, so that a row plan is worthwhile. */
  see(key: KeySpans, source: ByteSource): boolean {
    if (this.#keyCodes.find(source, key) >= 0) return true
    this.#keyCodes.add(source, key)
    return false
  }

  /** Adds the row plan of a seen key, with templates of its lines; undefined if it has no plan. */
  add({ period, key, source }: RowPlanKey, rowPlan: RowPlan | undefined, lines: readonly ResultLine[]): void {
    const ofYear = this.#known[period.year] ?? []
    this.#known[period.year] = ofYear
    ofYear[this.#keyCodes.find(source, key)] = rowPlan === undefined ? null : this.#addRowPlan(rowPlan, lines)
  }

  /** Clears everything; flush `sites`, `months` and `rowPlans` first. */
  clear(): void {
    for (const codes of [this.#siteCodes, this.#periodCodes, this.#keyCodes]) codes.clear()
    for (const list of [this.sites, this.months, this.rowPlans, this.#periods, this.#years, this.#known])
      list.length = 0
    this.#monthCodes.clear()
    this.pieces.length = 0
  }

  #addRowPlan(rowPlan: RowPlan, lines: readonly ResultLine[]): KnownRowPlan {
    const to = { format: this.#format, pieces: this.pieces }
    const plans = rowPlan.results.map((result, index) => linePlan(readItem(lines, index), result, to))
    const known = { code: this.rowPlans.length, rowPlan, lines: plans }
    this.rowPlans.push(known)
    return known
  }

  #addSite(scanner: RowScanner, source: ByteSource): KnownSite {
    const [name = ''] = scanner.cellTexts(scanner.site, ['site'])
    const code = this.#siteCodes.add(source, scanner.site)
    const piece = addPiece(this.pieces, columnsText({ site: name }, ['site'], this.#format))
    const site = {
      code,
      name,
      needsText: hasTotalWord(name) || fileFault(name, 'site') !== undefined,
      piece,
      firstLine: 0,
    }
    this.sites.push(site)
    return site
  }

  #addPeriod(scanner: RowScanner, source: ByteSource): KnownPeriod | null {
    const [start, end] = scanner.cellTexts(scanner.period, ['start', 'end'])
    const known = start === undefined ? null : this.#knownPeriod({ start, end })
    this.#periodCodes.add(source, scanner.period)
    this.#periods.push(known)
    return known
  }

  #knownPeriod(texts: RowDates): KnownPeriod | null {
    try {
      const period = rowPeriodOf(texts, this.#endDate)
      const line = { start: period.start.text, end: period.end.text }
      const piece = addPiece(this.pieces, columnsText(line, ['start', 'end'], this.#format))
      const { calendar } = period
      return { year: this.#yearCode(calendar), months: this.#monthsCode(monthsOf(calendar)), piece, period }
    } catch (error) {
      if (EmissionsError.is(error)) return null
      throw error
    }
  }

  #yearCode(period: Period): number {
    const years = [1, MONTH_OF_NGA]
      .map((month) => [yearOfPeriod(period, month), ...yearsOf(period, month).map(({ year }) => year)].join())
      .join(' ')
    const code = this.#years.indexOf(years)
    return code < 0 ? this.#years.push(years) - 1 : code
  }

  #monthsCode(months: readonly MonthShare[]): number {
    const text = months.map(({ month, share: { n, d } }) => `${month} ${n}/${d}`).join()
    return getOrCompute(this.#monthCodes, text, () => this.months.push(months) - 1)
  }
}
