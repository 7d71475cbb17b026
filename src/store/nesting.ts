import { isInteger } from '../base/index.ts'
import { fail } from '../core/errors/index.ts'

/** A context that follows a call through its awaits, such as Node's AsyncLocalStorage. */
export interface AsyncContext {
  run<T>(value: object, work: () => T): T
  getStore(): object | undefined
}

/** Reading, or writing too. */
export type TransactionKind = 'read' | 'write'

/** The work of a transaction, over a session or a connection. */
export type SessionWork<Context, T> = (context: Context) => Promise<T>

/** A transaction in progress while it is open. */
export class OpenSession {
  #isOpen = true

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Throws `transaction_ended`. */
  checkOpen(): void {
    if (this.#isOpen) return
    fail('', 'transaction_ended', 'the transaction has ended; await every call inside of its work')
  }

  protected close(): void {
    this.#isOpen = false
  }
}

/** Detects nested transactions of the same store. */
export class Nesting {
  readonly #context: AsyncContext | undefined
  /** True while the first, synchronous part of a transaction's work runs. */
  #isBeginning = false
  readonly #begun = new WeakSet<object>()

  constructor(context: AsyncContext | undefined) {
    this.#context = context
  }

  /** The conditions under which nested transactions are rejected. */
  get refuses(): 'always' | 'before_first_await' {
    return this.#context === undefined ? 'before_first_await' : 'always'
  }

  /** Starts the work so that nested transactions are detected. */
  begin<T>(session: OpenSession, work: () => Promise<T>): Promise<T> {
    this.#begun.add(session)
    this.#isBeginning = true
    try {
      return this.#context === undefined ? work() : this.#context.run(session, work)
    } finally {
      this.#isBeginning = false
    }
  }

  /** Throws `transaction_nested` within a transaction. */
  reject(): void {
    const outer = this.#context?.getStore() as OpenSession | undefined
    const isWithin = outer !== undefined && this.#begun.has(outer) && outer.isOpen
    if (!this.#isBeginning && !isWithin) return
    fail('', 'transaction_nested', 'a transaction is in progress; use its own handle, or start after its end')
  }
}

/** Throws `company_mismatch` unless the id is a positive integer. */
export function checkCompany(companyId: unknown): void {
  if (isInteger(companyId) && companyId > 0) return
  const expected = 'an integer above zero'
  fail('companyId', 'company_mismatch', { message: `must be ${expected}`, expected, received: companyId })
}
