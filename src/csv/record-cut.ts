import { COMMA, LINE_FEED, QUOTE } from './ascii.ts'

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
