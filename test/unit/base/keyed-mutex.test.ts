import { describe, expect, it } from 'vitest'
import { KeyedMutex } from '../../../src/base/keyed-mutex.ts'

describe('KeyedMutex', () => {
  it('runs work of one key in order of arrival, each after the end of the previous one', async () => {
    const mutex = new KeyedMutex<string>()
    const seen: string[] = []
    const work = (name: string) => async () => {
      seen.push(`${name} begins`)
      await Promise.resolve()
      seen.push(`${name} ends`)
      return name
    }
    const results = await Promise.all(['a', 'b', 'c'].map((name) => mutex.take('key', work(name))))
    expect(results).toEqual(['a', 'b', 'c'])
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })

  it('begins at once if nothing is in progress', () => {
    const mutex = new KeyedMutex<string>()
    const seen: string[] = []
    for (const key of ['a', 'b']) {
      void mutex.take(key, async () => {
        seen.push(key)
      })
    }
    expect(seen).toEqual(['a', 'b'])
  })

  it('continues after work that throws, at once or later', async () => {
    const mutex = new KeyedMutex<string>()
    const thrower = () => {
      throw new Error('at once')
    }
    await expect(mutex.take('key', thrower)).rejects.toThrow('at once')
    await expect(mutex.take('key', () => Promise.reject(new Error('later')))).rejects.toThrow('later')
    expect(await mutex.take('key', async () => 'done')).toBe('done')
  })
})
