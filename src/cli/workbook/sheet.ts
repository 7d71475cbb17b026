/** The content of a cell; a date is the moment that the cell shows, as if in UTC. */
export type SheetValue = string | number | boolean | Date | null | undefined

/** A sheet of a workbook. */
export interface Sheet {
  readonly name: string
  /** The values of its rows from the first of the sheet; that of a formula is its last result. */
  readonly rows: readonly (readonly SheetValue[])[]
  /** More about cells with a formula or an error, by "row,column", both from 0. */
  readonly cells?: ReadonlyMap<string, { readonly type?: string; readonly formula?: string }>
}

/** The sheets of a workbook that were read. */
export interface Workbook {
  readonly sheets: readonly Sheet[]
  /** The system of its day numbers. */
  readonly dateSystem?: '1900' | '1904'
}
