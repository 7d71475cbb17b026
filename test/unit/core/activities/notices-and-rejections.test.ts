import { describe, expect, it } from 'vitest'
import {
  type Cabin,
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateTrip,
  calculateVehicle,
  defineFactor,
  type EmissionFactor,
  type FactorChoice,
  restate,
  sumEmissions,
  type TripLeg,
  toTrace,
  withGwpSet,
} from '../../../../src/index.ts'
import { findFactor, publishedCatalogue, selectFactor } from '../../../../src/reference/factors/index.ts'
import { nationalCatalogue } from '../../../../src/reference/factors/national/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const ember = findFactor('ember/de/kwh')
const gas = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
const rail = findFactor('desnz-2025/business-travel-land/rail/national-rail/passenger-km')
const codes = ({ notices }: { notices: readonly { code: string }[] }) => notices.map(({ code }) => code)

describe('a lifecycle factor', () => {
  it('is said by every activity that takes one, once', () => {
    const consumption = { value: 0.2, unit: 'kWh' }
    expect(codes(calculateVehicle({ amount: 1, unit: 'km', factor: ember, consumption }))).toEqual([
      'grid_factor_lifecycle',
    ])
    const period = { start: '2025-01-01', end: '2025-02-01' }
    const grid = selectFactor({ activity: { kind: 'electricity' }, region: 'DE', period })
    expect(codes(calculateElectricity({ value: 1, unit: 'kWh', method: 'location', grid }))).toEqual([
      'grid_factor_lifecycle',
    ])
  })

  it('is said when it comes, and no more when it goes', () => {
    const grid = findFactor('desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh')
    const british = calculateElectricity({ value: 1, unit: 'kWh', method: 'location', grid })
    const german = restate(british, { factor: ember }).after
    expect(codes(german)).toEqual(['grid_factor_lifecycle'])
    expect(codes(restate(german, { factor: grid }).after)).toEqual([])
  })
})

describe('a restatement that does not fit', () => {
  it('half a night', () => {
    const hotel = { nights: 2, factor: findFactor('desnz-2025/hotel-stay/uk/room-per-night') }
    const trip = calculateTrip({ legs: [], hotel })
    expect(violationsOf(() => restate(trip, { activity: 2.5 }))).toEqual([at('activity', 'must_be_whole')])
  })

  it('there and back under another GWP set is the same calculation, and verifies', () => {
    const factor = findFactor('epa-2025/stationary/propane/us-gallon')
    const propane = calculateFuel({ value: 1, unit: 'US gal', factor })
    const back = withGwpSet(withGwpSet(propane, 'AR6_GWP100'), 'AR5_GWP100')
    expect(back).toEqual(propane)
    expect(verify(toTrace(back), { catalogue: publishedCatalogue }).differences).toEqual([])
  })
})

describe('input of another type than meant', () => {
  const leg = (change: object) => ({ mode: 'RAIL', distance: { value: 10, kind: 'actual' }, factor: rail, ...change })

  it.each([
    [() => calculateTrip({ legs: [leg({ isReturn: 'true' }) as TripLeg] }), at('legs[0].isReturn', 'invalid_type')],
    [() => calculateTrip({ legs: [leg({}) as TripLeg], hotel: null as never }), at('hotel', 'required')],
    [
      () => calculateVehicle({ amount: 1, unit: 'km', factor: gas, consumption: null as never }),
      at('consumption', 'vehicle_specification_incomplete'),
    ],
    [
      () => calculateVehicle({ amount: 1, unit: 'kWh', factor: gas, heatingValue: 'net' }),
      at('heatingValue', 'heating_value_mismatch'),
    ],
    [
      () => defineFactor({ key: 'a', unit: 'kg', per1: { co2e: 1 }, complete: 'false' as never }),
      at('complete', 'invalid_choice'),
    ],
    [
      () =>
        calculateMovement({
          mass: 1,
          distance: { value: 1 },
          mode: 'TRUCK',
          factor: freight(),
          emptyReturn: 0 as never,
        }),
      at('emptyReturn', 'required'),
    ],
  ])('%#', (work, expected) => {
    expect(violationsOf(work)).toEqual([expected])
  })
})

function freight() {
  return findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')
}

