/**
 * Rounds degrees to 1e-5, about a metre, for router requests and cache keys alike, so that a cached response is the one
 * that the router would give.
 */
export function routedDegrees(degrees: number): number {
  return Number(degrees.toFixed(5)) + 0
}
