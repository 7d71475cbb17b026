import { expect, it } from 'vitest'
import {
  asFields,
  bisect,
  byKey,
  isInteger,
  isKeyOf,
  isList,
  isObject,
  isOneOf,
  keysOf,
} from '../../../src/base/index.ts'

const TABLE = { b: 2, a: 1 } as const

it('tells objects and lists from everything else', () => {
  const values = [{}, [], Object.create(null), null, undefined, 'text', 1, () => 1]
  expect(values.map(isObject)).toEqual([true, true, true, false, false, false, false, false])
  expect(values.map(isList)).toEqual([false, true, false, false, false, false, false, false])
})

it('takes integers that a double holds exactly', () => {
  expect([0, -3, 2 ** 53 - 1].every(isInteger)).toBe(true)
  expect([0.5, 2 ** 53, Number.NaN, '1', 1n, null].some(isInteger)).toBe(false)
})

it('knows the items of a list and the own keys of a table', () => {
  expect(isOneOf(['x', null], null)).toBe(true)
  expect(isOneOf(['x', null], undefined)).toBe(false)
  expect(isKeyOf(TABLE, 'a')).toBe(true)
  expect(['c', 'toString', '__proto__', 'constructor'].some((key) => isKeyOf(TABLE, key))).toBe(false)
})

it('keeps the order of keys', () => {
  expect(keysOf(TABLE)).toEqual(['b', 'a'])
  expect(Object.entries(byKey(keysOf(TABLE), (key) => TABLE[key] * 10))).toEqual([
    ['b', 20],
    ['a', 10],
  ])
})

it('reads an object by any name', () => {
  const value: object = { a: 1 }
  expect(asFields(value)).toBe(value)
})

it('finds the first item that is not earlier, as a search from the start does', () => {
  for (let length = 0; length <= 9; length++) {
    const sorted = Array.from({ length }, (_, index) => 2 * index)
    for (let wanted = -1; wanted <= 2 * length; wanted++) {
      const first = sorted.findIndex((one) => one >= wanted)
      expect(bisect(sorted, (one) => one < wanted)).toBe(first < 0 ? length : first)
    }
  }
})
