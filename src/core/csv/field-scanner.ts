import { readDouble, readInt32, readItem } from '../../base/index.ts'
import { CARRIAGE_RETURN, COMMA, LINE_FEED, MINUS, NINE, QUOTE, SPACE, TAB } from './ascii.ts'
import { ByteDictionary } from './byte-dictionary.ts'
import { type ByteSource, ByteWriter, byteSource } from './byte-writer.ts'
import { BROKEN, numberEnd, plainEnd, textEnd, wordEnd } from './json-values.ts'

const COLON = 58
const LETTER_N = 110
const OPEN = 123
const CLOSE = 125
const FIELDS_MAX = 128

/** Kinds of field values. */
export const VALUE = {
  /** A text without escapes. */
  text: 0,
  /** A text with escapes. */
  escaped: 1,
  number: 2,
  /** true or false. */
  flag: 3,
  /** null, or an empty text. */
  nothing: 4,
} as const

/** Kind of an NDJSON line: an object whose fields were found, an empty line, or a line that must be parsed as text. */
export type LineKind = 'object' | 'blank' | 'other'

/**
 * Finds the fields of the JSON object on a line, in bytes of UTF-8. It only handles objects of texts, numbers, true,
 * false and null, with distinct names without escapes. The caller must parse any other line as text.
 */
export class FieldScanner {
  /** Number of fields of the object. */
  count = 0
  /** The column of each field, an index into the names; -1 for other names. */
  readonly columns = new Int32Array(FIELDS_MAX)
  /** Start of the name of each field, and the two ends of its value, quotes included. */
  readonly starts = new Int32Array(FIELDS_MAX)
  readonly values = new Int32Array(FIELDS_MAX)
  readonly ends = new Int32Array(FIELDS_MAX)
  /** The kind of each value, one of `VALUE`. */
  readonly kinds = new Uint8Array(FIELDS_MAX)
  /** End of the line, without its line feed. */
  end = 0
  /** Start of the next line. */
  next = 0
  #source: ByteSource = byteSource(new Uint8Array(0))
  #at = 0
  readonly #codes = new ByteDictionary()
  /** The names in quotes, each with a colon after it. */
  readonly #names: readonly ByteWriter[]
  /** For each name, the name that last followed it; entry 0 is for the first name of a line. */
  readonly #following: Int32Array
  /**
   * For each name, the number of its field, counted across all lines, so that the fields of earlier lines need not be
   * cleared.
   */
  readonly #fieldOf: Float64Array
  #firstField = 0
  readonly #nameSpan = { bounds: new Int32Array(2), count: 2 }

