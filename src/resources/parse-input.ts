import * as z from 'zod'
import { cacheByObject, isFields, isObject, nearestWords } from '../base/index.ts'
import { EmissionsError, firstViolations, VIOLATIONS_MAX, type Violation, Violations } from '../core/errors/index.ts'
import { findResourceFields, findSubstitute, innerSchema } from './fields/input-object.ts'
import { acceptorOf, type Rejection, rejectionOf, type UNDECIDED, WITHOUT_WORDS } from './fields/reading.ts'

const KEY_LENGTH_MAX = 64

/** The origin of a value, for the paths of its violations. */
export interface ParseInputOptions {
  /** The path of the value itself, '' for a complete request. */
  readonly path?: string
}

/** Formats a path: 'files' then 2 then 'url' is `files[2].url`. */
function pathText(keys: readonly PropertyKey[], start: string): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`
    const name = String(key)
    const short = name.length > KEY_LENGTH_MAX ? `${name.slice(0, KEY_LENGTH_MAX)}…` : name
    return path === '' ? short : `${path}.${short}`
  }, start)
}

/** The value at a path, accessed as the parser does. */
function findValue(value: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value)
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  record: 'an object',
}

/** The expected input of a field: the parser's type name, or our own sentence for a field of several types. */
function expectedInput(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_type' ? (KINDS[issue.expected] ?? issue.expected) : issue.message
}

/** Finds the schema of a field by its path; undefined within anything but objects. */
function findField(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((at, key) => {
    const object = at && innerSchema(at)
    return object instanceof z.ZodObject && Object.hasOwn(object.shape, key) ? object.shape[String(key)] : undefined
  }, schema)
}

/** Adds what a lenient service does without a field that only the contract requires. */
function withSubstitute(rejection: Rejection, field: z.core.$ZodType | undefined): Rejection {
  const substitute = rejection.code === 'required' && field !== undefined ? findSubstitute(field) : undefined
  if (substitute === undefined) return rejection
  const message = `${rejection.message}. A service with the policy required: 'lenient' does without it: it ${substitute}`
  return { ...rejection, message }
}

/** The violation of a missing value or one of the wrong type. */
function typeRejection(received: unknown, expected: string): Rejection {
  if (received === undefined) return { code: 'required', message: `is missing; give ${expected}`, expected }
  if (received === null) return { code: 'invalid_type', message: `must not be null; give ${expected}`, expected }
  if (typeof received === 'number' && !Number.isFinite(received)) {
    return { code: 'not_finite', message: 'must be a finite number', expected }
  }
  return { code: 'invalid_type', message: `must be ${expected}`, expected }
}

/** A value with its schema and the start of its paths. */
interface ParsedValue {
  readonly schema: z.core.$ZodType
  readonly value: unknown
  readonly start: string
}

/** The violations of one parser issue, whose paths begin at `start`. */
function violationsOf(issue: z.core.$ZodIssue, { schema, value, start }: ParsedValue): Violations {
  const violations = new Violations()
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys.slice(0, VIOLATIONS_MAX)) {
      violations.add(
        pathText([...issue.path, key], start),
        'unknown_field',
        'is not a field of this record; leave it out',
      )
    }
    return violations
  }
  const received = findValue(value, issue.path)
  const rejection = rejectionOf(issue, received) ?? typeRejection(received, expectedInput(issue))
  const { code, message, expected } = withSubstitute(rejection, findField(schema, issue.path))
  violations.add(pathText(issue.path, start), code, {
    message,
    ...(expected === undefined ? {} : { expected }),
    ...(received === undefined ? {} : { received }),
  })
  return violations
}

/** The violations of all issues up to the list limit; the rest are only counted. */
function firstOf(issues: readonly z.core.$ZodIssue[], parsed: ParsedValue): readonly Violation[] {
  const found: Violation[] = []
  let count = 0
  for (const issue of issues) {
    if (found.length < VIOLATIONS_MAX) found.push(...violationsOf(issue, parsed).list)
    count += issue.code === 'unrecognized_keys' ? issue.keys.length : 1
  }
  return firstViolations(found, count)
}

/** Reads a payload that is surely valid as its schema does; `UNDECIDED` for any other, which `parseInput` judges. */
export function acceptInput<Output>(schema: z.ZodType<Output>, value: unknown): Output | typeof UNDECIDED {
  return acceptorOf(schema)(value) as Output | typeof UNDECIDED
}

/**
 * Parses a payload with an input schema: typed, canonical, without unknown fields. Throws an EmissionsError with all
 * violations at once (at most the first hundred), each with its path (`files[2].url`), code, a sentence with advice,
 * the expected input and the received value, shortened.
 */
export function parseInput<Output>(schema: z.ZodType<Output>, value: unknown, options: ParseInputOptions = {}): Output {
  const result = schema.safeParse(value, WITHOUT_WORDS)
  if (result.success) return result.data
  const { path = '' } = options
  throw new EmissionsError(firstOf(result.error.issues, { schema, value, start: path }))
}

/** A field that is ignored, and the field whose name is close to its name. */
export interface MisspeltField {
  readonly path: string
  readonly near: string
}

/** The fields that a schema reads. Null: it reads none. */
type ReadFields =
  | { readonly items: z.core.$ZodType }
  | {
      readonly fields: ReadonlyMap<string, z.core.$ZodType>
      /** Those of the resource, which are no mistakes. */
      readonly ignored: ReadonlySet<string>
    }
  | null

const readFieldsOf = cacheByObject((schema: z.core.$ZodType): ReadFields => {
  const inner = innerSchema(schema)
  if (inner instanceof z.ZodArray) return { items: inner.element }
  if (!(inner instanceof z.ZodObject)) return null
  return { fields: new Map(Object.entries(inner.shape)), ignored: new Set(findResourceFields(schema)) }
})

/** A value with its schema and path. */
interface SentValue {
  readonly schema: z.core.$ZodType
  readonly value: unknown
  readonly path: string
}

function addMisspelt(found: MisspeltField[], { schema, value, path }: SentValue): void {
  if (typeof value !== 'object' || value === null) return
  const read = readFieldsOf(schema)
  if (read === null) return
  if ('items' in read) {
    if (!Array.isArray(value)) return
    for (const [index, item] of value.entries()) {
      addMisspelt(found, { schema: read.items, value: item, path: `${path}[${index}]` })
    }
    return
  }
  if (!isFields(value)) return
  const start = path === '' ? '' : `${path}.`
  for (const name of Object.keys(value)) {
    const field = read.fields.get(name)
    const part = value[name]
    if (field !== undefined) {
      if (typeof part === 'object') addMisspelt(found, { schema: field, value: part, path: start + name })
    } else if (!read.ignored.has(name) && found.length < VIOLATIONS_MAX) {
      const [near] = nearestWords(name, [...read.fields.keys()], 1)
      if (near !== undefined) found.push({ path: start + name, near: start + near })
    }
  }
}

/**
 * Finds the fields of a payload that are ignored and probably misspelt, at any depth, at most a hundred. A field of the
 * resource that clients cannot set is not misspelt, because whole records may be sent back.
 */
export function misspeltFields(schema: z.core.$ZodType, payload: unknown): readonly MisspeltField[] {
  const found: MisspeltField[] = []
  addMisspelt(found, { schema, value: payload, path: '' })
  return found
}
