import * as z from 'zod'
import type { InputPolicy } from '../policy.ts'
import { type InputObject, type InputSchema, inputObject, type Rule } from './input-object.ts'

/** The input that changes a record: every field of the input that creates it may be omitted. */
export type PartialInput<Input> = { [Field in keyof Input]?: Input[Field] | undefined }

/** The schemas of the inputs that create and change a record. */
export interface InputPair<Create, Update = PartialInput<Create>> {
  readonly create: InputSchema<Create>
  readonly update: InputSchema<Update>
}

/** The fields of an update. */
export type PartialShape<Shape extends z.core.$ZodShape> = {
  [Field in keyof Shape]: z.ZodOptional<z.ZodType<Exclude<z.output<Shape[Field]>, undefined>>>
}

/** A field without its default, required. */
function requiredField(field: z.core.$ZodType): z.ZodType {
  const isOptional = field instanceof z.ZodDefault || field instanceof z.ZodOptional
  return isOptional ? requiredField(field.unwrap()) : (field as z.ZodType)
}

/** The fields of an update: each may be omitted and then keeps its value; null clears one that defaults to null. */
export function partialShape<Shape extends z.core.$ZodShape>(shape: Shape): PartialShape<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => [name, requiredField(field).optional()])
  return Object.fromEntries(fields) as PartialShape<Shape>
}

/** The parts of a pair: those of the input that creates a record, and the fields of the update where they are others. */
interface PairedObject<Shape extends z.core.$ZodShape, Update extends z.core.$ZodShape> extends InputObject<Shape> {
  readonly update: Update
  /** Rules of the input that creates a record alone. */
  readonly createRules?: readonly Rule[]
}

/** Both inputs of a record, which share the resource and the rules. */
export function inputPair<Shape extends z.core.$ZodShape, Update extends z.core.$ZodShape>(
  policy: InputPolicy,
  { shape, update, rules = [], createRules = [], ...shared }: PairedObject<Shape, Update>,
): InputPair<z.output<z.ZodObject<Shape>>, z.output<z.ZodObject<Update>>> {
  return {
    create: inputObject(policy, { shape, ...shared, rules: [...rules, ...createRules] }),
    update: inputObject(policy, { shape: update, ...shared, rules }),
  }
}
