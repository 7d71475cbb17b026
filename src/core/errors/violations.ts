import { isObject, nearestWords, printable } from '../../base/index.ts'
import type { ErrorCode } from './codes.ts'
import { EmissionsError, type Violation } from './emissions-error.ts'
import { type Notice, notice } from './notice.ts'

/** A problem as a sentence that follows the path, with the expected and the received value. */
export interface Problem {
  readonly message: string
  readonly expected?: string
  readonly received?: unknown
}

/** Formats a value for a message: strings quoted and in visible form, cut at 60 characters. */
export function show(value: unknown): string {
  let text: string
  if (typeof value === 'string') text = printable(JSON.stringify(value))
  else if (typeof value === 'function' || typeof value === 'symbol') text = typeof value
  else if (typeof value === 'object' && value !== null) text = Array.isArray(value) ? 'an array' : 'an object'
  else text = Object.is(value, -0) ? '-0' : String(value)
  // never half a surrogate pair
  return text.length > 60 ? `${text.slice(0, 57).replace(/[\uD800-\uDBFF]$/, '')}…` : text
}

/** Creates a violation from a problem or a bare message, with the received value printed. */
function violation(path: string, code: ErrorCode, problem: Problem | string): Violation {
  if (typeof problem === 'string') return { path, code, message: problem }
  return {
    path,
    code,
    message: problem.message,
    ...(problem.expected === undefined ? {} : { expected: problem.expected }),
    ...('received' in problem ? { received: show(problem.received) } : {}),
  }
}

/** The number of violations reported at once: nobody reads more, and payloads may be long. */
export const VIOLATIONS_MAX = 100

/** The first of `count` violations, up to the limit; the last one says how many more there are. */
export function firstViolations(violations: readonly Violation[], count = violations.length): readonly Violation[] {
  const more = count - VIOLATIONS_MAX
  const last = violations[VIOLATIONS_MAX - 1]
  if (more <= 0 || last === undefined) return violations
  const message = `${last.message} (and ${more} more ${more === 1 ? 'violation' : 'violations'})`
  return [...violations.slice(0, VIOLATIONS_MAX - 1), { ...last, message }]
}

/** Throws an EmissionsError with a single violation. */
export function fail(path: string, code: ErrorCode, problem: Problem | string): never {
  throw new EmissionsError([violation(path, code, problem)])
}

/** A field and its value. */
interface NamedValue {
  readonly path: string
  readonly value: unknown
}

/** The most choices that are proposed for a misspelt one. */
const PROPOSALS_MAX = 2

