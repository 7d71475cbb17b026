import * as z from 'zod'
import { isFields } from '../../base/index.ts'
import { choiceProblem, type ErrorCode } from '../../core/errors/index.ts'
import type { Loose, Payloads, SentBy } from './payload.ts'

/**
 * A schema of something that clients send, typed by its output. An interface, so that declarations name it instead of
 * spelling out the types of the parser.
 */
export interface InputSchema<Output, Both extends Payloads<unknown> = Payloads<Loose<Output>>>
  extends z.ZodType<Output> {
  /** The types of its payloads. The property exists only in this type. */
  readonly '~payloads'?: Both
}

/** A violation of a single value: its code, a sentence that follows the path, and the accepted input. */
export interface Rejection {
  readonly code: ErrorCode
  readonly message: string
  readonly expected?: string
}

/**
 * Records a violation with the parser, at `below` the current value. The value is not checked further, but the rules of
 * the enclosing object still run, so that all violations are reported at once.
 */
export function reject(ctx: z.core.ParsePayload, rejection: Rejection, below: readonly PropertyKey[] = []): void {
  ctx.issues.push({
    code: 'custom',
    message: rejection.message,
    path: [...below],
    input: ctx.value,
    params: { rejection },
  })
}

/**
 * Parser options for every input schema. The parser's own messages are unused and must not be generated: to name the
 * received value it reads the name of its `constructor`, which a hostile client can make unreadable.
 */
export const WITHOUT_WORDS: Readonly<{ error: () => string }> = Object.freeze({ error: () => 'another value' })

