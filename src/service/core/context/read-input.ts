import { type Input, type InputName, parseInput } from '../../../resources/index.ts'
import type { Context } from './context.ts'
import type { ChangeOptions } from './outcome.ts'
import { withoutUnsent } from './partial-update.ts'

type Part<T> = T extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : T extends object
    ? { readonly [Field in keyof T]?: Part<T[Field]> | undefined }
    : T

type Schema<Name extends InputName> = Parameters<typeof parseInput<Input<Name>>>[0]

/** Payload of an input; the policy says which fields must be there, which is checked when it is read. */
export type Payload<Name extends InputName> = Part<Input<Name>>

/** The input as it is meant: typed, canonical, without fields that are undefined. Throws every violation at once. */
export function readInput<Name extends InputName>(
  { inputs }: Context,
  name: Name,
  { value, required }: { readonly value: unknown; readonly required?: ChangeOptions['required'] },
): Input<Name> {
  const schemas = required === 'lenient' ? inputs.lenient : inputs.requiredByContract
  return withoutUnsent(parseInput(schemas[name] as Schema<Name>, value))
}
