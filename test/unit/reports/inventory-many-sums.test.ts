import { beforeAll, describe, expect, it } from 'vitest'
import type { Company } from '../../../src/service/index.ts'
import { added, groupings } from '../../fixtures/inventory.ts'
import { IS_THOROUGH } from '../../fixtures/seeds.ts'
import { fuelInput, siteInput, testService } from '../../fixtures/service.ts'

const YEARS = [2021, 2022, 2023, 2024]
const SITES = 220
/** Sums of records, one for each site and month: more than are held at once. */
const SUMS = SITES * 12 * YEARS.length
const PERIOD = { from: '2021-01-01', to: '2025-01-01' }

let company: Company<never>
let records = 0

/** A record of each site and month, and a second one in every third, which is summed with the first. */
beforeAll(async () => {
  if (!IS_THOROUGH) return
  company = testService({ policy: { required: 'lenient' } }).company
  const siteIds = []
  for (let nth = 0; nth < SITES; nth++)
    siteIds.push((await company.sites.create(siteInput({ name: `Site ${nth}` }))).record.id)
  for (let month = 0; month < 12 * YEARS.length; month++) {
    const date = (day: number) => new Date(Date.UTC(2021, month, day)).toISOString()
    const fuel = (siteId: string, day: number, value: string) => {
      return { siteId, ...fuelInput({ startDate: date(day), endDate: date(day + 1), value }) }
    }
    const first = siteIds.map((siteId, nth) => fuel(siteId, 1, `${1 + nth}.001`))
    const second = siteIds.filter((_, nth) => nth % 3 === month % 3).map((siteId, nth) => fuel(siteId, 2, `${nth}.07`))
    await company.import({ activity: 'siteFuels', records: [...first, ...second] })
    records += first.length + second.length
  }
})

describe('an inventory of more sums than are held at once', () => {
  it.runIf(IS_THOROUGH)('is the sum of its years, each of which holds fewer', async () => {
    expect(SUMS).toBeGreaterThan(10_000)
    const whole = await company.inventory(PERIOD)
    const years = []
    for (const year of YEARS) years.push(await company.inventory({ from: `${year}-01-01`, to: `${year + 1}-01-01` }))
    expect(whole.total.records).toBe(records)
    expect(whole.factors.map((factor) => factor.records)).toEqual([records])
    expect(added([whole.total])).toEqual(added(years.map(({ total }) => total)))
    expect(whole.total.co2e.exact).toBe(await company.exactTotal())
    for (const parts of Object.values(groupings(whole))) expect(added(parts)).toEqual(added([whole.total]))
    expect(whole.byMonth).toEqual(years.flatMap(({ byMonth }) => byMonth))
    const noticesOf = years.flatMap(({ noticesOfRecords }) => noticesOfRecords)
    for (const { code, records: count } of whole.noticesOfRecords) {
      const parts = noticesOf.filter((one) => one.code === code).map((one) => one.records)
      expect([code, count]).toEqual([code, parts.reduce((sum, one) => sum + one, 0)])
    }
  })
})

describe('an inventory of more groups in a month than sums are held at once', () => {
  it.runIf(IS_THOROUGH)('counts a record whose sum was ended by the record before', async () => {
    const test = testService({ policy: { required: 'lenient' } })
    const siteIds = []
    for (let nth = 0; nth < 101; nth++)
      siteIds.push((await test.company.sites.create(siteInput({ name: `Site ${nth}` }))).record.id)
    const kind = { scope: 'SCOPE_1', underScope: 'Fuels', activityTypeUnderScope: 'FUEL' } as const
    const kindIds: string[] = []
    for (let nth = 0; nth < 100; nth++)
      kindIds.push((await test.company.emissionKinds.create({ ...kind, name: `Kind ${nth}` })).record.id)
    const groups = siteIds.flatMap((siteId) => kindIds.map((emissionKindId) => ({ siteId, emissionKindId })))
    // the second record of a group starts its sum, and a third of the groups has one more, eight days later
    const made = groups
      .flatMap((group, nth) => (nth % 3 === 0 ? [group, group, group] : [group, group]))
      .map((group, nth) => {
        const date = (days: number) => new Date(Date.UTC(2025, 0, 1 + ((8 * nth) % 27) + days)).toISOString()
        return { ...fuelInput({ startDate: date(0), endDate: date(1), value: nth + 0.5 }), ...group }
      })
    for await (const _ of test.company.importAll({ activity: 'siteFuels', records: made }));
    const { total } = await test.company.inventory({ from: '2025-01-01', to: '2026-01-01' })
    expect(total.records).toBe(made.length)
    expect(total.co2e.exact).toBe(await test.company.exactTotal())
  })
})

describe('an inventory of quantities whose sum no double holds', () => {
  it('has every digit of them', async () => {
    const test = testService({ policy: { required: 'lenient' } })
    const siteId = (await test.company.sites.create(siteInput())).record.id
    const fuel = { siteId, ...fuelInput({ value: 999_999_999.999999 }) }
    await test.company.import({ activity: 'siteFuels', records: Array.from({ length: 13 }, () => fuel) })
    const { total } = await test.company.inventory({ from: '2025-01-01', to: '2026-01-01' })
    expect(total.records).toBe(13)
    expect(total.co2e.exact).toBe(await test.company.exactTotal())
    // 13 × 999,999,999.999999 l of 2.53763 kg of CO2 each
    expect(total.co2?.exact).toBe('32989189999.99996701081')
  })
})
