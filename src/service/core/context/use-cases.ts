import type { InputName } from '../../../resources/index.ts'
import type { ChangeOptions, Outcome, Page, PageRequest } from './outcome.ts'
import type { Payload } from './read-input.ts'

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
