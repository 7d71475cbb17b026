import { describe, expect, it } from 'vitest'
import { builtInUnits, units, unitTable } from '../../../../src/core/units/index.ts'
import { findFactor } from '../../../../src/reference/factors/index.ts'
import { builtInKindId, resourceSchemas } from '../../../../src/resources/index.ts'
import { countedId, FACTORS, noticesOf, refusalsOf, START, testService } from '../../../fixtures/service.ts'
import { aVehicle, distanceInput, emissionInput, vehicleInput } from '../../service/fixtures/vehicles.ts'

const VEHICLE = builtInKindId('vehicle')
const ELECTRIC = builtInKindId('vehicle-electric')
const NOBODY = countedId(999)

describe('create', () => {
  it('V11: a vehicle has the whole shape, "vehicle" as its table, and what its ids name', async () => {
    const { company } = testService()
    const { record, version, notices } = await company.vehicles.create(
      distanceInput({ imageUrl: 'https://example.com/3.png' }),
    )
    expect(resourceSchemas.Vehicle.parse(record)).toEqual(record)
    expect({ version, notices }).toEqual({ version: 1, notices: [] })
    const { emissionKind, emissionFactor, activityUnit, fuelConsumptionUnit, ...flat } = record
    expect(flat).toEqual({
      tableName: 'vehicle',
      id: countedId(1),
      name: 'Van 3',
      imageUrl: 'https://example.com/3.png',
      activityType: 'FUEL',
      fuelSource: 'DIESEL',
      fuelConsumption: 7.5,
      fuelConsumptionUnitId: 13,
      emissionKindId: VEHICLE,
      emissionFactorId: FACTORS.diesel.id,
      activityUnitId: 10,
      companyId: 7,
      totalEmission: 0,
      createdAt: START,
      updatedAt: START,
    })
    expect(emissionKind.scope).toBe('SCOPE_1')
    expect(emissionFactor.co2e).toBe(2.57082)
    expect([activityUnit.short_name, fuelConsumptionUnit?.short_name]).toEqual(['km', 'l'])
    expect((await company.vehicles.get(record.id)).record).toEqual(record)
  })

  it.each([
    ['a factor per litre', FACTORS.diesel.id, units.litre.id, VEHICLE],
    ['a factor per kWh of electricity', FACTORS.grid.id, units.kilowattHour.id, ELECTRIC],
    ['a factor per kWh of a fuel', FACTORS.gas.id, units.kilowattHour.id, VEHICLE],
  ])('the built-in kind for %s', async (_, emissionFactorId, activityUnitId, kind) => {
    const { company } = testService()
    const { record } = await company.vehicles.create(vehicleInput({ emissionFactorId, activityUnitId }))
    expect([record.emissionKindId, record.emissionKind.id]).toEqual([kind, kind])
  })

  it('F12: the kind of another activity is taken, with a notice; one of the company without', async () => {
    const { company } = testService()
    const own = await company.emissionKinds.create({
      scope: 'SCOPE_3',
      underScope: 'Fleet',
      activityTypeUnderScope: 'LEASED',
      name: 'Leased',
    })
    const charged = { emissionFactorId: FACTORS.grid.id, activityUnitId: units.kilowattHour.id }
    const usual = await company.vehicles.create(vehicleInput({ ...charged, emissionKindId: ELECTRIC }))
    const burning = await company.vehicles.create(vehicleInput({ emissionKindId: ELECTRIC }))
    const unusual = await company.vehicles.create(vehicleInput({ emissionKindId: builtInKindId('site-fuel') }))
    const leased = await company.vehicles.create(vehicleInput({ emissionKindId: own.record.id }))
    expect(noticesOf(usual)).toEqual([])
    expect(noticesOf(burning)).toEqual(['scope_by_factor emissionKindId'])
    expect(noticesOf(unusual)).toEqual(['emission_kind_unusual emissionKindId'])
    expect(noticesOf(leased)).toEqual([])
    expect(leased.record.emissionKind).toEqual(own.record)
  })

  it('V3: a consumption that only a figure per 100 km explains is rejected, and the option is named', async () => {
    const { company } = testService()
    const work = () => company.vehicles.create(distanceInput({ consumptionPer: 1 }))
    expect(await refusalsOf(work)).toEqual(['fuelConsumption consumption_implausible'])
    await expect(work).rejects.toThrow('set consumptionPer: 100 if the figure is per 100 km')
    expect((await company.vehicles.list()).total).toBe(0)
  })

  it.each([
    ['2 l', { fuelConsumption: 2, consumptionPer: 1 }, []],
    ['200 l', { fuelConsumption: 200 }, []],
    ['200.1 l', { fuelConsumption: '200.1' }, ['fuelConsumption consumption_implausible']],
    ['20 l per 10', { fuelConsumption: 20, consumptionPer: 10 }, []],
    ['21 l per 10', { fuelConsumption: 21, consumptionPer: 10 }, ['fuelConsumption consumption_implausible']],
  ])('V3: the bound itself is plausible: %s', async (_, changes, refusals) => {
    const { company } = testService()
    const work = () => company.vehicles.create(distanceInput(changes))
    expect(refusals.length === 0 ? (await work()).notices : await refusalsOf(work)).toEqual(refusals)
  })

  it('V3: the policy takes it, with a notice', async () => {
    const { company } = testService({ policy: { allowImplausibleConsumption: true } })
    const made = await company.vehicles.create(distanceInput({ consumptionPer: 1 }))
    expect(noticesOf(made)).toEqual(['consumption_implausible_allowed fuelConsumption'])
  })

  it('V4: a consumption may be missing until an emission needs it, and so may its unit', async () => {
    const { company } = testService()
    const without = await company.vehicles.create(distanceInput({ fuelConsumption: null, fuelConsumptionUnitId: null }))
    const unitless = await company.vehicles.create(distanceInput({ fuelConsumptionUnitId: null }))
    expect(without.record).toMatchObject({
      fuelConsumption: null,
      fuelConsumptionUnitId: null,
      fuelConsumptionUnit: null,
    })
    expect(unitless.record).toMatchObject({ fuelConsumption: 7.5, fuelConsumptionUnit: null })
  })

  it('N13: everything that its ids do not name is said at once', async () => {
    const { company } = testService()
    const input = distanceInput({
      emissionFactorId: NOBODY,
      emissionKindId: NOBODY,
      activityUnitId: 11,
      fuelConsumptionUnitId: 12,
    })
    expect(await refusalsOf(() => company.vehicles.create(input))).toEqual([
      'activityUnitId unknown_unit',
      'fuelConsumptionUnitId unknown_unit',
      'emissionFactorId unknown_emission_factor',
      'emissionKindId unknown_emission_kind',
    ])
  })

  it.each([
    ['kg of a factor per litre', vehicleInput({ activityUnitId: units.kilogram.id }), 'activityUnitId'],
    [
      'kWh per km of a factor per litre',
      distanceInput({ fuelConsumptionUnitId: units.kilowattHour.id }),
      'fuelConsumptionUnitId',
    ],
  ])('N11: a specification of two dimensions is refused: %s', async (_, input, field) => {
    const { company } = testService()
    expect(await refusalsOf(() => company.vehicles.create(input))).toEqual([`${field} unit_dimension_mismatch`])
  })

  it('N8: a published row of some gases alone is rejected', async () => {
    const { company } = testService()
    const partial = findFactor('epa-2025/mobile/motor-gasoline/us-gallon')
    const work = () => company.vehicles.create(vehicleInput({ emissionFactorId: partial.id }))
    expect(await refusalsOf(work)).toEqual(['emissionFactorId factor_incomplete'])
  })

  it('R2: what is a key of a published factor becomes its id', async () => {
    const { company } = testService()
    const { record } = await company.vehicles.create(
      vehicleInput({ emissionFactorId: 'ember/de/kwh', activityUnitId: 4 }),
    )
    expect(record.emissionFactorId).toBe(findFactor('ember/de/kwh').id)
  })

  it('the units are those of the service', async () => {
    const cask = { id: 5000, name: 'Cask', short_name: 'cask', multiplier: '100', parent_id: 13, typeUnit: 'VOLUME' }
    const { company } = testService({ units: unitTable([...builtInUnits.units, cask]) })
    const { id } = await aVehicle(company, vehicleInput({ activityUnitId: 5000 }))
    expect((await company.vehicleEmissions.create(id, emissionInput({ amount: 1 }))).record.totalEmission).toBe(257.082)
  })
})

