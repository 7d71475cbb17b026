import { fail } from '../core/errors/index.ts'
import type { Operation } from './operation.ts'
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

/** The format of a request body. */
export type BodyForm = 'json' | 'json-patch'

const FORMS: ReadonlyMap<string, BodyForm> = new Map([
  ['application/json', 'json'],
  ['application/json-patch+json', 'json-patch'],
])

/** Lists the media types of an operation's body, for error messages and the header Accept-Patch. */
export function mediaTypesOf({ method }: Operation): string {
  return method === 'PATCH' ? [...FORMS.keys()].join(', ') : 'application/json'
}

/** True unless the parameters name a charset other than UTF-8. */
function isUtf8(parameters: readonly string[]): boolean {
  return parameters.every((parameter) => {
    const [name = '', value = ''] = parameter.split('=')
    if (name.trim().toLowerCase() !== 'charset') return true
    return /^"?utf-?8"?$/i.test(value.trim())
  })
}

function reject(expected: string, received: string | null): never {
  return fail('content-type', 'media_type_unsupported', {
    message: `is ${received === null ? 'missing' : 'not supported'}; send ${expected} in UTF-8`,
    expected,
    received,
  })
}

/** Throws `media_type_unsupported` for a content coding such as gzip. */
function checkCoding(headers: RequestHeaders): void {
  const coding = listHeader(headers, 'content-encoding')
  if (coding === null || coding.trim().toLowerCase() === 'identity') return
  fail('content-encoding', 'media_type_unsupported', {
    message: 'is not supported; send the body without a content coding',
    expected: 'identity',
    received: coding,
  })
}

/** Returns the media type of a body in lower case, if it is expected. Throws `media_type_unsupported`. */
export function acceptedType(headers: RequestHeaders, expected: string): string {
  checkCoding(headers)
  const given = headers['content-type']
  if (given === expected) return given
  if (typeof given !== 'string') return reject(expected, null)
  const [type = '', ...parameters] = given.split(';')
  const name = type.trim().toLowerCase()
  return expected.split(', ').includes(name) && isUtf8(parameters) ? name : reject(expected, given)
}

/**
 * Finds the format of a body by its headers. Throws `media_type_unsupported`, also for a content coding such as gzip.
 */
export function bodyForm(headers: RequestHeaders, operation: Operation): BodyForm {
  return FORMS.get(acceptedType(headers, mediaTypesOf(operation))) as BodyForm
}

/** The preference (RFC 7240) for notices with their sentences. */
const IN_FULL = /(?:^|[,;])\s*tonne-notices\s*=\s*"?full"?\s*(?:$|[,;])/i

/** True if a request asks for notices with their sentences: `Prefer: tonne-notices=full`. */
export function wantsNoticesInFull(headers: RequestHeaders): boolean {
  const preferences = listHeader(headers, 'prefer')
  return preferences !== null && IN_FULL.test(preferences)
}
