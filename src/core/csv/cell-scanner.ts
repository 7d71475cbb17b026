import { readByte } from '../../base/index.ts'
import { CARRIAGE_RETURN, COMMA, EQUALS, LINE_FEED, QUOTE } from './ascii.ts'

/** Stays negative even if a loop adds one to it before it ends. */
const BROKEN = -4

/**
 * Finds the boundaries of records and cells in CSV, in bytes of UTF-8 that begin with a record and end with a line
 * feed. It accepts what `csvRecords` accepts, but decodes no text. For a malformed record it returns false;
 * `csvRecords` then reports the reason.
 */
export class CellScanner {
  /**
   * End of each cell of the record, quotes included; the next cell begins one byte later. One entry per column of the
   * header.
   */
  readonly ends: Int32Array
  /** Number of cells of the record, which may exceed the number of `ends`. */
  count = 0
  /** End of the record, without its line end. */
  end = 0
  /** Start of the next record. */
  next = 0
  /** Number of line ends in the record, including its own. */
  lines = 0
  readonly #delimiter: number
  /** The largest byte that may end a cell or break it. */
  readonly #special: number
  #bytes: Uint8Array = new Uint8Array(0)

  /** Takes the number of columns, and the delimiter. */
  constructor(width: number, delimiter: number = COMMA) {
    this.ends = new Int32Array(width)
    this.#delimiter = delimiter
    this.#special = Math.max(QUOTE, delimiter)
  }

  /** Sets the bytes to scan. */
  open(bytes: Uint8Array): void {
    this.#bytes = bytes
  }

  /** Scans the record that begins at an index below the end of the bytes; returns false if it is malformed. */
  scan(from: number): boolean {
    const bytes = this.#bytes
    const { ends } = this
    const { length } = ends
    const delimiter = this.#delimiter
    const special = this.#special
    let count = 0
    this.lines = 1
    let index = this.#passQuotes(from)
    for (; ; index++) {
      if (index < 0) return false
      const byte = readByte(bytes, index)
      if (byte > special) continue
      if (byte === delimiter) {
        if (count < length) ends[count] = index
        count++
        const next = bytes[index + 1]
        if (next === QUOTE || next === EQUALS) index = this.#passQuotes(index + 1) - 1
      } else if (byte === LINE_FEED || byte === CARRIAGE_RETURN) break
      else if (byte === QUOTE || byte === 0 || byte === undefined) return false
    }
    if (count < length) ends[count] = index
    this.count = count + 1
    this.end = index
    if (bytes[index] === CARRIAGE_RETURN && bytes[++index] !== LINE_FEED) return false
    this.next = index + 1
    return true
  }

  /** Skips a cell in quotes. Returns the index after it, or `BROKEN` if it is malformed. */
  #passQuotes(opening: number): number {
    const bytes = this.#bytes
    if (bytes[opening] === EQUALS && bytes[opening + 1] === QUOTE) return this.#passTextFormula(opening)
    if (bytes[opening] !== QUOTE) return opening
    for (let index = opening + 1; index < bytes.length; index++) {
      const byte = readByte(bytes, index)
      if (byte === LINE_FEED) this.lines++
      else if (byte === 0) return BROKEN
      else if (byte === QUOTE) {
        if (bytes[index + 1] === QUOTE) index++
        else return this.#isCellEnd(bytes[index + 1]) ? index + 1 : BROKEN
      }
    }
    return BROKEN
  }

  /** Skips the cell ="0001". Returns the index after it, or `BROKEN` if it is malformed. */
  #passTextFormula(from: number): number {
    const bytes = this.#bytes
    const close = bytes.indexOf(QUOTE, from + 2)
    if (close < 0 || !this.#isCellEnd(bytes[close + 1])) return BROKEN
    for (let index = from + 2; index < close; index++) {
      const byte = readByte(bytes, index)
      if (byte === LINE_FEED || byte === CARRIAGE_RETURN || byte === 0) return BROKEN
    }
    return close + 1
  }

  #isCellEnd(byte: number | undefined): boolean {
    return byte === this.#delimiter || byte === LINE_FEED || byte === CARRIAGE_RETURN
  }
}

/**
 * End of the last complete record in bytes of CSV that begin with a record, after its line feed; 0 if there is none.
 * Line feeds in quotes are skipped; cells end with the byte `delimiter`. A quote inside a cell without quotes opens
 * nothing, so that the reader later reports that record as malformed, not as too long.
 */
export function csvCut(bytes: Uint8Array, delimiter: number = COMMA): number {
  const last = lineCut(bytes)
  const quote = bytes.indexOf(QUOTE)
  if (quote < 0 || quote >= last) return last
  let cut = bytes.lastIndexOf(LINE_FEED, quote) + 1
  let isQuoted = false
  for (let index = quote; index < last; index++) {
    const byte = bytes[index]
    if (byte === QUOTE) isQuoted = !isQuoted && mayOpen(bytes[index - 1], delimiter)
    else if (byte === LINE_FEED && !isQuoted) cut = index + 1
  }
  return cut
}

/** True if a quote after this byte opens a cell, or is the second of two quotes within one. */
function mayOpen(before: number | undefined, delimiter: number): boolean {
  return before === undefined || before === delimiter || before === LINE_FEED || before === QUOTE
}

/** End of the last complete line in bytes, after its line feed; 0 if there is none. */
export function lineCut(bytes: Uint8Array): number {
  return bytes.lastIndexOf(LINE_FEED) + 1
}

export function countLines(bytes: Uint8Array): number {
  let lines = 0
  for (let index = 0; index < bytes.length; index++) if (bytes[index] === LINE_FEED) lines++
  return lines
}
