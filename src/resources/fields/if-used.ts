import type * as z from 'zod'
import { keysOf } from '../../base/index.ts'
import { orNull } from './input-object.ts'

/** A field by its schemas in inputs and in responses. Without `input` clients cannot send it. */
export interface FieldPair {
  readonly input?: z.ZodType
  readonly resource: z.ZodType
}

/** Fields of a kind of record, by their names. */
export type FieldPairs = Readonly<Record<string, FieldPair>>

/** The values of the fields in a record; null if the record does not use the field. */
export type FieldValues<Fields extends FieldPairs> = {
  [Name in keyof Fields]: z.output<Fields[Name]['resource']> | null
}

/** The names of the fields that clients can send. */
type SentName<Fields extends FieldPairs> = {
  [Name in keyof Fields]: Fields[Name] extends Required<FieldPair> ? Name : never
}[keyof Fields]

/** The values of the fields that clients can send. */
export type SentValues<Fields extends FieldPairs> = Pick<FieldValues<Fields>, SentName<Fields>>

type InputShape<Fields extends FieldPairs> = {
  [Name in SentName<Fields>]: z.ZodDefault<z.ZodNullable<NonNullable<Fields[Name]['input']>>>
}
type NullableShape<Fields extends FieldPairs> = { [Name in keyof Fields]: z.ZodNullable<Fields[Name]['resource']> }
type IfUsedShape<Fields extends FieldPairs> = {
  [Name in keyof Fields]: z.ZodExactOptional<z.ZodNullable<Fields[Name]['resource']>>
}

/** The fields of an input; each defaults to null. */
export function inputShape<Fields extends FieldPairs>(fields: Fields): InputShape<Fields> {
  const shape = Object.entries(fields).flatMap(([name, { input }]) => (input ? [[name, orNull(input)]] : []))
  return Object.fromEntries(shape)
}

/** The fields of a resource that always has them; each may be null. */
export function nullableShape<Fields extends FieldPairs>(fields: Fields): NullableShape<Fields> {
  const shape = Object.entries(fields).map(([name, { resource }]) => [name, resource.nullable()])
  return Object.fromEntries(shape)
}

/** The fields of a resource that has each of them only once it was used. */
export function ifUsedShape<Fields extends FieldPairs>(fields: Fields): IfUsedShape<Fields> {
  const shape = Object.entries(fields).map(([name, { resource }]) => [name, resource.nullable().exactOptional()])
  return Object.fromEntries(shape)
}

/** The sources of a record's fields. */
export interface FieldSources<Fields extends FieldPairs> {
  readonly inputs: SentValues<Fields>
  /** The values of the fields that clients cannot send. */
  readonly computed: Omit<FieldValues<Fields>, SentName<Fields>>
  /** The record as it was stored before; without these fields if it is new. */
  readonly stored: object
}

/** Selects the fields to store: those that the record uses, and those that it has already. */
export function usedFields<Fields extends FieldPairs>(
  fields: Fields,
  { inputs, computed, stored }: FieldSources<Fields>,
): Partial<FieldValues<Fields>> {
  let used: Partial<FieldValues<Fields>> = {}
  for (const name of keysOf(fields)) {
    const source = (name in computed ? computed : inputs) as Partial<FieldValues<Fields>>
    if (source[name] !== null || name in stored) used = { ...used, [name]: source[name] }
  }
  return used
}

/** Reads the inputs of these fields from a stored record; null if it never used them. */
export function storedInputsOf<Fields extends FieldPairs>(
  fields: Fields,
  record: Partial<FieldValues<Fields>>,
): SentValues<Fields> {
  const sent = keysOf(fields).filter((name) => fields[name]?.input !== undefined)
  return Object.fromEntries(sent.map((name) => [name, record[name] ?? null])) as SentValues<Fields>
}
