import type { ErrorCode } from '../core/errors/index.ts'
import type { CommandOption } from './advice.ts'
import type { Failure } from './row-failure.ts'

/** Maximum number of listed causes. Failures of further causes are only counted. */
const CAUSES_MAX = 1000
const EXAMPLES_MAX = 3
/** Codes for the form of a cell: one option decides all cells of a column, so that their content is no cause of its own. */
const FORMS: readonly ErrorCode[] = ['not_a_number', 'invalid_date']
/** A quoted cell, and readings of it. */
const CONTENT = /"[^"]*"|\d[\d.,:/-]*/g

/** Failures of one cause: the same code and message. */
export interface FailureCause {
  readonly code: ErrorCode
  readonly message: string
  /** The option that answers its question, if it has one plain answer. */
  readonly answer?: CommandOption | undefined
  /** The first failures, at most three. */
  readonly examples: readonly Failure[]
  readonly count: number
}

/** Equal for failures of one cause. */
function causeKey({ code, message }: Pick<Failure, 'code' | 'message'>): string {
  return `${code} ${FORMS.includes(code) ? message.replaceAll(CONTENT, '') : message}`
}

/** Failures by cause, in bounded memory. */
export class FailureGroups {
  /** Number of failures. */
  count = 0
  readonly #causes = new Map<
    string,
    Omit<FailureCause, 'examples' | 'count'> & { examples: Failure[]; count: number }
  >()

  /** The causes, in the order of their first failures. */
  get causes(): readonly FailureCause[] {
    return [...this.#causes.values()]
  }

  /** Adds failures; returns this. */
  add(failures: Iterable<Failure>): this {
    for (const failure of failures) this.#add(failure)
    return this
  }

  /** Adds causes whose failures were counted elsewhere; returns this. */
  addCauses(causes: Iterable<FailureCause>): this {
    for (const { examples, ...cause } of causes) {
      this.count += cause.count
      this.#causes.set(causeKey(cause), { ...cause, examples: [...examples] })
    }
    return this
  }

  #add(failure: Failure): void {
    const { code, message, answer } = failure
    this.count++
    const key = causeKey(failure)
    const cause = this.#causes.get(key)
    if (cause !== undefined) {
      cause.count++
      if (cause.examples.length < EXAMPLES_MAX) cause.examples.push(failure)
    } else if (this.#causes.size < CAUSES_MAX)
      this.#causes.set(key, { code, message, answer, examples: [failure], count: 1 })
  }
}
