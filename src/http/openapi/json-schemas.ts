import * as z from 'zod'
import { keysOf } from '../../base/index.ts'
import {
  baseYearSchema,
  disclosureCellSchema,
  disclosureStatementSchema,
  disclosureTableSchema,
  embeddedUnitSchema,
  type InputPolicy,
  inputSchemas,
  inventoryAmountsSchema,
  periodLockSchema,
  resourceSchemas,
} from '../../resources/index.ts'
import { restatementSchema, rulePreviewSchema } from '../extension-schemas.ts'
import type { BodyName, Operation } from '../operation.ts'
import { withFieldDescriptions } from './describe-fields.ts'
import { type JsonObject, refTo } from './open-api-document.ts'

/** The schemas of a document: named schemas, and the schemas of each operation's body and response. */
export interface DocumentSchemas {
  /** By component name. */
  readonly named: { readonly [name: string]: JsonObject }
  /** The schema of the body by operation id, for operations with one. */
  readonly bodies: ReadonlyMap<string, JsonObject>
  /** The schema of the response by operation id, for operations with one. */
  readonly answers: ReadonlyMap<string, JsonObject>
}

type Names = z.core.$ZodRegistry<{ id: string }>

const nameOf = (input: BodyName) => input.slice(0, 1).toUpperCase() + input.slice(1)

/** Removes the dialect, which the document states once for all schemas. */
function withoutDialect({ $schema: _, $id: __, ...schema }: JsonObject): JsonObject {
  return schema
}

/** Describes a default in words: client generators read `default` as 'always present', even in request bodies. */
function defaultInWords({ jsonSchema }: { readonly jsonSchema: JsonObject }): void {
  const { default: value, description = '' } = jsonSchema
  if (value === undefined) return
  Reflect.deleteProperty(jsonSchema, 'default')
  if (value === null) return
  Object.assign(jsonSchema, { description: `${description} Default: ${JSON.stringify(value)}.`.trim() })
}

/** Writes all schemas of a registry by name, with references to nested schemas. */
function schemasOf(names: Names, io: 'input' | 'output'): { readonly [name: string]: JsonObject } {
  const uri = (name: string) => refTo('schemas', name).$ref
  const { schemas } = z.toJSONSchema(names, { io, uri, override: defaultInWords })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withFieldDescriptions(withoutDialect(schema), name.trim())]),
  )
}

/** Writes the schemas of one direction: named schemas, and the schemas of each operation. */
function oneWay(
  io: 'input' | 'output',
  { named, used }: { readonly named: [string, z.ZodType][]; readonly used: [string, z.ZodType][] },
): { readonly named: { readonly [name: string]: JsonObject }; readonly used: Map<string, JsonObject> } {
  const names: Names = z.registry()
  for (const [id, schema] of named) names.add(schema, { id })
  // unnamed schemas are inlined
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

/** Writes the schemas of the operations' bodies and responses under a policy. The schemas of resources are named. */
export function documentSchemas(operations: readonly Operation[], policy: InputPolicy): DocumentSchemas {
  const inputs = { ...inputSchemas(policy), disclosureStatement: disclosureStatementSchema }
  const inputNames = keysOf(inputs)
  const inputsOf = oneWay('input', {
    named: inputNames.map((name) => [nameOf(name), inputs[name]]),
    used: operations.flatMap(({ id, input }): [string, z.ZodType][] => (input === null ? [] : [[id, inputs[input]]])),
  })
  const outputsOf = oneWay('output', {
    named: [
      ...Object.entries(resourceSchemas),
      ['EmbeddedUnit', embeddedUnitSchema],
      ['InventoryAmounts', inventoryAmountsSchema],
      ['PeriodLock', periodLockSchema],
      ['BaseYear', baseYearSchema],
      ['Restatement', restatementSchema],
      ['FactorRulePreview', rulePreviewSchema],
      ['DisclosureCell', disclosureCellSchema],
      ['DisclosureTable', disclosureTableSchema],
    ],
    used: operations.flatMap(({ id, answer }): [string, z.ZodType][] => (answer === null ? [] : [[id, answer]])),
  })
  return { named: { ...inputsOf.named, ...outputsOf.named }, bodies: inputsOf.used, answers: outputsOf.used }
}
