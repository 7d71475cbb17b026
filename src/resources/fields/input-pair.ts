import * as z from 'zod'
import type { InputPolicy } from '../policy.ts'
import { type InputObject, inputObject, type OutputOf, type Rule } from './input-object.ts'
import type { Payloads, PayloadsOf, SentBy } from './payload.ts'
import type { InputSchema } from './reading.ts'

/** The schemas of the inputs that create and change a record, by their fields. */
export interface InputPair<Create extends z.core.$ZodShape, Update extends z.core.$ZodShape> {
  readonly create: InputSchema<OutputOf<Create>, PayloadsOf<Create>>
  readonly update: InputSchema<OutputOf<Update>, PayloadsOf<Update>>
}

/** The fields of an update. */
export type PartialShape<Shape extends z.core.$ZodShape> = {
  [Field in keyof Shape]: z.ZodOptional<
    InputSchema<
      Exclude<z.output<Shape[Field]>, undefined>,
      Payloads<SentBy<Shape[Field], 'reference'>, SentBy<Shape[Field], 'lenient'>>
    >
  >
}

/** A field without its default, required. */
function requiredField(field: z.core.$ZodType): z.ZodType {
  const isWrapped = field instanceof z.ZodDefault || field instanceof z.ZodOptional || field instanceof z.ZodNonOptional
  return isWrapped ? requiredField(field.unwrap()) : (field as z.ZodType)
}

/** The fields of an update: each may be omitted and then keeps its value; null clears one that defaults to null. */
export function partialShape<Shape extends z.core.$ZodShape>(shape: Shape): PartialShape<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => [name, requiredField(field).optional()])
  return Object.fromEntries(fields) as PartialShape<Shape>
}

/** The parts of a pair: those of the input that creates a record, and the fields of the update. */
interface PairedObject<Shape extends z.core.$ZodShape, Update extends z.core.$ZodShape> extends InputObject<Shape> {
  readonly update: Update
  /** Rules that apply only to the input that creates a record. */
  readonly createRules?: readonly Rule[]
}

/** Builds both inputs of a record, which share the resource and the rules. */
export function inputPair<Shape extends z.core.$ZodShape, Update extends z.core.$ZodShape>(
  policy: InputPolicy,
  { shape, update, rules = [], createRules = [], ...shared }: PairedObject<Shape, Update>,
): InputPair<Shape, Update> {
  return {
    create: inputObject(policy, { shape, ...shared, rules: [...rules, ...createRules] }),
    update: inputObject(policy, { shape: update, ...shared, rules }),
  }
}
