import { isFields } from '../../base/index.ts'
import { checkChoice, collect, fail, type Problem, VIOLATIONS_MAX, Violations } from '../../core/errors/index.ts'
import { compare, parseNumber, printExact, printSignificant, type Rational, ZERO } from '../../core/exact/index.ts'
import { parseDate } from '../../core/time/index.ts'

/**
 * Prints a decimal without an exponent: all digits if they are finite, otherwise 34 significant digits, rounded half to
 * even.
 */
export function printDecimal(value: Rational): string {
  const text = printExact(value)
  return text.includes('/') ? printSignificant(value) : text
}

/** Reads a value into the form of the document; throws its violations. */
type Read<Value> = (value: unknown, path: string) => Value

/** A field of a document. */
export interface FieldRule<Value = unknown> {
  readonly isRequired: boolean
  /** The expected value, in words. */
  readonly expected: string
  readonly read: Read<Value>
}

/** A field that must be there. */
export interface RequiredRule<Value = unknown> extends FieldRule<Value> {
  readonly isRequired: true
}

/** The fields of an object, by name. */
export type FieldRules = Readonly<Record<string, FieldRule>>

type ValueOf<Rule> = Rule extends FieldRule<infer Value> ? Value : never

/** The fields of an object as read; optional ones may be absent. */
export type FieldsOf<Rules extends FieldRules> = {
  readonly [Field in keyof Rules as Rules[Field] extends RequiredRule ? Field : never]: ValueOf<Rules[Field]>
} & {
  readonly [Field in keyof Rules as Rules[Field] extends RequiredRule ? never : Field]?: ValueOf<Rules[Field]>
}

/** Returns a rule whose field must be there. */
export function requireField<Value>(rule: FieldRule<Value>): RequiredRule<Value> {
  return { ...rule, isRequired: true }
}

/** Returns a rule whose field may be left out. */
export function rule<Value>(expected: string, read: Read<Value>): FieldRule<Value> {
  return { isRequired: false, expected, read }
}

function invalid(path: string, problem: Problem): never {
  return fail(path, 'invalid_type', problem)
}

/** Half of a character, which UTF-8 and canonical JSON (RFC 8785) cannot have; in a whole text, halves are pairs. */
const HALF = /\p{Surrogate}/u

/** Returns a text. Throws `text_invalid` for one with half of a character. */
function checkText(text: string, path: string): string {
  if (!HALF.test(text)) return text
  const message = 'has half of a character, which no file can hold; write the whole character'
  return fail(path, 'text_invalid', { message, expected: 'whole characters', received: text })
}

/** Text of a pattern. */
export function textRule(expected: string, pattern: RegExp): FieldRule<string> {
  return rule(expected, (value, path) => {
    if (typeof value === 'string' && pattern.test(value)) return checkText(value, path)
    return invalid(path, { message: `must be ${expected}`, expected, received: value })
  })
}

export const anyText = textRule('a text', /^/)
export const name = textRule('a text that is not empty', /./s)
export const uri = textRule('an absolute URI', /^[a-z][a-z\d+.-]*:\S+$/i)
export const uuid = textRule('a UUID', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i)
export const country = textRule("a country by ISO 3166-1, such as 'DE'", /^[A-Z]{2}$/)

/** A timestamp, written in UTC. */
export const timestamp = rule("a timestamp, such as '2025-01-01T00:00:00Z'", (value, path) => {
  return new Date(parseDate(value as string, path).ms).toISOString()
})

export const flag = rule('true or false', (value, path) => {
  if (typeof value === 'boolean') return value
  return invalid(path, { message: 'must be true or false', expected: 'true or false', received: value })
})

/** Returns a text of the list. */
export function oneOf<const Choice extends string>(choices: readonly Choice[]): FieldRule<Choice> {
  return rule(choices.join(', '), (value, path) => checkChoice({ path, value }, choices))
}

const DIGITS = /^[+-]?\d+(?:\.\d+)?$/

/**
 * Builds a rule for a decimal in a range: digits without an exponent stay unchanged, other numbers are converted to
 * that form.
 */
export function decimal(
  expected: string,
  check: (value: Rational, field: { path: string; received: unknown }) => void,
) {
  return rule(`${expected}, such as '0.25'`, (value, path) => {
    const exact = parseNumber(value, path)
    check(exact, { path, received: value })
    return typeof value === 'string' && DIGITS.test(value) ? value : printDecimal(exact)
  })
}

