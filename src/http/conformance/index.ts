/** What `tonne/testing` takes from here; no other folder needs it. */
export type { Ability } from './adapter-case.ts'
export {
  type AdapterSuite,
  describeAdapter,
  type HostAnswer,
  type HostRequest,
  type MountedApi,
} from './describe-adapter.ts'
