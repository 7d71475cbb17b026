import { describe, expect, it } from 'vitest'
import { builtInUnits, unitTable } from '../../../../src/core/units/index.ts'
import { findFactor } from '../../../../src/reference/factors/index.ts'
import type { UncheckedPayload } from '../../../../src/service/index.ts'
import { countedId, FACTORS, noticesOf, OURS, refusalsOf, unitInput } from '../../../fixtures/service.ts'
import { BIOGENIC, siteWith } from '../../service/fixtures/site-fuels.ts'

const OTHER_EMISSION = '0f6b5a2c-8a55-4d0e-9d8b-6f3c1e2a7b90'

describe('the emission of fuel', () => {
  it('F1: computes whatever total was sent, and says where the two differ by more than 0.5 % and 0.01 kg', async () => {
    const { create } = await siteWith()
    const noticed = async (totalEmission: number | string) => {
      const outcome = await create({ totalEmission, emissionId: countedId(50_000) })
      expect(outcome.record.totalEmission).toBe(2570.82)
      return noticesOf(outcome).some((one) => one.startsWith('client_total_differs'))
    }
    // 2570.82 × 0.005 + 0.01 = 12.8641
    expect(await noticed('2583.6841')).toBe(false)
    expect(await noticed('2583.68410000000000000000001')).toBe(true)
    expect(await noticed('2557.9559')).toBe(false)
    expect(await noticed('2557.95589999999999999999999')).toBe(true)
    expect(await noticed(0)).toBe(true)
    expect(await noticed(-2570.82)).toBe(true)
  })

  it('F8: one factor applies to all of a period of two years', async () => {
    const { create } = await siteWith()
    const outcome = await create({ startDate: '2024-07-01', endDate: '2025-07-01', emissionId: OTHER_EMISSION })
    expect([outcome.record.totalEmission, outcome.record.emissionFactorId]).toEqual([2570.82, FACTORS.diesel.id])
    expect(noticesOf(outcome)).toEqual([BIOGENIC])
  })

  it('N3: keeps digits that no double holds, and uses them', async () => {
    const { create, company, siteId, store } = await siteWith()
    const { record: plain } = await create()
    expect((await store.read(OURS, (tx) => tx.siteFuels.get(plain.id)))?.record).toEqual(plain)
    const value = '0.10000000000000000000000001'
    const { record } = await create({ value })
    expect([record.value, record.totalEmission]).toEqual([0.1, 0.257082])
    expect(Object.keys(record)).not.toContain('given')
    const path = { siteId, fuelId: record.id }
    const total = async () => (await company.audit.log({ recordId: record.id })).at(-1)?.after
    expect(await total()).toBe('0.2570820000000000000000000257082')
    await company.siteFuels.update(path, { emissionFactorId: FACTORS.gas.id, unitId: 4 })
    expect(await total()).toBe('0.0182960000000000000000000018296')
    await company.siteFuels.update(path, { value: 0.1 })
    expect(await total()).toBe('0.018296')
    expect(await company.verifyTotals()).toEqual([])
  })

  it('N11: rejects a unit of another dimension than the factor, at the field of the unit', async () => {
    const { create } = await siteWith()
    expect(await refusalsOf(() => create({ unitId: 4, unit: unitInput(4) }))).toEqual([
      'unitId unit_dimension_mismatch',
    ])
  })

  it('N12: converts within a dimension, exactly', async () => {
    const { create } = await siteWith()
    const emissionFactorId = FACTORS.gas.id
    const { record } = await create({ emissionFactorId, unitId: 8, unit: unitInput(8), value: 18 })
    // 18 MJ are 5 kWh
    expect(record.totalEmission).toBe(0.9148)
  })

  it('N12: takes units of the service as well', async () => {
    const keg = { id: 5000, name: 'Keg', short_name: 'keg', multiplier: '158.987294928', parent_id: 13 }
    const own = unitTable([...builtInUnits.units, { ...keg, typeUnit: 'VOLUME' }])
    const { create } = await siteWith({ units: own })
    const { record } = await create({ unitId: 5000, unit: { id: 5000 }, value: 1 })
    // 158.987294928 × 2.57082
    expect([record.totalEmission, record.unit.short_name]).toEqual([408.72771754680093, 'keg'])
  })

  it('N8: rejects a published row that may not stand alone', async () => {
    const { create } = await siteWith()
    const emissionFactorId = findFactor('epa-2025/mobile/motor-gasoline/us-gallon').id
    expect(await refusalsOf(() => create({ emissionFactorId }))).toEqual(['emissionFactorId factor_incomplete'])
  })

  it('N14: rejects less than nothing, unless the service takes credits', async () => {
    const { create } = await siteWith()
    expect(await refusalsOf(() => create({ value: -1 }))).toEqual(['value must_be_non_negative'])
    const credited = await siteWith({ policy: { allowCredits: true } })
    expect((await credited.create({ value: -1 })).record.totalEmission).toBe(-2.57082)
    expect((await credited.company.sites.get(credited.siteId)).record.totalEmission).toBe(-2.57082)
    let month = 1
    const sent = async (totalEmission: string) => {
      month += 1
      const dates = { startDate: `2025-0${month}-01`, endDate: `2025-0${month + 1}-01` }
      return noticesOf(await credited.create({ ...dates, value: -1000, totalEmission }))
    }
    // as much is tolerated of a credit: 12.8641
    for (const near of ['-2583.6841', '-2557.9559']) {
      expect(await sent(near)).toEqual([BIOGENIC, 'client_id_ignored emissionId'])
    }
    expect(await sent('-2583.68410000000000000000001')).toContain('client_total_differs totalEmission')
  })

  it('N15: nothing burnt is nothing emitted', async () => {
    const { create } = await siteWith()
    const { record } = await create({ value: -0 })
    expect([record.value, record.totalEmission]).toEqual([0, 0])
  })

  it('N16: rejects what is not a number, and what is too large to be one', async () => {
    const { create, company } = await siteWith()
    const refused = async (value: unknown) => refusalsOf(() => create({ value } as UncheckedPayload<'createSiteFuel'>))
    expect(await refused(Number.NaN)).toEqual(['value not_finite'])
    expect(await refused(1e308)).toEqual(['value quantity_too_large'])
    expect(await refused('1e400')).toEqual(['value number_out_of_range'])
    expect(await refused('5/18')).toEqual(['value not_a_number'])
    expect((await create({ value: 1e15 })).record.totalEmission).toBe(2.57082e15)
    expect(await company.verifyTotals()).toEqual([])
  })
})
