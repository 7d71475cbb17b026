import { isHash } from '../row-fields.ts'
import type { FoundApiKey } from '../store.ts'
import type { SqlDatabase } from './database.ts'
import { rowOf } from './sql-row.ts'
import { selectHash, selectRow } from './statements.ts'

/** Which company a key's hash belongs to: the one thing that all companies share. Shows what is committed. */
export class KeyDirectory {
  readonly #database: SqlDatabase
  /** What is committed of hashes that the transaction under way changes, where it shares its connection with readers. */
  readonly #committed = new Map<string, FoundApiKey | null>()
  /** That transaction. */
  #changer: object | null = null
  /** How often a change began or was through: what was read across one says nothing. */
  #turns = 0

  constructor(database: SqlDatabase) {
    this.#database = database
  }

  async find(hash: string): Promise<FoundApiKey | null> {
    if (!isHash(hash)) return null
    for (;;) {
      const committed = this.#committed.get(hash)
      if (committed !== undefined) return committed
      const turn = this.#turns
      const found = await this.#read(hash)
      if (turn === this.#turns) return found
    }
  }

  /** Before a transaction, `changer`, changes what is kept of a hash. */
  async beforeChange(hash: string, changer: object): Promise<void> {
    if (this.#database.manyWriters) return
    // writers take turns: the one before is through, though it may not have said so yet
    if (this.#changer !== changer) this.#committed.clear()
    this.#changer = changer
    if (this.#committed.has(hash)) return
    const committed = await this.#read(hash)
    this.#committed.set(hash, committed)
    this.#turns += 1
  }

  /** After the transaction, kept or rolled back. */
  settle(changer: object): void {
    if (this.#changer !== changer) return
    this.#changer = null
    this.#committed.clear()
    this.#turns += 1
  }

  async #read(hash: string): Promise<FoundApiKey | null> {
    const listed = selectHash(hash)
    const [found] = await this.#database.read({ keyHash: hash }, listed.text, listed.values)
    if (found === undefined) return null
    const companyId = Number(found.company_id)
    const { text, values } = selectRow('apiKeys', companyId, [found.id as string])
    const [row] = await this.#database.read({ companyId }, text, values)
    return row === undefined ? null : { companyId, row: rowOf('apiKeys', row) }
  }
}
