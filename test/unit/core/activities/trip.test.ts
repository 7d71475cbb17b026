import { describe, expect, it } from 'vitest'
import { calculateTrip, defineFactor, type Trip, type TripLeg } from '../../../../src/index.ts'
import { transport, unitFactor } from '../../../fixtures/transport-factors.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const flight: TripLeg = {
  mode: 'AIR',
  distance: { value: 5554.592, kind: 'great_circle' },
  factor: transport.flight,
  passengers: 1,
}
const drive: TripLeg = { mode: 'TRUCK', distance: { value: 100, kind: 'actual' }, factor: transport.car }
const train: TripLeg = { mode: 'RAIL', distance: { value: 640, kind: 'actual' }, factor: transport.rail, passengers: 1 }

function codes(trip: Trip) {
  return calculateTrip(trip).notices.map(({ code, path }) => `${path} ${code}`)
}

/** The CO2e of a trip of one leg by 1 kg per passenger-kilometre over 1 km. */
function perKilometre(change: Partial<TripLeg>) {
  const leg = {
    mode: 'AIR',
    distance: { value: 1, kind: 'actual' },
    factor: unitFactor('passenger·km'),
    ...change,
  } as const
  return calculateTrip({ legs: [leg] }).emission.co2e
}

/** A trip of one leg as a caller without types may pass it. */
function untyped(change: Record<string, unknown>, rest: Record<string, unknown> = {}): Trip {
  return { legs: [{ ...flight, ...change }], ...rest } as unknown as Trip
}

