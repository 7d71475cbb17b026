import type { CsvDelimiter, CsvRecord } from '../../core/csv/index.ts'
import type { HeaderColumn } from '../words/header-cell.ts'
import { measuredHeaders, nameOfQuantity, namesUnit } from '../words/header-words.ts'

/** A column whose cells become values of rows. */
export interface ValueColumn {
  readonly index: number
  /** The text for the column that the headers become: 'Jan-25', 'Leeds'. */
  readonly text: string
  readonly unit: string | undefined
  /** Years after the named one, for a month after December. */
  readonly laterYears?: number
}

/** The header of a table that may be wide. */
export interface TableHeader {
  readonly delimiter: CsvDelimiter
  readonly record: CsvRecord
  readonly columns: readonly HeaderColumn[]
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

/** Finds the columns whose headers have a meaning, but for those that a map names. */
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
