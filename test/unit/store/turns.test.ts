import { describe, expect, it } from 'vitest'
import { KeyedMutex } from '../../../src/store/memory/keyed-mutex.ts'

describe('turns', () => {
  it('run work of one key in the order it came, each after the end of the one before', async () => {
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

  it('begin at once when nobody is before', () => {
    const mutex = new KeyedMutex<string>()
    const seen: string[] = []
    for (const key of ['a', 'b']) {
      void mutex.take(key, async () => {
        seen.push(key)
      })
    }
    expect(seen).toEqual(['a', 'b'])
  })

  it('go on after work that throws, at once or later', async () => {
    const mutex = new KeyedMutex<string>()
    const thrower = () => {
      throw new Error('at once')
    }
    await expect(mutex.take('key', thrower)).rejects.toThrow('at once')
    await expect(mutex.take('key', () => Promise.reject(new Error('later')))).rejects.toThrow('later')
    expect(await mutex.take('key', async () => 'done')).toBe('done')
  })
})
