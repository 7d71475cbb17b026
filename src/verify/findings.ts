import { WorkBudget } from './budget.ts'
import { type Fraction, print } from './fraction.ts'
import { bitsOf } from './greatest-divisor.ts'

/** Where a trace differs from what it should hold. */
export interface Difference {
  /** The field, like `contributions[0].steps[1].times`; '' for the whole. */
  readonly path: string
  /** The step in words, like "contribution 'fuel', step 1 (convert)". */
  readonly step?: string
  /** A sentence that begins with the field. */
  readonly message: string
  readonly expected: string
  readonly found: string
}

const TEXT_MAX = 120
const DIFFERENCES_MAX = 1000
/** A number with more bits is told by its length: printing it in lowest terms is work. */
const PRINTED_BITS_MAX = 2048

/** A value as a difference prints it, cut at 120 characters. */
export function brief(value: unknown): string {
  let text: string
  if (value === undefined) text = 'nothing'
  else if (Array.isArray(value)) text = 'an array'
  else if (typeof value === 'object' && value !== null) text = 'an object'
  else if (typeof value === 'function' || typeof value === 'symbol') text = `a ${typeof value}`
  else text = Object.is(value, -0) ? '-0' : String(value)
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text
}

/** The path of a part: a field by its name, an item by its number. */
export function within(path: string, part: string | number): string {
  if (typeof part === 'number') return `${path}[${part}]`
  return path === '' ? brief(part) : `${path}.${brief(part)}`
}

/** The differences found so far, and how much work the numbers may still cost. */
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

  /** A number as a difference prints it. */
  print(value: Fraction): string {
    if (this.#isClosed) return ''
    const bits = Math.max(bitsOf(value.n), bitsOf(value.d))
    return bits > PRINTED_BITS_MAX
      ? `a number of some ${Math.round(bits * Math.LOG10E * Math.LN2)} digits`
      : print(value)
  }

  /** The result of work within the budget; undefined where too little was left, with a difference, once. */
  within<T>(done: T | undefined): T | undefined {
    if (done === undefined && !this.#isOverBudget) {
      this.#isOverBudget = true
      const expected = 'numbers of some hundred digits'
      this.add('', 'holds more digits than a verifier works with', { expected, found: 'too many long numbers' })
    }
    return done
  }
}
