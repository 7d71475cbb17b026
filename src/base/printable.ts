import { lazyPattern } from './lazy.ts'

/**
 * Characters that print nothing of their own: controls and line ends, marks of direction, characters of zero width, tags,
 * private and half characters. With `\p{C}` the answer would change with the version of Unicode.
 */
const UNPRINTABLE =
  '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2800]'

const unprintable = lazyPattern(UNPRINTABLE, 'u')
const everyUnprintable = lazyPattern(UNPRINTABLE, 'gu')
const PLAIN = /^[ -~]*$/

/** Returns a character in visible form: as JSON escapes it, with braces beyond U+FFFF. */
function escapeCharacter(character: string): string {
  const code = character.codePointAt(0) as number
  if (code === 10) return '\\n'
  const hex = code.toString(16).padStart(4, '0')
  return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex}`
}

/** Returns the first character of a text that does not print, in visible form; undefined if all print. */
export function firstUnprintable(text: string): string | undefined {
  if (PLAIN.test(text)) return undefined
  const [character] = unprintable().exec(text) ?? []
  return character === undefined ? undefined : escapeCharacter(character)
}

/**
 * Makes a text printable: on one line, with every unprintable character in visible form (`\u202e`), so that no input
 * can add a line, reverse the text after it, or control a terminal.
 */
export function printable(text: string): string {
  return PLAIN.test(text) ? text : text.replace(everyUnprintable(), escapeCharacter)
}
