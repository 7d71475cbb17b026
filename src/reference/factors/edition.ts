import type { EmissionFactor, FactorDefinition, Source } from '../../core/emissions/index.ts'

/** A published set of factors. */
export interface Edition {
  /** The prefix of the keys: 'desnz-2025'. */
  readonly id: string
  readonly publisher: string
  readonly title: string
  /** The year of the edition; 0 if not stated. */
  readonly year: number
  readonly licence: string
  /** The attribution that a report must print; '' if the licence requires none. */
  readonly attribution: string
}

/** A row of an edition. */
export type EditionRow = FactorDefinition & { readonly id: string; readonly category: string }

/** A row of an edition by its key and category; the rest is read when the row is asked for. */
export interface EditionEntry {
  readonly key: string
  readonly category: string
  readonly row: () => EditionRow
}

/** An edition with its rows, whose keys are parsed on first use. */
export interface EditionTable extends Edition {
  /** The categories of all its rows, so that it is not read for others; absent: its rows have many. */
  readonly categories?: readonly string[]
  /** The countries of all its rows, so that it is not read for a request of others; absent: its rows have many. */
  readonly countries?: readonly string[]
  readonly entries: () => readonly EditionEntry[]
}

/** Entries of rows that are read at once. */
export function toEntries(rows: readonly EditionRow[]): readonly EditionEntry[] {
  return rows.map((row) => ({ key: row.key, category: row.category, row: () => row }))
}

/**
 * Returns the source of a row in a table of an edition; its figures describe the year of the edition, unless stated.
 */
export function rowSource(edition: Edition, table: string, dataYear: number | null = edition.year): Source {
  const { publisher, title, year: editionYear, licence, attribution } = edition
  return { publisher, title, table, editionYear, dataYear, licence, attribution }
}

/** Returns the edition that a factor names. */
export function editionOf({ edition: id, source }: EmissionFactor): Edition {
  const { publisher, title, editionYear: year, licence, attribution } = source
  return Object.freeze({ id, publisher, title, year, licence, attribution })
}
