import { type CsvDelimiter, type CsvRecord, rejectCsv } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import type { HeaderColumn } from '../words/header-cell.ts'
import { measuredHeaders, nameOfQuantity, namesUnit } from '../words/header-words.ts'
import { type ReadingMark, splitReadingMark } from './reading-marks.ts'

/** A column whose cells become values of rows. */
export interface ValueColumn {
  readonly index: number
  /** The text for the column that the headers become: 'Jan-25', 'Leeds'. */
  readonly text: string
  readonly unit: string | undefined
  /** The reading of its cells, if the header says it. */
  readonly mark?: ReadingMark
  /** Years after the named one, for a month after December. */
  readonly laterYears?: number
}

/** The header of a table that may be wide. */
export interface TableHeader {
  readonly delimiter: CsvDelimiter
  readonly record: CsvRecord
  readonly columns: readonly HeaderColumn[]
  /** The filled lines above the header. */
  readonly above?: readonly CsvRecord[]
  /** Returns the known records below the header. */
  readonly rows?: () => readonly CsvRecord[]
}

/** The meaning of the header of a column of values. */
export type ValueHeader = Omit<ValueColumn, 'index'>

/** The meaning of a header with an optional unit. */
export function withUnit(header: string, find: (name: string) => string | undefined): ValueHeader | undefined {
  const own = find(header) ?? find(nameOfQuantity(header))
  if (own !== undefined) return { text: own, unit: undefined }
  for (const { name, unit } of measuredHeaders(header)) {
    const text = namesUnit(unit) ? (find(name) ?? find(nameOfQuantity(name))) : undefined
    if (text !== undefined) return { text, unit }
  }
  return undefined
}

/** The meaning of a header with an optional unit and a mark that says how its cells were read. */
export function withMark(header: string, find: (name: string) => string | undefined): ValueHeader | undefined {
  const plain = withUnit(header, find)
  if (plain !== undefined) return plain
  const marked = splitReadingMark(header)
  const found = marked && withUnit(marked.text, find)
  if (marked !== undefined && found !== undefined) return { ...found, mark: marked.mark }
  for (const { name, unit } of measuredHeaders(header)) {
    const inner = namesUnit(unit) ? splitReadingMark(name) : undefined
    const text = inner && find(inner.text)
    if (inner !== undefined && text !== undefined) return { text, unit, mark: inner.mark }
  }
  return undefined
}

/** Finds the columns whose headers have a meaning, except those that a map names. */
export function valueColumns(
  { record, columns }: TableHeader,
  read: (header: string) => ValueHeader | undefined,
): readonly ValueColumn[] {
  return record.cells.flatMap((cell, index) => {
    const { by = 'unknown', column } = columns[index] ?? {}
    if (by === 'map' && column !== undefined) return []
    const found = cell.trim() === '' ? undefined : read(cell.trim())
    return found === undefined ? [] : [{ index, ...found }]
  })
}

const LISTED_MAX = 4

/** Lists the names of columns or months: '"Jan", "Feb", …'. */
export function columnList(texts: readonly string[]): string {
  const shown = texts
    .slice(0, LISTED_MAX)
    .map((text) => show(text))
    .join(', ')
  return texts.length > LISTED_MAX ? `${shown}, …` : shown
}

/** Throws `csv_malformed` at the header. */
export function rejectHeader({ record }: TableHeader, message: string): never {
  return rejectCsv({ line: record.line, column: 1 }, message)
}
