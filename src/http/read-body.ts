import { utf8Length } from '../base/index.ts'
import { EmissionsError, fail, parseJson } from '../core/errors/index.ts'
import { rejection } from './problem.ts'
import type { ApiRequest, HostBody } from './request.ts'

/** The most levels of objects and lists in a body: more than any input needs, and few enough for recursion. */
export const DEPTH_MAX = 64

/** True if lists and objects are nested deeper than `levels`. Stops at that depth. */
export function exceedsDepth(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  for (const item of Object.values(value)) if (exceedsDepth(item, levels - 1)) return true
  return false
}

/** The part of the Encoding standard used here, which every runtime has. */
interface TextDecoding {
  decode(bytes: Uint8Array): string
}

type TextDecoderClass = new (
  label: 'utf-8',
  options: { readonly fatal: true; readonly ignoreBOM: true },
) => TextDecoding

/** Parses a JSON body. Throws `body_too_large`, `body_malformed`, `nested_too_deep`, `number_out_of_range` and the host's reading errors. */
export type BodyReader = (request: ApiRequest) => Promise<unknown>

function rejectLarge(bytesMax: number): never {
  return fail('', 'body_too_large', `the body has more than ${bytesMax} bytes; send less at once`)
}

function rejectSyntax(message: string): never {
  return fail('', 'body_malformed', message)
}

function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value)
}

/** True for a text of more than `bytesMax` bytes; bytes are counted only if the length leaves it open. */
function isLarger(text: string, bytesMax: number): boolean {
  return text.length > bytesMax || (text.length * 3 > bytesMax && utf8Length(text) > bytesMax)
}

/** True for a request that declares an empty body, for which a host's parser returns an empty object. */
function isKnownEmpty({ headers }: ApiRequest): boolean {
  return headers['content-length'] === '0'
}

/** Parses JSON, ignoring a byte order mark. Throws `number_out_of_range` for numbers that no double holds, by their text. */
function parseBody(text: string): unknown {
  const json = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  if (json === '') return rejectSyntax('the body is empty; send JSON')
  try {
    return parseJson(json)
  } catch (error) {
    if (EmissionsError.is(error)) throw error
    // any other error of the parser comes from the depth
    if (error instanceof SyntaxError) return rejectSyntax('the body is not JSON')
    return rejectDeep()
  }
}

function rejectDeep(): never {
  return fail('', 'nested_too_deep', `the body is nested more than ${DEPTH_MAX} levels deep; flatten it`)
}

/** The least charge for a body being read: a request takes more memory than its bytes. */
const BYTES_MIN = 16 * 1024
/** The charge for a body of unknown length. */
const BYTES_UNTOLD = 256 * 1024

/** Computes the charge for a body being read, in bytes. */
export function bytesDue({ 'content-length': length }: ApiRequest['headers']): number {
  return Math.max(BYTES_MIN, typeof length === 'string' ? Number(length) || 0 : BYTES_UNTOLD)
}

/** Makes a reader for bodies of at most `bytesMax` bytes: JSON, or a text that `parse` parses. */
export function bodyReader(bytesMax: number, parse: (text: string) => unknown = parseBody): BodyReader {
  const { TextDecoder } = globalThis as unknown as { readonly TextDecoder: TextDecoderClass }
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

  const textOf = (bytes: Uint8Array): string => {
    if (bytes.byteLength > bytesMax) return rejectLarge(bytesMax)
    try {
      return utf8.decode(bytes)
    } catch {
      return rejectSyntax('the body is not UTF-8')
    }
  }

  const jsonOf = (given: HostBody, request: ApiRequest): unknown => {
    const content = typeof given === 'string' || isBytes(given) ? given : given.parsed
    if (isBytes(content)) return parse(textOf(content))
    if (typeof content === 'string') return isLarger(content, bytesMax) ? rejectLarge(bytesMax) : parse(content)
    if (content === undefined || isKnownEmpty(request)) return rejectSyntax('the body is empty; send JSON')
    return content
  }

  return async (request) => {
    const length = request.headers['content-length']
    if (typeof length === 'string' && Number(length) > bytesMax) rejectLarge(bytesMax)
    const value = jsonOf(await request.body({ bytesMax }), request)
    return exceedsDepth(value, DEPTH_MAX) ? rejectDeep() : value
  }
}

/** Counts concurrent work, per API key and in total. */
export interface Budget {
  /**
   * Takes an amount and returns its release. An amount above a limit is accepted if nothing else is in progress. Throws
   * `too_many_requests`, `service_overloaded`.
   */
  take(key: string, amount: number): () => void
}

/** Makes a budget with limits per API key and in total. `work` names the counted work in errors: 'long responses'. */
export function budgetOf(work: string, limits: { readonly perKey: number; readonly inAll: number }): Budget {
  const byKey = new Map<string, number>()
  let inAll = 0
  const add = (key: string, amount: number) => {
    const sum = (byKey.get(key) ?? 0) + amount
    if (sum > 0) byKey.set(key, sum)
    else byKey.delete(key)
    inAll += amount
  }
  return {
    take: (key, amount) => {
      const ofKey = byKey.get(key) ?? 0
      if (ofKey > 0 && ofKey + amount > limits.perKey) {
        const message = `too many ${work} of this API key are in progress; try again when they are finished`
        throw rejection('too_many_requests', message)
      }
      if (inAll > 0 && inAll + amount > limits.inAll)
        throw rejection('service_overloaded', `too many ${work} are in progress; try again later`)
      add(key, amount)
      let isTaken = true
      return () => {
        if (isTaken) add(key, -amount)
        isTaken = false
      }
    },
  }
}
