import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { HOST_TIMING } from '../../src/base/index.ts'
import type { Store } from '../../src/ledger/collections/index.ts'
import { fromPostgresTransaction, postgresStore } from '../../src/ledger/collections/postgres.ts'
import { createService, memoryStore, type ServiceRecords } from '../../src/service/index.ts'
import { SEEDS } from '../fixtures/seeds.ts'
import { fuelInput, siteInput } from '../fixtures/service.ts'
import { randomFrom } from '../oracle/random.ts'
import { postgresEngine } from './engines.ts'

const AT_ONCE = 24
const ROUNDS = 8

const day = (n: number) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString()
const emissionId = (n: number) => `aaaaaaaa-aaaa-4aaa-8aaa-${n.toString(16).padStart(12, '0')}`

/** A service with a clock that stands still and ids that are counted. */
function companyOf(store: Store<ServiceRecords>, companyId: number) {
  let made = 0
  const newId = () => `00000000-0000-4000-8000-${(made++).toString(16).padStart(12, '0')}`
  return createService({ store, newId, clock: () => Date.parse('2025-06-01T00:00:00.000Z') }).company(companyId)
}

/** The answers of records that are created at once: some propose ids that are taken or none, some overlap, some are rejected. */
async function answersOf(store: Store<ServiceRecords>, { seed, companyId }: { seed: number; companyId: number }) {
  const company = companyOf(store, companyId)
  const random = randomFrom(seed)
  const sites: string[] = []
  for (let n = 0; n < 3; n++) sites.push((await company.sites.create(siteInput())).record.id)
  const answers: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const creations = Array.from({ length: AT_ONCE }, () => {
      const from = random.whole(0, 40)
      const proposed = random.one(['', 'NO UUID', emissionId(random.whole(0, 60)), emissionId(random.whole(1e6, 1e9))])
      const input = {
        ...fuelInput(),
        value: random.whole(-1, 50),
        startDate: day(from),
        endDate: day(from + random.whole(0, 9)),
        meter: random.one([null, null, 'M1', 'Zähler 2']),
      }
      const site = random.unit() < 0.05 ? 'nowhere' : random.one(sites)
      return company.siteFuels.create(site, proposed === '' ? input : { ...input, emissionId: proposed })
    })
    for (const one of await Promise.allSettled(creations)) {
      answers.push(one.status === 'fulfilled' ? JSON.stringify(one.value) : String(one.reason))
    }
  }
  expect(await company.verifyTotals()).toEqual([])
  for await (const line of company.export()) answers.push(line)
  return answers
}

describe('records that are created at once on Postgres', () => {
  const held: { engine?: Awaited<ReturnType<typeof postgresEngine>> } = {}
  const engine = () => held.engine as Awaited<ReturnType<typeof postgresEngine>>
  beforeAll(async () => {
    held.engine = await postgresEngine()
  })
  afterAll(() => held.engine?.close())

  it.each(SEEDS)('have the answers of a store in memory, to the byte, seed %i', async (seed) => {
    const companyId = 10 + SEEDS.indexOf(seed)
    const due = await answersOf(memoryStore(), { seed, companyId })
    expect(await answersOf(await engine().open<ServiceRecords>(), { seed, companyId })).toEqual(due)
    for (const said of ['periods_overlap', 'client_id_ignored', 'EmissionsError']) {
      expect(due.filter((answer) => answer.includes(said)).length, said).toBeGreaterThan(5)
    }
  })

  it('see what another writer committed while their statements waited for it', async () => {
    const company = createService({ store: await engine().open<ServiceRecords>() }).company(1)
    const site = (await company.sites.create(siteInput())).record.id
    const connection = await engine().pool().connect()
    await connection.query('begin', [])
    const client = fromPostgresTransaction(connection)
    const theirs = await postgresStore<ServiceRecords>({ client, migrations: 'check' })
    await createService({ store: theirs }).company(1).siteFuels.create(site, fuelInput())
    const answer = company.siteFuels.create(site, fuelInput())
    // its statements are sent, and wait for the lock
    await new Promise((resolve) => setTimeout(resolve, 200))
    await connection.query('commit', [])
    connection.release()
    const codes = (await answer).notices.map(({ code }) => code)
    expect(codes).toContain('periods_overlap')
  })

  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('share the statements that read: none is asked for one record alone', async () => {
    const pool = engine().pool()
    const asked: string[] = []
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown
      const noted = (...given: readonly unknown[]) => {
        asked.push(String(given[0]))
        return query(...given)
      }
      Object.assign(client, { query: noted })
    })
    const company = createService({ store: await postgresStore<ServiceRecords>({ client: pool }) }).company(2)
    const site = (await company.sites.create(siteInput())).record.id
    const create = (n: number) =>
      company.siteFuels.create(site, {
        ...fuelInput(),
        startDate: day(n),
        endDate: day(n + 3),
        emissionId: emissionId(n),
      })
    await create(0)
    asked.length = 0
    // a group is open for 20 ms, which a slow machine may spend between two works
    vi.spyOn(HOST_TIMING, 'nowMs').mockReturnValue(0)
    await Promise.all(Array.from({ length: 16 }, (_, n) => create(n + 1)))
    expect(asked.filter((text) => text === 'commit')).toHaveLength(1)
    const read = asked.filter((text) => text.startsWith('select ')).map((text) => /tonne_\w+/.exec(text)?.[0])
    expect(read).toContain('tonne_emissions')
    expect(read.sort()).toEqual([...new Set(read)].sort())
  })
})
