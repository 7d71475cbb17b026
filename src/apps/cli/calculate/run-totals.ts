import { getOrCompute } from '../../../base/index.ts'
import { apportion } from '../../../core/activities/index.ts'
import { exactTotal } from '../../../core/emissions/index.ts'
import type { NoticeCode } from '../../../core/errors/index.ts'
import { multiply, type Rational, rationalOf } from '../../../core/exact/index.ts'
import type { Period } from '../../../core/time/index.ts'
import { attributions } from '../../../reference/factors/index.ts'
import {
  ACTIVITY_KINDS,
  type ActivityKind,
  type CalculatedRow,
  fallbacksOf,
  type LeftOutRow,
  type ReductionState,
  Reductions,
  resultNotices,
  ScopeSums,
  scopesOf,
} from '../../../rows/index.ts'
import {
  type GroupState,
  GroupSums,
  type NoticeExample,
  type ScopeAmount,
  type Summary,
  scope3GroupOf,
  scope3Rank,
} from '../summary.ts'

/** The exact share of a period in one month ('2025-01'). */
export interface MonthShare {
  readonly month: string
  readonly share: Rational
}

/** Splits a period into months with their shares by days, which add up to one. */
export function monthsOf({ start, end }: Period): readonly MonthShare[] {
  return apportion({ start: start.text, end: end.text }, 1, 'month').map(({ start: from, share }) => {
    return { month: from.slice(0, 7), share: rationalOf(share) }
  })
}

/** Totals as plain data, for messages between threads. */
export interface RunTotalsState {
  readonly rows: number
  readonly calculations: number
  readonly whole: ReturnType<ScopeSums['state']>
  readonly byActivity: ReadonlyMap<ActivityKind, GroupState>
  readonly byMonth: ReadonlyMap<string, GroupState>
  readonly bySite: ReadonlyMap<string, GroupState>
  readonly byScope3Category: ReadonlyMap<string, GroupState>
  readonly notices: ReadonlyMap<NoticeCode, number>
  readonly noticeExamples: ReadonlyMap<NoticeCode, NoticeExample>
  readonly standIns: ReturnType<ScopeSums['state']>
  readonly fallbacks: ReadonlyMap<string, number>
  readonly reductions: ReadonlyMap<string, ReductionState>
  readonly attributions: readonly string[]
  readonly words: readonly string[]
}

/** Maximum number of words of a file that are listed. */
const WORDS_MAX = 100

type Groups<Key> = Map<Key, GroupSums>

function groupOf<Key>(groups: Groups<Key>, key: Key): GroupSums {
  return getOrCompute(groups, key, () => new GroupSums())
}

function mergeGroups<Key>(groups: Groups<Key>, states: ReadonlyMap<Key, GroupState>): void {
  for (const [key, state] of states) groupOf(groups, key).merge(state)
}

function statesOf<Key>(groups: Groups<Key>): Map<Key, GroupState> {
  return new Map([...groups].map(([key, group]) => [key, group.state()]))
}

function sortGroups<Key>(groups: Groups<Key>, order: (entry: [Key, GroupSums]) => number | string): Groups<Key> {
  return new Map([...groups].sort((a, b) => (order(a) < order(b) ? -1 : 1)))
}

/** The exact totals of a run by scope, activity, month and site, without its rows. */
export class RunTotals {
  rows = 0
  calculations = 0
  readonly all = new ScopeSums()
  readonly notices = new Map<NoticeCode, number>()
  /** The first row with each notice. */
  readonly noticeExamples = new Map<NoticeCode, NoticeExample>()
  /** The calculations that use stand-ins. */
  readonly standIns = new ScopeSums()
  /** Rows by the sentence that names the stand-in of a missing factor. */
  readonly fallbacks = new Map<string, number>()
  /** The calculated rows below zero. */
  readonly reductions = new Reductions()
  readonly attributions = new Set<string>()
  /** Words that were read as other words, at most a hundred. */
  readonly words = new Set<string>()
  /** Rows that were left out as the totals of others. */
  leftOut: readonly LeftOutRow[] = []
  readonly #byActivity: Groups<ActivityKind> = new Map()
  readonly #byMonth: Groups<string> = new Map()
  readonly #bySite: Groups<string> = new Map()
  readonly #byScope3Category: Groups<string> = new Map()

  /** True if `words` has all words of the rows. */
  get hasAllWords(): boolean {
    return this.words.size < WORDS_MAX
  }

