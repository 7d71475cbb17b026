import { fail } from '../../errors/index.ts'

/** The longest text that is read: a GeoJSON Feature of a point with a few properties fits. */
export const POINT_TEXT_MAX = 512

/** The spaces, signs and marks that people and programs write, each with the one that the parsers read. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\p{Z}+/gu, ' '],
  [/[\u2010-\u2013\u2212\uFE63]/g, '-'],
  [/[\u00BA\u02DA]/g, '°'],
  [/[\u2032\u2018\u2019\u02B9\u02BC\u00B4`]/g, "'"],
  [/[\u2033\u201C\u201D\u02BA\u02DD]|''/g, '"'],
]

/** From a full-width character to its ASCII one. */
const FULL_WIDTH_OFFSET = 0xfee0

/** A character with its number: "'/' (U+002F)"; an invisible one by its number alone. */
export function showCharacter(character: string): string {
  const number = (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')
  return /[\p{C}\p{Z}]/u.test(character) ? `U+${number}` : `'${character}' (U+${number})`
}

/**
 * The text of a place, trimmed, with tabs and line ends as spaces. Throws `invalid_type`, `empty`, and
 * `invalid_coordinates` for more than 512 characters (looked at first) or a control character.
 */
export function pointText(text: unknown, path: string): string {
  if (typeof text !== 'string') {
    fail(path, 'invalid_type', { message: 'is no text; write a point as text, like "52.52, 13.405"', received: text })
  }
  if (text.length > POINT_TEXT_MAX) {
    const message = `is longer than ${POINT_TEXT_MAX} characters; write the point or the name alone`
    fail(path, 'invalid_coordinates', { message, received: text.slice(0, 60) })
  }
  const trimmed = text.replace(/[\t\n\r]/g, ' ').trim()
  if (trimmed === '') fail(path, 'empty', 'is empty; write a point, like "52.52, 13.405", or a name')
  const [control] = /\p{Cc}/u.exec(trimmed) ?? []
  if (control !== undefined) {
    const message = `holds the control character ${showCharacter(control)}; remove it`
    fail(path, 'invalid_coordinates', { message, received: trimmed })
  }
  return trimmed
}

/**
 * The text in one spelling: ASCII for full-width forms, one space for any run of Unicode spaces, `-` for minus signs and
 * dashes, `°`, `'` and `"` for the marks of degrees, minutes and seconds. Nothing else is changed: NFKC would make digits
 * of superscripts.
 */
export function spelledAlike(text: string): string {
  const ascii = text.replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
  return SPELLINGS.reduce((spelled, [pattern, by]) => spelled.replace(pattern, by), ascii)
}
