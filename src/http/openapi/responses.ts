import { keysOf } from '../../base/index.ts'
import { ERROR_CODES, type ErrorCode } from '../../core/errors/index.ts'
import { isList, type Operation, takesBody } from '../operation.ts'
import { problemResponse, rejection } from '../problem.ts'
import { STATUS_OF_CODE } from '../status-of-code.ts'
import {
  type ContentObject,
  type JsonObject,
  type ReferenceObject,
  type ResponseObject,
  reference,
} from './open-api-document.ts'
import { exampleField, exampleOf } from './operation-example.ts'
import { answersWithRecord } from './parameters.ts'

/** Response headers by component name. */
export const RESPONSE_HEADERS: { readonly [name: string]: JsonObject } = Object.freeze({
  ETag: { description: 'The version of the record, for If-Match and If-None-Match.', schema: { type: 'string' } },
  TonneNotices: {
    description: 'The choices and assumptions in the figures: `code;path`, separated by commas.',
    schema: { type: 'string' },
  },
  Link: {
    description: 'The next page, if any: `<?after=…>; rel="next"`, relative to the request.',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Seconds to wait before you send the request again.', schema: { type: 'integer' } },
  WWWAuthenticate: {
    description: 'The accepted credentials: an API key, in its own header or as a bearer token.',
    schema: { type: 'string' },
  },
})

/** Lists the codes in error responses. Faults of the service share one code. */
function documentedCodes(): readonly string[] {
  return keysOf(STATUS_OF_CODE).filter((code) => STATUS_OF_CODE[code] !== 500 || code === 'internal_error')
}

/** Makes the schema of every error response. */
export function problemSchema(): JsonObject {
  const code = { type: 'string', enum: documentedCodes() }
  const error = {
    type: 'object',
    properties: {
      path: { type: 'string', description: "The affected field: 'files[2].url'; empty: the request as a whole." },
      code: { ...code, description: 'The reason, one of a closed list.' },
      message: { type: 'string', description: 'The problem and what to do.' },
    },
    required: ['path', 'code', 'message'],
    additionalProperties: false,
  }
  return {
    type: 'object',
    description: 'RFC 9457 problem details, with every violation at once.',
    properties: {
      type: { type: 'string', description: "Always 'about:blank'; the status and the code identify the problem." },
      title: { type: 'string', description: 'The name of the status.' },
      status: { type: 'integer', minimum: 400, maximum: 599, description: 'The status of the response.' },
      detail: {
        type: 'string',
        description: 'The first violation with this status in words, and the number of others.',
      },
      instance: { type: 'string', description: 'The requested path.' },
      code: { ...code, description: 'The code of the first violation with this status.' },
      errors: { type: 'array', items: error, description: 'Every violation, at most a hundred.' },
    },
    required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'errors'],
    additionalProperties: false,
  }
}

/** Each error response: its description, and a code of its example. */
const PROBLEMS = {
  BadRequest: ['The request is malformed, or a field is missing, of another type, or out of range.', 'body_malformed'],
  Unauthorized: ['The API key is missing or invalid.', 'unauthenticated'],
  Forbidden: [
    'The API key is read-only or not an admin key, or the record is shared by all companies.',
    'key_read_only',
  ],
  NotFound: ['The company has no such record.', 'not_found'],
  Conflict: ['The record is in use or already exists, or its period is locked.', 'record_in_use'],
  PreconditionFailed: ['The record was changed since it was read.', 'precondition_failed'],
  ContentTooLarge: ['The body exceeds the limit.', 'body_too_large'],
  UnsupportedMediaType: ['The body is of an unsupported media type or coding.', 'media_type_unsupported'],
  UnprocessableContent: [
    'The request is well-formed, but cannot be calculated or names a record that does not exist.',
    'unit_dimension_mismatch',
  ],
  TooManyRequests: ['Too many bodies or long responses of this API key are in progress.', 'too_many_requests'],
  ServiceUnavailable: ['The service or its store is busy or unavailable.', 'service_overloaded'],
  Failure: ['The service failed, or another service that it needs.', 'internal_error'],
} as const satisfies Readonly<Record<string, readonly [description: string, code: ErrorCode]>>

