import { describe, expect, it } from 'vitest'
import { CONTRACT, EXTENSIONS, type OpenApiDocument, openApiDocument } from '../../../src/http/index.ts'
import { LIMITS } from '../../../src/resources/index.ts'

type Plain = Record<string, unknown>

const document = await openApiDocument()
const extended = await openApiDocument({ extensions: true })

const placesOf = ({ paths }: OpenApiDocument) =>
  Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
const operationsOf = ({ paths }: OpenApiDocument) => Object.values(paths).flatMap((methods) => Object.values(methods))
const schemaOf = (name: string, { components } = document) => components.schemas[name] as Plain
const fieldOf = (name: string, field: string, from = document) =>
  (schemaOf(name, from).properties as Record<string, Plain>)[field] as Plain

/** Every mention within a part, and the place it stands at. */
function mentions(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) => (key === '$ref' ? [inner as string] : mentions(inner)))
}

describe('the OpenAPI document', () => {
  it('has the nineteen operations of the contract, by path and method', () => {
    expect(placesOf(document)).toEqual([
      'post /v1/sites',
      'patch /v1/sites/{siteId}',
      'post /v1/sites/{siteId}/fuel',
      'get /v1/sites/{siteId}/fuel',
      'get /v1/sites/{siteId}/energy',
      'get /v1/sites/{siteId}/energy/{energyId}',
      'patch /v1/sites/{siteId}/energy/{energyId}',
      'post /v1/vehicles/{vehicleId}/emissions',
      'patch /v1/vehicles/{vehicleId}/emissions/{emissionsId}',
      'get /v1/vehicles/{vehicleId}',
      'get /v1/units',
      'get /v1/batches',
      'get /v1/batches/{batchId}',
      'patch /v1/batches/{batchId}',
      'get /v1/batches/{batchId}/moving',
      'patch /v1/batches/{batchId}/moving/{movementId}',
      'post /v1/travels',
      'get /v1/travels/{travelId}',
      'patch /v1/travels/{travelId}',
    ])
  })

  it('includes the extensions only if requested, in a group of their own', () => {
    expect(document['x-tagGroups'].map(({ name }) => name)).toEqual(['The /v1 contract'])
    expect(operationsOf(extended)).toHaveLength(CONTRACT.length + EXTENSIONS.length)
    const [contract, apart] = extended['x-tagGroups']
    expect(contract).toEqual(document['x-tagGroups'][0])
    const isApart = new Set(operationsOf(extended).filter(({ tags }) => apart?.tags.includes(tags[0] as string)))
    const ids = new Set(EXTENSIONS.map(({ id }) => id))
    for (const one of operationsOf(extended))
      expect([one.operationId, isApart.has(one)]).toEqual([one.operationId, ids.has(one.operationId)])
  })

  it.each([
    ['contract', document],
    ['with extensions', extended],
  ])('%s: mentions only what there is, and has nothing that is not mentioned', (_, whole) => {
    const named = Object.entries(whole.components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, all]) => Object.keys(all).map((name) => `#/components/${kind}/${name}`))
    expect([...new Set(mentions(whole))].sort()).toEqual(named.sort())
  })

  it('every operation has its own id, an API key, and every rejection as problem+json', () => {
    const all = operationsOf(extended)
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length)
    expect(document.security).toEqual([{ apiKey: [] }, { bearer: [] }])
    for (const { responses } of all)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '401', 'default']))
    for (const response of Object.values(document.components.responses)) {
      expect(Object.keys(response.content ?? {})).toEqual(['application/problem+json'])
    }
  })

  it('R7: requires in a body the fields that the policy requires', async () => {
    expect(schemaOf('UpdateSiteEnergy').required).toEqual([
      'value',
      'endDate',
      'startDate',
      'percentageOfCleanEnergy',
      'emissionKindId',
    ])
    const lenient = await openApiDocument({ policy: { required: 'lenient' } })
    expect(schemaOf('UpdateSiteEnergy', lenient).required).toBeUndefined()
    expect(schemaOf('CreateSite').required).toEqual(['address', 'name', 'area', 'unit', 'countryId'])
  })

  it('X8: a strict policy takes no other fields, and shows those that are not input as such', async () => {
    const strict = await openApiDocument({ policy: { unknownFields: 'reject' } })
    expect(schemaOf('CreateSite', strict).additionalProperties).toBe(false)
    expect(fieldOf('CreateSite', 'totalEmission', strict).readOnly).toBe(true)
  })

  it('S1, N3: coordinates and quantities are numbers or strings, with their bounds', () => {
    const { coordinates } = fieldOf('CreateSite', 'address').properties as Record<string, Plain>
    expect(coordinates?.properties).toMatchObject({ lat: { type: ['number', 'string'] } })
    expect(fieldOf('CreateSite', 'area')).toMatchObject({
      type: ['number', 'string'],
      minimum: 0,
      maximum: LIMITS.quantity,
    })
    expect(fieldOf('Site', 'area')).toMatchObject({ type: 'number' })
  })

  it('a field with a default is optional, and its description states the default', () => {
    expect(fieldOf('CreateSite', 'possessionType')).toMatchObject({
      description: expect.stringMatching(/\. Default: "Owned"\.$/),
    })
    expect(JSON.stringify(document)).not.toContain('"default":"')
  })

  it('a resource within another is mentioned by its name', () => {
    expect(fieldOf('SiteFuel', 'files')).toMatchObject({ type: 'array', items: { $ref: '#/components/schemas/File' } })
    expect(fieldOf('Vehicle', 'fuelConsumptionUnit').anyOf).toEqual([
      { $ref: '#/components/schemas/EmbeddedUnit' },
      { type: 'null' },
    ])
  })

  it('query parameters have their types and bounds, path parameters are text', () => {
    const { parameters } = document.paths['/v1/batches/{batchId}/moving']?.get ?? {}
    expect(parameters?.map((one) => ('name' in one ? [one.name, one.in, one.required, one.schema] : one))).toEqual([
      ['batchId', 'path', true, { type: 'string', minLength: 1 }],
      ['limit', 'query', false, { type: 'integer', minimum: 1, maximum: 500 }],
      ['per_page', 'query', false, { type: 'integer', minimum: 1, maximum: 500 }],
      ['page', 'query', false, { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }],
      ['offset', 'query', false, { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }],
    ])
  })

  it('says which headers an operation reads', () => {
    const headers = (path: string, method: string) => mentions(document.paths[path]?.[method]?.parameters)
    expect(headers('/v1/sites', 'post')).toEqual(['#/components/parameters/IdempotencyKey'])
    expect(headers('/v1/travels/{travelId}', 'get')).toEqual(['#/components/parameters/IfNoneMatch'])
    expect(headers('/v1/travels/{travelId}', 'patch')).toEqual(['#/components/parameters/IfMatch'])
    expect(headers('/v1/units', 'get')).toEqual([])
  })

  it('X9: an update takes a JSON Patch too, a creation does not', () => {
    const types = (path: string, method: string) =>
      Object.keys(document.paths[path]?.[method]?.requestBody?.content ?? {})
    expect(types('/v1/sites/{siteId}', 'patch')).toEqual(['application/json', 'application/json-patch+json'])
    expect(types('/v1/sites', 'post')).toEqual(['application/json'])
  })

  it('a response that is already text is an object if it is JSON, and text otherwise', () => {
    const success = (path: string) => extended.paths[path]?.get?.responses['200']
    expect(success('/v1/emissions/{emissionId}/trace')).toMatchObject({
      content: { 'application/json': { schema: { type: 'object' } } },
    })
    expect(success('/v1/emissions/{emissionId}/explanation')).toMatchObject({
      content: { 'text/plain; charset=utf-8': { schema: { type: 'string' } } },
    })
  })

  it('tells no code of an error within', () => {
    const { enum: codes } = fieldOf('Problem', 'code')
    expect(codes).toContain('unit_dimension_mismatch')
    expect(codes).toContain('internal_error')
    expect(codes).not.toContain('transaction_nested')
  })

  it('has the title, version and contact of the host', async () => {
    const contact = { name: 'Ops', email: 'ops@example.org' }
    const { info, servers } = await openApiDocument({
      title: 'Ours',
      version: '2.1.0',
      serverUrl: 'https://a.example/x',
      contact,
    })
    expect(info).toMatchObject({ title: 'Ours', version: '2.1.0', contact })
    expect(servers).toEqual([{ url: 'https://a.example/x', description: 'The service that this document describes.' }])
  })
})
