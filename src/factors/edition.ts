import type { FactorDefinition } from '../emissions/index.ts'

/** A published set of factors. */
export interface Edition {
  /** First part of the keys: 'desnz-2025'. */
  readonly id: string
  readonly publisher: string
  readonly title: string
  /** The year the edition is of; 0 where none is stated. */
  readonly year: number
  readonly licence: string
  /** What a report must print, '' where the licence asks for nothing. */
  readonly attribution: string
}

/** An edition with its rows, which are read when they are first asked for. */
export interface EditionTable extends Edition {
  readonly rows: () => readonly (FactorDefinition & { readonly id: string })[]
}
