import { RecentCache } from '../../base/index.ts'
import type { Collection } from '../collections.ts'
import type { KeyRecord } from '../key-hash.ts'
import type { Row } from '../repository.ts'
import { isKeyText } from '../row-fields.ts'
import type { FoundKey } from '../session-store.ts'
import type { SqlDatabase } from './database.ts'
import { rowOf } from './sql-row.ts'
import { selectHash, selectRow } from './statements.ts'

/** The key of a hash. */
interface DirectoryEntry {
  readonly companyId: number
  readonly id: string
}

/** Maps the hashes of API keys to companies: the only data that all companies share. Shows committed state. */
export class SqlKeyDirectory {
  readonly #database: SqlDatabase
  readonly #keys: Collection
  /** The committed state of hashes that the current transaction changes, if readers share its connection. */
  readonly #committed = new Map<string, FoundKey | null>()
  /** The transaction that changes them. */
  #changer: object | null = null
  /** Entries read lately; each is checked against its key. */
  readonly #entries = new RecentCache<string, DirectoryEntry>({
    makeTable: () => new Map(),
    charactersMax: 1024 * 1024,
    charactersOf: (hash, { id }) => hash.length + id.length,
    takenEvery: 1,
  })
  /** Counts starts and ends of changes: a value read across one is stale. */
  #generation = 0

  /** `keys`: the collection of API keys. */
  constructor(database: SqlDatabase, keys: Collection) {
    this.#database = database
    this.#keys = keys
  }

  async find(hash: string): Promise<FoundKey | null> {
    if (!isKeyText(hash)) return null
    for (;;) {
      const committed = this.#committed.get(hash)
      if (committed !== undefined) return committed
      const turn = this.#generation
      const found = await this.#read(hash)
      if (turn === this.#generation) return found
    }
  }

  /** Must run before the transaction `changer` changes a hash. */
  async beforeChange(hash: string, changer: object): Promise<void> {
    if (this.#database.capabilities.companiesAtOnce) return
    // writers take turns: the previous one has ended, though it may not have settled yet
    if (this.#changer !== changer) this.#committed.clear()
    this.#changer = changer
    if (this.#committed.has(hash)) return
    const committed = await this.#read(hash)
    this.#committed.set(hash, committed)
    this.#generation += 1
  }

  /** Must run after the transaction, committed or rolled back. */
  settle(changer: object): void {
    if (this.#changer !== changer) return
    this.#changer = null
    this.#committed.clear()
    this.#generation += 1
  }

  async #read(hash: string): Promise<FoundKey | null> {
    const known = this.#entries.find(hash)
    const key = known === undefined ? null : await this.#keyOf(known)
    const row: Row<KeyRecord> | undefined = key?.row
    // the hash of a key never changes, and its entry is there as long as the key is
    if (row?.record.hash === hash) return key
    const [found] = await this.#database.read({ keyHash: hash }, selectHash(hash))
    if (found === undefined) return null
    const entry = { companyId: Number(found.company_id), id: String(found.id) }
    this.#entries.keep(hash, entry)
    return this.#keyOf(entry)
  }

  async #keyOf({ companyId, id }: DirectoryEntry): Promise<FoundKey | null> {
    const [row] = await this.#database.read({ companyId }, selectRow(this.#keys, companyId, [id]))
    return row === undefined ? null : { companyId, row: rowOf(this.#keys, row) }
  }
}
