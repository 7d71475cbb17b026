import { fail } from '../../errors/index.ts'
import type { FoundApiKey } from '../store.ts'
import type { SqlDatabase } from './database.ts'
import { rowOf } from './sql-row.ts'
import { selectHash, selectRow } from './statements.ts'

/** Throws `not_storable` for what is no hash. */
export function checkHash(hash: unknown): asserts hash is string {
  if (typeof hash === 'string' && hash !== '') return
  fail('hash', 'not_storable', { message: 'is no hash; give the digest of the key as text', received: hash })
}

/** Which company a key's hash belongs to: the one thing that all companies share. Shows what is committed. */
export class KeyDirectory {
  readonly #database: SqlDatabase
  /** What is committed of hashes that the transaction under way changes, where it shares its connection with readers. */
  readonly #committed = new Map<string, FoundApiKey | null>()

  constructor(database: SqlDatabase) {
    this.#database = database
  }

  async find(hash: string): Promise<FoundApiKey | null> {
    const committed = this.#committed.get(hash)
    return committed === undefined ? this.#read(hash) : committed
  }

  /** Before a transaction changes what is kept of a hash. */
  async beforeChange(hash: string): Promise<void> {
    if (this.#database.manyWriters || this.#committed.has(hash)) return
    this.#committed.set(hash, await this.#read(hash))
  }

  /** After the transaction. */
  settle(): void {
    this.#committed.clear()
  }

  async #read(hash: string): Promise<FoundApiKey | null> {
    const listed = selectHash(hash)
    const [found] = await this.#database.run(listed.text, listed.values)
    if (found === undefined) return null
    const companyId = Number(found.company_id)
    const { text, values } = selectRow('apiKeys', companyId, [found.id as string])
    const [row] = await this.#database.run(text, values)
    return row === undefined ? null : { companyId, row: rowOf('apiKeys', row) }
  }
}
