import { KEY_LENGTH_MAX } from '../authenticate-request.ts'
import { decodePart } from '../read-query.ts'
import { onlyHeader, type RequestHeaders } from '../request-headers.ts'
import type { PactCredentials } from './pact-options.ts'

const BASIC = /^basic +([a-z\d+/]+={0,2})$/i

/** Decodes base64 to a text; null if it is not base64 of UTF-8. */
function textOfBase64(base64: string): string | null {
  const { atob } = globalThis as unknown as { readonly atob: (text: string) => string }
  try {
    const escaped = (byte: string) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`
    return decodeURIComponent(atob(base64).replace(/./gs, escaped))
  } catch {
    return null
  }
}

/** Decodes a text of a form; unchanged if it is not encoded as in a form. */
function textOfForm(text: string): string {
  try {
    return decodePart(text)
  } catch {
    return text
  }
}

/**
 * Lists the possible credentials in a header Authorization: as sent, and decoded as in a form if that differs. RFC 6749
 * requires clients to encode them, and many do not. Empty for another scheme.
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

/**
 * Lists the possible credentials of a request: from its header, or from its form without a header. Throws
 * `header_invalid`.
 */
export function credentialsOf(
  headers: RequestHeaders,
  { client_id: clientId, client_secret: clientSecret }: Readonly<Record<string, unknown>>,
): readonly PactCredentials[] {
  const header = onlyHeader(headers, 'authorization')
  if (header !== null) return basicCredentials(header)
  return typeof clientId === 'string' && typeof clientSecret === 'string' ? [{ clientId, clientSecret }] : []
}
