import type { Exact } from '../../exact/index.ts'
import { checkedExact, checkReferences, checkUnused, duplicate, keptChange } from '../checked-write.ts'
import { type CollectionName, collectionOf } from '../collections.ts'
import { keyOfRecord, mapKey } from '../row-fields.ts'
import type { Entry } from './entry.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'
import { Total } from './total.ts'

/** Writes rows of one collection: all checks precede the first change, and every change can be undone. */
export class RowWriter {
  readonly #name: CollectionName
  readonly #session: Session
  readonly #table: Table

  constructor(name: CollectionName, session: Session) {
    this.#name = name
    this.#session = session
    this.#table = session.state.table(name)
  }

  /** Adds a row; `record` is frozen data. */
  add(record: object, exact?: Exact): Entry {
    const parts = keyOfRecord(record, this.#name)
    const standings = this.#table.standingsOf(record)
    const written = checkedExact(this.#name, exact)
    if (this.#table.get(parts) !== undefined) duplicate(this.#name, parts)
    this.#checkReferences(record)
    const isHolder = collectionOf(this.#name).exact === 'total'
    const entry: Entry = { key: mapKey(parts), record, version: 1, exact: isHolder ? new Total() : written }
    this.#table.add(entry, standings)
    this.#session.journal.note(() => this.#table.remove(entry))
    this.#session.totals.changed(this.#name, { key: entry.key, before: null, after: entry })
    return entry
  }

  change(entry: Entry, set: object, exact?: Exact): void {
    const record = keptChange(this.#name, entry.record, set)
    if (record !== entry.record) {
      this.#table.standingsOf(record)
      this.#checkReferences(record)
    }
    const isGiven = exact !== undefined
    const after = { record, version: entry.version + 1, exact: isGiven ? checkedExact(this.#name, exact) : entry.exact }
    const before = { record: entry.record, version: entry.version, exact: entry.exact }
    this.#table.replace(entry, after)
    this.#session.journal.note(() => this.#table.replace(entry, before))
    this.#session.totals.changed(this.#name, { key: entry.key, before, after })
  }

  remove(entry: Entry): void {
    const { state, journal, totals } = this.#session
    checkUnused(this.#name, ({ collection, field }) => state.table(collection).naming(field, entry.key) > 0)
    this.#table.remove(entry)
    journal.note(() => this.#table.add(entry))
    totals.changed(this.#name, { key: entry.key, before: entry, after: null })
  }

  #checkReferences(record: object): void {
    checkReferences(this.#name, record, (target, id) => this.#session.state.table(target).get([id]) !== undefined)
  }
}
