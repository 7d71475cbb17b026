import type { CsvDelimiter } from '../../csv/index.ts'
import { definedFields } from '../../errors/index.ts'
import type { EndDate } from '../../time/index.ts'
import { INPUT_COLUMN_NAMES, type InputColumn, ruleOf } from '../columns.ts'
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

/** Options that decide a part of the form in place of the file. */
export interface FormOptions extends Partial<Pick<FileForm, 'columnMap' | 'wordMap' | 'serialEpoch' | 'isSheet'>> {
  readonly delimiter?: CsvDelimiter | undefined
  readonly decimal?: DecimalMark | undefined
  readonly dateOrder?: DateOrder | undefined
  readonly endDate?: EndDate | undefined
}

/** A file without cells that decide anything: only the options do. */
export function formOfOptions({ decimal, dateOrder, columnMap = {}, wordMap = {}, ...options }: FormOptions): FileForm {
  const all = <Convention>(kind: 'number' | 'date', convention: Convention | undefined) =>
    convention === undefined
      ? {}
      : Object.fromEntries(
          INPUT_COLUMN_NAMES.filter((name) => ruleOf(name).kind === kind).map((name) => [name, convention]),
        )
  const { endDate, serialEpoch, isSheet } = options
  return {
    ...CANONICAL_FORM,
    ...definedFields({ endDate, serialEpoch, isSheet }),
    decimals: all('number', decimal),
    dates: all('date', dateOrder),
    columnMap,
    wordMap,
  }
}
