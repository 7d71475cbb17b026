import { SCOPE_3_CATEGORIES, scopesOf, sharedScope3Category } from '../../core/emissions/index.ts'
import type { NoticeCode } from '../../core/errors/index.ts'
import { add, type Rational, RationalSum, reduce, ZERO } from '../../core/exact/index.ts'
import {
  type ActivityKind,
  byScope,
  type RowResult,
  SCOPES,
  type ScopeName,
  type ScopeSums,
  scopesOfTotal,
} from '../../rows/index.ts'

/** Calculations of a scope: their number, and their CO2e in kilograms; null if not published. */
export interface ScopeAmount {
  readonly scope: ScopeName
  readonly count: number
  readonly co2e: Rational | null
}

/** Plain data of a group, for messages between threads. */
export interface GroupState {
  readonly rows: number
  readonly firstLine: number
  readonly counts: Readonly<Record<ScopeName, number>>
  readonly co2e: Readonly<Record<ScopeName, Rational>>
}

/** Exact CO2e of a group by scope. It is small, because there may be very many groups. */
export class GroupSums {
  /** Rows, not calculations. */
  rows = 0
  /** Line of the first row of the group. */
  firstLine = Number.POSITIVE_INFINITY
  readonly #counts = byScope(() => 0)
  readonly #co2e = byScope(() => new RationalSum())

  /** Counts rows. `firstLine` is the line of the first one. */
  addRows(rows: number, firstLine: number): void {
    this.rows += rows
    if (firstLine < this.firstLine) this.firstLine = firstLine
  }

  /** Adds calculations of a scope. */
  add({ scope, count, co2e }: ScopeAmount): void {
    this.#counts[scope] += count
    if (co2e !== null) this.#co2e[scope].add(co2e)
  }

  /** Adds another group, or the state of one; returns this. */
  merge(other: GroupSums | GroupState): this {
    const { rows, firstLine, counts, co2e } = other instanceof GroupSums ? other.state() : other
    this.addRows(rows, firstLine)
    for (const scope of SCOPES) this.add({ scope, count: counts[scope], co2e: co2e[scope] })
    return this
  }

  /** Number of calculations in a scope. */
  count(scope: ScopeName): number {
    return this.#counts[scope]
  }

  /** Exact kilograms of CO2e of a scope, in lowest terms. */
  co2e(scope: ScopeName): Rational {
    return reduce(this.#co2e[scope].exact())
  }

  /** Returns the total of all scopes, with one of the Scope 2 figures. */
  total(basis: 'location' | 'market'): { readonly count: number; readonly co2e: Rational } {
    const scopes = scopesOfTotal(basis)
    return {
      count: scopes.reduce((count, scope) => count + this.count(scope), 0),
      co2e: scopes.reduce((sum, scope) => add(sum, this.co2e(scope)), ZERO),
    }
  }

  /** Returns the sums as plain data. */
  state(): GroupState {
    return {
      rows: this.rows,
      firstLine: this.firstLine,
      counts: this.#counts,
      co2e: byScope((scope) => this.#co2e[scope].exact()),
    }
  }
}

/** The first row with a notice, and its message. */
export interface NoticeExample {
  readonly line: number
  readonly message: string
}

/** Totals of a file. */
export interface Summary {
  readonly rows: number
  readonly calculations: number
  readonly whole: ScopeSums
  /** Occurring activities, in the order of `ACTIVITY_KINDS`. */
  readonly byActivity: ReadonlyMap<ActivityKind, GroupSums>
  /** By calendar month ('2025-01'), in order. Longer periods are apportioned to months by days. */
  readonly byMonth: ReadonlyMap<string, GroupSums>
  /** In order of appearance. */
  readonly bySite: ReadonlyMap<string, GroupSums>
  /** By the category of Scope 3 (`scope3GroupOf`), in order. */
  readonly byScope3Category: ReadonlyMap<string, GroupSums>
  /** Number of rows with a notice. */
  readonly notices: ReadonlyMap<NoticeCode, number>
  readonly noticeExamples: ReadonlyMap<NoticeCode, NoticeExample>
  /** The calculations that use stand-ins; a part of `whole`. */
  readonly standIns: ScopeSums
  /** Number of rows by the sentence that names the stand-in of a missing factor. */
  readonly fallbacks: ReadonlyMap<string, number>
}

const OTHER = 'of no one category'

/**
 * Returns the group of Scope 3 of a result: its category, '3.6 Business travel', or separately for upstream emissions
 * '3.6 upstream: Business travel'. Undefined in Scope 1 and 2.
 */
export function scope3GroupOf({ scope, calculation, upstream }: RowResult): string | undefined {
  if (scope !== 3) return undefined
  const category = sharedScope3Category(scopesOf(calculation))
  const name = category === null ? OTHER : SCOPE_3_CATEGORIES[category - 1]
  return `3.${category ?? '?'}${upstream === undefined ? '' : ' upstream:'} ${name}`
}

/** Returns the rank of a group: by category, with upstream emissions after the others. */
export function scope3Rank(group: string): number {
  const [, category, upstream] = /^3\.(\d+)( upstream:)? /.exec(group) ?? []
  const place = category === undefined ? SCOPE_3_CATEGORIES.length + 1 : Number(category)
  return upstream === undefined ? place : place + 1 / 2
}
