import { printable } from '../errors/index.ts'
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

/** Formats a value for a difference, cut at 120 characters; what does not print is shown in visible form. */
export function brief(value: unknown): string {
  let text: string
  if (value === undefined) text = 'nothing'
  else if (Array.isArray(value)) text = 'an array'
  else if (typeof value === 'object' && value !== null) text = 'an object'
  else if (typeof value === 'function' || typeof value === 'symbol') text = `a ${typeof value}`
  else text = Object.is(value, -0) ? '-0' : String(value)
  return printable(text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX - 1)}…` : text)
}

/** The path of a part: a field by name, an item by index. */
function pathOf(path: string, part: string | number): string {
  if (typeof part === 'number') return `${path}[${part}]`
  return path === '' ? brief(part) : `${path}.${brief(part)}`
}

/** A field of a trace or a bundle by its path, to which differences are added. */
export class Field {
  readonly findings: Findings
  readonly #outer: Field | undefined
  readonly #part: string | number

  constructor(findings: Findings, outer?: Field, part: string | number = '') {
    this.findings = findings
    this.#outer = outer
    this.#part = part
  }

  /** A part of the field: fields by name, items by index. */
  in(...parts: readonly (string | number)[]): Field {
    let field: Field = this
    for (const part of parts) field = new Field(this.findings, field, part)
    return field
  }

  /** The path is put together only where a difference is found. */
  get #path(): string {
    return this.#outer === undefined ? '' : pathOf(this.#outer.#path, this.#part)
  }

  /** Adds a difference; `message` continues the field's name. */
  differs(message: string, expected: unknown, found: unknown): undefined {
    this.findings.put({ path: this.#path, message, expected: brief(expected), found: brief(found) })
  }

  /** Adds a difference unless both values are one. */
  expect(message: string, expected: unknown, found: unknown): void {
    if (expected !== found) this.differs(message, expected, found)
  }
}

/** The differences so far, and the remaining work budget. */
export class Findings {
  readonly list: Difference[] = []
  readonly budget: WorkBudget
  #isOverBudget = false

  constructor(budget: WorkBudget = new WorkBudget()) {
    this.budget = budget
  }

  /** True when no more differences are listed. */
  get isFull(): boolean {
    return this.list.length >= DIFFERENCES_MAX
  }

  /** Adds a difference; the last one that is listed says that there are more. */
  put(difference: Difference): void {
    if (this.isFull) return
    this.list.push(difference)
    if (!this.isFull) return
    const expected = `at most ${DIFFERENCES_MAX} differences`
    this.list.push({ path: '', message: 'holds more differences than are listed', expected, found: 'more' })
  }

  /** Formats a number for a difference. */
  print(value: Fraction): string {
    if (this.isFull) return ''
    const bits = Math.max(bitsOf(value.n), bitsOf(value.d))
    return bits > PRINTED_BITS_MAX
      ? `a number of some ${Math.round(bits * Math.LOG10E * Math.LN2)} digits`
      : print(value)
  }

  /** a × b; undefined if the budget ran out, with a difference the first time. */
  times(a: Fraction, b: Fraction): Fraction | undefined {
    return this.within(this.budget.times(a, b))
  }

  /** The result of budgeted work; undefined if the budget ran out, with a difference the first time. */
  within<T>(done: T | undefined): T | undefined {
    if (done === undefined && !this.#isOverBudget) {
      this.#isOverBudget = true
      const expected = 'numbers of some hundred digits'
      new Field(this).differs('holds more digits than a verifier works with', expected, 'too many long numbers')
    }
    return done
  }
}
