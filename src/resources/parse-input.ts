import type * as z from 'zod'
import { EmissionsError, firstViolations, VIOLATIONS_MAX, type Violation, Violations } from '../errors/index.ts'
import { type Refusal, refusalOf, WITHOUT_WORDS } from './fields/refusal.ts'

const KEY_LENGTH_MAX = 64

/** Where a value came from, so that its violations say so. */
export interface ParseInputOptions {
  /** The path of the value itself, '' for the whole of a request. */
  readonly path?: string
}

/** 'files' then 2 then 'url' as `files[2].url`. */
function pathText(keys: readonly PropertyKey[], start: string): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`
    const name = String(key)
    const short = name.length > KEY_LENGTH_MAX ? `${name.slice(0, KEY_LENGTH_MAX)}…` : name
    return path === '' ? short : `${path}.${short}`
  }, start)
}

/** What stands at the path, read as the parser reads it. */
function valueAt(value: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

/** What a field takes: the parser names a type, or our own sentence where a field takes more than one. */
function expectedBy(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_type' ? (KINDS[issue.expected] ?? issue.expected) : issue.message
}

/** Why a value is of another type than its field takes, or that there is none where one is due. */
function typeRefusal(received: unknown, expected: string): Refusal {
  if (received === undefined) return { code: 'required', message: `is missing; give ${expected}`, expected }
  if (received === null) return { code: 'invalid_type', message: `must not be null; give ${expected}`, expected }
  if (typeof received === 'number' && !Number.isFinite(received)) {
    return { code: 'not_finite', message: 'is larger than any number, or none; give a finite one', expected }
  }
  return { code: 'invalid_type', message: `is of another type; give ${expected}`, expected }
}

/** The violations of one issue of the parser, the paths of which begin at `start`. */
function violationsOf(issue: z.core.$ZodIssue, value: unknown, start: string): Violations {
  const found = new Violations()
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys.slice(0, VIOLATIONS_MAX)) {
      found.add(pathText([...issue.path, key], start), 'unknown_field', 'is no field of this record; leave it out')
    }
    return found
  }
  const received = valueAt(value, issue.path)
  const { code, message, expected } = refusalOf(issue) ?? typeRefusal(received, expectedBy(issue))
  found.add(pathText(issue.path, start), code, {
    message,
    ...(expected === undefined ? {} : { expected }),
    ...(received === undefined ? {} : { received }),
  })
  return found
}

/** The violations of all issues, as many as are listed at once; the others are only counted. */
function firstOf(issues: readonly z.core.$ZodIssue[], value: unknown, start: string): readonly Violation[] {
  const found: Violation[] = []
  let count = 0
  for (const issue of issues) {
    if (found.length < VIOLATIONS_MAX) found.push(...violationsOf(issue, value, start).list)
    count += issue.code === 'unrecognized_keys' ? issue.keys.length : 1
  }
  return firstViolations(found, count)
}

/**
 * What a client sent, read by a schema of input: typed, canonical, without fields that are no input.
 * Throws an EmissionsError with every violation at once, the first hundred where there are more, each with its path (`files[2].url`), its code, a sentence that
 * says what to do, what was expected and what was received, shortened.
 */
export function parseInput<Output>(schema: z.ZodType<Output>, value: unknown, options: ParseInputOptions = {}): Output {
  const result = schema.safeParse(value, WITHOUT_WORDS)
  if (result.success) return result.data
  const { path = '' } = options
  throw new EmissionsError(firstOf(result.error.issues, value, path))
}
