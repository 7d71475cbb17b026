import { Violations } from '../errors/index.ts'
import { jsonErrorIndex } from './json-error.ts'
import { addAt, withoutByteOrderMark } from './position.ts'

/** One line of NDJSON. */
export interface NdjsonLine {
  /** From 1. */
  readonly line: number
  readonly value: unknown
  /** The line as it stands. */
  readonly text: string
}

/**
 * The values of NDJSON (one JSON value per line, LF or CRLF, blank lines skipped, a byte order mark skipped), each with
 * its line. Throws `csv_malformed` for every line that is not JSON, all at once, with paths like 'line 3, column 14'.
 */
export function parseNdjson(text: string): readonly NdjsonLine[] {
  const found = new Violations()
  const lines: NdjsonLine[] = []
  for (const [at, content] of withoutByteOrderMark(text).split('\n').entries()) {
    if (content.trim() === '') continue
    try {
      lines.push({ line: at + 1, value: JSON.parse(content) as unknown, text: content })
    } catch {
      addAt(found, { line: at + 1, column: jsonErrorIndex(content) + 1 }, 'is not JSON; write one JSON value per line')
    }
  }
  found.throwIfAny()
  return lines
}
