import type { Calculation, Contribution, Distance, FoundDistance, Route } from '../../../core/emissions/index.ts'
import type { Notice, NoticeCode } from '../../../core/errors/index.ts'
import { nearestDouble, rationalOf } from '../../../core/exact/index.ts'

/** Notices of the search for places and distances. */
const OF_FINDING: ReadonlySet<NoticeCode> = new Set<NoticeCode>([
  'coordinates_swapped',
  'null_island',
  'largest_place_taken',
  'place_within_reach',
  'place_by_other_name',
  'country_code_assumed',
  'point_and_address_differ',
  'place_not_used',
  'country_from_nearest_city',
  'port_far_from_water',
  'router_fallback',
  'distance_declared',
  'estimate_crosses_water',
])

function routeOf({ steps }: Contribution): (Distance & { readonly route: Route }) | undefined {
  for (const step of steps) {
    if (step.kind === 'distance' && step.distance.route !== null)
      return { ...step.distance, route: step.distance.route }
  }
  return undefined
}

function foundAgain({ km, kind, method, route }: Distance & { readonly route: Route }, notices: readonly Notice[]) {
  // a declared distance has the kind that its factor expects
  const stated = method === 'declared' ? undefined : kind
  return { km: nearestDouble(rationalOf(km)), kind: stated, method, route, notices }
}

/**
 * Reads the distances of a calculation, in the order of its legs, so that a change of other inputs does not search again. The
 * first distance carries the notices of all.
 */
export function recordedRoutes({ contributions, notices }: Calculation): readonly FoundDistance[] {
  const noticesOfFinding = notices.filter(({ code }) => OF_FINDING.has(code))
  const routes = contributions.map(routeOf).filter((route) => route !== undefined)
  return routes.map((route, index) => foundAgain(route, index === 0 ? noticesOfFinding : []))
}
