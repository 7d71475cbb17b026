import { KEY_NEEDED } from '../resources/index.ts'
import type { Caller, CallOptions } from '../service/index.ts'
import type { ApiOptions } from './api-options.ts'
import type { Operation } from './operation.ts'
import { rejection } from './problem.ts'
import type { ApiRequest } from './request.ts'
import type { RequestHeaders } from './request-headers.ts'

/**
 * The most characters of a key. An API key of the service has 47, a JSON Web Token of a host often more than a
 * thousand.
 */
export const KEY_LENGTH_MAX = 8192

/** The challenges of a 401 response. */
export const CHALLENGE = { 'www-authenticate': 'ApiKey realm="v1", Bearer realm="v1"' } as const

/** Authenticates requests. */
export interface Authentication {
  /** The caller of a request; null: unauthenticated. */
  readonly authenticate: (request: ApiRequest) => Promise<Caller | null> | Caller | null
  /** True if the service issued the keys. */
  readonly isOwn: boolean
}

/** The scheme of a bearer token in the header Authorization, RFC 6750. */
const BEARER = /^bearer +/i

/** Reads the bearer token of a request; null without a token, and for another scheme. */
export function bearerToken(headers: RequestHeaders): string | null {
  const { authorization } = headers
  return typeof authorization === 'string' && BEARER.test(authorization) ? authorization.replace(BEARER, '') : null
}

/** Reads the API key of a request: the only x-api-key, or a bearer token if that header is missing. */
function keyOf({ headers }: ApiRequest): string | null {
  const sent = headers['x-api-key'] ?? bearerToken(headers) ?? []
  const [key, another] = [sent].flat()
  if (key === undefined || another !== undefined) return null
  const trimmed = key.trim()
  return trimmed.length > 0 && trimmed.length <= KEY_LENGTH_MAX ? trimmed : null
}

/** Checks the caller that a host returned. Throws TypeError unless it is a caller, null or undefined. */
function checkedCaller(answer: Caller | null | undefined): Caller | null {
  if (answer === null || answer === undefined) return null
  const { companyId, actor, isReadOnly, isAdmin } = answer
  const isCompany = Number.isSafeInteger(companyId) && companyId > 0
  const areFlags = typeof isReadOnly === 'boolean' && (isAdmin === undefined || typeof isAdmin === 'boolean')
  if (isCompany && typeof actor === 'string' && areFlags) return answer
  throw new TypeError('authenticate must return a caller: { companyId, actor, isReadOnly }, or null')
}

/** The `name` of the errors of jsonwebtoken, and the start of the `code` of those of jose, for a token that is rejected. */
const REJECTED_TOKEN =
  /^(?:JsonWebTokenError|TokenExpiredError|NotBeforeError|ERR_JW[TSE]_.*|ERR_JWKS_NO_MATCHING_KEY|ERR_JOSE_ALG_NOT_ALLOWED)$/

/** True for an error of a host that rejects the caller, rather than a failure. */
function isRejectedCaller(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { status, statusCode, name, code }: { [Field in 'status' | 'statusCode' | 'name' | 'code']?: unknown } = error
  if ([status, statusCode].some((one) => one === 401 || one === 403)) return true
  return [name, code].some((one) => typeof one === 'string' && REJECTED_TOKEN.test(one))
}

/** Authenticates requests by the function of a host. */
function hostAuthentication(authenticate: NonNullable<ApiOptions['authenticate']>): Authentication['authenticate'] {
  return async (request) => {
    try {
      return checkedCaller(await authenticate(keyOf(request), request))
    } catch (error) {
      if (isRejectedCaller(error)) return null
      throw error
    }
  }
}

/** Authenticates requests by the keys of the service, or as the host does. */
export function authentication({ service, authenticate }: ApiOptions): Authentication {
  if (authenticate !== undefined && authenticate !== service.authenticate) {
    return { isOwn: false, authenticate: hostAuthentication(authenticate) }
  }
  return {
    isOwn: true,
    authenticate: async (request) => {
      const key = keyOf(request)
      return service.authenticate(key)
    },
  }
}

/** Makes the rejection of a missing, unknown or revoked key, which does not say which of these it is. */
export function keyRejection() {
  return rejection('unauthenticated', KEY_NEEDED)
}

/** Throws `key_read_only` for a write with a read-only key, `key_not_admin` if the operation needs an admin key. */
export function checkPermission(
  { isReadOnly, isAdmin = !isReadOnly }: Caller,
  { isSafe, needsAdmin }: Operation,
): void {
  if (isReadOnly && !isSafe) throw rejection('key_read_only', 'the API key is read-only; use a key that may write')
  if (needsAdmin && !isAdmin)
    throw rejection(
      'key_not_admin',
      'the API key may not manage keys and locked periods; use a key issued with isAdmin',
    )
}

/** A caller with its request and operation. */
interface Admitted {
  readonly caller: Caller
  readonly request: ApiRequest
  readonly operation: Operation
}

/**
 * Selects how a write authenticates its caller again. The service checks its own keys within the transaction; a custom
 * `authenticate` is called right before it.
 */
export function reauthentication(
  authentication: Authentication,
  admitted: Admitted,
): Pick<CallOptions, 'keyId' | 'confirm'> {
  if (authentication.isOwn) return { keyId: admitted.caller.keyId ?? null }
  return { confirm: () => admitAgain(authentication, admitted) }
}

/** Authenticates a request again. Throws if its caller is no longer admitted. */
export async function admitAgain({ authenticate }: Authentication, admitted: Admitted): Promise<void> {
  const { caller, request, operation } = admitted
  const again = await authenticate(request)
  if (again === null || again.companyId !== caller.companyId || again.actor !== caller.actor) throw keyRejection()
  checkPermission(again, operation)
}
