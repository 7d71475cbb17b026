import { definedFields } from '../../base/index.ts'
import type { CsvDelimiter, CsvRecord } from '../../core/csv/index.ts'
import type { EndDate } from '../../core/time/index.ts'
import { columnRule, INPUT_COLUMN_NAMES, type InputColumn } from '../columns.ts'
import type { LineCause } from '../left-out-cause.ts'
import type { ColumnMap } from '../words/column-words.ts'
import type { DaysWithoutYear } from './days-without-year.ts'
import type { FinancialYears } from './financial-year.ts'

/** The character before the decimals of a number. */
export type DecimalMark = '.' | ','

/** The order of day and month in dates such as 31/01/2025. */
export type DateOrder = 'dmy' | 'mdy'

/** A first line that names the separator, as spreadsheets write and read it. */
export const SEPARATOR_LINE = /^sep=([,;\t])\r?\n/i

/** A unit or currency in a header. */
export interface HeaderMeasure {
  /** As written: 'L' in 'Volume (L)'. */
  readonly text: string
  readonly header: string
}

/** A multiple that a text of the file names for numbers: 1000 in 'Spend (k€)'. */
export interface NumberScale {
  readonly times: number
  /** The place of the text: 'the header "Spend (k€)"', 'line 1'. */
  readonly place: string
}

/** The multiple that a line above the header names, of amounts of money, of a unit, or of all numbers; or the unit of a power. */
export interface TitleScale {
  /** Null if the words have two meanings. */
  readonly times: number | null
  readonly line: number
  readonly words: string
  readonly of: 'money' | 'unit' | 'all' | 'power'
}

/** The measures that a line above the header can state for all rows. */
export type StatedMeasure = 'unit' | 'currency'

/** A measure, or the consumed product: a line above the header can state it for all rows. */
export type StatedFact = StatedMeasure | 'product'

/** A word in a line above the header: 'MWh' in 'Consumption in MWh'. */
export interface StatedWord {
  readonly text: string
  readonly line: number
}

/** The kind of most cells of a column; `mixed` if they are not alike, or if there are none. */
export type ContentKind = 'number' | 'date' | 'product' | 'country' | 'text' | 'mixed'

/** A column of a file that is not read. */
export interface UnreadColumn {
  readonly header: string
  readonly content: ContentKind
  /** True if no list knows its name; false for a name that no calculation needs. */
  readonly isUnknown: boolean
}

/** Facts about a file that the advice about its rows needs. */
export interface AdvisedFile {
  /** The names of the columns in the file, by column. */
  readonly headers?: Readonly<Record<string, string>>
  /** Units and currencies that the header names, by the column of their numbers. */
  readonly headerMeasures?: Readonly<Record<string, HeaderMeasure>>
  /** True if the values are in a column of money. */
  readonly isOfMoney?: boolean
  /** The unit, the currency and the product that the lines above the header name, with that line. */
  readonly stated?: Readonly<Partial<Record<StatedFact, StatedWord>>>
  /** True if the lines were rewritten from those that the column `source line` names. */
  readonly isRewritten?: boolean
  /** The financial years, which an option names. */
  readonly financialYears?: FinancialYears | undefined
  /** The columns that are not read. */
  readonly unread?: readonly UnreadColumn[]
}

