import { EmissionSum, type EmissionSumState } from '../emissions/index.ts'
import type { NoticeCode } from '../errors/index.ts'
import { add, type Rational, reduce, ZERO } from '../exact/index.ts'
import type { RowResult } from './activities/row-result.ts'
import type { ActivityKind } from './columns.ts'

/** The sums that are kept apart. The two figures of Scope 2 stand beside each other and are never added. */
export const SCOPES = ['scope1', 'scope2Location', 'scope2Market', 'scope3'] as const

/** One of the sums that are kept apart. */
export type ScopeName = (typeof SCOPES)[number]

/** The sums that a result belongs to. */
export function scopesOf({ scope, basis }: Pick<RowResult, 'scope' | 'basis'>): readonly ScopeName[] {
  if (scope === 1) return ['scope1']
  if (scope === 3) return ['scope3']
  if (basis === undefined) return ['scope2Location', 'scope2Market']
  return basis === 'location' ? ['scope2Location'] : ['scope2Market']
}

/** The scopes that make a whole, with one of the figures of Scope 2. */
function scopesOfTotal(basis: 'location' | 'market'): readonly ScopeName[] {
  return ['scope1', basis === 'location' ? 'scope2Location' : 'scope2Market', 'scope3']
}

function byScope<T>(of: (scope: ScopeName) => T): Record<ScopeName, T> {
  return Object.fromEntries(SCOPES.map((scope) => [scope, of(scope)])) as Record<ScopeName, T>
}

/** Exact sums of all gases by scope. */
export class ScopeSums {
  readonly sums = byScope(() => new EmissionSum())

  /** Adds what `state()` of other sums returned; returns this. */
  merge(states: Readonly<Record<ScopeName, EmissionSumState>>): this {
    for (const scope of SCOPES) this.sums[scope].merge(states[scope])
    return this
  }

  /** All scopes together, with one of the figures of Scope 2. */
  total(basis: 'location' | 'market'): EmissionSum {
    return scopesOfTotal(basis).reduce((sum, scope) => sum.merge(this.sums[scope]), new EmissionSum())
  }

  /** The sums as plain data. */
  state(): Record<ScopeName, EmissionSumState> {
    return byScope((scope) => this.sums[scope].state())
  }
}

/** A sum of fractions by denominator, so that adding stays cheap. */
type Fractions = Map<bigint, bigint>

function addFraction(sum: Fractions, { n, d }: Rational): void {
  sum.set(d, (sum.get(d) ?? 0n) + n)
}

/** Plain data of a group, as it goes between threads. */
export interface GroupState {
  readonly rows: number
  readonly firstLine: number
  readonly counts: Readonly<Record<ScopeName, number>>
  readonly co2e: Readonly<Record<ScopeName, Fractions>>
}

/** Exact CO2e by scope of the rows of a group: small, because there may be very many groups. */
export class GroupSums {
  /** Rows, not calculations. */
  rows = 0
  /** The line of the first row of the group. */
  firstLine = Number.POSITIVE_INFINITY
  readonly #counts = byScope(() => 0)
  readonly #co2e = byScope<Fractions>(() => new Map())

  /** Counts rows, of which the first stands on a line. */
  addRows(rows: number, firstLine: number): void {
    this.rows += rows
    if (firstLine < this.firstLine) this.firstLine = firstLine
  }

  /** Adds calculations of a scope: how many, and their CO2e in kilograms; null: not published. */
  add(scope: ScopeName, count: number, co2e: Rational | null): void {
    this.#counts[scope] += count
    if (co2e !== null) addFraction(this.#co2e[scope], co2e)
  }

  /** Adds all of another group, or of the state of one; returns this. */
  merge(other: GroupSums | GroupState): this {
    const { rows, firstLine, counts, co2e } = other instanceof GroupSums ? other.state() : other
    this.addRows(rows, firstLine)
    for (const scope of SCOPES) {
      this.#counts[scope] += counts[scope]
      for (const [d, n] of co2e[scope]) addFraction(this.#co2e[scope], { n, d })
    }
    return this
  }

  /** How many calculations a scope has. */
  count(scope: ScopeName): number {
    return this.#counts[scope]
  }

  /** Kilograms of CO2e of a scope, exactly, in lowest terms. */
  co2e(scope: ScopeName): Rational {
    let sum = ZERO
    for (const [d, n] of this.#co2e[scope]) sum = add(sum, { n, d })
    return reduce(sum)
  }

  /** All scopes together, with one of the figures of Scope 2. */
  total(basis: 'location' | 'market'): { readonly count: number; readonly co2e: Rational } {
    const scopes = scopesOfTotal(basis)
    return {
      count: scopes.reduce((count, scope) => count + this.count(scope), 0),
      co2e: scopes.reduce((sum, scope) => add(sum, this.co2e(scope)), ZERO),
    }
  }

  /** The sums as plain data. */
  state(): GroupState {
    return { rows: this.rows, firstLine: this.firstLine, counts: this.#counts, co2e: this.#co2e }
  }
}

/** What a file comes to. */
export interface Summary {
  readonly rows: number
  readonly calculations: number
  readonly whole: ScopeSums
  /** In the order of the activities; only those that occur. */
  readonly byActivity: ReadonlyMap<ActivityKind, GroupSums>
  /** By calendar month ('2025-01'), in order; a longer period is spread over its months by days. */
  readonly byMonth: ReadonlyMap<string, GroupSums>
  /** In order of appearance. */
  readonly bySite: ReadonlyMap<string, GroupSums>
  /** In how many rows a notice was left. */
  readonly notices: ReadonlyMap<NoticeCode, number>
}
