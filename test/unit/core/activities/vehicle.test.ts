import { describe, expect, it } from 'vitest'
import {
  type Calculation,
  calculateVehicle,
  combineFactors,
  defineFactor,
  units,
  unitTable,
  type VehicleActivity,
} from '../../../../src/index.ts'
import { findFactor } from '../../../../src/reference/factors/index.ts'
import { definition, factors } from '../../../fixtures/own-factors.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const codes = ({ notices }: Calculation) => notices.map(({ code }) => code)
const van: VehicleActivity = {
  amount: 1500,
  unit: 'km',
  factor: factors.diesel,
  consumption: { value: 7.5, unit: 'l', per: 100 },
}
const perKilogram = defineFactor(definition({ key: 'own/diesel/kg', per1: { co2e: '3.16' } }))

/** Sold by mass. */
const LPG = findFactor('desnz-2025/fuels/gaseous-fuels/lpg/tonnes')

describe('in the dimension of the factor (V2)', () => {
  it.each([
    ['km', 100, 16.619],
    ['mi', 100, 26.745687936],
    ['m', 100_000, 16.619],
  ])('a distance in %s', (unit, amount, co2e) => {
    expect(calculateVehicle({ amount, unit, factor: factors.averageCar }).emission.co2e).toBe(co2e)
  })

  it('the fuel itself, the consumption being ignored', () => {
    const { emission, contributions } = calculateVehicle({ ...van, amount: 40, unit: 'l' })
    expect(emission.co2e).toBe(102.8328)
    expect(contributions[0]?.steps).toEqual([])
  })

  it('an energy whose heating value nobody stated leaves a notice', () => {
    expect(codes(calculateVehicle({ amount: 10, unit: 'MWh', factor: factors.naturalGasGross }))).toEqual([
      'heating_value_assumed_gross',
    ])
  })

  it('a published zero says where its emission is (N20)', () => {
    const calculation = calculateVehicle({ amount: 100, unit: 'km', factor: factors.batteryCar })
    expect(calculation.emission).toEqual({ co2: 0, ch4: 0, n2o: 0, co2e: 0 })
    expect(codes(calculation)).toEqual(['zero_factor_electricity_elsewhere'])
  })
})

