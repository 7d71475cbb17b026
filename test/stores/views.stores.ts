import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { builtInUnits, units } from '../../src/core/units/index.ts'
import { publishedCatalogue } from '../../src/reference/factors/index.ts'
import type { Company } from '../../src/service/company.ts'
import type { ServiceRecords } from '../../src/service/index.ts'
import { places } from '../fixtures/batches.ts'
import { aYear, digits } from '../fixtures/inventory.ts'
import { SEEDS } from '../fixtures/seeds.ts'
import {
  energyInput,
  FACTORS,
  fuelInput,
  leakInput,
  OURS,
  recordInput,
  siteInput,
  THEIRS,
  testService,
  unitInput,
} from '../fixtures/service.ts'
import { anyTheme, begin, step } from '../property/service/model/sequence.ts'
import { worldMaker } from '../property/service/model/world.ts'
import { expectInventory, summed } from './as-inventory.ts'
import { DASHBOARDS, type Dashboard } from './dashboard.ts'

/** Random companies on each engine, half of them by each seed; TONNE_SEQUENCES asks for more. */
const COMPANIES = Math.ceil(Number(process.env.TONNE_SEQUENCES ?? 12) / 2)
const MS_PER_COMPANY = 5_000

/** What looks like SQL, JSON and a format of a text is a name. */
const HOSTILE = `'; drop view tonne_bi_totals; -- "$.x" \\ %s {{a}} é`

/** A record of each category of published factors, upstream and not, by each activity that takes a factor by its id. */
async function ofEveryCategory(company: Company<never>): Promise<readonly { readonly kindId: string }[]> {
  const site = (await company.sites.create(siteInput())).record.id
  const kinds = ['SCOPE_1', 'SCOPE_2', 'SCOPE_3'].map(async (scope) => {
    const kind = { scope, underScope: 'x', activityTypeUnderScope: 'y', name: `own ${scope}` } as const
    return (await company.emissionKinds.create(kind as never)).record.id
  })
  const kindIds = await Promise.all(kinds)
  const factors = new Map(
    publishedCatalogue.factors().map((one) => [`${one.category} ${one.boundary === 'WTT'}`, one] as const),
  )
  const done: { kindId: string }[] = []
  for (const { id: emissionFactorId, unit } of factors.values()) {
    const unitId = builtInUnits.find(unit).id
    const ofKinds = kindIds.map((kindId) => async () => {
      const input = { emissionFactorId, unitId, unit: unitInput(unitId), value: '12.5', emissionKindId: kindId }
      await company.siteFuels.create(site, fuelInput(input))
      done.push({ kindId })
    })
    const others = [
      async () => {
        await company.siteFuels.create(site, fuelInput({ emissionFactorId, unitId, unit: unitInput(unitId) }))
        done.push({ kindId: '' })
      },
      async () => {
        await company.activityRecords.create(recordInput({ emissionFactorId, unitId, siteId: site }))
        done.push({ kindId: '' })
      },
      async () => {
        const vehicle = { name: unit, fuelSource: 'DIESEL', emissionFactorId, activityUnitId: unitId } as const
        const { id } = (await company.vehicles.create(vehicle)).record
        await company.vehicleEmissions.create(id, { startDateUtc: '2025-02-10', endDateUtc: '2025-03-10', amount: '7' })
        done.push({ kindId: '' })
      },
    ]
    // what does not fit is refused
    for (const create of [...ofKinds, ...others]) await create().catch(() => undefined)
  }
  return done
}

