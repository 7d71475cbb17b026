import { parsePrinted, type Rational, ZERO } from '../../exact/index.ts'
import type { Row } from '../repository.ts'
import { Total } from './total.ts'

/** A row in memory. The object stays the same as long as the row is there; what it holds is replaced, not changed. */
export interface Entry {
  /** As `mapKey` makes it. */
  readonly key: string | number
  record: object
  version: number
  /** The exact number as its writer gave it, the total kept here, or null. */
  exact: string | Total | null
}

/** What an update replaces. */
export interface EntryState {
  readonly record: object
  readonly version: number
  readonly exact: string | Total | null
}

/** The row as it is handed out. */
export function rowOf(entry: EntryState): Row<never> {
  const { version, record, exact } = entry
  return Object.freeze({ version, record, exact: exact instanceof Total ? exact.text : exact }) as Row<never>
}

/** The exact number beside an entry; 0 where there is none. */
export function exactOf({ exact }: EntryState): Rational {
  if (exact === null) return ZERO
  return exact instanceof Total ? exact.value : parsePrinted(exact)
}