function lengthRejection(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Rejection | undefined {
  if (issue.origin !== 'array') return undefined
  if (issue.code === 'too_big') {
    const expected = `at most ${issue.maximum} items`
    return { code: 'list_too_long', message: `has too many items; send ${expected}`, expected }
  }
  const expected = `at least ${issue.minimum} ${issue.minimum === 1 ? 'item' : 'items'}`
  return { code: 'empty', message: `has too few items; send ${expected}`, expected }
}

/**
 * The violation of an issue of the parser: the one that `refuse` attached to it, or that of a choice or of a length.
 * Undefined for a missing value, and for any other issue.
 */
export function rejectionOf(issue: z.core.$ZodIssue, received: unknown): Rejection | undefined {
  if (issue.code === 'custom') return issue.params?.rejection as Rejection | undefined
  if (issue.code === 'too_small' || issue.code === 'too_big') return lengthRejection(issue)
  if (issue.code !== 'invalid_value' || received === undefined) return undefined
  const { message, expected } = choiceProblem(received, issue.values)
  return { code: 'invalid_choice', message, expected }
}

/** The output of a field: a primitive, so that it is never mistaken for a violation. */
type Primitive = string | number

/**
 * Schema of a field that is parsed in one step: the result of `read` replaces the value, or its violation is recorded.
 * This is one step of the parser; a separate check and transform would take three.
 */
export function reading<Taken extends Primitive, Given extends Primitive>(
  schema: z.ZodType<Taken>,
  read: (value: Taken) => Given | Rejection,
): InputSchema<Given> {
  const check = (ctx: z.core.ParsePayload<Primitive>) => {
    const found = read(ctx.value as Taken)
    if (typeof found === 'object') reject(ctx, found)
    else ctx.value = found
  }
  // the check above replaces the value, which the parser's types cannot express
  const checked = schema.check(check as (ctx: z.core.ParsePayload<Taken>) => void) as z.ZodType<unknown>
  const types = typesOf(schema)
  const isTaken = (value: unknown): value is Taken =>
    types.has(typeof value) && (typeof value !== 'number' || Number.isFinite(value))
  return stateAcceptor(checked as InputSchema<Given>, (value) => {
    if (!isTaken(value)) return UNDECIDED
    const found = read(value)
    return typeof found === 'object' ? UNDECIDED : found
  })
}

/** The types of the values that a plain schema of texts or numbers takes. */
function typesOf(schema: z.core.$ZodType): ReadonlySet<string> {
  if (schema instanceof z.ZodUnion) return new Set(schema.options.flatMap((option) => [...typesOf(option)]))
  const { type, checks = [] } = schema._zod.def
  return new Set(checks.length === 0 ? [type] : [])
}

/** Schema of a list of up to `max` items. A longer one is rejected with `list_too_long` before any item is parsed. */
export function list<Item extends z.ZodType>(
  item: Item,
  max: number,
): InputSchema<z.output<Item>[], Payloads<readonly SentBy<Item, 'reference'>[], readonly SentBy<Item, 'lenient'>[]>> {
  const items = z.preprocess(
    (value, ctx) => {
      if (!Array.isArray(value) || value.length <= max) return value
      const message = `has ${value.length} items; send at most ${max}`
      reject(ctx, { code: 'list_too_long', message, expected: `at most ${max} items` })
      return z.NEVER
    },
    z.array(item).meta({ maxItems: max }),
  )
  return stateAcceptor(items, listAcceptor(item, max))
}

const LENGTH_MAX = 64

/** Schema of one of the listed values, in any case, output in the case of the list. Rejects with `invalid_choice`. */
export function choice<const Value extends string>(values: readonly Value[]): InputSchema<Value> {
  const known = new Map(values.map((value) => [value.toUpperCase(), value]))
  return reading<string, Value>(z.string().meta({ enum: [...values] }), (value) => {
    const found = value.length > LENGTH_MAX ? undefined : known.get(value.toUpperCase())
    if (found !== undefined) return found
    const { message, expected } = choiceProblem(value, values)
    return { code: 'invalid_choice', message, expected }
  })
}

/** The answer of an acceptor to a value that it does not accept. The parser decides about such a value. */
export const UNDECIDED: unique symbol = Symbol('undecided')

/**
 * Reads a value as its schema does, or returns `UNDECIDED`. It accepts less than the schema and rejects nothing, so that only the
 * parser makes violations.
 */
type Acceptor<Output = unknown> = (value: unknown) => Output | typeof UNDECIDED

const decline: Acceptor = () => UNDECIDED

/** Acceptors of schemas whose parsing their own structure does not show. */
const stated = new WeakMap<z.core.$ZodType, Acceptor>()

/** States how values of a schema are accepted, and returns the schema. */
export function stateAcceptor<Schema extends z.core.$ZodType>(schema: Schema, acceptor: Acceptor): Schema {
  stated.set(schema, acceptor)
  return schema
}

const made = new WeakMap<z.core.$ZodType, Acceptor>()

/** The acceptor that follows from a schema. */
export function acceptorOf(schema: z.core.$ZodType): Acceptor {
  const known = made.get(schema)
  if (known !== undefined) return known
  const acceptor = stated.get(schema) ?? structural(schema)
  made.set(schema, acceptor)
  return acceptor
}

function structural(schema: z.core.$ZodType): Acceptor {
  if (schema instanceof z.ZodDefault) return withDefault(acceptorOf(schema.def.innerType), schema.def.defaultValue)
  if (schema instanceof z.ZodOptional) return withDefault(acceptorOf(schema.def.innerType), undefined)
  if (schema instanceof z.ZodNonOptional) return acceptorOf(schema.def.innerType)
  if (schema instanceof z.ZodNullable) {
    const accept = acceptorOf(schema.def.innerType)
    return (value) => (value === null ? null : accept(value))
  }
  if (schema instanceof z.ZodBoolean && hasNoChecks(schema)) {
    return (value) => (typeof value === 'boolean' ? value : UNDECIDED)
  }
  if (schema instanceof z.ZodObject && hasNoChecks(schema) && schema.def.catchall === undefined) {
    return objectAcceptor(schema.def.shape)
  }
  return decline
}

function hasNoChecks({ _zod }: z.core.$ZodType): boolean {
  return (_zod.def.checks ?? []).length === 0
}

/** Declines for a default that is an object, because the parser copies it. */
function withDefault(accept: Acceptor, substitute: unknown): Acceptor {
  if (typeof substitute === 'object' && substitute !== null) return decline
  return (value) => (value === undefined ? substitute : accept(value))
}

/** Accepts an object by its fields, and ignores all others. */
export function objectAcceptor(shape: z.core.$ZodShape): Acceptor<Record<string, unknown>> {
  const fields = Object.entries(shape).map(([name, field]) => ({ name, accept: acceptorOf(field) }))
  return (payload) => {
    if (!isFields(payload)) return UNDECIDED
    const read: Record<string, unknown> = {}
    for (const { name, accept } of fields) {
      const value = payload[name]
      // only callers in the process send undefined
      const field = value === undefined && name in payload ? UNDECIDED : accept(value)
      if (field === UNDECIDED) return UNDECIDED
      if (field !== undefined) read[name] = field
    }
    return read
  }
}

/** Accepts a list of up to `max` items. */
function listAcceptor(item: z.core.$ZodType, max: number): Acceptor {
  const accept = acceptorOf(item)
  return (value) => {
    if (!Array.isArray(value) || value.length > max) return UNDECIDED
    const items: unknown[] = []
    for (let index = 0; index < value.length; index++) {
      const one = accept(value[index])
      if (one === UNDECIDED) return UNDECIDED
      items.push(one)
    }
    return items
  }
}
