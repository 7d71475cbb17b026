import { expect } from 'vitest'
import type { Store } from '../../src/ledger/collections/index.ts'
import { findFactor } from '../../src/reference/factors/index.ts'
import { createService, type ServiceRecords } from '../../src/service/index.ts'
import { siteInput } from '../fixtures/service.ts'

const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
const month = { startDate: '2025-01-01', endDate: '2025-02-01' }

/** The host's side of a page's block: its own table, and the function of the block. */
export interface Host {
  readonly store: Store<ServiceRecords>
  countInvoices(): Promise<number>
  book(invoice: object): Promise<void>
}

/** Books an invoice that is committed, and one that fails after its row was written; checks both tables after each. */
export async function checkBooking({ store, countInvoices, book }: Host): Promise<void> {
  const company = createService({ store }).company(1)
  const { id: siteId } = (await company.sites.create(siteInput())).record
  const found = async () => ({
    invoices: await countInvoices(),
    fuels: (await company.siteFuels.list(siteId)).total,
    total: await company.exactTotal(),
    wrong: await company.verifyTotals(),
  })
  const fuel = { ...month, value: '1', unitId: 13, emissionFactorId: diesel.id }
  await book({ number: 7, siteId, fuel })
  expect(await found()).toEqual({ invoices: 1, fuels: 1, total: diesel.per1.co2e, wrong: [] })
  await expect(book({ number: 8, siteId, fuel: { ...fuel, emissionFactorId: 'none' } })).rejects.toMatchObject({
    code: 'unknown_emission_factor',
  })
  expect(await found()).toEqual({ invoices: 1, fuels: 1, total: diesel.per1.co2e, wrong: [] })
}
