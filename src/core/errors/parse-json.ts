import { VIOLATIONS_MAX, Violations } from './violations.ts'

/** The tokens of valid JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g
/** A number below 1e-323 or above 1e308 has an exponent of three digits, or so many digits in a row. */
const LARGE_EXPONENT = /e[+-]?\d{3}/i
const DIGITS_MIN = 200

/** A number of JSON text that a double cannot represent. */
interface UnheldNumber {
  /** 'movements[0].distance'; '' for the value itself. */
  readonly path: string
  /** As it is written. */
  readonly literal: string
  /** The index of its first character in the text. */
  readonly index: number
}

/** True for a number that reads as an infinity, or as zero though it is not zero. */
function isUnheld(literal: string): boolean {
  if (!/^-?\d/.test(literal)) return false
  const value = Number(literal)
  return value === 0 ? /[1-9]/.test(literal.replace(/e.*/is, '')) : !Number.isFinite(value)
}

/** True if a text has so many digits in a row. */
function hasManyDigits(text: string): boolean {
  let digits = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    digits = code >= 48 && code <= 57 ? digits + 1 : 0
    if (digits >= DIGITS_MIN) return true
  }
  return false
}

const pathOf = (keys: readonly (string | number)[]) =>
  keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`
    return path === '' ? key : `${path}.${key}`
  }, '')

/** Finds the numbers of valid JSON that a double cannot represent, at most a hundred, in order. */
export function unheldNumbers(text: string): readonly UnheldNumber[] {
  if (!LARGE_EXPONENT.test(text) && !hasManyDigits(text)) return []
  const found: UnheldNumber[] = []
  /** The key or index of each object and list around a token. */
  const keys: (string | number)[] = []
  let last = ''
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const key = keys.at(-1)
    if (token === '{') keys.push('')
    else if (token === '[') keys.push(0)
    else if (token === '}' || token === ']') keys.pop()
    else if (token === ',' && typeof key === 'number') keys[keys.length - 1] = key + 1
    else if (token === ':') keys[keys.length - 1] = JSON.parse(last)
    else if (isUnheld(token)) found.push({ path: pathOf(keys), literal: token, index })
    if (found.length === VIOLATIONS_MAX) break
    last = token
  }
  return found
}

/** Describes the problem of a number that a double cannot represent. */
export function unheldProblem({ literal }: UnheldNumber) {
  const nearest = Number(literal) === 0 ? 'would be read as 0' : 'would be read as an infinity'
  return { message: `is a number that no double holds, and ${nearest}; send it as text`, received: literal }
}

/**
 * Parses JSON. Throws SyntaxError as `JSON.parse` does, and `number_out_of_range` with the path of each number that a
 * double cannot represent: it is not zero but would become 0, or would become infinite.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  const unheld = unheldNumbers(text)
  if (unheld.length === 0) return value
  const violations = new Violations()
  for (const one of unheld) violations.add(one.path, 'number_out_of_range', unheldProblem(one))
  return violations.valueOrThrow(undefined)
}
