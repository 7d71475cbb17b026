import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { type Refusal, reading } from './refusal.ts'

/** How long a text may be, in characters. */
export interface TextLimits {
  readonly max: number
  readonly min: 0 | 1
}

const HALF_PAIR = /\p{Surrogate}/u

/** What is wrong with the characters of a text that must survive every store, if anything. */
export function characterFault(value: string): Refusal | undefined {
  if (!value.includes('\0') && !HALF_PAIR.test(value)) return undefined
  return {
    code: 'text_invalid',
    message: 'holds U+0000 or half a surrogate pair, which cannot be stored; remove it',
    expected: 'text without U+0000 and without lone surrogates',
  }
}

/** True when a text has more than `max` characters, a pair of surrogates counting as one. */
function isLonger(value: string, max: number): boolean {
  if (value.length <= max) return false
  if (value.length > 2 * max) return true
  return Array.from(value).length > max
}

/** What is wrong with a text, if anything. */
export function textFault(
  value: string,
  { max, min }: { readonly max: number; readonly min: 0 | 1 },
): Refusal | undefined {
  if (isLonger(value, max)) {
    const expected = `at most ${max} characters`
    return { code: 'text_too_long', message: `has more than ${max} characters; shorten it`, expected }
  }
  if (value.trim().length < min) {
    return { code: 'empty', message: 'is empty; write something here', expected: 'at least one character' }
  }
  return characterFault(value)
}

function checkedText(limits: TextLimits, given: (value: string) => string = (value) => value) {
  const { min, max } = limits
  const schema = z.string().meta(min === 0 ? { maxLength: max } : { minLength: min, maxLength: max })
  return reading(schema, (value) => textFault(value, limits) ?? given(value))
}

/** A text of up to `max` characters, kept as it came; may be empty. */
export function text(max: number): z.ZodType<string> {
  return checkedText({ max, min: 0 })
}

/** The address of a page or file on the web: http or https, without white space or control characters. */
const WEB_URL = /^https?:\/\/[^\s\p{Cc}]+$/iu

function urlFault(value: string): Refusal | undefined {
  if (value === '' || WEB_URL.test(value)) return undefined
  const message = 'must be the address of a page or file that begins with http:// or https://, or empty'
  return { code: 'url_invalid', message, expected: "'https://…' or ''" }
}

/** An http or https address, kept as it came, or an empty text: a page that shows it as a link runs no script by it. */
export function webUrl(): z.ZodType<string> {
  const limits = { max: LIMITS.url, min: 0 } as const
  const schema = z.string().meta({ maxLength: limits.max, pattern: '^$|^[Hh][Tt][Tt][Pp][Ss]?://' })
  return reading(schema, (value) => textFault(value, limits) ?? urlFault(value) ?? value)
}

/** A short text that says something: at least one character that is no space; `given` puts it in its own spelling. */
export function label(max: number = LIMITS.label, given?: (value: string) => string): z.ZodType<string> {
  return checkedText({ max, min: 1 }, given)
}

/** A name: something to read, in Unicode normal form C, so that two that look the same are the same. */
export function name(): z.ZodType<string> {
  return checkedText({ max: LIMITS.name, min: 1 }, (value) => value.normalize('NFC'))
}
