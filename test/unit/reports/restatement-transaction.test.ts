import { describe, expect, it, vi } from 'vitest'
import type { WriteTx } from '../../../src/ledger/context/context.ts'
import { cacheNamedRecords } from '../../../src/reports/restatement/page.ts'
import { fuelInput, OURS, siteInput, testService } from '../../fixtures/service.ts'

/** A transaction of a company with a site and a fuel, and how often it is asked for a site. */
async function inTransaction(work: (tx: WriteTx, of: { site: string; fuel: string }) => Promise<void>) {
  const { company, store } = testService()
  const site = (await company.sites.create(siteInput())).record.id
  const fuel = (await company.siteFuels.create(site, fuelInput())).record.id
  await store.transaction(OURS, (tx) => work(tx, { site, fuel }))
}

describe('the transaction of a restatement', () => {
  it('reads each named record once, and a missing record again', () =>
    inTransaction(async (tx, { site }) => {
      const get = vi.spyOn(tx.sites, 'get')
      const { sites } = cacheNamedRecords(tx)
      const found = await sites.get(site)
      expect(found?.record.id).toBe(site)
      expect(await sites.get(site)).toBe(found)
      expect([await sites.get('none'), await sites.get('none')]).toEqual([null, null])
      expect(get.mock.calls.map(([id]) => id)).toEqual([site, 'none', 'none'])
    }))

  it('passes other collections, lists and totals through', () =>
    inTransaction(async (tx, { site, fuel }) => {
      const same = cacheNamedRecords(tx)
      expect(same.siteFuels).toBe(tx.siteFuels)
      expect((await same.siteFuels.get(fuel))?.record.id).toBe(fuel)
      const { rows } = await same.sites.list({ by: 'createdAt' })
      expect(rows.map(({ record }) => record.id)).toEqual([site])
      expect(await same.companyTotal()).toBe('2570.82')
    }))
})
