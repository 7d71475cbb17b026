import { describe, expect, it } from 'vitest'
import { isSameData } from '../../../src/base/index.ts'

describe('plain data', () => {
  it('is the same whatever the order of its keys and the sign of its zeros', () => {
    expect(isSameData({ a: [0, Number.NaN], b: null }, { b: null, a: [-0, Number.NaN] })).toBe(true)
  })

  it.each([
    [[1], { 0: 1 }],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [null, {}],
    [[1, 2], [1]],
  ])('%j is not %j', (one, other) => {
    expect(isSameData(one, other)).toBe(false)
  })
})
