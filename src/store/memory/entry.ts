import { parsePrinted, printExact, type Rational, ZERO } from '../../core/exact/index.ts'
import type { Row } from '../repository.ts'
import type { Fields } from '../row-fields.ts'

/** An exact total, printed on demand. */
export class Total {
  value: Rational = ZERO
  #printed = { value: ZERO, text: '0' }

  /** The decimal or fraction in lowest terms: the same text for the same number, whatever its history. */
  get text(): string {
    const { value } = this
    if (value !== this.#printed.value) this.#printed = { value, text: printExact(value) }
    return this.#printed.text
  }
}

/** A row in memory. The object lives as long as the row; its fields are replaced, never mutated. */
export interface Entry {
  /** In the form of `mapKey`. */
  readonly key: string | number
  record: Fields
  version: number
  /** The exact number from the writer, the total maintained here, or null. */
  exact: string | Total | null
}

/** The fields that an update replaces. */
export interface EntryState {
  readonly record: Fields
  readonly version: number
  readonly exact: string | Total | null
}

/** The row as returned to callers. */
export function rowOf(entry: EntryState): Row<never> {
  const { version, record, exact } = entry
  return Object.freeze({ version, record, exact: exact instanceof Total ? exact.text : exact }) as Row<never>
}

/** The exact number of an entry; 0 if it has none. */
export function exactOf({ exact }: EntryState): Rational {
  if (exact === null) return ZERO
  return exact instanceof Total ? exact.value : parsePrinted(exact)
}
