import { CARRIAGE_RETURN, COMMA, LINE_FEED, QUOTE } from './ascii.ts'

/** Below zero also with one added at each turn of a loop that ends then. */
const BROKEN = -4

/**
 * Finds where the records of a CSV text and their cells stand, in bytes of UTF-8, each of which begins with a record and
 * ends with a line feed. It finds what `csvRecords` finds and reads nothing: where a record is not well formed it says so,
 * and `csvRecords` says why.
 */
export class CellScanner {
  /** End of each cell of the record, quotes included; the next begins one further. As many as the header has. */
  readonly ends: Int32Array
  /** Number of cells of the record, which may exceed the number of `ends`. */
  count = 0
  /** End of the record, without its line end. */
  end = 0
  /** Start of the next record. */
  next = 0
  /** Line ends in the record, its own included. */
  lines = 0
  readonly #delimiter: number
  /** The largest byte that is not content of a cell. */
  readonly #special: number
  #bytes: Uint8Array = new Uint8Array(0)

  /** Takes the number of columns, and the byte between two cells. */
  constructor(width: number, delimiter: number = COMMA) {
    this.ends = new Int32Array(width)
    this.#delimiter = delimiter
    this.#special = Math.max(QUOTE, delimiter)
  }

  /** Takes other bytes. */
  open(bytes: Uint8Array): void {
    this.#bytes = bytes
  }

  /** Scans the record that begins at an index below the end of the bytes; false: it is not well formed. */
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
      const byte = bytes[index] as number
      if (byte > special) continue
      if (byte === delimiter) {
        if (count < length) ends[count] = index
        count++
        if (bytes[index + 1] === QUOTE) index = this.#passQuotes(index + 1) - 1
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

  /** Passes a cell in quotes; the index after it, or far below zero where it is not well formed. */
  #passQuotes(opening: number): number {
    const bytes = this.#bytes
    if (bytes[opening] !== QUOTE) return opening
    for (let index = opening + 1; index < bytes.length; index++) {
      const byte = bytes[index] as number
      if (byte === LINE_FEED) this.lines++
      else if (byte === 0) return BROKEN
      else if (byte === QUOTE) {
        if (bytes[index + 1] === QUOTE) index++
        else return this.#isCellEnd(bytes[index + 1]) ? index + 1 : BROKEN
      }
    }
    return BROKEN
  }

  #isCellEnd(byte: number | undefined): boolean {
    return byte === this.#delimiter || byte === LINE_FEED || byte === CARRIAGE_RETURN
  }
}
