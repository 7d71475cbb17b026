import { describe, expect, it } from 'vitest'
import type { WriteTx } from '../../../../src/ledger/context/context.ts'
import { BufferedTransaction } from '../../../../src/records/activities/import/buffered-transaction.ts'
import { fuelInput, OURS, siteInput, testService } from '../../../fixtures/service.ts'

/** Works in the transaction of an import of fuels, beside a fuel that is stored. */
async function buffered(work: (tx: WriteTx, stored: { readonly emissionId: string }) => Promise<void>) {
  const { company, store } = testService()
  const site = (await company.sites.create(siteInput())).record.id
  const { record } = await company.siteFuels.create(site, fuelInput())
  await store.transaction(OURS, (tx) =>
    work(new BufferedTransaction(tx, { collection: 'siteFuels', sitePeriods: [] }).tx, record),
  )
  return company
}

describe('the transaction of an import', () => {
  it('finds what is stored and what is to be written, and writes no emission twice', async () => {
    await buffered(async ({ emissions }, { emissionId }) => {
      const stored = await emissions.get(emissionId)
      expect(stored?.record.id).toBe(emissionId)
      expect(await emissions.get('nobody')).toBe(null)
      const record = { ...stored?.record, id: 'new' } as Parameters<typeof emissions.insert>[0]
      await emissions.insert(record)
      expect((await emissions.get('new'))?.record).toEqual(record)
      await expect((async () => emissions.insert(record))()).rejects.toThrow('the emission new would be there twice')
    })
  })

  it('rejects what would not see the records before they are written', async () => {
    const company = await buffered(async ({ siteFuels, log }) => {
      expect(() => siteFuels.count).toThrow('an import writes siteFuels at its end; count must wait')
      expect(() => log.list).toThrow('an import writes log at its end; list must wait')
      const ofNoPeriod = async () => siteFuels.list({ siteId: 'elsewhere', by: 'startDate', to: '9' }, { limit: 8 })
      await expect(ofNoPeriod()).rejects.toThrow('the import states no period of the site elsewhere')
    })
    expect(await company.audit.verifyLog()).toMatchObject({ verified: true })
  })
})
