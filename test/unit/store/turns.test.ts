import { describe, expect, it } from 'vitest'
import { Turns } from '../../../src/store/memory/turns.ts'

describe('turns', () => {
  it('run work of one key in the order it came, each after the end of the one before', async () => {
    const turns = new Turns<string>()
    const seen: string[] = []
    const work = (name: string) => async () => {
      seen.push(`${name} begins`)
      await Promise.resolve()
      seen.push(`${name} ends`)
      return name
    }
    const results = await Promise.all(['a', 'b', 'c'].map((name) => turns.take('key', work(name))))
    expect(results).toEqual(['a', 'b', 'c'])
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })

  it('begin at once when nobody is before', () => {
    const turns = new Turns<string>()
    const seen: string[] = []
    for (const key of ['a', 'b']) {
      void turns.take(key, async () => {
        seen.push(key)
      })
    }
    expect(seen).toEqual(['a', 'b'])
  })

  it('go on after work that throws, at once or later', async () => {
    const turns = new Turns<string>()
    const thrower = () => {
      throw new Error('at once')
    }
    await expect(turns.take('key', thrower)).rejects.toThrow('at once')
    await expect(turns.take('key', () => Promise.reject(new Error('later')))).rejects.toThrow('later')
    expect(await turns.take('key', async () => 'done')).toBe('done')
  })
})
