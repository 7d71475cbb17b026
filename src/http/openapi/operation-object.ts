import type { Operation } from '../operation.ts'
import type { DocumentSchemas } from './json-schemas.ts'
import { type ContentObject, type JsonObject, type OperationObject, refTo } from './open-api-document.ts'
import { exampleField, exampleOf, patchExample } from './operation-example.ts'
import { isRepeatable, parametersOf } from './parameters.ts'
import { responsesOf } from './responses.ts'

/** Makes the schema of a JSON Patch, RFC 6902. */
export function jsonPatchSchema(): JsonObject {
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
export function tagOf({ tag, isExtension }: Operation): string {
  return isExtension ? `${tag} (extension)` : tag
}

function contentOf(operation: Operation, schema: JsonObject): ContentObject {
  const { body } = exampleOf(operation)
  const json = { 'application/json': { schema, ...exampleField(body) } }
  if (operation.current === null) return json
  const patch = { schema: refTo('schemas', 'JsonPatch'), ...exampleField(patchExample(body)) }
  return { ...json, 'application/json-patch+json': patch }
}

/** Describes an operation in OpenAPI. */
export function operationObject(operation: Operation, { bodies, answers }: DocumentSchemas): OperationObject {
  const { id, summary } = operation
  const body = bodies.get(id)
  return {
    operationId: id,
    summary,
    description: descriptionOf(operation),
    tags: [tagOf(operation)],
    parameters: parametersOf(operation),
    ...(body === undefined ? {} : { requestBody: { required: true, content: contentOf(operation, body) } }),
    responses: responsesOf(operation, answers.get(id)),
  }
}
