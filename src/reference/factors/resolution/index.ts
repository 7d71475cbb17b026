/** Resolves the factors of activities, for the service and for rows of files. Results are cached for each catalogue. */
export { cachedBy, cachedForCatalogue, selectCached, withBiogenicCo2Cached } from './resolve-factors.ts'
