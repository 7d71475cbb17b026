import { describe, expect, it } from 'vitest'
import { memoryStore, type ServiceRecords } from '../../../src/service/index.ts'
import { fuelInput, siteInput, testService } from '../../fixtures/service.ts'

const ALWAYS = { from: '2025-01-01', to: '2026-01-01' }

describe('totals below zero', () => {
  it('are notices of the inventory, and a finding of readiness that blocks', async () => {
    const { company } = testService({ policy: { allowCredits: true } })
    const { id } = (await company.sites.create(siteInput())).record
    await company.siteFuels.create(id, fuelInput({ value: -250 }))
    const { notices, scope1 } = await company.inventory(ALWAYS)
    expect(scope1.co2e.exact).toMatch(/^-/)
    expect(notices.filter(({ code }) => code === 'total_negative').map(({ path }) => path)).toEqual(['total', 'scope1'])
    const { findings } = await company.readiness(ALWAYS)
    const found = findings.filter(({ code }) => code === 'total_negative')
    expect(found.map(({ severity, message }) => [severity, message.split(';')[0]])).toEqual([
      ['blocks', 'below zero: the total, Scope 1'],
    ])
    await company.siteFuels.create(id, fuelInput({ value: 250 }))
    expect((await company.inventory(ALWAYS)).notices.map(({ code }) => code)).not.toContain('total_negative')
  })

  it('are not said to be rejected by a report whose service did not record them', async () => {
    const store = memoryStore<ServiceRecords>()
    const { company } = testService({ store, policy: { allowCredits: true } })
    const { id } = (await company.sites.create(siteInput())).record
    await company.siteFuels.create(id, fuelInput({ value: -250 }))
    const reader = testService({ store }).company
    const { methodology } = await reader.report({ standard: 'secr', year: 2025 })
    const policies = methodology.filter(({ datapoint }) => datapoint === 'policies').map(({ text }) => text)
    expect(policies).toContain('negative quantities: rejected, except in imports that allowed credits')
  })
})

describe('a period without records', () => {
  it('is named by its days, and says what to do', async () => {
    const { company } = testService()
    const message =
      'nothing was recorded from 2025-01-01 up to 2026-01-01; give a period with records, or record or import some first'
    await expect(company.readiness(ALWAYS)).rejects.toThrow(message)
    await expect(company.report({ standard: 'secr', year: 2025 })).rejects.toThrow(message)
  })
})
