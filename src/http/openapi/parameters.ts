import * as z from 'zod'
import type { Operation } from '../operation.ts'
import { API_KEY, BASE_YEAR, PERIOD_LOCK, RECORD_KINDS, RESTATEMENT } from '../records/records.ts'
import type { OperationExample } from './data/operation-examples.ts'
import { fieldDescription } from './describe-fields.ts'
import { type JsonObject, type ParameterObject, type ReferenceObject, reference } from './open-api-document.ts'
import { exampleField, exampleOf } from './operation-example.ts'

/** Request headers by component name. */
export const HEADER_PARAMETERS: { readonly [name: string]: ParameterObject } = Object.freeze({
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The entity tag of the version to change; if the record has another version, the request is rejected with 412.',
    schema: { type: 'string' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The entity tag of a version that you have; if it is current, the response is 304 without a body.',
    schema: { type: 'string' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Identifies the request: if you send it again within 24 hours, you get the first response.',
    schema: { type: 'string', maxLength: 255, pattern: '^[!-~]+$' },
  },
})

/** True for an operation that returns one record, whose version has an entity tag. */
export function answersWithRecord({ answer }: Operation): boolean {
  return answer instanceof z.ZodObject && Object.hasOwn(answer.shape, 'id')
}

/** The noun of each kind of record by its parameter in paths: 'business trip' by 'travelId'. */
const NOUNS: ReadonlyMap<string, string> = new Map(
  [...RECORD_KINDS, API_KEY, PERIOD_LOCK, BASE_YEAR, RESTATEMENT].map(({ path, noun }) => [
    path.slice(path.lastIndexOf('{') + 1, -1),
    noun,
  ]),
)

function pathParameter(name: string): ParameterObject {
  const noun = NOUNS.get(name)
  const description = fieldDescription('path', name, noun === undefined ? undefined : `The ${noun}.`) ?? ''
  return { name, in: 'path', required: true, description, schema: { type: 'string', minLength: 1 } }
}

/** Adds the example value to a parameter. Ids in a path are text. */
function withExample(parameter: ParameterObject, { parameters = {} }: OperationExample): ParameterObject {
  const value = parameters[parameter.name]
  return { ...parameter, ...exampleField(parameter.in === 'path' && value !== undefined ? String(value) : value) }
}

function queryParameters({ query }: Operation): readonly ParameterObject[] {
  if (query === null) return []
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' })
  return Object.entries(properties).map(([name, property]) => {
    const { description = '', ...schema } = property as JsonObject
    return { name, in: 'query', required: required.includes(name), description: String(description), schema }
  })
}

/** True for a POST that an Idempotency-Key makes repeatable. The response with a new API key is never stored. */
export function isRepeatable({ method, isSafe, input }: Operation): boolean {
  return method === 'POST' && !isSafe && input !== 'createApiKey'
}

function headerParameters(operation: Operation): readonly ReferenceObject[] {
  const { method } = operation
  if (method === 'POST') return isRepeatable(operation) ? [reference('parameters', 'IdempotencyKey')] : []
  if (method === 'GET') return answersWithRecord(operation) ? [reference('parameters', 'IfNoneMatch')] : []
  return [reference('parameters', 'IfMatch')]
}

/** Lists all inputs of an operation except the body. */
export function parametersOf(operation: Operation): readonly (ParameterObject | ReferenceObject)[] {
  const example = exampleOf(operation)
  const parameters = [...operation.parameters.map(pathParameter), ...queryParameters(operation)]
  return [...parameters.map((one) => withExample(one, example)), ...headerParameters(operation)]
}
