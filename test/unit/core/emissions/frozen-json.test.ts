import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, frozenJson, keepFrozenJson, recordJson } from '../../../../src/core/emissions/canonical-json.ts'
import { toPlainData } from '../../../../src/store/checked-write.ts'
import { SEED_OF_RUN, scaleRuns } from '../../../fixtures/seeds.ts'

const options = { seed: SEED_OF_RUN, numRuns: scaleRuns(4000) }

/** Freezes a value with all of its parts, whatever they are. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(Object.freeze(value))) frozen(part)
  return value
}

/** Data that JSON holds, with what a store must not take put among it at times. */
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.constantFrom('\0', '\ud800', 'a"\\\n', -0, undefined, Number.NaN, new Date(0), new Map(), Symbol('s'), 1n),
    fc.array(tie('value')),
    fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', '\0', 'sequence', '10', '')), tie('value')),
  ),
}))

describe('the text of frozen data that is made while it is checked', () => {
  it(`is that of the two passes, or there is none (seed ${SEED_OF_RUN})`, () => {
    const counts = { made: 0, none: 0 }
    const law = fc.property(anyValue, (value) => {
      const text = frozenJson(frozen(value))
      counts[text === null ? 'none' : 'made'] += 1
      if (text === null) return
      expect(toPlainData(value)).toBe(value)
      expect(text).toBe(canonicalJson(value as never))
    })
    fc.assert(law, options)
    expect(Math.min(counts.made, counts.none)).toBeGreaterThan(options.numRuns / 20)
  })

  it(`is made for all frozen data that JSON holds, up to 32 levels (seed ${SEED_OF_RUN})`, () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (json) => {
        const value = frozen(toPlainData(JSON.parse(json.replace(/-0(?=[,\]}]|$)/g, '0')) as unknown))
        expect(frozenJson(value)).toBe(canonicalJson(value as never))
      }),
      options,
    )
    const levels = (count: number) => frozen(JSON.parse('['.repeat(count) + ']'.repeat(count)) as unknown)
    expect([32, 33].map((count) => frozenJson(levels(count)) !== null)).toEqual([true, false])
  })

  it('is not made while a part can still change', () => {
    const inner = { co2e: '1' }
    expect(frozenJson(Object.freeze({ inner }))).toBeNull()
    expect(frozenJson({ a: 1 })).toBeNull()
    expect(frozenJson(Object.freeze({ inner: Object.freeze(inner) }))).toBe('{"inner":{"co2e":"1"}}')
  })

  it('is not made of anything with a class, a symbol as key, or without a prototype', () => {
    class Factor {
      readonly id = 'f'
    }
    const others = [new Factor(), { [Symbol('s')]: 1 }, Object.assign(Object.create(null), { a: 1 })]
    expect(others.map((one) => frozenJson(Object.freeze(one)))).toEqual([null, null, null])
  })

  it(`of a record is that of JSON.stringify (seed ${SEED_OF_RUN})`, () => {
    const json = (write: (value: object) => string, value: object) => {
      try {
        return write(value)
      } catch (error) {
        return String(error)
      }
    }
    const kept = frozen({ b: [1, 'ä'], a: { y: null, x: 'z' } })
    keepFrozenJson(kept)
    const law = fc.property(fc.dictionary(fc.string(), anyValue), fc.boolean(), (fields, hasPart) => {
      const record = hasPart ? { ...fields, unit: kept } : fields
      expect(json(recordJson, record)).toBe(json(JSON.stringify, record))
    })
    fc.assert(law, options)
    const others = [new Date(0), { toJSON: () => 'own' }, new Map(), Object.create({ inherited: 1 }) as object]
    expect(others.map(recordJson)).toEqual(others.map((one) => JSON.stringify(one)))
  })

  it('is kept only of frozen data', () => {
    const part = { a: 1 }
    keepFrozenJson(part)
    part.a = 2
    expect(frozenJson(Object.freeze({ part: Object.freeze(part) }))).toBe('{"part":{"a":2}}')
  })
})
