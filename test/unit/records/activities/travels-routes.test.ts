import { describe, expect, it } from 'vitest'
import { refusalsOf } from '../../../fixtures/service.ts'
import { came, FLIGHTS, KM_1000, travelService, tripInput, way } from '../../../fixtures/travels.ts'

const { LONG, SHORT, DOMESTIC, BETWEEN } = FLIGHTS
const LEEDS_HULL = way('Leeds works', 'Hull works')

describe('options and stops (T17, T19)', () => {
  it('T17: are kept as they came, known or not', async () => {
    const customOptions = { passengers: '2', seat: ['12A', null, { deep: [1.5] }], distanceKm: '1000.50', via: ['DUB'] }
    const { record } = await travelService().company.travels.create(tripInput({ customOptions }))
    expect(record.movementDto.customOptions).toEqual(customOptions)
  })

  it('T17: a declared distance goes before the one between the places, and says so', async () => {
    const { methods, notices } = await came(tripInput({ customOptions: { distanceKm: '1234.5' } }))
    expect(methods).toEqual(['1234.5 declared'])
    expect(notices).toContain('distance_declared movementDto.customOptions.distanceKm')
    expect(notices).toContain('distance_basis_assumed movementDto.customOptions.distanceKm')
  })

  it('T17: with a declared distance the places need not be known', async () => {
    const { kg, notices } = await came(tripInput({ ...way('Nowhereville', 'JFK'), ...KM_1000 }))
    expect(kg).toBeGreaterThan(0)
    expect(notices).toContain('place_not_used movementDto.fromAddress.startPoint')
    expect(notices).toContain('haul_assumed_international movementDto.transportType')
  })

  it('T19: each stop ends a leg, and the hauls are those of the legs', async () => {
    const { factors, activities, methods, notices } = await came(
      tripInput({ ...way('EDI', 'JFK'), customOptions: { via: ['LHR', 'DUB'] } }, { flightClass: 'ECONOMY' }),
    )
    expect(activities).toEqual(['leg 1: 1 passenger', 'leg 2: 1 passenger', 'leg 3: 1 passenger'])
    expect(factors).toEqual([
      `${DOMESTIC}/average-passenger/without-rf/passenger-km`,
      `${SHORT}/economy-class/without-rf/passenger-km`,
      `${BETWEEN}/economy-class/without-rf/passenger-km`,
    ])
    expect(methods).toHaveLength(3)
    expect(new Set(notices).size).toBe(notices.length)
  })

  it('T19: no stops are one leg; a stop that is no place is rejected at its field', async () => {
    expect((await came(tripInput({ customOptions: { via: [] } }))).activities).toHaveLength(1)
    const wrong = tripInput({ customOptions: { via: ['DUB', 'Nowhereville', ' '] } })
    expect(await refusalsOf(() => came(wrong))).toEqual([
      'movementDto.customOptions.via[1] place_not_found',
      'movementDto.customOptions.via[2] empty',
    ])
    const many = tripInput({ customOptions: { via: Array.from({ length: 51 }, () => 'DUB') } })
    expect(await refusalsOf(() => came(many))).toEqual(['movementDto.customOptions.via list_too_long'])
    const most = tripInput({
      customOptions: { via: Array.from({ length: 50 }, (_, stop) => (stop % 2 ? 'AMS' : 'DUB')) },
    })
    expect((await came(most)).activities).toHaveLength(51)
  })

  it('T17, T19: a declared distance is of the whole way, so that the stops are not used', async () => {
    const { methods, notices } = await came(tripInput({ customOptions: { distanceKm: 6000, via: ['Nowhereville'] } }))
    expect(methods).toEqual(['6000 declared'])
    expect(notices).toContain('distance_declared movementDto.customOptions.via')
  })
})

