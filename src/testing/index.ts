/**
 * tonne/testing: suites for those who write their own: a store, or an adapter of the /v1 interface to a host. Both run under
 * vitest, jest, mocha and node:test, whose functions they are given.
 *
 * @module
 */

export {
  type Damage,
  describeStore,
  type StoreSuite,
  type SuiteSetting,
  type TestFunctions,
} from '../ledger/collections/index.ts'
export * from './http/index.ts'
