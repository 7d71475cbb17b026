import { describe, expect, it } from 'vitest'
import { units } from '../../../src/core/units/index.ts'
import type { Company, Payload, ServiceOptions } from '../../../src/service/index.ts'
import { energyInput, fuelInput, recordInput, refusalsOf, siteInput, testService } from '../../fixtures/service.ts'

const BASE_YEAR = {
  year: 2023,
  approach: 'operational_control',
  scope2Method: 'location_based',
  scopes: ['SCOPE_1', 'SCOPE_2'],
  thresholdPercent: 5,
} as const

/** A trigger of the company as a whole. */
const TRIGGER: Payload<'createBaseYearTrigger'> = {
  kind: 'error',
  siteId: null,
  description: 'a bill was missing',
}

/** The dates of a year. */
function days(year: number) {
  return { startDate: `${year}-01-01`, endDate: `${year + 1}-01-01` }
}

/** A company whose factor of oil is 2 kg per litre, with one site. */
async function furnished(options: ServiceOptions = {}) {
  const test = testService(options)
  const { company } = test
  const oil = { name: 'Oil', co2e: '2', denominatorUnitId: units.litre.id }
  const emissionFactorId = (await company.emissionFactors.create(oil)).record.id
  const siteOf = async (name: string) => (await company.sites.create(siteInput({ name }))).record.id
  /** Burns litres in a year, each 2 kg. */
  const burn = async (siteId: string, year: number, value: number | string) =>
    (await company.siteFuels.create(siteId, fuelInput({ ...days(year), value, emissionFactorId }))).record.id
  return { ...test, emissionFactorId, siteOf, burn, works: await siteOf('Works') }
}

/** The differences of the base year as it is recalculated for 2025: cause, site and kilograms. */
async function differences({ baseYear }: Company<never>, id: string) {
  const { recalculated } = await baseYear.compare(id, { year: 2025 })
  return recalculated.differences.map(({ kind, name, difference }) => [kind, name, difference.exact])
}

describe('the difference of a base year', () => {
  it('goes to the trigger of the site as far as no effect is stated, and the rest to that of the company', async () => {
    const { company, siteOf, burn, works } = await furnished()
    const later = await siteOf('Later works')
    const fuelId = await burn(works, 2023, 1000)
    const { id } = (await company.baseYear.set(BASE_YEAR)).record
    await company.siteFuels.update({ siteId: works, fuelId }, { value: 1100 })
    await burn(later, 2023, 5)
    expect(await differences(company, id)).toEqual([
      ['unattributed', 'Works', '200'],
      ['unattributed', 'Later works', '10'],
    ])
    const ofWorks = { kind: 'factor', siteId: works, description: 'another grade of oil' } as const
    await company.baseYear.addTrigger(id, ofWorks)
    expect(await differences(company, id)).toEqual([
      ['factor', 'Works', '200'],
      ['unattributed', 'Later works', '10'],
    ])
    await company.baseYear.addTrigger(id, { ...ofWorks, kind: 'error', effectKg: '-30' })
    await company.baseYear.addTrigger(id, { ...ofWorks, kind: 'method', siteId: later })
    expect(await differences(company, id)).toEqual([
      ['error', 'Works', '-30'],
      ['factor', 'Works', '230'],
      ['method', 'Later works', '10'],
    ])
    const { significance, isDue } = (await company.baseYear.compare(id, { year: 2025 })).recalculated
    // sizes of both signs, of the 2,000 kg that were reported
    expect([significance?.exact, isDue]).toEqual(['13.5', true])
  })

  it('has no percentage of a base year below zero, and is due for any difference', async () => {
    const { company, burn, works } = await furnished({ policy: { allowCredits: true } })
    await burn(works, 2023, -1000)
    const { id } = (await company.baseYear.set(BASE_YEAR)).record
    await burn(works, 2023, 500)
    await burn(works, 2025, 10)
    const { recalculated, headline } = await company.baseYear.compare(id, { year: 2025 })
    expect([recalculated.significance, recalculated.isDue]).toEqual([null, true])
    expect([headline.difference.exact, headline.change]).toEqual(['2020', null])
  })

  it('that is stated of a site without records is kept apart from what the records say of it', async () => {
    const { company, siteOf, burn, works } = await furnished()
    await burn(works, 2023, 1000)
    const { id } = (await company.baseYear.set(BASE_YEAR)).record
    const empty = await siteOf('Empty works')
    await company.baseYear.addTrigger(id, { ...TRIGGER, siteId: empty, effectKg: '40' })
    await company.baseYear.addTrigger(id, { ...TRIGGER, kind: 'method', siteId: await siteOf('Hall') })
    // what the trigger states and no record bears out is left as its opposite, so that the parts add up
    expect(await differences(company, id)).toEqual([
      ['error', 'Empty works', '40'],
      ['unattributed', 'Empty works', '-40'],
    ])
    const { difference } = (await company.baseYear.compare(id, { year: 2025 })).recalculated
    expect(difference.exact).toBe('0')
    const [kept] = (await company.baseYear.recalculate(id, { year: 2025 })).record.recalculations
    expect(kept?.differences.map(({ name }) => name)).toEqual(['Empty works', 'Empty works'])
    await company.sites.delete(empty)
    expect((await differences(company, id)).map(([, name]) => name)).toEqual([null, null])
  })

  it('of records is not that of the boundary, which a trigger names', async () => {
    const { company, burn, works } = await furnished()
    const fuelId = await burn(works, 2023, 1000)
    const { id } = (await company.baseYear.set(BASE_YEAR)).record
    await company.siteFuels.update({ siteId: works, fuelId }, { value: 1100 })
    await company.baseYear.addTrigger(id, { kind: 'boundary', siteId: works, description: 'the works were sold' })
    await company.baseYear.addTrigger(id, { kind: 'boundary', siteId: null, description: 'another approach' })
    expect(await differences(company, id)).toEqual([['unattributed', 'Works', '200']])
  })

  it('from a base year of zero is due whatever it is, without a percentage', async () => {
    const { company, burn, works } = await furnished()
    await burn(works, 2023, 0)
    const { id } = (await company.baseYear.set(BASE_YEAR)).record
    const before = (await company.baseYear.compare(id, { year: 2025 })).recalculated
    expect([before.significance, before.isDue]).toEqual([null, false])
    await burn(works, 2023, '0.001')
    await burn(works, 2025, 1)
    const { recalculated, headline } = await company.baseYear.compare(id, { year: 2025 })
    expect([recalculated.significance, recalculated.isDue]).toEqual([null, true])
    expect([headline.difference.exact, headline.change]).toEqual(['2', null])
  })
})

