import { describe, expect, it } from 'vitest'
import { type Contribution, defineFactor } from '../../../src/core/emissions/index.ts'
import { parseNumber, printExact } from '../../../src/core/exact/index.ts'
import { co2eByTier } from '../../../src/reports/inventory/data-quality.ts'
import { partOfAmount } from '../../../src/reports/inventory/record-parts.ts'
import type { Inventory } from '../../../src/service/index.ts'
import { ALWAYS, aYear, digits, Y2025 } from '../../fixtures/inventory.ts'
import { fuelInput, siteInput } from '../../fixtures/service.ts'

describe('the tiers of an inventory', () => {
  it('add up to the total to the last digit, in any period', async () => {
    const { company } = await aYear()
    const ends = [Y2025.from, '2025-01-09', '2025-03-01', Y2025.to]
    const parts = await Promise.all(
      ends.slice(1).map((to, index) => company.inventory({ from: ends[index] as string, to })),
    )
    const whole = await company.inventory(Y2025)
    const sumOf = (inventories: readonly Inventory[], tier?: string) =>
      inventories
        .flatMap(({ byTier }) => byTier)
        .filter((one) => tier === undefined || one.tier === tier)
        .reduce((sum, { co2e }) => sum + digits(co2e.exact), 0n)
    expect(whole.byTier.map(({ tier, records }) => [tier, records])).toEqual([
      ['supplier', 1],
      ['average', 7],
    ])
    for (const one of [whole, ...parts]) expect(sumOf([one])).toBe(digits(one.total.co2e.exact))
    for (const tier of ['supplier', 'average']) expect(sumOf(parts, tier)).toBe(sumOf([whole], tier))
    // contracted electricity, of which nothing else was said, emits nothing
    expect(whole.byTier.map(({ co2e }) => co2e.kg)).toEqual([0, whole.total.co2e.kg])
  })

  it('hold factors of a company that state none under null, after all others', async () => {
    const { company } = await aYear()
    const own = await company.emissionFactors.create({ name: 'Own diesel', co2e: 2.5, denominatorUnitId: 13 })
    const site = (await company.sites.create(siteInput())).record.id
    await company.siteFuels.create(site, fuelInput({ emissionFactorId: own.record.id, value: 10 }))
    const { byTier } = await company.inventory(ALWAYS)
    expect(byTier.at(-1)).toEqual({ tier: null, records: 1, co2e: { exact: '25', kg: 25 } })
  })

  it('share a record with factors of two tiers, and the part of it that lies in the period', () => {
    const part = (tier: 'supplier' | 'average', co2e: string): Contribution => {
      const factor = defineFactor({ key: `own/${tier}/l`, unit: 'l', per1: { co2e }, tier })
      return { label: tier, activity: { value: 3, unit: 'l' }, steps: [], factor }
    }
    const contributions = [part('average', '2'), part('supplier', '0.1'), part('average', '1')]
    const printed = (...of: Parameters<typeof co2eByTier>) =>
      co2eByTier(...of).map(([tier, amount]) => [tier, printExact(amount)])
    expect(printed(contributions, parseNumber('9.3'), null)).toEqual([
      ['average', '9'],
      ['supplier', '0.3'],
    ])
    const third = partOfAmount([{ month: '2025-01', span: { from: 1n, to: 2n, whole: 3n } }])
    expect(printed(contributions, parseNumber('3.1'), third)).toEqual([
      ['average', '3'],
      ['supplier', '0.1'],
    ])
    // of gases without their CO2e nothing is known but that they are of their tier
    const per1 = { co2: '2' }
    const factor = defineFactor({ key: 'own/gases/l', unit: 'l', per1, tier: 'supplier', complete: false })
    const gases = { label: 'gases', activity: { value: 3, unit: 'l' }, steps: [], factor }
    expect(printed([part('average', '2'), gases], parseNumber('6'), null)).toEqual([
      ['average', '6'],
      ['supplier', '0'],
    ])
  })
})
