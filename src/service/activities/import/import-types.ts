import type { Notice } from '../../../errors/index.ts'
import type { ActivityCollection } from '../../core/context/records.ts'
import type { ActivityUseCases } from '../activity-use-cases.ts'
import type { ParentField } from '../definition/creation.ts'

type Create<Name extends ActivityCollection> = Parameters<ActivityUseCases[Name]['create']>
type Path<Name extends ActivityCollection> = Parameters<ActivityUseCases[Name]['get']>[0]

/** The id of the record above, of the ids by which the record is found. */
type Above<Ids> = Ids extends object ? Pick<Ids, Extract<keyof Ids, ParentField>> : unknown

/** The payload of a record of each activity: that of its `create`, and the id of the record above it. */
export type ImportPayloads = {
  readonly [Name in ActivityCollection]: Extract<
    Create<Name>[1] extends undefined ? Create<Name>[0] : Create<Name>[1],
    object
  > &
    Above<Path<Name>>
}

/** Records of one activity to create together. */
export interface ImportRequest<Name extends keyof ImportPayloads = keyof ImportPayloads> {
  /** The use cases of the activity: 'siteFuels'. */
  readonly activity: Name
  /** 1 to 1,000. */
  readonly records: readonly ImportPayloads[Name][]
  /**
   * Makes the same records sent again within a day answer as the first time, and write nothing: 1 to 255 printable ASCII
   * characters. Not given: they are created again.
   */
  readonly idempotencyKey?: string
}

/** A record that was created. */
export interface ImportedRecord {
  readonly id: string
  readonly emissionId: string
  /** Kilograms of CO2e, the nearest double. */
  readonly totalEmission: number
}

/** A notice of some records; its path is that of the field in each. */
export interface ImportNotice extends Notice {
  /** The numbers of the records as they were sent, from 0, upwards. */
  readonly indices: readonly number[]
}

/** The records that were created, in the order in which they were sent, and what was assumed for them. */
export interface Imported {
  readonly records: readonly ImportedRecord[]
  readonly notices: readonly ImportNotice[]
}

/** Records of one activity, as many as there are, to create a chunk at a time. */
export interface ImportAllRequest<Name extends keyof ImportPayloads = keyof ImportPayloads> {
  readonly activity: Name
  /** Pulled one by one: the next chunk is read when the one before is written. */
  readonly records: Iterable<ImportPayloads[Name]> | AsyncIterable<ImportPayloads[Name]>
  /** Records of a chunk, 1 to 1,000; 1,000 if absent. */
  readonly chunkSize?: number
  /** Each chunk has the key followed by the number of its first record: 1 to 230 printable ASCII characters. */
  readonly idempotencyKey?: string
}

/** A chunk that was created. */
export interface ImportedChunk extends Imported {
  /** The number of records before it. */
  readonly from: number
}
