import { firstUnprintable, lazyPattern } from '../../base/index.ts'
import { fail } from '../errors/index.ts'

/**
 * A symbol names a thing exactly: a unit, a key, an edition, a row. A label is a name or a source in words, in which
 * punctuation may have any width.
 */
export type NameKind = 'symbol' | 'label'

/** Scripts in common modern use by Table 5 of Unicode UAX #31, without those of `LATIN`. */
const SCRIPTS = [
  ...['Arab', 'Armn', 'Beng', 'Cyrl', 'Deva', 'Ethi', 'Geor', 'Grek', 'Gujr', 'Guru', 'Hebr', 'Knda', 'Khmr', 'Laoo'],
  ...['Mlym', 'Mymr', 'Orya', 'Sinh', 'Taml', 'Telu', 'Thaa', 'Thai', 'Tibt'],
].map((script) => `\\p{scx=${script}}`)

/** Latin, which Chinese, Japanese and Korean write within words, and the Greek letters of micro and ohm. */
const LATIN = '\\p{scx=Latn}\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Bopo}\\p{scx=Hang}μΩ'
const SHARED = '\\p{sc=Zyyy}\\p{sc=Zinh}'

const words = lazyPattern('[\\p{L}\\p{M}]+', 'gu')
const ofOneScript = lazyPattern(`^(?:${[LATIN, ...SCRIPTS].map((one) => `[${one}${SHARED}]+`).join('|')})$`, 'u')
/** Letters and digits that may be variants of Latin ones: wide, mathematical, ligatures. */
const letters = lazyPattern('[\\p{L}\\p{Nd}\\p{Nl}]', 'gu')
const PLAIN = /^[!-~]+(?: [!-~]+)*$/
const BLANKS = { symbol: /^\s|\s$|\s\s|[^\S ]/, label: /^\s|\s$|[^\S ]/ } as const
/** Used in units, and allowed although their normal form is another character. */
const KEPT_IN_SYMBOLS = /[µ²³]/g

function isVariant(letter: string): boolean {
  const normal = letter.normalize('NFKC')
  return normal !== letter && /[0-9A-Za-z]/.test(normal)
}

/** True if a text is in normal form: a symbol wholly, a label in its letters and digits. */
function isNormal(text: string, kind: NameKind): boolean {
  if (kind === 'label') return !text.match(letters())?.some(isVariant)
  const strict = text.replace(KEPT_IN_SYMBOLS, '')
  return strict === strict.normalize('NFKC')
}

/**
 * Describes the flaw of a name, as the end of a sentence; undefined if there is none. A name must be printable text in
 * normal form, with blanks only as inner spaces (single ones in a symbol), and each word in one script in modern use. A
 * word of mixed scripts, such as a Cyrillic letter among Latin ones, imitates another name and belongs to no language.
 */
export function nameFlaw(text: string, kind: NameKind): string | undefined {
  if (PLAIN.test(text)) return undefined
  const hidden = firstUnprintable(text)
  if (hidden !== undefined) return `contains ${hidden}, which does not print; remove it`
  if (BLANKS[kind].test(text)) return 'has a blank at an end, two in a row or an unusual one; write single spaces'
  if (!isNormal(text, kind)) {
    return `has characters that are variants of others; write it in Unicode form NFKC, as '${text.normalize('NFKC')}'`
  }
  const mixed = text.match(words())?.find((word) => !ofOneScript().test(word))
  if (mixed === undefined) return undefined
  return `has the word '${mixed}', which mixes scripts or is of one that is not in use; write it in one alphabet`
}

/** Describes the flaw of a label that may have spaces at its ends, as published names do; they too must print. */
export function titleFlaw(text: string): string | undefined {
  return nameFlaw(firstUnprintable(text) === undefined ? text.trim() : text, 'label')
}

/** Throws `text_invalid` for a text that cannot be a name; values of other types are for others to check. */
export function checkName({ path, value }: { readonly path: string; readonly value: unknown }, kind: NameKind): void {
  const message = typeof value === 'string' ? nameFlaw(value, kind) : undefined
  if (message !== undefined) fail(path, 'text_invalid', { message, expected: 'a printable name', received: value })
}
