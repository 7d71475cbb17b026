import { describe, expect, it } from 'vitest'
import { canonicalJson, defineFactor, type Json, withGwpSetOfFactor } from '../../../../src/core/emissions/index.ts'
import { units } from '../../../../src/core/units/index.ts'
import {
  type Catalogue,
  createCatalogue,
  findFactor,
  publishedCatalogue,
} from '../../../../src/reference/factors/index.ts'
import { emissionFactorResource } from '../../../../src/resources/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { ALWAYS } from '../../../fixtures/inventory.ts'
import {
  countedId,
  energyInput,
  FACTORS,
  noticesOf,
  shippedCatalogue,
  siteInput,
  type TestService,
  testService,
  unitInput,
} from '../../../fixtures/service.ts'
import { BIOGENIC, BLEND, own, siteWith } from '../../service/fixtures/site-fuels.ts'
import { aVehicle } from '../../service/fixtures/vehicles.ts'

const PELLETS = findFactor('desnz-2025/bioenergy/biomass/wood-pellets/tonnes')
const PROPANE = findFactor('epa-2025/stationary/propane/us-gallon')
const EPA_WOOD = findFactor('epa-2025/stationary/wood-and-wood-residuals/short-ton')

/** Exact kilograms of a trace that proves itself by the published factors. */
async function proven({ company }: Pick<TestService, 'company'>, id: string) {
  const trace = await company.audit.trace(id)
  expect(verify(trace, { catalogue: shippedCatalogue }).differences).toEqual([])
  const { co2e, biogenicCo2 } = JSON.parse(trace).total
  return { co2e, biogenicCo2 }
}

/** The exact biogenic CO2 of all that a company emitted; null: none was published. */
async function reported({ company }: Pick<TestService, 'company'>): Promise<string | null> {
  return (await company.inventory(ALWAYS)).total.biogenicCo2?.exact ?? null
}

describe('biogenic CO2 of a published factor', () => {
  it('X22: of blended diesel is in the trace and the inventory, and in no total', async () => {
    const made = await siteWith()
    const { record } = await made.create({ value: 100 })
    expect(record.totalEmission).toBe(257.082)
    expect(await proven(made, record.id)).toEqual({ co2e: '257.082', biogenicCo2: '14' })
    const { total, scope1, byMonth } = await made.company.inventory(ALWAYS)
    for (const amounts of [total, scope1, byMonth[0]?.amounts]) {
      expect(amounts).toMatchObject({ co2e: { exact: '257.082' }, biogenicCo2: { exact: '14', kg: 14 } })
    }
  })

  it('X22: is summed over records, of sites and of vehicles', async () => {
    const made = await siteWith()
    await made.create({ value: 100 })
    await made.create({ value: '50.5' })
    expect(await reported(made)).toBe('21.07')
    const { id } = await aVehicle(made.company)
    const driven = await made.company.vehicleEmissions.create(id, {
      startDateUtc: '2025-01-01',
      endDateUtc: '2025-02-01',
      amount: 70,
    })
    expect(await proven(made, driven.record.id)).toEqual({ co2e: '179.9574', biogenicCo2: '9.8' })
    expect(await reported(made)).toBe('30.87')
    expect(await made.company.verifyTotals()).toEqual([])
  })

  it('X22: of wood pellets is counted by the tonne', async () => {
    const made = await siteWith()
    const [unitId, unit] = [units.tonne.id, unitInput(units.tonne.id)]
    const outcome = await made.create({ value: 2, emissionFactorId: PELLETS.id, unitId, unit })
    const { record } = outcome
    expect(record.totalEmission).toBe(110.38778)
    expect(await proven(made, record.id)).toEqual({ co2e: '110.38778', biogenicCo2: '3354.36' })
    expect(await reported(made)).toBe('3354.36')
    expect(noticesOf(outcome)).toContain(BIOGENIC)
  })

  it('X22: stays as it is where the row holds it itself', async () => {
    const made = await siteWith()
    const unitId = units.pound.id
    const { record } = await made.create({
      value: 4000,
      emissionFactorId: EPA_WOOD.id,
      unitId,
      unit: unitInput(unitId),
    })
    expect((await proven(made, record.id)).biogenicCo2).toBe('3280')
  })

  it.each([
    ['without a row of it', FACTORS.gas.id, units.kilowattHour.id],
    ['of the US EPA', PROPANE.id, units.litre.id],
  ])('R4: is unknown of fuel %s', async (_, emissionFactorId, unitId) => {
    const made = await siteWith()
    const outcome = await made.create({ emissionFactorId, unitId, unit: unitInput(unitId) })
    expect((await proven(made, outcome.record.id)).biogenicCo2).toBeNull()
    expect([await reported(made), noticesOf(outcome).includes(BIOGENIC)]).toEqual([null, false])
  })

  it('R4: is unknown of electricity, of DESNZ and of Ember', async () => {
    for (const countryId of [826, 276]) {
      const made = testService()
      const site = await made.company.sites.create(siteInput({ countryId }))
      const { record } = await made.company.siteEnergies.create(site.record.id, energyInput())
      expect((await proven(made, record.id)).biogenicCo2).toBeNull()
      expect(await reported(made)).toBeNull()
    }
  })

  it('R4: is unknown of a factor of the company', async () => {
    const made = await siteWith()
    const { record } = await made.company.emissionFactors.create(own)
    const fuel = await made.create({ emissionFactorId: record.id })
    expect([await reported(made), noticesOf(fuel).includes(BIOGENIC)]).toEqual([null, false])
  })
})

