import { beforeAll, describe, expect, it } from 'vitest'
import { type EmissionFactor, withGwpSetOfFactor } from '../../../src/index.ts'
import { findFactor } from '../../../src/reference/factors/index.ts'
import { GwpSetCounts } from '../../../src/reports/readiness/record-findings.ts'
import type { ReadinessCode } from '../../../src/resources/index.ts'
import type { Company } from '../../../src/service/index.ts'
import { Y2025 } from '../../fixtures/inventory.ts'
import { factors } from '../../fixtures/own-factors.ts'
import { FACTORS, fuelInput, siteInput, testService, unitInput } from '../../fixtures/service.ts'

/** More records than a list of a finding names, and than outliers are looked for among at once. */
const MANY = 210
const NAMED = 100
const day = (nth: number) => new Date(Date.UTC(2025, 0, 1 + nth)).toISOString()

let company: Company<never>
let ids: readonly string[]

/** Many fuels of one site, the first of which is much larger, and more of heat that is recorded as fuel. */
beforeAll(async () => {
  company = testService({ policy: { required: 'lenient' } }).company
  const siteId = (await company.sites.create(siteInput())).record.id
  const fuels = Array.from({ length: MANY }, (_, nth) => {
    const value = nth === 0 ? 100_000 : 100 + (nth % 5)
    return { siteId, ...fuelInput({ startDate: day(nth), endDate: day(nth + 1), value }) }
  })
  ids = (await company.import({ activity: 'siteFuels', records: fuels })).records.map(({ id }) => id)
  const heat = findFactor('desnz-2025/heat-and-steam/district-heat-and-steam/kwh').id
  const heats = Array.from({ length: NAMED + 1 }, (_, nth) => {
    const measured = { value: 10 + nth, unitId: 4, unit: unitInput(4), emissionFactorId: heat }
    return { siteId, ...fuelInput({ ...measured, startDate: day(nth), endDate: day(nth + 1) }) }
  })
  await company.import({ activity: 'siteFuels', records: heats })
})

describe('of many records', () => {
  it('those that count under the scope of their factor are counted, and the first hundred named', async () => {
    const { scopeByFactor, scope2, notices } = await company.inventory(Y2025)
    expect([scopeByFactor.records, scopeByFactor.first.length]).toEqual([NAMED + 1, NAMED])
    expect(new Set(scopeByFactor.first.map(({ scope }) => scope))).toEqual(new Set(['SCOPE_2']))
    expect(scope2.marketBased.records).toBe(NAMED + 1)
    expect(notices.find(({ code }) => code === 'scope_by_factor')?.message).toContain(`: ${NAMED + 1};`)
  })

  it('the outlier is found however many stand around it', async () => {
    const { findings } = await company.readiness(Y2025)
    const outliers = findings.filter(({ code }) => code === 'outlier')
    expect(outliers.map(({ records, first }) => [records, first])).toEqual([[1, [ids[0]]]])
  })

  it('those of which nothing upstream counts are counted, and the first hundred named', async () => {
    const { findings } = await company.readiness(Y2025)
    const [gap] = findings.filter(({ code }) => code === ('upstream_not_counted' satisfies ReadinessCode))
    expect([gap?.records, gap?.first]).toEqual([MANY, ids.slice(0, NAMED)])
  })

  it('no more of a GWP set are held than are named', () => {
    const counts = new GwpSetCounts()
    const add = (prefix: string, factor: EmissionFactor, count: number) => {
      const contribution = { label: 'fuel', activity: { value: 1, unit: factor.unit }, steps: [], factor }
      for (let nth = 0; nth < count; nth++) counts.add(`${prefix}${nth}`, [contribution])
    }
    add('a', factors.diesel, NAMED + 2)
    expect(counts.mixed()).toBe(null)
    add('b', withGwpSetOfFactor(factors.diesel, 'AR6_GWP100'), NAMED + 1)
    const rare = counts.mixed()
    expect([rare?.records, rare?.ids]).toEqual([NAMED + 1, Array.from({ length: NAMED }, (_, nth) => `b${nth}`)])
  })

  it('those of rarer GWP sets are counted, and the first hundred of each named', async () => {
    const other = testService({ policy: { required: 'lenient' } }).company
    const siteId = (await other.sites.create(siteInput())).record.id
    const own = { name: 'Own', co2e: '0.3', denominatorUnitId: 13, gwpSet: 'AR6_GWP100' } as const
    const emissionFactorId = (await other.emissionFactors.create(own)).record.id
    const of = (id: string, count: number) =>
      Array.from({ length: count }, (_, nth) => {
        return { siteId, ...fuelInput({ emissionFactorId: id, startDate: day(nth), endDate: day(nth + 1) }) }
      })
    const rare = (await other.import({ activity: 'siteFuels', records: of(emissionFactorId, NAMED + 1) })).records
    await other.import({ activity: 'siteFuels', records: of(FACTORS.diesel.id, NAMED + 2) })
    const [mixed] = (await other.readiness(Y2025)).findings.filter(({ code }) => code === 'gwp_sets_mixed')
    expect([mixed?.records, mixed?.first]).toEqual([NAMED + 1, rare.slice(0, NAMED).map(({ id }) => id)])
  })
})
