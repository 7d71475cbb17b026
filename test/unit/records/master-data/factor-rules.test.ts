import { describe, expect, it } from 'vitest'
import type { UncheckedPayload } from '../../../../src/service/index.ts'
import { verifyBundle } from '../../../../src/verify/index.ts'
import { FACTORS, refusalsOf, siteInput, testService } from '../../../fixtures/service.ts'

function aCompany() {
  const { company } = testService()
  const create = (changes: UncheckedPayload<'createFactorRule'>) =>
    company.factorRules.create({ activity: 'siteFuels', emissionFactorId: FACTORS.diesel.id, ...changes })
  return { company, create }
}

describe('rules of factors', () => {
  it('are kept with their conditions, and name a published factor by its id', async () => {
    const { company, create } = aCompany()
    const { record } = await create({ emissionFactorId: FACTORS.gas.key, account: '4930', from: '2025-01-01' })
    expect(record).toMatchObject({ emissionFactorId: FACTORS.gas.id, account: '4930', siteId: null, to: null })
    const { id } = record
    const changed = (await company.factorRules.update(id, { account: null, comment: 'all sites' })).record
    expect(changed).toMatchObject({ account: null, comment: 'all sites', emissionFactorId: FACTORS.gas.id })
    expect((await company.factorRules.get(id)).record).toEqual(changed)
    expect((await company.factorRules.list()).records).toEqual([changed])
    await company.factorRules.delete(id)
    expect(await refusalsOf(() => company.factorRules.get(id))).toEqual(['factorRuleId not_found'])
  })

  it('are rejected for what they name and cannot, all at once', async () => {
    const { create, company } = aCompany()
    const nobodys = { siteId: 's', vendorId: 'v', productId: 9, emissionKindId: 'k', emissionFactorId: 'f' }
    expect([...(await refusalsOf(() => create(nobodys)))].sort()).toEqual([
      'emissionFactorId unknown_emission_factor',
      'emissionKindId unknown_emission_kind',
      'productId unknown_product',
      'siteId unknown_site',
      'vendorId unknown_vendor',
    ])
    expect(await refusalsOf(() => create({ emissionFactorId: FACTORS.landfill.id }))).toEqual([
      'emissionFactorId factor_category_mismatch',
    ])
    expect(await refusalsOf(() => create({ from: '2025-01-01', to: '2025-01-01' }))).toEqual(['to period_reversed'])
    const { id } = (await create({})).record
    // litres of diesel are no quantity of an activity record
    expect(await refusalsOf(() => company.factorRules.update(id, { activity: 'activityRecords' }))).toEqual([
      'emissionFactorId factor_category_mismatch',
    ])
  })

  it('never choose for the same records, whether they are created or changed so', async () => {
    const { company, create } = aCompany()
    const siteId = (await company.sites.create(siteInput())).record.id
    const { id } = (await create({ siteId, to: '2026-01-01' })).record
    expect(await refusalsOf(() => create({ siteId, from: '2025-12-31' }))).toEqual(['activity factor_rule_tie'])
    const later = (await create({ siteId, from: '2026-01-01' })).record
    await create({ siteId })
    await create({ siteId, activity: 'activityRecords', emissionFactorId: FACTORS.cans.id })
    const moved = () => company.factorRules.update(later.id, { from: '2025-06-01' })
    expect(await refusalsOf(moved)).toEqual(['activity factor_rule_tie'])
    await expect(moved()).rejects.toThrow(`activity: has the same conditions as the rule "${id}"`)
    const again = () => create({ siteId, from: '2025-12-31' }).catch((error: unknown) => (error as Error).message)
    expect(await again()).toBe(await again())
    expect((await company.factorRules.get(later.id)).record).toEqual(later)
    await company.factorRules.update(later.id, { from: '2026-02-01' })
    expect((await company.factorRules.list()).records).toHaveLength(4)
  })

  it('are of their company, in its log, and in a bundle that verifies', async () => {
    const { service } = testService()
    const [ours, theirs] = [service.company(1), service.company(2)]
    const { id } = (await ours.factorRules.create({ activity: 'siteFuels', emissionFactorId: FACTORS.gas.id })).record
    expect(await refusalsOf(() => theirs.factorRules.get(id))).toEqual(['factorRuleId not_found'])
    expect((await theirs.factorRules.list()).records).toEqual([])
    const lines: string[] = []
    for await (const line of ours.export()) lines.push(line)
    expect(lines.filter((line) => line.includes('"collection":"factorRules","exact"'))).toHaveLength(1)
    expect(await verifyBundle(lines)).toMatchObject({ verified: true, differences: [] })
  })
})