type ProblemName = keyof typeof PROBLEMS

const RETRY_AFTER = { 'Retry-After': reference('headers', 'RetryAfter') }

const PROBLEM_HEADERS: Readonly<Record<string, NonNullable<ResponseObject['headers']>>> = {
  Unauthorized: { 'WWW-Authenticate': reference('headers', 'WWWAuthenticate') },
  TooManyRequests: RETRY_AFTER,
  ServiceUnavailable: RETRY_AFTER,
}

/** Makes every error response by component name. */
export function problemResponses(): { readonly [name: string]: ResponseObject } {
  return Object.fromEntries(
    Object.entries(PROBLEMS).map(([name, [description, code]]) => {
      const headers = PROBLEM_HEADERS[name]
      const example = JSON.parse(problemResponse(rejection(code, ERROR_CODES[code]), '/v1/sites').body)
      const content = { 'application/problem+json': { schema: reference('schemas', 'Problem'), example } }
      return [name, { description, ...(headers === undefined ? {} : { headers }), content }]
    }),
  )
}

/** Lists the error responses of an operation by status. */
function problemsOf(operation: Operation): readonly (readonly [status: string, name: ProblemName])[] {
  const { method, parameters, needsAdmin, isSafe } = operation
  const hasBody = takesBody(operation)
  const all: readonly (readonly [string, ProblemName, boolean])[] = [
    ['400', 'BadRequest', true],
    ['401', 'Unauthorized', true],
    ['403', 'Forbidden', !isSafe || needsAdmin],
    ['404', 'NotFound', parameters.length > 0],
    ['409', 'Conflict', !isSafe],
    ['412', 'PreconditionFailed', method === 'PATCH' || method === 'DELETE'],
    ['413', 'ContentTooLarge', hasBody],
    ['415', 'UnsupportedMediaType', hasBody],
    ['422', 'UnprocessableContent', !isSafe || hasBody],
    ['429', 'TooManyRequests', true],
    ['503', 'ServiceUnavailable', true],
    ['default', 'Failure', true],
  ]
  return all.filter(([, , isPossible]) => isPossible).map(([status, name]) => [status, name])
}

/** Describes the content of a response. A text with JSON is an object to clients. */
function responseContent(operation: Operation, schema: JsonObject): ContentObject {
  const { mediaType, textTypes, fileTypes } = operation
  const shown = mediaType === 'application/json' ? { type: 'object' } : schema
  return {
    [mediaType ?? 'application/json']: { schema: shown, ...exampleField(exampleOf(operation).answer) },
    ...Object.fromEntries(textTypes.map((type) => [type, { schema: { type: 'string' } }])),
    ...Object.fromEntries(fileTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
  }
}

function successOf(operation: Operation, schema: JsonObject | undefined): ResponseObject {
  const headers = {
    ...(answersWithRecord(operation) ? { ETag: reference('headers', 'ETag') } : {}),
    ...(isList(operation) && operation.page === null ? { Link: reference('headers', 'Link') } : {}),
    ...(operation.method === 'DELETE' ? {} : { 'Tonne-Notices': reference('headers', 'TonneNotices') }),
  }
  return {
    description: `${operation.summary}: done.`,
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
    ...(schema === undefined ? {} : { content: responseContent(operation, schema) }),
  }
}

/** Describes every response of an operation by status. */
export function responsesOf(
  operation: Operation,
  schema: JsonObject | undefined,
): { readonly [status: string]: ResponseObject | ReferenceObject } {
  const { method, status } = operation
  const unchanged: ResponseObject = { description: 'The client already has this version.' }
  return {
    [status]: successOf(operation, schema),
    ...(method === 'GET' && answersWithRecord(operation) ? { 304: unchanged } : {}),
    ...Object.fromEntries(problemsOf(operation).map(([path, name]) => [path, reference('responses', name)])),
  }
}
