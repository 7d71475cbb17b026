import { readByte } from '../../../base/index.ts'
import { BACKSLASH, type ByteSource, COMMA, type KeySpans, QUOTE, SEMICOLON, SPACE } from '../../../core/csv/index.ts'
import { hasTotalWord, type InputColumn, type SourceRow } from '../../../rows/index.ts'
import { decodeUtf8 } from './decode-utf8.ts'
import type { RowFailures } from './row-failures.ts'

/** Columns outside the key: they only identify the row, are unused, or are handled separately. */
export const OUTSIDE_KEY: readonly string[] = ['id', 'site', 'meter', 'registration', 'start', 'end', 'value', 'note']

/** Results of a scan. */
export const FOUND = {
  /** A row with its cells located. */
  row: 0,
  /** A blank line. */
  blank: 1,
  /** A row that has to be read as text. */
  odd: 2,
  /** Malformed text whose end is unknown. */
  broken: 3,
} as const

/** The result of a scan. */
export type Found = (typeof FOUND)[keyof typeof FOUND]

/** A range of bytes. */
export interface ByteRange {
  from: number
  to: number
}

/** Locates rows in the bytes of a file, and the cells of each. */
export interface RowScanner {
  /** End of the scanned row, without its line end. */
  readonly end: number
  /** Start of the next row. */
  readonly next: number
  /** Number of line ends in the row, its own included. */
  readonly lines: number
  /** The raw id, with quotes unless they can be stripped; empty if absent, or not located. */
  readonly id: ByteRange
  /** The raw note, as the id. */
  readonly note: ByteRange
  /** The raw value. */
  readonly value: ByteRange
  /** The byte of the decimal mark in values; -1 if only the text of a row shows it. */
  readonly decimalMark: number
  /** The raw cells, quotes included. */
  readonly site: KeySpans
  readonly period: KeySpans
  /** All cells that determine the emission, except the value and the year. */
  readonly key: KeySpans
  /** Switches to other bytes: complete rows, the last one ending with a line feed. */
  open(source: ByteSource): void
  /** Scans the row at an index. */
  scan(from: number): Found
  /** The text of the id; undefined if absent. */
  idText(): string | undefined
  /** The text of the meter and the registration, as rows are compared by it; undefined if both are absent. */
  meterText(): string | undefined
  /** The texts of the scanned site, or of start and end of the period, by column; undefined for an empty cell. */
  cellTexts(spans: KeySpans, columns: readonly InputColumn[]): readonly (string | undefined)[]
  /**
   * Reads the row at an index, on a line, as text; undefined if it is blank. Throws `EmissionsError` `csv_malformed`
   * for malformed text.
   */
  read(from: number, line: number): SourceRow | RowFailures | undefined
}

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
  if (FORMULA_SIGNS.has(readByte(bytes, from))) return false
  for (let index = from; index < to; index++) if (IS_PLAIN[readByte(bytes, index)] === 0) return false
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
    const letter = readByte(bytes, index) | LOWER_CASE
    last = ((last << 8) | letter) & 0xff_ff_ff
    isLikely = (letter === LETTER_T || letter === LETTER_M) && SYLLABLES.includes(last)
  }
  return isLikely && hasTotalWord(decodeUtf8(bytes.subarray(from, to)))
}
