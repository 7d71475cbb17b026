import { bearerToken, KEY_LENGTH_MAX } from '../authenticate-request.ts'
import type { ApiRequest, ApiResponse } from '../request.ts'
import { pactResponse } from './pact-answers.ts'
import type { TextSigner } from './signed-text.ts'

const PURPOSE = 'access token'

/** The access tokens of this interface. */
export interface AccessTokens {
  readonly seconds: number
  issue(recipient: string): string
  /** The recipient of a request, or the response to a request without a valid token. */
  admit(request: ApiRequest): { readonly recipient: string } | { readonly refusal: ApiResponse }
}

const INVALID = pactResponse(
  400,
  { code: 'BadRequest', message: 'the request needs a valid access token; send Authorization: Bearer …' },
  { 'www-authenticate': 'Bearer realm="pact"' },
)

const EXPIRED = pactResponse(
  401,
  { code: 'TokenExpired', message: 'the access token has expired; request a new one' },
  { 'www-authenticate': 'Bearer realm="pact", error="invalid_token"' },
)

/** Makes signed tokens that name their recipient and their expiry, so that nothing is stored. */
export function accessTokens(
  signer: TextSigner,
  { seconds, clock }: { readonly seconds: number; readonly clock: () => number },
): AccessTokens {
  return {
    seconds,
    issue: (recipient) => signer.sign(PURPOSE, JSON.stringify([recipient, clock() + seconds * 1000])),
    admit: ({ headers }) => {
      const token = bearerToken(headers)?.trim() ?? ''
      const text = token.length > KEY_LENGTH_MAX ? null : signer.read(PURPOSE, token)
      if (text === null) return { refusal: INVALID }
      const [recipient, end] = JSON.parse(text) as [string, number]
      return clock() < end ? { recipient } : { refusal: EXPIRED }
    },
  }
}