describe('read', () => {
  it('X20: the newest first, then by id; a part of them', async () => {
    const { company, clock } = testService()
    for (const name of ['a', 'b', 'c']) {
      await company.vehicles.create(vehicleInput({ name }))
      if (name !== 'b') clock.advance()
    }
    const names = (await company.vehicles.list()).records.map(({ name }) => name)
    expect(names).toEqual(['b', 'c', 'a'])
    const part = await company.vehicles.list({ offset: 1, limit: 1 })
    expect([part.total, part.records.map(({ name }) => name)]).toEqual([3, ['c']])
    expect(await refusalsOf(() => company.vehicles.list({ limit: 0 }))).toEqual(['limit query_invalid'])
  })

  it.each([NOBODY, '', '\0', '\ud800', '__proto__', 'é', 'x'.repeat(65)])('X19: %j is not found', async (id) => {
    const { company } = testService()
    await aVehicle(company)
    for (const work of [
      () => company.vehicles.get(id),
      () => company.vehicles.update(id, {}),
      () => company.vehicles.delete(id),
    ]) {
      expect(await refusalsOf(work)).toEqual(['vehicleId not_found'])
    }
  })

  it("X2: another company's vehicle is not found, in the same words", async () => {
    const { company, others } = testService()
    const { id } = await aVehicle(others)
    await expect(company.vehicles.get(id)).rejects.toThrow('vehicleId: is not among the records of this company')
    expect((await company.vehicles.list()).total).toBe(0)
  })

  it('a vehicle shows its factor and its kind as they are now', async () => {
    const { company } = testService()
    const factor = await company.emissionFactors.create({ name: 'Blend', co2e: 2, denominatorUnitId: 13 })
    const kind = await company.emissionKinds.create({
      scope: 'SCOPE_1',
      underScope: 'Fleet',
      activityTypeUnderScope: 'VAN',
      name: 'Vans',
    })
    const { id } = await aVehicle(
      company,
      vehicleInput({ emissionFactorId: factor.record.id, emissionKindId: kind.record.id }),
    )
    await company.emissionFactors.update(factor.record.id, { co2e: 3 })
    await company.emissionKinds.update(kind.record.id, { name: 'All vans' })
    const [{ record }, { records }] = await Promise.all([company.vehicles.get(id), company.vehicles.list()])
    expect([record.emissionFactor.co2e, record.emissionKind.name]).toEqual([3, 'All vans'])
    expect(records).toEqual([record])
    await company.emissionKinds.delete(kind.record.id)
    expect((await company.vehicles.get(id)).record.emissionKind.name).toBe('Vans')
  })
})
