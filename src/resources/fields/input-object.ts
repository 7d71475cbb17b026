import * as z from 'zod'
import { isCanonicalTimestamp } from '../canonical.ts'
import type { InputPolicy } from '../policy.ts'
import type { PayloadsOf, RequiredByContract } from './payload.ts'
import { type InputSchema, objectAcceptor, reject, stateAcceptor, UNDECIDED } from './reading.ts'

/** Names the fields that the output always has. */
type RequiredField<Shape extends z.core.$ZodShape> = {
  [Field in keyof Shape]: Shape[Field] extends { readonly _zod: { readonly optout: 'optional' } } ? never : Field
}[keyof Shape]

type Outputs<Shape extends z.core.$ZodShape, Field extends keyof Shape> = { [Name in Field]: z.output<Shape[Name]> }

type Flat<T> = { [Field in keyof T]: T[Field] }

/** The output of the fields of an object. Unlike `z.output`, it keeps the doc comments of the fields. */
export type OutputOf<Shape extends z.core.$ZodShape> = Flat<
  Outputs<Shape, RequiredField<Shape>> & Partial<Outputs<Shape, Exclude<keyof Shape, RequiredField<Shape>>>>
>

/** A rule over several fields. It also runs if fields were rejected, so it must check that the fields it reads exist. */
export type Rule = (read: Readonly<Record<string, unknown>>, ctx: z.core.ParsePayload) => void

/** The parts of an input object's schema. */
export interface InputObject<Shape extends z.core.$ZodShape> {
  readonly shape: Shape
  /** The schema of the resource: its other fields are ignored when sent back. */
  readonly resource?: z.ZodObject
  readonly rules?: readonly Rule[]
}

/** Fields of the resource that are not input: accepted and ignored. */
function resourceOnly(shape: z.core.$ZodShape, resource: z.ZodObject | undefined): Record<string, z.ZodType> {
  const names = Object.keys(resource?.shape ?? {}).filter((field) => !Object.hasOwn(shape, field))
  return Object.fromEntries(names.map((field) => [field, z.unknown().optional().meta({ readOnly: true })]))
}

/** Adds rules to a schema; they run even when fields were rejected. */
function withRules(schema: z.ZodObject, rules: readonly Rule[]): z.ZodObject {
  const apply = (read: Record<string, unknown>, ctx: z.core.$RefinementCtx) => {
    for (const rule of rules) rule(read, ctx)
  }
  // an object with a wrong field is still an object; any other value has no fields to compare
  const refined = schema.superRefine(apply, {
    when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  })
  const accept = objectAcceptor(schema.def.shape)
  return schema.def.catchall === undefined
    ? stateAcceptor(refined, (value) => withoutIssues(accept(value), rules))
    : refined
}

/** The accepted object if the rules find nothing wrong with it. */
function withoutIssues(accepted: ReturnType<ReturnType<typeof objectAcceptor>>, rules: readonly Rule[]): unknown {
  if (accepted === UNDECIDED) return UNDECIDED
  const payload: z.core.ParsePayload = { value: accepted, issues: [] }
  for (const rule of rules) rule(accepted, payload)
  return payload.issues.length === 0 ? accepted : UNDECIDED
}

const resourceFields = new WeakMap<z.core.$ZodType, readonly string[]>()

/** The schema within an optional, nullable or required field, or a default; undefined for other schemas. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return schema.unwrap()
  return schema instanceof z.ZodDefault || schema instanceof z.ZodNonOptional ? schema.unwrap() : undefined
}

/** The schema of the values of a field, within rules, a default, null or the limit of a list. */
export function innerSchema(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return innerSchema(schema.in instanceof z.ZodTransform ? schema.out : schema.in)
  const inner = unwrap(schema)
  return inner === undefined ? schema : innerSchema(inner)
}

