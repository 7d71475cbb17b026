import * as z from 'zod'
import { EmissionsError } from '../../core/errors/index.ts'
import { titleFlaw } from '../../core/names/index.ts'
import type { EditionName, FactorKey } from '../../reference/factors/index.ts'
import { canonicalTimestamp } from '../canonical.ts'
import { LIMITS } from '../limits.ts'
import type { Payloads } from './payload.ts'
import { type InputSchema, type Rejection, reading } from './reading.ts'

/** Bounds of the length of a text, in characters. */
interface TextLimits {
  readonly max: number
  readonly min: 0 | 1
}

const HALF_PAIR = /\p{Surrogate}/u

/** Returns what is wrong with the characters of a text that every store must preserve, if anything. */
export function characterFault(value: string): Rejection | undefined {
  if (!value.includes('\0') && !HALF_PAIR.test(value)) return undefined
  return {
    code: 'text_invalid',
    message: 'contains U+0000 or half a surrogate pair, which cannot be stored; remove it',
    expected: 'text without U+0000 and without lone surrogates',
  }
}

/** True when a text has more than `max` characters, counting a surrogate pair as one. */
function isLonger(value: string, max: number): boolean {
  if (value.length <= max) return false
  if (value.length > 2 * max) return true
  return Array.from(value).length > max
}

/** Returns what is wrong with a text, if anything. */
function textFault(value: string, { max, min }: { readonly max: number; readonly min: 0 | 1 }): Rejection | undefined {
  if (isLonger(value, max)) {
    const expected = `at most ${max} characters`
    return { code: 'text_too_long', message: `has more than ${max} characters; shorten it`, expected }
  }
  if (value.trim().length < min) {
    return { code: 'empty', message: 'is empty; write something here', expected: 'at least one character' }
  }
  return characterFault(value)
}

function checkedText(limits: TextLimits, given: (value: string) => string | Rejection = (value) => value) {
  const { min, max } = limits
  const schema = z.string().meta(min === 0 ? { maxLength: max } : { minLength: min, maxLength: max })
  return reading(schema, (value) => textFault(value, limits) ?? given(value))
}

/** Schema of a text of up to `max` characters, stored unchanged; may be empty. */
export function text(max: number): InputSchema<string> {
  return checkedText({ max, min: 0 })
}

/** An http or https URL without white space or control characters. */
const WEB_URL = /^https?:\/\/[^\s\p{Cc}]+$/iu

function urlFault(value: string): Rejection | undefined {
  if (value === '' || WEB_URL.test(value)) return undefined
  const message = 'must be the address of a page or file that begins with http:// or https://, or empty'
  return { code: 'url_invalid', message, expected: "'https://…' or ''" }
}

/** Schema of an http or https URL, stored unchanged, or an empty text: rendered as a link, it cannot run a script. */
export function webUrl(): InputSchema<string> {
  const limits = { max: LIMITS.url, min: 0 } as const
  const schema = z.string().meta({ maxLength: limits.max, pattern: '^$|^[Hh][Tt][Tt][Pp][Ss]?://' })
  return reading(schema, (value) => textFault(value, limits) ?? urlFault(value) ?? value)
}

/** Schema of a short text with at least one non-space character; `given` normalizes its spelling. */
export function label(max: number = LIMITS.label, given?: (value: string) => string): InputSchema<string> {
  return checkedText({ max, min: 1 }, given)
}

/** Schema of a name: non-blank, in Unicode normal form C, so that names that look the same are equal. */
export function name(): InputSchema<string> {
  return checkedText({ max: LIMITS.name, min: 1 }, (value) => value.normalize('NFC'))
}

/** Describes the fault of a text that traces cite; they cite it without the blanks at its ends. */
function citedFault(value: string): Rejection | undefined {
  const message = titleFlaw(value)
  return message === undefined ? undefined : { code: 'text_invalid', message, expected: 'a printable name' }
}

/** Schema of the name of a factor: as `name`, and it prints, each word in one alphabet. */
export function factorName(): InputSchema<string> {
  return checkedText({ max: LIMITS.name, min: 1 }, (value) => citedFault(value) ?? value.normalize('NFC'))
}

/** Schema of the source of a factor, stored unchanged, which may be empty: text that prints, each word in one alphabet. */
export function factorSource(): InputSchema<string> {
  return checkedText({ max: LIMITS.url, min: 0 }, (value) => citedFault(value) ?? value)
}

const DIGITS = /^\d{1,16}$/

/** Parses an id from a number or a string of digits; undefined if it is not valid. */
function readId(value: number | string): number | undefined {
  const id = typeof value === 'number' ? value : DIGITS.test(value) ? Number(value) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

const NOT_AN_ID: Rejection = {
  code: 'id_invalid',
  message: 'is not an id; ids of this kind are whole numbers above zero',
  expected: 'a whole number above zero',
}

/** Schema of a numeric id (1, 2, …), also as a string of digits. Rejects with `id_invalid`. */
export function numericId(): InputSchema<number> {
  const schema = z
    .union([z.number(), z.string()], { error: 'a whole number above zero' })
    .meta({ minimum: 1, multipleOf: 1 })
  return reading(schema, (value) => readId(value) ?? NOT_AN_ID)
}

/** Schema of the text id of another record. The service checks that the record exists. */
export function textId(): InputSchema<string> {
  return label(LIMITS.id)
}

/**
 * Schema of the id or key of an emission factor, whose edition editors complete. The service checks that the factor exists: only
 * it knows the catalogue, which may be one of the caller's own.
 */
export function factorId(): InputSchema<string, Payloads<FactorKey>> {
  return label(LIMITS.factorId)
}

/** Schema of the id of an edition, which editors complete. The service checks that it exists. */
export function editionId(): InputSchema<string, Payloads<EditionName>> {
  return label(LIMITS.label)
}

const DIGITS_LOST: Rejection = {
  code: 'number_out_of_range',
  message: 'is a number whose last digits are lost already; send it as a string',
  expected: 'a string',
}

/**
 * Schema of a text that some clients send as a number: '0012' keeps its zeros, 12 becomes '12'. Rejects a number that
 * has already lost digits with `number_out_of_range`.
 */
export function textOrNumber(limits: TextLimits): InputSchema<string> {
  return reading(z.union([z.string(), z.number()], { error: 'text, or a whole number' }), (value) => {
    if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) return DIGITS_LOST
    const written = String(value)
    return textFault(written, limits) ?? written
  })
}

const EXPECTED = "'2025-01-31' or '2025-01-31T12:00:00.000Z'"
const LENGTH_MAX = 64

const NO_DATE: Rejection = {
  code: 'invalid_date',
  message: `is not a date that exists; write it as ${EXPECTED}`,
  expected: EXPECTED,
}

function read(text: string): string | Rejection {
  if (text.length > LENGTH_MAX) return NO_DATE
  try {
    return canonicalTimestamp(text)
  } catch (error) {
    if (EmissionsError.is(error)) return NO_DATE
    throw error
  }
}

/**
 * Schema of a timestamp, output as 'YYYY-MM-DDTHH:MM:SS.sssZ'. A date, an offset and a missing zone (UTC) are accepted;
 * a date that does not exist is rejected with `invalid_date`, never rolled over.
 */
export function timestamp(): InputSchema<string> {
  return reading(z.string().meta({ format: 'date-time' }), read)
}
