/**
 * Degrees as routers are asked and answers are kept: rounded to 1e-5, about a metre. The question and the key of its answer
 * are the same, so that an answer from a cache is the one that the router would give.
 */
export function routedDegrees(degrees: number): number {
  return Number(degrees.toFixed(5)) + 0
}
