import { getOrInsertComputed } from '../../base/index.ts'
import type { Collection } from '../collections.ts'
import { emptyLog, type LogHead } from '../log-chain.ts'
import { Total } from './entry.ts'
import { Table } from './table.ts'

/** The stored state of one company. */
export class CompanyState {
  readonly total = new Total()
  logHead: LogHead
  /** The last number assigned, by collection. */
  readonly counters = new Map<Collection, number>()
  readonly #tables = new Map<Collection, Table>()

  constructor(companyId: number) {
    this.logHead = emptyLog(companyId)
  }

  table(collection: Collection): Table {
    return getOrInsertComputed(this.#tables, collection, () => new Table(collection))
  }
}
