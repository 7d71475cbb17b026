import { describe, expect, it } from 'vitest'
import { units } from '../../../../src/core/units/index.ts'
import { defineFactor, type EmissionFactor } from '../../../../src/index.ts'
import { findFactor } from '../../../../src/reference/factors/index.ts'
import { builtInKindId, inventorySchema } from '../../../../src/resources/index.ts'
import { createService } from '../../../../src/service/index.ts'
import { ALWAYS } from '../../../fixtures/inventory.ts'
import {
  energyInput,
  FACTORS,
  fuelInput,
  noticesOf,
  refusalsOf,
  siteInput,
  testService,
  unitInput,
} from '../../../fixtures/service.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const key = (row: string) => findFactor(`desnz-2025/${row}`)
const water = key('water-supply/cubic-metres')
const heat = key('heat-and-steam/district-heat-and-steam/kwh')
const upstream = key('wtt-fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
const electricCar = key('uk-electricity-for-evs/cars-by-size/average-car/battery-electric-vehicle/km')
const ercot = findFactor('epa-2025/egrid2023/erct/mwh')
const GERMANY = 276

/** What is said beside what the sample of a client sends along. */
const said = (outcome: Parameters<typeof noticesOf>[0]) =>
  noticesOf(outcome).filter((one) => !one.startsWith('client_'))
const vehicleOf = ({ id }: Pick<EmissionFactor, 'id'>, activityUnitId: number) => ({
  ...{ name: 'Van', imageUrl: '', activityType: 'FUEL', fuelSource: 'OTHER' },
  ...{ emissionFactorId: id, activityUnitId },
})

async function atSite(options: Parameters<typeof testService>[0] = {}, site: Parameters<typeof siteInput>[0] = {}) {
  const test = testService({ ...options, policy: { required: 'lenient' } })
  const { company } = test
  const siteId = (await company.sites.create(siteInput(site))).record.id
  const burn = (factor: Pick<EmissionFactor, 'id'>, changes: Parameters<typeof fuelInput>[0] = {}) =>
    company.siteFuels.create(
      siteId,
      fuelInput({
        emissionFactorId: factor.id,
        ...{ unitId: units.kilowattHour.id, unit: unitInput(units.kilowattHour.id) },
        ...changes,
      }),
    )
  const use = (factor: Pick<EmissionFactor, 'id'>) =>
    company.siteEnergies.create(siteId, energyInput({ customEmissionFactorId: factor.id }))
  return { ...test, siteId, burn, use }
}

/** Kilograms by scope: 1, 2 by location, 2 by market, 3. */
async function scopes({ company }: Pick<Awaited<ReturnType<typeof atSite>>, 'company'>) {
  const inventory = await company.inventory(ALWAYS)
  expect(inventorySchema.parse(JSON.parse(JSON.stringify(inventory)))).toEqual(inventory)
  const { scope1, scope2, scope3, scopeByFactor, notices } = inventory
  const kg = [scope1, scope2.locationBased, scope2.marketBased, scope3].map(({ co2e }) => co2e.kg)
  return { kg, scopeByFactor, notices: notices.map(({ code, path }) => `${code} ${path}`) }
}

describe('a factor that does not fit what it is named for', () => {
  it('is rejected for fuel: water, a grid, a hotel', async () => {
    const { burn } = await atSite()
    const cubicMetres = { unitId: units.cubicMetre.id, unit: unitInput(units.cubicMetre.id) }
    expect(await refusalsOf(() => burn(water, cubicMetres))).toEqual([
      at('emissionFactorId', 'factor_category_mismatch'),
    ])
    expect(await refusalsOf(() => burn(FACTORS.grid))).toEqual([at('emissionFactorId', 'factor_category_mismatch')])
  })

  it('is rejected when a record is changed, and the record stays as it was', async () => {
    const { company, siteId, burn } = await atSite()
    const { record } = await burn(FACTORS.gas)
    const path = { siteId, fuelId: record.id }
    const change = { emissionFactorId: FACTORS.grid.id }
    expect(await refusalsOf(() => company.siteFuels.update(path, change, { required: 'lenient' }))).toEqual([
      at('emissionFactorId', 'factor_category_mismatch'),
    ])
    expect((await company.siteFuels.get(path)).record).toEqual(record)
  })

  it('is rejected for electricity: gas, heat, what the grid loses', async () => {
    const { use } = await atSite()
    const losses = key('transmission-and-distribution/t-d-uk-electricity/electricity-uk/kwh')
    for (const factor of [FACTORS.gas, heat, losses]) {
      expect(await refusalsOf(() => use(factor))).toEqual([at('customEmissionFactorId', 'factor_category_mismatch')])
    }
  })

  it('is rejected for electricity that is all clean, and where no grid is known', async () => {
    const { company, siteId } = await atSite()
    const clean = energyInput({ customEmissionFactorId: FACTORS.gas.id, percentageOfCleanEnergy: 100 })
    const refused = [at('customEmissionFactorId', 'factor_category_mismatch')]
    expect(await refusalsOf(() => company.siteEnergies.create(siteId, clean))).toEqual(refused)
    const { use } = await atSite({}, { countryId: 10 })
    expect(await refusalsOf(() => use(FACTORS.gas))).toEqual(refused)
  })

  it('is rejected for a vehicle when it is made, though its consumption is missing', async () => {
    const { company } = await atSite()
    const vehicle = vehicleOf(water, units.kilometre.id)
    expect(await refusalsOf(() => company.vehicles.create(vehicle))).toEqual([
      at('emissionFactorId', 'factor_category_mismatch'),
    ])
  })

  it('is rejected as a factor of the policy', () => {
    const policy = { defaultGridFactor: FACTORS.gas, cleanEnergyFactor: { factor: heat, notices: [] } }
    expect(violationsOf(() => createService({ policy }))).toEqual([
      at('policy.defaultGridFactor', 'factor_category_mismatch'),
      at('policy.cleanEnergyFactor', 'factor_category_mismatch'),
    ])
    expect(violationsOf(() => createService({ policy: { defaultGridFactor: FACTORS.grid } }))).toEqual([])
  })
})

describe('the grid of another country', () => {
  it('is rejected for a site whose country is known', async () => {
    const { company, siteId, use } = await atSite({}, { countryId: GERMANY })
    expect(await refusalsOf(() => use(ercot))).toEqual([at('customEmissionFactorId', 'factor_region_mismatch')])
    const { record } = await use(findFactor('ember/de/kwh'))
    const path = { siteId, energyId: record.id }
    const change = { customEmissionFactorId: ercot.id }
    expect(await refusalsOf(() => company.siteEnergies.update(path, change, { required: 'lenient' }))).toEqual([
      at('customEmissionFactorId', 'factor_region_mismatch'),
    ])
  })

  it('is that of the country for any of its regions, and may be a supplier’s', async () => {
    const { use } = await atSite({}, { countryId: 840 })
    expect((await use(ercot)).record.customEmissionFactorId).toBe(ercot.id)
    const { company, use: useInGermany } = await atSite({}, { countryId: GERMANY })
    const tariff = { name: 'Norwegian hydro', co2e: 0.01, denominatorUnitId: units.kilowattHour.id, supplierMix: true }
    const { record } = await company.emissionFactors.create({ ...tariff, category: 'electricity' })
    expect(said(await useInGermany(record))).not.toContain('factor_category_unstated customEmissionFactorId')
  })
})

describe('the scope of a record', () => {
  it('is that of its factor: heat is Scope 2 by both methods, what is upstream Scope 3', async () => {
    const test = await atSite()
    await test.burn(FACTORS.gas)
    const warm = await test.burn(heat)
    const behind = await test.burn(upstream)
    expect(said(warm)).toEqual(['scope_by_factor emissionKindId'])
    expect(said(behind)).toEqual(['heating_value_assumed_gross emissionFactorId', 'scope_by_factor emissionKindId'])
    const { kg, scopeByFactor, notices } = await scopes(test)
    const [gas, heated, tank] = [FACTORS.gas, heat, upstream].map(({ per1 }) => 1000 * Number(per1.co2e))
    expect(kg.map((one) => one.toFixed(6))).toEqual([gas, heated, heated, tank].map((one) => one?.toFixed(6)))
    const emissionKindId = builtInKindId('site-fuel')
    expect(scopeByFactor).toEqual({
      records: 2,
      first: [
        { recordId: behind.record.id, emissionKindId, scope: 'SCOPE_3' },
        { recordId: warm.record.id, emissionKindId, scope: 'SCOPE_2' },
      ],
    })
    expect(notices).toContain('scope_by_factor scopeByFactor')
  })

  it('stays that of a kind of Scope 3, and of one of the company’s own above that of the factor', async () => {
    const test = await atSite()
    const kind = async (scope: 'SCOPE_1' | 'SCOPE_2' | 'SCOPE_3') =>
      (
        await test.company.emissionKinds.create({
          ...{ name: scope, scope, underScope: 'Sites', activityTypeUnderScope: 'FUEL' },
        })
      ).record.id
    const leased = await test.burn(FACTORS.gas, { emissionKindId: await kind('SCOPE_3') })
    const landlord = await test.burn(FACTORS.gas, { emissionKindId: await kind('SCOPE_2') })
    const boiler = await test.burn(heat, { emissionKindId: await kind('SCOPE_1') })
    expect([leased, landlord, boiler].map((one) => said(one).includes('scope_by_factor emissionKindId'))).toEqual([
      false,
      false,
      true,
    ])
    const { kg, scopeByFactor } = await scopes(test)
    const [gas, heated] = [FACTORS.gas, heat].map(({ per1 }) => 1000 * Number(per1.co2e)) as [number, number]
    expect(kg.map((one) => one.toFixed(6))).toEqual([0, gas + heated, gas + heated, gas].map((one) => one.toFixed(6)))
    expect(scopeByFactor.records).toBe(1)
  })

  it('is said again when its kind changes, and no more where it is that of the factor', async () => {
    const { company, siteId, burn } = await atSite()
    const { record } = await burn(heat)
    const path = { siteId, fuelId: record.id }
    const change = { emissionKindId: builtInKindId('site-electricity') }
    const changed = await company.siteFuels.update(path, change, { required: 'lenient' })
    expect(said(changed)).toEqual(['emission_kind_unusual emissionKindId'])
    const back = await company.siteFuels.update(
      path,
      { emissionKindId: record.emissionKindId },
      { required: 'lenient' },
    )
    expect(said(back)).toEqual(['scope_by_factor emissionKindId'])
    expect(said(await company.siteFuels.recalculate(path))).toEqual(['scope_by_factor emissionKindId'])
  })

  it('of an electric car by distance is 2, and so is its kind where none was named', async () => {
    const test = await atSite()
    const car = vehicleOf(electricCar, units.kilometre.id)
    const { record } = await test.company.vehicles.create(car)
    expect(record.emissionKindId).toBe(builtInKindId('vehicle-electric'))
    const named = await test.company.vehicles.create({ ...car, emissionKindId: builtInKindId('vehicle') })
    expect(said(named)).toEqual(['scope_by_factor emissionKindId'])
    const period = { startDateUtc: '2025-01-01', endDateUtc: '2025-02-01' }
    const driven = await test.company.vehicleEmissions.create(named.record.id, { ...period, amount: 1000 })
    expect(said(driven)).toEqual(['scope_by_factor vehicle.emissionKindId'])
    const kg = 1000 * Number(electricCar.per1.co2e)
    expect((await scopes(test)).kg.map((one) => one.toFixed(6))).toEqual([0, kg, kg, 0].map((one) => one.toFixed(6)))
  })
})

describe('a factor of the company', () => {
  const perKwh = { name: 'Chilled water', co2e: 0.05, denominatorUnitId: units.kilowattHour.id }

  it('fits by its unit without a category, and every use says so', async () => {
    const { company, burn, use } = await atSite()
    const { record } = await company.emissionFactors.create(perKwh)
    expect(said(await burn(record))).toEqual(['factor_category_unstated emissionFactorId'])
    expect(said(await use(record))).toContain('factor_category_unstated customEmissionFactorId')
    const vehicle = vehicleOf(record, units.kilowattHour.id)
    expect(said(await company.vehicles.create(vehicle))).toEqual(['factor_category_unstated emissionFactorId'])
  })

  it('is held to the category that it states, and to another once that is changed', async () => {
    const test = await atSite()
    const { company, burn, use } = test
    const { record } = await company.emissionFactors.create({ ...perKwh, category: 'cooling' })
    expect(said(await burn(record))).toEqual(['scope_by_factor emissionKindId'])
    expect(await refusalsOf(() => use(record))).toEqual([at('customEmissionFactorId', 'factor_category_mismatch')])
    expect((await scopes(test)).kg).toEqual([0, 50, 50, 0])
    await company.emissionFactors.update(record.id, { category: 'electricity' })
    expect(await refusalsOf(() => burn(record))).toEqual([at('emissionFactorId', 'factor_category_mismatch')])
    await company.emissionFactors.update(record.id, { category: null })
    const february = { startDate: '2025-02-01', endDate: '2025-03-01' }
    expect(said(await burn(record, february))).toEqual(['factor_category_unstated emissionFactorId'])
  })

  it('cannot state another category than those of the list', async () => {
    const { company } = await atSite()
    for (const category of ['chilled water', 'own']) {
      const create = () => company.emissionFactors.create({ ...perKwh, category: category as 'fuel' })
      expect(await refusalsOf(create)).toEqual([at('category', 'invalid_choice')])
    }
  })

  it('keeps its category in the trace', async () => {
    const { company, burn } = await atSite()
    const { record } = await company.emissionFactors.create({ ...perKwh, category: 'cooling' })
    const { record: burnt } = await burn(record)
    const { contributions } = JSON.parse(await company.audit.trace(burnt.id))
    expect(contributions[0].factor.category).toBe('cooling')
  })

  it('of a catalogue that states an unknown category fits by its unit, and says so', async () => {
    const odd = {
      ...defineFactor({ key: 'acme/odd/kwh', unit: 'kWh', per1: { co2e: 1 } }),
      category: 'sheet-of-next-year',
    }
    const { createCatalogue, joinCatalogues, publishedCatalogue } = await import(
      '../../../../src/reference/factors/index.ts'
    )
    const { burn } = await atSite({ catalogue: joinCatalogues(publishedCatalogue, createCatalogue([odd])) })
    expect(said(await burn({ id: 'acme/odd/kwh' }))).toEqual(['factor_category_unstated emissionFactorId'])
  })
})
