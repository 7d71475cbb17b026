import type * as z from 'zod'
import type { InputPolicy } from '../policy.ts'

/** The choices of a policy for required fields. */
export type RequiredFields = InputPolicy['required']

/** The types of a payload: under the default policy, and under a lenient one. */
export interface Payloads<Reference, Lenient = Reference> {
  readonly reference: Reference
  readonly lenient: Lenient
}

/** A type with every field optional, at any depth. */
export type Loose<T> = T extends readonly (infer Item)[]
  ? readonly Loose<Item>[]
  : T extends object
    ? { readonly [Field in keyof T]?: Loose<T[Field]> | undefined }
    : T

/** A field that the reference marks as required. The property exists only in this type. */
export interface RequiredByContract<Field extends z.ZodType> extends z.ZodOptional<Field> {
  readonly '~requiredByContract': true
}

/** A schema around another one: optional, nullable, or with a default. */
interface Wrapped<Inner> {
  readonly _zod: { readonly def: { readonly type: string; readonly innerType: Inner } }
}

/** Shows the fields of an intersection in messages of the compiler. */
type Flat<T> = { [Name in keyof T]: T[Name] }

/** The value that clients send for a field. */
export type SentBy<Field, Required extends RequiredFields> =
  Field extends Wrapped<infer Inner>
    ?
        | SentBy<Inner, Required>
        | (Field extends { readonly _zod: { readonly def: { readonly type: 'nullable' } } } ? null : never)
    : Field extends { readonly '~payloads'?: infer Both }
      ? NonNullable<Both> extends Payloads<unknown>
        ? NonNullable<Both>[Required]
        : Loose<z.output<Field>>
      : Loose<z.output<Field>>

/** The names of the fields that a payload must have. */
type NeededField<Shape, Required extends RequiredFields> = {
  [Name in keyof Shape]: Shape[Name] extends { readonly '~requiredByContract': true }
    ? Required extends 'reference'
      ? Name
      : never
    : Shape[Name] extends { readonly _zod: { readonly optin: 'optional' | 'defaulted' } }
      ? never
      : Name
}[keyof Shape]

/** The payload of an object. Fields that may be omitted may be undefined. */
export type PayloadOf<Shape, Required extends RequiredFields> = Flat<
  {
    readonly [Name in NeededField<Shape, Required>]: SentBy<Shape[Name], Required>
  } & {
    readonly [Name in Exclude<keyof Shape, NeededField<Shape, Required>>]?: SentBy<Shape[Name], Required> | undefined
  }
>

/** Both payloads of an object. */
export interface PayloadsOf<Shape> extends Payloads<unknown> {
  readonly reference: PayloadOf<Shape, 'reference'>
  readonly lenient: PayloadOf<Shape, 'lenient'>
}
