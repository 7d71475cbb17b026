import type { Notice } from '../../core/errors/index.ts'
import type { InputName, Payload, RequiredFields, UncheckedPayload } from '../../resources/index.ts'

export type { Payload, RequiredFields, UncheckedPayload }

/** Result of a use case: the record in the contract's shape, and its notices. */
export interface Outcome<Record> {
  readonly record: Record
  /** 1 when created, incremented by every change of the record; a change of its total does not count. */
  readonly version: number
  /** Choices and assumptions, so that no default changes a number silently. */
  readonly notices: readonly Notice[]
}

/** Records in order, and the number of all records; null if they were not counted. */
export interface Page<Record> {
  readonly records: readonly Record[]
  readonly total: number | null
  /** The cursor of the next page; absent on the last page, and for lists that were counted or skip records. */
  readonly next?: string
}

/** The requested part of a list; without `limit` all of it. */
export interface PageRequest {
  /** 1 or more. */
  readonly limit?: number | undefined
  /** Records to skip, 0 or more. Insertions and deletions between two pages shift the second one. */
  readonly offset?: number | undefined
  /**
   * Starts after this cursor: `next` of the previous page, requested with `isCounted: false`. Existing records appear
   * exactly once; a record added in between may appear or not.
   */
  readonly after?: string | undefined
  /** `false` skips counting the whole list, which takes long for a long list. */
  readonly isCounted?: boolean | undefined
}

/** Options of a change. */
export interface ChangeOptions<Asked extends 'lenient' = 'lenient'> {
  /** The version that the change was made for; another version throws `precondition_failed`. */
  readonly ifVersion?: number | undefined
  /** 'lenient' requires no field of an update, regardless of the policy. */
  readonly required?: Asked | undefined
}

/**
 * The use cases of records without a parent. All throw `not_found` for an id that the company does not have. `create`
 * and `update` throw all violations of the payload at once, first of its shape, then of its meaning. `update` and
 * `delete` throw `precondition_failed`. A use case that throws has changed nothing.
 */
export interface UseCases<
  Resource,
  Create extends InputName,
  Update extends InputName,
  Id = string,
  Updated = Resource,
  Required extends RequiredFields = 'reference',
> {
  /** Creates a record of the fields of its payload, and returns it with its id, its version and the notices. */
  create(input: Payload<Create, Required>): Promise<Outcome<Resource>>
  /** Returns the record of an id. */
  get(id: Id): Promise<Outcome<Resource>>
  /** The newest first. Throws `query_invalid`. */
  list(part?: PageRequest): Promise<Page<Resource>>
  /** Changes the fields that are sent, and returns the changed record with the notices. */
  update<Asked extends 'lenient' = never>(
    id: Id,
    input: Payload<Update, Required | NoInfer<Asked>>,
    options?: ChangeOptions<Asked>,
  ): Promise<Outcome<Updated>>
  /** Returns the deleted record. Throws `record_in_use` while others name it. */
  delete(id: Id, options?: ChangeOptions): Promise<Outcome<Resource>>
}

/** The use cases of records below a parent record; a path names both. Throws as `UseCases` does. */
export interface NestedUseCases<
  Resource,
  Create extends InputName,
  Update extends InputName,
  Path,
  Required extends RequiredFields = 'reference',
> {
  /** Creates a record below the parent of an id, and returns it with its id, its version and the notices. */
  create(above: string, input: Payload<Create, Required>): Promise<Outcome<Resource>>
  /** Returns the record of a path: its own id, and the id of its parent. */
  get(path: Path): Promise<Outcome<Resource>>
  /** The records below one parent. Throws `query_invalid`. */
  list(above: string, part?: PageRequest): Promise<Page<Resource>>
  /** Changes the fields that are sent, and returns the changed record with the notices. */
  update<Asked extends 'lenient' = never>(
    path: Path,
    input: Payload<Update, Required | NoInfer<Asked>>,
    options?: ChangeOptions<Asked>,
  ): Promise<Outcome<Resource>>
  /** Returns the deleted record. */
  delete(path: Path, options?: ChangeOptions): Promise<Outcome<Resource>>
}

/** Recalculates a record with the current policy, and with its factor as it is now or the factor selected now. */
export interface Recalculated<Path, Resource> {
  recalculate(path: Path): Promise<Outcome<Resource>>
}
