import * as z from 'zod'
import { definedFields, isFields, keysOf } from '../../base/index.ts'
import {
  baseYearSchema,
  DEFAULT_INPUT_POLICY,
  disclosureCellSchema,
  disclosureStatementSchema,
  disclosureTableSchema,
  embeddedUnitSchema,
  type InputPolicy,
  inputSchemas,
  inventoryAmountsSchema,
  periodLockSchema,
  resourceSchemas,
} from '../../resources/index.ts'
import { importPreviewSchema, importSchema, restatementSchema, rulePreviewSchema } from '../extension-schemas.ts'
import type { BodyName, Operation } from '../operation.ts'
import { withFieldDescriptions } from './describe-fields.ts'
import {
  type ContentObject,
  DEFAULT_TITLE,
  type DocumentOptions,
  type JsonObject,
  type OpenApiDocument,
  type OperationObject,
  reference,
} from './open-api-document.ts'
import { exampleField, exampleOf, patchExample } from './operation-example.ts'
import { HEADER_PARAMETERS, isRepeatable, parametersOf } from './parameters.ts'
import { problemResponses, problemSchema, RESPONSE_HEADERS, responsesOf } from './responses.ts'

/** The schemas of a document: named schemas, and the schemas of each operation's body and response. */
export interface DocumentSchemas {
  /** By component name. */
  readonly named: { readonly [name: string]: JsonObject }
  /** The schema of the body by operation id, for operations with one. */
  readonly bodies: ReadonlyMap<string, JsonObject>
  /** The schema of the response by operation id, for operations with one. */
  readonly answers: ReadonlyMap<string, JsonObject>
}

type Names = z.core.$ZodRegistry<{ id: string }>

const nameOf = (input: BodyName) => input.slice(0, 1).toUpperCase() + input.slice(1)

/** Removes the dialect, which the document states once for all schemas. */
function withoutDialect({ $schema: _, $id: __, ...schema }: JsonObject): JsonObject {
  return schema
}

/** Describes a default in words: client generators read `default` as 'always present', even in request bodies. */
function defaultInWords({ jsonSchema }: { readonly jsonSchema: JsonObject }): void {
  const { default: value, description = '' } = jsonSchema
  if (value === undefined) return
  Reflect.deleteProperty(jsonSchema, 'default')
  if (value === null) return
  Object.assign(jsonSchema, { description: `${description} Default: ${JSON.stringify(value)}.`.trim() })
}

/** Writes all schemas of a registry by name, with references to nested schemas. */
function schemasOf(names: Names, io: 'input' | 'output'): { readonly [name: string]: JsonObject } {
  const uri = (name: string) => reference('schemas', name).$ref
  const { schemas } = z.toJSONSchema(names, { io, uri, override: defaultInWords })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withFieldDescriptions(withoutDialect(schema), name.trim())]),
  )
}

/** Writes the schemas of one direction: named schemas, and the schemas of each operation. */
function oneWay(
  io: 'input' | 'output',
  { named, used }: { readonly named: [string, z.ZodType][]; readonly used: [string, z.ZodType][] },
): { readonly named: { readonly [name: string]: JsonObject }; readonly used: Map<string, JsonObject> } {
  const names: Names = z.registry()
  for (const [id, schema] of named) names.add(schema, { id })
  // unnamed schemas are inlined
  const written = used.filter(([, schema]) => !names.has(schema))
  const unnamed = new Map(written.map(([id, schema]) => [schema, ` ${id}`]))
  for (const [schema, id] of unnamed) names.add(schema, { id })
  const schemas = schemasOf(names, io)
  const isNamed = ([name]: readonly [string, unknown]) => !name.startsWith(' ')
  const schemaOf = (schema: z.ZodType): JsonObject => {
    const own = unnamed.get(schema)
    return own === undefined ? { ...reference('schemas', names.get(schema)?.id ?? '') } : (schemas[own] as JsonObject)
  }
  return {
    named: Object.fromEntries(Object.entries(schemas).filter(isNamed)),
    used: new Map(used.map(([id, schema]) => [id, schemaOf(schema)])),
  }
}

const toPascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** True for a property that is an object next to its id, such as `unit` next to `unitId`. */
function isBesideId(name: string, properties: JsonObject): boolean {
  const property = properties[name]
  return isFields(property) && isFields(property.properties) && Object.hasOwn(properties, `${name}Id`)
}

/**
 * Gives objects next to their ids a name of their own. Generators name a part of a schema by its path, so that `unit.id` and
 * `unitId` of CreateSiteFuel would both be CreateSiteFuelUnitId.
 */
