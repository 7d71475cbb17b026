/** A typed array that has a number at each of these indexes. */
export type FixedColumn<Column extends { readonly [index: number]: unknown }, Index extends number> = Column &
  Record<Index, Column[number]>
