import { withUpstream } from '../factors/index.ts'
import type { ActivityKind } from './columns.ts'
import type { RowFactors, RowResult } from './row-result.ts'

/** Activities without upstream emissions beside them: a GWP has none, and a factor per money holds its supply chain. */
const WITHOUT_UPSTREAM: readonly ActivityKind[] = ['refrigerant', 'spend']

/** The activity of results, and the factors to find those upstream of it among. */
interface UpstreamSource extends Pick<RowFactors, 'catalogue'> {
  readonly kind: ActivityKind
}

/**
 * The results of a row with the published emissions upstream of them: well to tank, losses on the way, and well to tank of
 * the losses, each a result of its own in Scope 3. Electricity has them once, by location. What is not published is a
 * notice of the result.
 */
export function withUpstreamResults(
  results: readonly RowResult[],
  { kind, catalogue }: UpstreamSource,
): readonly RowResult[] {
  if (WITHOUT_UPSTREAM.includes(kind)) return results
  const both = results.map((result) => {
    if (result.basis === 'market') return { result, parts: [] }
    const { upstream, notices } = withUpstream(result.calculation, { catalogue })
    const parts = upstream.map(({ kind: cause, calculation }): RowResult => {
      return { scope: 3, basis: undefined, calculation, upstream: cause }
    })
    return { result: notices.length === 0 ? result : { ...result, notices }, parts }
  })
  return [...both.map(({ result }) => result), ...both.flatMap(({ parts }) => parts)]
}
