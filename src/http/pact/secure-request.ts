import type { ApiRequest } from '../request.ts'
import { listHeader } from '../request-headers.ts'

/** True for a request over a connection to the host that is encrypted. */
export function isEncryptedToHost({ isSecure }: ApiRequest): boolean {
  return isSecure === true
}

/** True for a request that came to the proxy of the host over https, by the header that the proxy writes. */
export function isEncryptedToProxy({ headers }: ApiRequest): boolean {
  const forwarded = listHeader(headers, 'x-forwarded-proto')
  // a list has one scheme per proxy, the first one written by the one next to the client
  return forwarded?.split(',').every((scheme) => scheme.trim().toLowerCase() === 'https') ?? false
}
