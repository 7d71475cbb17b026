import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../src/ledger/context/use-cases.ts'
import type { Company } from '../../../src/service/index.ts'
import { batchInput, movementInput, places, productInput } from '../../fixtures/batches.ts'
import { energyInput, fuelInput, siteInput, testService } from '../../fixtures/service.ts'

type Update = (company: Company<never>) => Promise<(input: object) => Promise<Outcome<object>>>

const lenient = { required: 'lenient' } as const

const siteOf = async (company: Company<never>) => (await company.sites.create(siteInput())).record.id
const batchOf = async (company: Company<never>) => (await company.batches.create(batchInput())).record.id

/** What changes a record of each kind, and what says nothing to it. */
const UPDATES: Readonly<Record<string, { readonly update: Update; readonly nothing: readonly object[] }>> = {
  sites: {
    update: async (company) => {
      const id = await siteOf(company)
      return (input) => company.sites.update(id, input, lenient)
    },
    nothing: [
      { name: undefined },
      { address: { address: undefined } },
      { address: { coordinates: { lat: undefined, lng: undefined } } },
    ],
  },
  siteFuels: {
    update: async (company) => {
      const siteId = await siteOf(company)
      const { record } = await company.siteFuels.create(siteId, fuelInput())
      return (input) => company.siteFuels.update({ siteId, fuelId: record.id }, input, lenient)
    },
    nothing: [{ comment: undefined }, { value: undefined, unit: { id: undefined } }],
  },
  siteEnergies: {
    update: async (company) => {
      const siteId = await siteOf(company)
      const { record } = await company.siteEnergies.create(siteId, energyInput())
      return (input) => company.siteEnergies.update({ siteId, energyId: record.id }, input, lenient)
    },
    nothing: [{ comment: undefined }, { value: undefined }],
  },
  vendors: {
    update: async (company) => {
      const { record } = await company.vendors.create({ name: 'Power & Sons', countryId: 826, vendorType: 'Energy' })
      return (input) => company.vendors.update(record.id, input, lenient)
    },
    nothing: [{ name: undefined }],
  },
  products: {
    update: async (company) => {
      const { record } = await company.products.create(productInput())
      return (input) => company.products.update(record.id, input, lenient)
    },
    nothing: [{ name: undefined, weight: undefined }],
  },
  batches: {
    update: async (company) => {
      const id = await batchOf(company)
      return (input) => company.batches.update(id, input, lenient)
    },
    nothing: [{ name: undefined }, { productsBathes: undefined }],
  },
  movements: {
    update: async (company) => {
      const batchId = await batchOf(company)
      const { record } = await company.movements.create(batchId, movementInput())
      return (input) => company.movements.update({ batchId, movementId: record.id }, input, lenient)
    },
    nothing: [{ name: undefined }, { fromAddress: { startPoint: undefined } }],
  },
}

describe('in process, what is undefined was not sent', () => {
  it.each(Object.entries(UPDATES))('X11: and changes nothing of %s', async (_, { update, nothing }) => {
    const { company, clock } = testService({ places })
    const changed = await update(company)
    const lines = (await company.audit.log()).length
    const before = await changed({})
    clock.advance()
    for (const input of nothing) expect(await changed(input)).toEqual(before)
    expect(await company.audit.log()).toHaveLength(lines)
  })

  it('beside what was sent it leaves what it names as it is', async () => {
    const { company } = testService()
    const { record } = await company.sites.create(siteInput())
    const address = { address: undefined, coordinates: { lat: '53.5', lng: undefined } }
    const after = await company.sites.update(record.id, { name: 'Other', area: undefined, address }, lenient)
    const { lng } = record.address.coordinates
    expect(after.record).toMatchObject({ name: 'Other', area: record.area })
    expect(after.record.address).toEqual({ address: record.address.address, coordinates: { lat: '53.5', lng } })
  })
})
