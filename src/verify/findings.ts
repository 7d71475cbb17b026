import { printable } from '../base/index.ts'
import type { DifferenceCode } from '../core/errors/index.ts'
import { digitsWork, divisorWork, WorkBudget } from './budget.ts'
import { exact, type Fraction, isSame, parseFraction, printFraction } from './fraction.ts'
import { bitsOf } from './greatest-divisor.ts'

const SIGNIFICANT = 34

/** floor(n / d × 10^places), for n of 0 or more. */
function floorScale(n: bigint, d: bigint, places: number): bigint {
  return places >= 0 ? (n * 10n ** BigInt(places)) / d : n / (d * 10n ** BigInt(-places))
}

/** Rounds to 34 significant digits; no tie occurs, because no decimal of the number is finite. */
function roundSignificant({ n, d }: Fraction): string {
  const size = n < 0n ? -n : n
  let places = SIGNIFICANT - size.toString().length + d.toString().length - 1
  if (floorScale(size, d, places) < 10n ** BigInt(SIGNIFICANT - 1)) places++
  const digits = (floorScale(2n * size, d, places) + 1n) / 2n
  const power = 10n ** BigInt(Math.abs(places))
  const sign = n < 0n ? -1n : 1n
  return printFraction(places >= 0 ? { n: sign * digits, d: power } : { n: sign * digits * power, d: 1n })
}

/** Returns the decimal that a document states for a number: all digits if they end, else 34 significant ones. */
function statedDecimal(value: Fraction): string {
  const text = printFraction(value)
  return text.includes('/') ? roundSignificant(exact(text)) : text
}

/** A difference between a trace and its expected content. */
export interface Difference {
  /** The kind of the difference. */
  readonly code: DifferenceCode
  /** The field, like `contributions[0].steps[1].times`; '' for the whole trace. */
  readonly path: string
  /** The step in words, like "contribution 'fuel', step 1 (convert)". */
  readonly step?: string
  /** A sentence that continues the field's name. */
  readonly message: string
  readonly expected: string
  readonly found: string
}

/** A figure of a document: digits, perhaps with a sign and a point. Readers may take other forms for other numbers. */
export const DIGITS = /^[+-]?\d+(?:\.\d+)?$/

const TEXT_MAX = 120
/** The longest path, sentence or step of a difference. */
const SENTENCE_MAX = 600
const DIFFERENCES_MAX = 1000
/** Longer numbers are described by their length: reducing them to print costs work. */
const PRINTED_BITS_MAX = 2048

/** Formats a value for a difference, cut at 120 characters, with unprintable characters in visible form. */
export function brief(value: unknown): string {
  let text: string
  if (value === undefined) text = 'nothing'
  else if (Array.isArray(value)) text = 'an array'
  else if (typeof value === 'object' && value !== null) text = 'an object'
  else if (typeof value === 'function' || typeof value === 'symbol') text = `a ${typeof value}`
  else text = Object.is(value, -0) ? '-0' : String(value)
  return printable(cut(text, TEXT_MAX))
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text
}

/** Returns the path of a part: a field by name, an item by index. */
function childPath(path: string, part: string | number): string {
  if (typeof part === 'number') return `${path}[${part}]`
  return path === '' ? brief(part) : `${path}.${brief(part)}`
}

/** A field of a trace or a bundle by its path, to which differences are added. */
export class Field {
  readonly findings: Findings
  readonly #outer: Field | undefined
  readonly #part: string | number
  #code: DifferenceCode

  constructor(findings: Findings, outer?: Field, part: string | number = '') {
    this.findings = findings
    this.#outer = outer
    this.#part = part
    this.#code = outer === undefined ? 'rule_broken' : outer.#code
  }

  /** The same field; differences of it and of its parts have this code. */
  coded(code: DifferenceCode): Field {
    const field = new Field(this.findings, this.#outer, this.#part)
    field.#code = code
    return field
  }

  /** A part of the field: fields by name, items by index. */
  in(...parts: readonly (string | number)[]): Field {
    let field: Field = this
    for (const part of parts) field = new Field(this.findings, field, part)
    return field
  }

  /** Builds the path; only called for a difference. */
  get #path(): string {
    return this.#outer === undefined ? '' : childPath(this.#outer.#path, this.#part)
  }

