import { describe, expect, it } from 'vitest'
import type { Company, UncheckedPayload } from '../../../../src/service/index.ts'
import { verifyBundle } from '../../../../src/verify/index.ts'
import {
  FACTORS,
  fuelInput,
  noticesOf,
  recordInput,
  refusalsOf,
  siteInput,
  testService,
} from '../../../fixtures/service.ts'

const unnamed = (changes: UncheckedPayload<'createSiteFuel'> = {}) =>
  fuelInput({ emissionFactorId: undefined, ...changes })
const ASSIGNED = 'factor_assigned_by_rule emissionFactorId'

async function aCompany() {
  const { company } = testService()
  const siteId = (await company.sites.create(siteInput())).record.id
  const rule = async (changes: UncheckedPayload<'createFactorRule'>) =>
    (await company.factorRules.create({ activity: 'siteFuels', emissionFactorId: FACTORS.diesel.id, ...changes }))
      .record
  const own = (
    await company.emissionFactors.create({ name: 'Own blend', co2e: 2, co2: 2, ch4: 0, n2o: 0, denominatorUnitId: 13 })
  ).record.id
  return { company, siteId, rule, own }
}

async function bundleOf(company: Company<never>) {
  const lines: string[] = []
  for await (const line of company.export()) lines.push(line)
  return lines
}

describe('fuel without a factor', () => {
  it('takes that of the most specific rule, and says which rule and level chose it', async () => {
    const { company, siteId, rule, own } = await aCompany()
    await rule({})
    const { id: ruleId } = await rule({ siteId, account: '4930', emissionFactorId: own })
    const plain = await company.siteFuels.create(siteId, unnamed())
    expect(plain.record).toMatchObject({ emissionFactorId: FACTORS.diesel.id, totalEmission: 2570.82 })
    expect(plain.record.assignedBy).toMatchObject({ level: [] })
    const { record, notices } = await company.siteFuels.create(siteId, unnamed({ account: '4930' }))
    expect(record).toMatchObject({ emissionFactorId: own, account: '4930', totalEmission: 2000 })
    expect(record.assignedBy).toEqual({ ruleId, level: ['siteId', 'account'] })
    const told = notices.find(({ code }) => code === 'factor_assigned_by_rule')
    expect(told).toMatchObject({ path: 'emissionFactorId', message: expect.stringContaining(`rule ${ruleId} chose`) })
    expect(told?.message).toContain('by site, account')
  })

  it('is rejected as before where no rule fits, and nothing is stored', async () => {
    const { company, siteId, rule } = await aCompany()
    await rule({ account: '4930' })
    const create = () => company.siteFuels.create(siteId, unnamed({ account: '4600', unitId: 4711 }))
    expect([...(await refusalsOf(create))].sort()).toEqual([
      'emissionFactorId required',
      'unit.id unit_conflict',
      'unitId unknown_unit',
    ])
    await expect(create()).rejects.toThrow('no rule of the company fits the record')
    expect((await company.siteFuels.list(siteId)).records).toEqual([])
    expect(await refusalsOf(() => company.siteFuels.create(siteId, { ...unnamed(), startDate: undefined }))).toEqual([
      'startDate required',
      'emissionFactorId required',
    ])
    expect(await refusalsOf(() => company.siteFuels.create(siteId, unnamed({ productId: 77 })))).toContain(
      'productId unknown_product',
    )
  })

  it('keeps the factor and the rule until another is named, or none', async () => {
    const { company, siteId, rule, own } = await aCompany()
    const { id: ruleId } = await rule({})
    const { record } = await company.siteFuels.create(siteId, unnamed())
    const path = { siteId, fuelId: record.id }
    await company.factorRules.update(ruleId, { emissionFactorId: own })
    const more = await company.siteFuels.update(path, { value: 2000, emissionFactorId: record.emissionFactorId })
    expect(more.record).toMatchObject({ emissionFactorId: FACTORS.diesel.id, assignedBy: { ruleId } })
    expect(noticesOf(more)).toContain(ASSIGNED)
    expect((await company.siteFuels.recalculate(path)).record).toMatchObject({
      emissionFactorId: FACTORS.diesel.id,
      assignedBy: { ruleId },
    })
    const again = await company.siteFuels.update(path, { emissionFactorId: null })
    expect(again.record).toMatchObject({ emissionFactorId: own, totalEmission: 4000, assignedBy: { ruleId } })
    const named = await company.siteFuels.update(path, { emissionFactorId: FACTORS.diesel.id })
    expect(named.record).toMatchObject({ emissionFactorId: FACTORS.diesel.id, assignedBy: null })
    expect(noticesOf(named)).not.toContain(ASSIGNED)
    await company.factorRules.update(ruleId, { emissionFactorId: FACTORS.diesel.id })
    // the same factor, chosen and no longer named: the notice tells it
    const chosen = await company.siteFuels.update(path, { emissionFactorId: null })
    expect(chosen.record.assignedBy).toEqual({ ruleId, level: [] })
    expect(noticesOf(chosen)).toContain(ASSIGNED)
    await company.factorRules.delete(ruleId)
    expect(await refusalsOf(() => company.siteFuels.update(path, { emissionFactorId: null }))).toEqual([
      'emissionFactorId required',
    ])
    expect((await company.siteFuels.recalculate(path)).record.assignedBy).toEqual({ ruleId, level: [] })
  })

  it('is named by nobody after a switch of editions: the other factor is not the choice of the rule', async () => {
    const { company, siteId, rule } = await aCompany()
    const older = 'desnz-2024/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'
    const { id } = await rule({ emissionFactorId: older })
    const { record } = await company.siteFuels.create(siteId, unnamed())
    expect(record.assignedBy).toEqual({ ruleId: id, level: [] })
    const switched = { from: '2025-01-01', to: '2026-01-01', editions: { from: 'desnz-2024', to: 'desnz-2025' } }
    for await (const step of company.restatements.run(switched)) expect(step.failed).toBe(0)
    const path = { siteId, fuelId: record.id }
    const after = (await company.siteFuels.get(path)).record
    expect(after).toMatchObject({ emissionFactorId: FACTORS.diesel.id, assignedBy: null, totalEmission: 2570.82 })
    // the rule still names the edition that was left
    const again = await company.siteFuels.update(path, { emissionFactorId: null })
    expect(again.record.assignedBy).toEqual({ ruleId: id, level: [] })
    for await (const step of company.restatements.run({ from: '2025-01-01', to: '2026-01-01' })) {
      expect(step.changed).toBe(0)
    }
    expect((await company.siteFuels.get(path)).record.assignedBy).toEqual({ ruleId: id, level: [] })
  })

  it('has no fields of rules where it never made use of them', async () => {
    const { company, siteId, rule } = await aCompany()
    await rule({})
    const { record } = await company.siteFuels.create(siteId, fuelInput())
    for (const field of ['account', 'productId', 'assignedBy']) expect(record).not.toHaveProperty(field)
    const path = { siteId, fuelId: record.id }
    expect((await company.siteFuels.update(path, { account: '1' })).record).toMatchObject({ account: '1' })
    expect((await company.siteFuels.update(path, { account: null })).record).toMatchObject({ account: null })
  })
})

