/** A typed array that has a number at each of these indexes. */
export type FixedColumn<Column, Index extends number> = Column & Record<Index, number>
