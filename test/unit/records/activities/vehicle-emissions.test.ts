import { describe, expect, it } from 'vitest'
import { units } from '../../../../src/core/units/index.ts'
import { resourceSchemas } from '../../../../src/resources/index.ts'
import { countedId, FACTORS, noticesOf, OURS, refusalsOf, START, testService } from '../../../fixtures/service.ts'
import {
  aVehicle,
  BIOGENIC,
  distanceInput,
  emissionInput,
  recorded,
  vehicleInput,
} from '../../service/fixtures/vehicles.ts'

const NOBODY = countedId(999)
const DATES = { startDateUtc: '2025-01-01T00:00:00.000Z', endDateUtc: '2025-02-01T00:00:00.000Z' }
const ownFactor = { name: 'Blend', co2e: 2, denominatorUnitId: units.litre.id }

describe('create', () => {
  it('V9: startDate and endDate of what was sent as Utc, with the whole emission; V5: no comment is ""', async () => {
    const { company, record, path, vehicleId } = await recorded()
    expect(resourceSchemas.VehicleEmission.parse(record)).toEqual(record)
    expect(record).toEqual({
      id: path.emissionId,
      vehicleId,
      companyId: OURS,
      startDate: DATES.startDateUtc,
      endDate: DATES.endDateUtc,
      amount: 1500,
      comment: '',
      totalEmission: 289.21725,
      emissionId: record.emission.id,
      emission: {
        id: record.emissionId,
        co2: 285.483375,
        ch4: 0.0011651785714285713,
        n2o: 0.013966981132075472,
        co2e: 289.21725,
        unitId: 2,
        companyId: OURS,
        createdAt: START,
        updatedAt: START,
      },
      createdAt: START,
      updatedAt: START,
    })
    expect((await company.vehicleEmissions.get(path)).record).toEqual(record)
    expect((await company.vehicles.get(vehicleId)).record.totalEmission).toBe(289.21725)
  })

  it.each([
    [
      'V1, V2: litres of a factor per litre; the consumption is not used',
      vehicleInput({ fuelConsumption: 9, fuelConsumptionUnitId: 13 }),
      3856.23,
    ],
    ['N12: US gallons of a factor per litre', vehicleInput({ activityUnitId: units.gallonUs.id }), 14597.41848381432],
    [
      'V3: kilometres by litres per kilometre',
      distanceInput({ fuelConsumption: '0.075', consumptionPer: 1 }),
      289.21725,
    ],
    ['V3: kilometres by litres per 100', distanceInput(), 289.21725],
    ['V3: kilometres by litres per 30', distanceInput({ fuelConsumption: '2.25', consumptionPer: 30 }), 289.21725],
    ['V3: miles by litres per 100', distanceInput({ activityUnitId: units.mile.id }), 289.21725],
    [
      'V3: kilometres by kWh of electricity',
      distanceInput({ emissionFactorId: FACTORS.grid.id, fuelConsumption: 18, fuelConsumptionUnitId: 4 }),
      47.79,
    ],
  ])('%s', async (_, input, totalEmission) => {
    expect((await recorded(input)).record.totalEmission).toBe(totalEmission)
  })

  it('V4: without the consumption that it needs there is no emission', async () => {
    const { company } = testService()
    const without = await aVehicle(company, distanceInput({ fuelConsumption: null }))
    const unitless = await aVehicle(company, distanceInput({ fuelConsumptionUnitId: null }))
    const record = (id: string) => refusalsOf(() => company.vehicleEmissions.create(id, emissionInput()))
    expect(await record(without.id)).toEqual(['vehicle.fuelConsumption vehicle_specification_incomplete'])
    expect(await record(unitless.id)).toEqual(['vehicle.fuelConsumptionUnitId vehicle_specification_incomplete'])
    expect((await company.vehicleEmissions.list(without.id)).total).toBe(0)
  })

  it('V5: amount and dates are asked for, all at once', async () => {
    const { company } = testService()
    const { id } = await aVehicle(company)
    expect(await refusalsOf(() => company.vehicleEmissions.create(id, { comment: 'x' }))).toEqual([
      'startDateUtc required',
      'endDateUtc required',
      'amount required',
    ])
  })

  it.each([
    ['N14: a negative amount', { amount: -1 }, 'amount must_be_non_negative'],
    ['N16: too much', { amount: 1e308 }, 'amount quantity_too_large'],
    ['N16: more than can be held', { amount: '1e400' }, 'amount number_out_of_range'],
    ['F6: a reversed period', { endDateUtc: '2024-12-31' }, 'endDateUtc period_reversed'],
    ['T15: a day that does not exist', { startDateUtc: '2025-02-30' }, 'startDateUtc invalid_date'],
    ['U+0000', { comment: 'a\0' }, 'comment text_invalid'],
    ['half a surrogate pair', { comment: '\ud800' }, 'comment text_invalid'],
  ])('%s is refused and nothing is kept', async (_, changes, rejection) => {
    const { company } = testService()
    const { id } = await aVehicle(company)
    expect(await refusalsOf(() => company.vehicleEmissions.create(id, emissionInput(changes)))).toEqual([rejection])
    expect((await company.vehicleEmissions.list(id)).total).toBe(0)
    expect((await company.vehicles.get(id)).record.totalEmission).toBe(0)
  })

  it('N15: nothing driven is an emission of zero; N14: the policy takes a credit', async () => {
    const { company } = testService({ policy: { allowCredits: true } })
    const { id } = await aVehicle(company)
    const total = async (amount: number) =>
      (await company.vehicleEmissions.create(id, emissionInput({ amount }))).record.totalEmission
    expect([await total(0), await total(-10)]).toEqual([0, -25.7082])
    expect((await company.vehicles.get(id)).record.totalEmission).toBe(-25.7082)
  })

  it('F9: a factor that was deleted serves no new record', async () => {
    const { company } = testService()
    const { record } = await company.emissionFactors.create(ownFactor)
    const { id } = await aVehicle(company, vehicleInput({ emissionFactorId: record.id }))
    await company.emissionFactors.delete(record.id)
    expect(await refusalsOf(() => company.vehicleEmissions.create(id, emissionInput()))).toEqual([
      'vehicle.emissionFactorId unknown_emission_factor',
    ])
  })

  it("X2: another company's vehicle is not there", async () => {
    const { company, others } = testService()
    const { id } = await aVehicle(others)
    expect(await refusalsOf(() => company.vehicleEmissions.create(id, emissionInput()))).toEqual([
      'vehicleId not_found',
    ])
    expect(await refusalsOf(() => company.vehicleEmissions.list(id))).toEqual(['vehicleId not_found'])
  })

  it('R10: what was assumed is said, and said again when it is read', async () => {
    const { company } = testService({ policy: { allowImplausibleConsumption: true } })
    const { id: vehicleId } = await aVehicle(company, distanceInput({ consumptionPer: 1 }))
    const made = await company.vehicleEmissions.create(vehicleId, emissionInput())
    expect(noticesOf(made)).toEqual([BIOGENIC, 'consumption_implausible_allowed vehicle.fuelConsumption'])
    expect(await company.vehicleEmissions.get({ vehicleId, emissionId: made.record.id })).toEqual(made)
  })
})