describe('calculateTrip', () => {
  it('gives one contribution per leg, and one for the hotel', () => {
    const { contributions, method } = calculateTrip({
      legs: [train, flight, drive],
      hotel: { nights: 3, factor: transport.hotel },
    })
    expect(contributions.map(({ label }) => label)).toEqual(['leg 1', 'leg 2', 'leg 3', 'hotel'])
    expect(method).toEqual({ id: 'trip', version: 1 })
  })

  it('counts passengers, whole vehicles once, and freight by its mass', () => {
    expect(perKilometre({ passengers: 3 })).toBe(3)
    expect(calculateTrip({ legs: [{ ...drive, passengers: 3 }] }).emission.co2e).toBe(16.619)
    const freight: TripLeg = {
      mode: 'AIR',
      distance: { value: 1000 },
      factor: unitFactor('t·km'),
      mass: 500,
      massUnit: 'kg',
    }
    expect(calculateTrip({ legs: [freight] }).emission.co2e).toBe(500)
  })

  it('doubles a leg with a way back after its uplift, but no night', () => {
    const leg: TripLeg = {
      mode: 'AIR',
      distance: { value: 1000, kind: 'great_circle' },
      factor: unitFactor('passenger·km'),
      passengers: 1,
      isReturn: true,
    }
    const hotel = { nights: 2, factor: unitFactor('room·night', null) }
    expect(calculateTrip({ legs: [leg], hotel }).emission.co2e).toBe(2 * 1095 + 2)
    expect(codes({ legs: [leg] })).toEqual(['legs[0].distance distance_uplift', 'legs[0].isReturn return_doubled'])
  })

  it('doubles a car and a train like a flight, and freight only where that is requested', () => {
    expect(calculateTrip({ legs: [{ ...drive, isReturn: true }] }).emission.co2e).toBe(33.238)
    const freight: TripLeg = {
      mode: 'TRUCK',
      distance: { value: 10, kind: 'actual' },
      factor: transport.hgv,
      mass: 1,
      isReturn: true,
    }
    expect(calculateTrip({ legs: [freight] }).emission.co2e).toBe(1.0163)
    expect(codes({ legs: [freight] })).toEqual(['legs[0].isReturn return_not_doubled'])
    expect(calculateTrip({ legs: [{ ...freight, returnMovement: 'double' }] }).emission.co2e).toBe(2.0326)
  })

  it('says when a mass was given for people', () => {
    expect(codes({ legs: [{ ...train, mass: 1 }] })).toEqual(['legs[0].mass freight_mass_not_used'])
    expect(codes({ legs: [{ ...drive, mass: 1 }] })).toEqual(['legs[0].mass freight_mass_not_used'])
  })

  describe('the class of a seat', () => {
    it.each([
      ['iata_wide', 'ECONOMY', 1],
      ['iata_wide', 'PREMIUM_ECONOMY', 1.5],
      ['iata_wide', 'BUSINESS', 4],
      ['iata_wide', 'FIRST_CLASS', 5],
      ['iata_narrow', 'ECONOMY', 1],
      ['iata_narrow', 'PREMIUM_ECONOMY', 1],
      ['iata_narrow', 'BUSINESS', 1.5],
      ['iata_narrow', 'FIRST_CLASS', 1.5],
      ['published', 'FIRST_CLASS', 1],
    ] as const)('by %s weighs %s %d', (method, cabinClass, weight) => {
      expect(perKilometre({ cabin: { class: cabinClass, method } })).toBe(weight)
    })

    it('is not used for other modes and for freight, with a notice', () => {
      const cabin = { class: 'BUSINESS', method: 'iata_wide' } as const
      expect(codes({ legs: [{ ...train, cabin }] })).toEqual(['legs[0].cabin cabin_class_not_used'])
      expect(perKilometre({ mode: 'RAIL', cabin })).toBe(1)
      const freight: TripLeg = {
        mode: 'AIR',
        distance: { value: 1, kind: 'actual' },
        factor: unitFactor('t·km'),
        mass: 1,
        cabin,
      }
      expect(codes({ legs: [freight] })).toEqual(['legs[0].cabin cabin_class_not_used'])
      expect(calculateTrip({ legs: [freight] }).emission.co2e).toBe(1)
      const chartered: TripLeg = { ...freight, factor: transport.car, cabin }
      expect(codes({ legs: [chartered] })).toContain('legs[0].cabin cabin_class_not_used')
    })

    it('is used for the passengers of a flight, without a notice', () => {
      const cabin = { class: 'BUSINESS', method: 'iata_wide' } as const
      const distance = { value: 1, kind: 'actual' } as const
      const leg: TripLeg = { mode: 'AIR', distance, factor: unitFactor('passenger·km'), passengers: 1, cabin }
      expect(codes({ legs: [leg] })).toEqual([])
    })
  })

  describe('radiative forcing', () => {
    it('is out unless asked for, and a notice states what it would make of the flights, exactly', () => {
      const { emission, notices } = calculateTrip({ legs: [flight, drive] })
      expect(emission.co2e).toBe(401.33004192) // 5554.592 × 0.06926 + 16.619
      const said = notices.find(({ code }) => code === 'radiative_forcing_excluded')
      // 5554.592 × (0.06926 + 0.7 × 0.06826)
      expect(said?.message).toContain('leg 1 would be 650.120556864 kg CO2e instead of 384.71104192 kg CO2e')
      expect(said?.path).toBe('radiativeForcing')
    })

    it('raises the CO2 of flights alone where asked for', () => {
      const { emission, contributions, notices } = calculateTrip({
        legs: [flight, drive],
        radiativeForcing: 'desnz1.7',
      })
      expect(emission.co2e).toBe(666.739556864)
      expect(contributions[0]?.factor.key).toBe('test/flight/passenger-km?rf=1.7')
      expect(contributions[1]?.factor).toBe(transport.car)
      expect(notices.map(({ code }) => code)).toEqual(['distance_uplift_included', 'radiative_forcing_included'])
      const without = calculateTrip({ legs: [flight, drive] }).emission
      expect(emission.ch4).toBe(without.ch4)
      expect(emission.n2o).toBe(without.n2o)
    })

    it('leaves the way of the fuel to the tank alone', () => {
      const upstream = { legs: [{ ...flight, factor: transport.flightUpstream }] }
      expect(calculateTrip({ ...upstream, radiativeForcing: 'desnz1.7' })).toEqual(calculateTrip(upstream))
      expect(codes(upstream)).toEqual(['legs[0].distance distance_uplift_included'])
    })

    it('is said when the factor holds it', () => {
      const legs = [{ ...flight, factor: transport.flightWithForcing }]
      expect(codes({ legs })).toEqual([
        'legs[0].distance distance_uplift_included',
        'radiativeForcing radiative_forcing_included',
      ])
    })

    it('is never counted twice', () => {
      const trip: Trip = {
        legs: [flight, { ...flight, factor: transport.flightWithForcing }],
        radiativeForcing: 'desnz1.7',
      }
      expect(violationsOf(() => calculateTrip(trip))).toEqual([at('legs[1].factor', 'factor_basis_mismatch')])
    })

    it('is stated apart for the flights of which it is known', () => {
      const { notices } = calculateTrip({ legs: [flight, { ...flight, factor: transport.flightTotal }] })
      const said = notices.filter(({ code }) => code === 'radiative_forcing_excluded').map(({ message }) => message)
      expect(said).toEqual([
        expect.stringContaining('leg 1 would be 650.120556864 kg CO2e instead of 384.71104192 kg CO2e'),
        expect.stringContaining('its value for leg 2 needs'),
      ])
    })

    it('needs the CO2 apart, and its value stays unknown without', () => {
      const legs = [{ ...flight, factor: transport.flightTotal }]
      expect(violationsOf(() => calculateTrip({ legs, radiativeForcing: 'desnz1.7' }))).toEqual([
        at('legs[0].factor', 'factor_basis_mismatch'),
      ])
      const said = calculateTrip({ legs }).notices.find(({ code }) => code === 'radiative_forcing_excluded')
      expect(said?.message).toContain('its value for leg 1 needs a flight factor that was published with its CO2 apart')
    })
  })

  it('says that one traveller and one room were assumed, where they count and were not given', () => {
    const hotel = { nights: 2, factor: transport.hotel }
    expect(codes({ legs: [{ ...train, passengers: undefined }, drive], hotel })).toEqual([
      'legs[0].passengers passengers_assumed',
      'hotel.rooms rooms_assumed',
    ])
    expect(codes({ legs: [train, drive], hotel: { ...hotel, rooms: 1 } })).toEqual([])
    const freight = { mode: 'TRUCK', distance: drive.distance, factor: transport.hgv, mass: 2 } as const
    expect(codes({ legs: [freight] })).toEqual([])
  })

  describe('nights', () => {
    it('count per room', () => {
      const hotel = { nights: 3, rooms: 2, factor: transport.hotel }
      expect(calculateTrip({ legs: [], hotel }).emission).toEqual({ co2: null, ch4: null, n2o: null, co2e: 62.4 })
      expect(calculateTrip({ legs: [], hotel: { ...hotel, nights: 0 } }).emission.co2e).toBe(0)
      expect(calculateTrip({ legs: [], hotel: { ...hotel, nights: '2.0' } }).emission.co2e).toBe(41.6)
    })

    it.each([
      [[at('hotel.nights', 'must_be_whole')], { nights: 1.5 }],
      [[at('hotel.nights', 'must_be_non_negative')], { nights: -1 }],
      [[at('hotel.nights', 'not_finite')], { nights: Number.NaN }],
      [[at('hotel.rooms', 'must_be_positive')], { rooms: 0 }],
      [[at('hotel.rooms', 'must_be_whole')], { rooms: 0.5 }],
      [[at('hotel.factor', 'unit_dimension_mismatch')], { factor: transport.rail }],
      [[at('hotel.factor', 'required')], { factor: null }],
      [
        [
          at('hotel.nights', 'must_be_whole'),
          at('hotel.rooms', 'must_be_positive'),
          at('hotel.factor', 'unit_dimension_mismatch'),
        ],
        { nights: 1.5, rooms: 0, factor: transport.car },
      ],
    ])('refuse: %s', (expected, change) => {
      const hotel = { nights: 1, factor: transport.hotel, ...change }
      expect(violationsOf(() => calculateTrip({ legs: [], hotel } as Trip))).toEqual(expected)
    })
  })

  describe('rejects', () => {
    it.each([
      [at('legs[0].mode', 'invalid_choice'), { mode: 'MULE' }],
      [at('legs[0].distance.value', 'not_finite'), { distance: { value: 'NaN' } }],
      [at('legs[0].distance.value', 'must_be_non_negative'), { distance: { value: -1 } }],
      [at('legs[0].distance.value', 'not_finite'), { distance: { value: Number.POSITIVE_INFINITY } }],
      [at('legs[0].distance', 'required'), { distance: null }],
      [at('legs[0].factor', 'unit_dimension_mismatch'), { factor: transport.hotel }],
      [at('legs[0].factor', 'factor_incomplete'), { factor: transport.incomplete, mass: 1 }],
      [at('legs[0].mass', 'required'), { factor: transport.hgv }],
      [at('legs[0].mass', 'must_be_non_negative'), { mass: -1 }],
      [at('legs[0].passengers', 'must_be_positive'), { passengers: 0 }],
      [at('legs[0].passengers', 'must_be_non_negative'), { passengers: -1 }],
      [at('legs[0].passengers', 'must_be_whole'), { passengers: 1.5 }],
      [at('legs[0].cabin.class', 'invalid_choice'), { cabin: { class: 'DECK', method: 'published' } }],
      [at('legs[0].cabin.method', 'invalid_choice'), { cabin: { class: 'ECONOMY', method: 'icao' } }],
      [at('legs[0].cabin', 'invalid_type'), { cabin: 'ECONOMY' }],
      [at('legs[0].returnMovement', 'invalid_choice'), { returnMovement: 'twice' }],
    ])('a leg: %s', (expected, change) => {
      expect(violationsOf(() => calculateTrip(untyped(change)))).toEqual([expected])
    })

    it.each([
      [at('legs', 'required'), { legs: [] }],
      [at('legs', 'required'), { legs: undefined }],
      [at('legs[0]', 'required'), { legs: [null] }],
      [at('legs[0]', 'required'), { legs: ['AIR'] }],
      [at('radiativeForcing', 'invalid_choice'), { radiativeForcing: 'desnz1.9' }],
    ])('a trip: %s', (expected, rest) => {
      expect(violationsOf(() => calculateTrip(untyped({}, rest)))).toEqual([expected])
    })

    it('all that is wrong at once, leg by leg', () => {
      const legs = [
        { ...flight, mode: 'MULE', passengers: 0 },
        { ...train, distance: { value: '' } },
      ]
      const hotel = { nights: -1, factor: transport.hotel }
      expect(violationsOf(() => calculateTrip({ legs, hotel } as unknown as Trip))).toEqual([
        at('legs[0].mode', 'invalid_choice'),
        at('legs[0].passengers', 'must_be_positive'),
        at('legs[1].distance.value', 'empty'),
        at('hotel.nights', 'must_be_non_negative'),
      ])
    })
  })

  it('takes passengers back where credits are allowed', () => {
    const legs = [{ ...train, passengers: -1 }]
    expect(calculateTrip({ legs, allowCredits: true }).emission.co2e).toBe(-22.6944)
  })

  it('takes a factor per passenger-mile', () => {
    const factor = defineFactor({
      key: 'test/one/mile',
      unit: 'passenger·mi',
      distanceBasis: 'actual',
      per1: { co2e: '1' },
    })
    expect(perKilometre({ factor, distance: { value: 1, unit: 'mi', kind: 'actual' } })).toBe(1)
  })
})
