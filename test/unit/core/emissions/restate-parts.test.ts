import { describe, expect, it } from 'vitest'
import {
  calculateFuel,
  calculateRefrigerant,
  calculateTrip,
  calculateVehicle,
  combineFactors,
  defineFactor,
  restate,
} from '../../../../src/index.ts'
import { findRefrigerant } from '../../../../src/reference/factors/index.ts'
import { factors } from '../../../fixtures/own-factors.ts'
import { transport } from '../../../fixtures/transport-factors.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const KM_100 = { value: 100, kind: 'actual' } as const
const trip = calculateTrip({
  legs: [
    { mode: 'TRUCK', distance: KM_100, factor: transport.car },
    { mode: 'RAIL', distance: KM_100, factor: transport.rail, passengers: 2 },
  ],
  hotel: { nights: 3, factor: transport.hotel },
})

describe('a restated trip', () => {
  it('says that one traveller was assumed only while a leg counts one that nobody stated', () => {
    const leg = { mode: 'RAIL', distance: KM_100, factor: transport.rail } as const
    const codes = (legs: Parameters<typeof calculateTrip>[0]['legs'], byLabel: Readonly<Record<string, number>>) =>
      restate(calculateTrip({ legs }), { activity: { byLabel } }).after.notices.map(({ code }) => code)
    expect(calculateTrip({ legs: [leg] }).notices.map(({ code }) => code)).toEqual(['passengers_assumed'])
    expect(codes([leg], { 'leg 1': 3 })).toEqual([])
    expect(codes([leg, { ...leg, passengers: 2 }], { 'leg 1': 3 })).toEqual([])
    expect(codes([leg, { ...leg, passengers: 2 }], { 'leg 2': 3 })).toEqual(['passengers_assumed'])
  })

  it('has its parts corrected one by one', () => {
    const { after } = restate(trip, { activity: { byLabel: { 'leg 2': 3, hotel: 1 } } })
    // 16.619 + 3 × 100 × 0.03546 + 10.4
    expect(after.emission.co2e).toBe(37.657)
  })

  it('takes no one figure for a vehicle, two passengers and three nights', () => {
    expect(violationsOf(() => restate(trip, { activity: 2 }))).toEqual([at('activity', 'restatement_invalid')])
    expect(() => restate(trip, { activity: 2 })).toThrow('leg 1, leg 2, hotel')
  })

  it.each([
    ['leg 2', 1.5],
    ['hotel', '1/2'],
  ])('counts %s whole', (label, value) => {
    expect(violationsOf(() => restate(trip, { activity: { byLabel: { [label]: value } } }))).toEqual([
      at('activity', 'must_be_whole'),
    ])
  })

  it('has one vehicle, neither two nor half of one', () => {
    for (const value of [2, 0, '1/2']) {
      expect(violationsOf(() => restate(trip, { activity: { byLabel: { 'leg 1': value } } }))).toEqual([
        at('activity', 'restatement_invalid'),
      ])
    }
    expect(restate(trip, { activity: { byLabel: { 'leg 1': '1.0' } } }).after.emission).toEqual(trip.emission)
  })
})

describe('a restated pair of US EPA factors', () => {
  const pair = combineFactors(factors.gasolineCo2, factors.carGases)
  const car = calculateVehicle({ amount: 1000, unit: 'mi', factor: pair, fuel: { value: 40, unit: 'US gal' } })
  const newer = combineFactors(
    defineFactor({ ...factors.gasolineCo2, key: 'test/2026/us-gallon', per1: { co2: '9' } }),
    defineFactor({ ...factors.carGases, key: 'test/2026/vehicle-mile' }),
  )

  it('takes the two of another pair', () => {
    const factor = { byLabel: { CO2: newer[0], 'CH4 and N2O': newer[1] } }
    expect(restate(car, { factor }).after.emission.co2).toBe(360)
  })

  it('rejects one half without the other', () => {
    expect(violationsOf(() => restate(car, { factor: { byLabel: { CO2: newer[0] } } }))).toEqual([
      at('factor', 'factor_not_combinable'),
    ])
    expect(() => restate(car, { factor: { byLabel: { CO2: newer[0] } } })).toThrow(
      `${newer[0].key} and ${pair[1].key} do not complete each other; restate both by the pair of combineFactors`,
    )
  })
})

describe('a restated vehicle of one factor', () => {
  it('takes another one, which needs no partner', () => {
    const car = calculateVehicle({ amount: 100, unit: 'km', factor: factors.averageCar })
    const electric = defineFactor({ key: 'own/car/km', unit: 'km', per1: { co2e: '0.05' } })
    expect(restate(car, { factor: electric }).after.emission.co2e).toBe(5)
  })
})

describe('a restated blend of gases', () => {
  const blend = (set: 'AR5_GWP100' | 'AR6_GWP100') => {
    const { parts = [] } = findRefrigerant('R-410A', set) as { parts?: readonly { factor: typeof factors.diesel }[] }
    return parts.map(({ factor }) => factor)
  }
  const leak = calculateRefrigerant({ mass: 2, ...findRefrigerant('R-410A', 'AR5_GWP100') })
  const [hfc32, hfc125] = blend('AR6_GWP100')

  it('takes all of its gases under another GWP set', () => {
    const byLabel = { 'HFC-32': hfc32, 'HFC-125': hfc125 } as Record<string, typeof factors.diesel>
    const { emission } = calculateRefrigerant({ mass: 2, ...findRefrigerant('R-410A', 'AR6_GWP100') })
    const { after } = restate(leak, { factor: { byLabel } })
    expect(after.emission).toEqual(emission)
    expect(after.contributions.map(({ label }) => label)).toEqual(['HFC-32', 'HFC-125'])
  })

  it('calls a gas that takes the place of another by its own name', () => {
    const { factor } = findRefrigerant('HFC-134a', 'AR5_GWP100') as { factor: typeof factors.diesel }
    const { after } = restate(leak, { factor: { byLabel: { 'HFC-125': factor } } })
    expect(after.contributions.map(({ label }) => label)).toEqual(['HFC-32', factor.name])
  })

  it('rejects one gas under another GWP set than the rest', () => {
    const byLabel = { 'HFC-125': hfc125 } as Record<string, typeof factors.diesel>
    expect(violationsOf(() => restate(leak, { factor: { byLabel } }))).toEqual([at('factor', 'factor_basis_mismatch')])
    expect(() => restate(leak, { factor: { byLabel } })).toThrow(
      'factor: of a blend must all be of one GWP set; restate every gas by its factor',
    )
  })

  it('weighs one mass: another for one of its gases is rejected', () => {
    const activity = { byLabel: { 'HFC-32': 3 } }
    expect(violationsOf(() => restate(leak, { activity }))).toEqual([at('activity.byLabel', 'restatement_invalid')])
    expect(restate(leak, { activity: 4 }).after.emission.co2e).toBe(2 * (leak.emission.co2e as number))
  })
})

describe('a fuel is not a vehicle', () => {
  it('so its amount need not be whole', () => {
    const fuel = calculateFuel({ value: 2, unit: 'l', factor: factors.diesel })
    expect(restate(fuel, { activity: 1.5 }).after.emission.co2e).toBe(3.85623)
  })
})
