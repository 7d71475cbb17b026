import { KEY_LENGTH_MAX } from '../authenticate-request.ts'
import { decoded } from '../read-query.ts'
import { onlyHeader, type RequestHeaders } from '../request-headers.ts'
import type { PactCredentials } from './pact-options.ts'

const BASIC = /^basic +([a-z\d+/]+={0,2})$/i

/** The text of base64; null if it is neither base64 nor UTF-8. */
function textOfBase64(base64: string): string | null {
  const { atob } = globalThis as unknown as { readonly atob: (text: string) => string }
  try {
    const escaped = (byte: string) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`
    return decodeURIComponent(atob(base64).replace(/./gs, escaped))
  } catch {
    return null
  }
}

/** The text of a form; as it is where it is none. */
function textOfForm(text: string): string {
  try {
    return decoded(text)
  } catch {
    return text
  }
}

/**
 * The readings of a header Authorization: the credentials as they stand, and, where these differ, encoded as in a form,
 * which RFC 6749 asks of clients and many leave out. None for another scheme.
 */
function basicCredentials(header: string): readonly PactCredentials[] {
  const text = header.length > KEY_LENGTH_MAX ? null : textOfBase64(BASIC.exec(header)?.[1] ?? '')
  const index = text?.indexOf(':') ?? -1
  if (text === null || index < 0) return []
  const clientId = text.slice(0, index)
  const clientSecret = text.slice(index + 1)
  const plain = { clientId, clientSecret }
  const encoded = { clientId: textOfForm(clientId), clientSecret: textOfForm(clientSecret) }
  return encoded.clientId === clientId && encoded.clientSecret === clientSecret ? [plain] : [plain, encoded]
}

/** The readings of the credentials of a request: of its header, or without one those in its form. Throws `header_invalid`. */
export function credentialsOf(
  headers: RequestHeaders,
  { client_id: clientId, client_secret: clientSecret }: Readonly<Record<string, unknown>>,
): readonly PactCredentials[] {
  const header = onlyHeader(headers, 'authorization')
  if (header !== null) return basicCredentials(header)
  return typeof clientId === 'string' && typeof clientSecret === 'string' ? [{ clientId, clientSecret }] : []
}
