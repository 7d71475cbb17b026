import * as z from 'zod'
import { isCanonicalTimestamp } from '../canonical.ts'
import type { InputPolicy } from '../policy.ts'
import { refuse } from './refusal.ts'

/** A schema of what a client sends, and the type that comes out of it. */
export type InputSchema<Output> = z.ZodType<Output>

/** A rule over several fields. It sees what was read, also beside refused fields: it must look before it leaps. */
export type Rule = (read: Readonly<Record<string, unknown>>, ctx: z.core.$RefinementCtx) => void

/** What an object of input is made of. */
export interface InputObject<Shape extends z.core.$ZodShape> {
  readonly shape: Shape
  /** What the record shows: its fields may be sent back as they came, and are left aside where they are no input. */
  readonly shown?: z.ZodObject
  readonly rules?: readonly Rule[]
}

type Read<Shape extends z.core.$ZodShape> = z.output<z.ZodObject<Shape, z.core.$strip>>

/** Fields that are shown and no input: known, and not looked at. */
function shownOnly(shape: z.core.$ZodShape, shown: z.ZodObject | undefined): Record<string, z.ZodType> {
  const names = Object.keys(shown?.shape ?? {}).filter((field) => !Object.hasOwn(shape, field))
  return Object.fromEntries(names.map((field) => [field, z.unknown().optional().meta({ readOnly: true })]))
}

/** The schema with its rules, which run beside refused fields too. */
function withRules(schema: z.ZodObject, rules: readonly Rule[]): z.ZodObject {
  const apply = (read: Record<string, unknown>, ctx: z.core.$RefinementCtx) => {
    for (const rule of rules) rule(read, ctx)
  }
  // an object with a wrong field is still an object; what is none has no fields to compare
  return schema.superRefine(apply, {
    when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  })
}

/** An object of input; what is no field of it is left aside, or refused where the policy says so. */
export function inputObject<Shape extends z.core.$ZodShape>(
  policy: InputPolicy,
  { shape, shown, rules = [] }: InputObject<Shape>,
): InputSchema<Read<Shape>> {
  const refine = (schema: z.ZodObject): z.ZodObject => (rules.length === 0 ? schema : withRules(schema, rules))
  if (policy.unknownFields === 'ignore') return refine(z.object(shape)) as unknown as InputSchema<Read<Shape>>
  const ignored = shownOnly(shape, shown)
  const strict = refine(z.strictObject({ ...ignored, ...shape }))
  const isInput = ([field]: readonly [string, unknown]) => !Object.hasOwn(ignored, field)
  return strict.transform((read) => Object.fromEntries(Object.entries(read).filter(isInput)) as Read<Shape>)
}

/** A field that the reference marks as required; a lenient service does without. */
export function marked<Field extends z.ZodType>({ required }: InputPolicy, field: Field): z.ZodOptional<Field> {
  // where it must be there it is there: what the stricter schema reads is among what the type says
  return required === 'reference' ? (field as unknown as z.ZodOptional<Field>) : field.optional()
}

/** A field that is null where it is not given. */
export function orNull<Field extends z.ZodType>(field: Field): z.ZodDefault<z.ZodNullable<Field>> {
  return field.nullable().default(null)
}

/** A field of an update that null clears and that stays as it is where it is not given. */
export function clearable<Field extends z.ZodType>(field: Field): z.ZodOptional<z.ZodNullable<Field>> {
  return field.nullable().optional()
}

/** True for what was read as a moment; a refused text is none. */
function isMoment(value: unknown): value is string {
  return typeof value === 'string' && isCanonicalTimestamp(value)
}

/** The rule that a period does not end before it starts; both fields are canonical timestamps once they are read. */
export function periodInOrder(start: string, end: string): Rule {
  return (read, ctx) => {
    const [from, to] = [read[start], read[end]]
    if (!isMoment(from) || !isMoment(to) || from <= to) return
    const message = `ends before the period starts (${from}); swap the two`
    refuse(ctx, { code: 'period_reversed', message, expected: `${from} or later` }, [end])
  }
}

/** The rule that no two items of a list name one thing by a numeric id. */
export function uniqueIn(listField: string, idField: string): Rule {
  return (read, ctx) => {
    const items = read[listField]
    if (!Array.isArray(items)) return
    const seen = new Set<unknown>()
    for (const [index, item] of items.entries()) {
      const id: unknown = item?.[idField]
      // what is no number was refused already
      if (typeof id !== 'number') continue
      const message = `names ${id} a second time; put the two items together`
      if (seen.has(id)) refuse(ctx, { code: 'duplicate_item', message }, [listField, index, idField])
      seen.add(id)
    }
  }
}
