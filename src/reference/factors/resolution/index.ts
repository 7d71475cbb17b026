/** Resolves the factors of activities, for the service and for rows of files. Results are cached for each catalogue. */

export { isEverydayFuel } from '../selection/everyday-fuels.ts'
export { JOURNEY_KINDS } from '../selection/transport.ts'
export { cacheOutcomes, cachePerCatalogue, selectFactorFromCache, withBiogenicCo2Cached } from './resolve-factors.ts'
