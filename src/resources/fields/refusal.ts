import type * as z from 'zod'
import type { ErrorCode } from '../../errors/index.ts'

/** Why a value is refused: the code, a sentence that follows the path, and what would have been accepted. */
export interface Refusal {
  readonly code: ErrorCode
  readonly message: string
  readonly expected?: string
}

/**
 * Records a refusal with the parser, at `below` the value in hand. The value is not looked at further, but the rules of
 * the object around it still are, so that every violation comes at once.
 */
export function refuse(ctx: z.core.ParsePayload, refusal: Refusal, below: readonly PropertyKey[] = []): void {
  ctx.issues.push({
    code: 'custom',
    message: refusal.message,
    path: [...below],
    input: ctx.value,
    params: { refusal },
  })
}

/**
 * How every schema of input is run. The parser's own words are not used, and must not be made: to name what came it
 * reads the name of its `constructor`, which a hostile sender can make unreadable.
 */
export const WITHOUT_WORDS: Readonly<{ error: () => string }> = Object.freeze({ error: () => 'is refused' })

/** The refusal that an issue of the parser carries, if `refuse` made it. */
export function refusalOf(issue: z.core.$ZodIssue): Refusal | undefined {
  return issue.code === 'custom' ? (issue.params?.refusal as Refusal | undefined) : undefined
}

/** What a field reads: a primitive, so that it is never mistaken for a refusal. */
type Primitive = string | number

/**
 * The schema of a field that reads what it takes: what `read` gives stands for the value from then on, or its refusal is
 * recorded. This is one step of the parser, where a check and a transform were three.
 */
export function reading<Taken extends Primitive, Given extends Primitive>(
  schema: z.ZodType<Taken>,
  read: (value: Taken) => Given | Refusal,
): z.ZodType<Given> {
  const check = (ctx: z.core.ParsePayload<Primitive>) => {
    const found = read(ctx.value as Taken)
    if (typeof found === 'object') refuse(ctx, found)
    else ctx.value = found
  }
  // the check above leaves what `read` gives, which the parser's types have no way to say
  return schema.check(check as (ctx: z.core.ParsePayload<Taken>) => void) as z.ZodType<unknown> as z.ZodType<Given>
}
