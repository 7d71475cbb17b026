import { describe, expect, it, vi } from 'vitest'
import { withAbort } from '../../../../../src/reference/places/services/abort.ts'

const never = () => new Promise<never>(() => undefined)

describe('withAbort', () => {
  it('gives what the work gives, and rejects as it does', async () => {
    const { signal } = new AbortController()
    expect(await withAbort([signal, undefined], () => 5)).toBe(5)
    expect(await withAbort([], async () => 6)).toBe(6)
    const error = new Error('no')
    await expect(withAbort([signal], () => Promise.reject(error))).rejects.toBe(error)
    const sudden = () => {
      throw error
    }
    await expect(withAbort([signal], sudden)).rejects.toBe(error)
  })

  it('does not begin after an abort, and does not wait for work that hangs', async () => {
    const work = vi.fn(never)
    await expect(withAbort([AbortSignal.abort('early')], work)).rejects.toBe('early')
    expect(work).not.toHaveBeenCalled()
    const stop = new AbortController()
    const hanging = withAbort([stop.signal], work)
    stop.abort('late')
    await expect(hanging).rejects.toBe('late')
  })

  it('rejects with the reason, and not with what the work throws on it', async () => {
    const stop = new AbortController()
    const failing = () => {
      stop.abort('reason')
      return Promise.reject(new Error('aborted'))
    }
    await expect(withAbort([stop.signal], failing)).rejects.toBe('reason')
  })

  it('leaves no listener behind', async () => {
    const { signal } = new AbortController()
    const [add, remove] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')]
    await withAbort([signal], () => 5)
    await withAbort([signal], () => Promise.reject(new Error('no'))).catch(() => undefined)
    expect(add).toHaveBeenCalledTimes(2)
    expect(remove.mock.calls).toEqual(add.mock.calls)
  })
})
