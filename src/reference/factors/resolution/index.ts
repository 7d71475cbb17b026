/** Resolves the factors of activities, for the service and for rows of files. Results are cached for each catalogue. */

export { hasNationalFactors, isNationalEdition } from '../absent-sets.ts'
export { applicationOf, MONTH_OF_NGA } from '../application.ts'
export { catalogueThatGrows, identityOf, presentOf } from '../catalogue.ts'
export { checkNotWithdrawn, missingCorrection, newerPublication } from '../published-editions.ts'
export { gasesOfBlend } from '../refrigerants/find-refrigerant.ts'
export { regionsText } from '../search/search-factors.ts'
export { isFuelName } from '../selection/everyday-fuels.ts'
export { hasResidualMix } from '../selection/select-factor.ts'
export { JOURNEY_KINDS } from '../selection/transport.ts'
export { cacheOutcomes, cachePerCatalogue, selectFactorFromCache, withBiogenicCo2Cached } from './resolve-factors.ts'