describe('read', () => {
  it('X20: the records of one vehicle, the newest first', async () => {
    const { company, clock, vehicleId } = await recorded()
    const other = await aVehicle(company)
    await company.vehicleEmissions.create(other.id, emissionInput())
    clock.advance()
    await company.vehicleEmissions.create(vehicleId, emissionInput({ amount: 2, startDateUtc: '2024-01-01' }))
    const { records, total } = await company.vehicleEmissions.list(vehicleId)
    expect([total, records.map(({ amount }) => amount)]).toEqual([2, [2, 1500]])
    expect((await company.vehicleEmissions.list(vehicleId, { limit: 1 })).records).toEqual(records.slice(0, 1))
  })

  it('V7: a record is found below its own vehicle alone', async () => {
    const { company, path } = await recorded()
    const other = await aVehicle(company)
    const elsewhere = { ...path, vehicleId: other.id }
    for (const wrong of [elsewhere, { ...path, emissionId: NOBODY }, { ...path, emissionId: '\0' }]) {
      for (const work of [
        () => company.vehicleEmissions.get(wrong),
        () => company.vehicleEmissions.update(wrong, DATES),
        () => company.vehicleEmissions.delete(wrong),
        () => company.vehicleEmissions.recalculate(wrong),
      ]) {
        expect(await refusalsOf(work)).toEqual(['emissionsId not_found'])
      }
    }
    expect(await refusalsOf(() => company.vehicleEmissions.get({ ...path, vehicleId: NOBODY }))).toEqual([
      'vehicleId not_found',
    ])
  })
})
