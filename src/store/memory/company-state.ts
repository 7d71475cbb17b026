import type { CollectionName } from '../collections.ts'
import { emptyLog, type LogHead } from '../log-chain.ts'
import { Table } from './table.ts'
import { Total } from './total.ts'

/** Everything that is kept of one company. */
export class CompanyState {
  readonly total = new Total()
  /** How far the log goes. */
  logHead: LogHead
  /** The last number given out, by what is numbered. */
  readonly counters = new Map<CollectionName, number>()
  readonly #tables = new Map<CollectionName, Table>()

  constructor(companyId: number) {
    this.logHead = emptyLog(companyId)
  }

  table(name: CollectionName): Table {
    let table = this.#tables.get(name)
    if (table === undefined) {
      table = new Table(name)
      this.#tables.set(name, table)
    }
    return table
  }
}