describe('distance × consumption (V3)', () => {
  it('per 100 and per 1 agree', () => {
    const per1 = calculateVehicle({ ...van, consumption: { value: 0.075, unit: 'l' } })
    expect(calculateVehicle(van)).toEqual(per1)
    expect(per1.emission.co2e).toBe(289.21725)
    expect(per1.method).toEqual({ id: 'vehicle', version: 1 })
  })

  it('is per one of the unit of the activity: miles and US gallons', () => {
    const consumption = { value: '1/25', unit: 'US gal' }
    const { emission } = calculateVehicle({ ...van, unit: 'mi', amount: 1000, consumption })
    expect(emission.co2e).toBe(389.2644929017152) // 40 × 3.785411784 × 2.57082
  })

  it('keeps a consumption that has no finite decimal exact', () => {
    const { emission } = calculateVehicle({ ...van, amount: 3, consumption: { value: '1/3', unit: 'l' } })
    expect(emission.co2e).toBe(2.57082)
  })

  it('charges electricity', () => {
    const consumption = { value: 18, unit: 'kWh', per: 100 } as const
    expect(calculateVehicle({ amount: 1000, unit: 'km', factor: factors.gridUk, consumption }).emission.co2e).toBe(
      31.86,
    )
  })

  it.each([
    ['l', '2', factors.diesel],
    ['US gal', '0.5', factors.diesel],
    ['kWh', '10', factors.gridUk],
    ['MJ', '36', factors.gridUk],
  ])('%s × %s a km is still plausible', (unit, value, factor) => {
    expect(violationsOf(() => calculateVehicle({ ...van, factor, consumption: { value, unit } }))).toEqual([])
  })

  it.each([
    ['l', '2.000000000000000000001', factors.diesel],
    ['l', 7.5, factors.diesel],
    ['US gal', '0.53', factors.diesel],
    ['kWh', '10.1', factors.gridUk],
    ['MJ', '36.1', factors.gridUk],
    ['kg', '2.01', LPG],
  ])('%s × %s a km is rejected, and the option named', (unit, value, factor) => {
    const work = () => calculateVehicle({ ...van, factor, consumption: { value, unit } })
    expect(violationsOf(work)).toEqual([at('consumption.value', 'consumption_implausible')])
    expect(work).toThrow('set per: 100')
    const allowed = calculateVehicle({
      ...van,
      factor,
      consumption: { value, unit },
      allowImplausibleConsumption: true,
    })
    expect(codes(allowed)).toEqual(['consumption_implausible_allowed'])
  })

  it('is judged per kilometre, whatever the unit of the distance', () => {
    const perMile = { ...van, unit: 'mi', consumption: { value: 3.2, unit: 'l' } }
    expect(violationsOf(() => calculateVehicle(perMile))).toEqual([])
    const perMetre = { ...van, unit: 'm', consumption: { value: 0.01, unit: 'l' } }
    expect(violationsOf(() => calculateVehicle(perMetre))).toEqual([at('consumption.value', 'consumption_implausible')])
  })

  it('of another kind than fuel or electricity is taken as it is', () => {
    const factor = defineFactor(definition({ key: 'own/room', unit: 'room·night', per1: { co2e: '1' } }))
    expect(calculateVehicle({ ...van, factor, consumption: { value: 100, unit: 'room·night' } }).notices).toEqual([])
  })

  it('in a unit that does not fit the factor is told of a factor, and not of a bridge that nobody could name', () => {
    const work = () => calculateVehicle({ ...van, consumption: { value: 0.07, unit: 'kWh' } })
    expect(work).toThrow(/; choose a factor per kWh$/)
  })

  it('that is missing is a specification to complete (V4)', () => {
    const work = () => calculateVehicle({ amount: 1500, unit: 'km', factor: factors.diesel })
    expect(violationsOf(work)).toEqual([at('consumption', 'vehicle_specification_incomplete')])
  })

  it.each([
    [{ value: 0, unit: 'l' }, [at('consumption.value', 'must_be_positive')]],
    [{ value: -1, unit: 'l' }, [at('consumption.value', 'must_be_non_negative')]],
    [{ value: Number.NaN, unit: 'l' }, [at('consumption.value', 'not_finite')]],
    [{ value: '', unit: 'l' }, [at('consumption.value', 'empty')]],
    [{ unit: 'l' }, [at('consumption.value', 'required')]],
    [{ value: 7, unit: 'l', per: 10 }, [at('consumption.per', 'invalid_choice')]],
    [{ value: 0.07, unit: 'furlong' }, [at('consumption.unit', 'unknown_unit')]],
    [{ value: 0.07, unit: 'kWh' }, [at('consumption.unit', 'unit_dimension_mismatch')]],
    [
      { value: -1, unit: 'furlong', per: 10 },
      [
        at('consumption.value', 'must_be_non_negative'),
        at('consumption.per', 'invalid_choice'),
        at('consumption.unit', 'unknown_unit'),
      ],
    ],
  ])('rejects %o', (consumption, expected) => {
    expect(violationsOf(() => calculateVehicle({ ...van, consumption: consumption as never }))).toEqual(expected)
  })
})

