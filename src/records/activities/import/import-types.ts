import type { Notice } from '../../../core/errors/index.ts'
import type { ActivityCollection } from '../../../ledger/context/records.ts'
import type { RequiredFields } from '../../../resources/index.ts'
import type { ActivityUseCases } from '../activity-use-cases.ts'
import type { ParentField } from '../definition/definition.ts'

type Create<Name extends ActivityCollection, Required extends RequiredFields> = Parameters<
  ActivityUseCases<Required>[Name]['create']
>
type Path<Name extends ActivityCollection> = Parameters<ActivityUseCases[Name]['get']>[0]

/** The id of the parent, if the path of a record contains one. */
type ParentId<Ids> = Ids extends object ? Pick<Ids, Extract<keyof Ids, ParentField>> : unknown

/** The payload of a record of each activity: the payload of `create`, and the id of the parent. */
export type ImportPayloads<Required extends RequiredFields = 'reference'> = {
  readonly [Name in ActivityCollection]: Extract<
    Create<Name, Required>[1] extends undefined ? Create<Name, Required>[0] : Create<Name, Required>[1],
    object
  > &
    ParentId<Path<Name>>
}

/** Records of one activity to create together. */
export interface ImportRequest<
  Name extends keyof ImportPayloads = keyof ImportPayloads,
  Sent extends object = ImportPayloads[Name],
> {
  /** The name of the activity: 'siteFuels'. */
  readonly activity: Name
  /** 1 to 1,000. */
  readonly records: readonly Sent[]
  /**
   * Identifies a retried import. If the same records are sent again within a day, the first response is returned and nothing is
   * written. 1 to 255 printable ASCII characters. Default: the records are created again.
   */
  readonly idempotencyKey?: string | undefined
}

/** A created record. */
export interface ImportedRecord {
  readonly id: string
  readonly emissionId: string
  /** Kilograms of CO2e, the nearest double. */
  readonly totalEmission: number
}

/** A notice of some records. Its path is the field in each of them. */
export interface ImportNotice extends Notice {
  /** The indices of the records in the payload, from 0, ascending. */
  readonly indices: readonly number[]
}

/** The created records in the order of the payload, and their notices. */
export interface Imported {
  readonly records: readonly ImportedRecord[]
  readonly notices: readonly ImportNotice[]
}

/** Any number of records of one activity, to create in chunks. */
export interface ImportAllRequest<
  Name extends keyof ImportPayloads = keyof ImportPayloads,
  Sent extends object = ImportPayloads[Name],
> {
  readonly activity: Name
  /** Read one by one. The next chunk is read when the previous chunk is written. */
  readonly records: Iterable<Sent> | AsyncIterable<Sent>
  /** The records per chunk, 1 to 1,000 (default: 1,000). */
  readonly chunkSize?: number | undefined
  /** The key of a chunk is this one and the index of its first record. 1 to 230 printable ASCII characters. */
  readonly idempotencyKey?: string | undefined
}

/** A created chunk. */
export interface ImportedChunk extends Imported {
  /** The number of records before it. */
  readonly from: number
}
