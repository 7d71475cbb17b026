import { unheldNumbers, unheldProblem, Violations } from '../errors/index.ts'
import { jsonErrorIndex } from './json-error.ts'
import { addAt, positionPath, withoutByteOrderMark } from './position.ts'

/** A line of NDJSON. */
export interface NdjsonLine {
  /** From 1. */
  readonly line: number
  readonly value: unknown
  /** The line as it was written. */
  readonly text: string
}

/**
 * Parses a line of NDJSON. Returns `undefined` for an empty line. Also returns `undefined` and collects a violation for
 * a line that is not JSON, or has a number outside the range of a double.
 */
export function parseNdjsonLine(text: string, line: number, violations: Violations): NdjsonLine | undefined {
  if (text.trim() === '') return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    addAt(violations, { line, column: jsonErrorIndex(text) + 1 }, 'is not JSON; write one JSON value per line')
    return undefined
  }
  const unheld = unheldNumbers(text)
  for (const one of unheld) {
    violations.add(positionPath({ line, column: one.index + 1 }), 'number_out_of_range', unheldProblem(one))
  }
  return unheld.length === 0 ? { line, value, text } : undefined
}

/**
 * Parses NDJSON: one JSON value per line, LF or CRLF; empty lines and a byte order mark are skipped. Throws
 * `csv_malformed` for every line that is not JSON, and `number_out_of_range` for numbers outside the range of a double,
 * all at once, with paths like 'line 3, column 14'.
 */
export function parseNdjson(text: string): readonly NdjsonLine[] {
  const violations = new Violations()
  const lines = withoutByteOrderMark(text)
    .split('\n')
    .map((content, index) => parseNdjsonLine(content, index + 1, violations))
  violations.throwIfAny()
  return lines.filter((line) => line !== undefined)
}
