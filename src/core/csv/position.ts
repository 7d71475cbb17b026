import { fail, type Violations } from '../errors/index.ts'

/** Position in a text, from 1; columns count UTF-16 units, as editors do. */
export interface TextPosition {
  readonly line: number
  readonly column: number
}

/** Prints a position as the path of a violation: 'line 3, column 14'. */
export function positionPath({ line, column }: TextPosition): string {
  return `line ${line}, column ${column}`
}

/** Throws `csv_malformed` at a position. */
export function rejectCsv(position: TextPosition, message: string): never {
  return fail(positionPath(position), 'csv_malformed', message)
}

/** Collects `csv_malformed` at a position. */
export function addCsvViolation(violations: Violations, position: TextPosition, message: string): void {
  violations.add(positionPath(position), 'csv_malformed', message)
}

const BYTE_ORDER_MARK = '\uFEFF'

/** Removes the byte order mark that some programs write first. */
export function withoutByteOrderMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
}

/** Parses a path as a position; `undefined` if it is not a position. */
export function csvPositionOf(path: string): TextPosition | undefined {
  const [, line, column] = /^line (\d+), column (\d+)$/.exec(path) ?? []
  return line === undefined || column === undefined ? undefined : { line: Number(line), column: Number(column) }
}
