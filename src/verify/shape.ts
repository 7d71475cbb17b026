import { firstUnprintable, isFields, isOneOf, keysOf } from '../base/index.ts'
import { digitsWork } from './budget.ts'
import type { Field } from './findings.ts'
import { DIGITS_MAX, parseCanonical, parseFraction } from './fraction.ts'
import { readInstant } from './instant.ts'
import { unitFlaw } from './known-units.ts'
import { flawOfName } from './names.ts'

/** A type guard that adds a difference for every part of the wrong form. */
export type Shape<T> = (value: unknown, field: Field) => value is T

/** The type that a shape checks. */
export type Shaped<S> = S extends Shape<infer T> ? T : never

function shape<T>(expected: string, test: (value: unknown) => boolean): Shape<T> {
  return (value, field): value is T => {
    if (test(value)) return true
    if (value === undefined) field.coded('member_missing').differs('is missing', expected, value)
    else field.coded('member_malformed').differs('has another form than a trace', expected, value)
    return false
  }
}

function textShape(expected: string, test: (text: string) => boolean): Shape<string> {
  return shape(expected, (value) => typeof value === 'string' && test(value))
}

/** A text that prints on one line unchanged. */
export const line = textShape('one line of printable text', (value) => firstUnprintable(value) === undefined)
export const country = textShape('two capital letters', (value) => /^[A-Z]{2}$/.test(value))
export const currency = textShape('three capital letters', (value) => /^[A-Z]{3}$/.test(value))
export const name = textShape('a name', (value) => value !== '' && firstUnprintable(value) === undefined)

/** Returns a text without a flaw; the difference says which. */
function flawless(expected: string, flawOf: (text: string) => string | undefined): Shape<string> {
  const isText = textShape(expected, () => true)
  return (value, field): value is string => {
    if (!isText(value, field)) return false
    const flaw = flawOf(value)
    if (flaw !== undefined) field.coded('rule_broken').differs(flaw, expected, value)
    return flaw === undefined
  }
}

const flawOf = (value: string, isExact: boolean) => (value === '' ? 'is empty' : flawOfName(value, { isExact }))

/** A key, an edition, a row. */
export const symbol = flawless('a name in one alphabet, in Unicode form NFKC', (value) => flawOf(value, true))
/** A name in words, which may end with a blank, but not with one that does not print. */
export const title = flawless('a name in one alphabet', (value) =>
  firstUnprintable(value) === undefined ? flawOf(value.trim(), false) : 'has characters that do not print',
)
/** A source in words; may be empty. */
export const label = flawless('text in one alphabet', (value) => flawOfName(value, { isExact: false }))
/** A unit, or one per another. */
export const unit = flawless('a unit that looks like no other', unitFlaw)
export const flag: Shape<boolean> = shape('true or false', (value) => typeof value === 'boolean')
export const integer: Shape<number> = shape(
  'a whole number',
  (value) => Number.isSafeInteger(value) && !Object.is(value, -0),
)

/** A code, which is of a list that grows. */
export const noticeCode = textShape('a code: letters, digits and _', (value) =>
  /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(value),
)
/** The name of an input of a method; '' is the calculation itself. */
export const inputPath = textShape('an input of a method', (value) =>
  /^(?:[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)*)?$/.test(value),
)
export const digest = textShape('64 hexadecimal digits', (value) => /^[0-9a-f]{64}$/.test(value))
/** A date, or a date and time in UTC that is not midnight. */
export const instant = textShape('a date, or a date and time', (value) => readInstant(value) !== undefined)

/** One of the listed texts. */
export function choice<const T extends string>(...choices: readonly T[]): Shape<T> {
  return shape(choices.join(', '), (value) => isOneOf(choices, value))
}

function number(expected: string, read: (digits: string) => unknown): Shape<string> {
  const form = textShape(expected, (value) => read(value) !== undefined)
  return (value, field): value is string => {
    const { findings } = field
    const isText = typeof value === 'string'
    if (isText && value.length > DIGITS_MAX) {
      field.coded('number_too_long').differs('is too long', `at most ${DIGITS_MAX} characters`, value)
      return false
    }
    if (isText && findings.within(findings.budget.spend(digitsWork(value)) || undefined) === undefined) return false
    return form(value, field)
  }
}

/** An exact number in canonical text form. */
export const printed = number('an exact number as text: plain digits, or a fraction in lowest terms', parseCanonical)
/** Published digits of either sign. */
export const signed = number('published digits as text', parseFraction)
/** Published digits, 0 or more. */
export const published = number('published digits as text, 0 or more', (digits) => {
  const value = parseFraction(digits)
  return value !== undefined && value.n >= 0n ? value : undefined
})

/** Accepts null as well. */
export function nullable<T>(of: Shape<T>): Shape<T | null> {
  return (value, field): value is T | null => value === null || of(value, field)
}

/** Returns a list whose items all have one shape. */
export function listShape<T>(of: Shape<T>): Shape<readonly T[]> {
  const isList = shape<readonly unknown[]>('a list', Array.isArray)
  return (value, field): value is readonly T[] => {
    if (!isList(value, field)) return false
    let fits = true
    for (const [index, one] of value.entries()) {
      // no further difference would be listed
      if (field.findings.isFull) return false
      fits = of(one, field.in(index)) && fits
    }
    return fits
  }
}

/** Returns an object with these fields. Other fields are differences, but do not stop the check. */
export function object<T extends object>(fields: { readonly [Name in keyof T]: Shape<T[Name]> }): Shape<T> {
  const isObject = shape<Readonly<Record<string, unknown>>>('an object', isFields)
  return (value, field): value is T => {
    if (!isObject(value, field)) return false
    let fits = true
    for (const key of keysOf(fields)) {
      fits = fields[key](Object.hasOwn(value, key) ? value[key] : undefined, field.in(key)) && fits
    }
    for (const key of Object.keys(value)) {
      if (Object.hasOwn(fields, key)) continue
      field.in(key).coded('member_unknown').differs('is a field that no trace has here', undefined, value[key])
    }
    return fits
  }
}

/** Returns an object of one of several shapes, whose name follows from its fields. */
export function variant<Shapes extends Readonly<Record<string, Shape<object>>>>(
  expected: string,
  shapes: Shapes,
  nameOf: (value: Readonly<Record<string, unknown>>) => unknown,
): Shape<Shaped<Shapes[keyof Shapes]>> {
  return (value, field): value is Shaped<Shapes[keyof Shapes]> => {
    const name = isFields(value) ? nameOf(value) : undefined
    const own = typeof name === 'string' && Object.hasOwn(shapes, name) ? shapes[name] : undefined
    return (own ?? shape(expected, () => false))(value, field)
  }
}
