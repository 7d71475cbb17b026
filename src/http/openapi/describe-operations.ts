import { DEFAULT_INPUT_POLICY } from '../../resources/index.ts'
import type { Operation } from '../operation.ts'
import { documentSchemas } from './json-schemas.ts'
import {
  DEFAULT_TITLE,
  type DocumentOptions,
  type JsonObject,
  type OpenApiDocument,
  type OperationObject,
} from './open-api-document.ts'
import { jsonPatchSchema, operationObject, tagOf } from './operation-object.ts'
import { HEADER_PARAMETERS } from './parameters.ts'
import { problemResponses, problemSchema, RESPONSE_HEADERS } from './responses.ts'

const MENTION = /"#\/components\/schemas\/([^"]+)"/g

/** Lists the schemas that a part of a document mentions. */
function mentionedSchemas(part: unknown): readonly string[] {
  return Array.from(JSON.stringify(part).matchAll(MENTION), ([, name = '']) => name)
}

/** Selects the schemas that the parts mention, directly or through other schemas, sorted by name. */
function usedSchemas(
  schemas: { readonly [name: string]: JsonObject },
  parts: unknown,
): { readonly [name: string]: JsonObject } {
  const used = new Set(mentionedSchemas(parts))
  for (const name of used) for (const next of mentionedSchemas(schemas[name])) used.add(next)
  return Object.fromEntries([...used].sort().map((name) => [name, schemas[name] as JsonObject]))
}

/** The URL of the interface relative to `/v1/openapi.json`, at any mount path. */
const RELATIVE_URL = '..'

const DESCRIPTION = [
  'Records the activities of a company and their emissions: kilograms of CO2, CH4, N2O and CO2e, computed exactly.',
  'Every request needs an API key in the header `x-api-key`, or as a bearer token; it reads and writes the records of the company that owns the key.',
  'Timestamps are ISO 8601 in UTC with milliseconds. Quantities can be sent as numbers or as strings of digits.',
].join(' ')

function tagsOf(operations: readonly Operation[]): Pick<OpenApiDocument, 'tags' | 'x-tagGroups'> {
  const names = (some: readonly Operation[]) => [...new Set(some.map(tagOf))]
  const contract = names(operations.filter(({ isExtension }) => !isExtension))
  const extensions = names(operations.filter(({ isExtension }) => isExtension))
  const groups = [
    { name: 'The /v1 contract', tags: contract },
    { name: 'Extensions', tags: extensions },
  ]
  return {
    tags: [
      ...contract.map((name) => ({ name, description: `${name} of the company.` })),
      ...extensions.map((name) => ({ name, description: 'Not part of the /v1 contract.' })),
    ],
    'x-tagGroups': groups.filter(({ tags }) => tags.length > 0),
  }
}

function infoOf({ title, version, contact }: DocumentOptions): OpenApiDocument['info'] {
  return {
    title: title ?? DEFAULT_TITLE,
    version: version ?? '1.0.0',
    description: DESCRIPTION,
    contact: contact ?? { name: 'The operator of this service' },
    license: { name: 'MIT', identifier: 'MIT' },
  }
}

/** Groups operations by path and method. */
function groupByPath(described: readonly (readonly [Operation, OperationObject])[]): OpenApiDocument['paths'] {
  const paths: Record<string, Record<string, OperationObject>> = {}
  for (const [{ path, method }, object] of described) {
    paths[path] = { ...paths[path], [method.toLowerCase()]: object }
  }
  return paths
}

/** Describes operations as OpenAPI 3.1. */
export function describeOperations(operations: readonly Operation[], options: DocumentOptions = {}): OpenApiDocument {
  const schemas = documentSchemas(operations, { ...DEFAULT_INPUT_POLICY, ...options.policy })
  const paths = groupByPath(operations.map((operation) => [operation, operationObject(operation, schemas)]))
  const responses = problemResponses()
  const named = { ...schemas.named, Problem: problemSchema(), JsonPatch: jsonPatchSchema() }
  return {
    openapi: '3.1.0',
    info: infoOf(options),
    servers: [{ url: options.serverUrl ?? RELATIVE_URL, description: 'The service that this document describes.' }],
    security: [{ apiKey: [] }, { bearer: [] }],
    ...tagsOf(operations),
    paths,
    components: {
      schemas: usedSchemas(named, [paths, responses]),
      parameters: HEADER_PARAMETERS,
      headers: RESPONSE_HEADERS,
      responses,
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'An API key of the company.' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The same API key as a bearer token.' },
      },
    },
  }
}
