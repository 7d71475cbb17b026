import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isFields, isList } from '../base/index.ts'
import { DIGITS, type Field } from './findings.ts'

/**
 * Adds what the reader of a document changed: fields that it does not know, and decimals in another form than digits, such as
 * '1530/2' or '7.65e2', which another reader may take for another number.
 */
export function checkForm(raw: unknown, read: unknown, field: Field): void {
  if (raw !== read && typeof read === 'string' && DIGITS.test(read)) {
    field.differs('is not a text of digits', read, raw)
  } else if (Array.isArray(raw) && Array.isArray(read)) {
    for (const [index, item] of raw.entries()) checkForm(item, read[index], field.in(index))
  } else if (isFields(raw) && isFields(read)) {
    for (const [name, value] of Object.entries(raw)) {
      if (Object.hasOwn(read, name)) checkForm(value, read[name], field.in(name))
      else if (value !== null && value !== undefined) checkFieldNames({ [name]: value }, [], field)
    }
  }
}

/** Adds fields that are none of the known ones. */
export function checkFieldNames(
  fields: Readonly<Record<string, unknown>>,
  known: readonly string[],
  field: Field,
): void {
  for (const [name, value] of Object.entries(fields)) {
    if (!known.includes(name)) field.in(name).differs('is an unknown field', undefined, value)
  }
}

/** Any JSON value. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }

const DEPTH_MAX = 32
const SIZE_MAX = 1_000_000

/** The state of a copy in progress. */
interface Copying {
  size: number
  depth: number
  readonly levels: number
  /** The first text or name with half of a character; the copy goes on, because `too_large` comes first. */
  half?: Field
}

/** Half of a character; in a whole text, halves are pairs. */
const LONE_SURROGATE = /\p{Surrogate}/u

/** True for a text with half of a character, which UTF-8 cannot have. */
export function hasLoneSurrogate(text: string): boolean {
  return LONE_SURROGATE.test(text)
}

/** Copies the parts of a list or an object; undefined if one of them is not data. */
function copyParts<Key extends string | number>(
  parts: Iterable<readonly [Key, unknown]>,
  field: Field,
  copying: Copying,
): (readonly [Key, Plain])[] | undefined {
  const copied: (readonly [Key, Plain])[] = []
  copying.depth++
  for (const [key, one] of parts) {
    if (typeof key === 'string' && hasLoneSurrogate(key)) copying.half ??= field
    const part = copy(one, field.in(key), copying)
    if (part === undefined) return undefined
    copied.push([key, part])
  }
  copying.depth--
  return copied
}

function copy(value: unknown, field: Field, copying: Copying): Plain | undefined {
  copying.size++
  if (copying.depth > copying.levels)
    return field.coded('too_large').differs('is nested too deeply', 'a trace', 'more levels')
  if (copying.size > SIZE_MAX)
    return field.coded('too_large').differs('holds too many values', 'a trace', 'more values')
  if (typeof value === 'string' && hasLoneSurrogate(value)) copying.half ??= field
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value
  }
  if (typeof value !== 'object')
    return field.coded('member_malformed').differs('is a value that JSON does not have', 'JSON', typeof value)
  if (Array.isArray(value)) return copyParts(value.entries(), field, copying)?.map(([, item]) => item)
  const fields = copyParts(Object.entries(value), field, copying)
  return fields && Object.fromEntries(fields)
}

/**
 * Returns a deep copy that cannot change during verification; undefined, with a difference, if the value is not data or is
 * nested more levels deep (default: those of a trace).
 */
export function plainCopy(value: unknown, field: Field, levels = DEPTH_MAX): Plain | undefined {
  const copying: Copying = { size: 0, depth: 0, levels }
  const copied = copy(value, field, copying)
  if (copied === undefined || copying.half === undefined) return copied
  return copying.half.coded('lone_surrogate').differs('has half of a character', 'whole characters', 'a lone surrogate')
}

/** Returns the items of a list; empty for any other value. */
export function asList(value: Plain | undefined): readonly Plain[] {
  return Array.isArray(value) ? value : []
}

/** SHA-256 of a text, in hex. */
export function digestOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** JSON without white space, with keys in the order of their UTF-16 code units. */
export function canonicalText(value: Plain): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (isList(value)) return `[${value.map((one) => canonicalText(one)).join()}]`
  const written = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalText(value[key] as Plain)}`)
  return `{${written.join()}}`
}

/** The tokens of a JSON text that say where a name of a member is. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g

/**
 * Returns the name of the first member that occurs twice in one object of a JSON text; undefined if none does. Parsers keep
 * only one of the two, so that two readers could see different data.
 */
export function repeatedMember(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = []
  let last = ''
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':') {
      const name: string = JSON.parse(last)
      const names = open.at(-1)
      if (names?.has(name) === true) return name
      names?.add(name)
    }
    last = token
  }
  return undefined
}
