import { describe, expect, it } from 'vitest'
import { BoundedCache } from '../../../../../src/reference/places/sea/bounded-cache.ts'

/** Asks a cache of `size` for keys one after the other; the keys whose entries were made. */
function made(size: number, keys: string): string {
  const cache = new BoundedCache<{ readonly key: string }>(size)
  let made = ''
  for (const key of keys) {
    const entry = cache.get(key, () => {
      made += key
      return { key }
    })
    expect(entry.key).toBe(key)
  }
  return made
}

describe('a bounded cache', () => {
  it.each([
    ['makes an entry once', 3, 'aaa', 'a'],
    ['holds as many as it was told', 3, 'abcabc', 'abc'],
    ['forgets the one that was not used for longest', 3, 'abcdbcda', 'abcda'],
    ['counts being asked for as use', 3, 'abcadab', 'abcdb'],
    ['of one holds the last', 1, 'aabba', 'aba'],
  ])('%s', (_what, size, keys, expected) => {
    expect(made(size, keys)).toBe(expected)
  })
})
