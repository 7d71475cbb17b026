import { fail } from '../errors/index.ts'
import type { ApiRequest } from './request.ts'

/** Lower-case names, as `ApiRequest` has them. */
export type RequestHeaders = ApiRequest['headers']

/** A header that may come once; null where it is missing. Throws `header_invalid` where it came several times. */
export function onlyHeader(headers: RequestHeaders, name: string): string | null {
  const value = headers[name]
  if (value === undefined) return null
  if (typeof value === 'string') return value
  const [first = null, ...more] = value
  return more.length === 0 ? first : fail(name, 'header_invalid', `came ${value.length} times; send it once`)
}

/** A header that is a list, however often it came; null where it is missing. */
export function listHeader(headers: RequestHeaders, name: string): string | null {
  const value = headers[name]
  if (value === undefined) return null
  return typeof value === 'string' ? value : value.length === 0 ? null : value.join(', ')
}
