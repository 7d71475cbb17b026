import { fail } from '../../core/errors/index.ts'
import type { FoundKey } from '../session-store.ts'
import type { Journal } from './journal.ts'

interface ListedHash {
  readonly companyId: number
  /** The committed row; null: not committed yet. */
  committed: FoundKey['row'] | null
  /** Deleted by a transaction in progress. */
  isGone: boolean
}

/** Maps the hashes of API keys to companies: the only data that all companies share. Shows committed state. */
export class MemoryKeyDirectory {
  readonly #byHash = new Map<string, ListedHash>()

  find(hash: string): FoundKey | null {
    const listed = this.#byHash.get(hash)
    return listed === undefined || listed.committed === null
      ? null
      : { companyId: listed.companyId, row: listed.committed }
  }

  /** Throws `duplicate` if any company has the hash. */
  checkFree(hash: string, companyId: number): void {
    const listed = this.#byHash.get(hash)
    if (listed === undefined || (listed.isGone && listed.companyId === companyId)) return
    fail('hash', 'duplicate', 'is taken; issue another key')
  }

  /** Reserves the hash for the company; `current` returns its row at commit. */
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

  /** Updates or removes the row of the hash at commit. */
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

  /** Removes all hashes of a company without a transaction in progress. */
  forget(companyId: number): void {
    for (const [hash, listed] of this.#byHash) if (listed.companyId === companyId) this.#byHash.delete(hash)
  }

  /** A row may be missing while its hash still exists: a successor took it, which settles itself. */
  #settle(hash: string, listed: ListedHash, row: FoundKey['row'] | null): void {
    if (listed.isGone) this.#byHash.delete(hash)
    else if (row !== null) listed.committed = row
  }
}

interface Commit {
  readonly journal: Journal
  readonly current: () => FoundKey['row'] | null
}
