import { fail } from '../errors/index.ts'

/** Something that follows a call through its awaits: Node's AsyncLocalStorage is one. */
export interface AsyncContext {
  run<T>(value: object, work: () => T): T
  getStore(): object | undefined
}

/** A transaction under way, as long as it is open. */
export interface Openable {
  readonly isOpen: boolean
}

/** Knows a transaction that is begun within another one of the same store. */
export class Nesting {
  readonly #context: AsyncContext | undefined
  /** True while the first, synchronous part of a work runs. */
  #isBeginning = false
  readonly #begun = new WeakSet<object>()

  constructor(context: AsyncContext | undefined) {
    this.#context = context
  }

  /** When a nested transaction is refused. */
  get refuses(): 'always' | 'before_first_await' {
    return this.#context === undefined ? 'before_first_await' : 'always'
  }

  /** Starts the work so that a transaction begun inside of it is known as one. */
  begin<T>(session: Openable, work: () => Promise<T>): Promise<T> {
    this.#begun.add(session)
    this.#isBeginning = true
    try {
      return this.#context === undefined ? work() : this.#context.run(session, work)
    } finally {
      this.#isBeginning = false
    }
  }

  /** Throws `transaction_nested`. */
  refuse(): void {
    const outer = this.#context?.getStore() as (object & Openable) | undefined
    const isWithin = outer !== undefined && this.#begun.has(outer) && outer.isOpen
    if (!this.#isBeginning && !isWithin) return
    fail('', 'transaction_nested', 'a transaction is under way; do the work with its own handle, or after its end')
  }
}

/** Throws `company_mismatch` for what is no company. */
export function checkCompany(companyId: unknown): void {
  if (Number.isSafeInteger(companyId) && (companyId as number) > 0) return
  const expected = 'a whole number above zero'
  fail('companyId', 'company_mismatch', { message: `is no company; give ${expected}`, expected, received: companyId })
}
