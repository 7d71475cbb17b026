import { describe, expect, it } from 'vitest'
import { baseYearText, comparisonText } from '../../src/apps/cli/base-year-command.ts'
import { fuelInput, siteInput, testService } from '../fixtures/service.ts'
import { runTonne } from './memory-io.ts'

describe('tonne base-year', () => {
  it('needs an action and a database, and says what else is none', async () => {
    const rejected = async (...argv: string[]) => {
      const { code, stderr } = await runTonne(['base-year', ...argv])
      expect(code).toBe(1)
      return stderr
    }
    expect(await rejected()).toContain('ACTION is missing')
    expect(await rejected('forget', '--db', 'a.db')).toContain(
      'ACTION must be one of set, show, recalculate; received forget',
    )
    expect(await rejected('show')).toContain('--db is missing')
    expect(await rejected('set', '--db', 'a.db', '--approach', 'control')).toContain('--approach')
  })

  it('prints what was reported, its recalculation and the changes', async () => {
    const { company } = testService()
    const siteId = (await company.sites.create(siteInput({ name: 'Leeds' }))).record.id
    for (const [year, value] of [
      [2023, 1000],
      [2025, 900],
    ] as const) {
      await company.siteFuels.create(siteId, fuelInput({ startDate: `${year}-01-01`, endDate: `${year}-02-01`, value }))
    }
    const input = { year: 2023, approach: 'equity_share', scope2Method: 'market_based', thresholdPercent: 5 } as const
    const { id } = (await company.baseYear.set({ ...input, scopes: ['SCOPE_1'] })).record
    const share = { equityShare: 50, financialControl: true, operationalControl: true, group: 'other' } as const
    await company.boundaries.create({ ...share, siteId, from: '2025-01-01' })
    await company.baseYear.addTrigger(id, { kind: 'boundary', siteId, description: 'A half was sold' })
    const comparison = comparisonText(await company.baseYear.compare(id, { year: 2025 }))
    expect(comparison).toMatch(/^ {2}boundary, Leeds +-[\d,.]+/m)
    expect(comparison).toMatch(/^2023 recalculated +[\d,.]+ +50\.00 %, recalculation is required$/m)
    expect(comparison).toMatch(/^headline +[\d,.]+ +-55\.00 %$/m)
    expect(comparison).toMatch(/^like for like +[\d,.]+ +-10\.00 %$/m)
    const text = baseYearText((await company.baseYear.recalculate(id, { year: 2025 })).record)
    expect(text).toMatch(/^recalculated 2025-06-01, boundary of 2025-12-31 +[\d,.]+$/m)
    expect(text).toContain(
      'equity share, market based, SCOPE 1; recalculation above 5 %\n  boundary: A half was sold\n',
    )
  })
})
