import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { embeddedUnitSchema, type ResourceName, resourceSchemas } from '../../../src/resources/index.ts'
import { assertCanonical } from '../../fixtures/assert-canonical.ts'
import { EXTENDED, fieldsOf, NULLABLE_OBJECTS, SHAPES, type Shape, sampleOf, UNIT, WRONG } from './fixtures/shapes.ts'

type Plain = Record<string, unknown>

/** A copy with one place changed; `undefined` takes the place out. */
function changed(sample: unknown, way: readonly string[], value: unknown): unknown {
  const copy = structuredClone(sample)
  const parent = way.slice(0, -1).reduce((inner, key) => inner[key] as Plain, copy as Plain)
  const last = way.at(-1) as string
  if (value === undefined) Reflect.deleteProperty(parent, last)
  else parent[last] = value
  return copy
}

const names = Object.keys(SHAPES) as ResourceName[]

it('there is a schema for every shape of the interface, and no other', () => {
  expect(Object.keys(resourceSchemas)).toEqual(names)
})

describe.each(names)('%s', (name) => {
  const schema: z.ZodType = resourceSchemas[name]
  const shape: Shape = SHAPES[name]
  const sample = sampleOf(shape)
  const accepts = (value: unknown) => schema.safeParse(value).success
  const fields = fieldsOf(shape).map(([way, type]) => [way.join('.'), way, type] as const)
  const inObjects = fields.filter(([, way]) => way.at(-1) !== '0')

  it('is what the document says, unchanged', () => {
    expect(schema.parse(sample)).toEqual(sample)
    expect(() => assertCanonical(sample)).not.toThrow()
  })

  it.each(inObjects)('has no %s missing', (_, way) => {
    expect(accepts(changed(sample, way, undefined))).toBe(false)
  })

  it.each(inObjects)('has %s null only where the document says so', (path, way, type) => {
    const isNullable =
      typeof type === 'string'
        ? type.endsWith(' or null')
        : NULLABLE_OBJECTS.some(
            (one) => `${name}.${path}` === one || (one === 'Movement.vendor' && path.endsWith('.vendor')),
          )
    expect(accepts(changed(sample, way, null))).toBe(isNullable)
  })

  it.each(fields)('has nothing else as %s', (_, way, type) => {
    const wrong = typeof type === 'string' ? (WRONG[type.replace(' or null', '')] ?? []) : ['text', 1, true]
    expect(wrong.length).toBeGreaterThan(0)
    for (const value of wrong) expect([value, accepts(changed(sample, way, value))]).toEqual([value, false])
  })

  it('has no field more, at any depth', () => {
    const objects = [
      [],
      ...fields.filter(([, , type]) => typeof type === 'object' && !Array.isArray(type)).map(([, way]) => way),
    ]
    for (const way of objects) expect(accepts(changed(sample, [...way, 'more'], 1))).toBe(false)
  })

  it('has a JSON schema of the same fields, for input and output', () => {
    for (const io of ['input', 'output'] as const) {
      const { properties, required, additionalProperties } = z.toJSONSchema(schema, { io })
      const names = [...Object.keys(shape), ...(EXTENDED[name] ?? [])]
      expect(Object.keys(properties ?? {}).sort()).toEqual(names.sort())
      expect([...(required ?? [])].sort()).toEqual(Object.keys(shape).sort())
      expect(additionalProperties).toBe(false)
    }
  })
})

describe('the shape of a resource by its operation', () => {
  const keysOf = (name: ResourceName) => Object.keys(resourceSchemas[name].shape)

  it('a listed batch has neither movements nor offsets, an updated one has both', () => {
    expect(keysOf('Batch')).not.toContain('movements')
    expect(keysOf('Batch')).not.toContain('offsets')
    expect(keysOf('UpdatedBatch')).toEqual([...keysOf('Batch'), 'movements', 'offsets'])
  })

  it('an updated movement is flat: with its emission, without vendor, batches and isReturnMoving', () => {
    const left = ['isReturnMoving', 'batches', 'vendor']
    expect(keysOf('UpdatedMovement')).toEqual([...keysOf('Movement').filter((key) => !left.includes(key)), 'emission'])
  })

  it('a unit within another record may list what uses it; a listed one does not', () => {
    const relations = [
      'emissionFactorsDenominators',
      'emissionFactorsNumerators',
      'sitesElectricitys',
      'sitesFuels',
      'emissions',
      'vehiclesActivityUnits',
      'vehiclesFuelConsumptionUnit',
    ]
    const unit = sampleOf(UNIT) as Plain
    for (const relation of relations) {
      expect(embeddedUnitSchema.safeParse({ ...unit, [relation]: [] }).success).toBe(true)
      expect(resourceSchemas.Unit.safeParse({ ...unit, [relation]: [] }).success).toBe(false)
    }
    expect(Object.keys(embeddedUnitSchema.shape)).toHaveLength(Object.keys(unit).length + relations.length)
  })

  it('coordinates are numbers or strings, as they were sent', () => {
    const site = sampleOf(SHAPES.Site)
    for (const lat of ['51.5', 51.5, 0, '']) {
      const sent = changed(site, ['address', 'coordinates', 'lat'], lat)
      expect(resourceSchemas.Site.parse(sent)).toEqual(sent)
    }
  })
})
