import { fail } from '../../core/errors/index.ts'
import type { Collection } from '../collections.ts'
import { emptyLog, type LogHead } from '../log-chain.ts'
import { type FoundKey, type HandledSession, OpenSession } from '../session-store.ts'
import { Total } from './sorted-entries.ts'
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
    const known = this.#tables.get(collection)
    if (known !== undefined) return known
    const table = new Table(collection)
    this.#tables.set(collection, table)
    return table
  }
}

/** One transaction of one company. */
export class Session extends OpenSession implements HandledSession {
  readonly companyId: number
  readonly state: CompanyState
  readonly directory: MemoryKeyDirectory
  readonly journal = new Journal()

  constructor(companyId: number, state: CompanyState, directory: MemoryKeyDirectory) {
    super()
    this.companyId = companyId
    this.state = state
    this.directory = directory
  }

  companyTotal(): string {
    return this.state.total.text
  }

  logHead(): LogHead {
    return this.state.logHead
  }

  /** Advances the head of the log; a rollback restores it. */
  moveLogHead(to: LogHead): void {
    const from = this.state.logHead
    this.state.logHead = to
    this.journal.note(() => {
      this.state.logHead = from
    })
  }

  /** Assigns the next number of a collection; a rollback restores it. */
  nextNumber(collection: Collection): number {
    const last = this.state.counters.get(collection) ?? 0
    this.state.counters.set(collection, last + 1)
    this.journal.note(() => this.state.counters.set(collection, last))
    return last + 1
  }

  /** Runs `work`; if it throws, undoes its changes. */
  allOrNone<T>(work: () => T): T {
    const { mark } = this.journal
    try {
      return work()
    } catch (error) {
      this.journal.rollback(mark)
      throw error
    }
  }

  commit(): void {
    this.close()
    this.journal.commit()
  }

  rollback(): void {
    this.close()
    this.journal.rollback()
  }
}

/** The undo log of a transaction, and its actions after commit. */
export class Journal {
  readonly #undo: (() => void)[] = []
  readonly #settle: (() => void)[] = []

  /** Records how to undo a change. */
  note(undo: () => void): void {
    this.#undo.push(undo)
  }

  /** Defers an action until after the commit. */
  afterCommit(settle: () => void): void {
    this.#settle.push(settle)
  }

  /** A savepoint for `rollback`. */
  get mark(): number {
    return this.#undo.length
  }

  commit(): void {
    for (const settle of this.#settle) settle()
  }

  /** Undoes everything since the mark, latest first. */
  rollback(mark = 0): void {
    while (this.#undo.length > mark) this.#undo.pop()?.()
  }
}

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
