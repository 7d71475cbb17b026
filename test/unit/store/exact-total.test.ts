import { describe, expect, it } from 'vitest'
import { readExact } from '../../../src/store/exact-total.ts'
import { at, violationsOf } from '../../fixtures/violations.ts'

describe('readExact', () => {
  it('keeps a text as written and a number as the decimal it prints as', () => {
    expect(readExact(' 001.50 ').text).toBe('001.50')
    expect(readExact(0.1).text).toBe('0.1')
    expect(readExact(1e21).text).toBe('1000000000000000000000')
  })

  it('refuses what is no number', () => {
    expect(violationsOf(() => readExact('x'))).toEqual([at('exact', 'not_a_number')])
    expect(violationsOf(() => readExact(Number.NaN))).toEqual([at('exact', 'not_finite')])
  })
})