describe('a published factor and its biogenic CO2', () => {
  it('F13: is embedded and listed as it was published, by the id that was named', async () => {
    const made = await siteWith()
    const { record } = await made.create()
    expect(record.emissionFactorId).toBe(FACTORS.diesel.id)
    expect(record.emissionFactor).toEqual(emissionFactorResource(FACTORS.diesel))
    const { factors } = await made.company.inventory(ALWAYS)
    expect(factors.map(({ key, id, records }) => [key, id, records])).toEqual([
      [FACTORS.diesel.key, FACTORS.diesel.id, 1],
    ])
  })

  it('R8: is the same factor again once a GWP set was put on it and taken off', () => {
    const restated = withGwpSetOfFactor(BLEND, 'AR6_GWP100')
    const again = withGwpSetOfFactor(restated, 'AR5_GWP100')
    expect(canonicalJson(again as unknown as Json)).toBe(canonicalJson(BLEND as unknown as Json))
    expect(publishedCatalogue.find(restated.key)).toEqual(restated)
  })

  it('R8: keeps its figures under a GWP set of the service, and when the set is given up', async () => {
    let gwpSet: 'AR6_GWP100' | null = 'AR6_GWP100'
    const made = await siteWith({ policy: () => ({ gwpSet }) })
    const { record } = await made.create()
    const path = { siteId: made.siteId, fuelId: record.id }
    // 1000 × (2.53763 + 0.00029 × 27/28 + 0.0329 × 273/265)
    expect(await proven(made, record.id)).toEqual({ co2e: '381655543/148400', biogenicCo2: '140' })
    const listed = (await made.company.inventory(ALWAYS)).factors.map(({ key, gwp }) => [key, gwp])
    expect(listed).toEqual([[`${FACTORS.diesel.key}?gwp=AR6_GWP100`, 'AR6_GWP100']])
    gwpSet = null
    const later = { company: made.service.company(record.companyId) }
    await later.company.siteFuels.update(path, { value: 2000 })
    expect(await proven(later, record.id)).toEqual({ co2e: '5141.64', biogenicCo2: '280' })
    await later.company.siteFuels.recalculate(path)
    expect(await proven(later, record.id)).toEqual({ co2e: '5141.64', biogenicCo2: '280' })
  })

  it('R8: is without it in a record made without it, until that is recalculated; both are one factor', async () => {
    const made = await siteWith({ catalogue: createCatalogue([FACTORS.diesel]) })
    const { record } = await made.create()
    expect((await proven(made, record.id)).biogenicCo2).toBeNull()
    const path = { siteId: made.siteId, fuelId: record.id }
    let ids = 1000
    const now = testService({ store: made.store, newId: () => countedId(++ids) })
    await now.company.siteFuels.update(path, { value: 2000 })
    expect(await proven(now, record.id)).toEqual({ co2e: '5141.64', biogenicCo2: null })
    const second = await now.company.siteFuels.create(made.siteId, { ...record, value: 1000, emissionId: '' } as never)
    expect(noticesOf(second)).toContain(BIOGENIC)
    const { total, factors } = await now.company.inventory(ALWAYS)
    expect([total.co2e.exact, total.biogenicCo2?.exact]).toEqual(['7712.46', '140'])
    expect(factors.map(({ key, records }) => [key, records])).toEqual([[FACTORS.diesel.key, 2]])
    await now.company.siteFuels.recalculate(path)
    expect(await proven(now, record.id)).toEqual({ co2e: '5141.64', biogenicCo2: '280' })
  })

  it('is used alone where the row beside it is of another unit', async () => {
    const common = { edition: 'acme-2025', unit: 'l' }
    const fuel = defineFactor({ ...common, key: 'acme-2025/fuel', row: '1_101_1_1', per1: { co2e: 2 } })
    const rest = { complete: false, biogenicCo2: '0.5', per1: {}, category: 'outside-of-scopes' } as const
    const row = defineFactor({ ...common, ...rest, unit: 'kg', key: 'acme-2025/outside', row: '9_604_1_1' })
    const made = await siteWith({ catalogue: createCatalogue([fuel, row]) })
    const { record } = await made.create({ emissionFactorId: fuel.id })
    expect([record.totalEmission, await reported(made)]).toEqual([2000, null])
  })

  it('R8: is looked up again where the factors of the catalogue are others', async () => {
    let held = createCatalogue([FACTORS.diesel])
    const catalogue: Catalogue = { find: (key) => held.find(key), editions: [], factors: () => held.factors() }
    const made = await siteWith({ catalogue })
    const { record } = await made.create()
    held = publishedCatalogue
    await made.company.siteFuels.recalculate({ siteId: made.siteId, fuelId: record.id })
    expect((await proven(made, record.id)).biogenicCo2).toBe('140')
  })
})
