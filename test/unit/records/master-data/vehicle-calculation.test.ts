import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import { builtInUnits, units } from '../../../../src/core/units/index.ts'
import type { Context } from '../../../../src/ledger/context/context.ts'
import { checkedPolicy } from '../../../../src/ledger/context/policy.ts'
import type { VehicleSpecification } from '../../../../src/ledger/context/records.ts'
import { selectsAnother } from '../../../../src/records/activities/transport/selected-factor.ts'
import { exactInputsOf } from '../../../../src/records/activities/vehicle-emissions/vehicle-emission.ts'
import {
  computeVehicle,
  type ResolvedVehicleActivity,
  trySpecification,
} from '../../../../src/records/master-data/vehicles/vehicle-calculation.ts'
import { publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { factors } from '../../../fixtures/own-factors.ts'
import { violationsOf } from '../../../fixtures/violations.ts'

const context = { catalogue: publishedCatalogue, policy: checkedPolicy({}), units: builtInUnits } as Context
const specification = {
  ...{ activityUnitId: units.kilometre.id, emissionFactorId: 'x' },
  ...{ fuelConsumption: '7.5', fuelConsumptionUnitId: units.litre.id, consumptionPer: 100 },
} as VehicleSpecification
const driven: ResolvedVehicleActivity = { amount: '1500', specification, factor: factors.diesel }
const refused = (change: Partial<ResolvedVehicleActivity>, at?: '') =>
  violationsOf(() => computeVehicle(context, { ...driven, ...change }, at))

describe('the emission of a vehicle', () => {
  it('follows from its specification', () => {
    expect(computeVehicle(context, driven).exactKg).toBe('289.21725')
  })

  it('is rejected at the fields of the vehicle, below it or not, and at the amount', () => {
    const far = { ...specification, activityUnitId: 999 }
    expect(refused({ specification: far })).toEqual(['vehicle.activityUnitId unknown_unit'])
    expect(refused({ specification: far }, '')).toEqual(['activityUnitId unknown_unit'])
    expect(refused({ specification: { ...specification, fuelConsumptionUnitId: 999 } })).toEqual([
      'vehicle.fuelConsumptionUnitId unknown_unit',
    ])
    expect(refused({ amount: '-1' })).toEqual(['amount must_be_non_negative'])
    expect(refused({ factor: factors.gasolineCo2 })).toEqual(['vehicle.emissionFactorId factor_incomplete'])
    expect(refused({ factor: factors.gridUk })).toEqual(['vehicle.fuelConsumptionUnitId unit_dimension_mismatch'])
  })

  it('is rejected at what its specification lacks', () => {
    const without = (change: Partial<VehicleSpecification>) =>
      refused({ specification: { ...specification, ...change } })
    expect(without({ fuelConsumption: null })).toEqual(['vehicle.fuelConsumption vehicle_specification_incomplete'])
    expect(without({ fuelConsumptionUnitId: null })).toEqual([
      'vehicle.fuelConsumptionUnitId vehicle_specification_incomplete',
    ])
    expect(
      trySpecification(context, { ...driven, specification: { ...specification, fuelConsumption: null } }),
    ).toEqual([])
  })

  it('says of a violation what was received, and nothing where that is not known', () => {
    const wrong = { ...specification, activityUnitId: 999 }
    const violations = (change: Partial<ResolvedVehicleActivity>) => {
      try {
        return computeVehicle(context, { ...driven, ...change })
      } catch (error) {
        return EmissionsError.is(error) && error.violations
      }
    }
    expect(violations({ specification: wrong })).toEqual([expect.objectContaining({ received: '999' })])
    expect(violations({ factor: factors.gasolineCo2 })).toStrictEqual([
      { path: 'vehicle.emissionFactorId', code: 'factor_incomplete', message: expect.any(String) },
    ])
  })

  it('is not computed of a record that has lost its specification', () => {
    expect(() => exactInputsOf({ record: { id: 'lost' } } as Parameters<typeof exactInputsOf>[0])).toThrow(
      'the specification of lost is missing',
    )
  })

  it('lets an error of the table of units through as it is', () => {
    const fault = new RangeError('the disk is gone')
    const find = () => {
      throw fault
    }
    const broken = { ...context, units: { ...builtInUnits, find } } as Context
    expect(() => computeVehicle(broken, driven)).toThrow(fault)
  })
})

describe('a factor that is selected again', () => {
  const period = { start: '2025-03-01', end: '2025-04-01' }
  const asked = (activity: string) => ({ activity, period }) as never
  const fields = { activity: 'transportType', period: 'startDate' }

  it('is none as before where none was found before', () => {
    expect(selectsAnother(context, { now: asked('a'), was: asked('b') }, fields)).toBe(false)
  })
})
