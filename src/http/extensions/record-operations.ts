import * as z from 'zod'
import type { InputName, ResourceName } from '../../resources/index.ts'
import { resourceSchemas } from '../../resources/index.ts'
import type { Company, UseCases } from '../../service/index.ts'
import { extension, type Operation, ofNothing, ofRecord } from '../operation.ts'
import { pageQuery } from '../query-parameters.ts'

/** A kind of top-level record and its paths. */
export interface RecordKind<Create extends InputName, Update extends InputName> {
  /** The resource that is returned, and the base of operation ids: 'Vendor'. */
  readonly resource: ResourceName
  /** 'Vendors', the base of the path: '/v1/vendors'. */
  readonly plural: string
  readonly path: `/v1/${string}`
  /** The name of the path parameter: 'vendorId'. */
  readonly id: string
  readonly tag: string
  /** The singular in descriptions: 'vendor'. */
  readonly noun: string
  readonly create: Create
  readonly update: Update
  readonly query?: z.ZodObject
  readonly of: (
    company: Company,
  ) => Pick<UseCases<object, Create, Update>, 'create' | 'list' | 'get' | 'update' | 'delete'>
}

/** The operations on one record, by its path. */
function operationsOfOne<Create extends InputName, Update extends InputName>(
  kind: RecordKind<Create, Update>,
): readonly Operation[] {
  const { resource, noun, tag, of } = kind
  const path = `${kind.path}/{${kind.id}}` as const
  const idOf = (values: Readonly<Record<string, string>>) => values[kind.id] as string
  const answer = resourceSchemas[resource]
  return [
    extension({
      id: `get${resource}`,
      method: 'GET',
      path,
      summary: `Retrieve a ${noun}`,
      tag,
      answer,
      run: async (company, call) => ofRecord(await of(company).get(idOf(call.path))),
    }),
    extension({
      id: `update${resource}`,
      method: 'PATCH',
      path,
      summary: `Update a ${noun}`,
      tag,
      input: kind.update,
      answer,
      run: async (company, { path: values, input, change }) =>
        ofRecord(await of(company).update(idOf(values), input, change)),
      current: (company, values) => of(company).get(idOf(values)),
    }),
    extension({
      id: `delete${resource}`,
      method: 'DELETE',
      path,
      summary: `Delete a ${noun}`,
      tag,
      answer: null,
      run: async (company, { path: values, change }) => ofNothing(await of(company).delete(idOf(values), change)),
    }),
  ]
}

/** The operations on top-level records: list, create, retrieve, update and delete. */
export function recordOperations<Create extends InputName, Update extends InputName>(
  kind: RecordKind<Create, Update>,
): readonly Operation[] {
  const { resource, noun, plural, tag, path, query = pageQuery, of } = kind
  const answer = resourceSchemas[resource]
  return [
    extension({
      id: `list${plural}`,
      method: 'GET',
      path,
      summary: `List ${tag.toLowerCase()}`,
      tag,
      query,
      answer: z.array(answer),
      list: (company, call) => of(company).list(call.query),
    }),
    extension({
      id: `create${resource}`,
      method: 'POST',
      path,
      summary: `Create a ${noun}`,
      tag,
      input: kind.create,
      answer,
      run: async (company, { input }) => ofRecord(await of(company).create(input)),
    }),
    ...operationsOfOne(kind),
  ]
}
