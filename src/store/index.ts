export {
  COLLECTIONS,
  type Collection,
  type CollectionName,
  type CollectionOf,
  type ExactRole,
  type ListIndex,
  type OrderField,
} from './collections.ts'
export { describeStore, type StoreSuite, type TestFunctions } from './conformance/describe-store.ts'
export type { Damage, SuiteSetting } from './conformance/harness.ts'
export { CONTRIBUTIONS, type Contribution, REFERENCES, type Reference, type TotalHolder } from './contributions.ts'
export { sharedByRecords } from './kept.ts'
export { type MemoryStoreOptions, memoryStore } from './memory/memory-store.ts'
export { Turns } from './memory/turns.ts'
export type { AsyncContext } from './nesting.ts'
export type { Filter, ListOptions, ListPage, OffsetPage, Order, PageOptions, Position } from './query.ts'
export type { Base, BaseRecords, LogEntry, NumberedBase } from './records.ts'
export type {
  Change,
  ContentRepository,
  ExactlyWritten,
  KeyOf,
  LogBook,
  Reader,
  Repository,
  Row,
} from './repository.ts'
export type { ResourceRecords } from './resource-records.ts'
export type {
  FoundApiKey,
  OrdinaryCollection,
  ReadTransaction,
  Store,
  StoreCapabilities,
  TotalDifference,
  Transaction,
} from './store.ts'
