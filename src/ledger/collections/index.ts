export * from './collections.ts'
export { atOnceStore, inMemory, memoryStore, passAtOnce } from './memory-store.ts'
export type * from './repository.ts'
export type * from './store.ts'
