/** How activities resolve their factors, in the service and in rows of files: cached for each catalogue. */
export { cachedBy, cachedForCatalogue, selectCached, withBiogenicCo2Cached } from './resolve-factors.ts'
