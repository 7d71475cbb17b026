/**
 * tonne/testing: suites for those who write their own: a store, or an adapter of the /v1 interface to a host. Both run under
 * vitest, jest, mocha and node:test, whose functions they are given.
 *
 * @module
 */

export * from './http/index.ts'
export { describeStore, type StoreSuite, type TestFunctions } from './store/describe-store.ts'
export type { Damage, SuiteSetting } from './store/harness.ts'
