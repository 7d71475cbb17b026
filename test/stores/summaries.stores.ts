import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EmissionsError } from '../../src/core/errors/index.ts'
import { sqliteStore } from '../../src/ledger/collections/sqlite.ts'
import type { ServiceRecords } from '../../src/ledger/context/records.ts'
import { ACTIVITY_COLLECTIONS } from '../../src/records/activities/activities.ts'
import { type Company, createService, memoryStore, type Store } from '../../src/service/index.ts'
import { ALWAYS } from '../fixtures/inventory.ts'
import { energyInput, fuelInput, leakInput, OURS, siteInput } from '../fixtures/service.ts'
import { rebuildAs } from './earlier-schema.ts'
import { ENGINES, type OpenEngine, sqliteEngine } from './engines.ts'

/** The last version of the schema without summaries. */
const BEFORE_SUMMARIES = 8

const MONTHS = [
  ['2025-01-01', '2025-02-01'],
  ['2025-02-01', '2025-03-01'],
  ['2025-01-10', '2025-02-10'],
] as const

/** The meters of records by their values: 1 and 3 share a meter, other values than these three have no meter. */
const METERS: ReadonlyMap<unknown, string> = new Map([
  [1, 'M1'],
  [2.5, 'Zähler 2'],
  [3, 'M1'],
])

/** Records of two sites. Most of them may be summed. */
async function addRecords(company: Company<never>): Promise<void> {
  for (const name of ['Leeds', 'Hull']) {
    const { record: site } = await company.sites.create(siteInput({ name }))
    for (const [startDate, endDate] of MONTHS)
      for (const value of [1, 2.5, 3, '0.1234567890123456789', 4]) {
        const own = { startDate, endDate, value }
        const metered = { ...own, meter: METERS.get(value) ?? null }
        await company.siteFuels.create(site.id, fuelInput(metered))
        await company.siteEnergies.create(site.id, energyInput(metered))
        await company.refrigerantLeaks.create(site.id, leakInput(own))
      }
  }
}

async function exported(company: Company<never>): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of company.export()) lines.push(line)
  // the head of a bundle has the time of the export
  return lines.slice(1, -1)
}

function missing(store: Store<ServiceRecords>): Promise<number> {
  return store.read(OURS, async (tx) => {
    let count = 0
    for (const name of ACTIVITY_COLLECTIONS) {
      const { rows } = (await tx[name].summaries?.({ by: 'startDate' }, { limit: 1000 })) ?? { rows: [] }
      count += rows.filter(({ group }) => group === null).length
    }
    return count
  })
}

const codeOf = (work: Promise<unknown>) => work.then(String, ({ code }: EmissionsError) => code)

describe.each(Object.entries(ENGINES))('summaries of records, %s', (_, start) => {
  let engine: OpenEngine
  let store: Store<ServiceRecords>
  const open = async () => {
    store = await engine.open<ServiceRecords>()
    return createService<never>({ store, clock: () => 1_760_000_000_000 }).company(OURS, { actor: 'tester' })
  }
  beforeAll(async () => {
    engine = await start()
  })
  afterAll(() => engine.close())

  it('are missing after the migration, and filled with the same inventory, bundle and versions', async () => {
    const before = await open()
    await addRecords(before)
    // a quantity of more than 15 digits has no summary
    const without = await missing(store)
    expect(without).toBe(18)
    const [inventory, bundle] = [await before.inventory(ALWAYS), await exported(before)]
    await rebuildAs(engine.database(), BEFORE_SUMMARIES)
    const after = await open()
    expect(await missing(store)).toBe(90)
    expect(await after.inventory(ALWAYS)).toEqual(inventory)
    expect(await after.fillSummaries()).toEqual({ rows: 90, filled: 72 })
    expect(await missing(store)).toBe(without)
    expect(await after.inventory(ALWAYS)).toEqual(inventory)
    expect(await exported(after)).toEqual(bundle)
    expect((await after.fillSummaries()).filled).toBe(0)
  })

  it('tell the meters of a site apart as the records do in a store in memory', async () => {
    const company = await open()
    const inMemory = createService<never>({ store: memoryStore<ServiceRecords>() }).company(OURS)
    await addRecords(inMemory)
    const overlapsOf = async (one: Company<never>) =>
      (await one.inventory(ALWAYS)).overlaps.groups
        .map(({ start, end, records }) => `${start} ${end} ${records}`)
        .sort()
    const overlaps = await overlapsOf(company)
    expect(overlaps).toEqual(await overlapsOf(inMemory))
    // of each site: M1, the other meter and no meter, of fuel and of electricity; leaks never name a meter
    expect(overlaps).toHaveLength(2 * (3 + 3 + 1))
  })

  it('do not count once a process of an earlier version has changed the row', async () => {
    const company = await open()
    const before = await company.inventory(ALWAYS)
    // as that version writes: it knows the other columns only
    await engine.run("update tonne_site_fuels set exact = '7', version = version + 1 where summary_version is not null")
    expect(await missing(store)).toBe(18 + 24)
    await company.fillSummaries()
    const after = await company.inventory(ALWAYS)
    expect(after).not.toEqual(before)
    expect(await missing(store)).toBe(18)
    expect(await company.inventory(ALWAYS)).toEqual(after)
  })

  it('continue after an error in the middle of a fill', async () => {
    const company = await open()
    await engine.run('update tonne_site_fuels set summary_version = null')
    await engine.run('update tonne_site_energies set summary_version = null')
    const failing = company.fillSummaries(({ filled }) => {
      if (filled > 0) throw new Error('the process ends')
    })
    await expect(failing).rejects.toThrow('the process ends')
    expect(await missing(store)).toBe(18 + 24)
    expect((await company.fillSummaries()).filled).toBe(24)
  })
})

describe('summaries on a full disk', () => {
  it('stay missing when a fill has no room, and are filled by the next call', async () => {
    const engine = sqliteEngine()
    const store = await engine.open<ServiceRecords>()
    const company = createService<never>({ store }).company(OURS, { actor: 'tester' })
    await addRecords(company)
    const [inventory, without] = [await company.inventory(ALWAYS), await missing(store)]
    await rebuildAs(engine.database(), BEFORE_SUMMARIES)
    await (await engine.open()).read(OURS, async () => undefined)
    await engine.run('vacuum')
    const client = await clientOf(engine)
    const full = createService<never>({ store: await sqliteStore<ServiceRecords>({ client }) }).company(OURS)
    expect(await codeOf(full.fillSummaries())).toBe('store_full')
    expect(await full.inventory(ALWAYS)).toEqual(inventory)
    client.exec('pragma max_page_count = 100000')
    await full.fillSummaries()
    expect(await missing(store)).toBe(without)
    expect(await full.inventory(ALWAYS)).toEqual(inventory)
    client.close()
    await engine.close()
  })
})

/** Another connection to the file of an engine, which has no more room than it fills now. */
async function clientOf({ file }: { readonly file: string }) {
  const { default: Libsql } = await import('libsql')
  const client = new Libsql(file)
  client.exec('pragma max_page_count = 1')
  return client
}
