import { BACKSLASH, COMMA, QUOTE, SEMICOLON, SPACE } from '../../../core/csv/index.ts'
import { hasTotalWord } from '../../../rows/index.ts'
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

const LOWER_CASE = 32
const LETTER_M = 109
const LETTER_T = 116
/** Longer cells are sentences, not names. */
const NAME_BYTES_MAX = 320
const codeOf = (three: string) => [...three].reduce((code, letter) => (code << 8) | letter.charCodeAt(0), 0)
/** Each word for a total has one of these. */
const SYLLABLES = ['tot', 'sum', 'som', 'sam', 'zem'].map(codeOf)

/** True if a cell has a word for a total. This is fast if the cell lacks the letters of such words. */
export function mayNameTotal(bytes: Uint8Array, { from, to }: ByteRange): boolean {
  if (to - from > NAME_BYTES_MAX) return false
  let last = 0
  let isLikely = false
  for (let index = from; index < to && !isLikely; index++) {
    const letter = (bytes[index] as number) | LOWER_CASE
    last = ((last << 8) | letter) & 0xff_ff_ff
    isLikely = (letter === LETTER_T || letter === LETTER_M) && SYLLABLES.includes(last)
  }
  return isLikely && hasTotalWord(decodeUtf8(bytes.subarray(from, to)))
}
