/** A typed array of so many numbers that each of these indexes holds one. */
export type FixedColumn<Column, Index extends number> = Column & Record<Index, number>