describe('a seat and the row of its factor', () => {
  const flights = 'desnz-2025/business-travel-air/flights'
  const long = (row: string) => findFactor(`${flights}/long-haul-to-from-uk/${row}/without-rf/passenger-km`)
  const american = findFactor('epa-2025/travel/air-travel-long-haul-from-2300-miles/passenger-mile')
  const distance = { value: 1000, kind: 'great_circle' } as const
  const seat = (factor: FactorChoice, cabin: Cabin) =>
    calculateTrip({ legs: [{ mode: 'AIR', distance, factor, cabin }] })
  const refused = (factor: FactorChoice, cabin: Cabin) => violationsOf(() => seat(factor, cabin))
  const inMethod = [at('legs[0].cabin.method', 'cabin_mismatch')]
  const inClass = [at('legs[0].cabin.class', 'cabin_mismatch')]

  it('a weight meets an economy row, never one of another class, nor the average of all', () => {
    const wide = { class: 'BUSINESS', method: 'iata_wide' } as const
    expect(seat(long('economy-class'), wide).emission.co2e).toBe(277.04)
    for (const row of ['business-class', 'premium-economy-class', 'first-class', 'average-passenger']) {
      expect(refused(long(row), wide)).toEqual(inMethod)
    }
    expect(refused(long('average-passenger'), { class: 'ECONOMY', method: 'iata_narrow' })).toEqual(inMethod)
    expect(refused(american, wide)).toEqual(inMethod)
    expect(() => seat(american, wide)).toThrow(/ is for the average of all classes; use the method published/)
    expect(() => seat(long('business-class'), wide)).toThrow(/ is for BUSINESS; use the method published/)
  })

  it.each([
    'domestic-air-travel/without-radiative-forcing-factors/national-average',
    'individual-aircraft/without-radiative-forcing-factors/airbus-a320',
  ])('the row %s of New Zealand is the average of all classes', (row) => {
    const average = nationalCatalogue.find(`mfe-2026-2/${row}/passenger-km`) as EmissionFactor
    expect(refused(average, { class: 'BUSINESS', method: 'published' })).toEqual(inClass)
    expect(refused(average, { class: 'BUSINESS', method: 'iata_wide' })).toEqual(inMethod)
    const economy = 'mfe-2026-2/international-air-travel/without-radiative-forcing/long-haul-over-3700km-economy-class'
    const factor = nationalCatalogue.find(`${economy}/passenger-km`) as EmissionFactor
    expect(seat(factor, { class: 'BUSINESS', method: 'iata_wide' }).contributions).toHaveLength(1)
  })

  it('a published class is that of the row', () => {
    const classes = ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST_CLASS'] as const
    const rows = ['economy-class', 'premium-economy-class', 'business-class', 'first-class'] as const
    for (const [index, row] of rows.entries()) {
      for (const [of, one] of classes.entries()) {
        const cabin = { class: one, method: 'published' } as const
        if (index === of) expect(seat(long(row), cabin).contributions).toHaveLength(1)
        else expect(refused(long(row), cabin)).toEqual(inClass)
      }
    }
    for (const average of [long('average-passenger'), american]) {
      expect(refused(average, { class: 'ECONOMY', method: 'published' })).toEqual(inClass)
    }
  })

  it('a row that was selected for the class stands for it, and that is said', () => {
    const period = { start: '2025-01-01', end: '2025-02-01' }
    const short = (cabinClass: Cabin['class']) =>
      selectFactor({ activity: { kind: 'flight', from: 'GB', to: 'FR', cabinClass }, period })
    const first = seat(short('FIRST_CLASS'), { class: 'FIRST_CLASS', method: 'published' })
    expect(first.notices.map(({ code }) => code)).toContain('cabin_class_read_as')
    expect(refused(short('ECONOMY'), { class: 'BUSINESS', method: 'published' })).toEqual(inClass)
    expect(refused(short('FIRST_CLASS'), { class: 'FIRST_CLASS', method: 'iata_narrow' })).toEqual(inMethod)
  })

  it('a factor that tells no class is what the seat says, and a seat that counts for nothing is not compared', () => {
    const own = defineFactor({
      key: 'own/flight',
      unit: 'passenger·km',
      distanceBasis: 'great_circle',
      per1: { co2e: '1' },
    })
    expect(seat(own, { class: 'BUSINESS', method: 'iata_wide' }).emission.co2e).toBe(4000)
    expect(seat(own, { class: 'BUSINESS', method: 'published' }).emission.co2e).toBe(1000)
    const train = { mode: 'RAIL', distance: { value: 1 }, factor: own } as const
    const cabin = { class: 'ECONOMY', method: 'iata_wide' } as const
    expect(calculateTrip({ legs: [{ ...train, cabin }] }).notices.map(({ code }) => code)).toContain(
      'cabin_class_not_used',
    )
  })
})

describe('biogenic CO2', () => {
  it('of which nothing was published is unknown in the sum too', () => {
    expect(sumEmissions([calculateFuel({ value: 1, unit: 'kWh', factor: gas })]).biogenicCo2).toBeNull()
  })
})
