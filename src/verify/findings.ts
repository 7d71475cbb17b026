import { WorkBudget } from './budget.ts'
import { type Fraction, print } from './fraction.ts'
import { bitsOf } from './greatest-divisor.ts'

/** A difference between a trace and its expected content. */
export interface Difference {
  /** The field, like `contributions[0].steps[1].times`; '' for the whole trace. */
  readonly path: string
  /** The step in words, like "contribution 'fuel', step 1 (convert)". */
  readonly step?: string
  /** A sentence that continues the field's name. */
  readonly message: string
  readonly expected: string
  readonly found: string
}

const TEXT_MAX = 120
const DIFFERENCES_MAX = 1000
/** Longer numbers are described by their length: reducing them to print costs work. */
const PRINTED_BITS_MAX = 2048

/** Formats a value for a difference, cut at 120 characters. */
export function brief(value: unknown): string {
  let text: string
  if (value === undefined) text = 'nothing'
  else if (Array.isArray(value)) text = 'an array'
  else if (typeof value === 'object' && value !== null) text = 'an object'
  else if (typeof value === 'function' || typeof value === 'symbol') text = `a ${typeof value}`
  else text = Object.is(value, -0) ? '-0' : String(value)
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text
}

/** The path of a part: a field by name, an item by index. */
export function within(path: string, part: string | number): string {
  if (typeof part === 'number') return `${path}[${part}]`
  return path === '' ? brief(part) : `${path}.${brief(part)}`
}

/** The differences so far, and the remaining work budget. */
export class Findings {
  readonly list: Difference[] = []
  readonly budget: WorkBudget
  #isClosed = false
  #isOverBudget = false

  constructor(budget: WorkBudget = new WorkBudget()) {
    this.budget = budget
  }

  get count(): number {
    return this.list.length
  }

  add(path: string, message: string, about: { readonly expected: unknown; readonly found: unknown }): void {
    if (this.#isClosed) return
    this.list.push({ path, message, expected: brief(about.expected), found: brief(about.found) })
    if (this.list.length < DIFFERENCES_MAX) return
    this.#isClosed = true
    const expected = `at most ${DIFFERENCES_MAX} differences`
    this.list.push({ path: '', message: 'holds more differences than are listed', expected, found: 'more' })
  }

  /** Formats a number for a difference. */
  print(value: Fraction): string {
    if (this.#isClosed) return ''
    const bits = Math.max(bitsOf(value.n), bitsOf(value.d))
    return bits > PRINTED_BITS_MAX
      ? `a number of some ${Math.round(bits * Math.LOG10E * Math.LN2)} digits`
      : print(value)
  }

  /** The result of budgeted work; undefined if the budget ran out, with a difference the first time. */
  within<T>(done: T | undefined): T | undefined {
    if (done === undefined && !this.#isOverBudget) {
      this.#isOverBudget = true
      const expected = 'numbers of some hundred digits'
      this.add('', 'holds more digits than a verifier works with', { expected, found: 'too many long numbers' })
    }
    return done
  }
}
