import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  divide,
  multiply,
  parseRational,
  type Rational,
  ratio,
  subtract,
  ZERO,
} from '../../../src/core/exact/index.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { energyInput, fuelInput, refusalsOf, siteInput, testService } from '../../fixtures/service.ts'

const record = fc.record({
  year: fc.constantFrom(2023, 2025),
  month: fc.integer({ min: 1, max: 11 }),
  value: fc.integer({ min: 0, max: 10 ** 6 }),
  site: fc.integer({ min: 0, max: 1 }),
  isPower: fc.boolean(),
})
const share = fc.record({
  site: fc.integer({ min: 0, max: 1 }),
  equityShare: fc.integer({ min: 0, max: 1000 }).map((tenths) => `${Math.floor(tenths / 10)}.${tenths % 10}`),
  month: fc.integer({ min: 1, max: 12 }),
})
const input = fc.record({
  approach: fc.constantFrom('equity_share' as const, 'financial_control' as const),
  scope2Method: fc.constantFrom('location_based' as const, 'market_based' as const),
})

const sumOf = (figures: readonly { readonly exact: string }[]) =>
  figures.reduce<Rational>((sum, { exact }) => add(sum, parseRational(exact)), ZERO)
/** True for the same number, however it is written. */
const same = (a: Rational, b: Rational) => subtract(a, b).n === 0n
const two = (month: number) => String(month).padStart(2, '0')

describe.each(SEEDS)('base years, seed %i', (seed) => {
  it('are the inventories by their boundaries, and every difference is the sum of its parts', async () => {
    const law = fc.asyncProperty(
      fc.array(record, { minLength: 2, maxLength: 8 }),
      fc.option(share),
      input,
      async (records, stated, choices) => {
        const { company } = testService()
        const sites: string[] = []
        for (const name of ['Leeds', 'Hull']) sites.push((await company.sites.create(siteInput({ name }))).record.id)
        const fuels = []
        for (const { year, month, value, site, isPower } of records) {
          const siteId = sites[site] as string
          const dated = { startDate: `${year}-${two(month)}-01`, endDate: `${year}-${two(month + 1)}-01`, value }
          if (isPower) await company.siteEnergies.create(siteId, energyInput({ ...dated, unitId: 4 }))
          else fuels.push({ siteId, fuelId: (await company.siteFuels.create(siteId, fuelInput(dated))).record.id })
        }
        const scopes = ['SCOPE_1' as const, 'SCOPE_2' as const]
        const set = () => company.baseYear.set({ ...choices, year: 2023, scopes, thresholdPercent: 5 })
        if (!records.some(({ year }) => year === 2023)) {
          expect(await refusalsOf(set)).toEqual(['year base_year_without_records'])
          return
        }
        const { id } = (await set()).record
        if (stated !== null) {
          const { site, month, equityShare } = stated
          const siteId = sites[site] as string
          const control = { financialControl: false, operationalControl: false, group: 'other' } as const
          await company.boundaries.create({ ...control, siteId, equityShare, from: `2025-${two(month)}-01` })
        }
        const [first] = fuels
        if (first !== undefined) await company.siteFuels.update(first, { value: 17 })
        const totalOf = async (year: number) => {
          const days = { from: `${year}-01-01`, to: `${year + 1}-01-01`, approach: choices.approach }
          const { scope1, scope2 } = await company.inventory(days)
          const bought = choices.scope2Method === 'market_based' ? scope2.marketBased : scope2.locationBased
          return sumOf([scope1.co2e, bought.co2e])
        }
        const { reported, recalculated, headline, likeForLike } = await company.baseYear.compare(id, { year: 2025 })
        expect(reported).toEqual((await company.baseYear.get(id)).record.reported.co2e)
        expect(same(parseRational(headline.co2e.exact), await totalOf(2025))).toBe(true)
        const now = parseRational(recalculated.co2e.exact)
        for (const group of [recalculated.bySite, recalculated.byScope]) {
          expect(same(sumOf(group.map(({ co2e }) => co2e)), now)).toBe(true)
        }
        const difference = subtract(now, parseRational(reported.exact))
        expect(same(sumOf(recalculated.differences.map((one) => one.difference)), difference)).toBe(true)
        const change = subtract(parseRational(likeForLike.co2e.exact), now)
        expect(same(sumOf(likeForLike.effects.map((one) => one.difference)), change)).toBe(true)
        if (now.n !== 0n) {
          const due = multiply(ratio(100n), divide(change, now))
          expect(same(parseRational(likeForLike.change?.exact ?? '0'), due)).toBe(true)
        }
        if (stated === null) expect(same(now, await totalOf(2023))).toBe(true)
        const kept = (await company.baseYear.recalculate(id, { year: 2025 })).record.recalculations
        expect(kept.map(({ co2e }) => co2e)).toEqual([recalculated.co2e])
        expect((await company.baseYear.list()).records).toHaveLength(1)
        await company.baseYear.delete(id)
      },
    )
    await fc.assert(law, { seed, numRuns: scaleRuns(15) })
  })
})
