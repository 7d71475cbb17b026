import { describe, expect, it } from 'vitest'
import { units } from '../../../../src/core/units/index.ts'
import { createCatalogue } from '../../../../src/reference/factors/index.ts'
import { builtInKindId } from '../../../../src/resources/index.ts'
import { countedId, FACTORS, noticesOf, OURS, refusalsOf, START, testService } from '../../../fixtures/service.ts'
import { aVehicle, distanceInput, emissionInput, vehicleInput } from '../../service/fixtures/vehicles.ts'

const ELECTRIC = builtInKindId('vehicle-electric')
const NOBODY = countedId(999)

describe('update', () => {
  it('X11: nothing sent changes nothing', async () => {
    const { company, clock } = testService()
    const before = await company.vehicles.create(distanceInput())
    clock.advance()
    expect(await company.vehicles.update(before.record.id, { name: undefined })).toEqual(before)
  })

  it('X10: null clears what may be null, and is rejected for the rest', async () => {
    const { company } = testService()
    const { id } = await aVehicle(company, distanceInput({ imageUrl: 'https://x.test' }))
    const { record } = await company.vehicles.update(id, {
      imageUrl: null,
      fuelConsumption: null,
      fuelConsumptionUnitId: null,
    })
    expect(record).toMatchObject({
      imageUrl: null,
      fuelConsumption: null,
      fuelConsumptionUnitId: null,
      fuelConsumptionUnit: null,
    })
    const nulls = {
      name: null,
      activityUnitId: null,
      emissionFactorId: null,
      emissionKindId: null,
    } as unknown as object
    expect(await refusalsOf(() => company.vehicles.update(id, nulls))).toEqual(
      ['name', 'emissionKindId', 'emissionFactorId', 'activityUnitId'].map((field) => `${field} invalid_type`),
    )
  })

  it('the specification after the change is tried out; what fails changes nothing', async () => {
    const { company } = testService()
    const before = await company.vehicles.create(distanceInput())
    const { id } = before.record
    const refused = async (change: object) => refusalsOf(() => company.vehicles.update(id, change))
    expect(await refused({ consumptionPer: 1 })).toEqual(['fuelConsumption consumption_implausible'])
    expect(await refused({ name: 'x', activityUnitId: 2 })).toEqual(['activityUnitId unit_dimension_mismatch'])
    expect(await refused({ emissionFactorId: NOBODY, emissionKindId: NOBODY })).toEqual([
      'emissionFactorId unknown_emission_factor',
      'emissionKindId unknown_emission_kind',
    ])
    expect(await company.vehicles.get(id)).toEqual(before)
  })

  it('another kind is compared with the scope of its factor only where the catalogue still has that', async () => {
    const { company, store } = testService()
    const { id } = await aVehicle(company)
    const later = testService({ store, catalogue: createCatalogue([]) }).company
    const scope = (outcome: Awaited<ReturnType<typeof later.vehicles.update>>) =>
      noticesOf(outcome).filter((notice) => notice.startsWith('scope_by_factor'))
    const changed = await later.vehicles.update(id, { emissionKindId: ELECTRIC })
    expect([changed.record.emissionKindId, scope(changed)]).toEqual([ELECTRIC, []])
    await company.vehicles.update(id, { emissionKindId: builtInKindId('vehicle') })
    expect(scope(await company.vehicles.update(id, { emissionKindId: ELECTRIC }))).toHaveLength(1)
  })

  it('another kind alone leaves its specification as it is', async () => {
    const { company } = testService()
    const before = await aVehicle(company, distanceInput())
    const { record, notices } = await company.vehicles.update(before.id, { emissionKindId: ELECTRIC })
    expect(record).toEqual({ ...before, emissionKindId: ELECTRIC, emissionKind: record.emissionKind })
    expect(record.emissionKind.id).toBe(ELECTRIC)
    // diesel is of Scope 1 under whatever built-in kind
    expect(notices.map(({ code, path }) => [code, path])).toEqual([['scope_by_factor', 'emissionKindId']])
    expect(await refusalsOf(() => company.vehicles.update(before.id, { emissionKindId: NOBODY }))).toEqual([
      'emissionKindId unknown_emission_kind',
    ])
  })

  it('digits beyond a double are kept while other fields change', async () => {
    const { company, store } = testService()
    const digits = '7.50000000000000000001'
    const { id } = await aVehicle(company, distanceInput({ fuelConsumption: digits }))
    const changed = await company.vehicles.update(id, { consumptionPer: 50 })
    expect(changed.record.fuelConsumption).toBe(7.5)
    const { record } = await company.vehicleEmissions.create(id, emissionInput({ amount: '1e10' }))
    // 1e10 km × 7.50000000000000000001 l / 50 km × 2.57082 kg/l
    const row = await store.read(OURS, (tx) => tx.vehicleEmissions.get(record.id))
    expect(row?.exact).toBe('3856230000.00000000000514164')
  })

  it('R8: the kind follows the factor while it was the one of the factor, and stays where it was named', async () => {
    const { company } = testService()
    const usual = await aVehicle(company)
    const named = await aVehicle(company, vehicleInput({ emissionKindId: ELECTRIC }))
    const change = { emissionFactorId: FACTORS.grid.id, activityUnitId: units.kilowattHour.id }
    expect((await company.vehicles.update(usual.id, change)).record.emissionKind.id).toBe(ELECTRIC)
    expect(
      (await company.vehicles.update(named.id, { emissionFactorId: FACTORS.gas.id, activityUnitId: 4 })).record
        .emissionKindId,
    ).toBe(ELECTRIC)
    const both = await company.vehicles.update(usual.id, { ...vehicleInput(), emissionKindId: builtInKindId('travel') })
    expect(both.record.emissionKindId).toBe(builtInKindId('travel'))
    expect(noticesOf(both)).toEqual(['emission_kind_unusual emissionKindId'])
  })

  it('R8: the kind follows a factor of the company as it does a published one', async () => {
    const { company } = testService()
    const grid = { name: 'Own grid', co2e: 1, denominatorUnitId: units.kilowattHour.id }
    const { id: emissionFactorId } = (await company.emissionFactors.create(grid)).record
    const { id, emissionKindId } = await aVehicle(company, vehicleInput({ emissionFactorId, activityUnitId: 4 }))
    expect(emissionKindId).toBe(ELECTRIC)
    const { record } = await company.vehicles.update(id, vehicleInput())
    expect(record.emissionKindId).toBe(builtInKindId('vehicle'))
    expect((await company.vehicles.update(id, { fuelConsumption: 9, fuelConsumptionUnitId: 13 })).record).toEqual({
      ...record,
      fuelConsumption: 9,
      fuelConsumptionUnitId: 13,
      fuelConsumptionUnit: record.activityUnit,
    })
  })

  it('R8: the kind stays where the catalogue has the factor of before no more', async () => {
    const { company, store } = testService()
    const { id } = await aVehicle(company, vehicleInput({ emissionFactorId: FACTORS.grid.id, activityUnitId: 4 }))
    const later = testService({ store, catalogue: createCatalogue([FACTORS.diesel]) })
    const { record } = await later.company.vehicles.update(id, vehicleInput())
    expect([record.emissionFactorId, record.emissionKindId]).toEqual([FACTORS.diesel.id, ELECTRIC])
  })

  it('N3: keeps of its consumption what the wire has no place for, and else nothing', async () => {
    const { company, store } = testService()
    const plain = await aVehicle(company, distanceInput({ consumptionPer: 1, fuelConsumption: 0.075 }))
    const { id } = await aVehicle(company, distanceInput({ fuelConsumption: 7.5 }))
    const keptOf = async (one: string) => (await store.read(OURS, (tx) => tx.vehicles.get(one)))?.record
    expect(await keptOf(plain.id)).not.toHaveProperty('given')
    expect(await keptOf(id)).toHaveProperty('given', { consumptionPer: 100 })
  })

  it('X10: each of its plain fields alone', async () => {
    const { company } = testService()
    const before = await aVehicle(company)
    const changes = { name: 'Van 4', imageUrl: 'https://example.com/4.png', activityType: 'LEASED', fuelSource: 'HVO' }
    let record = before
    for (const [field, value] of Object.entries(changes)) {
      const changed = await company.vehicles.update(before.id, { [field]: value })
      record = { ...record, [field]: value }
      expect(changed).toMatchObject({ record, notices: [] })
    }
  })

  it('V10: a change of the specification says that records stay as they are; a change of the name does not', async () => {
    const { company } = testService()
    const { id } = await aVehicle(company, distanceInput())
    expect(noticesOf(await company.vehicles.update(id, { fuelConsumption: 8 }))).toEqual([])
    await company.vehicleEmissions.create(id, emissionInput())
    expect(noticesOf(await company.vehicles.update(id, { fuelConsumption: 9 }))).toEqual(['records_not_recalculated '])
    expect(noticesOf(await company.vehicles.update(id, { fuelConsumption: 9, name: 'Van' }))).toEqual([])
  })

  it('F9: a vehicle whose factor was deleted can be renamed, sent back whole, and given another factor', async () => {
    const { company } = testService()
    const factor = await company.emissionFactors.create({ name: 'Blend', co2e: 2, denominatorUnitId: 13 })
    const { id } = await aVehicle(company, vehicleInput({ emissionFactorId: factor.record.id }))
    await company.emissionFactors.delete(factor.record.id)
    const { record } = await company.vehicles.get(id)
    expect(record.emissionFactor.deletedAt).toBe(START)
    expect((await company.vehicles.update(id, { ...record, name: 'Old van' })).record.name).toBe('Old van')
    expect(await refusalsOf(() => company.vehicles.update(id, { activityUnitId: 1304 }))).toEqual([
      'emissionFactorId unknown_emission_factor',
    ])
    const changed = await company.vehicles.update(id, { emissionFactorId: FACTORS.diesel.id })
    expect(changed.record.emissionFactor.co2e).toBe(2.57082)
  })

  it('a vehicle whose kind was deleted keeps it when it is sent back whole', async () => {
    const { company } = testService()
    const kind = { scope: 'SCOPE_1', underScope: 'Fleet', activityTypeUnderScope: 'VAN', name: 'Vans' } as const
    const { id: emissionKindId } = (await company.emissionKinds.create(kind)).record
    const { id } = await aVehicle(company, vehicleInput({ emissionKindId }))
    await company.emissionKinds.delete(emissionKindId)
    const { record } = await company.vehicles.get(id)
    const changed = await company.vehicles.update(id, { ...record, name: 'Old van', activityUnitId: units.gallonUs.id })
    expect(changed.record).toMatchObject({ name: 'Old van', emissionKindId, emissionKind: kind })
    expect(await refusalsOf(() => aVehicle(company, vehicleInput({ emissionKindId })))).toEqual([
      'emissionKindId unknown_emission_kind',
    ])
  })

  it('X14: a change for another version is rejected', async () => {
    const { company } = testService()
    const { id } = await aVehicle(company)
    await company.vehicles.update(id, { name: 'b' }, { ifVersion: 1 })
    const refused = ['if-match precondition_failed']
    expect(await refusalsOf(() => company.vehicles.update(id, { name: 'c' }, { ifVersion: 1 }))).toEqual(refused)
    expect(await refusalsOf(() => company.vehicles.delete(id, { ifVersion: 1 }))).toEqual(refused)
  })
})

describe('delete', () => {
  it('X16: a vehicle with records stays; without them it goes', async () => {
    const { company } = testService()
    const { id } = await aVehicle(company)
    const { record } = await company.vehicleEmissions.create(id, emissionInput())
    expect(await refusalsOf(() => company.vehicles.delete(id))).toEqual(['vehicleId record_in_use'])
    await company.vehicleEmissions.delete({ vehicleId: id, emissionId: record.id })
    expect(await company.vehicles.delete(id)).toMatchObject({ record: { id, totalEmission: 0 }, notices: [] })
    expect(await refusalsOf(() => company.vehicles.get(id))).toEqual(['vehicleId not_found'])
  })

  it('every change is in the log, with who made it', async () => {
    const { company, store } = testService()
    const { id } = await aVehicle(company)
    await company.vehicles.update(id, { name: 'b' })
    await company.vehicles.delete(id)
    const { rows } = await store.read(OURS, (tx) => tx.log.list({ recordId: id, by: 'sequence' }))
    expect(rows.map(({ record: { actor, action, collection } }) => [actor, action, collection])).toEqual([
      ['tester', 'create', 'vehicles'],
      ['tester', 'update', 'vehicles'],
      ['tester', 'delete', 'vehicles'],
    ])
  })
})
