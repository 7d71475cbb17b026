import { describe, expect, it } from 'vitest'
import {
  apportion,
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateRefrigerant,
  calculateTrip,
  calculateVehicle,
  convert,
  findOverlaps,
  type NumberInput,
  prepareConversion,
  prepareFuel,
  scope2,
  withGwpSet,
} from '../../src/index.ts'
import { activities, perPassengerKm, perRoomNight, perTonneKm } from '../fixtures/activities.ts'
import { NO_QUANTITY } from '../fixtures/no-quantity.ts'
import { factors } from '../fixtures/own-factors.ts'
import { at, violationsOf } from '../fixtures/violations.ts'

/** A kilogram by another name: no table holds it. */
const impostor = { id: 1, name: 'Gram', short_name: 'stone', multiplier: 1, parent_id: null, typeUnit: 'WEIGHT' }

describe('units', () => {
  it.each(activities)('$name rejects a unit whose id is another’s', ({ calculate, paths }) => {
    expect(violationsOf(() => calculate({ value: 1, unit: impostor }))).toEqual([at(paths.unit, 'unknown_unit')])
  })

  it('litres against a factor per kilowatt hour, whoever is asked', () => {
    const litres = { value: 5, unit: 'l' }
    const perKwh = factors.gridUk
    const mismatch = [at('unit', 'unit_dimension_mismatch')]
    expect(violationsOf(() => calculateFuel({ ...litres, factor: perKwh }))).toEqual(mismatch)
    expect(violationsOf(() => prepareFuel({ unit: 'l', factor: perKwh }))).toEqual(mismatch)
    expect(violationsOf(() => calculateElectricity({ ...litres, method: 'location', grid: perKwh }))).toEqual(mismatch)
    expect(violationsOf(() => calculateElectricity({ ...litres, method: 'market', grid: perKwh }))).toEqual(mismatch)
    expect(violationsOf(() => scope2({ ...litres, grid: perKwh }))).toEqual(mismatch)
    expect(violationsOf(() => calculateVehicle({ amount: 5, unit: 'l', factor: perKwh }))).toEqual(mismatch)
  })

  it('a factor of another dimension where the unit is fixed', () => {
    const distance = { value: 1 }
    const freight = () => calculateMovement({ mass: 1, distance, mode: 'TRUCK', factor: perPassengerKm })
    expect(violationsOf(freight)).toEqual([at('factor', 'unit_dimension_mismatch')])
    const legs = [{ mode: 'AIR', distance, factor: factors.diesel }] as const
    expect(violationsOf(() => calculateTrip({ legs }))).toEqual([at('legs[0].factor', 'unit_dimension_mismatch')])
    const hotel = { nights: 1, factor: perTonneKm }
    expect(violationsOf(() => calculateTrip({ legs: [], hotel }))).toEqual([
      at('hotel.factor', 'unit_dimension_mismatch'),
    ])
  })
})

describe('convert', () => {
  it.each(NO_QUANTITY)('%s', (_, value, code) => {
    expect(violationsOf(() => convert(value as NumberInput, 'kg', 't'))).toEqual([at('value', code)])
    expect(violationsOf(() => prepareConversion('kg', 't')(value as NumberInput))).toEqual([at('value', code)])
  })

  it('an unknown unit, on either side', () => {
    expect(violationsOf(() => convert(1, 'furlong' as string, 'km'))).toEqual([at('from', 'unknown_unit')])
    expect(violationsOf(() => convert(1, 'km', 'furlong' as string))).toEqual([at('to', 'unknown_unit')])
    expect(violationsOf(() => convert(1, null as unknown as string, 'km'))).toEqual([at('from', 'unknown_unit')])
  })

  it('two dimensions, both named', () => {
    expect(violationsOf(() => convert(1, 'l' as string, 'kWh'))).toEqual([at('from', 'unit_dimension_mismatch')])
    expect(() => convert(1, 'l' as string, 'kWh')).toThrow(/VOLUME.*ELECTRICITY/)
  })

  it('takes what is below zero, and gives +0 for zero', () => {
    expect(convert(-1, 't', 'kg')).toBe(-1000)
    expect(Object.is(convert(-0, 't', 'kg'), 0)).toBe(true)
    expect(Object.is(convert('-0', 't', 'kg'), 0)).toBe(true)
  })

  it.each([
    [1e308, 't', 'g'],
    ['1e308', 't', 'g'],
    ['1e399', 'kg', 'g'],
    [5e-324, 'g', 't'],
    ['1e-323', 'g', 't'],
    ['1e-399', 'kg', 't'],
  ] as const)('%s %s in %s is beyond a double, and no Infinity or silent 0', (value, from, to) => {
    expect(violationsOf(() => convert(value, from, to))).toEqual([at('value', 'number_out_of_range')])
  })
})

