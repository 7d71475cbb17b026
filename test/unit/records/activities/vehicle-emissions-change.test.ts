import { describe, expect, it } from 'vitest'
import { units } from '../../../../src/core/units/index.ts'
import { noticesOf, OURS, refusalsOf, testService } from '../../../fixtures/service.ts'
import { reasonsOf, revisionsOf } from '../../service/fixtures/site-fuels.ts'
import {
  aVehicle,
  BIOGENIC,
  distanceInput,
  emissionInput,
  recorded,
  vehicleInput,
} from '../../service/fixtures/vehicles.ts'

const LATER = '2025-06-01T08:01:00.000Z'
const DATES = { startDateUtc: '2025-01-01T00:00:00.000Z', endDateUtc: '2025-02-01T00:00:00.000Z' }
const ownFactor = { name: 'Blend', co2e: 2, denominatorUnitId: units.litre.id, category: 'fuel' } as const

describe('update', () => {
  it('V8: another amount keeps the emission by its id, with new values; the calculation before stays', async () => {
    const { company, clock, store, path, record } = await recorded()
    clock.advance()
    const changed = await company.vehicleEmissions.update(path, { ...DATES, amount: 3000 })
    expect(changed.version).toBe(2)
    expect(changed.record).toEqual({
      ...record,
      amount: 3000,
      totalEmission: 578.4345,
      emission: {
        ...record.emission,
        co2: 570.96675,
        ch4: 0.0023303571428571427,
        n2o: 0.027933962264150944,
        co2e: 578.4345,
        updatedAt: LATER,
      },
      updatedAt: LATER,
    })
    const { rows } = await store.read(OURS, (tx) => tx.log.list({ recordId: record.id, by: 'sequence' }))
    expect(rows.map(({ record: { computed, before, after } }) => [computed?.revision, before, after])).toEqual([
      [1, null, '289.21725'],
      [2, '289.21725', '578.4345'],
    ])
    expect((await company.vehicles.get(path.vehicleId)).record.totalEmission).toBe(578.4345)
    expect(await company.verifyTotals()).toEqual([])
  })

  it('V6: the dates are asked for; a lenient service, or call, does without', async () => {
    const { company, path } = await recorded()
    const work = () => company.vehicleEmissions.update(path, { amount: 1 })
    expect(await refusalsOf(work)).toEqual(['startDateUtc required', 'endDateUtc required'])
    const called = await company.vehicleEmissions.update(path, { amount: 2 }, { required: 'lenient' })
    expect(called.record.amount).toBe(2)
    const lenient = await recorded(distanceInput(), { required: 'lenient' })
    expect((await lenient.company.vehicleEmissions.update(lenient.path, { amount: 1 })).record.amount).toBe(1)
  })

  it('X12: other dates and another comment give the same emission, untouched', async () => {
    const { company, clock, path, record } = await recorded()
    clock.advance()
    const dates = { startDateUtc: '2025-03-01T00:00:00.000Z', endDateUtc: '2025-04-01T00:00:00.000Z' }
    const changed = await company.vehicleEmissions.update(path, { ...dates, amount: '1500.0', comment: 'March' })
    const { startDateUtc: startDate, endDateUtc: endDate } = dates
    expect(changed.record).toEqual({ ...record, startDate, endDate, comment: 'March', updatedAt: LATER })
  })

  it('X12: digits beyond a double that are sent back as they were compute nothing', async () => {
    const { company, store, vehicleId } = await recorded()
    const amount = '0.10000000000000000000000001'
    const { record } = await company.vehicleEmissions.create(vehicleId, emissionInput({ amount, comment: 'c' }))
    const path = { vehicleId, emissionId: record.id }
    expect((await company.vehicleEmissions.update(path, { ...DATES, amount })).record).toEqual(record)
    expect(await revisionsOf(store, record.id)).toEqual([1])
    await company.vehicleEmissions.update(path, { ...DATES, amount: 1 })
    await company.vehicleEmissions.update(path, { ...DATES, amount })
    await company.vehicleEmissions.recalculate(path)
    expect(await reasonsOf(store, record.id)).toEqual(['created', 'updated', 'updated', 'recalculated'])
    const row = await store.read(OURS, (tx) => tx.vehicleEmissions.get(record.id))
    // × 7.5 l / 100 km × 2.57082 kg/l
    expect(row?.exact).toBe('0.01928115000000000000000000192811500'.replace(/0+$/, ''))
    expect((await company.vehicleEmissions.delete(path)).notices).toEqual([])
  })

  it('F6: a period that is reversed once it is merged is rejected', async () => {
    const { company, path } = await recorded(distanceInput(), { required: 'lenient' })
    const before = await company.vehicleEmissions.get(path)
    const refused = (change: object) => refusalsOf(() => company.vehicleEmissions.update(path, change))
    expect(await refused({ startDateUtc: '2025-02-02', amount: 5 })).toEqual(['endDateUtc period_reversed'])
    expect(await refused({ endDateUtc: '2024-12-31' })).toEqual(['endDateUtc period_reversed'])
    expect(await company.vehicleEmissions.get(path)).toEqual(before)
  })

  it('X11: nothing sent to a lenient service changes nothing', async () => {
    const { company, clock, path, record } = await recorded(distanceInput(), { required: 'lenient' })
    clock.advance()
    expect(await company.vehicleEmissions.update(path, {})).toMatchObject({ version: 1, record })
  })

  it('X14: a change for another version is rejected', async () => {
    const { company, path } = await recorded()
    const stale = { ifVersion: 2 }
    const refused = ['if-match precondition_failed']
    expect(await refusalsOf(() => company.vehicleEmissions.update(path, DATES, stale))).toEqual(refused)
    expect(await refusalsOf(() => company.vehicleEmissions.delete(path, stale))).toEqual(refused)
  })

  it('V10: a change is computed with the specification and the factor that the record was made with', async () => {
    const { company } = testService()
    const factor = await company.emissionFactors.create(ownFactor)
    const { id: vehicleId } = await aVehicle(company, distanceInput({ emissionFactorId: factor.record.id }))
    const { record } = await company.vehicleEmissions.create(vehicleId, emissionInput())
    const path = { vehicleId, emissionId: record.id }
    expect(record.totalEmission).toBe(225)
    await company.emissionFactors.update(factor.record.id, { co2e: 5 })
    await company.vehicles.update(vehicleId, { fuelConsumption: 30 })
    expect((await company.vehicleEmissions.get(path)).record).toEqual(record)
    expect((await company.vehicleEmissions.update(path, { ...DATES, amount: 3000 })).record.totalEmission).toBe(450)
    await company.emissionFactors.delete(factor.record.id)
    expect((await company.vehicleEmissions.update(path, { ...DATES, amount: 1000 })).record.totalEmission).toBe(150)
  })

  it('N17: under a GWP set of the service an amount is changed under the same', async () => {
    const { company, path, record } = await recorded(distanceInput(), { gwpSet: 'AR6_GWP100' })
    const created = await company.vehicleEmissions.get(path)
    const changed = await company.vehicleEmissions.update(path, { ...DATES, amount: 3000 })
    expect(record.totalEmission).toBeCloseTo(289.3278, 3)
    expect(changed.record.totalEmission).toBeCloseTo(2 * record.totalEmission, 9)
    expect(changed.notices).toEqual(created.notices)
    expect(noticesOf(changed)).toEqual([BIOGENIC, 'gwp_set_changed '])
  })
})

