import { describe, expect, it } from 'vitest'
import { type DisclosureTable, tieOut } from '../../../src/service/index.ts'
import { verifyBundle } from '../../../src/verify/index.ts'
import { aYear, Y2025 } from '../../fixtures/inventory.ts'
import { fuelInput, refusalsOf, siteInput, testService } from '../../fixtures/service.ts'

const exactOf = ({ rows }: DisclosureTable, id: string) => rows.find((row) => row.id === id)?.value?.exact ?? null

/** A works of the company alone, and a joint venture of which it holds a half and does not run, each with 1,000 l a year. */
async function aVenture() {
  const { company } = testService()
  const kept = { financialControl: true, operationalControl: true, group: 'consolidated', isUnderEts: true } as const
  const held = { financialControl: false, operationalControl: false, group: 'other', isUnderEts: false } as const
  const sites = []
  for (const name of ['Works', 'Venture']) {
    const siteId = (await company.sites.create(siteInput({ name }))).record.id
    const days = { startDate: '2025-01-01', endDate: '2026-01-01' }
    await company.siteFuels.create(siteId, fuelInput({ ...days, value: 1000, unitId: 13 }))
    sites.push(siteId)
  }
  const [works, venture] = sites as [string, string]
  await company.boundaries.create({ siteId: works, from: '2020-01-01', equityShare: 100, ...kept })
  await company.boundaries.create({ siteId: venture, from: '2025-07-02', equityShare: 50, ...held })
  return { company, venture }
}

describe('an inventory with an approach', () => {
  it('counts a venture by its equity or control from the day of the statement on', async () => {
    const { company } = await aVenture()
    const total = async (approach?: 'equity_share' | 'operational_control') =>
      Number((await company.inventory({ ...Y2025, approach })).total.co2e.exact)
    const whole = await total()
    // 182 days of 365 lie before the statement, 183 behind it
    expect((await total('equity_share')) / whole).toBeCloseTo((1 + (182 + 183 / 2) / 365) / 2, 12)
    expect((await total('operational_control')) / whole).toBeCloseTo((1 + 182 / 365) / 2, 12)
  })

  it('says which days count whole without a statement, and leaves records out of the boundary altogether', async () => {
    const { company, venture } = await aVenture()
    const half = await company.inventory({ ...Y2025, approach: 'financial_control' })
    expect(half.notices.map(({ code }) => code)).toEqual(['boundary_unstated'])
    expect(half.boundary?.leftOut.records).toBe(0)
    const days = { from: '2025-08-01', to: '2025-09-01' }
    const { boundary, bySite, total } = await company.inventory({ ...days, approach: 'financial_control' })
    expect(boundary?.leftOut.records).toBe(1)
    expect(boundary?.sites.find(({ siteId }) => siteId === venture)?.leftOut).toEqual(boundary?.leftOut)
    expect(bySite.map(({ name }) => name)).toEqual(['Works'])
    expect(total.records).toBe(1)
  })

  it('adds each site to the part of the group that its statement names', async () => {
    const { company } = await aVenture()
    const summer = { from: '2025-08-01', to: '2025-09-01' }
    const { boundary, bySite } = await company.inventory({ ...summer, approach: 'equity_share' })
    const amountsOf = (site: string) => bySite.find(({ name }) => name === site)?.amounts
    expect(amountsOf('Venture')?.co2e).not.toEqual(amountsOf('Works')?.co2e)
    expect(boundary?.groups.consolidated.scope1).toEqual(amountsOf('Works'))
    expect(boundary?.groups.other.scope1).toEqual(amountsOf('Venture'))
  })

  it('is what it was where nothing is stated, and nothing more without an approach', async () => {
    const { company } = await aYear()
    const plain = await company.inventory(Y2025)
    const { boundary, ...rest } = await company.inventory({ ...Y2025, approach: 'equity_share' })
    expect(rest).toEqual(plain)
    expect(boundary).toMatchObject({ approach: 'equity_share', asOf: null, leftOut: { records: 0 } })
    expect(await refusalsOf(() => company.inventory({ ...Y2025, approach: 'equity' as 'equity_share' }))).toEqual([
      'approach invalid_choice',
    ])
  })
})

describe('a report with an approach', () => {
  it('splits Scope 1 by the group, counts what is under the EU ETS, and ties out', async () => {
    const { company } = await aVenture()
    const table = await company.report({ standard: 'esrs-e1', year: 2025, approach: 'equity_share' })
    expect(tieOut(table)).toEqual([])
    const parts = ['scope1.consolidated', 'scope1.other'].map((id) => Number(exactOf(table, id)))
    expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBeCloseTo(Number(exactOf(table, 'scope1')), 12)
    // days of the venture before its statement say nothing of the EU ETS
    expect(exactOf(table, 'scope1.ets')).toBe(null)
    expect(table.methodology[0]?.text).toMatch(
      /^Consolidation by equity share\. The shares of sites leave out [\d.]+ kg/,
    )
    const summer = { from: '2025-08-01', to: '2025-09-01' }
    const later = await company.report({ standard: 'esrs-e1', ...summer, approach: 'equity_share' })
    expect(exactOf(later, 'scope1.ets')).toBe('200/3')
    expect(tieOut(later)).toEqual([])
    const stated = { figures: { etsTCo2e: '0' } }
    const byHand = await company.report({ standard: 'esrs-e1', ...summer, approach: 'equity_share', statement: stated })
    expect(exactOf(byHand, 'scope1.ets')).toBe('0')
  })

  it('takes the approach of the statement, and no second one', async () => {
    const { company } = await aVenture()
    const statement = { approach: 'operational_control' } as const
    const [stated, asked] = [
      await company.report({ standard: 'esrs-e1', year: 2025, statement }),
      await company.report({ standard: 'esrs-e1', year: 2025, approach: 'operational_control' }),
    ]
    expect(stated).toEqual(asked)
    expect(
      await refusalsOf(() => company.report({ standard: 'secr', year: 2025, statement, approach: 'equity_share' })),
    ).toEqual(['approach invalid_choice'])
  })

  it('counts energy with the share that emissions have', async () => {
    const { company } = await aVenture()
    const energy = async (approach?: 'equity_share') =>
      Number(exactOf(await company.report({ standard: 'esrs-e1', year: 2025, approach }), 'energy.total'))
    expect((await energy('equity_share')) / (await energy())).toBeCloseTo((1 + (182 + 183 / 2) / 365) / 2, 12)
  })
})

it('statements of shares are in a bundle that verifies', async () => {
  const { company } = await aVenture()
  const lines: string[] = []
  for await (const line of company.export()) lines.push(`${line}\n`)
  expect(lines.filter((line) => line.includes('"collection":"boundaryShares","exact"'))).toHaveLength(2)
  expect(await verifyBundle(company.export())).toMatchObject({ verified: true, differences: [] })
})