/** The form of a file. It is plain data, so that a thread can receive it. */
export interface FileForm extends AdvisedFile {
  readonly delimiter: CsvDelimiter
  /** The decimal mark of each column whose cells, or an option, decide it. */
  readonly decimals: Readonly<Partial<Record<InputColumn, DecimalMark>>>
  /** The decimal mark that is usual for the delimiter; it applies to columns that do not decide it. */
  readonly usualDecimal?: DecimalMark | undefined
  /** The order of day and month of each column whose cells, or an option, decide it. */
  readonly dates: Readonly<Partial<Record<InputColumn, DateOrder>>>
  /** The columns whose days name whole months, with the day of the month that they have, and their names in the file. */
  readonly months?: Readonly<Partial<Record<InputColumn, { readonly day: 'first' | 'last'; readonly header: string }>>>
  /** The columns whose cells are days and months without a year. */
  readonly daysWithoutYear?: DaysWithoutYear
  /** The reading of ends (default: as the day after the period). */
  readonly endDate?: EndDate | undefined
  /** Day number 0 of a spreadsheet, in days since 1970; absent if numbers are not dates. */
  readonly serialEpoch?: number
  /** True for the cells of a workbook, where an error such as `#REF!` is not content. */
  readonly isSheet?: boolean
  readonly columnMap: ColumnMap
  /** Units and currencies that the header names, by the column of their numbers. */
  readonly headerMeasures?: Readonly<Partial<Record<InputColumn, HeaderMeasure>>>
  /** The columns of numbers that count several times, as their headers or a line above them say. */
  readonly scales?: Readonly<Partial<Record<InputColumn, NumberScale>>>
  /** The problem of a multiple that is not certain, or of numbers that are a power. */
  readonly scaleProblem?: string
  /** The names of the columns in the file. */
  readonly headers?: Readonly<Partial<Record<InputColumn, string>>>
  /** Lines of rows that are left out because of other rows, with the cause, and of refunds that no booking of the file explains. */
  readonly leftOutLines?: Readonly<Record<number, LineCause>>
  /** Words of the file and the words that replace them, by column. */
  readonly wordMap: Readonly<Partial<Record<InputColumn, Readonly<Record<string, string>>>>>
}

/** The form that this program writes: commas, decimal points, ISO dates. */
export const CANONICAL_FORM: FileForm = Object.freeze({
  delimiter: ',',
  decimals: {},
  usualDecimal: '.',
  dates: {},
  columnMap: {},
  wordMap: {},
})

/** Columns to turn into rows, as an option names them. */
export interface UnpivotOption {
  /** Headers, or none for all columns that are not known. */
  readonly headers: readonly string[]
  /** The column that receives the headers. */
  readonly column: InputColumn
}

/** Options that decide a part of the form, instead of the file. */
export interface FormOptions
  extends Partial<Pick<FileForm, 'columnMap' | 'wordMap' | 'serialEpoch' | 'isSheet' | 'isRewritten'>> {
  readonly delimiter?: CsvDelimiter | undefined
  readonly decimal?: DecimalMark | undefined
  readonly dateOrder?: DateOrder | undefined
  readonly endDate?: EndDate | undefined
  readonly financialYears?: FinancialYears | undefined
  /** True if unknown columns are left out. */
  readonly ignoresUnknown?: boolean | undefined
  /** The line of the header (default: found by its words). */
  readonly headerRow?: number | undefined
  /** Columns to turn into rows. */
  readonly unpivot?: UnpivotOption | undefined
  /** The lines above the header of a table, before it is rewritten. */
  readonly titles?: readonly CsvRecord[] | undefined
  /** The year of months without one, 'YYYY'. */
  readonly year?: string | undefined
}

/** Returns the name of a column in the file; the name of the column itself if the file has none. */
export function headerName({ headers, columnMap }: FileForm, column: InputColumn): string {
  return headers?.[column] ?? Object.entries(columnMap).find(([, one]) => one === column)?.[0] ?? column
}

/** Builds a form from options only, without looking at cells. */
export function formOfOptions({ decimal, dateOrder, columnMap = {}, wordMap = {}, ...options }: FormOptions): FileForm {
  const all = <Convention>(kind: 'number' | 'date', convention: Convention | undefined) =>
    convention === undefined
      ? {}
      : Object.fromEntries(
          INPUT_COLUMN_NAMES.filter((name) => columnRule(name).kind === kind).map((name) => [name, convention]),
        )
  const { endDate, financialYears, serialEpoch, isSheet, isRewritten } = options
  return {
    ...CANONICAL_FORM,
    ...definedFields({ endDate, financialYears, serialEpoch, isSheet, isRewritten }),
    decimals: all('number', decimal),
    dates: all('date', dateOrder),
    columnMap,
    wordMap,
  }
}
