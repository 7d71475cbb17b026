import { describe, expect, it } from 'vitest'
import { findFactor, publishedCatalogue, selectFactor } from '../../../src/factors/index.ts'
import {
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateTrip,
  calculateVehicle,
  defineFactor,
  restate,
  sumEmissions,
  type TripLeg,
  toTrace,
  withGwpSet,
} from '../../../src/index.ts'
import { verify } from '../../../src/verify/index.ts'
import { at, violationsOf } from '../../fixtures/violations.ts'

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

describe('what a restatement may not put together', () => {
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

describe('the weight of a seat', () => {
  const seat = (row: string) => {
    const factor = findFactor(
      `desnz-2025/business-travel-air/flights/long-haul-to-from-uk/${row}/without-rf/passenger-km`,
    )
    const cabin = { class: 'BUSINESS', method: 'iata_wide' } as const
    return calculateTrip({ legs: [{ mode: 'AIR', distance: { value: 1000, kind: 'great_circle' }, factor, cabin }] })
  }

  it('meets an economy row, never one that is of a class already', () => {
    expect(seat('economy-class').emission.co2e).toBe(277.04)
    expect(violationsOf(() => seat('business-class'))).toEqual([at('legs[0].cabin.method', 'factor_basis_mismatch')])
    expect(violationsOf(() => seat('premium-economy-class'))).toEqual([
      at('legs[0].cabin.method', 'factor_basis_mismatch'),
    ])
  })
})

describe('biogenic CO2', () => {
  it('of which nothing was published is unknown in the sum too', () => {
    expect(sumEmissions([calculateFuel({ value: 1, unit: 'kWh', factor: gas })]).biogenicCo2).toBeNull()
  })
})