describe('places (B10)', () => {
  it('B10: the address is used where the point is empty, at its own field', async () => {
    const ends = {
      fromAddress: { startAddress: 'Leeds works' },
      toAddress: { endPoint: ' ', endAddress: 'Hull works' },
    }
    const { methods } = await came(tripInput({ ...ends, transportType: 'TRUCK' }))
    expect(methods).toHaveLength(1)
    const wrong = { fromAddress: { startAddress: 'Nowhereville' }, toAddress: { endAddress: 'Hull works' } }
    expect(await refusalsOf(() => came(tripInput({ ...wrong, transportType: 'TRUCK' })))).toEqual([
      'movementDto.fromAddress.startAddress place_not_found',
    ])
  })

  it('B10: an address far from the point leaves a notice, and the point stands', async () => {
    const far = { fromAddress: { startPoint: 'LHR', startAddress: 'Leeds works' }, toAddress: { endPoint: 'JFK' } }
    const { kg, notices } = await came(tripInput(far))
    expect(kg).toBe((await came(tripInput())).kg)
    expect(notices).toContain('point_and_address_differ movementDto.fromAddress.startPoint')
  })

  it('B10: an end that is neither point nor address is rejected', async () => {
    const blank = tripInput({ fromAddress: { startPoint: '', startAddress: ' ' }, toAddress: {} })
    expect(await refusalsOf(() => came(blank))).toEqual([
      'movementDto.fromAddress.startPoint empty',
      'movementDto.toAddress.endPoint empty',
    ])
  })

  it('B10: a code that is also a city far away is in doubt, but for the airport of a flight', async () => {
    const doubt = tripInput({ ...way('OSS', 'Hull works'), transportType: 'TRUCK' })
    expect(await refusalsOf(() => came(doubt))).toEqual(['movementDto.fromAddress.startPoint ambiguous_place'])
    expect((await came(tripInput(way('OSS', 'LHR')))).kg).toBeGreaterThan(0)
  })

  it('R9: road and rail take the factors of the country that both ends share, else the home region', async () => {
    const american = await came(tripInput({ ...way('Boston, US', 'Chicago, US'), transportType: 'TRUCK' }))
    expect(american.factors).toEqual(['epa-2025/travel/passenger-car/vehicle-mile'])
    const german = await came(tripInput({ ...way('Mainz works', 'Hamburg, DE'), transportType: 'TRUCK' }))
    expect(german.factors).toEqual(['passenger-vehicles/cars-by-size/average-car/unknown/km'])
    expect(german.notices).toContain('factor_region_fallback movementDto.transportType')
    const british = await came(tripInput({ ...LEEDS_HULL, transportType: 'TRUCK' }))
    expect(british.notices).not.toContain('factor_region_fallback movementDto.transportType')
  })

  it('B11: the estimate of a way by road is visible', async () => {
    const { notices, methods } = await came(tripInput({ ...LEEDS_HULL, transportType: 'TRUCK', transportWeightTon: 1 }))
    expect(methods).toEqual([expect.stringMatching(/geodesic-wgs84@1$/)])
    expect(notices).toContain('distance_estimated movementDto')
  })

  it('R9: the edition is that of the dates, another one is said, or rejected by the policy', async () => {
    const dates = { startDateUtc: '2027-03-03', endDateUtc: '2027-03-06' }
    const { notices, factors } = await came(tripInput({}, dates))
    expect(factors).toEqual([`desnz-2026/${LONG}/average-passenger/without-rf/passenger-km`])
    expect(notices).toContain('factor_edition_older movementDto.startDate')
    const exact = { policy: { edition: 'exact' } } as const
    const nights = tripInput({ customOptions: { hotelCountry: 'GB' } }, { ...dates, hotelNights: 1 })
    expect(await refusalsOf(() => came(nights, exact))).toEqual([
      'movementDto.startDate factor_not_found',
      'startDateUtc factor_not_found',
    ])
    const earlier = await came(tripInput({}, { startDateUtc: '2024-03-03', endDateUtc: '2024-03-06' }))
    expect(earlier.factors[0]).toContain('desnz-2024/')
  })
})
