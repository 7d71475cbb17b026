import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, type Json } from '../../../../src/core/emissions/index.ts'
import { scaleRuns } from '../../../fixtures/seeds.ts'

/** As the definition says it: every object written anew in the order of its keys, by the JSON of the engine. */
function byDefinition(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(byDefinition).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value as { readonly [key: string]: Json }).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${byDefinition(one)}`).join(',')}}`
}

const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('"', '\\', '\u2028', '\ud800', '\x7f', '~'),
)
const anyJson = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }) as fc.Arbitrary<Json>

describe('canonicalJson', () => {
  it('sorts keys by code units and leaves no white space', () => {
    expect(canonicalJson({ b: [1, 'x', null], a: { d: true, c: -0 } })).toBe('{"a":{"c":0,"d":true},"b":[1,"x",null]}')
    expect(canonicalJson({ 9: 1, 10: 2, a: 3, B: 4, ä: 5 })).toBe('{"10":2,"9":1,"B":4,"a":3,"ä":5}')
    expect(canonicalJson({ '': 1, '\ud83d\ude00': 2, '\uffee': 3 })).toBe('{"":1,"😀":2,"\uffee":3}')
  })

  it('is what the definition says, for every text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(canonicalJson(text)).toBe(JSON.stringify(text))
        expect(canonicalJson({ [text]: text })).toBe(byDefinition({ [text]: text }))
      }),
      { numRuns: scaleRuns(1000) },
    )
  })

  it('is what the definition says, for all data, and the same data again', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(canonicalJson(value)).toBe(byDefinition(value))
        expect(canonicalJson(JSON.parse(canonicalJson(value)) as Json)).toBe(canonicalJson(value))
      }),
      { numRuns: scaleRuns(500) },
    )
  })

  it.each([0, 1, 2, 23, 24, 25, 300])('has the keys of an object of %i in order, however it was made', (count) => {
    const keys = Array.from({ length: count }, (_, index) => `key ${(index * 7919) % 1009}`)
    const of = (order: readonly string[]) => canonicalJson(Object.fromEntries(order.map((key) => [key, key])))
    expect(of(keys)).toBe(byDefinition(Object.fromEntries(keys.map((key) => [key, key]))))
    expect(of([...keys].reverse())).toBe(of(keys))
  })

  it('keeps objects apart that have as many keys, the same first and the same last one', () => {
    for (const middle of ['b', 'c', 'b', '"']) {
      const fields = { z: 1, [middle]: 2, a: 3 }
      expect(canonicalJson(fields)).toBe(byDefinition(fields))
    }
    expect(canonicalJson({ a: 1, b: 2 })).toBe('{"a":1,"b":2}')
    expect(canonicalJson({ b: 1, a: 2 })).toBe('{"a":2,"b":1}')
  })
})