  constructor(names: readonly string[]) {
    this.#following = new Int32Array(names.length + 1).fill(-1)
    this.#fieldOf = new Float64Array(names.length).fill(-1)
    this.#names = names.map((name) => {
      const written = new ByteWriter()
      written.ascii(JSON.stringify(name))
      this.#codes.add(written, { bounds: Int32Array.of(0, written.length), count: 2 })
      written.ascii(':')
      return written
    })
  }

  /** Sets the bytes to scan. */
  open(source: ByteSource): void {
    this.#source = source
  }

  /** Scans the line that begins at an index below the end of the bytes. */
  scan(from: number): LineKind {
    const { bytes } = this.#source
    this.#firstField += this.count
    this.count = 0
    this.#at = from
    const first = this.#passSpace()
    if (first === LINE_FEED) return this.#ended('blank', this.#at)
    if (first === OPEN && this.#passFields() && this.#passSpace() === LINE_FEED) return this.#ended('object', this.#at)
    return this.#ended('other', bytes.indexOf(LINE_FEED, this.#at))
  }

  /** Index of the field in a column; -1 if the line has none. */
  fieldOf(column: number): number {
    return Math.max(-1, readDouble(this.#fieldOf, column) - this.#firstField)
  }

  #ended(kind: LineKind, feed: number): LineKind {
    this.end = feed < 0 ? this.#source.bytes.length : feed
    this.next = this.end + 1
    return kind
  }

  /** Skips white space; returns the byte after it. */
  #passSpace(): number | undefined {
    const { bytes } = this.#source
    let byte = bytes[this.#at]
    while (byte === SPACE || byte === TAB || byte === CARRIAGE_RETURN) byte = bytes[++this.#at]
    return byte
  }

  /** Skips the fields of the object that opens here; returns false if the line must be parsed as text. */
  #passFields(): boolean {
    this.#at++
    if (this.#passSpace() === CLOSE) {
      this.#at++
      return true
    }
    for (let last = -1; this.count < FIELDS_MAX; ) {
      this.#passSpace()
      const start = this.#at
      const column = this.#passName(last)
      if (column === undefined || !this.#passValue() || !this.#keep(column, start)) return false
      if (column >= 0) last = column
      const byte = this.#passSpace()
      if (byte !== CLOSE && byte !== COMMA) return false
      this.#at++
      if (byte === CLOSE) return true
    }
    return false
  }

  /** Records the field whose value was skipped; returns false if another field has its name. */
  #keep(column: number, start: number): boolean {
    if (column >= 0) {
      if (readDouble(this.#fieldOf, column) >= this.#firstField) return false
      this.#fieldOf[column] = this.#firstField + this.count
    }
    this.columns[this.count] = column
    this.starts[this.count++] = start
    return true
  }

  /**
   * Skips a name and its colon; returns its column, -1 for another name, undefined if the line must be parsed as text.
   * Tries the name that followed the last one before, because most lines repeat the order.
   */
  #passName(last: number): number | undefined {
    const expected = readInt32(this.#following, last + 1)
    if (expected >= 0 && this.#passExpected(readItem(this.#names, expected))) return expected
    const column = this.#findName()
    if (column !== undefined && column >= 0) this.#following[last + 1] = column
    return column
  }

  #passExpected(name: ByteWriter): boolean {
    const { bytes, view } = this.#source
    const { length } = name
    if (this.#at + length > bytes.length) return false
    let done = 0
    for (; done + 4 <= length; done += 4) {
      if (name.view.getInt32(done, true) !== view.getInt32(this.#at + done, true)) return false
    }
    for (; done < length; done++) if (name.bytes[done] !== bytes[this.#at + done]) return false
    this.#at += length
    return true
  }

  #findName(): number | undefined {
    const { bytes } = this.#source
    const { bounds } = this.#nameSpan
    if (bytes[this.#at] !== QUOTE) return undefined
    const closing = plainEnd(bytes, this.#at + 1)
    if (bytes[closing] !== QUOTE) return undefined
    bounds[0] = this.#at
    bounds[1] = closing + 1
    this.#at = closing + 1
    if (this.#passSpace() !== COLON) return undefined
    this.#at++
    return this.#codes.find(this.#source, this.#nameSpan)
  }

  /** Skips the value of the next field; returns false if the line must be parsed as text. */
  #passValue(): boolean {
    const { bytes } = this.#source
    const first = this.#passSpace() ?? LINE_FEED
    const from = this.#at
    const plain = first === QUOTE ? plainEnd(bytes, from + 1) : from
    const isNumber = first >= MINUS && first <= NINE
    const end = first === QUOTE ? textEnd(bytes, plain) : isNumber ? numberEnd(bytes, from) : wordEnd(bytes, from)
    if (end === BROKEN) return false
    if (first === QUOTE) {
      const isPlain = plain === end - 1
      this.kinds[this.count] = isPlain ? (end === from + 2 ? VALUE.nothing : VALUE.text) : VALUE.escaped
    } else this.kinds[this.count] = isNumber ? VALUE.number : first === LETTER_N ? VALUE.nothing : VALUE.flag
    this.values[this.count] = from
    this.ends[this.count] = end
    this.#at = end
    return true
  }
}
