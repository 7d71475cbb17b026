import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../src/ledger/collections/index.ts'
import { createService, type ServiceRecords } from '../../src/service/index.ts'
import { fuelInput, siteInput } from '../fixtures/service.ts'
import { ENGINES, type Engine } from './engines.ts'

const NOON = Date.UTC(2025, 5, 1, 12)
const HOUR_MS = 3_600_000

// The store reads no clock: times are data, the log goes by its own numbers, and lists by the times that were given.
describe.each(Object.entries(ENGINES))('a clock that goes back, on %s', (_, start) => {
  const held: { engine?: Engine; store?: Store<ServiceRecords> } = {}
  beforeAll(async () => {
    held.engine = await start()
    held.store = await held.engine.open<ServiceRecords>()
  })
  afterAll(() => held.engine?.close())

  it('loses nothing, and leaves the log in the order in which it was written', async () => {
    const store = held.store as Store<ServiceRecords>
    const clock = { ms: NOON }
    const acme = createService({ store, clock: () => clock.ms }).company(1)
    const ids: string[] = []
    for (const hours of [0, -1, -2, 0]) {
      clock.ms = NOON + hours * HOUR_MS
      const { record: site } = await acme.sites.create(siteInput())
      const { record: fuel } = await acme.siteFuels.create(site.id, fuelInput())
      ids.push(site.id, fuel.id)
    }
    const found = await store.read(1, async (tx) => {
      const { rows: sites } = await tx.sites.list({ by: 'createdAt' })
      const { rows: lines } = await tx.log.list({ by: 'sequence' })
      return { sites: sites.map(({ record }) => record), lines: lines.map(({ record }) => record) }
    })
    const hour = (text: string) => (Date.parse(text) - NOON) / HOUR_MS
    expect(found.sites.map(({ createdAt }) => hour(createdAt))).toEqual([0, 0, -1, -2])
    expect(found.lines.map(({ recordId }) => recordId)).toEqual(ids)
    expect(found.lines.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(found.lines.map(({ at: timestamp }) => hour(timestamp))).toEqual([0, 0, -1, -1, -2, -2, 0, 0])
    expect(await store.verifyTotals(1)).toEqual([])
  })
})