describe('a US EPA pair (N8)', () => {
  const factor = combineFactors(factors.gasolineCo2, factors.carGases)
  const drive: VehicleActivity = { amount: 1000, unit: 'mi', factor, fuel: { value: 40, unit: 'US gal' } }

  it('computes CO2 by the fuel and the rest by the distance', () => {
    const { emission, contributions } = calculateVehicle(drive)
    expect(emission).toEqual({ co2: 351.2, ch4: 0.0052, n2o: 0.0016, co2e: 351.7696 })
    expect(contributions.map(({ label }) => label)).toEqual(['CO2', 'CH4 and N2O'])
  })

  it('in either order', () => {
    expect(calculateVehicle({ ...drive, factor: [factor[1], factor[0]] }).emission).toEqual(
      calculateVehicle(drive).emission,
    )
  })

  it('takes the consumption where no fuel was measured', () => {
    const { fuel: _, ...rest } = drive
    const consumption = { value: '0.04', unit: 'US gal' }
    expect(calculateVehicle({ ...rest, consumption }).emission).toEqual(calculateVehicle(drive).emission)
    expect(violationsOf(() => calculateVehicle(rest))).toEqual([at('consumption', 'vehicle_specification_incomplete')])
  })

  it('puts the measured fuel before the consumption', () => {
    const consumption = { value: '9', unit: 'US gal', per: 100 } as const
    expect(calculateVehicle({ ...drive, consumption }).emission).toEqual(calculateVehicle(drive).emission)
  })

  it.each([
    [{ value: -1, unit: 'US gal' }, at('fuel.value', 'must_be_non_negative')],
    [{ value: 'x', unit: 'US gal' }, at('fuel.value', 'not_a_number')],
    [{ value: 1, unit: 'furlong' }, at('fuel.unit', 'unknown_unit')],
    [{ value: 1 }, at('fuel.unit', 'unknown_unit')],
    [{ value: 1, unit: 'kg' }, at('fuel.unit', 'unit_dimension_mismatch')],
  ])('rejects the fuel %o', (fuel, expected) => {
    expect(violationsOf(() => calculateVehicle({ ...drive, fuel: fuel as never }))).toEqual([expected])
  })

  it('half a pair may not stand alone', () => {
    const work = (half: typeof factors.gasolineCo2 | typeof factors.carGases) => () =>
      calculateVehicle({ ...drive, factor: half })
    expect(violationsOf(work(factors.gasolineCo2))).toEqual([at('factor', 'factor_incomplete')])
    expect(violationsOf(work(factors.carGases))).toEqual([at('factor', 'factor_incomplete')])
  })

  it.each([
    ['one factor twice', [factors.diesel, factors.diesel]],
    ['two whole factors', [factors.diesel, factors.averageCar]],
    ['one half twice', [factor[0], factor[0]]],
    ['a pair of one', [factor[0]]],
    ['a pair of three', [factor[0], factor[1], factor[1]]],
    ['an empty pair', []],
  ])('rejects %s, which would count twice or half', (_, pair) => {
    const work = () => calculateVehicle({ ...drive, factor: pair as never })
    expect(violationsOf(work)).toEqual([at('factor', 'factor_not_combinable')])
  })
})

describe('errors', () => {
  it('litres against a factor per kilometre or per kilogram', () => {
    const litres = { amount: 5, unit: 'l' }
    expect(violationsOf(() => calculateVehicle({ ...litres, factor: factors.averageCar }))).toEqual([
      at('unit', 'unit_dimension_mismatch'),
    ])
    expect(violationsOf(() => calculateVehicle({ ...litres, factor: perKilogram }))).toEqual([
      at('unit', 'unit_dimension_mismatch'),
    ])
  })

  it('come all at once', () => {
    const work = () => calculateVehicle({ amount: 'abc', unit: 'furlong' as string, factor: factors.gasolineCo2 })
    expect(violationsOf(work)).toEqual([
      at('amount', 'not_a_number'),
      at('unit', 'unknown_unit'),
      at('factor', 'factor_incomplete'),
    ])
  })

  it('a credit where none is allowed', () => {
    const credit = { ...van, amount: -1500 }
    expect(violationsOf(() => calculateVehicle(credit))).toEqual([at('amount', 'must_be_non_negative')])
    expect(calculateVehicle({ ...credit, allowCredits: true }).emission.co2e).toBe(-289.21725)
  })
})

it('reads units of the caller from the caller’s table', () => {
  const league = {
    id: 5001,
    name: 'League',
    short_name: 'league',
    multiplier: '4.828032',
    parent_id: 10,
    typeUnit: 'DISTANCE',
  }
  const table = unitTable([...Object.values(units), league])
  const { emission } = calculateVehicle({ amount: 10, unit: league, factor: factors.averageCar, table })
  expect(emission.co2e).toBe(8.0237063808)
})
