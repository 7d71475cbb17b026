export { checkedText, copyAndChange, sharedByRecords } from './checked-write.ts'
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
export { MemoryStore, type MemoryStoreOptions } from './memory/memory-store.ts'
export type * from './query.ts'
export type * from './repository.ts'
export { isKeyText, partsOfKey } from './row-fields.ts'
export type * from './row-summary.ts'
export {
  type AsyncContext,
  type ExpectedRead,
  type ExpectedReads,
  type HolderDifference,
  SessionStore,
  type StoreCapabilities,
  type TransactionOptions,
} from './session-store.ts'
export { type LogDifference, LogFindings, readOrNull, walkLog } from './verify-log.ts'