describe.each(Object.entries(DASHBOARDS))('the views on %s', (_, start) => {
  const held: { dashboard?: Dashboard; make?: ReturnType<typeof worldMaker> } = {}
  const dashboard = () => held.dashboard as Dashboard

  beforeAll(async () => {
    held.dashboard = await start()
    held.make = worldMaker(await held.dashboard.open<ServiceRecords>())
    await held.dashboard.createViews()
  })
  afterAll(() => held.dashboard?.close())

  // what follows numbers its companies from 1
  afterEach(async () => {
    const { service } = testService({ store: await dashboard().open<ServiceRecords>() })
    for (const companyId of [OURS, THEIRS]) await service.erase(companyId)
  })

  it('show a company as its inventory does', async () => {
    const store = await dashboard().open<ServiceRecords>()
    const { company, leeds, winter } = await aYear(testService({ store, places }))
    expect(await expectInventory(dashboard(), company, OURS)).toBe(7)
    // computes nothing, so that the calculation is that of an earlier line of the log
    await company.siteFuels.update({ siteId: leeds, fuelId: winter.record.id }, { comment: 'read twice' })
    expect(await expectInventory(dashboard(), company, OURS)).toBe(7)
  })

  it('show the meter of a record, and null without one', async () => {
    const { company } = testService({ store: await dashboard().open<ServiceRecords>(), places })
    const site = (await company.sites.create(siteInput())).record.id
    const span = { startDate: '2025-01-01', endDate: '2025-02-01' }
    await company.siteEnergies.create(site, energyInput({ ...span, meter: HOSTILE }))
    await company.siteFuels.create(site, fuelInput({ ...span, meter: 'M1' }))
    await company.activityRecords.create(recordInput({ siteId: site }))
    for (const view of ['tonne_bi_activities', 'tonne_bi_emissions']) {
      const rows = await dashboard().query(`select distinct activity_type, meter from ${view} order by activity_type`)
      expect(rows.map((row) => [row.activity_type, row.meter])).toEqual([
        ['activityRecords', null],
        ['siteEnergies', HOSTILE],
        ['siteFuels', 'M1'],
      ])
    }
  })

  it('show every category of factors in its scope, by every activity that takes it, under built-in kinds and own ones', async () => {
    const store = await dashboard().open<ServiceRecords>()
    const { company } = testService({ store, places })
    const done = await ofEveryCategory(company)
    expect(done.length).toBeGreaterThan(60)
    expect(await expectInventory(dashboard(), company, OURS)).toBe(done.length)
    await company.emissionKinds.delete(done[0]?.kindId ?? '')
    expect(await expectInventory(dashboard(), company, OURS)).toBe(done.length)
  })

  it('cut records as an inventory does: of no length, of centuries, of many digits, negative, and with hostile names', async () => {
    const store = await dashboard().open<ServiceRecords>()
    const { company } = testService({ store, places, policy: { allowCredits: true } })
    const site = (await company.sites.create(siteInput({ name: HOSTILE }))).record.id
    const kind = (
      await company.emissionKinds.create({
        scope: 'SCOPE_1',
        underScope: 'x',
        activityTypeUnderScope: 'y',
        name: HOSTILE,
      })
    ).record.id
    const values = [
      '0',
      '1e-9',
      `0.${'7'.repeat(60)}`,
      '-123456789012345.6789',
      '999999999999999',
      '0.0001',
      '0.1234567890123456',
    ]
    const spans = [
      ['2025-01-31T23:59:59.999Z', '2025-02-01T00:00:00.000Z'],
      ['2025-02-01T00:00:00.000Z', '2025-02-01T00:00:00.000Z'],
      ['2024-02-28T12:34:56.789Z', '2024-03-01T00:00:00.001Z'],
      ['2001-01-01T00:00:00.000Z', '2029-12-31T23:59:59.999Z'],
    ]
    for (const value of values)
      for (const [startDate, endDate] of spans)
        await company.siteFuels.create(site, fuelInput({ value, startDate, endDate, emissionKindId: kind }))
    await company.refrigerantLeaks.create(site, leakInput({ refrigerant: 'R-404A', value: '1.1' }))
    await company.refrigerantLeaks.create(site, leakInput({ refrigerant: 'R-408A', value: '0.7' }))
    expect(await expectInventory(dashboard(), company, OURS)).toBe(values.length * spans.length + 2)
    const rows = await dashboard().query(
      `select quantity_exact, kind_name from tonne_bi_activities where kind_id = '${kind}'`,
    )
    expect(new Set(rows.map((row) => row.quantity_exact))).toEqual(new Set(values.map((value) => value)))
    expect(new Set(rows.map((row) => row.kind_name))).toEqual(new Set([HOSTILE]))
  })

  it('show years that a calendar of the engine does not have, and no row of another company', async () => {
    const store = await dashboard().open<ServiceRecords>()
    const { company, others } = testService({ store, places })
    for (const one of [company, others]) {
      const site = (await one.sites.create(siteInput())).record.id
      for (const year of ['0000', '9999']) {
        const dates = { startDate: `${year}-01-15T00:00:00.000Z`, endDate: `${year}-12-31T23:59:59.999Z` }
        await one.siteFuels.create(site, fuelInput(dates))
      }
    }
    const rows = await dashboard().query(
      `select scope, records, co2e_exact from tonne_bi_totals where company_id = ${OURS} order by time`,
    )
    expect(rows).toHaveLength(24)
    const exact = rows.map((row) => ({ co2e_exact: String(row.co2e_exact) }))
    expect(summed(exact)).toBe(digits('5141.64'))
  })

  it('tell the mix of a supplier from a grid, and follow factors whose gases are added up under another GWP set', async () => {
    const store = await dashboard().open<ServiceRecords>()
    const policy = { required: 'lenient', gwpSet: 'AR6_GWP100' } as const
    const { company } = await aYear(testService({ store, places, policy }))
    const own = { name: 'Supplied', co2e: 0.05, denominatorUnitId: units.kilowattHour.id, supplierMix: true }
    const mix = (await company.emissionFactors.create(own)).record.id
    for (const emissionFactorId of [FACTORS.grid.id, mix]) {
      const van = { name: 'Van', fuelSource: 'ELECTRICITY', emissionFactorId, activityUnitId: units.kilowattHour.id }
      const { id } = (await company.vehicles.create(van)).record
      const month = { startDateUtc: '2025-01-01', endDateUtc: '2025-02-01', amount: 100 }
      await company.vehicleEmissions.create(id, month)
    }
    // of three gases, in pounds per megawatt hour
    const there = (await company.sites.create(siteInput({ countryId: 840 }))).record.id
    await company.siteEnergies.create(there, energyInput({ value: '123.456', percentageOfCleanEnergy: 10 }))
    expect(await expectInventory(dashboard(), company, OURS)).toBe(10)
    const summing = `select count(*) as records from tonne_factor_snapshots where company_id = ${OURS} and record like '%"becomes":[[%'`
    expect(Number((await dashboard().query(summing))[0]?.records)).toBeGreaterThan(0)
  })

  it('stay as they are through a step that adds tables, columns and indexes', async () => {
    const { run, query, createViews } = dashboard()
    const { company } = await aYear(testService({ store: await dashboard().open<ServiceRecords>(), places }))
    const shown = await query(`select * from tonne_bi_totals where company_id = ${OURS} order by time, scope, site_id`)
    for (const step of [
      'create table tonne_of_tomorrow (company_id integer not null)',
      'alter table tonne_site_fuels add column of_tomorrow text',
      'create index tonne_of_tomorrow_index on tonne_site_fuels (of_tomorrow)',
    ])
      await run(step)
    for (let times = 0; times < 2; times++) {
      expect(
        await query(`select * from tonne_bi_totals where company_id = ${OURS} order by time, scope, site_id`),
      ).toEqual(shown)
      expect(await expectInventory(dashboard(), company, OURS)).toBe(7)
      await createViews()
    }
  })

  it.each(SEEDS)(
    `show ${COMPANIES} random companies as their inventories do, seed %i`,
    { timeout: 60_000 + COMPANIES * MS_PER_COMPANY },
    async (seed) => {
      const make = held.make as ReturnType<typeof worldMaker>
      let records = 0
      for (let index = 0; index < COMPANIES; index++) {
        const world = make((seed + index * 7919) | 0)
        const theme = anyTheme(world.random)
        await begin(world, theme)
        for (let left = world.random.whole(1, 25); left > 0; left--) await step(world, theme)
        for (const { real, naive } of world.twins) records += await expectInventory(dashboard(), real, naive.id)
      }
      expect(records).toBeGreaterThan(0)
    },
  )
})
