import type { FactorDefinition } from '../emissions/index.ts'

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

/** An edition with its rows, which are parsed on first use. */
export interface EditionTable extends Edition {
  readonly rows: () => readonly (FactorDefinition & { readonly id: string })[]
}
