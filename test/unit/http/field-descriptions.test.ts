import { describe, expect, it } from 'vitest'
import { openApiDocument } from '../../../src/http/index.ts'
import { FIELD_DESCRIPTIONS } from '../../../src/http/openapi/data/field-descriptions.ts'

const documents = {
  lenient: await openApiDocument({ extensions: true, policy: { required: 'lenient' } }),
  strict: await openApiDocument({ extensions: true, policy: { unknownFields: 'reject' } }),
}

/** Every field of the objects within a part, by its path. */
function fieldsIn(part: unknown, path: string): (readonly [path: string, field: { readonly description?: string }])[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) => {
    // examples are data
    if (key === 'example') return []
    const own = key === 'properties' ? Object.entries(inner as object) : []
    return [...own.map(([name, field]) => [`${path}/${name}`, field] as const), ...fieldsIn(inner, `${path}/${key}`)]
  })
}

describe.each(Object.entries(documents))('the OpenAPI document under a %s policy', (_, document) => {
  const fields = fieldsIn(document, '')

  it('describes every field, and every parameter, response and header', () => {
    expect(fields.length).toBeGreaterThan(700)
    expect(
      fields.filter(([, { description = '' }]) => !/^[A-Z`].*\.$/s.test(description)).map(([path]) => path),
    ).toEqual([])
    const { parameters, headers, responses, securitySchemes } = document.components
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const others = [
      ...[parameters, headers, responses, securitySchemes].flatMap((components) => Object.values(components)),
      ...operations.flatMap((operation) => [operation, ...operation.parameters, ...Object.values(operation.responses)]),
    ]
    const isDescribed = (one: object) => '$ref' in one || ('description' in one && one.description !== '')
    expect(others.filter((one) => !isDescribed(one))).toEqual([])
  })

  it('uses every description', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const parameters = operations.flatMap((operation) => operation.parameters.map((one) => ['', one] as const))
    const used = [...fields, ...parameters].map(([, { description = '' }]) => String(description))
    const unused = Object.values(FIELD_DESCRIPTIONS).filter((text) => !used.some((one) => one.startsWith(text)))
    expect(unused).toEqual([])
  })
})

it('a field that means something else in one place has a description of its own there', () => {
  const { schemas } = documents.lenient.components
  const of = (schema: string, field: string) => {
    const { properties } = schemas[schema] as { readonly properties: Record<string, { readonly description: string }> }
    return properties[field]?.description
  }
  expect(of('Product', 'weight')).toBe('Kilograms of one unit of the product.')
  expect(of('UpdateProduct', 'weight')).toBe(of('Product', 'weight'))
  expect(of('MovementPage', 'count')).not.toBe(of('BatchProductLink', 'count'))
})
