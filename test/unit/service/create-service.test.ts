import { describe, expect, it } from 'vitest'
import { createCatalogue, findFactor } from '../../../src/reference/factors/index.ts'
import { createService, memoryStore, type ServicePolicy } from '../../../src/service/index.ts'
import { energyInput, fuelInput, OURS, refusalsOf, siteInput, THEIRS, testService } from '../../fixtures/service.ts'
import { thrownBy } from '../../fixtures/violations.ts'

describe('the parts of a service', () => {
  it('is, where nothing is said, the shipped factors, places, units and countries, in the name of the service', async () => {
    const company = createService().company(OURS)
    const { id } = (await company.sites.create(siteInput({ countryId: 276 }))).record
    const { record } = await company.siteEnergies.create(id, energyInput())
    expect(record.totalEmission).toBe(291)
    const flight = { startDateUtc: '2025-03-03', endDateUtc: '2025-03-06' }
    const ends = { fromAddress: { startPoint: 'AIR:LHR' }, toAddress: { endPoint: 'Edinburgh' } }
    const trip = await company.travels.create({ ...flight, movementDto: { ...ends, transportType: 'RAIL' } })
    expect(trip.record.totalEmission).toBeGreaterThan(0)
    const actors = (await company.audit.log()).map(({ actor }) => actor)
    expect(new Set(actors)).toEqual(new Set(['service']))
  })

  it('is refused at once for a store that is none, or that was not awaited', () => {
    for (const store of [{}, 5, Promise.resolve(memoryStore())]) {
      const [violation, ...others] = thrownBy(() => createService({ store: store as never }))
      expect([violation?.path, violation?.code, others.length]).toEqual(['store', 'invalid_type', 0])
    }
  })

  it('is what it is given', async () => {
    const catalogue = createCatalogue([findFactor('ember/de/kwh')])
    const countries = (id: number) => (id === 1 ? 'DE' : undefined)
    const { company } = testService({ catalogue, countries })
    const { id } = (await company.sites.create(siteInput({ countryId: 1 }))).record
    expect((await company.siteEnergies.create(id, energyInput())).record.totalEmission).toBe(342.06)
    expect(await refusalsOf(() => company.siteFuels.create(id, fuelInput()))).toEqual([
      'emissionFactorId unknown_emission_factor',
    ])
  })
})

describe('the policy of a service', () => {
  const hostile = { ...siteInput(), wings: 2 }

  it('X8: is that of each company, by which its input is read', async () => {
    const policy = (companyId: number): Partial<ServicePolicy> =>
      companyId === OURS ? { unknownFields: 'reject' } : {}
    const { company, others } = testService({ policy })
    expect((await others.sites.create(hostile)).record.name).toBe('Leeds works')
    expect(await refusalsOf(() => company.sites.create(hostile))).toEqual(['wings unknown_field'])
    expect((await others.sites.create(hostile)).record.companyId).toBe(THEIRS)
  })

  it('X8, N14: holds for a change that is lenient, but for what is required', async () => {
    const { company } = testService({ policy: { unknownFields: 'reject', allowCredits: true } })
    const { id } = (await company.sites.create(siteInput())).record
    const { record } = await company.siteEnergies.create(id, energyInput())
    const path = { siteId: id, energyId: record.id }
    const lenient = { required: 'lenient' } as const
    expect((await company.siteEnergies.update(path, { value: -1000 }, lenient)).record.totalEmission).toBe(-177)
    const strange = { value: 1, wings: 2 }
    expect(await refusalsOf(() => company.siteEnergies.update(path, strange, lenient))).toEqual(['wings unknown_field'])
  })
})
