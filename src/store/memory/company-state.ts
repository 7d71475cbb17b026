import type { CollectionName } from '../collections.ts'
import { Table } from './table.ts'
import { Total } from './total.ts'

/** Everything that is kept of one company. */
export class CompanyState {
  readonly total = new Total()
  /** The last number given out, by what is numbered. */
  readonly counters = new Map<CollectionName, number>()
  readonly #tables = new Map<CollectionName, Table>()

  table(name: CollectionName): Table {
    let table = this.#tables.get(name)
    if (table === undefined) {
      table = new Table(name)
      this.#tables.set(name, table)
    }
    return table
  }
}
