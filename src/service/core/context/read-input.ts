import { isObject } from '../../../errors/index.ts'
import { type Input, type InputName, parseInput } from '../../../resources/index.ts'
import type { Context } from './context.ts'
import type { ChangeOptions } from './use-cases.ts'

/** The input as it is meant: typed, canonical, without fields that are undefined. Throws every violation at once. */
export function readInput<Name extends InputName>(
  { inputs }: Context,
  name: Name,
  { value, required }: { readonly value: unknown; readonly required?: ChangeOptions['required'] },
): Input<Name> {
  const schemas = required === 'lenient' ? inputs.lenient : inputs.requiredByContract
  return withoutUndefined(parseInput<Input<Name>>(schemas[name], value))
}

/** True for undefined and for objects of nothing else. */
function isAbsent(value: unknown, payload: unknown): boolean {
  if (payload === undefined) return true
  return typeof payload === 'object' && payload !== null && isNothing(payload) && !isNothing(value as object)
}

/** True where something is undefined, however deep. */
function hasUndefined(value: unknown): boolean {
  if (!isObject(value)) return value === undefined
  if (Array.isArray(value)) return value.some(hasUndefined)
  for (const field in value) if (hasUndefined(value[field])) return true
  return false
}

/** The value without what is undefined in it, however deep: in process that is written where JSON has no field. */
export function withoutUndefined<T>(value: T): T {
  // most come from JSON, which has none
  return hasUndefined(value) ? rebuilt(value) : value
}

function rebuilt<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(rebuilt) as T
  const fields = Object.entries(value).flatMap(([field, existing]) => {
    const payload: unknown = rebuilt(existing)
    return isAbsent(existing, payload) ? [] : [[field, payload] as const]
  })
  return Object.fromEntries(fields) as T
}

/** True where the payload has no field. */
export function isNothing(payload: object): boolean {
  return Object.keys(payload).length === 0
}
