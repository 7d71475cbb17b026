import type { Collection } from '../collections.ts'
import type { HandledSession } from '../handle.ts'
import type { LogHead } from '../log-chain.ts'
import { OpenSession } from '../nesting.ts'
import type { CompanyState } from './company-state.ts'
import { Journal } from './journal.ts'
import type { MemoryKeyDirectory } from './key-directory.ts'

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
