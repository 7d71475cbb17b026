export {
  COLLECTIONS,
  CONTRIBUTIONS,
  type Collection,
  type CollectionName,
  type CollectionOf,
  type ExactRole,
  type ListIndex,
  type OrderField,
  type TotalContribution,
  type TotalHolder,
} from './collections.ts'
export { ConcurrencyLimit, type ConcurrencyLimits } from './concurrency-limit.ts'
export { describeStore, type StoreSuite, type TestFunctions } from './conformance/describe-store.ts'
export type { Damage, SuiteSetting } from './conformance/harness.ts'
export { digestOfLine, emptyLog, type LogHead, type StoredHead } from './log-chain.ts'
export { KeyedMutex } from './memory/keyed-mutex.ts'
export { type MemoryStoreOptions, memoryStore } from './memory/memory-store.ts'
export type { AsyncContext } from './nesting.ts'
export { sharedByRecords } from './plain-data.ts'
export type * from './query.ts'
export { RecentCache } from './recent-cache.ts'
export type * from './records.ts'
export { REFERENCES, type Reference } from './references.ts'
export type * from './repository.ts'
export { isSameData } from './same-data.ts'
export { sha256Hex } from './sha256.ts'
export type * from './store.ts'
export { HOST_TIMING, type Timing } from './timing.ts'
export { type LogDifference, LogFindings, readOrDamaged, walkLog } from './verify-log.ts'
export { EventLoopYield, ROWS_AT_ONCE, ROWS_OF_STATEMENT, yieldToOthers } from './yield.ts'
