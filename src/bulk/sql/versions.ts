/** The library version that rounded a coefficient; a test compares it with package.json. */
export const LIBRARY_VERSION = '0.1.0'

/** Version of how coefficients are made and totals summed; a released one never changes. */
export const SQL_METHOD = 'tonne-sql/1'
