import { EmissionsError, firstViolations } from '../../core/errors/index.ts'
import type { PactError, PactErrorCode } from '../../standards/pact/exchange/index.ts'
import { statusOfError } from '../problem.ts'
import type { ApiResponse } from '../request.ts'
import { UNSTORED } from '../response-headers.ts'

const JSON_HEADERS = Object.freeze({ 'content-type': 'application/json', ...UNSTORED })

/** Makes a response with JSON. */
export function jsonResponse(status: number, value: object, headers: ApiResponse['headers'] = {}): ApiResponse {
  return { status, headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(value) }
}

/** Makes a response with an error of PACT. */
export const pactResponse: (status: number, error: PactError, headers?: ApiResponse['headers']) => ApiResponse =
  jsonResponse

/** The statuses that PACT knows. Every other mistake of a request is 400. */
const KEPT_STATUSES: readonly number[] = [403, 404, 405, 413, 415, 429]
const CODES: Readonly<Record<number, PactErrorCode>> = {
  403: 'AccessDenied',
  404: 'NotFound',
  500: 'InternalError',
}

function pactStatus(error: unknown): number {
  const status = statusOfError(error)
  if (status >= 500) return 500
  return KEPT_STATUSES.includes(status) ? status : 400
}

/** Joins the sentences of an error. The details of a failure of the host are hidden. */
function messageOf(error: unknown, status: number): string {
  if (status >= 500 || !EmissionsError.is(error)) return 'the host failed to answer; try again later'
  return firstViolations(error.violations)
    .map(({ path, message }) => (path === '' ? message : `${path}: ${message}`))
    .join('\n')
}

/** Makes the response for an error, in the form of PACT. */
export function errorResponse(error: unknown, headers: ApiResponse['headers'] = {}): ApiResponse {
  const status = pactStatus(error)
  return pactResponse(status, { code: CODES[status] ?? 'BadRequest', message: messageOf(error, status) }, headers)
}

/** Makes the response to a refused request for a token (RFC 6749, section 5.2). */
export function tokenRefusal(
  error: 'invalid_client' | 'invalid_request' | 'unsupported_grant_type' | 'server_error',
  description: string,
  status = 400,
): ApiResponse {
  const challenge = status === 401 ? { 'www-authenticate': 'Basic realm="pact", charset="UTF-8"' } : {}
  return jsonResponse(status, { error, error_description: description }, challenge)
}

/** Makes the response for an error of a request for a token. */
export function tokenErrorResponse(error: unknown): ApiResponse {
  const status = pactStatus(error)
  return tokenRefusal(status === 500 ? 'server_error' : 'invalid_request', messageOf(error, status), status)
}
