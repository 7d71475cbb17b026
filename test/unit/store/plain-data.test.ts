import { describe, expect, it } from 'vitest'
import { copyOf, toPlainData } from '../../../src/store/checked-write.ts'
import { at, violationsOf } from '../../fixtures/violations.ts'

describe('toPlainData', () => {
  it('copies mutable values and freezes the copy deeply', () => {
    const value = { list: [{ deep: 1 }], nested: { text: 'x' } }
    const copy = toPlainData(value)
    expect(copy).toEqual(value)
    expect([copy, copy.list, copy.list[0], copy.nested].every((one) => Object.isFrozen(one))).toBe(true)
    expect(Object.isFrozen(value) || Object.isFrozen(value.list)).toBe(false)
    expect(copy.nested).not.toBe(value.nested)
  })

  it('shares deeply frozen values', () => {
    const factor = Object.freeze({ id: 'f', per1: Object.freeze({ co2e: '1' }), rows: Object.freeze([1, 2]) })
    expect(toPlainData({ factor }).factor).toBe(factor)
    expect(toPlainData(factor)).toBe(factor)
    const empty = Object.freeze({ files: Object.freeze([]) })
    expect(toPlainData(empty)).toBe(empty)
  })

  it('copies values that are frozen only shallowly', () => {
    const inner = { co2e: '1' }
    const list = [1]
    const copy = toPlainData(Object.freeze({ inner, list: Object.freeze([list]) }))
    inner.co2e = '2'
    list.push(2)
    expect(copy).toEqual({ inner: { co2e: '1' }, list: [[1]] })
    expect(Object.isFrozen(copy.list[0])).toBe(true)
  })

  it('shares one empty list', () => {
    expect(toPlainData([])).toBe(toPlainData({ files: [] }).files)
  })

  it('keeps the order of keys, and keys that look like numbers or prototypes', () => {
    const value = JSON.parse('{"b":1,"a":2,"10":3,"__proto__":{"x":1},"":4}') as object
    expect(JSON.stringify(toPlainData(value))).toBe(JSON.stringify(value))
    expect(Object.getPrototypeOf(toPlainData(value))).toBe(Object.prototype)
  })

  it('reads an accessor once', () => {
    let reads = 0
    const value = {
      get number() {
        reads++
        return reads
      },
    }
    const copy = toPlainData(value)
    expect([copy.number, copy.number]).toEqual([1, 1])
  })

  it('accepts objects without a prototype, and 64 levels', () => {
    expect(toPlainData(Object.assign(Object.create(null), { a: 1 }))).toEqual({ a: 1 })
    const levels = (count: number) => JSON.parse('['.repeat(count) + ']'.repeat(count)) as unknown
    expect(toPlainData(levels(64))).toEqual(levels(64))
    expect(violationsOf(() => toPlainData(levels(65)))).toHaveLength(1)
  })

  it('names the path of a rejected value', () => {
    expect(violationsOf(() => toPlainData({ a: [{ b: Number.NaN }] }))).toEqual([at('a[0].b', 'not_storable')])
    expect(violationsOf(() => toPlainData('\ud800'))).toEqual([at('', 'not_storable')])
  })
})

describe('copyOf', () => {
  it('returns the value with its changes, in the key order of the value', () => {
    expect(JSON.stringify(copyOf({ a: 1, b: 2 }, { b: 3, c: 4 }))).toBe('{"a":1,"b":3,"c":4}')
    expect(copyOf({}, { c: 4 })).toEqual({ c: 4 })
    expect(copyOf({})).toEqual({})
  })
})
