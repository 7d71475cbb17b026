import { describe, expect, it } from 'vitest'
import { ConcurrencyLimit, type ConcurrencyLimits } from '../../../src/store/concurrency-limit.ts'

const NO_LIMIT = Number.POSITIVE_INFINITY

/** Works that say when they begin, and end when they are told to. */
function limited(limits: Partial<ConcurrencyLimits>) {
  const limit = new ConcurrencyLimit<string>({ perKey: NO_LIMIT, inAll: NO_LIMIT, waiting: NO_LIMIT, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (name: string) =>
    limit.take(name.charAt(0), () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { limit, begun, begin, end }
}

describe('a limit of concurrent tasks', () => {
  it('starts up to the limit of one key at once, and the rest in order of arrival', async () => {
    const { begun, begin, end } = limited({ perKey: 2 })
    const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map(begin)
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    await end('a2')
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
    await end('b1')
    expect(begun).toHaveLength(4)
    await end('a1')
    for (const name of ['a3', 'a4']) await end(name)
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1'])
  })

  it('starts up to the limit of all keys, and waiting keys take turns', async () => {
    const { begun, begin, end } = limited({ inAll: 1 })
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void begin(name)
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2']) await end(name)
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('rejects tasks beyond those that may wait, and accepts them again later', async () => {
    const { begin, end } = limited({ perKey: 1, waiting: 1 })
    const [first, second] = [begin('a1'), begin('a2')]
    await expect(begin('a3')).rejects.toMatchObject({ code: 'store_busy' })
    await end('a1')
    await end('a2')
    expect(await Promise.all([first, second])).toEqual(['a1', 'a2'])
    void begin('a4')
    await end('a4')
  })

  it('starts the next task if one fails', async () => {
    const { limit } = limited({ perKey: 1 })
    const failed = limit.take('a', () => Promise.reject(new Error('broken')))
    const next = limit.take('a', async () => 'done')
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})