describe('an activity record without a factor', () => {
  it('takes that of a rule of its vendor, product, own kind or period', async () => {
    const { company } = await aCompany()
    const vendorId = (await company.vendors.create({ name: 'V', countryId: 826, vendorType: 'waste' })).record.id
    const productId = (await company.products.create({ name: 'Cans', weight: 1 })).record.id
    const kind = { scope: 'SCOPE_3', underScope: 'U', activityTypeUnderScope: 'A', name: 'Own' } as const
    const emissionKindId = (await company.emissionKinds.create(kind)).record.id
    const rules = []
    for (const conditions of [{ vendorId }, { productId }, { emissionKindId }, { from: '2025-01-01' }]) {
      const rule = { activity: 'activityRecords', emissionFactorId: FACTORS.landfill.id, ...conditions } as const
      rules.push((await company.factorRules.create(rule)).record.id)
    }
    const create = async (changes: UncheckedPayload<'createActivityRecord'>) =>
      (await company.activityRecords.create(recordInput({ emissionFactorId: null, ...changes }))).record
    const found = [
      await create({ vendorId, productId, emissionKindId }),
      await create({ productId, emissionKindId }),
      await create({ emissionKindId }),
      await create({}),
    ]
    expect(found.map(({ assignedBy }) => assignedBy?.ruleId)).toEqual(rules)
    expect(found.map(({ assignedBy }) => assignedBy?.level)).toEqual([
      ['vendorId'],
      ['productId'],
      ['kind'],
      ['period'],
    ])
    expect(await refusalsOf(() => create({ startDate: '2024-12-31' }))).toEqual(['emissionFactorId required'])
    await company.products.delete(productId)
    const recalculated = (await company.activityRecords.recalculate(found[1]?.id as string)).record
    expect(recalculated).toMatchObject({ productId, assignedBy: { ruleId: rules[1] } })
    const updated = (await company.activityRecords.update(found[1]?.id as string, { value: 1 })).record
    expect(updated).toMatchObject({ value: 1, assignedBy: { ruleId: rules[1] } })
    expect((await company.activityRecords.create(recordInput())).record).toMatchObject({
      account: null,
      productId: null,
      assignedBy: null,
    })
  })

  it('is rejected with the unit of a factor that a rule names and the record cannot have', async () => {
    const { company } = await aCompany()
    await company.factorRules.create({ activity: 'activityRecords', emissionFactorId: FACTORS.cans.id })
    const litres = recordInput({ emissionFactorId: undefined, unitId: 13 })
    expect(await refusalsOf(() => company.activityRecords.create(litres))).toEqual(['unitId unit_dimension_mismatch'])
  })
})

describe('a bundle with records that rules chose for', () => {
  it('verifies, also after the rule is gone, and says where the log never knew the rule', async () => {
    const { company, siteId, rule } = await aCompany()
    const { id: ruleId } = await rule({})
    await company.siteFuels.create(siteId, unnamed())
    await company.factorRules.delete(ruleId)
    const lines = await bundleOf(company)
    expect(await verifyBundle(lines)).toMatchObject({ verified: true, differences: [] })
    const forged = lines.map((line) => line.replaceAll(`"ruleId":"${ruleId}"`, '"ruleId":"invented"'))
    const { differences } = await verifyBundle(forged)
    expect(differences.map(({ path }) => path)).toContain('record.assignedBy.ruleId')
  })
})
