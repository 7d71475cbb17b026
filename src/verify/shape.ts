import { digitsWork } from './budget.ts'
import { type Findings, within } from './findings.ts'
import { DIGITS_MAX, readPrinted, readPublished } from './fraction.ts'

/** A type guard that adds a difference for every part of the wrong form. */
export type Shape<T> = (value: unknown, path: string, findings: Findings) => value is T

/** The type that a shape checks. */
export type Shaped<S> = S extends Shape<infer T> ? T : never

function shape<T>(expected: string, test: (value: unknown) => boolean): Shape<T> {
  return (value, path, findings): value is T => {
    if (test(value)) return true
    findings.add(path, value === undefined ? 'is missing' : 'has another form than a trace', { expected, found: value })
    return false
  }
}

export const text: Shape<string> = shape('a text', (value) => typeof value === 'string')
/** A text that prints as one line. */
export const line: Shape<string> = shape(
  'one line of text',
  (value) => typeof value === 'string' && !/\p{Cc}/u.test(value),
)
export const country: Shape<string> = shape(
  'two capital letters',
  (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value),
)
export const name: Shape<string> = shape('a name', (value) => typeof value === 'string' && value !== '')
export const flag: Shape<boolean> = shape('true or false', (value) => typeof value === 'boolean')
export const integer: Shape<number> = shape(
  'a whole number',
  (value) => Number.isSafeInteger(value) && !Object.is(value, -0),
)

/** One of the given texts. */
export function choice<const T extends string>(...choices: readonly T[]): Shape<T> {
  return shape(choices.join(', '), (value) => (choices as readonly unknown[]).includes(value))
}

function number(expected: string, read: (digits: string) => unknown): Shape<string> {
  const form = shape<string>(expected, (value) => typeof value === 'string' && read(value) !== undefined)
  return (value, path, findings): value is string => {
    const isRead = typeof value === 'string' && value.length <= DIGITS_MAX
    if (isRead && findings.within(findings.budget.spend(digitsWork(value)) || undefined) === undefined) return false
    return form(value, path, findings)
  }
}

/** An exact number in canonical text form. */
export const printed = number('an exact number as text: plain digits, or a fraction in lowest terms', readPrinted)
/** Published digits, 0 or more. */
export const published = number('published digits as text, 0 or more', (digits) => {
  const value = readPublished(digits)
  return value !== undefined && value.n >= 0n ? value : undefined
})

/** Accepts null as well. */
export function nullable<T>(of: Shape<T>): Shape<T | null> {
  return (value, path, findings): value is T | null => value === null || of(value, path, findings)
}

/** Accepts a missing value as well. */
export function optional<T>(of: Shape<T>): Shape<T | undefined> {
  return (value, path, findings): value is T | undefined => value === undefined || of(value, path, findings)
}

/** A list whose items all have one shape. */
export function list<T>(of: Shape<T>): Shape<readonly T[]> {
  const isList = shape('a list', Array.isArray)
  return (value, path, findings): value is readonly T[] => {
    if (!isList(value, path, findings)) return false
    return (value as readonly unknown[]).map((one, index) => of(one, within(path, index), findings)).every(Boolean)
  }
}

/** An object with these fields. Other fields are differences, but do not stop the check. */
export function object<T extends object>(fields: { readonly [Name in keyof T]: Shape<T[Name]> }): Shape<T> {
  const isObject = shape('an object', (value) => typeof value === 'object' && value !== null && !Array.isArray(value))
  return (value, path, findings): value is T => {
    if (!isObject(value, path, findings)) return false
    const given = value as { readonly [key: string]: unknown }
    let fits = true
    for (const key of Object.keys(fields) as (keyof T & string)[]) {
      fits = fields[key](Object.hasOwn(given, key) ? given[key] : undefined, within(path, key), findings) && fits
    }
    for (const key of Object.keys(given)) {
      if (Object.hasOwn(fields, key)) continue
      findings.add(within(path, key), 'is a field that no trace has here', { expected: undefined, found: given[key] })
    }
    return fits
  }
}
