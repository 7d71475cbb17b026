import Libsql from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sqliteStore } from '../../src/ledger/collections/sqlite.ts'
import { createService, memoryStore, type ServiceRecords } from '../../src/service/index.ts'
import { SEED_OF_RUN } from '../fixtures/seeds.ts'
import { behindPort, fuelInput, siteInput } from '../fixtures/service.ts'
import { answersOf, drawFromSeed, OURS, writtenWithFailures } from '../property/service/model/one-turn.ts'

/** Sequences of calls; TONNE_SEQUENCES asks for more. */
const SEQUENCES = Math.ceil(Number(process.env.TONNE_SEQUENCES ?? 200) / 10)

const clients: InstanceType<typeof Libsql>[] = []
beforeEach(drawFromSeed)
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})

function openStore() {
  const client = new Libsql(':memory:')
  clients.push(client)
  return sqliteStore<ServiceRecords>({ client })
}

describe('a store in SQLite that writes in one turn', () => {
  it(`answers and keeps the same bytes as behind its port, and as one in memory, after ${SEQUENCES} sequences (seed ${SEED_OF_RUN})`, async () => {
    let compared = 0
    for (let index = 0; index < SEQUENCES; index++) {
      const seed = (SEED_OF_RUN + index * 104_729) | 0
      const atOnce = await answersOf(await openStore(), seed)
      expect(await answersOf(behindPort(await openStore()), seed)).toEqual(atOnce)
      expect(await answersOf(memoryStore<ServiceRecords>(), seed)).toEqual(atOnce)
      compared += atOnce.length
    }
    expect(compared).toBeGreaterThan(SEQUENCES)
  })

  it.each([4, 5, 7])('leaves nothing of a change that fails half way, every %s ids', async (every) => {
    const atOnce = await writtenWithFailures(await openStore(), every)
    expect(atOnce.some((line) => line.includes('no more ids'))).toBe(true)
    expect(await writtenWithFailures(behindPort(await openStore()), every)).toEqual(atOnce)
    expect(await writtenWithFailures(memoryStore(), every)).toEqual(atOnce)
  })

  it('runs a change from its beginning to its commit in one turn, which the port does not', async () => {
    const client = new Libsql(':memory:')
    clients.push(client)
    let isSameTurn = false
    const turns: boolean[] = []
    const exec = (text: string) => {
      if (text === 'commit') turns.push(isSameTurn)
      if (text === 'begin immediate') {
        isSameTurn = true
        queueMicrotask(() => {
          isSameTurn = false
        })
      }
      client.exec(text)
    }
    const store = await sqliteStore<ServiceRecords>({ client: { exec, prepare: (text) => client.prepare(text) } })
    const company = createService({ store }).company(OURS)
    const { id } = (await company.sites.create(siteInput())).record
    await company.siteFuels.create(id, fuelInput())
    turns.length = 0
    const { record } = await company.siteFuels.create(id, fuelInput())
    await company.siteFuels.delete({ siteId: id, fuelId: record.id })
    const behind = createService({ store: behindPort(store) }).company(OURS)
    await behind.siteFuels.create(id, fuelInput())
    expect(turns).toEqual([true, true, false])
  })
})
