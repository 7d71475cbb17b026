import { byKey } from '../base/index.ts'
import {
  EmissionSum,
  type EmissionSumState,
  type StandInSum,
  type StandIns,
  standInsOf,
} from '../core/emissions/index.ts'
import type { CalculatedRow } from './calculate-row.ts'
import { fallbacksOf, type RowResult } from './row-result.ts'

/** Scopes that are summed separately. The two figures of Scope 2 are never added. */
export const SCOPES = ['scope1', 'scope2Location', 'scope2Market', 'scope3'] as const

/** A scope that is summed separately. */
export type ScopeName = (typeof SCOPES)[number]

/** Lists the scopes that a result counts in. */
export function scopesOf({ scope, basis }: Pick<RowResult, 'scope' | 'basis'>): readonly ScopeName[] {
  if (scope === 1) return ['scope1']
  if (scope === 3) return ['scope3']
  if (basis === undefined) return ['scope2Location', 'scope2Market']
  return basis === 'location' ? ['scope2Location'] : ['scope2Market']
}

/** Lists the scopes of a total, with one of the Scope 2 figures. */
export function scopesOfTotal(basis: 'location' | 'market'): readonly ScopeName[] {
  return ['scope1', basis === 'location' ? 'scope2Location' : 'scope2Market', 'scope3']
}

/** Builds a record with an entry for each scope. */
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

  /** Returns the sum of all scopes, with one of the Scope 2 figures. */
  total(basis: 'location' | 'market'): EmissionSum {
    return scopesOfTotal(basis).reduce((sum, scope) => sum.merge(this.sums[scope]), new EmissionSum())
  }

  /** Returns the sums as plain data. */
  state(): Record<ScopeName, EmissionSumState> {
    return byScope((scope) => this.sums[scope].state())
  }
}

/** Compares the stand-ins of a scope with the sum that includes them. */
export function standInSumOf(standIns: EmissionSum, all: EmissionSum): StandInSum {
  return { records: standIns.state().count, co2e: standIns.exact('co2e'), sum: all.exact('co2e') }
}

/** Computes the part of the emissions of rows that uses stand-ins, by scope. */
export function standInsOfRows(rows: readonly CalculatedRow[]): StandIns {
  const [standIns, whole] = [new ScopeSums(), new ScopeSums()]
  for (const result of rows.flatMap(({ results }) => results)) {
    for (const sums of fallbacksOf(result).length > 0 ? [standIns, whole] : [whole])
      for (const scope of scopesOf(result)) sums.sums[scope].add(result.calculation)
  }
  const sumOf = (scope: keyof typeof whole.sums) => standInSumOf(standIns.sums[scope], whole.sums[scope])
  return standInsOf({
    scope1: sumOf('scope1'),
    locationBased: sumOf('scope2Location'),
    marketBased: sumOf('scope2Market'),
    scope3: sumOf('scope3'),
  })
}
