import { describe, expect, it } from 'vitest'
import { RowCache } from '../../../../src/store/sql/row-cache.ts'
import { tableOf } from '../../../../src/store/sql/table-columns.ts'
import { COLLECTIONS } from './all-statements.ts'

const [one, other] = COLLECTIONS.all
if (one === undefined || other === undefined) throw new Error('a store has several collections')
const listOf = (...values: (string | number)[]) => ({ text: 'select', values, tables: [] })

describe('the rows that a transaction has read', () => {
  it('of a list are those of its values and its table alone', () => {
    const cache = new RowCache()
    cache.setList(one, listOf(1, 'a'), [{ id: 'first' }])
    expect(cache.list(one, listOf(1, 'a'))).toEqual([{ id: 'first' }])
    for (const values of [[1, 'b'], [2, 'a'], [1], ['1a'], [1, 'a', '']]) {
      expect(cache.list(one, listOf(...values))).toBeUndefined()
    }
    expect(cache.list(one, { ...listOf(1, 'a'), text: 'select other' })).toBeUndefined()
    expect(cache.list(other, listOf(1, 'a'))).toBeUndefined()
  })

  it('are gone once their table is written, and those of other tables stay', () => {
    const cache = new RowCache()
    for (const collection of [one, other]) cache.setList(collection, listOf(1), [{ id: collection.name }])
    cache.written([tableOf(one).name])
    expect(cache.list(one, listOf(1))).toBeUndefined()
    expect(cache.list(other, listOf(1))).toEqual([{ id: other.name }])
  })

  it('are never more than it has room for', () => {
    const cache = new RowCache()
    for (let index = 0; index < 250; index++) cache.setList(one, listOf(index), [{ id: String(index) }])
    const kept = Array.from({ length: 250 }, (_, index) => cache.list(one, listOf(index))).filter(Boolean)
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.length).toBeLessThanOrEqual(100)
    expect(cache.list(one, listOf(249))).toEqual([{ id: '249' }])
  })
})
