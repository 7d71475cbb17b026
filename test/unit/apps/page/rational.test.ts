import { describe, expect, it } from 'vitest'
import { addRationals, isClose, multiply } from '../../../../src/apps/page/rational.ts'
import { rationalOf } from '../../../../src/core/display/index.ts'

describe('numbers of the page', () => {
  it('are added and multiplied without loss', () => {
    const third = rationalOf('1/3')
    expect(addRationals(addRationals(third, third), third)).toEqual({ n: 1n, d: 1n })
    expect(multiply(rationalOf('0.1'), rationalOf('10'))).toEqual({ n: 1n, d: 1n })
    expect(addRationals(rationalOf('0.1'), rationalOf('0.2'))).toEqual({ n: 3n, d: 10n })
  })

  it('are near up to the bound, and no further', () => {
    const bound = { n: 1n, d: 10n }
    expect(isClose(rationalOf('1'), rationalOf('1.1'), bound)).toBe(true)
    expect(isClose(rationalOf('1.1'), rationalOf('1'), bound)).toBe(true)
    expect(isClose(rationalOf('1'), rationalOf('1.1000000001'), bound)).toBe(false)
  })
})
