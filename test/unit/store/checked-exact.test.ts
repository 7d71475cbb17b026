import { describe, expect, it } from 'vitest'
import { collectionOf } from '../../../src/ledger/collections/index.ts'
import { checkedExact } from '../../../src/store/checked-write.ts'
import { at, violationsOf } from '../../fixtures/violations.ts'

describe('checkedExact', () => {
  const siteFuels = collectionOf('siteFuels')

  it('keeps a text as written and a number as the decimal it prints as', () => {
    expect(checkedExact(siteFuels, ' 001.50 ')).toBe('001.50')
    expect(checkedExact(siteFuels, 0.1)).toBe('0.1')
    expect(checkedExact(siteFuels, 1e21)).toBe('1000000000000000000000')
  })

  it('rejects values that are not numbers', () => {
    expect(violationsOf(() => checkedExact(siteFuels, 'x'))).toEqual([at('exact', 'not_a_number')])
    expect(violationsOf(() => checkedExact(siteFuels, Number.NaN))).toEqual([at('exact', 'not_finite')])
  })
})
