import * as z from 'zod'
import { type InputName, type ResourceName, resourceSchemas } from '../../resources/index.ts'
import type { ChangeOptions, Company, Outcome, PageRequest, Payload } from '../../service/index.ts'
import {
  type NamesIn,
  type Operation,
  ofNothing,
  ofRecord,
  operation,
  type PatchForm,
  type RecordsPage,
} from '../operation.ts'
import { pageQuery } from '../query-parameters.ts'

type Created<Input> = Input extends `create${infer Name}` ? Name : never

/** A resource that clients create and update. */
type RecordName = Created<InputName> & ResourceName

type PathValues<Path extends string> = Readonly<Record<NamesIn<Path>, string>>

/** The id of the record that others are nested in; nothing for records that stand on their own. */
type ParentIds<Path extends string> = Path extends `${string}{${string}}${string}{${string}}` ? [string] : []

/** The key of one record for its use cases: its id, or all ids of the path of a nested one. */
type KeyOf<Path extends string> = ParentIds<Path> extends [] ? string : PathValues<Path>

/** The use cases of a kind of record. */
interface ChangeUseCases<Name extends RecordName, Path extends string, Key> {
  readonly create: (...payload: [...ParentIds<Path>, Payload<`create${Name}`>]) => Promise<Outcome<object>>
  readonly get: (key: Key) => Promise<Outcome<object>>
  readonly update: (key: Key, payload: Payload<`update${Name}`>, options: ChangeOptions) => Promise<Outcome<object>>
  readonly delete: (key: Key, options: ChangeOptions) => Promise<Outcome<object>>
}

interface ListUseCase<Path extends string> {
  readonly list: (...part: [...ParentIds<Path>, PageRequest]) => Promise<RecordsPage>
}

interface RecalculateUseCase<Key> {
  readonly recalculate: (key: Key) => Promise<Outcome<object>>
}

/** A kind of record: its path, its names in the documentation, and its use cases. */
interface RecordKind<Name extends RecordName, Path extends string, Key, UseCases> {
  /** The resource that is returned, and the base of operation ids: 'Vendor'. */
  readonly resource: Name
  /** The resource that `update` and `recalculate` return. */
  readonly updated: ResourceName
  /** The path of one record: '/v1/vendors/{vendorId}'. */
  readonly path: Path
  /** The base of the id of the list: 'Vendors'. */
  readonly plural: string
  readonly tag: string
  /** The singular in summaries: 'vendor'. */
  readonly noun: string
  /** Summaries that are not made of the noun. */
  readonly summaries?: { readonly [Name in 'create' | 'list' | 'get' | 'delete' | 'recalculate']?: string }
  /** The query of the list. */
  readonly query: z.ZodObject
  readonly patchForm?: PatchForm
  /** The key of one record for its use cases, from the values of the path. */
  readonly key: (values: PathValues<Path>) => Key
  readonly of: (company: Company) => UseCases
}

/** The fields that `recordKind` derives unless stated: names from the resource, the key from the path. */
type Derived = 'updated' | 'plural' | 'tag' | 'noun' | 'query' | 'key'

type RecordKindDefinition<Kind> = Omit<Kind, Derived & keyof Kind> & Partial<Pick<Kind, Derived & keyof Kind>>

