import { fail } from '../../errors/index.ts'
import type { FoundApiKey } from '../store.ts'
import type { Journal } from './journal.ts'

interface Listed {
  readonly companyId: number
  /** What is committed; null: nothing yet. */
  committed: FoundApiKey['row'] | null
  /** Deleted by a transaction that goes on. */
  isGone: boolean
}

/** Which company a key's hash belongs to: the one thing that all companies share. Shows what is committed. */
export class KeyDirectory {
  readonly #byHash = new Map<string, Listed>()

  find(hash: string): FoundApiKey | null {
    const listed = this.#byHash.get(hash)
    return listed === undefined || listed.committed === null
      ? null
      : { companyId: listed.companyId, row: listed.committed }
  }

  /** Throws `duplicate` when the hash is taken, by whomever. */
  checkFree(hash: string, companyId: number): void {
    const listed = this.#byHash.get(hash)
    if (listed === undefined || (listed.isGone && listed.companyId === companyId)) return
    fail('hash', 'duplicate', 'is taken; issue another key')
  }

  /** The hash is the company's from now on; `current` answers what its row is when the transaction is through. */
  take(hash: string, companyId: number, { journal, current }: Commit): void {
    const listed = this.#byHash.get(hash) ?? { companyId, committed: null, isGone: false }
    const { isGone } = listed
    listed.isGone = false
    this.#byHash.set(hash, listed)
    journal.note(() => {
      listed.isGone = isGone
      if (!isGone) this.#byHash.delete(hash)
    })
    journal.afterCommit(() => this.#settle(hash, listed, current()))
  }

  /** The row of the hash is another one, or gone, when the transaction is through. */
  change(hash: string, { journal, current }: Commit): void {
    const listed = this.#byHash.get(hash)
    if (listed === undefined) return
    const { isGone } = listed
    listed.isGone = current() === null
    journal.note(() => {
      listed.isGone = isGone
    })
    journal.afterCommit(() => this.#settle(hash, listed, current()))
  }

  /** No hash is the company's any more; no transaction of it is under way. */
  forget(companyId: number): void {
    for (const [hash, listed] of this.#byHash) if (listed.companyId === companyId) this.#byHash.delete(hash)
  }

  /** A row that is gone without the hash being so was followed by another one, which settles itself. */
  #settle(hash: string, listed: Listed, row: FoundApiKey['row'] | null): void {
    if (listed.isGone) this.#byHash.delete(hash)
    else if (row !== null) listed.committed = row
  }
}

interface Commit {
  readonly journal: Journal
  readonly current: () => FoundApiKey['row'] | null
}
