import type { Collection } from './collections.ts'
import type { ListOptions } from './query.ts'
import { fieldOf, type RecordFields } from './row-fields.ts'

/**
 * The part of a record that reports read instead of the record itself. The writer derives it from the record and its
 * calculation; the store keeps it in columns of its own and returns it only for the version that it was written with.
 * Each text: 1 to 512 printable ASCII characters.
 */
export interface RowSummary {
  /** The end of the record's period, as in the record. */
  readonly to: string
  /** The groups and the form of calculation; equal texts are summed together. */
  readonly group: string
  /** The quantities of the calculation. */
  readonly quantities: string
}

/** The summary of a row whose record must be read: its last writer gave none. */
export type NoSummary = Readonly<Record<keyof RowSummary, null>>

/** A row with its summary instead of its record. */
export type SummarizedRow = {
  /** The value of the list field that was asked for, null if the record has none. */
  readonly listed?: string | null
  readonly id: string
  /** The field that orders the list, a timestamp. */
  readonly from: string
  readonly exact: string
} & (RowSummary | NoSummary)

/** Options of a list of summaries: the list field that each row states besides. */
export interface SummaryOptions extends ListOptions {
  readonly listField?: string | undefined
}

/** The row with the list field that was asked for. */
export function addListField(
  collection: Collection,
  { row, record }: { readonly row: SummarizedRow; readonly record: RecordFields },
  { listField }: SummaryOptions,
): SummarizedRow {
  if (listField === undefined) return row
  const value = fieldOf(record, listField, collection) ?? null
  const listed = value === null ? null : String(value)
  if (row.to === null) return { listed, ...row }
  // its fields one by one: V8 makes a class for each object that is copied and then extended
  const { id, from, exact, to, group, quantities } = row
  return { listed, id, from, exact, to, group, quantities }
}

/** The summary of a row as it was read; a later version keeps its own. */
export interface NewSummary {
  readonly id: string
  readonly version: number
  readonly summary: RowSummary
}
