import { fail, unheldNumbers, unheldProblem, Violations } from '../errors/index.ts'
import { addCsvViolation, positionPath, withoutByteOrderMark } from './position.ts'

/** Tokens expected next in a JSON text. */
type ExpectedToken = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or ]' | ', or }' | 'end'

// written as a string, so that the pattern has no control characters
const CONTROL = '\\u0000-\\u001f'
const TEXT = `"(?:[^"\\\\${CONTROL}]|\\\\(?:["\\\\/bfnrt]|u[\\da-fA-F]{4}))*"`
const WORD = '-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|true|false|null'
const TOKEN = new RegExp(`(${TEXT})|(${WORD})|([{}[\\],:])`, 'y')
const SPACE = /[ \t\r\n]*/y

/**
 * Returns the token expected after a token, or `undefined` if the token is not allowed. `open` is the stack of
 * brackets.
 */
function expectedToken(due: ExpectedToken, kind: string, open: ('{' | '[')[]): ExpectedToken | undefined {
  const closed = (): ExpectedToken => {
    const around = open.at(-1)
    return around === undefined ? 'end' : around === '{' ? ', or }' : ', or ]'
  }
  if (due === 'value' || due === 'value or ]') {
    if (kind === 'text' || kind === 'word') return closed()
    if (kind === '{' || kind === '[') {
      open.push(kind)
      return kind === '{' ? 'key or }' : 'value or ]'
    }
  }
  if ((due === 'key' || due === 'key or }') && kind === 'text') return ':'
  if (due === ':' && kind === ':') return 'value'
  if (kind === ',' && due === ', or ]') return 'value'
  if (kind === ',' && due === ', or }') return 'key'
  if ((kind === ']' || kind === '}') && due.endsWith(`or ${kind}`)) {
    open.pop()
    return closed()
  }
  return undefined
}

/**
 * The index at which a text stops being JSON; its length if it ends too early. Not every engine reports this position.
 */
function jsonErrorIndex(text: string): number {
  const open: ('{' | '[')[] = []
  let due: ExpectedToken = 'value'
  for (let index = 0; ; ) {
    SPACE.lastIndex = index
    SPACE.test(text)
    const start = SPACE.lastIndex
    TOKEN.lastIndex = start
    const token = TOKEN.exec(text)
    if (token === null) return start
    const kind = token[1] !== undefined ? 'text' : token[2] !== undefined ? 'word' : token[0]
    const next = expectedToken(due, kind, open)
    if (next === undefined) return start
    due = next
    index = TOKEN.lastIndex
  }
}

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
    addCsvViolation(
      violations,
      { line, column: jsonErrorIndex(text) + 1 },
      'is not JSON; write one JSON value per line',
    )
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

/** Prints values as lines of NDJSON, each ended by LF. Throws `invalid_type` for values that JSON cannot hold. */
export function* ndjsonLines(values: Iterable<unknown>): Generator<string> {
  for (const value of values) {
    const json: string | undefined = JSON.stringify(value)
    yield json === undefined
      ? fail('', 'invalid_type', { message: 'is not a value that JSON can hold', received: value })
      : `${json}\n`
  }
}
