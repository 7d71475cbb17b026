import { describe, expect, it } from 'vitest'
import { findFactor } from '../../../src/reference/factors/index.ts'
import type { ReadinessCode } from '../../../src/resources/index.ts'
import type { Company, Readiness } from '../../../src/service/index.ts'
import { Y2025 } from '../../fixtures/inventory.ts'
import { energyInput, FACTORS, fuelInput, siteInput, testService, unitInput } from '../../fixtures/service.ts'

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const startOf = (month: number) => new Date(Date.UTC(2025, month - 1, 1)).toISOString()
const spanOf = (month: number) => ({ startDate: startOf(month), endDate: startOf(month + 1) })

const found = ({ findings }: Readiness, code: ReadinessCode) => findings.filter((one) => one.code === code)

/** Of a report that counts what is upstream of electricity. */
const readiness = (company: Company<never>) => company.readiness({ ...Y2025, upstream: true })

/** A site with the electricity of months. */
async function billed(months: readonly number[]) {
  const { company } = testService()
  const site = (await company.sites.create(siteInput())).record.id
  const ids: string[] = []
  for (const month of months) ids.push((await company.siteEnergies.create(site, energyInput(spanOf(month)))).record.id)
  return { company, site, ids }
}

describe('a month without a record of a fuel', () => {
  const GAS = { emissionFactorId: FACTORS.gas.id, unitId: 4, unit: unitInput(4) }
  const OIL = { emissionFactorId: FACTORS.diesel.id }

  /** A site that burns fuels, by the months of each. */
  async function burnt(...fuels: readonly (readonly [fuel: object, spans: readonly { startDate: string }[]])[]) {
    const { company } = testService()
    const site = (await company.sites.create(siteInput())).record.id
    for (const [fuel, spans] of fuels)
      for (const span of spans) await company.siteFuels.create(site, fuelInput({ ...fuel, ...span }))
    return company
  }
  const spansOf = (months: readonly number[]) => months.map(spanOf)
  const without = (...left: readonly number[]) => MONTHS.filter((month) => !left.includes(month))
  const yearBefore = [{ startDate: '2024-02-01', endDate: '2024-06-01' }]

  it('is to be checked where another fuel of the site has one, and is named with the fuel', async () => {
    const company = await burnt([GAS, spansOf(without(10))], [OIL, spansOf(without(3))])
    const missing = found(await readiness(company), 'month_missing')
    expect(missing.map(({ fuel, severity, months }) => [fuel, severity, months])).toEqual([
      [FACTORS.gas.name, 'check', ['2025-10']],
      [FACTORS.diesel.name, 'check', ['2025-03']],
    ])
    expect(missing[0]?.message).toContain(
      `Fuel burnt at sites, ${FACTORS.gas.name}: nothing is recorded for 2025-10, but other fuels are`,
    )
  })

  it('blocks where no other fuel has one, and is none of deliveries without length', async () => {
    const delivered = [{ startDate: startOf(10), endDate: startOf(10) }]
    const company = await burnt([GAS, spansOf(without(10, 11))], [OIL, delivered])
    const missing = found(await readiness(company), 'month_missing')
    expect(missing.map(({ fuel, severity, months }) => [fuel, severity, months])).toEqual([
      [FACTORS.gas.name, 'blocks', ['2025-11']],
      [FACTORS.gas.name, 'check', ['2025-10']],
    ])
  })

  it('is to be checked where another fuel took the place of one of the year before, and blocks where neither has one', async () => {
    const company = await burnt([OIL, yearBefore], [GAS, spansOf(without(7))])
    const missing = found(await readiness(company), 'month_missing')
    expect(missing.map(({ fuel, severity, months }) => [fuel, severity, months.length])).toEqual([
      [FACTORS.gas.name, 'blocks', 1],
      [FACTORS.diesel.name, 'blocks', 1],
      [FACTORS.diesel.name, 'check', 11],
    ])
  })

  it('is of a fuel whatever the edition of its factor', async () => {
    const before = findFactor('desnz-2024/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
    const company = await burnt([{ ...GAS, emissionFactorId: before.id }, yearBefore], [GAS, spansOf(MONTHS)])
    expect(found(await readiness(company), 'month_missing')).toEqual([])
  })
})

describe('the upstream part of fuels and electricity', () => {
  const ofUpstream = async (company: Company<never>, request: object = {}) =>
    found(await company.readiness({ ...Y2025, ...request }), 'upstream_not_counted')

  it('is missing of the whole company where it was not asked for, and says how it comes to count', async () => {
    const { company, site, ids } = await billed(MONTHS)
    const fuel = (await company.siteFuels.create(site, fuelInput())).record.id
    const [electricity, fuels, ...others] = await ofUpstream(company)
    expect(others).toEqual([])
    expect(electricity).toMatchObject({ severity: 'check', records: 12, first: ids, siteId: null, fuel: null })
    expect(electricity?.message).toContain('ask for the report with upstream')
    expect(fuels).toMatchObject({ severity: 'check', records: 1, first: [fuel] })
    expect(await ofUpstream(company, { upstream: true })).toEqual([fuels])
  })

  it('is not missing once a record is of Scope 3 category 3', async () => {
    const { company, site } = await billed([1])
    await company.siteFuels.create(site, fuelInput())
    const wtt = findFactor('desnz-2025/wtt-fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
    await company.siteFuels.create(site, fuelInput({ emissionFactorId: wtt.id }))
    expect(await ofUpstream(company)).toEqual([])
  })
})
