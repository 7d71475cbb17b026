import type { CsvDelimiter } from '../../csv/index.ts'
import type { EndDate } from '../../time/index.ts'
import type { InputColumn } from '../columns.ts'
import type { ColumnMap } from '../words/column-words.ts'

/** The character before the decimals of a number. */
export type DecimalMark = '.' | ','

/** The order of day and month in dates such as 31/01/2025. */
export type DateOrder = 'dmy' | 'mdy'

/** A first line that names the separator, which spreadsheets write and take. */
export const SEPARATOR_LINE = /^sep=([,;\t])\r?\n/i

/** The form of a file: plain data, so that a thread can have it. */
export interface FileForm {
  readonly delimiter: CsvDelimiter
  /** The decimal mark of each column whose cells, or an option, decide it. */
  readonly decimals: Readonly<Partial<Record<InputColumn, DecimalMark>>>
  /** The decimal mark that the delimiter suggests for columns that do not decide it; absent: none. */
  readonly usualDecimal?: DecimalMark | undefined
  /** The order of day and month of each column whose cells, or an option, decide it. */
  readonly dates: Readonly<Partial<Record<InputColumn, DateOrder>>>
  /** The reading of ends; absent: an end is the day after the period. */
  readonly endDate?: EndDate | undefined
  /** The day before the day numbers of a spreadsheet begin, in days since 1970; absent: numbers are not dates. */
  readonly serialEpoch?: number
  /** The cells are those of a workbook, where an error such as `#REF!` is not content. */
  readonly isSheet?: boolean
  readonly columnMap: ColumnMap
  /** Words of the file and those that they stand for, by column. */
  readonly wordMap: Readonly<Partial<Record<InputColumn, Readonly<Record<string, string>>>>>
}

/** Commas, decimal points, ISO dates: the form in which files are written by this program. */
export const CANONICAL_FORM: FileForm = Object.freeze({
  delimiter: ',',
  decimals: {},
  usualDecimal: '.',
  dates: {},
  columnMap: {},
  wordMap: {},
})
