import { fail } from '../../errors/index.ts'
import type { EmissionFactor } from './emission-factor.ts'

/** The longest key of a factor, and the longest text by which factors are looked for, in characters. */
const KEY_MAX = 512

/** True for a text that no key can be, so long is it. */
export function isTooLongForKey(text: unknown): boolean {
  return typeof text === 'string' && text.length > KEY_MAX
}

/** Refuses a text that is longer than keys are. Throws `text_too_long`. */
export function checkKeyLength(text: unknown, path: string): void {
  if (typeof text !== 'string' || !isTooLongForKey(text)) return
  const message = `must be at most ${KEY_MAX} characters; shorten it`
  fail(path, 'text_too_long', { message, expected: `1 to ${KEY_MAX} characters`, received: text })
}

/** The published key of a factor, without what was derived. */
export function baseKeyOf({ key }: Pick<EmissionFactor, 'key'>): string {
  return key.split(/[?+]/, 1)[0] as string
}

/** The key with an option set, or taken away where the value is undefined. */
export function withOption(key: string, name: string, value: string | undefined): string {
  const [path = '', query = ''] = key.split('?')
  const kept = query.split('&').filter((part) => part !== '' && !part.startsWith(`${name}=`))
  const options = value === undefined ? kept : [...kept, `${name}=${value}`].sort()
  return options.length === 0 ? path : `${path}?${options.join('&')}`
}
