import { describe, expect, it } from 'vitest'
import { publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { tieOut } from '../../../../src/service/index.ts'
import { verify, verifyBundle } from '../../../../src/verify/index.ts'
import { leakInput, siteInput, testService } from '../../../fixtures/service.ts'

async function leaked(...refrigerants: readonly string[]) {
  const { company } = testService()
  const siteId = (await company.sites.create(siteInput())).record.id
  const records = []
  for (const refrigerant of refrigerants) {
    records.push(await company.refrigerantLeaks.create(siteId, leakInput({ refrigerant, value: 1 })))
  }
  const inventory = await company.inventory({ from: '2025-01-01', to: '2026-01-01' })
  return { company, records, inventory }
}

describe('leaks of gases of the Montreal Protocol', () => {
  it('are in no total of the company, and apart in the inventory', async () => {
    const { records, inventory } = await leaked('R-22', 'R-408A', 'R-448A')
    expect(records.map(({ record }) => record.totalEmission)).toEqual([0, 2429.9, 1273.49])
    expect(records[0]?.notices.map(({ code }) => code)).toEqual(['montreal_outside_scopes'])
    const { scope1, total } = inventory
    for (const amounts of [scope1, total]) {
      expect([amounts.co2e.kg, amounts.montrealCo2e?.kg]).toEqual([3703.39, 2587.2])
    }
    expect(inventory.noticesOfRecords).toContainEqual({ code: 'montreal_outside_scopes', records: 2 })
  })

  it('have traces and a bundle that verify', async () => {
    const { company, records } = await leaked('R-22', 'R-408A')
    for (const { record } of records) {
      const trace = await company.audit.trace(record.emissionId)
      expect(verify(trace, { catalogue: publishedCatalogue })).toEqual({ verified: true, differences: [] })
    }
    const lines: string[] = []
    for await (const line of company.export()) lines.push(line)
    expect(await verifyBundle(lines, { catalogue: publishedCatalogue })).toMatchObject({ verified: true })
  })

  it.each(['esrs-e1', 'iso-14064-1', 'secr', 'sb-253'] as const)(
    'are a row of %s, in none of its sums',
    async (standard) => {
      const { company } = await leaked('R-22', 'R-32')
      const table = await company.report({ standard, year: 2025 })
      const row = table.rows.find(({ id }) => id === 'montreal')
      expect(row?.value?.exact).toBe('1.76')
      expect(tieOut(table)).toEqual([])
      const { company: other } = await leaked('R-32')
      const without = await other.report({ standard, year: 2025 })
      expect(without.rows.map(({ id }) => id)).not.toContain('montreal')
      const figures = (rows: typeof table.rows) =>
        rows.flatMap(({ id, value }) => (id === 'montreal' ? [] : [[id, value?.exact]]))
      expect(figures(table.rows)).toEqual(figures(without.rows))
    },
  )
})
