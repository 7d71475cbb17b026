import { describe, expect, it } from 'vitest'
import { ReadPriority } from '../../../src/ledger/context/context.ts'
import { fakeTiming } from '../store/fake-timing.ts'

/** A promise that is settled from outside. */
function pending() {
  let finish: () => void = () => undefined
  const promise = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { promise, finish }
}

/** A handle as long reads have one: statements that take a millisecond each. */
function handleOf(pass: (ms: number) => void) {
  const log = {
    async get(sequence: number) {
      pass(1)
      return sequence
    },
  }
  return { companyId: 1, log, companyTotal: async () => 'total' }
}

describe('the priority of short reads and writes', () => {
  it('lets a long read go on at once where no other company asks for anything', async () => {
    const timing = fakeTiming({ wakes: false })
    const priority = new ReadPriority(timing)
    const tx = priority.givingWay(handleOf(timing.pass))
    const own = pending()
    const write = priority.short(1, () => own.promise)
    expect(await tx.log.get(7)).toBe(7)
    expect(await tx.companyTotal()).toBe('total')
    expect(tx.companyId).toBe(1)
    own.finish()
    await write
  })

  it('holds the next statement of a long read until the others are done', async () => {
    const timing = fakeTiming({ wakes: false })
    const priority = new ReadPriority(timing)
    const tx = priority.givingWay(handleOf(timing.pass))
    const [first, second] = [pending(), pending()]
    const others = [priority.short(2, () => first.promise), priority.short(3, () => second.promise)]
    let isRead = false
    const reading = tx.log.get(1).then(() => {
      isRead = true
    })
    first.finish()
    await others[0]
    await new Promise((wake) => setImmediate(wake))
    expect(isRead).toBe(false)
    second.finish()
    await Promise.all([...others, reading])
    expect(isRead).toBe(true)
  })

  it('counts a short work that throws no longer', async () => {
    const priority = new ReadPriority(fakeTiming({ wakes: false }))
    await expect(priority.short(2, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await priority.givingWay(handleOf(() => undefined)).log.get(1)).toBe(1)
  })

  it('makes a long read take at most four times as long, and a wait, beside others that never rest', async () => {
    const timing = fakeTiming()
    const priority = new ReadPriority(timing)
    const never = pending()
    const other = priority.short(2, () => never.promise)
    const tx = priority.givingWay(handleOf(timing.pass))
    for (let sequence = 0; sequence < 200; sequence++) await tx.log.get(sequence)
    const waited = timing.waits.reduce((sum, ms) => sum + ms, 0)
    expect(new Set(timing.waits)).toEqual(new Set([25]))
    expect(waited).toBeGreaterThanOrEqual(3 * 200 - 25)
    expect(waited).toBeLessThanOrEqual(3 * 200 + 25)
    expect(timing.nowMs()).toBe(200 + waited)
    never.finish()
    await other
  })
})
