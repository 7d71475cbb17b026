import { describe, expect, it } from 'vitest'
import { refusalsOf } from '../../../fixtures/service.ts'
import { came, FLIGHTS, KM_1000, tripInput, way } from '../../../fixtures/travels.ts'

const { LONG } = FLIGHTS
const TAXI = 'desnz-2025/business-travel-land/taxis/regular-taxi/passenger-km'
const HGV = 'freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km'
const LEEDS_HULL = way('Leeds works', 'Hull works')

describe('the load of a trip (T3, T10, B13)', () => {
  it('T3: a flight with a class carries its passenger', async () => {
    const { kg, factors, notices, activities } = await came(tripInput(KM_1000, { flightClass: 'BUSINESS' }))
    expect(factors).toEqual([`${LONG}/business-class/without-rf/passenger-km`])
    expect(activities).toEqual(['leg 1: 1 passenger'])
    expect(kg).toBe(200.83)
    expect(notices).not.toContain('average_passenger flightClass')
  })

  it('T3: a mass beside the class of a flight is not used', async () => {
    const sent = tripInput({ ...KM_1000, transportWeightTon: 2 }, { flightClass: 'BUSINESS' })
    const { kg, notices } = await came(sent)
    expect(kg).toBe(200.83)
    expect(notices).toContain('freight_mass_not_used movementDto.transportWeightTon')
    const light = await came(tripInput({ ...KM_1000, weight: 250 }, { flightClass: 'BUSINESS' }))
    expect(light.notices).toContain('freight_mass_not_used movementDto.weight')
  })

  it('T3: a flight with a mass and no class is air freight', async () => {
    const { kg, factors, activities, notices } = await came(tripInput({ ...KM_1000, transportWeightTon: '0.5' }))
    expect(factors).toEqual(['freighting-goods/freight-flights/long-haul-to-from-uk/without-rf/tonne-km'])
    expect(activities).toEqual(['leg 1: 0.5 t'])
    expect(kg).toBe(265.65)
    expect(notices).not.toContain('average_passenger flightClass')
  })

  it('T3, T4: a flight with neither carries the average passenger, and says so', async () => {
    const { factors, notices } = await came(tripInput(KM_1000))
    expect(factors).toEqual([`${LONG}/average-passenger/without-rf/passenger-km`])
    expect(notices).toContain('average_passenger flightClass')
  })

  it('T3, T9: a trip without a number of passengers or rooms counts for one, and says so', async () => {
    const assumed = async (movement: object, rest: object = {}) =>
      (await came(tripInput({ ...KM_1000, ...movement }, rest))).notices.filter((one) =>
        /^(passengers|rooms)_/.test(one),
      )
    const options = { ...KM_1000.customOptions, hotelCountry: 'GB' }
    const passengers = 'passengers_assumed movementDto.customOptions.passengers'
    expect(await assumed({ customOptions: options }, { hotelNights: 2 })).toEqual([
      passengers,
      'rooms_assumed movementDto.customOptions.rooms',
    ])
    expect(await assumed({ customOptions: { ...options, passengers: 2, rooms: 1 } }, { hotelNights: 2 })).toEqual([])
    expect(await assumed({ transportWeightTon: 2 })).toEqual([])
  })

  it('T3, B13, K: TRUCK, RAIL and SHIP with a mass are movements of freight', async () => {
    const freight = (transportType: 'TRUCK' | 'RAIL' | 'SHIP') =>
      came(tripInput({ ...LEEDS_HULL, ...KM_1000, transportType, transportWeightTon: 2 }))
    const [truck, rail, ship] = [await freight('TRUCK'), await freight('RAIL'), await freight('SHIP')]
    expect([truck.factors, rail.factors, ship.factors]).toEqual([
      [HGV],
      ['freighting-goods/rail/freight-train/tonne-km'],
      ['freighting-goods/cargo-ship/container-ship/average/tonne-km'],
    ])
    expect([truck.kg, ship.kg]).toEqual([203.26, 32.24])
    expect(truck.notices).not.toContain('truck_read_as_car movementDto.transportType')
  })

  it('T3, K: without one they carry people: a car as a whole, national rail, a ferry', async () => {
    const people = (transportType: 'TRUCK' | 'RAIL' | 'SHIP') =>
      came(tripInput({ ...LEEDS_HULL, transportType, customOptions: { distanceKm: 100, passengers: 3 } }))
    const [car, rail, ferry] = [await people('TRUCK'), await people('RAIL'), await people('SHIP')]
    expect([car.factors, rail.factors, ferry.factors]).toEqual([
      ['passenger-vehicles/cars-by-size/average-car/unknown/km'],
      ['business-travel-land/rail/national-rail/passenger-km'],
      ['business-travel-sea/ferry/average-all-passenger/passenger-km'],
    ])
    expect([car.activities, rail.activities]).toEqual([['leg 1: 1 vehicle'], ['leg 1: 3 passenger']])
    expect(rail.kg).toBe(10.638)
    expect(car.notices).toContain('truck_read_as_car movementDto.transportType')
    expect(rail.notices).not.toContain('truck_read_as_car movementDto.transportType')
  })

  it('T3: the factor of a taxi is per passenger, and none of a car', async () => {
    const taxi = (passengers: { passengers?: number }) =>
      came(
        tripInput({
          ...LEEDS_HULL,
          transportType: 'TRUCK',
          customOptions: { distanceKm: 100, emissionFactorId: TAXI, ...passengers },
        }),
      )
    const [alone, three] = [await taxi({}), await taxi({ passengers: 3 })]
    expect(alone.activities).toEqual(['leg 1: 1 passenger'])
    expect(alone.notices).toContain('passengers_assumed movementDto.customOptions.passengers')
    expect(alone.notices).not.toContain('truck_read_as_car movementDto.transportType')
    expect(three.activities).toEqual(['leg 1: 3 passenger'])
    expect(three.notices).toEqual(alone.notices.filter((one) => !one.startsWith('passengers_assumed')))
  })

  it('T3: passengers of a flight count each; without a number there is one', async () => {
    const flight = (customOptions: Record<string, unknown>) =>
      came(tripInput({ customOptions }, { flightClass: 'BUSINESS' }))
    expect((await flight({ distanceKm: 1000, passengers: '4' })).kg).toBe(803.32)
    expect((await flight({ distanceKm: 1000 })).kg).toBe(200.83)
  })

  it('T3: a weight of 100 kg or more is freight, less is not', async () => {
    const road = (weight: number | string) =>
      came(tripInput({ ...LEEDS_HULL, ...KM_1000, transportType: 'TRUCK', weight }))
    const heavy = await road(100)
    expect(heavy.factors).toEqual([HGV])
    expect(heavy.activities).toEqual(['leg 1: 100 kg'])
    expect(heavy.notices).toContain('mass_from_weight movementDto.weight')
    const light = await road('99.99999999999999999999')
    expect(light.factors).toEqual(['passenger-vehicles/cars-by-size/average-car/unknown/km'])
    expect(light.notices).toContain('freight_mass_not_used movementDto.weight')
  })

  it('T10: transportWeightTon goes before weight, and more than a kilogram between them is said', async () => {
    const masses = (weight: number, transportWeightTon: number) =>
      came(tripInput({ ...LEEDS_HULL, ...KM_1000, transportType: 'TRUCK', weight, transportWeightTon }))
    const apart = await masses(2001.5, 2)
    expect(apart.kg).toBe(203.26)
    expect(apart.notices).toContain('weight_differs movementDto.weight')
    expect(apart.notices).not.toContain('mass_from_weight movementDto.weight')
    for (const weight of [1999, 2001]) {
      const near = await masses(weight, 2)
      expect(near.kg).toBe(203.26)
      expect(near.notices).not.toContain('weight_differs movementDto.weight')
    }
  })

  it('R4: zero tonnes carry nothing, so that the trip is one of people and not of zero emission', async () => {
    const { kg, notices } = await came(
      tripInput({ ...LEEDS_HULL, ...KM_1000, transportType: 'RAIL', transportWeightTon: 0 }),
    )
    expect(kg).toBe(35.46)
    expect(notices).toContain('zero_mass_read_as_passenger movementDto.transportWeightTon')
    expect(notices).not.toContain('freight_mass_not_used movementDto.transportWeightTon')
  })

  it('R4: zero tonnes beside a class or a weight are what they are, and said', async () => {
    const seat = await came(tripInput({ ...KM_1000, transportWeightTon: 0 }, { flightClass: 'BUSINESS' }))
    expect(seat.notices).toContain('freight_mass_not_used movementDto.transportWeightTon')
    const road = tripInput({ ...LEEDS_HULL, ...KM_1000, transportType: 'TRUCK', transportWeightTon: 0, weight: 500 })
    expect((await came(road)).notices).toEqual(
      expect.arrayContaining([
        'weight_differs movementDto.weight',
        'zero_mass_read_as_passenger movementDto.transportWeightTon',
      ]),
    )
  })

  it.each([
    ['79.99999999999999999999', false],
    [80, true],
    [99, true],
    [100, true],
    ['120.0', true],
    ['120.00000000000000000001', false],
  ])('T3: a weight within a fifth of 100 kg says that it is near the limit: %s kg', async (weight, isNear) => {
    const near = 'weight_near_freight_limit movementDto.weight'
    const road = await came(tripInput({ ...LEEDS_HULL, ...KM_1000, transportType: 'TRUCK', weight }))
    expect(road.notices.includes(near)).toBe(isNear)
  })

  it('T3: nothing is near a limit where the tonnes or the class of a flight decide', async () => {
    const near = 'weight_near_freight_limit movementDto.weight'
    const road = { ...LEEDS_HULL, ...KM_1000, transportType: 'TRUCK', weight: 100, transportWeightTon: '0.1' } as const
    expect((await came(tripInput(road))).notices).not.toContain(near)
    const flight = tripInput({ ...KM_1000, weight: 100 }, { flightClass: 'BUSINESS' })
    expect((await came(flight)).notices).not.toContain(near)
  })

  it('T10, T11: up to 59 t, digits as text too', async () => {
    const loaded = (transportWeightTon: number | string) =>
      came(tripInput({ ...LEEDS_HULL, ...KM_1000, transportType: 'TRUCK', transportWeightTon }))
    expect((await loaded('59')).activities).toEqual(['leg 1: 59 t'])
    expect((await loaded(59)).kg).toBe((await loaded('59.0')).kg)
    for (const wrong of [59.0001, '59.00000000000000000001', 60]) {
      expect(await refusalsOf(() => loaded(wrong))).toEqual(['movementDto.transportWeightTon quantity_too_large'])
    }
    expect(await refusalsOf(() => loaded(-0.001))).toEqual(['movementDto.transportWeightTon must_be_non_negative'])
  })
})
