import { describe, expect, it, vi } from 'vitest'
import { readingOnce, withMembers } from '../../../src/ledger/context/with-members.ts'

/** A reader whose methods reach its private fields, as those of SQL stores do. */
class Rows {
  readonly #rows = new Map([['one', { id: 'one' }]])
  readonly asked = vi.fn()

  async get(key: string): Promise<{ readonly id: string } | null> {
    this.asked(key)
    return this.#rows.get(key) ?? null
  }

  count(): number {
    return this.#rows.size
  }
}

describe('withMembers', () => {
  it('replaces the members that are named, and leaves the target as it was', () => {
    const target = new Rows()
    const other = withMembers(target, { count: () => 7 })
    expect([other.count(), target.count()]).toEqual([7, 1])
  })

  it('runs the other methods on the target, whose private fields they reach', async () => {
    const other = withMembers(new Rows(), { asked: () => undefined })
    expect(await other.get('one')).toEqual({ id: 'one' })
    expect(other.count()).toBe(1)
  })
})

describe('readingOnce', () => {
  it('reads a row once, and asks again for one that was not there', async () => {
    const target = new Rows()
    const once = readingOnce(target)
    const found = await once.get('one')
    expect(await once.get('one')).toBe(found)
    expect([await once.get('two'), await once.get('two')]).toEqual([null, null])
    expect(target.asked.mock.calls).toEqual([['one'], ['two'], ['two']])
    expect(once.count()).toBe(1)
  })
})
