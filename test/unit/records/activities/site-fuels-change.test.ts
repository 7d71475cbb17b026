import { describe, expect, it } from 'vitest'
import type { UncheckedPayload } from '../../../../src/service/index.ts'
import { countedId, FACTORS, OURS, refusalsOf, unitInput } from '../../../fixtures/service.ts'
import { BLEND, own, revisionsOf, siteWith } from '../../service/fixtures/site-fuels.ts'

const UNKNOWN = countedId(999_999)

describe('changing fuel', () => {
  it('R8, X12: computes again with the factor that was named when the value or unit is another', async () => {
    const { create, company, siteId, clock } = await siteWith()
    const factor = await company.emissionFactors.create(own)
    const { record } = await create({ emissionFactorId: factor.record.id })
    const path = { siteId, fuelId: record.id }
    await company.emissionFactors.update(factor.record.id, { co2e: 3 })
    clock.advance()
    const changed = await company.siteFuels.update(path, { value: 10 })
    expect([changed.record.totalEmission, changed.version]).toEqual([25, 2])
    expect(changed.record.updatedAt).toBe('2025-06-01T08:01:00.000Z')
  })

  it('F13, X13: shows the factor as it was used, until the record is calculated again', async () => {
    const { create, company, siteId } = await siteWith()
    const factor = await company.emissionFactors.create(own)
    const { record } = await create({ emissionFactorId: factor.record.id })
    const path = { siteId, fuelId: record.id }
    await company.emissionFactors.update(factor.record.id, { co2e: 3 })
    expect((await company.siteFuels.get(path)).record).toEqual(record)
    const again = await company.siteFuels.recalculate(path)
    expect([again.record.emissionFactor.co2e, again.record.totalEmission]).toEqual([3, 3000])
  })

  it('R8: another factor is taken as it is now', async () => {
    const { create, company, siteId } = await siteWith()
    const { record } = await create()
    const path = { siteId, fuelId: record.id }
    const gas = { emissionFactorId: FACTORS.gas.id, unitId: 4 }
    const { record: changed } = await company.siteFuels.update(path, gas)
    expect([changed.totalEmission, changed.emissionFactor.co2e, changed.unit.id]).toEqual([182.96, 0.18296, 4])
    expect(changed.emissionId).toBe(record.emissionId)
    const { id } = (await company.emissionFactors.create({ ...own, denominatorUnitId: 4 })).record
    expect((await company.siteFuels.update(path, { emissionFactorId: id })).record.totalEmission).toBe(2500)
  })

  it('R8: the GWP set of the policy is applied again, to the factor as it was published', async () => {
    let gwpSet: 'AR6_GWP100' | null = 'AR6_GWP100'
    const { create, service, siteId, store } = await siteWith({ policy: () => ({ gwpSet }) })
    const { record } = await create()
    // 1000 × (2.53763 + 0.00029 × 27/28 + 0.0329 × 273/265)
    expect(record.totalEmission).toBe(2571.8028504043127)
    gwpSet = null
    const later = service.company(OURS)
    const path = { siteId, fuelId: record.id }
    expect((await later.siteFuels.get(path)).record.totalEmission).toBe(record.totalEmission)
    expect((await later.siteFuels.update(path, { value: 2000 })).record.totalEmission).toBe(5141.64)
    const used = await store.read(OURS, async (tx) => (await tx.factorSnapshots.list({ by: 'createdAt' })).rows)
    const keys = used.map((row) => row.record.factor.key).sort()
    expect(keys).toEqual([BLEND.key, `${BLEND.key}&gwp=AR6_GWP100`])
    expect(used.map((row) => row.record.factor)).toContainEqual(BLEND)
  })

  it('X12: dates, comment, files and vendor compute nothing', async () => {
    const { create, company, siteId, store } = await siteWith()
    const { record } = await create()
    const path = { siteId, fuelId: record.id }
    const input = { startDate: '2024-12-01', comment: 'late', files: [{ name: 'f' }], value: '1000.00' }
    const { record: changed } = await company.siteFuels.update(path, input)
    expect([changed.startDate, changed.comment]).toEqual(['2024-12-01T00:00:00.000Z', 'late'])
    expect(changed.files.map(({ name }) => name)).toEqual(['f'])
    const more = { files: [{ id: changed.files[0]?.id ?? '' }, { name: 'g' }] }
    expect((await company.siteFuels.update(path, more)).record.files.map(({ name }) => name)).toEqual(['f', 'g'])
    const lines = await company.audit.log({ recordId: record.id })
    expect(lines.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['create', null, '2570.82'],
      ['update', '2570.82', '2570.82'],
      ['update', '2570.82', '2570.82'],
    ])
    expect(await revisionsOf(store, record.id)).toEqual([1])
  })

  it('X10: null clears vendor and comment, and is rejected elsewhere', async () => {
    const { create, company, siteId } = await siteWith()
    const { record } = await create({ comment: 'c' })
    const path = { siteId, fuelId: record.id }
    expect((await company.siteFuels.update(path, { comment: null })).record.comment).toBeNull()
    const nulls = { value: null, unitId: null, files: null } as unknown as UncheckedPayload<'updateSiteFuel'>
    expect(await refusalsOf(() => company.siteFuels.update(path, nulls))).toEqual([
      'files invalid_type',
      'unitId invalid_type',
      'value invalid_type',
    ])
  })

  it('X12: what is sent back as it was computes nothing, its digits and a deleted kind and factor too', async () => {
    const { create, company, siteId, store } = await siteWith()
    const boiler = { scope: 'SCOPE_1', underScope: 'Sites', activityTypeUnderScope: 'HEAT', name: 'Boiler' } as const
    const kind = (await company.emissionKinds.create(boiler)).record
    const factor = (await company.emissionFactors.create(own)).record
    const value = '0.10000000000000000000000001'
    const { record } = await create({
      value,
      emissionKindId: kind.id,
      emissionFactorId: factor.id,
      files: [{ name: 'f' }],
    })
    await company.emissionKinds.delete(kind.id)
    await company.emissionFactors.delete(factor.id)
    const same = { value, unitId: 13, emissionKindId: kind.id, emissionFactorId: factor.id, comment: 'again' }
    const { record: changed } = await company.siteFuels.update({ siteId, fuelId: record.id }, same)
    expect(changed).toEqual({ ...record, comment: 'again' })
    expect(await revisionsOf(store, record.id)).toEqual([1])
    expect((await company.siteFuels.delete({ siteId, fuelId: record.id })).notices).toEqual([])
  })

  it('X11: a change of nothing changes nothing', async () => {
    const { create, company, siteId, clock } = await siteWith()
    const { record } = await create()
    clock.advance()
    const same = await company.siteFuels.update({ siteId, fuelId: record.id }, {})
    expect([same.record, same.version]).toEqual([record, 1])
  })

  it('F6: rejects a change of one end that reverses the period, beside everything else', async () => {
    const { create, company, siteId } = await siteWith()
    const { record } = await create()
    const path = { siteId, fuelId: record.id }
    const ids = { vendorId: UNKNOWN, unitId: 999, emissionKindId: UNKNOWN, emissionFactorId: UNKNOWN }
    const input = { startDate: '2025-02-01T00:00:00.001Z', ...ids, files: [{ id: 'x' }] }
    expect([...(await refusalsOf(() => company.siteFuels.update(path, input)))].sort()).toEqual([
      'emissionFactorId unknown_emission_factor',
      'emissionKindId unknown_emission_kind',
      'endDate period_reversed',
      'files[0].id unknown_file',
      'unitId unknown_unit',
      'vendorId unknown_vendor',
    ])
    expect((await company.siteFuels.get(path)).record).toEqual(record)
  })

  it('F3: a unit object that contradicts the unit that stays is rejected', async () => {
    const { create, company, siteId } = await siteWith()
    const { record } = await create()
    const path = { siteId, fuelId: record.id }
    expect(await refusalsOf(() => company.siteFuels.update(path, { unit: unitInput(4) }))).toEqual([
      'unit.id unit_conflict',
    ])
  })

  it('X12: what cannot be computed has changed nothing', async () => {
    const { create, company, siteId } = await siteWith()
    const { record } = await create()
    const path = { siteId, fuelId: record.id }
    const input = { unitId: 4, files: [{ id: 'f', name: 'f' }] }
    expect(await refusalsOf(() => company.siteFuels.update(path, input))).toEqual(['unitId unit_dimension_mismatch'])
    expect(await company.siteFuels.get(path)).toMatchObject({ record, version: 1 })
    expect((await company.files.list()).total).toBe(0)
  })

  it('X14: is rejected for a version that is no more, before what is wrong with the meaning', async () => {
    const { create, company, siteId } = await siteWith()
    const { record } = await create()
    const path = { siteId, fuelId: record.id }
    const stale = { ifVersion: 2 }
    expect(await refusalsOf(() => company.siteFuels.update(path, { unitId: 999 }, stale))).toEqual([
      'if-match precondition_failed',
    ])
    expect(await refusalsOf(() => company.siteFuels.delete(path, stale))).toEqual(['if-match precondition_failed'])
  })
})
