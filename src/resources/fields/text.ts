import * as z from 'zod'
import { nameFlaw } from '../../core/names/index.ts'
import { LIMITS } from '../limits.ts'
import { type InputSchema, type Rejection, reading } from './rejection.ts'

/** Bounds of the length of a text, in characters. */
export interface TextLimits {
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
export function textFault(
  value: string,
  { max, min }: { readonly max: number; readonly min: 0 | 1 },
): Rejection | undefined {
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
  const message = nameFlaw(value.trim(), 'label')
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
