import { expect, it } from 'vitest'
import { openApiDocument } from '../../../src/http/index.ts'
import type { JsonObject } from '../../../src/http/openapi/open-api-document.ts'
import { declaredTypes, repeated } from '../../openapi/generators/check.ts'

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The names that a generator gives to the parts of a schema that need a type of their own: by their paths. */
function* namesOf(schema: JsonObject, name: string): Generator<string> {
  for (const [field, part] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    if (!isObject(part) || part.$ref !== undefined) continue
    const own = `${name}${capitalized(field)}`
    if (['anyOf', 'oneOf', 'enum', 'properties'].some((keyword) => keyword in part) || Array.isArray(part.type))
      yield own
    yield* namesOf(part, own)
    if (isObject(part.items)) yield* namesOf(part.items, `${own}Item`)
  }
}

it.each([false, true])(
  'the types that generators make of the document have distinct names (extensions: %s)',
  async (extensions) => {
    const { components } = await openApiDocument({ extensions })
    const names = Object.entries(components.schemas).flatMap(([name, schema]) => [name, ...namesOf(schema, name)])
    const twice = names.filter((name, index) => names.indexOf(name) !== index)
    expect(twice).toEqual([])
    expect(names).toContain('CreateSiteFuelUnitId')
    expect(names.length).toBeGreaterThan(50)
  },
)

it('the check of generated clients finds a type that a client declares twice', () => {
  const client = ['export type Batch = string; export interface Site {}', 'export interface Batch { id: string }']
  expect(repeated(declaredTypes(client))).toEqual(['Batch'])
})
