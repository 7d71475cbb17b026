import { describe, expect, it } from 'vitest'
import { units } from '../../../src/core/units/index.ts'
import { energyInput, FACTORS, noticesOf, siteInput, testService, unitInput } from '../../fixtures/service.ts'
import { BARE, siteWith } from '../service/fixtures/site-fuels.ts'
import { aVehicle, distanceInput, emissionInput, recorded, vehicleInput } from '../service/fixtures/vehicles.ts'

const KWH = units.kilowattHour.id
const AR6 = { gwpSet: 'AR6_GWP100' } as const

describe('R10: a notice stands at the field that the client knows', () => {
  it('of fuel: the factor, which says on which heating value an energy is read', async () => {
    const { company, siteId } = await siteWith({ policy: { required: 'lenient' } })
    const gas = { ...BARE, emissionFactorId: FACTORS.gas.id, unitId: KWH, unit: unitInput(KWH) }
    const made = await company.siteFuels.create(siteId, gas)
    expect(noticesOf(made)).toEqual(['heating_value_assumed_gross emissionFactorId'])
    const diesel = await company.siteFuels.create(siteId, BARE)
    expect(noticesOf(diesel)).toEqual(['biogenic_outside_totals emissionFactorId'])
    const read = await company.siteFuels.get({ siteId, fuelId: diesel.record.id })
    expect(read.notices).toEqual(diesel.notices)
    // a trace is of the method, so its notice names the input of the method
    const trace = JSON.parse(await company.audit.trace(diesel.record.id))
    expect(trace.notices).toEqual([{ code: 'biogenic_outside_totals', path: 'factor' }])
  })

  it('of vehicles: the fields of the vehicle', async () => {
    const { company } = testService({ policy: { allowImplausibleConsumption: true } })
    const gas = await aVehicle(company, vehicleInput({ emissionFactorId: FACTORS.gas.id, activityUnitId: KWH }))
    expect(noticesOf(await company.vehicleEmissions.create(gas.id, emissionInput()))).toEqual([
      'heating_value_assumed_gross vehicle.emissionFactorId',
    ])
    const thirsty = await company.vehicles.create(distanceInput({ consumptionPer: 1 }))
    expect(noticesOf(thirsty)).toEqual(['consumption_implausible_allowed fuelConsumption'])
    expect(noticesOf(await company.vehicleEmissions.create(thirsty.record.id, emissionInput()))).toEqual([
      'biogenic_outside_totals vehicle.emissionFactorId',
      'consumption_implausible_allowed vehicle.fuelConsumption',
    ])
  })

  it('of electricity: the country of the site, the clean share and the named factor', async () => {
    const { company } = testService()
    const { id } = (await company.sites.create(siteInput())).record
    const half = await company.siteEnergies.create(id, energyInput({ percentageOfCleanEnergy: 50 }))
    expect(noticesOf(half)).toEqual([
      'residual_mix_is_grid site.countryId',
      'clean_factor_assumed_zero percentageOfCleanEnergy',
    ])
    const february = { startDate: '2025-02-01', endDate: '2025-03-01' }
    const steam = { name: 'Works power station', co2e: '0.2', denominatorUnitId: KWH, heatingValue: 'gross' } as const
    const own = (await company.emissionFactors.create({ ...steam, category: 'electricity' })).record
    const custom = energyInput({ ...february, customEmissionFactorId: own.id, percentageOfCleanEnergy: 50 })
    expect(noticesOf(await company.siteEnergies.create(id, custom))).toEqual([
      'clean_share_with_custom_factor customEmissionFactorId',
      'clean_factor_assumed_zero percentageOfCleanEnergy',
      'heating_value_assumed_gross customEmissionFactorId',
    ])
  })

  it('of a policy of the service: none, for it is of the record as a whole', async () => {
    const { company, path } = await recorded(distanceInput(), AR6)
    expect(noticesOf(await company.vehicleEmissions.get(path))).toContain('gwp_set_changed ')
    const { record } = await company.sites.create(siteInput({ countryId: 276 }))
    const german = await company.siteEnergies.create(record.id, energyInput())
    expect(noticesOf(german)).toContain('gwp_set_not_applied ')
  })
})
