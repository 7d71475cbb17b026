import { beforeEach, describe, expect, it } from 'vitest'
import { yieldToOthers } from '../../../src/base/index.ts'
import { createService, memoryStore, type ServiceRecords } from '../../../src/service/index.ts'
import { SEED_OF_RUN, scaleRuns } from '../../fixtures/seeds.ts'
import { behindPort, fuelInput, siteInput } from '../../fixtures/service.ts'
import { answersOf, drawFromSeed, OURS, writtenWithFailures } from './model/one-turn.ts'

beforeEach(drawFromSeed)

const SEQUENCES = scaleRuns(120)

describe('a store in memory that writes in one turn', () => {
  it(`answers and keeps the same bytes as behind its port, after ${SEQUENCES} sequences (seed ${SEED_OF_RUN})`, async () => {
    let compared = 0
    for (let index = 0; index < SEQUENCES; index++) {
      const seed = (SEED_OF_RUN + index * 104_729) | 0
      const atOnce = await answersOf(memoryStore<ServiceRecords>(), seed)
      expect(await answersOf(behindPort(memoryStore<ServiceRecords>()), seed)).toEqual(atOnce)
      compared += atOnce.length
    }
    expect(compared).toBeGreaterThan(SEQUENCES)
  }, 300_000)

  it.each([4, 5, 7])('leaves nothing of a change that fails half way, every %s ids', async (every) => {
    const atOnce = await writtenWithFailures(memoryStore(), every)
    expect(atOnce.some((line) => line.includes('no more ids'))).toBe(true)
    expect(await writtenWithFailures(behindPort(memoryStore()), every)).toEqual(atOnce)
  })

  it('writes in the call itself where nothing else is in progress, and after what is', async () => {
    const store = memoryStore<ServiceRecords>()
    const company = createService({ store }).company(OURS)
    const { id } = (await company.sites.create(siteInput())).record
    const order: string[] = []
    const slow = store.transaction(OURS, async (tx) => {
      await tx.sites.get(id)
      order.push('slow')
    })
    const behind = company.siteFuels.create(id, fuelInput()).then(() => order.push('behind'))
    await Promise.all([slow, behind])
    expect(order).toEqual(['slow', 'behind'])
    const answers = Array.from({ length: 3 }, () => company.siteFuels.create(id, fuelInput()))
    // the records are there before any answer is awaited
    expect((await company.siteFuels.list(id)).total).toBe(4)
    expect(new Set((await Promise.all(answers)).map(({ record }) => record.id)).size).toBe(3)
  })

  it('lets nothing of the company in between the records of an import, and undoes only those', async () => {
    const store = memoryStore<ServiceRecords>()
    const company = createService({ store, policy: { required: 'lenient' } }).company(OURS)
    const { id: siteId } = (await company.sites.create(siteInput())).record
    const importBefore = async (last: object, comment: string) => {
      const first = Array.from({ length: 60 }, () => ({ siteId, ...fuelInput() }))
      const records = [...first, { siteId, ...fuelInput(), ...last }]
      const imported = company.import({ activity: 'siteFuels', records })
      // the first records are there by now
      await yieldToOthers()
      const answers = await Promise.allSettled([imported, company.siteFuels.create(siteId, fuelInput({ comment }))])
      return answers.map(({ status }) => status)
    }
    expect(await importBefore({}, 'after the first')).toEqual(['fulfilled', 'fulfilled'])
    expect(await importBefore({ vendorId: 'none' }, 'after the second')).toEqual(['rejected', 'fulfilled'])
    const lines = await company.audit.log({ limit: 200 })
    const ids = lines.map(({ recordId }) => recordId)
    const created = await company.siteFuels.list(siteId, { limit: 100 })
    const ownPlace = (comment: string) => ids.indexOf(created.records.find((one) => one.comment === comment)?.id ?? '')
    expect([created.total, ids.length]).toEqual([63, 64])
    expect([ownPlace('after the first'), ownPlace('after the second')]).toEqual([62, 63])
    expect((await company.audit.verifyLog()).verified).toBe(true)
    expect(await company.verifyTotals()).toEqual([])
  })
})
