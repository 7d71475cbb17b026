/**
 * tonne/testing/arbitraries: arbitraries of fast-check for property tests, and the laws of units and factors as properties. It
 * needs the package fast-check, which is an optional peer.
 *
 * @module
 */
export { factorLaws, type Law, unitLaws } from './laws.ts'
export * from './values.ts'
