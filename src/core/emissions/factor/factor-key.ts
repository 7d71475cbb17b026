import { fail } from '../../errors/index.ts'
import type { EmissionFactor } from './emission-factor.ts'

/** The maximum length of a factor key or search text, in characters. */
const KEY_MAX = 512

/** True for a text longer than any key. */
export function isTooLongForKey(text: unknown): boolean {
  return typeof text === 'string' && text.length > KEY_MAX
}

/** Requires text no longer than any key. Throws `invalid_type`, `text_too_long`. */
export function checkWords(words: string, path: string): void {
  if (typeof words !== 'string')
    fail(path, 'invalid_type', { message: 'must be text', expected: 'text', received: words })
  checkKeyLength(words, path)
}

/** Rejects a text longer than any key. Throws `text_too_long`. */
export function checkKeyLength(text: unknown, path: string): void {
  if (!isTooLongForKey(text)) return
  const message = `must be at most ${KEY_MAX} characters; shorten it`
  fail(path, 'text_too_long', { message, expected: `1 to ${KEY_MAX} characters`, received: text })
}

/** Returns the published key of a factor, without derivations. */
export function baseKeyOf({ key }: Pick<EmissionFactor, 'key'>): string {
  return key.replace(/[?+].*/s, '')
}

/** Returns the key with an option set, or removed if the value is undefined. */
export function withOption(key: string, name: string, value: string | undefined): string {
  const [path = '', query = ''] = key.split('?')
  const others = query.split('&').filter((part) => part !== '' && !part.startsWith(`${name}=`))
  const options = value === undefined ? others : [...others, `${name}=${value}`].sort()
  return options.length === 0 ? path : `${path}?${options.join('&')}`
}
