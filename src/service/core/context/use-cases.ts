import type { Notice } from '../../../errors/index.ts'
import type { Input, InputName } from '../../../resources/index.ts'

/** Result of a use case: the record in the contract's shape, and its notices. */
export interface Outcome<Record> {
  readonly record: Record
  /** 1 when created, one more with every change of its own; a change of a total does not increment it. */
  readonly version: number
  /** Choices and assumptions, so that no default moves a number silently. */
  readonly notices: readonly Notice[]
}

/** Records in order, and how many there are in all; null where they were not counted. */
export interface Page<Record> {
  readonly records: readonly Record[]
  readonly total: number | null
  /** The position behind the last of them; absent where nothing followed, or where they were counted or skipped. */
  readonly next?: string
}

/** Part of a list; without `limit` all of it. */
export interface PageRequest {
  /** 1 or more. */
  readonly limit?: number
  /** Records to skip, 0 or more; what is added or deleted between two pages moves the second one. */
  readonly offset?: number
  /**
   * Only what stands behind this cursor: `next` of the page before, which was asked for with `isCounted: false`. Of records
   * that stay where they are, none comes twice and none is missed; one that is added meanwhile may come or not.
   */
  readonly after?: string
  /** `false`: the records of the whole list are not counted, which a long list takes its time for. */
  readonly isCounted?: boolean
}

/** Options of a change. */
export interface ChangeOptions {
  /** The version that the change was made for; another one is refused with `precondition_failed`. */
  readonly ifVersion?: number
  /** 'lenient' asks for no field of an update, whatever the policy says. */
  readonly required?: 'lenient'
}

type Part<T> = T extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : T extends object
    ? { readonly [Field in keyof T]?: Part<T[Field]> | undefined }
    : T

/** Payload of an input; the policy says which fields must be there, which is checked when it is read. */
export type Payload<Name extends InputName> = Part<Input<Name>>

/**
 * The use cases of records that stand on their own. All of them throw `not_found` for an id that the company does not
 * have, whoever else has it; `create` and `update` every violation of what was sent at once, first those of its shape,
 * then those of its meaning; `update` and `delete` throw `precondition_failed`. What throws has changed nothing.
 */
export interface UseCases<
  Resource,
  Create extends InputName,
  Update extends InputName,
  Id = string,
  Updated = Resource,
> {
  create(input: Payload<Create>): Promise<Outcome<Resource>>
  get(id: Id): Promise<Outcome<Resource>>
  /** The newest first. Throws `query_invalid`. */
  list(part?: PageRequest): Promise<Page<Resource>>
  update(id: Id, input: Payload<Update>, options?: ChangeOptions): Promise<Outcome<Updated>>
  /** Gives back the record that was. Throws `record_in_use` while others name it. */
  delete(id: Id, options?: ChangeOptions): Promise<Outcome<Resource>>
}

/** The use cases of records below another one, which both are named by their path. Throws as `UseCases` does. */
export interface NestedUseCases<Resource, Create extends InputName, Update extends InputName, Path, Above = string> {
  create(above: Above, input: Payload<Create>): Promise<Outcome<Resource>>
  get(path: Path): Promise<Outcome<Resource>>
  /** Those below one record. Throws `query_invalid`. */
  list(above: Above, part?: PageRequest): Promise<Page<Resource>>
  update(path: Path, input: Payload<Update>, options?: ChangeOptions): Promise<Outcome<Resource>>
  /** Gives back the record that was. */
  delete(path: Path, options?: ChangeOptions): Promise<Outcome<Resource>>
}

/** Computing a record again: by its factor as that is now or the one that is selected now, and by the policy as it is now. */
export interface Recalculated<Path, Resource> {
  recalculate(path: Path): Promise<Outcome<Resource>>
}
