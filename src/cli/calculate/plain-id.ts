import { BACKSLASH, COMMA, QUOTE, SEMICOLON, SPACE } from '../../csv/index.ts'
import { hasTotalWord } from '../words/total-words.ts'
import { decodeUtf8 } from './decode-utf8.ts'
import type { ByteRange } from './row-scanner.ts'

const TILDE = 126
/** First characters of spreadsheet formulas. */
const FORMULA_SIGNS: ReadonlySet<number> = new Set([...'=+-@'].map((sign) => sign.charCodeAt(0)))
/** 1 for bytes that no output format escapes: printable ASCII, except quotes and separators. */
const IS_PLAIN = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= SPACE && byte <= TILDE && ![QUOTE, COMMA, SEMICOLON, BACKSLASH].includes(byte) ? 1 : 0,
)

/** True if an id can be copied to the output unescaped. */
export function isPlainId(bytes: Uint8Array, { from, to }: ByteRange): boolean {
  if (from === to || bytes[from] === SPACE || bytes[to - 1] === SPACE) return false
  if (FORMULA_SIGNS.has(bytes[from] as number)) return false
  for (let index = from; index < to; index++) if (IS_PLAIN[bytes[index] as number] === 0) return false
  return true
}

/** Letters of words for a total: each has one of `m` and `t` with one of `a`, `o` and `u`. */
const LETTERS = Uint8Array.from({ length: 256 }, (_, byte) => {
  const letter = String.fromCharCode(byte).toLowerCase()
  return 'mt'.includes(letter) ? 1 : 'aou'.includes(letter) ? 2 : 0
})
const ALL_LETTERS = 3
/** Longer cells are sentences. */
const NAME_BYTES_MAX = 320

/** True if a cell has a word for a total; fast for those without its letters. */
export function mayNameTotal(bytes: Uint8Array, { from, to }: ByteRange): boolean {
  if (to - from > NAME_BYTES_MAX) return false
  let letters = 0
  for (let index = from; index < to; index++) letters |= LETTERS[bytes[index] as number] as number
  return letters === ALL_LETTERS && hasTotalWord(decodeUtf8(bytes.subarray(from, to)))
}
