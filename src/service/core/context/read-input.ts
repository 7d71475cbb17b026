import { type Input, type InputName, parseInput } from '../../../resources/index.ts'
import type { Context } from './context.ts'
import type { ChangeOptions } from './use-cases.ts'

type Schema<Name extends InputName> = Parameters<typeof parseInput<Input<Name>>>[0]

/** The input as it is meant: typed, canonical, without fields that are undefined. Throws every violation at once. */
export function readInput<Name extends InputName>(
  { inputs }: Context,
  name: Name,
  { value, required }: { readonly value: unknown; readonly required?: ChangeOptions['required'] },
): Input<Name> {
  const schemas = required === 'lenient' ? inputs.lenient : inputs.requiredByContract
  return withoutUnsent(parseInput(schemas[name] as Schema<Name>, value))
}

/** True for undefined and for objects of nothing else. */
function wasNotSent(value: unknown, sent: unknown): boolean {
  if (sent === undefined) return true
  return typeof sent === 'object' && sent !== null && isNothing(sent) && !isNothing(value as object)
}

/** True where something is undefined, however deep. */
function hasUnsent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === undefined
  if (Array.isArray(value)) return value.some(hasUnsent)
  for (const field in value) if (hasUnsent((value as Readonly<Record<string, unknown>>)[field])) return true
  return false
}

/** The value without what is undefined in it, however deep: in process that is written where JSON has no field. */
export function withoutUnsent<T>(value: T): T {
  // most come from JSON, which has none
  return hasUnsent(value) ? rebuilt(value) : value
}

function rebuilt<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(rebuilt) as T
  const fields = Object.entries(value).flatMap(([field, held]) => {
    const sent: unknown = rebuilt(held)
    return wasNotSent(held, sent) ? [] : [[field, sent] as const]
  })
  return Object.fromEntries(fields) as T
}

/** True where nothing was sent. */
export function isNothing(sent: object): boolean {
  return Object.keys(sent).length === 0
}
