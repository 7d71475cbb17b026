import { fail } from '../../../core/errors/index.ts'

/** The longest accepted text: a GeoJSON Feature of a point with a few properties fits. */
const POINT_TEXT_MAX = 512

/** A text that may be a point, and its field. */
export interface PointText {
  readonly text: string
  readonly path: string
}

/** Throws `invalid_coordinates` for a text. */
export function rejectPoint({ text, path }: PointText, message: string): never {
  return fail(path, 'invalid_coordinates', { message, received: text })
}

/** Spaces, signs and marks used by people and programs, each with its canonical form. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\p{Z}+/gu, ' '],
  [/[\u2010-\u2013\u2212\uFE63]/g, '-'],
  [/[\u00BA\u02DA]/g, '°'],
  [/[\u2032\u2018\u2019\u02B9\u02BC\u00B4`]/g, "'"],
  [/[\u2033\u201C\u201D\u02BA\u02DD]|''/g, '"'],
]

/** The offset from an ASCII character to its full-width form. */
const FULL_WIDTH_OFFSET = 0xfee0

/** Formats a character with its code point: "'/' (U+002F)"; an invisible one only by its code point. */
export function showCharacter(character: string): string {
  const number = (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')
  return /[\p{C}\p{Z}]/u.test(character) ? `U+${number}` : `'${character}' (U+${number})`
}

/**
 * Trims the text of a place and turns tabs and line ends into spaces. Throws `invalid_type`, `empty`, and
 * `invalid_coordinates` for more than 512 characters (checked first) or a control character.
 */
export function pointText(text: unknown, path: string): string {
  if (typeof text !== 'string') {
    fail(path, 'invalid_type', { message: 'is not text; write a point as text, like "52.52, 13.405"', received: text })
  }
  if (text.length > POINT_TEXT_MAX) {
    rejectPoint(
      { text: text.slice(0, 60), path },
      `is longer than ${POINT_TEXT_MAX} characters; write the point or the name alone`,
    )
  }
  const trimmed = text.replace(/[\t\n\r]/g, ' ').trim()
  if (trimmed === '') fail(path, 'empty', 'is empty; write a point, like "52.52, 13.405", or a name')
  const [control] = /\p{Cc}/u.exec(trimmed) ?? []
  if (control !== undefined) {
    rejectPoint({ text: trimmed, path }, `holds the control character ${showCharacter(control)}; remove it`)
  }
  return trimmed
}

/**
 * Normalizes spelling: ASCII for full-width forms, one space for any run of Unicode spaces, `-` for minus signs and
 * dashes, `°`, `'` and `"` for the marks of degrees, minutes and seconds. Nothing else changes: NFKC would turn
 * superscripts into digits.
 */
export function normalizeSpelling(text: string): string {
  const ascii = text.replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
  return SPELLINGS.reduce((spelled, [pattern, by]) => spelled.replace(pattern, by), ascii)
}
