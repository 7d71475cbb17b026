import { describe, expect, it } from 'vitest'
import { utf8Length } from '../../../src/base/index.ts'
import { definedFields } from '../../../src/resources/index.ts'

describe('the defined fields of an object', () => {
  it('are those that are not undefined, null among them, in their order', () => {
    expect(Object.entries(definedFields({ b: 0, a: undefined, c: null, d: '' }))).toEqual([
      ['b', 0],
      ['c', null],
      ['d', ''],
    ])
  })
})

describe('the length of a text as UTF-8', () => {
  it.each(['', 'a', 'é', '€', '🌍', 'a\ud83d', '\ude00b', '\ude00\ud83d'])('is that of its encoding: %j', (text) => {
    expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length)
  })
})
