import { describe, expect, it } from 'vitest'
import { inputSchemas, parseInput } from '../../../src/resources/index.ts'
import { at, violationsOf } from '../../fixtures/violations.ts'
import { caught, FUEL, SITE, TRIP } from './fixtures/sent.ts'

const schemas = inputSchemas()
const strict = inputSchemas({ required: 'lenient', unknownFields: 'reject', allowCredits: true })

describe('hostile input', () => {
  const withOptions = (customOptions: unknown) => ({ ...TRIP, movementDto: { ...TRIP.movementDto, customOptions } })
  const options = (value: unknown) => violationsOf(() => parseInput(schemas.createTravel, withOptions(value)))
  const path = 'movementDto.customOptions'

  function nested(depth: number): unknown {
    let inner: unknown = 1
    for (let level = 0; level < depth; level++) inner = level % 2 === 0 ? [inner] : { inner }
    return inner
  }

  it('options nested too deep, however deep, and in a circle', () => {
    expect(options({ a: nested(31) })).toEqual([])
    expect(options({ a: nested(32) })).toEqual([at(path, 'nested_too_deep')])
    expect(options({ a: nested(100_000) })).toEqual([at(path, 'nested_too_deep')])
    const circle: Record<string, unknown> = {}
    circle.again = circle
    expect(options(circle)).toEqual([at(path, 'nested_too_deep')])
  })

  it('options that are too large: 16 KiB of UTF-8, and no more', () => {
    const around = JSON.stringify({ text: '' }).length
    expect(options({ text: 'x'.repeat(16 * 1024 - around) })).toEqual([])
    expect(options({ text: 'x'.repeat(16 * 1024 - around + 1) })).toEqual([at(path, 'object_too_large')])
    expect(options({ text: 'ü'.repeat(8 * 1024) })).toEqual([at(path, 'object_too_large')])
    expect(options(Object.fromEntries(Array.from({ length: 20_000 }, (_, key) => [key, 1])))).toEqual([
      at(path, 'object_too_large'),
    ])
  })

  it('options of long texts that are named again and again, without writing them out', () => {
    const long = 'x'.repeat(2_000_000)
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, key) => [key, long]))
    expect(options(many)).toEqual([at(path, 'object_too_large')])
    expect(options({ [long]: 1 })).toEqual([at(path, 'object_too_large')])
    expect(options({ via: Array.from({ length: 500_000 }, () => 1) })).toEqual([at(path, 'object_too_large')])
  })

  it('options with more faults than anyone reads: a hundred are said, and how many more there are', () => {
    const error = caught(() => parseInput(schemas.createTravel, withOptions({ a: Array(4000).fill('\0') })))
    expect(error.violations).toHaveLength(100)
    expect(error.violations.at(-1)?.message).toMatch(/ \(and 3900 more violations\)$/)
  })

  it('options with what no store or no JSON keeps: everything at once', () => {
    const hostile: Record<string, unknown> = JSON.parse(
      '{"__proto__":{"admin":true},"deep":{"__proto__":1},"a\\u0000":1}',
    )
    expect(
      [...options({ ...hostile, own: () => 1, big: 1n, nan: Number.NaN, half: ['\ud800'], rooms: 0, via: [1] })].sort(),
    ).toEqual(
      [
        at(`${path}.__proto__`, 'unknown_field'),
        at(`${path}.deep.__proto__`, 'unknown_field'),
        at(`${path}.a\0`, 'text_invalid'),
        at(`${path}.own`, 'invalid_type'),
        at(`${path}.big`, 'invalid_type'),
        at(`${path}.nan`, 'not_finite'),
        at(`${path}.half[0]`, 'text_invalid'),
        at(`${path}.rooms`, 'must_be_positive'),
        at(`${path}.via[0]`, 'invalid_type'),
      ].sort(),
    )
    expect(options(hostile)).toContain(at(`${path}.__proto__`, 'unknown_field'))
    expect(options({ hotelCountry: '\0' })).toEqual([at(`${path}.hotelCountry`, 'text_invalid')])
  })

  it('the known options, which are kept as they came', () => {
    const kept = { rooms: '2', passengers: 3, distanceKm: '12.50', via: ['FRA'], hotelCountry: 'DE' }
    expect(parseInput(schemas.createTravel, withOptions(kept)).movementDto.customOptions).toEqual(kept)
    expect(options({ rooms: 1.5, passengers: 0, distanceKm: -1, via: 'FRA', hotelCountry: '' })).toEqual([
      at(`${path}.hotelCountry`, 'empty'),
      at(`${path}.rooms`, 'must_be_whole'),
      at(`${path}.passengers`, 'must_be_positive'),
      at(`${path}.distanceKm`, 'must_be_non_negative'),
      at(`${path}.via`, 'invalid_type'),
    ])
  })

  it('a value that cannot be named or printed', () => {
    const unnamed: unknown = JSON.parse('{"constructor":{"name":{"toString":1,"valueOf":1}},"toString":1,"length":-1}')
    const wrong = Object.fromEntries(Object.keys(SITE).map((field) => [field, unnamed]))
    expect(caught(() => parseInput(schemas.createSite, wrong)).violations.every(({ path }) => path !== '')).toBe(true)
    expect(violationsOf(() => parseInput(schemas.createSite, { ...SITE, name: unnamed }))).toEqual([
      at('name', 'invalid_type'),
    ])
    // an object of no class, whose class the parser would look for to name it
    const classless: object = Object.assign(Object.create(null), unnamed)
    expect(violationsOf(() => parseInput(schemas.createSite, { ...SITE, name: classless }))).toEqual([
      at('name', 'invalid_type'),
    ])
    expect(options({ rooms: unnamed, ...JSON.parse('{"__proto__":1}') })).toEqual([
      at(`${path}.__proto__`, 'unknown_field'),
      at(`${path}.rooms`, 'invalid_type'),
    ])
    const productsBathes = [unnamed, { productId: unnamed, count: unnamed }]
    expect(violationsOf(() => parseInput(schemas.updateBatch, { productsBathes }))).toHaveLength(4)
  })

  it('an instance of a class, and an object of no class, are read as objects', () => {
    class Sent {
      readonly #name: unknown
      constructor(name: unknown) {
        this.#name = name
      }
      get name() {
        return this.#name
      }
    }
    const { name: _, ...rest } = SITE
    expect(parseInput(schemas.createSite, Object.assign(new Sent('Leeds'), rest)).name).toBe('Leeds')
    expect(violationsOf(() => parseInput(schemas.createSite, Object.assign(new Sent(5), rest)))).toEqual([
      at('name', 'invalid_type'),
    ])
    expect(parseInput(strict.createSite, Object.assign(Object.create(null), SITE)).name).toBe(SITE.name)
  })

  it('a list of half a million items, and an object of a hundred thousand fields', () => {
    const files = Array.from({ length: 500_000 }, () => 1)
    expect(violationsOf(() => parseInput(schemas.createSiteFuel, { ...FUEL, files }))).toEqual([
      at('files', 'list_too_long'),
    ])
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, key) => [`f${key}`, 1]))
    const { violations } = caught(() => parseInput(strict.createSite, { ...SITE, ...many }))
    expect(violations).toHaveLength(100)
    expect(violations.at(-1)?.message).toBe('is not a field of this record; leave it out (and 99900 more violations)')
  })

  it('a thousand items, each with everything wrong', () => {
    const productsBathes = Array.from({ length: 1000 }, () => ({}))
    const { violations } = caught(() => parseInput(schemas.updateBatch, { productsBathes }))
    expect(violations).toHaveLength(100)
    expect(violations[98]?.message).toBe('is missing; give a whole number above zero')
    expect(violations.at(-1)).toMatchObject({ path: 'productsBathes[49].count', code: 'required' })
    expect(violations.at(-1)?.message).toMatch(/ \(and 1900 more violations\)$/)
  })
})