function withDistinctNames(schemas: { readonly [name: string]: JsonObject }): typeof schemas {
  const named: Record<string, JsonObject> = {}
  for (const [owner, schema] of Object.entries(schemas)) {
    const { properties } = schema
    if (!isFields(properties)) {
      named[owner] = schema
      continue
    }
    const fields: Record<string, unknown> = { ...properties }
    for (const name of Object.keys(properties).filter((one) => isBesideId(one, properties))) {
      const property = properties[name]
      if (!isFields(property)) continue
      const { description, ...object } = property
      const part = `${owner}${toPascalCase(name)}Object`
      named[part] = object
      fields[name] = { ...reference('schemas', part), ...(description === undefined ? {} : { description }) }
    }
    named[owner] = { ...schema, properties: fields }
  }
  return named
}

/** Writes the schemas of the operations' bodies and responses under a policy. The schemas of resources are named. */
export function documentSchemas(operations: readonly Operation[], policy: InputPolicy): DocumentSchemas {
  const inputs = { ...inputSchemas(policy), disclosureStatement: disclosureStatementSchema }
  const inputNames = keysOf(inputs)
  const inputsOf = oneWay('input', {
    named: inputNames.map((name) => [nameOf(name), inputs[name]]),
    used: operations.flatMap(({ id, input }): [string, z.ZodType][] => (input === null ? [] : [[id, inputs[input]]])),
  })
  const outputsOf = oneWay('output', {
    named: [
      ...Object.entries(resourceSchemas),
      ['EmbeddedUnit', embeddedUnitSchema],
      ['InventoryAmounts', inventoryAmountsSchema],
      ['PeriodLock', periodLockSchema],
      ['BaseYear', baseYearSchema],
      ['Restatement', restatementSchema],
      ['FactorRulePreview', rulePreviewSchema],
      ['FileImport', importSchema],
      ['ImportPreview', importPreviewSchema],
      ['DisclosureCell', disclosureCellSchema],
      ['DisclosureTable', disclosureTableSchema],
    ],
    used: operations.flatMap(({ id, answer }): [string, z.ZodType][] => (answer === null ? [] : [[id, answer]])),
  })
  const named = withDistinctNames({ ...inputsOf.named, ...outputsOf.named })
  return { named, bodies: inputsOf.used, answers: outputsOf.used }
}

/** Makes the schema of a JSON Patch, RFC 6902. */
function jsonPatchSchema(): JsonObject {
  const pointer = (says: string) => ({
    type: 'string',
    description: `${says}, as a JSON Pointer: /movementDto/comment.`,
  })
  const change = {
    type: 'object',
    properties: {
      op: { type: 'string', enum: ['add', 'remove', 'replace', 'move', 'copy', 'test'], description: 'The change.' },
      path: pointer('The changed field'),
      from: pointer('The field that move and copy take the value from'),
      value: { description: 'The value of add, replace and test: any JSON.' },
    },
    required: ['op', 'path'],
  }
  return { type: 'array', description: 'A JSON Patch (RFC 6902), applied to the current record.', items: change }
}

/** Describes an operation by its summary and the rules of its method. */
function descriptionOf(operation: Operation): string {
  const { method, summary, isExtension, isSafe, current } = operation
  const start = `${summary}.`
  const kind = {
    GET: '',
    POST: isSafe
      ? ' Nothing is stored.'
      : isRepeatable(operation)
        ? ' Can be repeated safely with an Idempotency-Key.'
        : '',
    PATCH:
      ' Omitted fields keep their values, null clears a nullable field, objects are merged, and lists are replaced.',
    DELETE: ' Totals that include the record are corrected at the same time.',
  }[method]
  const patch = current === null ? '' : ' Also accepts a JSON Patch.'
  return `${start}${kind}${patch}${isExtension ? ' Not part of the /v1 contract.' : ''}`
}

/** Names the tag of an operation. Operations beyond the contract have tags of their own. */
function tagOf({ tag, isExtension }: Operation): string {
  return isExtension ? `${tag} (extension)` : tag
}

function requestContent(operation: Operation, schema: JsonObject): ContentObject {
  const { body } = exampleOf(operation)
  const json = { 'application/json': { schema, ...exampleField(body) } }
  if (operation.current === null) return json
  const patch = { schema: reference('schemas', 'JsonPatch'), ...exampleField(patchExample(body)) }
  return { ...json, 'application/json-patch+json': patch }
}

/** Describes an operation in OpenAPI. */
function operationObject(operation: Operation, { bodies, answers }: DocumentSchemas): OperationObject {
  const { id, summary } = operation
  const body = bodies.get(id)
  return {
    operationId: id,
    summary,
    description: descriptionOf(operation),
    tags: [tagOf(operation)],
    parameters: parametersOf(operation),
    ...(body === undefined ? {} : { requestBody: { required: true, content: requestContent(operation, body) } }),
    responses: responsesOf(operation, answers.get(id)),
  }
}

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
  const schemas = documentSchemas(operations, { ...DEFAULT_INPUT_POLICY, ...definedFields(options.policy ?? {}) })
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