describe('the sites of a base year', () => {
  it.each([
    [['none', 'works', 'second', 'first']],
    [['first', 'second', 'works', 'none']],
    [['works', 'none', 'second', 'first']],
  ])('are by name, of the same name by id, and what is of no site is last: recorded as %j', async (recorded) => {
    const { company } = testService()
    const siteOf = async (name: string) => (await company.sites.create(siteInput({ name }))).record.id
    const [works, first, second] = [await siteOf('Works'), await siteOf('Hall'), await siteOf('Hall')]
    const siteIds: Readonly<Record<string, string>> = { works, first, second }
    for (const [index, holder] of recorded.entries()) {
      const day = `2023-03-0${index + 1}`
      await company.activityRecords.create(
        recordInput({ startDate: day, endDate: day, siteId: siteIds[holder] ?? null }),
      )
    }
    const { bySite } = (await company.baseYear.set({ ...BASE_YEAR, scopes: ['SCOPE_3'] })).record.reported
    expect(bySite.map(({ siteId, name }) => [siteId, name])).toEqual([
      [first, 'Hall'],
      [second, 'Hall'],
      [works, 'Works'],
      [null, null],
    ])
  })
})

describe('a base year by the location-based method', () => {
  it('says how many records have no figure by that method, which are not counted', async () => {
    const { company, burn, works } = await furnished()
    const antarctic = (await company.sites.create(siteInput({ name: 'Base', countryId: 10 }))).record.id
    const tariff = { name: 'Tariff', co2e: '0.05', denominatorUnitId: units.kilowattHour.id }
    const customEmissionFactorId = (await company.emissionFactors.create(tariff)).record.id
    for (const year of [2023, 2025])
      await company.siteEnergies.create(antarctic, energyInput({ ...days(year), customEmissionFactorId }))
    await burn(works, 2023, 1000)
    const { record, notices } = await company.baseYear.set(BASE_YEAR)
    expect(record.reported.co2e.exact).toBe('2000')
    expect(record.reported.byScope.map(({ scope }) => scope)).toEqual(['SCOPE_1'])
    const [missing] = notices
    expect(missing).toMatchObject({ code: 'location_figure_missing', path: 'reported' })
    expect(missing?.message).toContain(': 1')
    const compared = await company.baseYear.compare(record.id, { year: 2025 })
    expect(compared.notices.map(({ path }) => path)).toEqual(['recalculated', 'headline'])
    await company.baseYear.delete(record.id)
    const byMarket = await company.baseYear.set({ ...BASE_YEAR, scope2Method: 'market_based' })
    expect([byMarket.record.reported.co2e.exact, byMarket.notices]).toEqual(['2050', []])
  })
})

describe('the year that is set', () => {
  it('is rejected without records of its scopes, or without scopes, and says which', async () => {
    const { company } = await furnished()
    const { set } = company.baseYear
    expect(await refusalsOf(() => set(BASE_YEAR))).toEqual(['year base_year_without_records'])
    await expect(set(BASE_YEAR)).rejects.toThrow('has no records of SCOPE_1, SCOPE_2 inside the boundary')
    await expect(set({ ...BASE_YEAR, scopes: [] })).rejects.toThrow('has no records of any scope inside the boundary')
  })

  it('takes 100 triggers and no more', async () => {
    const { company, burn, works } = await furnished()
    await burn(works, 2023, 1000)
    const { id } = (await company.baseYear.set(BASE_YEAR)).record
    for (let nth = 0; nth < 100; nth++) await company.baseYear.addTrigger(id, TRIGGER)
    expect(await refusalsOf(() => company.baseYear.addTrigger(id, TRIGGER))).toEqual(['triggers list_too_long'])
    expect((await company.baseYear.get(id)).record.triggers).toHaveLength(100)
  })
})