/** Describes a value outside the choices: lists them, and proposes the nearest ones to a misspelt value. */
export function choiceProblem(received: unknown, choices: readonly unknown[]): Problem & { readonly expected: string } {
  const words = choices.map(String)
  const expected = words.join(', ')
  const near = typeof received === 'string' ? nearestWords(received, words, PROPOSALS_MAX) : []
  const proposal = near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`
  return { message: `must be one of: ${expected}${proposal}`, expected, received }
}

/** Returns the value of a field, as one of the choices; throws `invalid_choice` for any other. */
export function checkChoice<Choice extends string | number | boolean | null>(
  { path, value }: NamedValue,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((one) => one === value)
  if (choice !== undefined) return choice
  return fail(path, 'invalid_choice', choiceProblem(value, choices))
}

/** The names of the fields of an object that a caller passes. */
export type KnownFields<Options> = Readonly<Record<keyof Options, true>>

/**
 * Throws `unknown_field` for every option with an unknown name, with the name that was probably meant. `path` is the prefix
 * of the names. Options that are no object are left to the check of their type.
 */
export function checkOptionNames<Options extends object>(
  options: Options,
  known: KnownFields<Options>,
  path = '',
): void {
  if (typeof options !== 'object' || options === null) return
  const names = Object.keys(known)
  const violations = new Violations()
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(known, name)) continue
    const [near] = nearestWords(name, names, 1)
    const advice = near === undefined ? `the options are ${names.join(', ')}` : `did you mean ${near}?`
    violations.add(path + name, 'unknown_field', { message: `is not an option; ${advice}`, expected: names.join(', ') })
  }
  violations.throwIfAny()
}

/** The message and the expected shape of an object. */
interface ObjectRule {
  readonly message: string
  readonly expected: string
}

/** Returns the object in a field. Throws `required`. */
export function requireObject(
  { path, value }: NamedValue,
  { message, expected }: ObjectRule,
): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : fail(path, 'required', { message, expected, received: value })
}

/** Collects violations, to report all of them at once. */
export class Violations {
  readonly list: Violation[] = []

  add(path: string, code: ErrorCode, problem: Problem | string): void {
    this.list.push(violation(path, code, problem))
  }

  /** Runs `work`; collects an EmissionsError below `path` and returns `undefined`. */
  attempt<T>(work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      if (!EmissionsError.is(error)) throw error
      // several parts of one calculation can have the same violation: report it once
      const isNew = (one: Violation) =>
        !this.list.some(({ path, code, message }) => path === one.path && code === one.code && message === one.message)
      this.list.push(...error.violations.filter(isNew))
      return undefined
    }
  }

  throwIfAny(): void {
    if (this.list.length > 0) throw new EmissionsError(this.list)
  }

  /** The value of an attempt; or throws everything that was collected. */
  valueOrThrow<T>(value: T | undefined): T {
    this.throwIfAny()
    return value as T
  }
}

/**
 * Runs all parts in order and returns their values by name, or throws the violations of all failed parts at once.
 * Throws any other error immediately.
 */
export function collect<Values extends object>(
  parts: {
    readonly [Name in keyof Values]: () => Values[Name]
  },
): Values {
  const violations = new Violations()
  const values = {} as Values
  for (const name in parts) values[name] = violations.attempt(parts[name]) as Values[typeof name]
  violations.throwIfAny()
  return values
}

/** Runs `work` on every item in order and returns the values, or throws the violations of all failed items at once. */
export function collectEach<Item, Value>(
  items: readonly Item[],
  work: (item: Item, index: number) => Value,
): readonly Value[] {
  const violations = new Violations()
  // flatMap skips the gaps of a sparse list
  const values = items.flatMap((item, index) => violations.attempt(() => [work(item, index)]) ?? [])
  violations.throwIfAny()
  return values
}

/** Maps the path of a violation to the caller's path. */
export type PathOf = (path: string) => string

function movePaths(pathOf: PathOf, { violations }: EmissionsError): EmissionsError {
  return new EmissionsError(violations.map((one) => ({ ...one, path: pathOf(one.path) })))
}

/** Moves the violations of an error to the paths of `pathOf`; other errors stay unchanged. */
export function mapErrorPaths(pathOf: PathOf, error: unknown): unknown {
  return EmissionsError.is(error) ? movePaths(pathOf, error) : error
}

/** Runs `work` and moves the violations of its errors to the paths of `pathOf`. */
export function withPaths<T>(pathOf: PathOf, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw mapErrorPaths(pathOf, error)
  }
}

/** Moves notices to the paths of `pathOf`. */
export function mapNoticePaths(pathOf: PathOf, notices: readonly Notice[]): readonly Notice[] {
  return notices.map(({ code, path, message }) => notice(code, pathOf(path), message))
}

function prefixPaths(parent: string): PathOf {
  return (path) => [parent, path].filter(Boolean).join('.')
}

/** Prefixes the paths of an error with `path`. */
export function nestedError(path: string, error: EmissionsError): EmissionsError {
  return movePaths(prefixPaths(path), error)
}

/** Runs `work`, prefixing the paths of its violations with `path`. */
export function prefixErrors<T>(path: string, work: () => T): T {
  return withPaths(prefixPaths(path), work)
}