  activity(kind: ActivityKind): GroupSums {
    return groupOf(this.#byActivity, kind)
  }

  /** Returns the sums of a site; '' for rows without one. */
  site(name: string): GroupSums {
    return groupOf(this.#bySite, name)
  }

  /** Adds calculations to a group of Scope 3; undefined for Scope 1 and 2. */
  addToScope3(group: string | undefined, amount: Omit<ScopeAmount, 'scope'>): void {
    if (group !== undefined) groupOf(this.#byScope3Category, group).add({ scope: 'scope3', ...amount })
  }

  /** Adds calculations of a scope to months. */
  addToMonths(months: readonly MonthShare[], amount: ScopeAmount): void {
    for (const { month, share } of months) {
      const co2e = amount.co2e === null ? null : multiply(amount.co2e, share)
      groupOf(this.#byMonth, month).add({ ...amount, co2e })
    }
  }

  /** Counts rows in months. */
  countInMonths(months: readonly MonthShare[], rows: number, firstLine: number): void {
    for (const { month } of months) groupOf(this.#byMonth, month).addRows(rows, firstLine)
  }

  /** Counts rows with notices. */
  addNotices(codes: Iterable<NoticeCode>, rows: number): void {
    for (const code of codes) this.notices.set(code, (this.notices.get(code) ?? 0) + rows)
  }

  /**
   * Adds a notice of a row as the example of its code, unless an earlier row has one. Rows that are calculated by a plan
   * need not be added: the plan follows from an earlier row with the same notices.
   */
  addNoticeExample(code: NoticeCode, example: NoticeExample): void {
    const known = this.noticeExamples.get(code)
    if (known === undefined || example.line < known.line) this.noticeExamples.set(code, example)
  }

  /** Counts rows with stand-ins by their sentences. */
  addFallbacks(messages: Iterable<string>, rows: number): void {
    for (const message of messages) this.fallbacks.set(message, (this.fallbacks.get(message) ?? 0) + rows)
  }

  /** Adds words that were read as other words. */
  addWords(words: readonly string[]): void {
    for (const word of words) if (this.words.size < WORDS_MAX) this.words.add(word)
  }

  /** Adds a calculated row. */
  addRow({ line, kind, site, period, words, results }: CalculatedRow): void {
    this.addWords(words)
    const groups = [this.activity(kind), this.site(site)]
    const months = monthsOf(period.calendar)
    this.rows++
    this.calculations += results.length
    for (const group of groups) group.addRows(1, line)
    this.countInMonths(months, 1, line)
    for (const result of results) {
      const { co2e } = exactTotal(result.calculation.contributions)
      const isStandIn = fallbacksOf(result).length > 0
      for (const scope of scopesOf(result)) {
        const amount = { scope, count: 1, co2e }
        this.all.sums[scope].add(result.calculation)
        if (isStandIn) this.standIns.sums[scope].add(result.calculation)
        for (const group of groups) group.add(amount)
        this.addToMonths(months, amount)
      }
      this.addToScope3(scope3GroupOf(result), { count: 1, co2e })
    }
    const calculations = results.map(({ calculation }) => calculation)
    const notices = results.flatMap(resultNotices)
    this.addNotices(new Set(notices.map(({ code }) => code)), 1)
    for (const { code, message } of notices) this.addNoticeExample(code, { line, message })
    this.addFallbacks(new Set(results.flatMap(fallbacksOf)), 1)
    for (const text of attributions(calculations)) this.attributions.add(text)
  }

  /** Adds the totals of other rows. */
  merge(state: RunTotalsState): void {
    this.rows += state.rows
    this.calculations += state.calculations
    this.all.merge(state.whole)
    this.standIns.merge(state.standIns)
    for (const [message, rows] of state.fallbacks) this.addFallbacks([message], rows)
    mergeGroups(this.#byActivity, state.byActivity)
    mergeGroups(this.#byMonth, state.byMonth)
    mergeGroups(this.#bySite, state.bySite)
    mergeGroups(this.#byScope3Category, state.byScope3Category)
    for (const [code, rows] of state.notices) this.addNotices([code], rows)
    for (const [code, example] of state.noticeExamples) this.addNoticeExample(code, example)
    this.addWords(state.words)
    this.reductions.merge(state.reductions)
    for (const text of state.attributions) this.attributions.add(text)
  }

  /** Returns the totals as plain data. */
  state(): RunTotalsState {
    return {
      rows: this.rows,
      calculations: this.calculations,
      whole: this.all.state(),
      byActivity: statesOf(this.#byActivity),
      byMonth: statesOf(this.#byMonth),
      bySite: statesOf(this.#bySite),
      byScope3Category: statesOf(this.#byScope3Category),
      notices: this.notices,
      noticeExamples: this.noticeExamples,
      standIns: this.standIns.state(),
      fallbacks: this.fallbacks,
      reductions: this.reductions.state(),
      attributions: [...this.attributions],
      words: [...this.words],
    }
  }

  /** Returns the totals in presentation order. */
  summary(): Summary {
    return {
      rows: this.rows,
      calculations: this.calculations,
      whole: this.all,
      byActivity: sortGroups(this.#byActivity, ([kind]) => ACTIVITY_KINDS.indexOf(kind)),
      byMonth: sortGroups(this.#byMonth, ([month]) => month),
      bySite: sortGroups(this.#bySite, ([, { firstLine }]) => firstLine),
      byScope3Category: sortGroups(this.#byScope3Category, ([group]) => scope3Rank(group)),
      notices: this.notices,
      noticeExamples: this.noticeExamples,
      standIns: this.standIns,
      fallbacks: this.fallbacks,
    }
  }
}
