import type { ByteSource, KeySpans } from '../../csv/index.ts'
import type { Failure } from '../failure.ts'
import type { SourceRow } from '../source-row.ts'

/** The columns that a row is not looked up by: they name it, or are not used, or have a way of their own. */
export const OUTSIDE_KEY: readonly string[] = ['id', 'site', 'start', 'end', 'value', 'note']

/** What stands at a place of a file. */
export const FOUND = {
  /** A row whose cells have been found. */
  row: 0,
  /** A line with nothing on it. */
  blank: 1,
  /** A row that only the reading of its text tells of. */
  odd: 2,
  /** Text that is not in the format; where it ends is not known. */
  broken: 3,
} as const

/** One of the things that may stand at a place of a file. */
export type Found = (typeof FOUND)[keyof typeof FOUND]

/** A piece of bytes. */
export interface Span {
  from: number
  to: number
}

/** How wrong a row is: its text, its columns, or what it says; what is worse hides the rest. */
export type FailureStage = 'text' | 'columns' | 'row'

/** What is wrong with a row. */
export interface RowFailures {
  readonly stage: FailureStage
  readonly failures: readonly Failure[]
}

/** Finds rows in the bytes of a file, and in each row what its emission is looked up by. */
export interface RowScanner {
  /** Where the row that was scanned ends, without its line end. */
  readonly end: number
  /** Where the next one begins. */
  readonly next: number
  /** Line ends in the row, its own included. */
  readonly lines: number
  /** The id as it stands: in quotes where it is not its own text. */
  readonly id: Span
  /** The value as it stands. */
  readonly value: Span
  /** The cells as they stand, quotes included. */
  readonly site: KeySpans
  readonly period: KeySpans
  /** All that the emission of the row depends on but for its value and the year. */
  readonly key: KeySpans
  /** Takes other bytes: whole rows, the last one ended by a line feed. */
  open(source: ByteSource): void
  /** Finds the row that begins at an index. */
  scan(from: number): Found
  /** The text of the id; undefined: it has none. */
  idText(): string | undefined
  /** The texts of a site and of the start and end of a period as they were scanned; undefined: an empty cell. */
  cellTexts(spans: KeySpans): readonly (string | undefined)[]
  /**
   * The row that begins at an index, on a line, by its text; undefined: it has nothing in it. Where the text is broken,
   * `EmissionsError` `csv_malformed` is thrown.
   */
  read(from: number, line: number): SourceRow | RowFailures | undefined
}
