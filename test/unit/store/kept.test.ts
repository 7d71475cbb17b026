import { describe, expect, it } from 'vitest'
import { copyOf, kept } from '../../../src/store/kept.ts'
import { at, violationsOf } from '../../fixtures/violations.ts'

describe('kept', () => {
  it('copies what could be changed and freezes the copy through and through', () => {
    const value = { list: [{ deep: 1 }], nested: { text: 'x' } }
    const copy = kept(value)
    expect(copy).toEqual(value)
    expect([copy, copy.list, copy.list[0], copy.nested].every((one) => Object.isFrozen(one))).toBe(true)
    expect(Object.isFrozen(value) || Object.isFrozen(value.list)).toBe(false)
    expect(copy.nested).not.toBe(value.nested)
  })

  it('shares what is frozen through and through', () => {
    const factor = Object.freeze({ id: 'f', per1: Object.freeze({ co2e: '1' }), rows: Object.freeze([1, 2]) })
    expect(kept({ factor }).factor).toBe(factor)
    expect(kept(factor)).toBe(factor)
    const empty = Object.freeze({ files: Object.freeze([]) })
    expect(kept(empty)).toBe(empty)
  })

  it('copies what is frozen on the outside alone', () => {
    const inner = { co2e: '1' }
    const list = [1]
    const copy = kept(Object.freeze({ inner, list: Object.freeze([list]) }))
    inner.co2e = '2'
    list.push(2)
    expect(copy).toEqual({ inner: { co2e: '1' }, list: [[1]] })
    expect(Object.isFrozen(copy.list[0])).toBe(true)
  })

  it('keeps all empty lists as one', () => {
    expect(kept([])).toBe(kept({ files: [] }).files)
  })

  it('keeps the order of keys, and keys that look like numbers or prototypes', () => {
    const value = JSON.parse('{"b":1,"a":2,"10":3,"__proto__":{"x":1},"":4}') as object
    expect(JSON.stringify(kept(value))).toBe(JSON.stringify(value))
    expect(Object.getPrototypeOf(kept(value))).toBe(Object.prototype)
  })

  it('reads an accessor once', () => {
    let asked = 0
    const value = {
      get number() {
        asked++
        return asked
      },
    }
    const copy = kept(value)
    expect([copy.number, copy.number]).toEqual([1, 1])
  })

  it('takes objects without a prototype, and 64 levels', () => {
    expect(kept(Object.assign(Object.create(null), { a: 1 }))).toEqual({ a: 1 })
    const levels = (count: number) => JSON.parse('['.repeat(count) + ']'.repeat(count)) as unknown
    expect(kept(levels(64))).toEqual(levels(64))
    expect(violationsOf(() => kept(levels(65)))).toHaveLength(1)
  })

  it('names the place of what it refuses', () => {
    expect(violationsOf(() => kept({ a: [{ b: Number.NaN }] }))).toEqual([at('a[0].b', 'not_storable')])
    expect(violationsOf(() => kept('\ud800'))).toEqual([at('', 'not_storable')])
  })
})

describe('copyOf', () => {
  it('is the value with its changes, in the order of the value', () => {
    expect(JSON.stringify(copyOf({ a: 1, b: 2 }, { b: 3, c: 4 }))).toBe('{"a":1,"b":3,"c":4}')
    expect(copyOf({}, { c: 4 })).toEqual({ c: 4 })
    expect(copyOf({})).toEqual({})
  })
})