describe('recalculate', () => {
  it('R8: the specification and the factor of the vehicle as they are now, from then on', async () => {
    const { company, clock } = testService()
    const factor = await company.emissionFactors.create(ownFactor)
    const { id: vehicleId } = await aVehicle(company, distanceInput({ emissionFactorId: factor.record.id }))
    const { record } = await company.vehicleEmissions.create(vehicleId, emissionInput())
    const path = { vehicleId, emissionId: record.id }
    await company.emissionFactors.update(factor.record.id, { co2e: 4 })
    await company.vehicles.update(vehicleId, { fuelConsumption: 15 })
    clock.advance()
    const again = await company.vehicleEmissions.recalculate(path)
    expect(again.record).toEqual({
      ...record,
      totalEmission: 900,
      emission: { ...record.emission, co2e: 900, updatedAt: LATER },
      updatedAt: LATER,
    })
    expect(again.notices).toEqual([])
    expect((await company.vehicleEmissions.update(path, { ...DATES, amount: 500 })).record.totalEmission).toBe(300)
    await company.emissionFactors.delete(factor.record.id)
    expect(await refusalsOf(() => company.vehicleEmissions.recalculate(path))).toEqual([
      'vehicle.emissionFactorId unknown_emission_factor',
    ])
  })

  it('V1: an amount stays in the unit it was recorded in, whichever of its dimension the vehicle has now', async () => {
    const { company, path, record } = await recorded()
    const perMile = { activityUnitId: units.mile.id, fuelConsumption: 15, consumptionPer: 100 }
    await company.vehicles.update(path.vehicleId, perMile)
    const again = await company.vehicleEmissions.recalculate(path)
    expect(noticesOf(again)).toEqual([BIOGENIC])
    // 1,500 km are 1500 / 1.609344 miles, at 0.15 l of 2.57082 kg each
    expect(again.record).toMatchObject({ amount: 1500, totalEmission: 359.4225348962062 })
    const doubled = await company.vehicleEmissions.update(path, { ...DATES, amount: 3000 })
    expect(doubled.record.totalEmission).toBe(718.8450697924123)
    await company.vehicles.update(path.vehicleId, { activityUnitId: units.kilometre.id, fuelConsumption: '7.5' })
    await company.vehicleEmissions.update(path, { ...DATES, amount: 1500 })
    expect((await company.vehicleEmissions.recalculate(path)).record.totalEmission).toBe(record.totalEmission)
    expect(await company.verifyTotals()).toEqual([])
  })

  it('V1: an amount of fuel follows the factor, in whatever unit the vehicle has now', async () => {
    const { company, path } = await recorded(vehicleInput())
    await company.vehicles.update(path.vehicleId, { activityUnitId: units.gallonUs.id })
    expect((await company.vehicleEmissions.recalculate(path)).record).toMatchObject({
      amount: 1500,
      totalEmission: 3856.23,
    })
  })

  it('N11: an amount in a unit of another dimension than the vehicle has now is rejected', async () => {
    const { company, path } = await recorded()
    await company.vehicles.update(path.vehicleId, { activityUnitId: units.litre.id })
    const before = await company.vehicleEmissions.get(path)
    const work = () => company.vehicleEmissions.recalculate(path)
    expect(await refusalsOf(work)).toEqual(['vehicle.activityUnitId unit_dimension_mismatch'])
    await expect(work()).rejects.toThrow(/recorded in km.*record/)
    expect(await company.vehicleEmissions.get(path)).toEqual(before)
    expect((await company.vehicleEmissions.update(path, { ...DATES, amount: 3000 })).record.totalEmission).toBe(
      578.4345,
    )
  })

  it('V4: a specification that fails leaves the record as it is', async () => {
    const { company, path } = await recorded()
    const before = await company.vehicleEmissions.get(path)
    await company.vehicles.update(path.vehicleId, { fuelConsumption: null })
    expect(await refusalsOf(() => company.vehicleEmissions.recalculate(path))).toEqual([
      'vehicle.fuelConsumption vehicle_specification_incomplete',
    ])
    expect(await company.vehicleEmissions.get(path)).toEqual(before)
  })
})

describe('totals', () => {
  it('X15: the total of a vehicle is the exact sum, and zero when all is deleted', async () => {
    const { company, path, record } = await recorded()
    for (const amount of ['0.1', '0.2', '0.0000000000000000001']) {
      await company.vehicleEmissions.create(path.vehicleId, emissionInput({ amount }))
    }
    expect(await company.verifyTotals()).toEqual([])
    for (const { id: emissionId } of (await company.vehicleEmissions.list(path.vehicleId)).records) {
      await company.vehicleEmissions.delete({ ...path, emissionId })
    }
    expect((await company.vehicles.get(path.vehicleId)).record.totalEmission).toBe(0)
    expect(await company.verifyTotals()).toEqual([])
    expect(await refusalsOf(() => company.vehicleEmissions.get({ ...path, emissionId: record.id }))).toEqual([
      'emissionsId not_found',
    ])
  })
})
