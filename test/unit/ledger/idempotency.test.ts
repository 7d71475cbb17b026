import { describe, expect, it } from 'vitest'
import type { Company } from '../../../src/service/company.ts'
import { batchInput, batchService, countingPlaces, movementInput } from '../../fixtures/batches.ts'
import { fuelInput, OURS, refusalsOf, siteInput, type TestService, testService } from '../../fixtures/service.ts'
import { bentStore } from '../service/fixtures/bent-store.ts'

const DAY = 86_400_000
const ROUTE = 'POST /v1/sites'

/** The company as a request with an idempotency key sees it. */
function asked({ service }: TestService, key: string, fingerprint = 'body'): Company<never> {
  return service.company(OURS, { idempotency: { route: ROUTE, key, fingerprint } })
}

function kept({ store }: TestService): Promise<number> {
  return store.read(OURS, (tx) => tx.idempotencyKeys.count({ by: 'createdAt' }))
}

describe('X17: a request with an idempotency key', () => {
  it('that is sent again is answered as the first time, and nothing is done', async () => {
    const test = testService()
    const first = await asked(test, 'a').sites.create(siteInput())
    test.clock.advance()
    const second = await asked(test, 'a').sites.create(siteInput())
    expect(second).toEqual(first)
    expect((await test.company.sites.list()).total).toBe(1)
    expect((await test.company.audit.log()).length).toBe(1)
  })

  it('is answered as the first time also when the record was changed or deleted since', async () => {
    const test = testService()
    const first = await asked(test, 'a').sites.create(siteInput())
    await test.company.sites.delete(first.record.id)
    expect(await asked(test, 'a').sites.create(siteInput())).toEqual(first)
    expect((await test.company.sites.list()).total).toBe(0)
  })

  it('is told where a store has lost a part of its answer, and is not done twice', async () => {
    const test = testService()
    const { id } = (await test.company.sites.create(siteInput())).record
    await asked(test, 'a').siteFuels.create(id, fuelInput())
    const lost = { idempotencyKeys: { getAll: (keys: readonly unknown[]) => keys.map(() => null) } }
    const again = asked(testService({ store: bentStore(test.store, lost) }), 'a')
    await expect(again.siteFuels.create(id, fuelInput())).rejects.toThrow('a part of a remembered answer is missing')
    expect((await test.company.siteFuels.list(id)).total).toBe(1)
  })

  it('of another body is rejected, and so is what comes after it', async () => {
    const test = testService()
    await asked(test, 'a').sites.create(siteInput())
    const other = () => asked(test, 'a', 'another body').sites.create(siteInput({ name: 'Hull works' }))
    expect(await refusalsOf(other)).toEqual(['idempotency-key idempotency_key_reused'])
    expect(await refusalsOf(other)).toEqual(['idempotency-key idempotency_key_reused'])
    expect((await test.company.sites.list()).total).toBe(1)
  })

  it('that failed is not remembered: it may be corrected under the same key', async () => {
    const test = testService()
    const site = (await test.company.sites.create(siteInput())).record
    const wrong = () => asked(test, 'a', 'wrong').siteFuels.create(site.id, fuelInput({ unitId: 4, unit: { id: 4 } }))
    expect(await refusalsOf(wrong)).not.toEqual([])
    expect(await kept(test)).toBe(0)
    const { version } = await asked(test, 'a', 'right').siteFuels.create(site.id, fuelInput())
    expect(version).toBe(1)
    expect((await test.company.siteFuels.list(site.id)).total).toBe(1)
  })

  it('is another one on another path and of another company', async () => {
    const test = testService()
    const first = await asked(test, 'a').sites.create(siteInput())
    const elsewhere = { route: 'POST /v1/others', key: 'a', fingerprint: 'body' }
    const second = await test.service.company(OURS, { idempotency: elsewhere }).sites.create(siteInput())
    const theirs = await test.service
      .company(99, { idempotency: { route: ROUTE, key: 'a', fingerprint: 'body' } })
      .sites.create(siteInput())
    expect(new Set([first, second, theirs].map(({ record }) => record.id)).size).toBe(3)
  })

  it('is forgotten after 24 hours, to the millisecond', async () => {
    const test = testService()
    const first = await asked(test, 'a').sites.create(siteInput())
    test.clock.advance(DAY - 1)
    expect((await asked(test, 'a').sites.create(siteInput())).record.id).toBe(first.record.id)
    test.clock.advance(1)
    const later = await asked(test, 'a', 'another body').sites.create(siteInput())
    expect(later.record.id).not.toBe(first.record.id)
    expect((await asked(test, 'a', 'another body').sites.create(siteInput())).record.id).toBe(later.record.id)
  })

  it('leaves nothing behind for ever: old answers go as new ones come', async () => {
    const test = testService()
    for (let n = 0; n < 10; n++) await asked(test, `old ${n}`).sites.create(siteInput())
    expect(await kept(test)).toBe(10)
    test.clock.advance(DAY)
    for (let n = 0; n < 10; n++) await asked(test, `new ${n}`).sites.create(siteInput())
    expect(await kept(test)).toBe(10)
    expect((await asked(test, 'new 0').sites.create(siteInput())).record.id).toBeDefined()
    expect((await test.company.sites.list()).total).toBe(20)
  })

  it('keeps what answers have in common once, and as long as any of them', async () => {
    const test = testService()
    const { id } = (await test.company.sites.create(siteInput())).record
    // without length, so that no answer names another record, which it overlaps
    const input = fuelInput({ startDate: '2025-01-01', endDate: '2025-01-01' })
    const post = (key: string) => asked(test, key).siteFuels.create(id, input)
    const rows = () => test.store.read(OURS, (tx) => tx.idempotencyKeys.list({ by: 'createdAt' }, { limit: 200 }))
    const sizes = async () => (await rows()).rows.map(({ record }) => JSON.stringify(record).length)
    const first = await post('a')
    const [before] = [await sizes()]
    for (let n = 0; n < 50; n++) {
      await post(`b ${n}`)
      test.clock.advance(DAY / 51)
    }
    const after = await sizes()
    expect(after.length - before.length).toBe(50)
    const bytes = (list: readonly number[]) => list.reduce((sum, length) => sum + length, 0)
    const integer = JSON.stringify(first).length
    // that of the second on; a route, a key, a fingerprint and a time beside it
    expect((bytes(after) - bytes(before)) / 50).toBeLessThan(integer * 0.75)
    expect(JSON.stringify(await post('a'))).toBe(JSON.stringify(first))
    const last = await post('b 49')
    for (let n = 0; n < 60; n++) await post(`c ${n}`)
    test.clock.advance(DAY / 51)
    for (let n = 0; n < 60; n++) await post(`d ${n}`)
    expect(JSON.stringify(await post('b 49'))).toBe(JSON.stringify(last))
    test.clock.advance(2 * DAY)
    for (let n = 0; n < 100; n++) await asked(test, `e ${n}`).sites.create(siteInput())
    expect(await kept(test)).toBe(100)
  })

  it('leaves the two oldest answers behind with each new one', async () => {
    const test = testService()
    for (let n = 0; n < 5; n++) {
      await asked(test, `old ${n}`).sites.create(siteInput())
      test.clock.advance(1)
    }
    test.clock.advance(DAY)
    const keys = async () => {
      const { rows } = await test.store.read(OURS, (tx) => tx.idempotencyKeys.list({ by: 'createdAt' }))
      return rows.map(({ record }) => record.key)
    }
    await asked(test, 'new').sites.create(siteInput())
    expect(await keys()).toEqual(['new', 'old 4', 'old 3', 'old 2'])
    await asked(test, 'newer').sites.create(siteInput())
    expect((await keys()).sort()).toEqual(['new', 'newer', 'old 4'])
  })

  it.each([0, 4])('takes the place of an old one of the same key, number %i of five', async (which) => {
    const test = testService()
    for (let n = 0; n < 5; n++) await asked(test, `old ${n}`).sites.create(siteInput())
    test.clock.advance(DAY)
    const recomputed = await asked(test, `old ${which}`).sites.create(siteInput())
    expect((await asked(test, `old ${which}`).sites.create(siteInput())).record.id).toBe(recomputed.record.id)
    expect((await test.company.sites.list()).total).toBe(6)
  })

  it('that is sent again looks for no place and no way again', async () => {
    const counting = countingPlaces()
    const test = batchService({ places: counting })
    const batch = (await test.company.batches.create(batchInput())).record.id
    const { distanceKm: _, ...found } = movementInput()
    const first = await asked(test, 'a').movements.create(batch, found)
    expect(counting.asked()).toBe(1)
    expect(await asked(test, 'a').movements.create(batch, found)).toEqual(first)
    expect(counting.asked()).toBe(1)
  })

  it('makes one record when it comes 1,000 times at once', async () => {
    const test = testService()
    const site = (await test.company.sites.create(siteInput())).record
    const posts = Array.from({ length: 1000 }, () => asked(test, 'a').siteFuels.create(site.id, fuelInput()))
    const answers = await Promise.all(posts)
    expect(new Set(answers.map(({ record }) => record.id)).size).toBe(1)
    expect((await test.company.siteFuels.list(site.id)).total).toBe(1)
    expect((await test.company.sites.get(site.id)).record.totalEmission).toBe(2570.82)
    expect(await test.company.verifyTotals()).toEqual([])
  })

  it('rejects keys that no store keeps before anything is done', async () => {
    const test = testService()
    for (const key of ['', '\0', 'é', '\ud800', 'x'.repeat(256), 7, ['a']] as string[]) {
      const post = () => asked(test, key).sites.create(siteInput())
      expect(await refusalsOf(post)).toEqual(['idempotency-key header_invalid'])
    }
    expect((await test.company.sites.list()).total).toBe(0)
    expect((await asked(test, 'x'.repeat(255)).sites.create(siteInput())).version).toBe(1)
    const proto = await asked(test, '__proto__').sites.create(siteInput())
    expect(await asked(test, '__proto__').sites.create(siteInput())).toEqual(proto)
  })
})
