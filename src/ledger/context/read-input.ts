import { acceptInput, type Input, type InputName, inputSchemas, parseInput, UNDECIDED } from '../../resources/index.ts'
import type { Context, SchemasByPolicy } from './context.ts'
import type { ServicePolicy } from './policy.ts'
import type { ChangeOptions } from './use-cases.ts'

/** Builds the schemas of input that follow from a policy. */
export function schemasByPolicy({ required, unknownFields, allowCredits }: ServicePolicy): SchemasByPolicy {
  return {
    requiredByContract: inputSchemas({ required, unknownFields, allowCredits }),
    lenient: inputSchemas({ required: 'lenient', unknownFields, allowCredits }),
  }
}

/** Returns the context under other choices of its policy. */
export function withPolicy(context: Context, choices: Partial<ServicePolicy>): Context {
  const policy = { ...context.policy, ...choices }
  return { ...context, policy, inputs: schemasByPolicy(policy) }
}

/** Parses an input: typed, canonical, without undefined fields. Throws all violations. */
export function readInput<Name extends InputName>(
  { inputs }: Context,
  name: Name,
  { value, required }: { readonly value: unknown; readonly required?: ChangeOptions['required'] },
): Input<Name> {
  const schemas = required === 'lenient' ? inputs.lenient : inputs.requiredByContract
  const accepted = acceptInput<Input<Name>>(schemas[name], value)
  return accepted === UNDECIDED ? dropAbsentFields(parseInput<Input<Name>>(schemas[name], value)) : accepted
}

/** True for undefined, and for objects that had only undefined fields. */
function isAbsent(value: unknown, payload: unknown): boolean {
  if (payload === undefined) return true
  return typeof payload === 'object' && payload !== null && isNothing(payload) && !isNothing(value as object)
}

/** True if any value is undefined, at any depth. */
function hasUndefined(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.values(value).some(hasUndefined) : value === undefined
}

/** Drops undefined fields at any depth. Callers in the same process may send undefined for a field that JSON would omit. */
export function dropAbsentFields<T>(value: T): T {
  // most inputs come from JSON, which has no undefined
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

/** True for a payload without fields. */
export function isNothing(payload: object): boolean {
  return Object.keys(payload).length === 0
}
