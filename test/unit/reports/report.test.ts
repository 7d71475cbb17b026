import { describe, expect, it } from 'vitest'
import { findFactor } from '../../../src/reference/factors/index.ts'
import { type DisclosureTable, tieOut } from '../../../src/service/index.ts'
import { aYear } from '../../fixtures/inventory.ts'
import {
  energyInput,
  FACTORS,
  fuelInput,
  recordInput,
  refusalsOf,
  siteInput,
  testService,
  unitInput,
} from '../../fixtures/service.ts'

const rowOf = ({ rows }: DisclosureTable, id: string) => rows.find((row) => row.id === id)
const exactOf = (table: DisclosureTable, id: string) => rowOf(table, id)?.value?.exact ?? null

/** Kilograms as tonnes: the point three places further left, nothing else. */
function inTonnes(kg: string): string {
  const [whole = '', places = ''] = kg.split('.')
  const digits = whole.padStart(4, '0')
  return `${digits.slice(0, -3)}.${digits.slice(-3)}${places}`.replace(/\.?0+$/, '')
}

describe('a report', () => {
  it('has the figures of the inventory of the year, to the last digit, and those of the year before', async () => {
    const { company } = await aYear()
    const table = await company.report({ standard: 'esrs-e1', year: 2025 })
    const now = await company.inventory({ from: '2025-01-01', to: '2026-01-01' })
    const before = await company.inventory({ from: '2024-01-01', to: '2025-01-01' })
    expect(exactOf(table, 'scope1')).toBe(inTonnes(now.scope1.co2e.exact))
    expect(exactOf(table, 'scope2.location')).toBe(inTonnes(now.scope2.locationBased.co2e.exact))
    expect(exactOf(table, 'scope2.market')).toBe(inTonnes(now.scope2.marketBased.co2e.exact))
    expect(exactOf(table, 'scope3')).toBe(inTonnes(now.scope3.co2e.exact))
    expect(rowOf(table, 'scope1')?.comparative?.exact).toBe(inTonnes(before.scope1.co2e.exact))
    expect(table.attributions).toEqual(now.attributions)
    expect(tieOut(table)).toEqual([])
  })

  it('splits Scope 1 and 2 by the country of the site, and says what is of none', async () => {
    const { company } = await aYear()
    const table = await company.report({ standard: 'secr', year: 2025 })
    const inventory = await company.inventory({ from: '2025-01-01', to: '2026-01-01' })
    const { bySite, scope1, scope2, byVehicle } = inventory
    expect(bySite.map(({ name }) => name)).toEqual(['Leeds works', 'Mainz works'])
    // the van is of no site
    const ofSites = scope1.co2e.kg - byVehicle.reduce((sum, { amounts }) => sum + amounts.co2e.kg, 0)
    expect(1000 * Number(exactOf(table, 'quoted.uk.scope1'))).toBeCloseTo(ofSites, 9)
    expect(exactOf(table, 'quoted.world.scope1')).toBe(null)
    const parts = ['uk', 'world'].map((place) => Number(exactOf(table, `quoted.${place}.scope2.locationBased`)))
    expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBeCloseTo(scope2.locationBased.co2e.kg / 1000, 9)
    expect(byVehicle).not.toEqual([])
    expect(table.missing.map(({ code }) => code)).toContain('country_missing')
  })

  it('is of a year, or of any period with the same one a year before', async () => {
    const { company } = await aYear()
    const period = { from: '2025-01-01', to: '2026-01-01' }
    const [ofYear, ofPeriod] = [
      await company.report({ standard: 'sb-253', year: 2025 }),
      await company.report({ standard: 'sb-253', ...period }),
    ]
    expect(ofPeriod).toEqual(ofYear)
    const winter = await company.report({ standard: 'sb-253', from: '2025-01-01', to: '2025-02-01' })
    expect(winter.comparativePeriod).toBe(null)
    const two = await company.report({ standard: 'sb-253', from: '2025-01-01', to: '2027-01-01' })
    expect(two.comparativePeriod).toEqual({ from: '2023-01-01T00:00:00.000Z', to: '2025-01-01T00:00:00.000Z' })
  })

  it('has the years that are asked for, as their own reports have them, and says which has no records', async () => {
    const { company } = await aYear()
    const siteId = (await company.inventory({ from: '2025-01-01', to: '2026-01-01' })).bySite[0]?.siteId ?? ''
    await company.siteFuels.create(siteId, fuelInput({ startDate: '2022-06-01', endDate: '2022-07-01' }))
    const table = await company.report({ standard: 'esrs-e1', year: 2025, prior: [2024, 2023, 2022] })
    expect(table.columns.map(({ id }) => id)).toEqual([
      ...['prior.2022', 'prior.2023', 'comparative', 'value', 'change', 'change.prior.2022', 'change.prior.2023'],
    ])
    const of2022 = await company.report({ standard: 'esrs-e1', year: 2022 })
    for (const { id, further } of table.rows) expect(further['prior.2022'], id).toEqual(rowOf(of2022, id)?.value)
    expect(rowOf(table, 'scope1')?.further['prior.2022']?.exact).not.toBe('0')
    expect(rowOf(table, 'scope1')?.further['prior.2023']).toBe(null)
    expect(table.missing.filter(({ datapoint }) => datapoint === 'year 2023')).toHaveLength(1)
    expect(tieOut(table)).toEqual([])
    const stated = { prior: [{ year: 2022, figures: { etsTCo2e: 0 } }] }
    const byStatement = await company.report({ standard: 'esrs-e1', year: 2025, statement: stated })
    expect(rowOf(byStatement, 'scope1.ets')?.further['prior.2022']?.exact).toBe('0')
    const spring = { from: '2025-06-15', to: '2025-08-01' }
    const part = await company.report({ standard: 'sb-253', ...spring, prior: [2022] })
    expect(part.columns[0]).toEqual({ id: 'prior.2022', label: '2022-06-15 to 2022-07-31' })
  })

  it('has the year before as an empty column where it is asked for and has no records', async () => {
    const { company } = testService()
    await company.siteFuels.create((await company.sites.create(siteInput())).record.id, fuelInput())
    const { columns, missing } = await company.report({ standard: 'sb-253', year: 2025, prior: [2024] })
    const before = columns.filter(({ id }) => id === 'prior.2024')
    expect(before.map(({ label }) => label)).toEqual([expect.stringContaining('(no records)')])
    expect(missing.filter(({ datapoint }) => datapoint === 'year 2024')).toHaveLength(1)
  })

  it('has the base year as reported and as recalculated, and the change against the latter', async () => {
    const { company } = testService()
    const siteOf = async (name: string) => (await company.sites.create(siteInput({ name }))).record.id
    const [works, sold] = [await siteOf('Works'), await siteOf('Sold works')]
    const leak = (siteId: string, year: number, value: number) => {
      const period = { startDate: `${year}-01-01`, endDate: `${year + 1}-01-01` }
      const gas = { refrigerant: 'HFC-134a', gwpSet: 'AR5_GWP100' } as const
      return company.refrigerantLeaks.create(siteId, { ...period, ...gas, value, unitId: 2 })
    }
    await leak(works, 2023, 10)
    await leak(sold, 2023, 4)
    await leak(works, 2025, 9)
    const basis = { approach: 'operational_control', scope2Method: 'location_based', thresholdPercent: 5 } as const
    const { record } = await company.baseYear.set({ ...basis, year: 2023, scopes: ['SCOPE_1', 'SCOPE_2'] })
    const request = { standard: 'esrs-e1', year: 2025, approach: 'operational_control' } as const
    const reported = await company.report(request)
    expect(reported.columns.map(({ id }) => id)).toEqual([
      ...['baseYear.2023', 'comparative', 'value', 'change', 'change.baseYear.2023'],
    ])
    expect(rowOf(reported, 'scope1')?.further['change.baseYear.2023']?.exact).toBe('-250/7')

    const gone = { equityShare: 0, financialControl: false, operationalControl: false, group: 'other' } as const
    await company.boundaries.create({ ...gone, siteId: sold, from: '2024-07-01' })
    await company.baseYear.recalculate(record.id, { year: 2025 })
    const table = await company.report(request)
    expect(table.columns.slice(0, 2)).toEqual([
      { id: 'baseYear.2023', label: 'Base year 2023, reported' },
      { id: 'baseYear.2023.recalculated', label: 'Base year 2023, recalculated' },
    ])
    const further = rowOf(table, 'scope1')?.further
    expect(further?.['baseYear.2023']).toMatchObject({
      exact: '18.2',
      parts: [{ of: 'base_year', id: `${record.id}.reported.byScope.SCOPE_1.co2e`, exact: '18200' }],
    })
    expect(further?.['baseYear.2023.recalculated']?.exact).toBe('13')
    expect(further?.['change.baseYear.2023']).toMatchObject({
      exact: '-10',
      parts: [{ of: 'row' }, { of: 'row', column: 'baseYear.2023.recalculated' }],
    })
    // nothing of Scope 2 was reported, and energy is not of the base year
    for (const id of ['scope2.location', 'scope3', 'energy.total'])
      expect(rowOf(table, id)?.further['baseYear.2023'], id).toBe(null)
    expect(table.methodology.find(({ datapoint }) => datapoint === 'base year')?.text).toBe(
      '2023 (operational control, Scope 2 location-based, SCOPE_1, SCOPE_2): reported 18200 kg CO2e; recalculated for the boundary of 2025-12-31: 13000 kg CO2e; due above 5 %',
    )
    expect(tieOut(table)).toEqual([])
    // a report of the base year itself, or of one before, has no such column
    expect((await company.report({ standard: 'esrs-e1', year: 2023 })).columns).toHaveLength(3)
  })

  it('counts what is upstream of electricity where it is asked for, as the inventory does, and else says that it does not', async () => {
    const { company } = await aYear()
    const request = { standard: 'esrs-e1', year: 2025 } as const
    const [without, counted] = [await company.report(request), await company.report({ ...request, upstream: true })]
    const days = { from: '2025-01-01', to: '2026-01-01' }
    const { byScope3Category } = await company.inventory({ ...days, upstream: true })
    const kg = byScope3Category.find(({ category }) => category === 3)?.amounts.co2e.exact ?? ''
    expect(exactOf(counted, 'scope3.3')).toBe(inTonnes(kg))
    expect(exactOf(without, 'scope3.3')).not.toBe(exactOf(counted, 'scope3.3'))
    expect(tieOut(counted)).toEqual([])
    const said = ({ missing, methodology }: DisclosureTable) => [
      missing.filter(({ code }) => code === 'upstream_not_counted').flatMap(({ rows }) => rows),
      methodology.filter(({ datapoint }) => datapoint === 'upstream').map(({ text }) => text.includes('not asked for')),
    ]
    expect(said(without)).toEqual([['scope3.3'], [true]])
    expect(said(counted)).toEqual([[], [false]])
    expect(await company.report({ ...request, statement: { upstream: true } })).toEqual(counted)
    const leftOut = await company.report({ ...request, statement: { significantCategories: [1] } })
    expect(said(leftOut)).toEqual([[], [true]])
  })

  it('has the country of its sites also where a record of no country comes first', async () => {
    const { company: driving } = testService({ policy: { required: 'lenient' } })
    const siteId = (await driving.sites.create(siteInput())).record.id
    const van = { name: 'Van', fuelSource: 'DIESEL', emissionFactorId: FACTORS.diesel.id, activityUnitId: 13 } as const
    const vehicle = (await driving.vehicles.create(van)).record.id
    const days = { startDateUtc: '2025-02-10', endDateUtc: '2025-03-10' }
    await driving.vehicleEmissions.create(vehicle, { ...days, amount: '70' })
    const heat = findFactor('desnz-2025/heat-and-steam/district-heat-and-steam/kwh').id
    const january = { startDate: '2025-01-01', endDate: '2025-02-01' }
    await driving.activityRecords.create({ ...january, siteId, value: 1000, unitId: 4, emissionFactorId: heat })
    const { rows, missing } = await driving.report({ standard: 'secr', year: 2025 })
    const exact = (id: string) => rows.find((row) => row.id === id)?.value?.exact
    expect(exact('quoted.uk.scope2.locationBased')).toBe(exact('quoted.scope2'))
    expect(exact('quoted.uk.scope2.locationBased')).toBeDefined()
    expect(missing.map(({ code }) => code)).toContain('country_missing')
  })

  it('says by which factors and rules of the service its figures were made', async () => {
    const clean = { factor: findFactor('tonne/zero-emission-electricity/kwh'), notices: [] }
    const policy = { defaultGridFactor: FACTORS.grid, cleanEnergyFactor: clean, allowCredits: true } as const
    const { company: ruled } = testService({ policy })
    const siteId = (await ruled.sites.create(siteInput())).record.id
    await ruled.siteFuels.create(siteId, fuelInput())
    const { methodology } = await ruled.report({ standard: 'esrs-e1', year: 2025 })
    const text = methodology.map((one) => one.text).join('\n')
    expect(text).toContain(`factor of a grid without a published one: ${FACTORS.grid.key}`)
    expect(text).toContain('factor of clean electricity: tonne/zero-emission-electricity/kwh')
    expect(text).toContain('negative quantities: allowed')
  })

  it('is rejected with a code for years that are not before it, named twice or too many', async () => {
    const { company } = await aYear()
    const refused = (request: object) =>
      refusalsOf(() => company.report({ standard: 'secr', year: 2025, ...request } as never))
    expect(await refused({ prior: [2024, 2025, 2024, 2023.5, 999] })).toEqual([
      'prior[1] invalid_choice',
      'prior[2] duplicate',
      'prior[3] invalid_choice',
      'prior[4] invalid_choice',
    ])
    expect(await refused({ statement: { prior: [{ year: 2030 }] } })).toEqual([
      'statement.prior[0].year invalid_choice',
    ])
    const years = Array.from({ length: 11 }, (_, index) => 2024 - index)
    expect(await refused({ prior: years })).toEqual(['prior list_too_long'])
    const two = { year: undefined, from: '2025-01-01', to: '2027-01-01', prior: [2024] }
    expect(await refused(two)).toEqual(['prior[0] invalid_choice'])
  })

  it('is of any year from 1000 to 9998, whose end a date of four digits can still say', async () => {
    const { company } = await aYear()
    const refused = (year: number) => refusalsOf(() => company.report({ standard: 'secr', year }))
    for (const year of [1000, 9998]) expect(await refused(year), String(year)).toEqual(['year not_found'])
    for (const year of [999, 9999, 10_000]) expect(await refused(year), String(year)).toEqual(['year invalid_date'])
  })

  it('is rejected with a code for what it cannot mean, and where nothing was recorded', async () => {
    const { company } = await aYear()
    const refused = (request: object) => refusalsOf(() => company.report(request as never))
    expect(await refused({ standard: 'esrs', year: 2025 })).toEqual(['standard invalid_choice'])
    const together = (standards: unknown) => refusalsOf(() => company.reports({ standards, year: 20 } as never))
    expect(await together(['secr', 'esrs', 'none'])).toEqual([
      'standards[1] invalid_choice',
      'standards[2] invalid_choice',
      'year invalid_date',
    ])
    expect(await together([])).toEqual(['standards required', 'year invalid_date'])
    expect(await together('secr')).toEqual(['standards required', 'year invalid_date'])
    expect(await refused({ standard: 'secr' })).toEqual(['year required'])
    expect(await refused({ standard: 'secr', year: 25 })).toEqual(['year invalid_date'])
    expect(await refused({ standard: 'secr', year: 2025, from: '2025-01-01' })).toEqual(['year invalid_choice'])
    expect(await refused({ standard: 'secr', from: '2025-01-01' })).toEqual(['to required'])
    expect(await refused({ standard: 'secr', year: 2019 })).toEqual(['year not_found'])
    expect(await refused({ standard: 'secr', from: '2019-01-01', to: '2020-01-01' })).toEqual(['from not_found'])
    expect(await refused({ standard: 'secr', year: 2019, statement: { approach: 'x' } })).toEqual([
      'statement.approach invalid_choice',
    ])
  })
})

