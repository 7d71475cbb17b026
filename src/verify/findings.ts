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
const EFFORT_MAX = 4_000_000_000

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

/** The differences found so far, and how much work their numbers may still cost. */
export class Findings {
  readonly list: Difference[] = []
  #isClosed = false
  #effort = 0

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

  /** False, once, and from then on, when the numbers of a trace are too long to be worked with in seconds. */
  canAfford(digits: number): boolean {
    const before = this.#effort
    this.#effort += digits * digits
    if (this.#effort <= EFFORT_MAX) return true
    if (before <= EFFORT_MAX) {
      const about = { expected: 'numbers of some hundred digits', found: 'too many long numbers' }
      this.add('', 'holds more digits than a verifier works with', about)
    }
    return false
  }
}