  /** Adds a difference; `message` continues the field's name. */
  differs(message: string, expected: unknown, found: unknown): undefined {
    const [code, path] = [this.#code, this.#path]
    this.findings.put({ code, path, message, expected: brief(expected), found: brief(found) })
  }

  /** Adds a difference unless both values are one. */
  expect(message: string, expected: unknown, found: unknown): void {
    if (expected !== found) this.differs(message, expected, found)
  }

  /**
   * Adds a difference unless a stated figure is the expected one: the same number in any digits, or its decimal of 34
   * significant digits if no decimal of it is finite. Undefined: the proof has no such figure.
   */
  expectFigure(message: string, expected: Fraction | undefined, found: unknown): void {
    const { findings } = this
    const stated = typeof found === 'string' && DIGITS.test(found) ? findings.number(found) : undefined
    if (expected === undefined) this.differs('follows from no number of the proof', 'a number', found)
    else if (stated === undefined || !findings.isStated(stated, expected)) {
      this.differs(message, findings.printDecimal(expected), found)
    }
  }

  /** Adds differences of a part that was verified on its own, such as an embedded trace. */
  include(differences: readonly Difference[]): void {
    const outer = this.#path
    for (const one of differences) {
      if (this.findings.isFull) return
      this.findings.put({ ...one, path: [outer, one.path].filter((part) => part !== '').join('.') })
    }
  }
}

function boundDigits({ n, d }: Fraction): number {
  return Math.max(bitsOf(n), bitsOf(d))
}

/** Cuts every text, so that a thousand differences have a bounded length. */
export function cutTexts(difference: Difference): Difference {
  const { code, ...texts } = difference
  const cutOnes = Object.entries(texts).map(([name, text]) => [name, cut(text, SENTENCE_MAX)])
  return { code, ...Object.fromEntries(cutOnes) }
}

/** The differences so far, and the remaining work budget. */
export class Findings {
  readonly list: Difference[] = []
  readonly budget: WorkBudget
  /** The number of differences found; a full list holds only the first ones. */
  count = 0
  #isOverBudget = false

  constructor(budget: WorkBudget = new WorkBudget()) {
    this.budget = budget
  }

  /** True if no more differences are listed. */
  get isFull(): boolean {
    return this.list.length >= DIFFERENCES_MAX
  }

  /** Adds a difference; the last one that is listed says that there are more. */
  put(difference: Difference): void {
    this.count += 1
    if (this.isFull) return
    this.list.push(cutTexts(difference))
    if (!this.isFull) return
    const expected = `at most ${DIFFERENCES_MAX} differences`
    const message = 'holds more differences than are listed'
    this.list.push({ code: difference.code, path: '', message, expected, found: 'more' })
  }

  /** Formats a number for a difference. */
  print(value: Fraction): string {
    return this.#format(value, printFraction)
  }

  /** Formats a number as the decimal that a document states. */
  printDecimal(value: Fraction): string {
    return this.#format(value, statedDecimal)
  }

  #format(value: Fraction, format: (value: Fraction) => string): string {
    if (this.isFull) return ''
    const bits = boundDigits(value)
    return bits > PRINTED_BITS_MAX
      ? `a number of some ${Math.round(bits * Math.LOG10E * Math.LN2)} digits`
      : format(value)
  }

  /** Parses a number; undefined if it is not a number or the budget does not cover it. */
  number(text: unknown): Fraction | undefined {
    return typeof text === 'string' && this.budget.spend(digitsWork(text)) ? parseFraction(text) : undefined
  }

  /** True if a stated number is the exact one, or its decimal of 34 significant digits if no decimal of it is finite. */
  isStated(stated: Fraction, due: Fraction): boolean {
    const work = divisorWork(Math.max(boundDigits(stated), boundDigits(due)))
    if (this.within(this.budget.spend(work) || undefined) === undefined) return false
    return isSame(stated, due) || isSame(stated, exact(statedDecimal(due)))
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
      new Field(this)
        .coded('work_exceeded')
        .differs('has more digits than a verifier supports', expected, 'too many long numbers')
    }
    return done
  }
}
