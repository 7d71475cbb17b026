import { sha1 } from '@noble/hashes/legacy.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { isFields } from '../../base/index.ts'
import type { DifferenceCode } from '../../core/errors/index.ts'
import type { Field } from '../findings.ts'
import { canonicalText, digestOf, hasLoneSurrogate, type Plain, plainCopy, repeatedMember } from '../plain-data.ts'

/** A JSON object. */
export interface Fields {
  readonly [key: string]: Plain
}

/** The UUID namespace of ids derived from content. */
const NAMESPACE = hexToBytes('53abf264a1e54dc6a67fb30a1672bf11')

/** SHA-256 of the canonical JSON of data, in hex. */
export function digestOfData(value: Plain): string {
  return digestOf(canonicalText(value))
}

function textOfFactor(factor: Plain): string {
  return `factor-snapshot/${canonicalText(factor)}`
}

/** Returns the id of a factor snapshot: the SHA-256 of its content. */
export function idOfFactor(factor: Plain): string {
  return digestOf(textOfFactor(factor))
}

/** Returns the version 5 UUID of a text in the namespace of ids derived from content. */
export function uuidOf(text: string): string {
  const bytes = sha1(new Uint8Array([...NAMESPACE, ...utf8ToBytes(text)]))
  const hex = bytesToHex(bytes.subarray(0, 16))
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20)}`
}

/** Returns the id that earlier versions gave a factor snapshot: a version 5 UUID. */
export function earlierIdOfFactor(factor: Plain): string {
  return uuidOf(textOfFactor(factor))
}

/** The levels that a line may be nested; a trace in it has at most half of them. */
const LEVELS_MAX = 64

/** True if a value is nested more deeply than so many levels. */
function isDeeper(value: Plain, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return levels < 0
  return levels < 0 || Object.values(value).some((part) => isDeeper(part, levels - 1))
}

/** An escape of half of a character, which may be a pair's. */
const HALF_ESCAPE = /\\u[dD][89a-fA-F]/

function differs(
  field: Field,
  code: DifferenceCode,
  [message, expected, found]: readonly [string, string, string],
): undefined {
  return field.coded(code).differs(message, expected, found)
}

/** Returns the object on a line of canonical JSON; undefined, with a difference that says why, if the line is anything else. */
export function readLine(text: string, field: Field): Fields | undefined {
  try {
    const value: Plain = JSON.parse(text)
    if (isDeeper(value, LEVELS_MAX)) throw new RangeError('too many levels')
    const isHalf = HALF_ESCAPE.test(text) || hasLoneSurrogate(text)
    if (isHalf && plainCopy(value, field, LEVELS_MAX) === undefined) return undefined
    if (isFields(value) && canonicalText(value) === text) return value
    const repeated = repeatedMember(text)
    if (repeated !== undefined)
      return differs(field, 'member_repeated', ['has a member twice', 'each member once', repeated])
  } catch (error) {
    if (error instanceof RangeError)
      return differs(field, 'too_large', ['is nested too deeply', 'a line of a bundle', 'more levels'])
  }
  return differs(field, 'not_canonical', ['is not the canonical JSON of a line of a bundle', 'an object', text])
}
