import fc from 'fast-check'

export * from 'fast-check'

/** A mutant that a law does not catch in its first cases, examples are to catch: hundreds of cases for each would take days. */
const RUNS_MAX = Number(process.env.MUTATION_RUNS)

const assert = (property, { numRuns = RUNS_MAX, ...rest } = {}) =>
  fc.assert(property, { ...rest, numRuns: Math.min(numRuns, RUNS_MAX) })

export default { ...fc, assert }
