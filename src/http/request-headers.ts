import { fail } from '../core/errors/index.ts'
import type { ApiRequest } from './request.ts'

/** Headers with lower-case names, as in `ApiRequest`. */
export type RequestHeaders = ApiRequest['headers']

/** Reads a header that may occur only once; null if missing. Throws `header_invalid` if repeated. */
export function onlyHeader(headers: RequestHeaders, name: string): string | null {
  const value = headers[name]
  if (value === undefined) return null
  if (typeof value === 'string') return value
  const [first = null, ...more] = value
  return more.length === 0 ? first : fail(name, 'header_invalid', `was sent ${value.length} times; send it once`)
}

/** Reads a list header, joined if it is repeated; null if missing. */
export function listHeader(headers: RequestHeaders, name: string): string | null {
  const value = headers[name]
  if (value === undefined) return null
  return typeof value === 'string' ? value : value.length === 0 ? null : value.join(', ')
}
