import { readByte } from '../../base/index.ts'
import { BACKSLASH, MINUS, NINE, POINT, QUOTE, SPACE, ZERO } from './ascii.ts'

const SLASH = 47
const LOWER_CASE = 32
const LETTER_E = 101
const LETTER_U = 117
const HEX_DIGITS = 4

/** Escapes of one character: `"`, `\`, `/`, b, f, n, r, t. */
const ESCAPES: readonly (number | undefined)[] = [QUOTE, BACKSLASH, SLASH, 98, 102, 110, 114, 116]
/** 1 for bytes that need no escape inside a JSON string. */
const IS_PLAIN = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= SPACE && byte !== QUOTE && byte !== BACKSLASH ? 1 : 0,
)

const asciiBytes = (word: string) => Uint8Array.from(Array.from(word, (letter) => letter.charCodeAt(0)))
const NULL = asciiBytes('null')
const TRUE = asciiBytes('true')
const FALSE = asciiBytes('false')

/** Returned for malformed JSON, and for values that the byte scanner cannot decide on. */
export const BROKEN = -1

/** End of the characters without escapes: at the closing quote, at a backslash, or where the text is malformed. */
export function plainEnd(bytes: Uint8Array, from: number): number {
  let index = from
  // the result is undefined past the end, so the loop stops there
  while (IS_PLAIN[readByte(bytes, index)] === 1) index++
  return index
}

/**
 * The index after a text that `from` lies in. `BROKEN` if it is malformed or has a NUL, which not every output can
 * hold.
 */
export function textEnd(bytes: Uint8Array, from: number): number {
  for (let index = plainEnd(bytes, from); ; ) {
    if (bytes[index] === QUOTE) return index + 1
    const next = bytes[index] === BACKSLASH ? escapeEnd(bytes, index) : BROKEN
    if (next === BROKEN) return BROKEN
    index = plainEnd(bytes, next)
  }
}

function escapeEnd(bytes: Uint8Array, backslash: number): number {
  const letter = bytes[backslash + 1]
  if (letter !== LETTER_U) return ESCAPES.includes(letter) && letter !== undefined ? backslash + 2 : BROKEN
  let zeros = 0
  for (let index = backslash + 2; index < backslash + 2 + HEX_DIGITS; index++) {
    if (!isHexDigit(bytes[index])) return BROKEN
    if (bytes[index] === ZERO) zeros++
  }
  return zeros === HEX_DIGITS ? BROKEN : backslash + 2 + HEX_DIGITS
}

function isHexDigit(byte: number | undefined): boolean {
  if (byte === undefined) return false
  const letter = byte | LOWER_CASE
  return (byte >= ZERO && byte <= NINE) || (letter >= 97 && letter <= 102)
}

/** The index after the number that begins at an index; `BROKEN` if there is no number. */
export function numberEnd(bytes: Uint8Array, from: number): number {
  const first = bytes[from] === MINUS ? from + 1 : from
  let index = digitsEnd(bytes, first)
  if (index === first || (bytes[first] === ZERO && index > first + 1)) return BROKEN
  if (bytes[index] === POINT) {
    const end = digitsEnd(bytes, index + 1)
    if (end === index + 1) return BROKEN
    index = end
  }
  return ((bytes[index] ?? 0) | LOWER_CASE) === LETTER_E ? exponentEnd(bytes, index + 1) : index
}

function exponentEnd(bytes: Uint8Array, from: number): number {
  const isSigned = bytes[from] === MINUS || bytes[from] === MINUS - 2
  const first = isSigned ? from + 1 : from
  const end = digitsEnd(bytes, first)
  return end === first ? BROKEN : end
}

/** End of the digits that begin at an index. */
export function digitsEnd(bytes: Uint8Array, from: number): number {
  for (let index = from; ; index++) {
    const byte = bytes[index]
    if (byte === undefined || byte < ZERO || byte > NINE) return index
  }
}

/** The index after true, false or null; `BROKEN` for any other word. */
export function wordEnd(bytes: Uint8Array, from: number): number {
  const word = bytes[from] === NULL[0] ? NULL : bytes[from] === TRUE[0] ? TRUE : FALSE
  for (let index = 0; index < word.length; index++) if (bytes[from + index] !== word[index]) return BROKEN
  return from + word.length
}
