import * as z from 'zod'
import { choiceProblem, type ErrorCode } from '../../core/errors/index.ts'
import { acceptedBy, listAcceptor, UNDECIDED } from './acceptor.ts'

/**
 * A schema of something that clients send, typed by its output. An interface, so that declarations name it instead of
 * spelling out the types of the parser.
 */
export interface InputSchema<Output> extends z.ZodType<Output> {}

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
export const WITHOUT_WORDS: Readonly<{ error: () => string }> = Object.freeze({ error: () => 'is refused' })

/** The violation that `refuse` attached to an issue of the parser, if any. */
export function rejectionOf(issue: z.core.$ZodIssue): Rejection | undefined {
  return issue.code === 'custom' ? (issue.params?.rejection as Rejection | undefined) : undefined
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
  const takes = typesOf(schema)
  return acceptedBy(checked as InputSchema<Given>, (value) => {
    if (!takes.has(typeof value) || (typeof value === 'number' && !Number.isFinite(value))) return UNDECIDED
    const found = read(value as Taken)
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
export function list<Item extends z.ZodType>(item: Item, max: number): InputSchema<z.output<Item>[]> {
  const items = z.preprocess(
    (value, ctx) => {
      if (!Array.isArray(value) || value.length <= max) return value
      const message = `has ${value.length} items; send at most ${max}`
      reject(ctx, { code: 'list_too_long', message, expected: `at most ${max} items` })
      return z.NEVER
    },
    z.array(item).meta({ maxItems: max }),
  )
  return acceptedBy(items, listAcceptor(item, max))
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
