import type { ByteSource, KeySpans } from '../../../core/csv/index.ts'
import type { InputColumn, SourceRow } from '../../../rows/index.ts'
import type { RowFailures } from './row-failures.ts'

/** Columns outside the key: they only identify the row, are unused, or are handled separately. */
export const OUTSIDE_KEY: readonly string[] = ['id', 'site', 'start', 'end', 'value', 'note']

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
  /** The texts of the scanned site, or of start and end of the period, by column; undefined for an empty cell. */
  cellTexts(spans: KeySpans, columns: readonly InputColumn[]): readonly (string | undefined)[]
  /**
   * Reads the row at an index, on a line, as text; undefined if it is blank. Throws `EmissionsError` `csv_malformed`
   * for malformed text.
   */
  read(from: number, line: number): SourceRow | RowFailures | undefined
}
