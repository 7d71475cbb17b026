import { apportionCalculation } from '../activities/index.ts'
import { type Calculation, EmissionSum } from '../emissions/index.ts'
import type { NoticeCode } from '../errors/index.ts'
import type { RowResult } from './activities/row-result.ts'
import type { CalculatedRow } from './calculate-rows.ts'
import { ACTIVITY_KINDS, type ActivityKind } from './columns.ts'

/** The sums that are kept apart. */
export const SCOPES = ['scope1', 'scope2Location', 'scope2Market', 'scope3'] as const

/** Exact sums by scope. The two figures of Scope 2 stand beside each other and are never added. */
export class ScopeSums {
  /** Rows, not calculations. */
  rows = 0
  readonly scope1 = new EmissionSum()
  readonly scope2Location = new EmissionSum()
  readonly scope2Market = new EmissionSum()
  readonly scope3 = new EmissionSum()

  add({ scope, basis }: RowResult, calculation: Calculation): void {
    if (scope === 1) this.scope1.add(calculation)
    else if (scope === 3) this.scope3.add(calculation)
    else {
      if (basis !== 'market') this.scope2Location.add(calculation)
      if (basis !== 'location') this.scope2Market.add(calculation)
    }
  }

  /** Adds all of other sums; returns this. */
  merge(other: ScopeSums): this {
    this.rows += other.rows
    for (const scope of SCOPES) this[scope].merge(other[scope])
    return this
  }

  /** All scopes together, with one of the figures of Scope 2. */
  total(basis: 'location' | 'market'): EmissionSum {
    const scope2 = basis === 'location' ? this.scope2Location : this.scope2Market
    return new EmissionSum().merge(this.scope1).merge(scope2).merge(this.scope3)
  }
}

/** What a file comes to. */
export interface Summary {
  readonly rows: number
  readonly calculations: number
  readonly whole: ScopeSums
  /** In the order of the activities; only those that occur. */
  readonly byActivity: ReadonlyMap<ActivityKind, ScopeSums>
  /** By calendar month ('2025-01'), in order; a longer period is spread over its months by days. */
  readonly byMonth: ReadonlyMap<string, ScopeSums>
  /** In order of appearance. */
  readonly bySite: ReadonlyMap<string, ScopeSums>
  /** In how many rows a notice was left. */
  readonly notices: ReadonlyMap<NoticeCode, number>
}

function sumsOf<Key>(sums: Map<Key, ScopeSums>, key: Key): ScopeSums {
  const known = sums.get(key) ?? new ScopeSums()
  sums.set(key, known)
  return known
}

function addToMonths(byMonth: Map<string, ScopeSums>, { period, results }: CalculatedRow): void {
  const months = new Set<ScopeSums>()
  for (const result of results) {
    const input = { start: period.start.text, end: period.end.text }
    for (const { start, calculation } of apportionCalculation(result.calculation, input, 'month')) {
      const sums = sumsOf(byMonth, start.slice(0, 7))
      sums.add(result, calculation)
      months.add(sums)
    }
  }
  for (const sums of months) sums.rows++
}

function sorted<Key, Value>(entries: Iterable<[Key, Value]>, order: (key: Key) => number | string): Map<Key, Value> {
  return new Map([...entries].sort(([a], [b]) => (order(a) < order(b) ? -1 : 1)))
}

/** The totals of rows by scope, activity, month and site, exactly. */
export function summaryOf(rows: readonly CalculatedRow[]): Summary {
  const whole = new ScopeSums()
  const byActivity = new Map<ActivityKind, ScopeSums>()
  const byMonth = new Map<string, ScopeSums>()
  const bySite = new Map<string, ScopeSums>()
  const notices = new Map<NoticeCode, number>()
  for (const row of rows) {
    for (const sums of [whole, sumsOf(byActivity, row.kind), sumsOf(bySite, row.site)]) {
      sums.rows++
      for (const result of row.results) sums.add(result, result.calculation)
    }
    addToMonths(byMonth, row)
    const codes = new Set(row.results.flatMap(({ calculation }) => calculation.notices.map(({ code }) => code)))
    for (const code of codes) notices.set(code, (notices.get(code) ?? 0) + 1)
  }
  return {
    rows: rows.length,
    calculations: rows.reduce((count, { results }) => count + results.length, 0),
    whole,
    byActivity: sorted(byActivity, (kind) => ACTIVITY_KINDS.indexOf(kind)),
    byMonth: sorted(byMonth, (month) => month),
    bySite,
    notices,
  }
}
