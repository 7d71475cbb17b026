/** The timestamp of built-in units, emission kinds and factors. */
export const BUILT_IN_AT = '2025-01-01T00:00:00.000Z'