describe('percentages', () => {
  const use = { value: 1, unit: 'kWh', grid: factors.gridUk } as const
  it.each([
    [-1, 'percentage_out_of_range'],
    [100.1, 'percentage_out_of_range'],
    [Number.NaN, 'not_finite'],
    ['1e400', 'number_out_of_range'],
    ['', 'empty'],
  ] as const)('%s', (percentageOfCleanEnergy, code) => {
    expect(violationsOf(() => scope2({ ...use, percentageOfCleanEnergy }))).toEqual([
      at('percentageOfCleanEnergy', code),
    ])
  })
})

describe('heating value, boundary and gases', () => {
  it('gross against net', () => {
    const work = (heatingValue: 'gross' | 'net') => () =>
      calculateFuel({
        value: 1,
        unit: 'kWh',
        factor: heatingValue === 'gross' ? factors.naturalGasNet : factors.naturalGasGross,
        heatingValue,
      })
    expect(violationsOf(work('gross'))).toEqual([at('heatingValue', 'heating_value_mismatch')])
    expect(violationsOf(work('net'))).toEqual([at('heatingValue', 'heating_value_mismatch')])
  })

  it('a lifecycle grid factor where it is rejected', () => {
    const use = { value: 1, unit: 'kWh', grid: factors.gridLifecycle, lifecycleGrid: 'refuse' } as const
    expect(violationsOf(() => scope2(use))).toEqual([at('grid', 'factor_basis_mismatch')])
  })

  it('another GWP set than a factor without its gases holds for', () => {
    const total = calculateFuel({ value: 1, unit: 'kWh', factor: factors.residualMix })
    expect(violationsOf(() => withGwpSet(total, 'AR6_GWP100'))).toEqual([at('factor', 'factor_without_gases')])
  })
})

describe('time', () => {
  const year = { start: '2025-01-01', end: '2026-01-01' }
  it.each([
    ['30 February', { ...year, start: '2025-02-30' }, [at('period.start', 'invalid_date')]],
    ['29 February of a common year', { ...year, end: '2025-02-29' }, [at('period.end', 'invalid_date')]],
    ['31 April', { ...year, start: '2025-04-31' }, [at('period.start', 'invalid_date')]],
    ['month 13', { ...year, start: '2025-13-01' }, [at('period.start', 'invalid_date')]],
    ['25 o’clock', { ...year, start: '2025-01-01T25:00:00Z' }, [at('period.start', 'invalid_date')]],
    ['words', { ...year, start: 'yesterday' }, [at('period.start', 'invalid_date')]],
    ['nothing', { ...year, start: '' }, [at('period.start', 'invalid_date')]],
    ['a number', { ...year, start: 20250101 as never }, [at('period.start', 'invalid_date')]],
    ['a reversed period', { start: year.end, end: year.start }, [at('period', 'period_reversed')]],
    ['no period', undefined as never, [at('period', 'required')]],
    [
      'both ends',
      { start: '2025-02-30', end: '2025-02-31' },
      [at('period.start', 'invalid_date'), at('period.end', 'invalid_date')],
    ],
  ])('%s', (_, period, expected) => {
    expect(violationsOf(() => apportion(period, 100, 'month'))).toEqual(expected)
  })

  it('of every record that is wrong', () => {
    const records = [
      { id: 'a', start: '2025-02-30', end: '2025-03-01' },
      { id: 'b', start: '2025-04-01', end: '2025-03-01' },
    ]
    expect(violationsOf(() => findOverlaps(records))).toEqual([
      at('records[0].start', 'invalid_date'),
      at('records[1]', 'period_reversed'),
    ])
  })
})

describe('an activity that is none', () => {
  it.each([undefined, null, 7, 'x'])('%s', (none) => {
    const calculations: readonly ((activity: never) => unknown)[] = [
      calculateFuel,
      prepareFuel,
      calculateElectricity,
      scope2,
      calculateVehicle,
      calculateMovement,
      calculateTrip,
      calculateRefrigerant,
    ]
    for (const calculate of calculations) {
      expect(violationsOf(() => calculate(none as never))).toEqual([at('', 'required')])
    }
  })

  it('rooms, nights and passengers that are not whole numbers', () => {
    const leg = { mode: 'AIR', distance: { value: 1 }, factor: perPassengerKm } as const
    const hotel = { nights: 1, factor: perRoomNight }
    const work = () =>
      calculateTrip({ legs: [{ ...leg, passengers: 1.5 }], hotel: { ...hotel, nights: 2.5, rooms: 0 } })
    expect(violationsOf(work)).toEqual([
      at('legs[0].passengers', 'must_be_whole'),
      at('hotel.nights', 'must_be_whole'),
      at('hotel.rooms', 'must_be_positive'),
    ])
  })
})
