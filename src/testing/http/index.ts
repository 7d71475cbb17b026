/** The exports for `tonne/testing`; no other folder needs them. */
export type { Ability } from './adapter-case.ts'
export * from './describe-adapter.ts'
export * from './twin.ts'
