import * as z from 'zod'
import { type InputName, resourceSchemas } from '../../resources/index.ts'
import type { MovementPageRequest } from '../../service/index.ts'
import { emptyResult, type Operation, operation, recordResult, valueResult } from '../operation.ts'
import { movementsQuery } from '../query-parameters.ts'
import { RECORD_KINDS, TRAVEL } from './records.ts'
import type { Offer, ResourceKind } from './resource-kind.ts'

/** Makes the summary of an operation whose kind does not define it. */
const SUMMARIES: { readonly [Name in Offer]: (kind: ResourceKind) => string } = {
  list: ({ tag }) => `List ${tag.toLowerCase()}`,
  create: ({ noun }) => `Create a ${noun}`,
  get: ({ noun }) => `Retrieve a ${noun}`,
  update: ({ noun }) => `Update a ${noun}`,
  delete: ({ noun }) => `Delete a ${noun}`,
  recalculate: ({ noun }) => `Compute a ${noun} again`,
}

/** Collects the fields that the operations of a kind share. */
function sharedFields(kind: ResourceKind, offer: Offer) {
  const { resource, plural, ids, summaries, tag, answers, schema, adminOnly } = kind
  return {
    id: ids[offer] ?? `${offer}${offer === 'list' ? plural : resource}`,
    summary: summaries[offer] ?? SUMMARIES[offer](kind),
    tag,
    answer: answers[offer] ?? schema,
    ...(adminOnly.includes(offer) ? { needsAdmin: true as const } : {}),
  }
}

/** Picks the id of the parent record from the values of a path; empty without a parent. */
function parentIds({ parent }: ResourceKind, values: Readonly<Record<string, string>>): readonly unknown[] {
  return parent === null ? [] : [values[parent]]
}

/** Makes the operation of each offer. */
const OPERATIONS: { readonly [Name in Offer]: (kind: ResourceKind) => Operation } = {
  list: (kind) =>
    operation('GET', kind.listPath, {
      ...sharedFields(kind, 'list'),
      query: kind.query,
      answer: z.array(kind.schema),
      list: (company, { path, query }) => kind.of(company).list(...parentIds(kind, path), query),
    }),
  create: (kind) =>
    operation('POST', kind.listPath, {
      ...sharedFields(kind, 'create'),
      input: `create${kind.resource}` as InputName,
      run: async (company, { path, input }) =>
        recordResult(await kind.of(company).create(...parentIds(kind, path), input)),
    }),
  get: (kind) =>
    operation('GET', kind.path, {
      ...sharedFields(kind, 'get'),
      run: async (company, { path }) => recordResult(await kind.of(company).get(kind.key(path))),
    }),
  update: (kind) =>
    operation('PATCH', kind.path, {
      ...sharedFields(kind, 'update'),
      input: `update${kind.resource}` as InputName,
      run: async (company, { path, input, change }) =>
        recordResult(await kind.of(company).update(kind.key(path), input, change)),
      current: (company, path) => kind.of(company).get(kind.key(path)),
      ...(kind.patchForm === null ? {} : { patchForm: kind.patchForm }),
    }),
  delete: (kind) =>
    operation('DELETE', kind.path, {
      ...sharedFields(kind, 'delete'),
      answer: null,
      run: async (company, { path, change }) => emptyResult(await kind.of(company).delete(kind.key(path), change)),
    }),
  recalculate: (kind) =>
    operation('POST', `${kind.path}/recalculate`, {
      ...sharedFields(kind, 'recalculate'),
      status: 200,
      run: async (company, { path }) => recordResult(await kind.of(company).recalculate(kind.key(path))),
    }),
}

/** Makes the operations that a kind offers. */
export function operationsOfKind(kind: ResourceKind): readonly Operation[] {
  return kind.offers.map((offer) => OPERATIONS[offer](kind))
}

/** Converts the query of movements, in which `limit` overrides `per_page`. */
function movementPageRequest({ per_page: perPage, ...part }: z.infer<typeof movementsQuery>): MovementPageRequest {
  return perPage === undefined ? part : { limit: perPage, ...part }
}

/** By hand, because the contract wraps this list in an object that counts all movements. */
const listMovements = operation('GET', '/v1/batches/{batchId}/moving', {
  id: 'listMovements',
  summary: 'List movements of a batch',
  tag: 'Movements',
  query: movementsQuery,
  answer: resourceSchemas.MovementPage,
  run: async (company, { path, query }) =>
    valueResult(await company.movements.list(path.batchId, movementPageRequest(query))),
  list: async (company, { path, query }) => ({ records: (await company.movements.list(path.batchId, query)).data }),
  page: async (company, { path, query }) => {
    const part = movementPageRequest(query)
    if (part.limit !== undefined) return null
    const { offset, limit, ...pageFields } = await company.movements.extent(path.batchId, part)
    const after = (count: number) => `],${JSON.stringify({ count, ...pageFields }).slice(1)}`
    return { offset, limit, before: '{"data":[', after }
  },
})

/** Operations by hand, listed before the others of their kind. */
const BY_HAND: { readonly [resource: string]: readonly Operation[] } = { Movement: [listMovements] }

/** The operations on records, in the contract and beyond it, in the order of the documentation. */
export const RECORD_OPERATIONS: readonly Operation[] = [
  ...RECORD_KINDS.flatMap((kind) => [...(BY_HAND[kind.resource] ?? []), ...operationsOfKind(kind)]),
  // the document lists the recalculation of trips last
  ...operationsOfKind({ ...TRAVEL, offers: ['recalculate'] }),
]
