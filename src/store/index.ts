export * from './collections.ts'
export { ConcurrencyLimit, type ConcurrencyLimits } from './concurrency-limit.ts'
export {
  digestOfLine,
  emptyLog,
  LOG_COLLECTION,
  type LogEntry,
  type LogHead,
  type StoredHead,
} from './log-chain.ts'
export { KeyedMutex } from './memory/keyed-mutex.ts'
export { MemoryStore, type MemoryStoreOptions } from './memory/memory-store.ts'
export type { AsyncContext } from './nesting.ts'
export { sharedByRecords } from './plain-data.ts'
export type * from './query.ts'
export { RecentCache } from './recent-cache.ts'
export type * from './repository.ts'
export { partsOfKey } from './row-fields.ts'
export { isSameData } from './same-data.ts'
export type { HolderDifference, StoreCapabilities, TransactionOptions } from './session-store.ts'
export { sha256Hex } from './sha256.ts'
export { HOST_TIMING, type Timing } from './timing.ts'
export { type LogDifference, LogFindings, readOrDamaged, walkLog } from './verify-log.ts'
export { EventLoopYield, ROWS_OF_STATEMENT, yieldToOthers } from './yield.ts'
