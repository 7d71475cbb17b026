/** The version of the library that rounded a coefficient; a test holds it to package.json. */
export const LIBRARY_VERSION = '0.1.0'

/** How coefficients are made and totals are summed from them; a released version never changes. */
export const SQL_METHOD = 'tonne-sql/1'