describe('the energy of a report', () => {
  it('is missing, and not zero, without a record that has any', async () => {
    const { company } = testService()
    await company.activityRecords.create(recordInput())
    const unknown = async () => {
      const tables = await company.reports({ standards: ['esrs-e1', 'secr', 'vsme'], year: 2025 })
      return tables.map((table) => [
        table.missing.some(({ code }) => code === 'energy_missing'),
        ...['energy.total', 'energy.petroleum', 'quoted.energy', 'unquoted.energy.electricity'].flatMap(
          (id) => rowOf(table, id)?.value?.exact ?? [],
        ),
      ])
    }
    expect(await unknown()).toEqual([[true], [true], [true]])
    // zero that was recorded is known
    const siteId = (await company.sites.create(siteInput())).record.id
    await company.siteEnergies.create(siteId, energyInput({ value: 0 }))
    expect((await unknown()).map(([, ...known]) => known)).toEqual([['0', '0'], ['0', '0'], ['0']])
  })

  it('is that of fuels by net calorific value, electricity and driving, and adds up', async () => {
    const { company } = testService()
    const siteId = (await company.sites.create(siteInput())).record.id
    // 1,000 l of diesel, and 1,000 kWh of gas by its gross calorific value
    await company.siteFuels.create(siteId, fuelInput())
    const gas = { unitId: 4, value: 1000, emissionFactorId: FACTORS.gas.id }
    await company.siteFuels.create(siteId, fuelInput({ ...gas, unit: unitInput(4) }))
    await company.siteEnergies.create(siteId, energyInput({ percentageOfCleanEnergy: 40 }))
    const table = await company.report({ standard: 'esrs-e1', year: 2025 })
    const mwh = (id: string) => rowOf(table, `energy.${id}`)?.value?.value
    expect(mwh('petroleum')).toBe(9.904864688611111)
    expect(mwh('naturalGas')).toBeCloseTo(45.745 / 50.678, 12)
    // no evidence of the clean share is recorded, so that all of it counts as fossil
    expect(mwh('purchasedFossil')).toBe(1)
    expect(mwh('renewable')).toBe(0)
    expect(table.notices.map(({ code }) => code)).toContain('energy_origin_assumed_fossil')
    expect(tieOut(table)).toEqual([])
    const secr = await company.report({ standard: 'secr', year: 2025, statement: { company: 'unquoted' } })
    expect(rowOf(secr, 'unquoted.energy.electricity')?.value?.exact).toBe('1000')
    expect(rowOf(secr, 'unquoted.energy')?.value?.value).toBeCloseTo(1000 * (mwh('total') ?? 0), 9)
    expect(tieOut(secr)).toEqual([])
  })

  it('counts a record by the days that lie in the period', async () => {
    const { company } = testService()
    const siteId = (await company.sites.create(siteInput())).record.id
    await company.siteFuels.create(siteId, fuelInput({ startDate: '2024-12-17', endDate: '2025-01-16' }))
    const table = await company.report({ standard: 'esrs-e1', year: 2025 })
    expect(rowOf(table, 'energy.petroleum')?.value?.value).toBe(9.904864688611111 / 2)
    expect(rowOf(table, 'energy.petroleum')?.comparative?.value).toBe(9.904864688611111 / 2)
  })
})
