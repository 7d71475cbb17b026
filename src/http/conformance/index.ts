/** The exports for `tonne/testing`; no other folder needs them. */
export type { Ability } from './adapter-case.ts'
export {
  type AdapterSuite,
  describeAdapter,
  describeRemoteAdapter,
  type HostAnswer,
  type HostRequest,
  type MountedApi,
  type RemoteApi,
} from './describe-adapter.ts'
export { makeTwin, type Twin, type TwinKind, type TwinNames } from './twin.ts'
