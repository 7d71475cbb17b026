import { RecentCache } from '../base/index.ts'
import { recordJson } from '../core/emissions/index.ts'
import { fail, type Notice } from '../core/errors/index.ts'
import { byteLengthOf, fullContent, isContent, isLong, piecesOfContent } from './body-pieces.ts'
import type { ApiDocument } from './document.ts'
import type { Operation, Result } from './operation.ts'
import type { ApiResponse, BodyContent, StreamedResponse, TextResponse } from './request.ts'
import { UNSTORED } from './response-headers.ts'

const LENGTH_MAX = 2048
/** Characters that would end a path in the header, and all that are not visible ASCII. */
const UNSAFE = /[^\x21-\x7e]|[%,;"\\]/gu

/** Escapes a character as in a URL. Half a surrogate pair becomes U+FFFD. */
function escapeCharacter(character: string): string {
  return encodeURIComponent(/\p{Cs}/u.test(character) ? '\ufffd' : character)
}

const escapeText = (text: string) => text.replace(UNSAFE, escapeCharacter)

/**
 * Builds the header Tonne-Notices: `code;path, code;path`, each once; in full `code;path;sentence`. Characters other than
 * visible ASCII are escaped as in a URL. Notices that would make the header too long for proxies are counted at the end:
 * `more;12`. Returns '' without notices.
 */
export function noticesHeader(
  notices: readonly Notice[],
  { isFull = false }: { readonly isFull?: boolean } = {},
): string {
  if (notices.length === 0) return ''
  const items = [
    ...new Set(
      notices.map(({ code, path, message }) => [code, path, ...(isFull ? [message] : [])].map(escapeText).join(';')),
    ),
  ]
  const header = items.join(', ')
  if (header.length <= LENGTH_MAX) return header
  let count = 0
  let length = 'more;'.length + String(items.length).length
  for (const item of items) {
    length += item.length + 2
    if (length > LENGTH_MAX) break
    count += 1
  }
  return [...items.slice(0, count), `more;${items.length - count}`].join(', ')
}

const JSON_HEADERS = Object.freeze({ 'content-type': 'application/json', ...UNSTORED })

/** True for deeply frozen plain data. */
function isFrozenData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (!Object.isFrozen(value)) return false
  if (Array.isArray(value)) return value.every(isFrozenData)
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isFrozenData)
}

/**
 * Caches the JSON of frequently read records. The in-memory store returns the same frozen object while a record is
 * unchanged, so its text stays valid, and is dropped with the object. Mutable objects are serialized each time. At most
 * 8 Mi characters are cached.
 */
export class RecordTexts {
  readonly #texts = new RecentCache<object, string>({
    makeTable: () => new WeakMap(),
    charactersMax: 4 * 1024 * 1024,
    charactersOf: (_, text) => text.length,
    takenEvery: 8,
  })

  /** Serializes records, separated by commas. The text is joined but not copied: its reader makes the only copy. */
  recordsText(records: readonly object[]): string {
    let json = ''
    for (const record of records) json += json === '' ? this.#textOf(record) : `,${this.#textOf(record)}`
    return json
  }

  /** Serializes a list of records. */
  listText(records: readonly object[]): string {
    return `[${this.recordsText(records)}]`
  }

  #textOf(record: object): string {
    const found = this.#texts.find(record)
    if (found !== undefined) return found
    const text = recordJson(record)
    if (this.#texts.isDue() && isFrozenData(record)) this.#texts.keep(record, text)
    return text
  }
}

/** The cache is keyed by object, so companies never share a text. */
const texts = new RecordTexts()

/** Serializes records, separated by commas. */
export function recordsText(records: readonly object[]): string {
  return texts.recordsText(records)
}

/** Makes a 200 response with JSON. */
export function jsonAnswer(body: string): TextResponse {
  return { status: 200, headers: JSON_HEADERS, body }
}

/** Serializes a result. A list too long for one string throws `list_too_long` if it can be read in parts. */
function serialize(value: unknown, { query }: Operation): string {
  try {
    if (Array.isArray(value)) return texts.listText(value)
    return typeof value === 'object' && value !== null ? recordJson(value) : JSON.stringify(value)
  } catch (error) {
    if (!(error instanceof RangeError) || query?.shape.limit === undefined) throw error
    return fail('limit', 'list_too_long', 'the list is too long for one response; request a part with limit and offset')
  }
}

/** Selects the headers of a result, without its notices. A file gets a name to save it under. */
function headersOf({ mediaType, fileName }: Pick<Result, 'mediaType' | 'fileName'>): ApiResponse['headers'] {
  if (mediaType === undefined) return JSON_HEADERS
  const type = { 'content-type': mediaType, ...UNSTORED }
  return fileName === undefined ? type : { ...type, 'content-disposition': `attachment; filename="${fileName}"` }
}

/** The form of an answer that a client asked for. */
interface Requested {
  /** Those of the result and of the request. */
  readonly notices: readonly Notice[]
  /** True: notices with their sentences. */
  readonly isFull?: boolean
  /** The tags that the client has; null: none. */
  readonly known?: EntityTags | null
}

const APPLIED = { 'preference-applied': 'tonne-notices=full' }

/** Returns headers with those of notices. */
export function withNotices(
  headers: ApiResponse['headers'],
  { notices, isFull = false }: Omit<Requested, 'known'>,
): ApiResponse['headers'] {
  const text = noticesHeader(notices, { isFull })
  return text === '' ? headers : Object.assign({}, headers, { 'tonne-notices': text }, isFull ? APPLIED : {})
}

