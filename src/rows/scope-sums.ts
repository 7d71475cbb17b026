import { EmissionSum, type EmissionSumState, type StandInSum } from '../emissions/index.ts'
import { byKey } from '../errors/index.ts'
import type { RowResult } from './row-result.ts'

/** Scopes that are summed separately. The two Scope 2 figures stand side by side and are never added. */
export const SCOPES = ['scope1', 'scope2Location', 'scope2Market', 'scope3'] as const

/** A scope that is summed separately. */
export type ScopeName = (typeof SCOPES)[number]

/** The scopes that a result counts in. */
export function scopesOf({ scope, basis }: Pick<RowResult, 'scope' | 'basis'>): readonly ScopeName[] {
  if (scope === 1) return ['scope1']
  if (scope === 3) return ['scope3']
  if (basis === undefined) return ['scope2Location', 'scope2Market']
  return basis === 'location' ? ['scope2Location'] : ['scope2Market']
}

/** The scopes of a total, with one of the Scope 2 figures. */
export function scopesOfTotal(basis: 'location' | 'market'): readonly ScopeName[] {
  return ['scope1', basis === 'location' ? 'scope2Location' : 'scope2Market', 'scope3']
}

/** A record with an entry for each scope. */
export function byScope<T>(of: (scope: ScopeName) => T): Record<ScopeName, T> {
  return byKey(SCOPES, of)
}

/** Exact sums of all gases by scope. */
export class ScopeSums {
  readonly sums = byScope(() => new EmissionSum())

  /** Adds the `state()` of other sums; returns this. */
  merge(states: Readonly<Record<ScopeName, EmissionSumState>>): this {
    for (const scope of SCOPES) this.sums[scope].merge(states[scope])
    return this
  }

  /** The sum of all scopes, with one of the Scope 2 figures. */
  total(basis: 'location' | 'market'): EmissionSum {
    return scopesOfTotal(basis).reduce((sum, scope) => sum.merge(this.sums[scope]), new EmissionSum())
  }

  /** The sums as plain data. */
  state(): Record<ScopeName, EmissionSumState> {
    return byScope((scope) => this.sums[scope].state())
  }
}

/** The stand-ins of a scope, and the sum that they are a part of. */
export function standInSumOf(standIns: EmissionSum, all: EmissionSum): StandInSum {
  return { records: standIns.state().count, co2e: standIns.exact('co2e'), sum: all.exact('co2e') }
}
