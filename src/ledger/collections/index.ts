export * from './collections.ts'
export { memoryStore } from './memory-store.ts'
export type * from './repository.ts'
export type * from './store.ts'