/** Makes the response of a successful operation, or 304 if the client has it. Throws `list_too_long`. */
export function resultResponse(
  operation: Operation,
  { value, version, mediaType = operation.mediaType ?? undefined, fileName }: Omit<Result, 'notices'>,
  { notices, isFull = false, known = null }: Requested,
): ApiResponse {
  const { method, status } = operation
  if (status === 204) return { status, headers: UNSTORED, body: '' }
  const body = mediaType === undefined ? serialize(value, operation) : (value as BodyContent)
  const headers = withNotices(headersOf({ mediaType, fileName }), { notices, isFull })
  // a file belongs to no record, so it has no version
  if (version === null || typeof body !== 'string') return { status, headers, body }
  // a write needs only the version; a record that is read may have a new total
  const etag = method === 'GET' ? entityTag(version, body) : versionTag(version)
  if (known !== null && matchesTag(known, etag)) {
    return { status: 304, headers: { ...UNSTORED, etag }, body: '' }
  }
  return { status, headers: Object.assign({}, headers, { etag }), body }
}

/** Makes the response with a document. A cacheable document gets an entity tag. */
export function documentResponse({ path, contentType, headers }: ApiDocument, body: string): ApiResponse {
  if (typeof body !== 'string') throw new TypeError(`the document ${path} is not text; read its file as UTF-8`)
  const documentHeaders: ApiResponse['headers'] = { 'content-type': contentType, ...UNSTORED, ...headers }
  const isCacheable = documentHeaders['cache-control'] !== UNSTORED['cache-control']
  return {
    status: 200,
    headers: isCacheable ? { ...documentHeaders, etag: entityTag(1, body) } : documentHeaders,
    body,
  }
}

/** Returns the same response, or 304 without the headers of the body if the client has it. */
export function answerIfNew(response: ApiResponse, known: EntityTags | null): ApiResponse {
  const { 'content-type': _, ...headers } = response.headers
  if (known === null || headers.etag === undefined || !matchesTag(known, headers.etag)) return response
  return { status: 304, headers, body: '' }
}

/** Makes the response to HEAD: without the body, but with its length if known. */
export async function withoutBody({ status, headers, body }: StreamedResponse): Promise<ApiResponse> {
  if (body === '') return { status, headers, body }
  if (isContent(body)) return { status, headers: { ...headers, ...lengthOf(body) }, body: '' }
  await body.return()
  return { status, headers, body: '' }
}

function lengthOf(body: BodyContent) {
  return { 'content-length': String(byteLengthOf(body)) }
}

/** The `take` of shared data, which counts towards no budget. */
const uncountedTake = () => () => undefined

/** Splits long content into pieces; `take` counts it while it is delivered. Throws the errors of `take`. */
export function inPieces(response: StreamedResponse, take: () => () => void = uncountedTake): StreamedResponse {
  const { status, headers, body } = response
  if (!isContent(body) || !isLong(body)) return response
  return { status, headers: Object.assign({}, headers, lengthOf(body)), body: piecesOfContent(body, take()) }
}

/** Reads the complete body of a response. Rejects with the error of a piece. */
export async function withFullBody({ status, headers, body }: StreamedResponse): Promise<ApiResponse> {
  if (isContent(body)) return { status, headers, body }
  const { 'content-length': _, ...others } = headers
  return { status, headers: others, body: await fullContent(body) }
}

const TAGS_MAX = 32
/** The characters of an entity tag: visible or non-ASCII, without quotation marks. */
const TAG = /^(W\/)?"([\x21\x23-\x7e\x80-\uffff]*)"$/
/** A tag of this interface: '3', or '3-' and the hash of the body. */
const OWN = /^([1-9]\d{0,15})(?:-[0-9a-z]+)?$/

/** Hashes a text to 53 bits, equal in every process. */
function markOf(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 0x9e3779b1)
    low = Math.imul(low ^ unit, 0x5f356495)
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35)
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35)
  return ((low & 0x1fffff) * 0x100000000 + (high >>> 0)).toString(36)
}

/**
 * Makes the strong entity tag of a record: its version and a hash of the body, because totals change without the
 * version.
 */
function entityTag(version: number, body: string): string {
  return `"${version}-${markOf(body)}"`
}

/** The tags in a header; '*': any. */
export type EntityTags = '*' | readonly { readonly isWeak: boolean; readonly tag: string }[]

/**
 * Makes the entity tag of a record that was just written: only its version, which is sufficient for a conditional
 * update.
 */
function versionTag(version: number): string {
  return `"${version}"`
}

/** Parses the tags of a header. Throws `header_invalid`. */
export function entityTags(header: string, name: string): EntityTags {
  if (header.trim() === '*') return '*'
  const parts = header.split(',', TAGS_MAX + 1)
  return parts.map((part) => {
    const match = parts.length > TAGS_MAX ? null : TAG.exec(part.trim())
    if (match === null) return fail(name, 'header_invalid', 'must be * or a list of entity tags such as "3-1x2y3z"')
    return { isWeak: match[1] !== undefined, tag: match[2] ?? '' }
  })
}

/**
 * Reads the versions that If-Match accepts; null: any. Only the version in a tag counts, so that a changed total does
 * not fail the condition. Weak and foreign tags match no version.
 */
export function versionsOf(tags: EntityTags): readonly number[] | null {
  if (tags === '*') return null
  const versions = tags.map(({ isWeak, tag }) => (isWeak ? Number.NaN : Number(OWN.exec(tag)?.[1])))
  return [...new Set(versions.filter(Number.isSafeInteger))]
}

/** True if the tags of If-None-Match include the tag of the response, weak or strong. */
function matchesTag(tags: EntityTags, etag: string): boolean {
  return tags === '*' || tags.some(({ tag }) => `"${tag}"` === etag)
}