/** 'EmissionFactors' as words: 'Emission factors'. */
function wordsOf(name: string): string {
  return name.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** A kind of record. Default names are those of the resource, its plural with an s; the list takes a page. */
export function recordKind<
  Name extends RecordName,
  const Path extends string,
  UseCases extends ChangeUseCases<Name, Path, Key>,
  Key = KeyOf<Path>,
>(kind: RecordKindDefinition<RecordKind<Name, Path, Key, UseCases>>): RecordKind<Name, Path, Key, UseCases> {
  const { resource, plural = `${resource}s` } = kind
  const keyOf = (values: Readonly<Record<string, string>>) => {
    const ids = Object.values(values)
    return ids.length === 1 ? ids[0] : values
  }
  return {
    updated: resource,
    plural,
    tag: wordsOf(plural),
    noun: wordsOf(resource).toLowerCase(),
    query: pageQuery,
    // without a key of its own, `KeyOf` says which of the two it is
    key: keyOf as (values: PathValues<Path>) => Key,
    ...kind,
  }
}

/** The path of the list of records, and the id of the record that they are nested in. */
function listPathOf<Path extends string>(path: Path) {
  const listPath = path.slice(0, path.lastIndexOf('/'))
  const name = /\{(\w+)\}/.exec(listPath)?.[1]
  // as many as the type of the path says
  const parentsOf = (values: Readonly<Record<string, string>>) =>
    (name === undefined ? [] : [values[name]]) as ParentIds<Path>
  return { listPath, parentsOf }
}

/** The operation that lists records. */
function listOperation<Name extends RecordName, Path extends string, Key>(
  kind: RecordKind<Name, Path, Key, ListUseCase<Path>>,
): Operation {
  const { resource, tag, plural, summaries, query, of } = kind
  const { listPath, parentsOf } = listPathOf(kind.path)
  return operation('GET', listPath, {
    id: `list${plural}`,
    summary: summaries?.list ?? `List ${tag.toLowerCase()}`,
    tag,
    query,
    answer: z.array(resourceSchemas[resource]),
    list: (company, call) => of(company).list(...parentsOf(call.path), call.query),
  })
}

/** The operations that create, retrieve, update and delete a record. */
export function changeOperations<Name extends RecordName, Path extends string, Key>(
  kind: RecordKind<Name, Path, Key, ChangeUseCases<Name, Path, Key>>,
): readonly Operation[] {
  const { resource, updated, path, noun, tag, summaries, patchForm, key, of } = kind
  const { listPath, parentsOf } = listPathOf(path)
  const answer = resourceSchemas[resource]
  return [
    operation('POST', listPath, {
      id: `create${resource}`,
      summary: summaries?.create ?? `Create a ${noun}`,
      tag,
      input: `create${resource}`,
      answer,
      run: async (company, call) => ofRecord(await of(company).create(...parentsOf(call.path), call.input)),
    }),
    operation('GET', path, {
      id: `get${resource}`,
      summary: summaries?.get ?? `Retrieve a ${noun}`,
      tag,
      answer,
      run: async (company, call) => ofRecord(await of(company).get(key(call.path))),
    }),
    operation('PATCH', path, {
      id: `update${resource}`,
      summary: `Update a ${noun}`,
      tag,
      input: `update${resource}`,
      answer: resourceSchemas[updated],
      run: async (company, call) => ofRecord(await of(company).update(key(call.path), call.input, call.change)),
      current: (company, values) => of(company).get(key(values)),
      ...(patchForm === undefined ? {} : { patchForm }),
    }),
    operation('DELETE', path, {
      id: `delete${resource}`,
      summary: summaries?.delete ?? `Delete a ${noun}`,
      tag,
      answer: null,
      run: async (company, call) => ofNothing(await of(company).delete(key(call.path), call.change)),
    }),
  ]
}

/** The operations that list, create, retrieve, update and delete records. */
export function recordOperations<Name extends RecordName, Path extends string, Key>(
  kind: RecordKind<Name, Path, Key, ChangeUseCases<Name, Path, Key> & ListUseCase<Path>>,
): readonly Operation[] {
  return [listOperation(kind), ...changeOperations(kind)]
}

/** The operation that computes the emission of a record again. */
export function recalculateOperation<Name extends RecordName, Path extends string, Key>(
  kind: RecordKind<Name, Path, Key, RecalculateUseCase<Key>>,
): Operation {
  const { resource, updated, path, noun, tag, summaries, key, of } = kind
  return operation('POST', `${path}/recalculate`, {
    id: `recalculate${resource}`,
    summary: summaries?.recalculate ?? `Compute a ${noun} again`,
    tag,
    status: 200,
    answer: resourceSchemas[updated],
    run: async (company, call) => ofRecord(await of(company).recalculate(key(call.path as PathValues<Path>))),
  })
}
