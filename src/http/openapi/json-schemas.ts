import * as z from 'zod'
import {
  embeddedUnitSchema,
  type InputName,
  type InputPolicy,
  inputSchemas,
  periodLockSchema,
  resourceSchemas,
} from '../../resources/index.ts'
import type { Operation } from '../operation.ts'
import { type JsonObject, refTo } from './open-api-document.ts'

/** The schemas of a document: those with a name, and what each operation takes and gives. */
export interface DocumentSchemas {
  /** By name, for the components. */
  readonly named: { readonly [name: string]: JsonObject }
  /** What the body of an operation is, by its id; of those that take one. */
  readonly bodies: ReadonlyMap<string, JsonObject>
  /** What an operation answers with, by its id; of those that answer with something. */
  readonly answers: ReadonlyMap<string, JsonObject>
}

type Names = z.core.$ZodRegistry<{ id: string }>

const nameOf = (input: InputName) => input.slice(0, 1).toUpperCase() + input.slice(1)

/** A schema as it stands in a document, which says once for all which dialect it is in. */
function withoutDialect({ $schema: _, $id: __, ...schema }: JsonObject): JsonObject {
  return schema
}

/**
 * Says in words what a field is where it is not given: client generators read `default` as 'always there', also in what
 * is sent.
 */
function defaultInWords({ jsonSchema }: { readonly jsonSchema: JsonObject }): void {
  const { default: value, description = '' } = jsonSchema
  if (value === undefined) return
  Reflect.deleteProperty(jsonSchema, 'default')
  if (value === null) return
  Object.assign(jsonSchema, { description: `${description} Not given: ${JSON.stringify(value)}.`.trim() })
}

/** Every schema of a registry, by its name there, with mentions where one holds another. */
function schemasOf(names: Names, io: 'input' | 'output'): { readonly [name: string]: JsonObject } {
  const uri = (name: string) => refTo('schemas', name).$ref
  const { schemas } = z.toJSONSchema(names, { io, uri, override: defaultInWords })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutDialect(schema)]))
}

/** Shapes of one direction: those with a name, and by operation what it says in that direction. */
function oneWay(
  io: 'input' | 'output',
  { named, used }: { readonly named: [string, z.ZodType][]; readonly used: [string, z.ZodType][] },
): { readonly named: { readonly [name: string]: JsonObject }; readonly used: Map<string, JsonObject> } {
  const names: Names = z.registry()
  for (const [id, schema] of named) names.add(schema, { id })
  // what has no name of its own is written out where it is used
  const written = used.filter(([, schema]) => !names.has(schema))
  const unnamed = new Map(written.map(([id, schema]) => [schema, ` ${id}`]))
  for (const [schema, id] of unnamed) names.add(schema, { id })
  const schemas = schemasOf(names, io)
  const isNamed = ([name]: readonly [string, unknown]) => !name.startsWith(' ')
  const schemaOf = (schema: z.ZodType): JsonObject => {
    const own = unnamed.get(schema)
    return own === undefined ? { ...refTo('schemas', names.get(schema)?.id ?? '') } : (schemas[own] as JsonObject)
  }
  return {
    named: Object.fromEntries(Object.entries(schemas).filter(isNamed)),
    used: new Map(used.map(([id, schema]) => [id, schemaOf(schema)])),
  }
}

/** What the operations take and give, under a policy, each schema of a resource with its name. */
export function documentSchemas(operations: readonly Operation[], policy: InputPolicy): DocumentSchemas {
  const inputs = inputSchemas(policy)
  const inputNames = Object.keys(inputs) as InputName[]
  const taken = oneWay('input', {
    named: inputNames.map((name) => [nameOf(name), inputs[name]]),
    used: operations.flatMap(({ id, input }): [string, z.ZodType][] => (input === null ? [] : [[id, inputs[input]]])),
  })
  const given = oneWay('output', {
    named: [...Object.entries(resourceSchemas), ['EmbeddedUnit', embeddedUnitSchema], ['PeriodLock', periodLockSchema]],
    used: operations.flatMap(({ id, answer }): [string, z.ZodType][] => (answer === null ? [] : [[id, answer]])),
  })
  return { named: { ...taken.named, ...given.named }, bodies: taken.used, answers: given.used }
}
