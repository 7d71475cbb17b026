import { describe, expect, it } from 'vitest'
import { batchInput, batchService, movementInput } from '../../fixtures/batches.ts'
import { fuelInput, refusalsOf, siteInput } from '../../fixtures/service.ts'

describe('an emission that is next to nothing', () => {
  it('is rejected as it is written, and locks no batch', async () => {
    const { company } = batchService()
    const { id } = (await company.batches.create(batchInput({ totalWeight: 5 }))).record
    const move = (tonnes: string) =>
      company.movements.create(id, movementInput({ transportWeightTon: tonnes as never, batches: [] }))
    for (const tonnes of ['1e-380', '1e-290']) {
      expect((await refusalsOf(() => move(tonnes))).map((one) => one.split(' ')[1])).toEqual(['number_out_of_range'])
    }
    const small = (await move('1e-250')).record.id
    expect((await company.batches.get(id)).record.totalEmission).toBeGreaterThan(0)
    expect(await company.rebuildTotals()).toEqual([])
    await company.movements.delete({ batchId: id, movementId: small } as never)
    expect((await company.batches.get(id)).record.totalEmission).toBe(0)
  })

  it('is rejected wherever it is, and nothing is nothing', async () => {
    const { company } = batchService()
    const { id } = (await company.sites.create(siteInput())).record
    const burn = (value: string | number) =>
      company.siteFuels.create(id, fuelInput({ value: value as never, totalEmission: 0 }))
    expect((await refusalsOf(() => burn('1e-390'))).map((one) => one.split(' ')[1])).toEqual(['number_out_of_range'])
    expect((await burn(0)).record.totalEmission).toBe(0)
    expect((await company.siteFuels.list(id)).total).toBe(1)
  })

  it('is rejected where the amount and the factor are small, each of which could be recorded', async () => {
    const { company } = batchService()
    const { id } = (await company.sites.create(siteInput())).record
    const oil = { name: 'Oil', co2e: '1e-200', denominatorUnitId: 13 }
    const emissionFactorId = (await company.emissionFactors.create(oil)).record.id
    const burn = (value: string) =>
      company.siteFuels.create(id, fuelInput({ value, emissionFactorId, totalEmission: 0 }))
    expect((await refusalsOf(() => burn('1e-200'))).map((one) => one.split(' ')[1])).toEqual(['number_out_of_range'])
    await expect(burn('1e-100')).rejects.toThrow('amounts to 1e-300 kg CO2e')
    expect((await burn('1e-50')).record.totalEmission).toBe(1e-250)
  })
})
