import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Store } from '../../../src/ledger/collections/index.ts'
import { createService, memoryStore, type ServiceRecords } from '../../../src/service/index.ts'
import { SEED_OF_RUN, scaleRuns } from '../../fixtures/seeds.ts'
import { fuelInput, siteInput } from '../../fixtures/service.ts'
import { randomFrom } from '../../oracle/random.ts'
import { differencesAfter } from './model/describe-agreement.ts'
import { watched } from './model/use-cases.ts'
import { worldMaker } from './model/world.ts'

let drawn = 0

// the secrets of keys are random, and the log has their digests
beforeEach(() => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    drawn += 1
    const random = randomFrom(drawn)
    if (bytes instanceof Uint8Array) for (const index of bytes.keys()) bytes[index] = random.whole(0, 255)
    return bytes
  })
})

const SEQUENCES = scaleRuns(120)
const OURS = 7

/** The same store behind the port alone: each call of it returns a promise, as those of a database do. */
function behindPort(store: Store<ServiceRecords>): Store<ServiceRecords> {
  return {
    capabilities: store.capabilities,
    transaction: (id, work, options) => store.transaction(id, work, options),
    read: (id, work) => store.read(id, work),
    findApiKey: (hash) => store.findApiKey(hash),
    verifyTotals: (id) => store.verifyTotals(id),
    rebuildTotals: (id) => store.rebuildTotals(id),
    erase: (id) => store.erase(id),
  }
}

/** Every answer of a sequence of all use cases, each as it is written: records, digests, lines of the log, totals, notices. */
async function answersOf(store: Store<ServiceRecords>, seed: number): Promise<readonly string[]> {
  const answers: string[] = []
  drawn = 0
  const make = worldMaker(store, (service) =>
    watched(service, {
      answered: (useCase, answer) => {
        answers.push(`${useCase} ${JSON.stringify(answer)}`)
        return answer
      },
    }),
  )
  expect(await differencesAfter(seed, make)).toEqual([])
  // reads that are asked for together may answer in any order
  return answers.sort()
}

/** A company whose ids fail now and then, after a change has begun to write. */
function companyOfFailingIds(store: Store<ServiceRecords>, failsAt: (made: number) => boolean) {
  let made = 0
  const newId = () => {
    made += 1
    if (failsAt(made)) throw new RangeError('no more ids')
    return `00000000-0000-4000-8000-${made.toString(16).padStart(12, '0')}`
  }
  const clock = () => Date.parse('2025-06-01T00:00:00.000Z')
  return createService({ store, newId, clock }).company(OURS)
}

async function writtenWithFailures(store: Store<ServiceRecords>, every: number): Promise<readonly string[]> {
  const company = companyOfFailingIds(store, (made) => made > 3 && made % every === 0)
  const { id } = (await company.sites.create(siteInput())).record
  const said: string[] = []
  const kept = async () => {
    const lines: string[] = []
    for await (const line of company.export()) lines.push(line)
    return lines
  }
  for (let index = 0; index < 40; index++) {
    const file = { name: `Bill ${index}`, url: `https://example.com/${index}` }
    const input = { ...fuelInput(), value: index, files: index % 3 === 0 ? [file] : [] }
    const before = await kept()
    const answer = await company.siteFuels.create(id, input).then(({ record }) => JSON.stringify(record), String)
    if (answer.includes('no more ids')) expect(await kept()).toEqual(before)
    said.push(answer, await company.exactTotal())
  }
  said.push(...(await kept()))
  expect(await company.verifyTotals()).toEqual([])
  return said
}

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
})
