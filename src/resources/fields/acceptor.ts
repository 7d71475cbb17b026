import * as z from 'zod'

/** The answer of an acceptor to a value that it does not accept. The parser decides about such a value. */
export const UNDECIDED: unique symbol = Symbol('undecided')

/**
 * Reads a value as its schema does, or returns `UNDECIDED`. It accepts less than the schema and rejects nothing, so that only the
 * parser makes violations.
 */
export type Acceptor = (value: unknown) => unknown

const decline: Acceptor = () => UNDECIDED

/** Acceptors of schemas whose parsing their own structure does not show. */
const stated = new WeakMap<z.core.$ZodType, Acceptor>()

/** States how values of a schema are accepted, and returns the schema. */
export function acceptedBy<Schema extends z.core.$ZodType>(schema: Schema, acceptor: Acceptor): Schema {
  stated.set(schema, acceptor)
  return schema
}

const made = new WeakMap<z.core.$ZodType, Acceptor>()

/** The acceptor that follows from a schema. */
export function acceptorOf(schema: z.core.$ZodType): Acceptor {
  const known = made.get(schema)
  if (known !== undefined) return known
  const acceptor = stated.get(schema) ?? structural(schema)
  made.set(schema, acceptor)
  return acceptor
}

function structural(schema: z.core.$ZodType): Acceptor {
  if (schema instanceof z.ZodDefault) return withDefault(acceptorOf(schema.def.innerType), schema.def.defaultValue)
  if (schema instanceof z.ZodOptional) return withDefault(acceptorOf(schema.def.innerType), undefined)
  if (schema instanceof z.ZodNullable) {
    const accept = acceptorOf(schema.def.innerType)
    return (value) => (value === null ? null : accept(value))
  }
  if (schema instanceof z.ZodBoolean && hasNoChecks(schema)) {
    return (value) => (typeof value === 'boolean' ? value : UNDECIDED)
  }
  if (schema instanceof z.ZodObject && hasNoChecks(schema) && schema.def.catchall === undefined) {
    return objectAcceptor(schema.def.shape)
  }
  return decline
}

function hasNoChecks({ _zod }: z.core.$ZodType): boolean {
  return (_zod.def.checks ?? []).length === 0
}

/** Declines for a default that is an object, because the parser copies it. */
function withDefault(accept: Acceptor, substitute: unknown): Acceptor {
  if (typeof substitute === 'object' && substitute !== null) return decline
  return (value) => (value === undefined ? substitute : accept(value))
}

/** Accepts an object by its fields, and ignores all others. */
export function objectAcceptor(shape: z.core.$ZodShape): Acceptor {
  const fields = Object.entries(shape).map(([name, field]) => ({ name, accept: acceptorOf(field) }))
  return (payload) => {
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return UNDECIDED
    const sent = payload as Readonly<Record<string, unknown>>
    const read: Record<string, unknown> = {}
    for (const { name, accept } of fields) {
      const value = sent[name]
      // only callers in the process send undefined
      const field = value === undefined && name in sent ? UNDECIDED : accept(value)
      if (field === UNDECIDED) return UNDECIDED
      if (field !== undefined) read[name] = field
    }
    return read
  }
}

/** Accepts a list of up to `max` items. */
export function listAcceptor(item: z.core.$ZodType, max: number): Acceptor {
  const accept = acceptorOf(item)
  return (value) => {
    if (!Array.isArray(value) || value.length > max) return UNDECIDED
    const items: unknown[] = []
    for (let index = 0; index < value.length; index++) {
      const one = accept(value[index])
      if (one === UNDECIDED) return UNDECIDED
      items.push(one)
    }
    return items
  }
}
