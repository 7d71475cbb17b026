import { describe, expect, it } from 'vitest'
import { resourceSchemas } from '../../../../src/resources/index.ts'
import { countedId, fuelInput, OURS, refusalsOf, START, siteInput, testService } from '../../../fixtures/service.ts'

const INPUT = { name: 'Fuel & Co', countryId: 826, vendorType: 'fuel' }
const NOBODY = countedId(999)

describe('vendors', () => {
  it('has the whole shape; S6, X1: what the service computes is not taken from the client', async () => {
    const { company } = testService()
    const sent = { ...INPUT, countryId: '826', id: 'mine', companyId: 99, totalEmission: 5 }
    const { record, version, notices } = await company.vendors.create(sent as object)
    expect(resourceSchemas.Vendor.parse(record)).toEqual(record)
    expect({ version, notices }).toEqual({ version: 1, notices: [] })
    expect(record).toEqual({
      id: countedId(1),
      companyId: OURS,
      countryId: 826,
      name: 'Fuel & Co',
      totalEmission: 0,
      logoImageUrl: null,
      vendorType: 'fuel',
      createdAt: START,
      updatedAt: START,
    })
    expect((await company.vendors.get(record.id)).record).toEqual(record)
  })

  it('every violation at once, and nothing is kept', async () => {
    const { company } = testService()
    const work = () => company.vendors.create({ name: ' ', countryId: 0, logoImageUrl: '\0' })
    expect(await refusalsOf(work)).toEqual([
      'name empty',
      'countryId id_invalid',
      'vendorType required',
      'logoImageUrl text_invalid',
    ])
    expect((await company.vendors.list()).total).toBe(0)
  })

  it('X10, X11: what is not sent stays, null clears the logo alone, nothing changes nothing', async () => {
    const { company, clock } = testService()
    const { record } = await company.vendors.create({ ...INPUT, logoImageUrl: 'https://x.test' })
    clock.advance()
    expect(await company.vendors.update(record.id, {})).toMatchObject({ version: 1, record })
    const { updatedAt, ...changed } = (await company.vendors.update(record.id, { logoImageUrl: null })).record
    expect({ ...changed, updatedAt: START }).toEqual({ ...record, logoImageUrl: null })
    expect(updatedAt).toBe('2025-06-01T08:01:00.000Z')
    const none = { name: null } as unknown as object
    expect(await refusalsOf(() => company.vendors.update(record.id, none))).toEqual(['name invalid_type'])
  })

  it('B6: holds the total of the records that name it, and stays while they do', async () => {
    const { company } = testService()
    const vendor = (await company.vendors.create(INPUT)).record
    const site = (await company.sites.create(siteInput())).record
    const fuel = (await company.siteFuels.create(site.id, fuelInput({ vendorId: vendor.id }))).record
    expect((await company.vendors.get(vendor.id)).record.totalEmission).toBe(2570.82)
    expect((await company.vendors.list()).records[0]?.totalEmission).toBe(2570.82)
    expect(await refusalsOf(() => company.vendors.delete(vendor.id))).toEqual(['vendorId record_in_use'])
    await company.siteFuels.delete({ siteId: site.id, fuelId: fuel.id })
    expect((await company.vendors.delete(vendor.id)).record).toEqual(vendor)
    expect((await company.vendors.list()).total).toBe(0)
  })

  it('X20: the newest first; X2: those of the company alone', async () => {
    const { company, others, clock } = testService()
    await company.vendors.create({ ...INPUT, name: 'a' })
    clock.advance()
    await company.vendors.create({ ...INPUT, name: 'b' })
    const { record } = await others.vendors.create(INPUT)
    expect((await company.vendors.list()).records.map(({ name }) => name)).toEqual(['b', 'a'])
    for (const id of [record.id, NOBODY, '\0', '__proto__']) {
      for (const work of [
        () => company.vendors.get(id),
        () => company.vendors.update(id, { name: 'x' }),
        () => company.vendors.delete(id),
      ]) {
        expect(await refusalsOf(work)).toEqual(['vendorId not_found'])
      }
    }
  })

  it('X14: a change for another version is rejected', async () => {
    const { company } = testService()
    const { record } = await company.vendors.create(INPUT)
    const refused = ['if-match precondition_failed']
    expect(await refusalsOf(() => company.vendors.update(record.id, {}, { ifVersion: 2 }))).toEqual(refused)
    expect(await refusalsOf(() => company.vendors.delete(record.id, { ifVersion: 0 }))).toEqual(refused)
  })
})
