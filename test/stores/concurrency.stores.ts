import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BaseRecords, Store } from '../../src/ledger/collections/index.ts'
import { SEEDS } from '../fixtures/seeds.ts'
import { randomFrom } from '../oracle/random.ts'
import { postgresEngine, sqliteEngine } from './engines.ts'
import { furnish, type Kept, keptOf, write } from './mixed-writes.ts'

/** Writes on Postgres, over all connections; TONNE_OPERATIONS asks for more. */
const OPERATIONS = Number(process.env.TONNE_OPERATIONS ?? 1_200)
const CONNECTIONS = 20
const COMPANIES = 4
const MS_PER_OPERATION = 100

/** Everything that was acknowledged is there, and every total is its sum. */
async function expectNoDrift(store: Store, companyId: number, kept: Kept) {
  expect(await store.verifyTotals(companyId)).toEqual([])
  expect(await keptOf(store, companyId)).toEqual(kept)
}

describe('20 connections to one Postgres server', () => {
  const held: { engine?: Awaited<ReturnType<typeof postgresEngine>> } = {}
  beforeAll(async () => {
    held.engine = await postgresEngine()
  })
  afterAll(() => held.engine?.close())

  it.each(SEEDS)(
    `have no drift after ${OPERATIONS} writes to ${COMPANIES} companies, most to one site, seed %i`,
    {
      timeout: 60_000 + OPERATIONS * MS_PER_OPERATION,
    },
    async (seed) => {
      const store = (await held.engine?.open<BaseRecords>()) as Store
      const companies = Array.from({ length: COMPANIES }, (_, index) => 1 + index + COMPANIES * SEEDS.indexOf(seed))
      const kept = new Map(await Promise.all(companies.map(async (id) => [id, await furnish(store, id)] as const)))
      const worker = async (nth: number) => {
        const random = randomFrom(seed + nth)
        for (let index = nth; index < OPERATIONS; index += CONNECTIONS) {
          const companyId = random.unit() < 0.6 ? (companies[0] as number) : random.one(companies)
          await write({ store, companyId, id: `${nth}-${index}`, random }, kept.get(companyId) as Kept)
        }
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, (_, nth) => worker(nth)))
      for (const [companyId, due] of kept) await expectNoDrift(store, companyId, due)
    },
  )
})

describe('two writers of one SQLite file', () => {
  const engine = sqliteEngine()
  afterAll(() => engine.close())

  it('in one process lose nothing', { timeout: 60_000 }, async () => {
    const stores = [await engine.open<BaseRecords>(), await engine.open<BaseRecords>()]
    const kept = await furnish(stores[0] as Store, 1)
    const worker = async (store: Store, nth: number) => {
      const random = randomFrom(nth)
      for (let index = 0; index < 100; index++)
        await write({ store, companyId: 1, id: `${nth}-${index}`, random }, kept)
    }
    await Promise.all([0, 1, 2, 3].map((nth) => worker(stores[nth % 2] as Store, nth)))
    for (const store of stores) await expectNoDrift(store, 1, kept)
  })

  it('in two processes lose nothing', { timeout: 60_000 }, async () => {
    const store = await engine.open<BaseRecords>()
    const kept = await furnish(store, 2)
    const writers = [1, 2].map((seed) => {
      const file = new URL('./sqlite-writer.ts', import.meta.url)
      return fork(file, [engine.file, '2', String(seed)], { execArgv: ['--import', 'tsx'] })
    })
    const sums = await Promise.all(writers.map(sumOf))
    for (const { count, tenths, updates } of sums) {
      kept.count += count
      kept.tenths += tenths
      kept.updates += updates
    }
    await expectNoDrift(store, 2, kept)
  })
})

/** What a writer of its own process says that it kept, once it has ended well. */
async function sumOf(writer: ChildProcess): Promise<Kept> {
  const [[sum], [code]] = await Promise.all([once(writer, 'message'), once(writer, 'exit')])
  expect(code).toBe(0)
  return sum as Kept
}
