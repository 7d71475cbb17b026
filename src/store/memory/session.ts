import { fail } from '../../errors/index.ts'
import type { CollectionName } from '../collections.ts'
import type { CompanyState } from './company-state.ts'
import { Journal } from './journal.ts'
import type { KeyDirectory } from './key-directory.ts'
import { TotalKeeper } from './totals.ts'

/** One transaction of one company, while it lasts. */
export class Session {
  readonly companyId: number
  readonly state: CompanyState
  readonly directory: KeyDirectory
  readonly journal = new Journal()
  readonly totals: TotalKeeper
  #isOpen = true

  constructor(companyId: number, state: CompanyState, directory: KeyDirectory) {
    this.companyId = companyId
    this.state = state
    this.directory = directory
    this.totals = new TotalKeeper(state, this.journal)
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Throws `transaction_ended`. */
  checkOpen(): void {
    if (this.#isOpen) return
    fail('', 'transaction_ended', 'the transaction has ended; await every call inside of its work')
  }

  companyTotal(): string {
    return this.state.total.text
  }

  /** The last number given out; 0: none yet. */
  lastNumber(name: CollectionName): number {
    return this.state.counters.get(name) ?? 0
  }

  /** The next number of what is counted; a rollback takes it back. */
  nextNumber(name: CollectionName): number {
    const last = this.lastNumber(name)
    this.state.counters.set(name, last + 1)
    this.journal.note(() => this.state.counters.set(name, last))
    return last + 1
  }

  commit(): void {
    this.#isOpen = false
    this.journal.commit()
  }

  rollback(): void {
    this.#isOpen = false
    this.journal.rollback()
  }
}
