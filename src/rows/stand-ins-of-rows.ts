import { type StandIns, standInsOf } from '../emissions/index.ts'
import type { CalculatedRow } from './calculate-row.ts'
import { fallbacksOf } from './row-result.ts'
import { ScopeSums, scopesOf, standInSumOf } from './scope-sums.ts'

/** The parts of the emissions of rows that rest on stand-ins, by scope. */
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