/** Lists the fields of the resource of an input object, which are ignored if they are sent back. */
export function findResourceFields(schema: z.core.$ZodType): readonly string[] {
  const inner = unwrap(schema)
  return inner === undefined ? (resourceFields.get(schema) ?? []) : findResourceFields(inner)
}

/** Schema of an input object; unknown fields are ignored, or rejected if the policy says so. */
export function inputObject<Shape extends z.core.$ZodShape>(
  policy: InputPolicy,
  { shape, resource, rules = [] }: InputObject<Shape>,
): InputSchema<OutputOf<Shape>, PayloadsOf<Shape>> {
  const refine = (schema: z.ZodObject): z.ZodObject => (rules.length === 0 ? schema : withRules(schema, rules))
  const withResource = (schema: z.ZodType): z.ZodType => {
    if (resource !== undefined) resourceFields.set(schema, Object.keys(resource.shape))
    return schema
  }
  if (policy.unknownFields === 'ignore')
    return withResource(refine(z.object(shape))) as unknown as InputSchema<OutputOf<Shape>, PayloadsOf<Shape>>
  const ignored = resourceOnly(shape, resource)
  const strict = refine(z.strictObject({ ...ignored, ...shape }))
  const isInput = ([field]: readonly [string, unknown]) => !Object.hasOwn(ignored, field)
  const output = strict.transform((read) => Object.fromEntries(Object.entries(read).filter(isInput)) as OutputOf<Shape>)
  return output as InputSchema<OutputOf<Shape>, PayloadsOf<Shape>>
}

const substitutes = new WeakMap<z.core.$ZodType, string>()

/** Says what a lenient service does without a field of `requiredByContract`; undefined for other fields. */
export function findSubstitute(field: z.core.$ZodType): string | undefined {
  return substitutes.get(field)
}

/**
 * A field that the reference marks as required; optional under a lenient policy. `substitute` says what a lenient service
 * does without it; default: it keeps the stored value.
 */
export function requiredByContract<Field extends z.ZodType>(
  { required }: InputPolicy,
  field: Field,
  substitute = 'keeps the stored value',
): RequiredByContract<Field> {
  const schema: z.ZodType = required === 'reference' ? z.nonoptional(field) : field.optional()
  substitutes.set(schema, substitute)
  // the output of both is part of the declared type
  return schema as RequiredByContract<Field>
}

/** A field that defaults to null. */
export function orNull<Field extends z.ZodType>(field: Field): z.ZodDefault<z.ZodNullable<Field>> {
  return field.nullable().default(null)
}

/** A field of an update: null clears it, and it keeps its value when omitted. */
export function clearable<Field extends z.ZodType>(field: Field): z.ZodOptional<z.ZodNullable<Field>> {
  return field.nullable().optional()
}

/** True for a parsed timestamp, false for a rejected text. */
function isMoment(value: unknown): value is string {
  return typeof value === 'string' && isCanonicalTimestamp(value)
}

/** Requires a period not to end before it starts; both fields are canonical timestamps after parsing. */
export function periodInOrder(start: string, end: string): Rule {
  return (read, ctx) => {
    const [from, to] = [read[start], read[end]]
    if (!isMoment(from) || !isMoment(to) || from <= to) return
    const message = `ends before the period starts (${from}); swap the two`
    reject(ctx, { code: 'period_reversed', message, expected: `${from} or later` }, [end])
  }
}

/** Requires the items of a list to have different numeric ids. */
export function uniqueItems(listField: string, idField: string): Rule {
  return (read, ctx) => {
    const items = read[listField]
    if (!Array.isArray(items)) return
    const seen = new Set<unknown>()
    for (const [index, item] of items.entries()) {
      const id: unknown = item?.[idField]
      // any other type is already rejected
      if (typeof id !== 'number') continue
      const message = `names ${id} a second time; put the two items together`
      if (seen.has(id)) reject(ctx, { code: 'duplicate_item', message }, [listField, index, idField])
      seen.add(id)
    }
  }
}
