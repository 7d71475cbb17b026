import type { Caller } from '../service/index.ts'
import type { ApiOptions } from './api-options.ts'
import type { Operation } from './operation.ts'
import { refusal } from './problem.ts'
import type { ApiRequest } from './request.ts'

const KEY_LENGTH_MAX = 512

/** Says, beside the refusal, how to be let in. */
export const CHALLENGE = { 'www-authenticate': 'ApiKey realm="v1"' } as const

/** Finds whom a request speaks for; null: nobody. */
export type Authenticator = (request: ApiRequest) => Promise<Caller | null> | Caller | null

/** The API key of a request, if it has precisely one. */
function keyOf({ headers }: ApiRequest): string | null {
  const sent = headers['x-api-key']
  const [key, another] = typeof sent === 'string' ? [sent] : (sent ?? [])
  if (key === undefined || another !== undefined) return null
  const trimmed = key.trim()
  return trimmed.length > 0 && trimmed.length <= KEY_LENGTH_MAX ? trimmed : null
}

/** Authenticates by the header x-api-key. */
export function authenticator({ service, authenticate = service.authenticate }: ApiOptions): Authenticator {
  return (request) => {
    const key = keyOf(request)
    return key === null ? null : authenticate(key, request)
  }
}

/** The refusal of a request without a key, or with one that is none or was revoked: the same for all. */
export function unauthenticated() {
  return refusal('unauthenticated', 'needs a valid API key in the header x-api-key')
}

/** Throws `key_read_only` where a key that may only read asks for a change. */
export function checkMayWrite({ isReadOnly }: Caller, { method }: Operation): void {
  if (isReadOnly && method !== 'GET')
    throw refusal('key_read_only', 'the API key may only read; use one that may write')
}