export const anyDecimal = decimal('a decimal', () => undefined)
export const positive = decimal('a decimal above 0', (value, { path, received }) => {
  if (value.n <= 0n) fail(path, 'must_be_positive', { message: 'must be more than 0', received })
})
export const nonNegative = decimal('a decimal of 0 or more', (value, { path, received }) => {
  if (compare(value, ZERO) < 0) fail(path, 'must_be_non_negative', { message: 'must be 0 or more', received })
})
export const percent = decimal('a percentage from 0 to 100', ({ n, d }, { path, received }) => {
  if (n >= 0n && n <= 100n * d) return
  fail(path, 'percentage_out_of_range', { message: 'must be from 0 to 100', received })
})

/**
 * Reads the items of a list; stops at the maximum number of violations of an error, because a list may be as long as a
 * body.
 */
function readItems<Value>(list: readonly unknown[], item: FieldRule<Value>, path: string): readonly Value[] {
  const violations = new Violations()
  const items: Value[] = []
  for (const [index, one] of list.entries()) {
    violations.attempt(() => items.push(item.read(one, `${path}[${index}]`)))
    if (violations.list.length >= VIOLATIONS_MAX) break
  }
  violations.throwIfAny()
  return items
}

/** Returns a list of at least one item, each once. */
export function listOf<Value>(item: FieldRule<Value>): FieldRule<readonly Value[]> {
  const expected = `a list of at least one: ${item.expected}`
  return rule(expected, (value, path) => {
    if (!Array.isArray(value)) return invalid(path, { message: 'must be a list', expected, received: value })
    if (value.length === 0) fail(path, 'required', { message: 'must have at least one item, or be left out', expected })
    const items = readItems(value, item, path)
    const texts = new Set<string>()
    const again = items.findIndex((one) => texts.size === texts.add(JSON.stringify(one)).size)
    if (again < 0) return items
    return fail(`${path}[${again}]`, 'duplicate_item', { message: 'is in the list already', received: items[again] })
  })
}

/** Returns a list that may be empty. */
export function orEmpty<Value>(list: FieldRule<readonly Value[]>): FieldRule<readonly Value[]> {
  return { ...list, read: (value, path) => (Array.isArray(value) && value.length === 0 ? [] : list.read(value, path)) }
}

/** Returns an object of fields; others are left out. */
export function objectOf<Rules extends FieldRules>(rules: Rules): FieldRule<FieldsOf<Rules>> {
  return rule(`an object with ${Object.keys(rules).slice(0, 3).join(', ')}`, (value, path) =>
    readFields(rules, value, path),
  )
}

const NESTING_MAX = 100

function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isNestedDeeper(part, levels - 1))
}

/** Returns a value. Throws `text_invalid` if a text or a name within it has half of a character. */
function checkTexts<Value>(value: Value, path: string): Value {
  if (typeof value === 'string') checkText(value, path)
  if (typeof value !== 'object' || value === null) return value
  for (const [name, part] of Object.entries(value)) checkTexts(part, fieldPath(path, checkText(name, path)))
  return value
}

/** Accepts an object with any fields, unchanged. */
export const anyObject = rule('an object', (value, path) => {
  if (!isFields(value)) return invalid(path, { message: 'must be an object', expected: 'an object', received: value })
  if (!isNestedDeeper(value, NESTING_MAX)) return checkTexts(value, path)
  return fail(path, 'nested_too_deep', `is nested deeper than ${NESTING_MAX} levels; send it flatter`)
})

/** Returns a field of an object by its path. */
export function fieldPath(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`
}

/**
 * Returns the fields of an object in the form of the document, in the order of the rules; or all that is wrong with
 * them at once.
 */
export function readFields<Rules extends FieldRules>(rules: Rules, value: unknown, path = ''): FieldsOf<Rules> {
  if (!isFields(value)) invalid(path, { message: 'must be an object', expected: 'an object', received: value })
  const parts = Object.fromEntries(
    Object.entries(rules).map(([field, { isRequired, expected, read }]) => {
      const part = value[field] ?? undefined
      const place = fieldPath(path, field)
      if (part !== undefined) return [field, () => read(part, place)]
      return [field, () => isRequired && fail(place, 'required', { message: 'is missing; state it', expected })]
    }),
  )
  const values = collect<Record<string, unknown>>(parts)
  const read = Object.entries(values).filter(([field]) => (value[field] ?? undefined) !== undefined)
  return Object.fromEntries(read) as FieldsOf<Rules>
}
