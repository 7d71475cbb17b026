import { withUnlocking } from '../core/display/index.ts'
import {
  callAndForget,
  EmissionsError,
  type ErrorCode,
  firstViolations,
  VIOLATIONS_MAX,
  type Violation,
} from '../core/errors/index.ts'
import type { ApiRequest, TextResponse } from './request.ts'
import { UNSTORED } from './response-headers.ts'
import { STATUS_OF_CODE, statusOf } from './status-of-code.ts'

/** The body of every error response: RFC 9457, with the error code and every violation, up to a hundred. */
export interface ProblemDetails {
  readonly type: 'about:blank'
  readonly title: string
  readonly status: number
  readonly detail: string
  /** The requested path, unchanged. */
  readonly instance: string
  /** The code of the first violation with the status of the response. */
  readonly code: ErrorCode
  readonly errors: readonly { readonly path: string; readonly code: ErrorCode; readonly message: string }[]
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

const INTERNAL: Violation = {
  path: '',
  code: 'internal_error',
  message: 'the service failed, through no fault of the request; tell its operator',
}

/** The violations that a client may see. Faults of the service are hidden. */
function publicViolations(error: unknown): readonly Violation[] {
  if (!EmissionsError.is(error)) return [INTERNAL]
  return statusOf(error.violations) === 500 ? [INTERNAL] : error.violations
}

/** Chooses the status of the response for an error. */
export function statusOfError(error: unknown): number {
  return statusOf(publicViolations(error))
}

/** Adds the request that does what a sentence of the service advises, for clients. */
function withRequest(message: string): string {
  return withUnlocking(message, (lock) => `DELETE /v1/period-locks/${lock}`)
}

function detailOf({ path, message }: Violation, count: number): string {
  const sentence = withRequest(message)
  const first = path === '' ? sentence : `${path}: ${sentence}`
  if (count === 1) return first
  // a full list of violations may be incomplete
  return `${first} (and ${count === VIOLATIONS_MAX ? 'at least ' : ''}${count - 1} more)`
}

/** Builds a problem with all violations, in the order of their detection. */
function problemOf(violations: readonly Violation[], instance: string): ProblemDetails {
  const status = statusOf(violations)
  const first = violations.find(({ code }) => STATUS_OF_CODE[code] === status) ?? INTERNAL
  return {
    type: 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    detail: detailOf(first, violations.length),
    instance,
    code: first.code,
    errors: firstViolations(violations).map(({ path, code, message }) => ({
      path,
      code,
      message: withRequest(message),
    })),
  }
}

/** Asks the client to retry after a second, unless it must first check an unknown outcome. */
function retryHeaders({ status, code }: ProblemDetails): Readonly<Record<string, string>> {
  const isLater = status === 429 || (status === 503 && code !== 'store_outcome_unknown')
  return isLater ? { 'retry-after': '1' } : {}
}

/** The body of an error response as it is sent. */
export interface ProblemBody {
  readonly mediaType: string
  readonly text: string
}

/** The body by RFC 9457. */
export const standardBody = (problem: ProblemDetails): ProblemBody => ({
  mediaType: 'application/problem+json',
  text: JSON.stringify(problem),
})

/** The parts of an error response that the caller may choose. */
interface ProblemParts {
  readonly headers?: TextResponse['headers']
  readonly bodyOf?: (problem: ProblemDetails) => ProblemBody
}

/** Makes the response for an error. Only the details of an EmissionsError are shown. */
export function problemResponse(
  error: unknown,
  instance: string,
  { headers = {}, bodyOf = standardBody }: ProblemParts = {},
): TextResponse {
  const problem = problemOf(publicViolations(error), instance)
  const { mediaType, text } = bodyOf(problem)
  return {
    status: problem.status,
    headers: { 'content-type': mediaType, ...UNSTORED, ...retryHeaders(problem), ...headers },
    body: text,
  }
}

/** Makes an error of the request itself rather than of one of its fields. */
export function rejection(code: ErrorCode, message: string): EmissionsError {
  return new EmissionsError([{ path: '', code, message }])
}

/** Makes the error of a request to an unknown path. */
export function missingPath(): EmissionsError {
  return rejection('path_not_found', 'no endpoint has this path')
}

/** Reports a fault of the service, whose details the response omits. */
export function reportFailure(
  onError: ((error: unknown, request: ApiRequest) => void) | null,
  error: unknown,
  request: ApiRequest,
): void {
  // a disconnected client is not a fault
  const isDisconnected = request.signal?.aborted === true && !EmissionsError.is(error)
  if (isDisconnected || statusOfError(error) < 500) return
  callAndForget(() => onError?.(error, request))
}
